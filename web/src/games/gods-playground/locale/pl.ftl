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
option-treaty-limits-name = Wczesne tury: traktaty z Imperium Osmańskim, żadnych z Tatarami
option-sturdy-treaty-name = Droższy traktat trudniej zerwać
option-home-provinces-name = Na koniec punkt za każdą posiadłość w macierzystej prowincji rodu

board-choices = Twoje możliwości
board-your-blocks = Twoje żetony wpływu
board-block = Żeton { $block }, zostało { $left }
board-blocks-help = Weź żeton, potem wskaż prowincję lub dwór, albo odwrotnie. Na mapie klawisze 0–5 kładą żeton, Delete go zabiera.
board-take-back = zabierz
board-said-ready = Gotowe. Zmień żeton albo cofnij, jeśli chcesz się namyślić.
board-said-bid = Twoja oferta: { $coins } zł.
board-coins = Złote
board-act-assign = Połóż tu żeton.
board-act-reassign = Leży tu żeton { $block }; połóż inny.
board-circle = { $region }, pole o wartości { $worth }{ $twin ->
        [inner] { " " }(bliższe środka kraju)
        [middle] { " " }(środkowe)
        [outer] { " " }(bliższe granicy)
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

board-family-points = Punkty prestiżu
board-family-coins = Złote
board-family-income = Dochód
board-family-worth = Wartość posiadłości
board-family-nobles = Szlachta w puli
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
