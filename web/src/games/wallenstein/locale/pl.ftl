# The page to print
summary-prices = Akcje i ceny w talarach
summary-hunger = Zima: ziemie bez zboża
summary-missing = Brak zboża
summary-revolts = Bunty
summary-peasants = Chłopi
summary-events = Wydarzenia i zboże tracone, jeśli zostaną na zimę

# Chapters of the rules
chapter-W-0 = Elementy i przygotowanie
chapter-W-1 = Pora roku
chapter-W-2 = Akcje
chapter-W-3 = Walka
chapter-W-4 = Wydarzenia
chapter-W-5 = Zima i punktacja
chapter-W-6 = Wieża
chapter-W-7 = Dodatek: dwór cesarski
chapter-W-8 = Dodatek: karty regionów
chapter-W-9 = Dodatek: wodzowie i posągi

# Słowa potrzebne tylko na stronie gry Wallenstein.
fact-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
    .title = Punkty
fact-thalers = { $count ->
    [one] { $count } talar
    [few] { $count } talary
   *[many] { $count } talarów
}
    .title = Talary
fact-grain = zboże: { $count }
    .title = Zboże

## Mapa
board-map = Mapa
board-plan = Plan
board-show = Pokaż
board-out = poza tą rozgrywką
board-act-draft = Weź tę ziemię
board-act-plan = Weź tę kartę do ręki
board-act-return = Sprowadź tu wodza
board-act-enter = Postaw tu wodza
board-act-pardon = Usuń stąd znacznik buntu
board-act-gift = Buduj tutaj
board-act-garrison = Wystaw tu armie
board-act-march = Maszeruj tutaj
board-act-shift = Przesuń się tutaj
board-act-lead = Wyślij tu wodza
board-act-revolt = Ten bunt jako następny
board-attack-with = Iloma armiami atakujesz?
board-move-with = Ile armii przesuwasz?
board-odds = Szansa na zdobycie ziemi, ± { $error } %
board-odds-late = Szanse nie są jeszcze znane.
board-armies-sent = Wysłane armie
board-attack = Atakuj, armie: { $armies }
board-move = Przesuń, armie: { $armies }
board-draft = Dobieranie ziem
board-open-cards = Odkryte karty ziem
board-groups = Pozostałe grupy armii

## Karty pory roku
board-season = Pora roku
board-year = Rok { $year }
board-action-cards = Karty akcji
board-stand-action = Akcja { $now } z { $all }
board-face-down = zakryta
board-now = właśnie wykonywana
board-done = wykonana
board-order = Kolejność
board-events = Wydarzenia roku
board-winter-loss = Zimą każdy traci tyle zboża: { $loss }.
board-winter-losses = Zimą każdy traci zboże: od { $low } do { $high }, zależnie od wydarzenia, które zostanie.

## Plansza planowania
board-planning = Twój plan
board-spaces = Pola akcji
board-spaces-left = { $count ->
    [0] wszystkie pola zajęte
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[many] { $count } wolnych pól
}
board-said-ready = Zgłoszono gotowość
board-change-plan = Zmień plan
board-empty = puste
board-slot = Kolejność wykonania: { $place }
board-slot-hidden = Kolejność jest jeszcze zakryta
board-quelled = szansa stłumienia, gdyby walczyć teraz: { $chance }
board-hand = Twoje karty
board-blank-hint = Karta monet lub wieży: na tym polu nic się nie dzieje
board-card-facts = { $armies ->
    [one] { $armies } armia
    [few] { $armies } armie
   *[many] { $armies } armii
}, podatek { $tax }, zboże { $grain }, { $free ->
    [0] brak wolnej parceli
    [one] { $free } wolna parcela
    [few] { $free } wolne parcele
   *[many] { $free } wolnych parceli
}
board-your-leader = tu jest twój wódz
board-lies-on = leży na polu: { $space }
board-thalers-after = Talary { $now } → { $after }
board-grain-after = Zboże { $now } → { $after } na { $counties ->
    [one] { $counties } ziemię
    [few] { $counties } ziemie
   *[many] { $counties } ziem
}
board-more-warnings = { $count ->
    [one] (i jeszcze jedno pole)
    [few] (i jeszcze { $count } pola)
   *[many] (i jeszcze { $count } pól)
}
warn-money = zabraknie talarów: potrzeba { $price }, a zostanie wtedy najwyżej { $thalers }.
warn-money-maybe = może zabraknąć talarów: potrzeba { $price }, a może zostać wtedy tylko { $thalers }.
warn-same-building = taki budynek już tam stoi.
warn-no-site = brak wolnej parceli.
warn-no-building = nie ma już takich budynków w puli.
warn-revolt = wybuchnie bunt: { $armies ->
    [one] { $armies } armia
    [few] { $armies } armie
   *[many] { $armies } armii
} przeciw { $markers ->
    [one] { $markers } chłopu
   *[other] { $markers } chłopom
}{ $tray ->
    [0] .
   *[other] , na tacy dodatkowo: { $tray }.
}
warn-one-army = stoi tam tylko jedna armia: żadna nie wyruszy, jeśli wcześniej nie dołączą inne.
warn-no-armies = w twojej puli jest mniej armii niż { $armies }.
warn-court-armies = { $count ->
    [one] { $count } armia musi odejść
    [few] { $count } armie muszą odejść
   *[many] { $count } armii musi odejść
}, a jedna zostać: jest ich tam za mało.
warn-tray = na tacy leży mniej twoich armii niż { $count }.
warn-no-courtiers = w twojej puli jest mniej dworzan niż { $count }.
board-space-palace = Pałac
board-space-church = Kościół
board-space-trading-house = Faktoria
board-space-grain = Zboże
board-space-taxes = Podatki
board-space-armies-5 = 5 armii
board-space-armies-3 = 3 armie
board-space-army-1 = 1 armia i ruch
board-space-battle-a = Bitwa A
board-space-battle-b = Bitwa B
board-space-court-3 = Dwór, 3 armie
board-space-court-2 = Dwór, 2 armie
board-space-court-1 = Dwór, 1 armia
board-space-bid = Oferta

## Wieża
board-tower = Wieża
board-throw-before = Poprzedni rzut
board-throw-after = Następny rzut
board-skip = Pomiń
board-play-again = Pokaż jeszcze raz
board-put-away = Odłóż
board-cubes-thrown = wpadło
board-cubes-stayed = zostało
board-cubes-out = wypadło
board-cubes-freed = z wnętrza wieży: { $count }

## Panele
board-seats = Gracze
board-row-counties = Ziemie
board-armies = Armie na mapie
board-row-supply = Armie w puli
board-row-courtiers = Dworzanie w puli
board-row-region-card = Karta regionu
board-row-statues = Posągi
board-row-trophies = Trofea
board-standing = Punktacja według regionów
board-most-of = Przewagi
board-if-scored = Gdyby liczyć teraz
board-score-counties = Ziemie
board-score-buildings = Budynki
board-score-majorities = Przewagi
board-score-sum = Punkty wtedy
board-winter = Nadchodząca zima
board-winter-missing = Ziemie bez zboża
board-winter-revolts = Bunty
board-plans-shown = Ujawnione plany i oferty
board-court = Dwór cesarski
board-court-hall = Sala przyjęć
board-court-room = Sala audiencyjna
board-favour = Łaska { $favour }:
board-price = cena w dworzanach: { $price }
board-guess = linia kropkowana oznacza liczbę, którą mogliśmy tylko odtworzyć
board-chronicle = Kronika
board-legend = Znaki
board-sign-palace = pałac
board-sign-church = kościół
board-sign-trading-house = faktoria
board-sign-revolt = znacznik buntu
board-sign-leader = wódz
board-sign-statue = posąg
board-sign-courtier = dworzanin
board-sign-army = armie
board-sign-tax = podatek
board-sign-grain = zboże
board-sign-site = parcela

## What things are
explain-armies = Litera i kolor mówią, czyje są, a liczba, ile ich jest. Jedna zawsze zostaje na miejscu, gdy inne ruszają.
    .title = Armie
explain-palace = Daje 1 punkt co rok. Kto ma najwięcej pałaców w regionie, dostaje jeszcze 3.
    .title = Pałac
explain-church = Daje 1 punkt co rok. Kto ma najwięcej kościołów w regionie, dostaje jeszcze 2.
    .title = Kościół
explain-trading-house = Daje 1 punkt co rok. Kto ma najwięcej faktorii w regionie, dostaje jeszcze 1.
    .title = Faktoria
explain-revolt = Pobrano tu podatki lub zboże. Przy następnym poborze powstanie tylu chłopów, ile leży znaczników.
    .title = Znacznik buntu
explain-leader = Na tej ziemi budowa jest tańsza, a zboże, podatki i zaciąg przynoszą więcej. Po każdej porze roku rusza dalej.
    .title = Wódz
explain-statue = Zostawił go wódz, który ruszył dalej. Na końcu daje 1 punkt, chyba że inny wódz zabierze go jako trofeum.
    .title = Posąg
explain-tax = Tyle talarów przynosi tu akcja podatków.
    .title = Podatek
explain-grain = Tyle zboża przynosi tu akcja zboża.
    .title = Zboże
explain-site = Każdy budynek potrzebuje wolnego miejsca, a na ziemi może stać tylko jeden danego rodzaju.
    .title = Miejsce pod budowę
explain-tower = Wszystkie kostki walki wrzuca się razem. Niektóre zostają w środku, a niektóre z leżących tam wypadają: liczy się tylko to, co spadnie na tacę.
    .title = Wieża
explain-counties = Każda daje 1 punkt i każda potrzebuje zimą jednej miary zboża.
    .title = Ziemie
explain-supply = Nie ma ich ani na mapie, ani w wieży: tyle można jeszcze wystawić.
    .title = Armie w puli
explain-winter = Gdyby zima przyszła teraz: ile ziem byłoby bez zboża i ile buntów by to wywołało. Dwie liczby, gdy zależy to od wydarzenia, które zostanie.
    .title = Nadchodząca zima
explain-standing = Kto ma najwięcej pałaców, kościołów i faktorii w każdym regionie i ile by to dało punktów.
    .title = Przewagi
explain-if-scored = Tyle punktów miałby każdy, gdyby rok podliczono w tej chwili.
    .title = Gdyby liczyć teraz
explain-order = Wybrana według ofert tej pory roku. Każde miejsce daje premię, która trwa do końca pory roku.
    .title = Kolejność gry
explain-face-down = Pięć z dziesięciu akcji leży zakrytych. Następną odkrywa się po każdej zakończonej akcji.
    .title = Zakryta akcja
explain-winter-loss = Jeśli to wydarzenie zostanie jako ostatnie, każdy traci tyle zboża.
    .title = Strata zimą
explain-guess = Drukowanej liczby nie udało się sprawdzić: nasza jest odtworzona.
    .title = Niepewne
explain-warned = { $told }
    .title = { $name }
