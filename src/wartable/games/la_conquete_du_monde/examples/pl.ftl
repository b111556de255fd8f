# The rulebook’s worked examples
example-03-fourteen-territories-four-armies = Czternaście terytoriów daje cztery armie
example-04-africa-oceania-and-six-more-ten-armies = Afryka, Oceania i sześć innych terytoriów: dziesięć armii
example-05-ten-armies-one-to-three-dice = Dziesięć armii atakuje jedną, dwiema lub trzema kośćmi
example-06-five-three-two-against-six-two = 5-3-2 na 6-2: po jednej armii
example-07-five-four-one-against-a-lone-four = 5-4-1 na jedną czwórkę: terytorium zdobyte
example-08-six-against-six = Szóstka na szóstkę: wygrywa obrońca
example-09-six-two-two-against-five-four-two = 6-2-2 na 5-4-2: atakujący traci dwie
example-10-first-exchange-of-two-sets = Pierwsza wymiana, dwa zestawy naraz: dziesięć armii
example-11-second-exchanger-with-three-sets = Drugi wymieniający, z trzema zestawami: dwadzieścia cztery armie
example-12a-alaska-attacks-khabarovsk = Ziemia jest okrągła: Alaska atakuje Kamczatkę
example-12b-khabarovsk-attacks-alaska = Ziemia jest okrągła: Kamczatka atakuje Alaskę
example-13a-second-rule-one-to-five-territories = Druga reguła, od jednego do pięciu terytoriów
example-13b-second-rule-six-to-nine-territories = Druga reguła, od sześciu do dziewięciu terytoriów
