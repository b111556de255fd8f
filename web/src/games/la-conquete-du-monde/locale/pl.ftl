# The page to print
summary-continents = Armie za cały kontynent
summary-exchange = Armie za zestaw, kolejne wymiany

# Chapters of the rules
chapter-CM-0 = Elementy i przygotowanie
chapter-CM-1 = Rozdanie terytoriów
chapter-CM-2 = Krok pierwszy: posiłki
chapter-CM-3 = Krok drugi: walka
chapter-CM-4 = Krok trzeci: ruch
chapter-CM-5 = Karty
chapter-CM-6 = Eliminacja i koniec gry
chapter-CM-7 = Druga reguła
chapter-CM-8 = Późniejsza odmiana

# Phases are called like the chapters of the rules
phase-deal = { chapter-CM-1 }
phase-first-step = { chapter-CM-2 }
phase-second-step = { chapter-CM-3 }
phase-third-step = { chapter-CM-4 }
phase-end = { chapter-CM-6 }

# Plansza
fact-territories = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
    [many] { $count } terytoriów
   *[other] { $count } terytorium
}
    .title = Terytoria
fact-armies = { $count ->
    [one] { $count } armia
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}
    .title = Armie
fact-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
    .title = Karty
turn-information = Tura i karty
round = Runda { $round }
your-cards = Twoje karty ({ $count })
last-battle = Ostatnia bitwa
dice-attack = Atak: { $dice }
dice-defence = Obrona: { $dice }
losses = { $count ->
    [0] bez strat
    [one] stracona { $count } armia
    [few] stracone { $count } armie
    [many] straconych { $count } armii
   *[other] stracone { $count } armii
}
conquered = Terytorium zdobyte.
attack-dice = Kości ataku
dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
attack-until = Atakuj do skutku
keep = ale zostaw
stop = Zatrzymaj
at-a-time = Naraz:
armies-at-a-time = Armie rozstawiane naraz
armies-number = Liczba armii
all = wszystkie ({ $count })
everyone = wszystkie
send-number = Wyślij { $count }
act-place = Rozstaw tu armie
act-from = Wyrusz stąd
act-attack = Atakuj
act-move = Przesuń tu armię
act-back = Wstecz
continents = Kontynenty
holds-all = ma cały
missing = { $count ->
    [one] brakuje { $count }
    [few] brakuje { $count }
    [many] brakuje { $count }
   *[other] brakuje { $count }
}
odds-taken = Zdobycie w końcu, zależnie od kości w tym rzucie:

# Czym są rzeczy na stole
explain-card-infantry = Piechota, armata i kawaleria tworzą zestaw, który przy wymianie daje armie.
    .title = Piechota
explain-card-cannon = Piechota, armata i kawaleria tworzą zestaw, który przy wymianie daje armie.
    .title = Armata
explain-card-cavalry = Piechota, armata i kawaleria tworzą zestaw, który przy wymianie daje armie.
    .title = Kawaleria
explain-card-joker = Sam jest całym zestawem albo, jeśli stół tak wybrał, dowolną kartą zestawu.
    .title = Joker
explain-continent-bonus = Kto na początku swojej tury ma wszystkie jego terytoria ({ $count }), dostaje dodatkowe armie: { $armies }.
    .title = { $continent }: +{ $armies }
explain-exchange = Wartość zestawu rośnie z każdą wymianą, czyjakolwiek by była: im dłużej się czeka, tym więcej daje, innym też.
    .title = Wymiana kart
explain-odds = Jak często terytorium pada, jeśli teraz rzuca się tyloma kośćmi, a potem zawsze największą ich liczbą, do końca, a obrońca zawsze rzuca tyloma, iloma może.
    .title = Szanse
explain-battle = Kości łączy się w pary od najwyższej. Niższa z pary traci armię, przy remisie wygrywa obrońca. Blade kości nie miały pary.
    .title = Ostatnia bitwa
explain-sea-line = Kropkowana linia łączy dwa brzegi: atakuje się i przechodzi wzdłuż niej jak przez granicę.
    .title = Linia morska
explain-armies = Tyle armii tu stoi. Piechur oznacza do 4, jeździec od 5 do 9, armata od 10. Jedna armia zawsze zostaje.
    .title = Armie
