# The page to print
summary-enemies = Wrogowie: siła w turach dla 3/4 graczy, punkty
summary-circles = Posiadłości na koniec gry

# Chapters of the rules
chapter-GP-0 = Elementy i przygotowanie
chapter-GP-1 = 1. Dochód z posiadłości
chapter-GP-2 = 2. Klientela szlachecka
chapter-GP-3 = 3. Nadanie buławy
chapter-GP-4 = 4. Armia Koronna
chapter-GP-5 = 5. Wydarzenia
chapter-GP-6 = 6. Posłowie na Sejm
chapter-GP-7 = 7. Nowe posiadłości
chapter-GP-8 = 8. Akcje specjalne
chapter-GP-9 = 9. Armie prywatne
chapter-GP-10 = 10. Kampanie magnackie
chapter-GP-11 = 11. Inwazje wrogów
chapter-GP-12 = 12. Odsiecz Armii Koronnej
chapter-GP-13 = 13. Ekspansja wrogów
chapter-GP-14 = 14. Plądrowanie kraju
chapter-GP-15 = 15. Punkty prestiżu
chapter-GP-16 = 16. Zakończenie tury
chapter-GP-17 = 17. Koniec gry
chapter-GP-O = Warianty

# Co mówi plansza Bożego Igrzyska poza słowami samej gry.

board-choices = Twoje możliwości
board-your-blocks = Twoje żetony wpływu
board-block = Żeton { $block }, zostało { $left }
board-blocks-help = Weź żeton, potem wskaż prowincję lub dwór, albo odwrotnie.
board-blocks-keys = Na mapie klawisze 0–5 kładą żeton, Delete go zabiera.
board-take-back = zabierz
board-said-ready = Gotowe. Zmień żeton albo cofnij, jeśli chcesz się namyślić.
board-said-bid = Twoja oferta: { $coins } zł.
board-coins = Złote
board-act-assign = Połóż tu żeton.
board-act-reassign = Leży tu żeton { $block }; połóż inny.
board-circle = { $region }, pole o wartości { $worth }{ $twin ->
        [inner] { " " }(z lewej)
        [middle] { " " }(pośrodku)
        [outer] { " " }(z prawej)
       *[none] { "" }
    }: { $owner }.
board-free = wolne
board-move-from = Przenieś stąd szlachcica …
board-cossacks = Kozacy
board-under-treaty = Traktat: bez ataku
board-after-dice = po rzucie kośćmi: { $percent }
board-history-round = Historia tury { $round }: { $name }
board-history-enemy = Historia: { $foe }
board-first = buława

board-strip = Tury i fazy
board-round = Tura { $round }
board-stand = Tura { $round } z { $rounds } · { $phase }
board-phase = Faza { $number }: { $phase }

board-verb-build = Posiadłość
board-verb-assign = Położenie żetonu
board-verb-clear = Zabranie żetonu
board-verb-ready = Gotowość
board-verb-fewer = Mniej szlachty
board-verb-bid = Licytacja
board-verb-pass = Pas
board-verb-manager = Zarządca
board-verb-danzig = Gdańsk
board-verb-treaty = Traktat
board-verb-move = Przeniesienie szlachty
board-verb-veto = Liberum veto
board-verb-confederation = Konfederacja
board-verb-school = Kolegium
board-verb-city = Miasto
board-verb-raise = Werbunek
board-verb-buy = Zakup jednostek
board-verb-campaign = Kampania
board-verb-strike = Odsiecz
board-verb-done = Zakończ

fact-points = { $count ->
    [one] { $count } punkt prestiżu
    [few] { $count } punkty prestiżu
   *[many] { $count } punktów prestiżu
}
    .title = Punkty prestiżu
fact-coins = { $count ->
    [one] { $count } złoty
    [few] { $count } złote
   *[many] { $count } złotych
}
    .title = Złote
board-family-points = Punkty prestiżu
board-family-coins = Złote
board-family-income = Dochód
board-family-worth = Wartość posiadłości
board-family-nobles = Szlachta w puli
board-family-nobles-sent = Szlachta w kraju
board-family-discs = Dyski w puli
board-family-units = Piechota, kawaleria, artyleria
board-family-blocks = Pozostałe żetony

board-legend = Znaki i pewność liczb
board-noble = szlachcic
board-estate = posiadłość
board-invader = kostka wroga
board-doubtful = liczba niepewna: patrz niżej
board-king-cube = kostka króla
board-strength-now = siła teraz
board-glory = punkty prestiżu za najwięcej kostek
board-treaty-slot = traktat
board-influence = wpływy Habsburgów
board-crown-table = Armia Koronna
board-crown-base = Tura { $round }
board-crown-levy = Żetony dworu { $from }–{ $upto }

# ---- explained ----
explain-noble = Szlachcic rodu, którego herb nosi. Szlachta wybiera do Sejmu i płaci się nią za posiadłości, akcje, armie i kampanie.
    .title = Szlachcic
explain-invader = Kostki wroga w prowincji. Kosztują posiadłości i zamożność, a rozchodzą się dalej, gdy szlachty jest mniej niż kostek.
    .title = Najeźdźcy
explain-estate = Posiadłość rodu, którego herb nosi. Co turę przynosi tyle, ile wynosi zamożność prowincji, a na koniec tyle punktów, ile podano na polu.
    .title = Posiadłość
explain-site = Miejsce na posiadłość. Liczba to punkty, które przyniesie na koniec. Najpierw zajmuje się najniższe wolne pole.
    .title = Wolne pole
explain-manager = Ta posiadłość przynosi co turę 2 zł więcej.
    .title = Zarządca
explain-city = Na koniec ta posiadłość liczy się potrójnie.
    .title = Miasto
explain-value = Tyle przynosi co turę każda posiadłość prowincji, od 1 do 5. Spada tam, gdzie stoją wrogowie, rośnie w czasie pokoju.
    .title = Zamożność
explain-cossack = Walczą na Ukrainie i tylko z Tatarami, trafiają od 4 oczek. Nienajęci przechodzą do Tatarów.
    .title = Kozacy
explain-influence = Do czwartej tury Habsburgowie wysyłają wpływy. Odbierają szlachtę, a gdzie zostaną, kosztują posiadłości.
    .title = Wpływy Habsburgów
explain-infantry = Trafia od 5 oczek, z artylerią od 4. Jedynka to jej koniec.
    .title = Piechota
explain-cavalry = Trafia od 4 oczek, z artylerią od 3. Jedynka to jej koniec.
    .title = Kawaleria
explain-artillery = Sama nie rzuca: każda kość jej armii w prowincji liczy się o 1 wyżej.
    .title = Artyleria
explain-enemy-cube = Kostki dołożone przez kości: każda wzmacnia wroga o 1.
    .title = Wzmocnienie
explain-vienna = Kostki osmańskie pod Wiedniem. Stąd mogą dojść do Wielkopolski.
    .title = Wiedeń
explain-campaigner = Kostki z kampanii rodu: każda wstrzymuje 1 siły wroga. Kto ma ich najwięcej, otrzymuje punkty z tego pola.
    .title = Sława
explain-king-cube = Trafienie Armii Koronnej. Wstrzymuje 1 siły, a król walczy o punkty tego pola.
    .title = Kostka króla
explain-glory = Dla rodu, który ma w tym polu najwięcej kostek, co turę.
    .title = Punkty prestiżu
explain-enemy-die = Ilekroć wypadnie ten wynik przy wydarzeniach lub inwazjach, wróg rośnie o 1.
    .title = Kość wroga
explain-base-strength = Siła wroga w każdej z czterech tur, zanim dojdą kostki.
    .title = Siła bazowa
explain-strength = Siła bazowa i kostki razem: z taką siłą wróg uderzyłby teraz.
    .title = Siła teraz
explain-treaty = Jeden na turę: ten wróg nie atakuje, chyba że kości go zerwą.
    .title = Traktat
explain-forecast = Gdzie i iloma kostkami uderzyłby wróg, gdyby nic się nie zmieniło.
    .title = Co nadchodzi
explain-chance = Jak prawdopodobne jest, że po rzucie na inwazje wejdzie choć jedna kostka.
    .title = Szansa
explain-entry = Prowincja, do której wkracza ten wróg.
    .title = Wejście
explain-expansion = Z prowincji, do której wkroczył, wróg idzie tędy dalej, jeśli ma tam więcej kostek, niż jest szlachty.
    .title = Ekspansja
explain-crown-army = Jednostki króla w tej turze. Może je wysłać, kto ma dysk w Sejmie.
    .title = Armia Koronna
explain-court = Żetony położone tutaj decydują o buławie i o liczbie jednostek Armii Koronnej.
    .title = Dwór Królewski
explain-sejm = Zdobywa je ród z największą liczbą szlachty w prowincji. Daje 2 punkty albo płaci się nim za Armię Koronną lub traktat.
    .title = Miejsce w Sejmie
explain-block = Tylu szlachciców przybędzie do tej prowincji. Nikt go nie widzi przed odkryciem.
    .title = Twój żeton
explain-score = Tarcze rodów stoją przy swoich punktach.
    .title = Punkty prestiżu
explain-round = Cztery tury, od 1386 do 1795 roku. Naciśnij, aby przeczytać, co się wtedy działo.
    .title = Tura
explain-region = Każda posiadłość przynosi tu { $value } zł w turze. Szlachta wszystkich rodów: { $nobles }. { $threat }
    .title = { $region }
explain-enemy = Atakuje co turę. Jego tarcza otwiera jego historię.
    .title = Wróg
explain-unsure = Nie mamy drukowanej planszy: to nasz najlepszy domysł. Stół może mieć własną.
    .title = Liczba niepewna
