# Wallenstein – polski

## Gra
game-name = Wallenstein
game-blurb = Pięciu dowódców wojny trzydziestoletniej przez dwa lata walczy o 45 ziem Rzeszy. W tajemnicy planują dziesięć akcji na każdą porę roku; o bitwach rozstrzyga wieża pełna kostek, a głodni chłopi pamiętają każdy podatek.

## Wydania
edition-base = Gra bez dodatków.
edition-expanded = Gra ze wszystkimi trzema dodatkami: dwór cesarski, karty regionów oraz wodzowie i ich posągi.
edition-base-name = Wallenstein (drugie wydanie)
edition-expanded-name = Wallenstein z dodatkami

## Opcje
option-set-up = Pierwsze ziemie
option-set-up-draft = są dobierane karta po karcie
option-set-up-printed = pochodzą z wydrukowanego układu
option-court = Dodatek: dwór cesarski
option-region-cards = Dodatek: karty regionów
option-leaders = Dodatek: wodzowie i posągi
option-winter-marker = Ziemia, która buntuje się zimą,
option-winter-marker-yes = dostaje najpierw znacznik buntu
option-winter-marker-no = nie dostaje znacznika buntu
option-flight = Z wodzami: wódz może uciec na ziemię niesąsiednią
option-flight-free = kiedy tylko właściciel zechce
option-flight-forced = tylko gdy żadna sąsiednia ziemia nie należy do właściciela
option-tower = Wieża
option-tower-two-floors = ma dwa piętra, na których spadające kostki strącają inne
option-tower-simple = zatrzymuje co trzecią wrzuconą kostkę i wypuszcza co trzecią z leżących w środku

## Stałe polecenia
order-tile-army = Armia z mojego żetonu ataku lub obrony
order-tile-army-always = Zawsze ją dodawaj
order-tile-army-ask = Pytaj mnie za każdym razem

## Dowódcy
seat-red = Wallenstein
seat-blue = Tilly
seat-yellow = Pappenheim
seat-violet = Gustaw Adolf
seat-black = Mansfeld

# Ich kolory i kostki chłopów
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-violet = fioletowy
colour-black = czarny
colour-peasants = chłopi

# Co wypada z wieży
cube-red = czerwona
cube-blue = niebieska
cube-yellow = żółta
cube-violet = fioletowa
cube-black = czarna
cube-peasants = chłop
cube-stop = nic więcej

## Regiony
region-brandenburg = Brandenburgia
region-sachsen = Saksonia
region-oesterreich = Austria
region-bayern = Bawaria
region-kurpfalz = Palatynat

## Ziemie
# Brandenburgia
county-altmark = Stara Marchia
county-bremen = Brema
county-holstein = Holsztyn
county-lueneburg = Lüneburg
county-mecklenburg = Meklemburgia
county-mittelmark = Marchia Środkowa
county-neumark = Nowa Marchia
county-osnabrueck = Osnabrück
county-vorpommern = Pomorze Przednie
# Saksonia
county-anhalt = Anhalt
county-hessen-darmstadt = Hesja-Darmstadt
county-hessen-kassel = Hesja-Kassel
county-paderborn = Paderborn
county-kursachsen = Elektorat Saksonii
county-lausitz = Łużyce
county-saechs-lande = Księstwa Saskie
county-vogtland = Vogtland
county-wolfenbuettel = Wolfenbüttel
# Austria
county-boehmen = Czechy
county-kaernten = Karyntia
county-maehren = Morawy
county-niederoesterreich = Dolna Austria
county-oberoesterreich = Górna Austria
county-passau = Pasawa
county-schlesien = Śląsk
county-steiermark = Styria
county-tirol = Tyrol
# Bawaria
county-augsburg = Augsburg
county-baden = Badenia
county-konstanz = Konstancja
county-bayern = Księstwo Bawarii
county-oberpfalz = Górny Palatynat
county-regensburg = Ratyzbona
county-salzburg = Salzburg
county-wuerttemberg = Wirtembergia
county-wuerzburg = Würzburg
# Palatynat
county-luettich = Liège
county-zweibruecken = Zweibrücken
county-breisgau = Bryzgowia
county-burgund = Burgundia
county-koeln = Kolonia
county-trier = Trewir
county-mark = Mark
county-lothringen = Lotaryngia
county-strassburg = Strasburg

## Pory roku
season-spring = Wiosna
season-summer = Lato
season-autumn = Jesień
season-winter = Zima

## Budynki
building-palace = pałac
building-church = kościół
building-trading-house = faktoria

## Akcje
action-palace = Budowa pałacu
action-church = Budowa kościoła
action-trading-house = Budowa faktorii
action-grain = Zbiór zboża
action-taxes = Pobór podatków
action-armies-5 = Wystawienie 5 armii
action-armies-3 = Wystawienie 3 armii
action-army-1 = Wystawienie 1 armii i ruch
action-battle-a = Bitwa/ruch A
action-battle-b = Bitwa/ruch B

# Pola planszetki gracza
space-palace = { action-palace }
space-church = { action-church }
space-trading-house = { action-trading-house }
space-grain = { action-grain }
space-taxes = { action-taxes }
space-armies-5 = { action-armies-5 }
space-armies-3 = { action-armies-3 }
space-army-1 = { action-army-1 }
space-battle-a = { action-battle-a }
space-battle-b = { action-battle-b }
space-court-3 = Dwór, 3 armie
space-court-2 = Dwór, 2 armie
space-court-1 = Dwór, 1 armia
space-bid = Oferta

# Karty, które na nich leżą
card-altmark = { county-altmark }
card-bremen = { county-bremen }
card-holstein = { county-holstein }
card-lueneburg = { county-lueneburg }
card-mecklenburg = { county-mecklenburg }
card-mittelmark = { county-mittelmark }
card-neumark = { county-neumark }
card-osnabrueck = { county-osnabrueck }
card-vorpommern = { county-vorpommern }
card-anhalt = { county-anhalt }
card-hessen-darmstadt = { county-hessen-darmstadt }
card-hessen-kassel = { county-hessen-kassel }
card-paderborn = { county-paderborn }
card-kursachsen = { county-kursachsen }
card-lausitz = { county-lausitz }
card-saechs-lande = { county-saechs-lande }
card-vogtland = { county-vogtland }
card-wolfenbuettel = { county-wolfenbuettel }
card-boehmen = { county-boehmen }
card-kaernten = { county-kaernten }
card-maehren = { county-maehren }
card-niederoesterreich = { county-niederoesterreich }
card-oberoesterreich = { county-oberoesterreich }
card-passau = { county-passau }
card-schlesien = { county-schlesien }
card-steiermark = { county-steiermark }
card-tirol = { county-tirol }
card-augsburg = { county-augsburg }
card-baden = { county-baden }
card-konstanz = { county-konstanz }
card-bayern = { county-bayern }
card-oberpfalz = { county-oberpfalz }
card-regensburg = { county-regensburg }
card-salzburg = { county-salzburg }
card-wuerttemberg = { county-wuerttemberg }
card-wuerzburg = { county-wuerzburg }
card-luettich = { county-luettich }
card-zweibruecken = { county-zweibruecken }
card-breisgau = { county-breisgau }
card-burgund = { county-burgund }
card-koeln = { county-koeln }
card-trier = { county-trier }
card-mark = { county-mark }
card-lothringen = { county-lothringen }
card-strassburg = { county-strassburg }
card-blank = bez akcji
card-coin-0 = karta monet 0
card-coin-1 = karta monet 1
card-coin-2 = karta monet 2
card-coin-3 = karta monet 3
card-coin-4 = karta monet 4
card-tower = karta wieży

## Żetony premii
tile-thaler = +1 talar
tile-grain = +1 miara zboża
tile-armies = 6 armii zamiast 5
tile-attack = +1 armia w ataku
tile-defence = +1 armia w obronie

## Karty wydarzeń, każda z liczbą miar zboża traconych zimą
event-market-peace-5 = Mir targowy (zima 5)
event-market-peace-7 = Mir targowy (zima 7)
event-armed-peasants = Uzbrojeni chłopi (zima 3)
event-palace-guard-2 = Straż pałacowa (zima 2)
event-palace-guard-6 = Straż pałacowa (zima 6)
event-sanctuary-3 = Azyl kościelny (zima 3)
event-sanctuary-4 = Azyl kościelny (zima 4)
event-poor-taxes = Puste sakiewki (zima 0)
event-rich-taxes = Pełne sakiewki (zima 2)
event-rich-harvest = Urodzaj (zima 3)
event-poor-harvest = Nieurodzaj (zima 4)
event-few-recruits = Mało rekrutów (zima 1)

# Co sprawiają
effect-market-peace = Budowa faktorii usuwa z jej ziemi znacznik buntu.
effect-armed-peasants = Zaatakowanej ziemi neutralnej broni dwóch chłopów zamiast jednego.
effect-palace-guard = Zaatakowana ziemia z pałacem dostaje jeszcze jednego obrońcę z puli właściciela.
effect-sanctuary = Ziem z kościołem nie można atakować.
effect-poor-taxes = Podatki przynoszą najwyżej 5 talarów.
effect-rich-taxes = Podatki przynoszą co najmniej 6 talarów.
effect-rich-harvest = Zbiór przynosi co najmniej 4 miary zboża.
effect-poor-harvest = Zbiór przynosi najwyżej 3 miary zboża.
effect-few-recruits = Wystawienie 5 i 3 armii daje tylko 3 i 2, za tę samą cenę.

## Łaski
favour-kind-event = odwołuje wydarzenie tej pory roku
favour-kind-thalers = talary
favour-kind-armies = armie na tacę
favour-kind-pardon = usuwa znacznik buntu albo zapobiega następnemu
favour-kind-grain = zboże
favour-kind-points = punkty
favour-kind-palace = pałac bez opłaty
favour-kind-church = kościół bez opłaty
favour-kind-trading-house = faktoria bez opłaty
favour-kind-shield-a = brak ataków w akcji Bitwa/ruch A
favour-kind-shield-b = brak ataków w akcji Bitwa/ruch B
favour-kind-shield-ab = brak jakichkolwiek ataków
favour-kind-garrison = armie bez opłaty na własnej lub neutralnej ziemi

## Premie regionów
bonus-thalers = talary
bonus-armies = armie na tacę
bonus-grain = zboże
bonus-points = punkty

# Co wódz zostawia po sobie
legacy-statue = zostawia posąg
legacy-nothing = nie zostawia posągu

## Fazy
phase-set-up = Przygotowanie gry
phase-filling = Napełnianie wieży
phase-reception = Przyjęcie na dworze
phase-clearing = Opróżnianie tacy
phase-event-cards = Wydarzenia roku
phase-leaders-return = Powrót wodzów
phase-action-cards = Karty akcji
phase-bonus-tiles = Żetony premii
phase-favour-cards = Karty łask
phase-planning = Plany i oferty
phase-event = Wydarzenie
phase-bids = Oferty
phase-order = Kolejność
phase-leaders-enter = Wejście wodzów
phase-region-bonus = Premie regionów
phase-court = Dwór cesarski
phase-audience = Audiencja
phase-actions = Akcje
phase-leaders-move = Wymarsz wodzów
phase-end-of-season = Koniec pory roku
phase-winter-grain = Zima: zboże
phase-winter-revolts = Zima: bunty
phase-scoring = Punktacja
phase-new-year = Nowy rok
phase-end-of-game = Koniec gry

## Etapy wyboru
stage-draft = dobieranie ziemi
stage-station = wybór armii dla ziemi
stage-draft-leader = decyzja o miejscu wodza
stage-return = powrót wodza
stage-plan = tajne plany i oferty
stage-choose-place = wybór miejsca w kolejności
stage-enter = wejście wodza
stage-bonus = wybór premii regionu
stage-petition = prośba o łaskę
stage-recall-event = decyzja o wydarzeniu
stage-pardon = usunięcie znacznika buntu
stage-gift = wybór ziemi na budynek bez opłaty
stage-garrison = wybór ziemi na armie bez opłaty
stage-march = wybór bitwy lub ruchu
stage-shift = wybór ruchu
stage-attack-army = decyzja o dodatkowej armii w ataku
stage-defence-army = decyzja o dodatkowej armii w obronie
stage-lead = wymarsz wodza
stage-revolt = wybór następnego buntu
stage-over = koniec gry

## Wezwania
prompt-draft = Weź jedną z dwóch odkrytych ziem albo kartę z wierzchu stosu.
prompt-station = { $county }: wybierz, która z twoich grup armii tam stanie.
prompt-draft-leader = { $county }: postaw tu swojego wodza albo zachowaj go na późniejszą ziemię.
prompt-return = Sprowadź wodza z powrotem na jedną ze swoich ziem albo zostaw go poza planszą.
prompt-plan = { $season }, rok { $year }: połóż w tajemnicy po karcie na każdym polu i jedną jako ofertę, a potem zgłoś gotowość (masz { $thalers ->
        [one] { $thalers } talara
        [few] { $thalers } talary
       *[many] { $thalers } talarów
    }).
prompt-choose-place = Wybierz miejsce w kolejności, a z nim żeton premii.
prompt-enter = Postaw wodza na jednej ze swoich ziem.
prompt-bonus = Wybierz jedną premię ze swojej karty regionu.
prompt-petition = Masz w sali audiencyjnej { $courtiers ->
        [one] { $courtiers } dworzanina
       *[other] { $courtiers } dworzan
    }: kup łaskę albo nie proś o żadną.
prompt-recall-event = { $card }: odwołaj wydarzenie tej pory roku albo zostaw je w mocy.
prompt-pardon = Wybierz swoją ziemię, z której zniknie znacznik buntu.
prompt-gift = Łaska { $favour }: wybierz swoją ziemię na budynek bez opłaty albo nic nie buduj.
prompt-garrison = Łaska { $favour }: wybierz własną lub neutralną ziemię na armie bez opłaty.
prompt-march = { $origin }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }: wybierz sąsiednią ziemię i liczbę armii, które tam ruszą, albo pozostań na miejscu. Co najmniej jedna zostaje.
prompt-shift = { $origin }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }: wybierz własną sąsiednią ziemię i liczbę armii, które tam ruszą, albo zrezygnuj z ruchu. Co najmniej jedna zostaje.
prompt-attack-army = { $origin } → { $target }: dzięki żetonowi możesz dodać do ataku jeszcze jedną armię.
prompt-defence-army = { $origin } → { $target }: to atak na ciebie; dzięki żetonowi możesz dodać do obrony jeszcze jedną armię.
prompt-lead = Twój wódz musi ruszyć dalej: wybierz inną swoją ziemię. Jeśli sąsiaduje, wódz może zostawić po sobie posąg.
prompt-revolt = Wybierz, na której z twoich ziem rozegra się następny bunt.

## Wybory
choice-take = Weź: { $county }
choice-draw = Dobierz ze stosu
choice-renew = Odkryj dwie nowe karty
choice-station = Armie: { $armies }
choice-lead-here = Postaw tu wodza
choice-later = Później
choice-plan = { $space }: { $card }
choice-clear = { $space }: zabierz kartę
choice-ready = Gotowe
choice-place = Zajmij miejsce { $place }
choice-enter = Wódz: { $county }
choice-bonus = Premia: { $bonus } ({ $amount })
choice-favour = Łaska { $favour } za { $price ->
        [one] { $price } dworzanina
       *[other] { $price } dworzan
    }: { $amount ->
        [0] { $kind }
       *[other] { $kind } ({ $amount })
    }
choice-recall = Odwołaj wydarzenie
choice-pardon = Usuń znacznik buntu: { $county }
choice-build = Buduj: { $county }
choice-garrison = Wystaw armie: { $county }
choice-march = Cel: { $county }, armie: { $armies }
choice-add = Dodaj armię
choice-lead = Wódz: { $county }, { $legacy }
choice-revolt = Bunt: { $county }
choice-pass = { $stage ->
        [return] Zostaw wodza poza planszą
        [petition] Nie proś o łaskę
        [recall-event] Zostaw wydarzenie w mocy
        [gift] Nic nie buduj
        [march] Pozostań na miejscu
        [shift] Bez ruchu
        [attack-army] Zrezygnuj
        [defence-army] Zrezygnuj
       *[other] Pas
    }

## Wydarzenia
event-first-drawn = Losowanie: zaczyna { $seat }.
event-pair-opened = Odkryte karty ziem: { $county } i { $other }.
event-card-opened = Odkryta karta ziemi: { $county }.
event-pair-renewed = { $seat } wsuwa obie odkryte karty pod stos.
event-county-taken = { $seat } bierze ziemię: { $county }.
event-county-drawn = { $seat } dobiera ziemię ze stosu: { $county }.
event-stationed = { $seat } wystawia { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    }: { $county }.
event-lined-up = { $seat } otrzymuje wydrukowany układ: { $counties ->
        [one] { $counties } ziemia
        [few] { $counties } ziemie
       *[many] { $counties } ziem
    }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }.
event-tower-filled = Wieża jest napełniona. W środku: chłopi { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-received = { $seat } { $courtiers ->
        [0] nie wysyła nikogo
        [one] wysyła { $courtiers } dworzanina
       *[other] wysyła { $courtiers } dworzan
    } do sali przyjęć.
event-year-began = Rok { $year }
event-event-opened = Wydarzenie tego roku: { $card }.
event-season-began = { $season }, rok { $year }
event-action-laid = Akcja { $slot }: { $action }.
event-action-turned = Odkryta akcja { $slot }: { $action }.
event-tile-laid = Miejsce { $place } w kolejności: { $tile }.
event-favour-laid = Wyłożono łaskę { $favour }, cena: { $price ->
        [one] { $price } dworzanin
       *[other] { $price } dworzan
    }.
event-plans-made = Wszystkie plany są gotowe.
event-event-came = Wydarzenie tej pory roku: { $card }.
event-bid-shown = { $seat } { $card ->
        [nikt] nie składa oferty
       *[other] składa ofertę: { $card }
    }.
event-bid-paid = { $seat } { $thalers ->
        [0] nic nie płaci
        [one] płaci { $thalers } talara
        [few] płaci { $thalers } talary
       *[many] płaci { $thalers } talarów
    }.
event-lot-drawn = Równe oferty: losowanie wygrywa { $seat }.
event-place-chosen = { $seat } zajmuje miejsce { $place } w kolejności: { $tile }.
event-leader-placed = { $seat } stawia wodza: { $county }.
event-leader-returned = Wódz wraca ({ $seat }): { $county }.
event-leader-stayed-away = Wódz pozostaje poza planszą ({ $seat }).
event-trophy-taken = { $seat } zabiera { $trophies ->
        [one] posąg jako trofeum
        [few] { $trophies } posągi jako trofea
       *[many] { $trophies } posągów jako trofea
    }: { $county }.
event-region-card-turned = { $seat } ma ziemie w { $regions ->
        [one] { $regions } regionie
       *[other] { $regions } regionach
    } i odkrywa kartę regionu { $card }.
event-region-card-stayed = { $seat } { $regions ->
        [0] nie ma ziem w żadnym regionie
        [one] ma ziemie tylko w { $regions } regionie
       *[other] ma ziemie tylko w { $regions } regionach
    }: bez premii.
event-bonus-taken = { $seat } bierze premię regionu: { $bonus } ({ $amount }).
event-courtiers-sent = { $seat } wysyła do sali przyjęć { $courtiers ->
        [one] { $courtiers } dworzanina
       *[other] { $courtiers } dworzan
    } ({ $space }: { $card }).
event-no-courtiers-sent = { $seat } nie wysyła dworzan ({ $space }: { $card ->
        [nikt] brak karty
       *[other] { $card }
    }).
event-moved-up = { $seat } wprowadza do sali audiencyjnej { $courtiers ->
        [one] { $courtiers } dworzanina
       *[other] { $courtiers } dworzan
    }.
event-favour-asked = { $seat } kupuje łaskę { $favour } za { $courtiers ->
        [one] { $courtiers } dworzanina
       *[other] { $courtiers } dworzan
    }.
event-no-favour-asked = { $seat } nie kupuje łaski.
event-favour-wasted = { $seat } nie wykorzystuje łaski { $favour }.
event-event-recalled = { $seat } odwołuje wydarzenie: { $card }.
event-event-kept = { $seat } zostawia wydarzenie w mocy: { $card }.
event-thalers-given = { $seat } { $thalers ->
        [0] nie dostaje talarów
        [one] dostaje { $thalers } talara
        [few] dostaje { $thalers } talary
       *[many] dostaje { $thalers } talarów
    }.
event-armies-given = { $seat } { $armies ->
        [0] nie kładzie armii
        [one] kładzie { $armies } armię
        [few] kładzie { $armies } armie
       *[many] kładzie { $armies } armii
    } na tacę.
event-marker-pardoned = { $seat } usuwa znacznik buntu: { $county }.
event-pardon-kept = { $seat } zachowuje łaskę przeciw następnemu znacznikowi buntu.
event-pardon-used = Zachowana łaska ({ $seat }) zapobiega znacznikowi buntu: { $county }.
event-grain-given = { $seat } { $grain ->
        [0] nie dostaje zboża
        [one] dostaje { $grain } miarę zboża
        [few] dostaje { $grain } miary zboża
       *[many] dostaje { $grain } miar zboża
    }.
event-points-given = { $seat } { $points ->
        [0] nie dostaje punktów
        [one] dostaje { $points } punkt
        [few] dostaje { $points } punkty
       *[many] dostaje { $points } punktów
    }.
event-building-given = { $seat } wznosi budynek bez opłaty ({ $county }): { $building }.
event-shield-given = Łaska { $favour }, { $seat }, w tej porze roku: { $kind }.
event-garrisoned = { $seat } wystawia bez opłaty { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    }: { $county }.
event-court-rose = Audiencja skończona: dworzanie wracają do sali przyjęć, a pozostałe łaski wypadają z gry.
event-action-began = Akcja: { $action }
event-action-shown = { $seat } odkrywa: { $action }, { $county }.
event-action-blank = { $seat } odkrywa: { $action }, bez ziemi.
event-action-void = { $seat } nie może wykonać akcji: { $action }, { $county }.
event-built = { $seat } wznosi budynek ({ $county }): { $building }, { $thalers ->
        [0] bez opłaty
        [one] { $thalers } talar
        [few] { $thalers } talary
       *[many] { $thalers } talarów
    }.
event-market-calmed = Nowa faktoria usuwa znacznik buntu: { $county }.
event-harvested = { $seat } { $grain ->
        [0] nie zbiera zboża
        [one] zbiera { $grain } miarę zboża
        [few] zbiera { $grain } miary zboża
       *[many] zbiera { $grain } miar zboża
    }: { $county }.
event-taxed = { $seat } { $thalers ->
        [0] nie ściąga podatków
        [one] ściąga { $thalers } talara podatków
        [few] ściąga { $thalers } talary podatków
       *[many] ściąga { $thalers } talarów podatków
    }: { $county }.
event-marker-laid = Przybywa znacznik buntu: { $county }, teraz { $markers }.
event-recruited = { $seat } wystawia { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    } za { $thalers ->
        [one] { $thalers } talara
        [few] { $thalers } talary
       *[many] { $thalers } talarów
    }: { $county }.
event-moved = { $seat } przesuwa { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    }: { $origin } → { $county }.
event-stayed = { $seat } pozostaje na miejscu: { $county }.
event-attacked = { $seat } atakuje: { $origin } → { $county } ({ $defender ->
        [nikt] ziemia neutralna
       *[other] broni się { $defender }
    }), { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }.
event-attacker-added = Żeton ataku: { $seat } dodaje jeszcze jedną armię.
event-defender-added = Żeton obrony: { $seat } dodaje jeszcze jedną armię.
event-palace-defended = Straż pałacowa ({ $county }): { $seat } dostaje jeszcze jedną armię.
event-revolt-began = Bunt ({ $county }): { $seat } ma { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[many] { $armies } armii
    } przeciw { $peasants ->
        [0] żadnemu chłopu
        [one] { $peasants } chłopu
       *[other] { $peasants } chłopom
    }.
event-cubes-thrown = Do wieży: chłopi { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-cubes-out = Z wieży: chłopi { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-conquered = { $seat } zdobywa ziemię, { $attack } do { $defence }: { $county } ({ $defender ->
        [nikt] dotąd neutralna
       *[other] traci ją { $defender }
    }); { $armies ->
        [one] wkracza { $armies } armia
        [few] wkraczają { $armies } armie
       *[many] wkracza { $armies } armii
    }.
event-held-out = { $seat } utrzymuje ziemię, { $defence } do { $attack }: { $county } (na próżno atakuje { $attacker }); { $armies ->
        [one] zostaje { $armies } armia
        [few] zostają { $armies } armie
       *[many] zostaje { $armies } armii
    }.
event-laid-waste = { $county }: atakuje { $attacker }, { $attack } do { $defence }, i nie zostaje nikt, kto utrzymałby ziemię. Staje się ona neutralna, bez budynków i znaczników buntu.
event-not-beaten = { $county }: ziemia pozostaje neutralna, { $attacker } atakuje na próżno, { $attack } do { $defence }.
event-revolt-quelled = { $seat } tłumi bunt: { $county }, { $defence } do { $peasants }; { $armies ->
        [one] zostaje { $armies } armia
        [few] zostają { $armies } armie
       *[many] zostaje { $armies } armii
    }.
event-revolt-won = Chłopi zwyciężają, { $peasants } do { $defence }: { $seat } traci ziemię ({ $county }). Staje się ona neutralna, bez budynków i znaczników buntu.
event-card-lost = { $seat } traci kartę z planu: { $county } ({ $space }).
event-leader-lost = Wódz schodzi z planszy ({ $seat }), bo jego ziemia jest stracona: { $county }.
event-leader-marched = Wódz rusza dalej ({ $seat }): { $origin } → { $county }.
event-statue-raised = { $seat } zostawia posąg: { $county }.
event-leader-fled = Wódz ucieka ({ $seat }): { $origin } → { $county }.
event-season-ended = { $season }: koniec pory roku.
event-winter-came = Zimę przynosi ostatnia karta, { $card }: { $grain ->
        [0] nikt nie traci zboża
        [one] każdy traci { $grain } miarę zboża
        [few] każdy traci { $grain } miary zboża
       *[many] każdy traci { $grain } miar zboża
    }.
event-grain-lost = { $seat } { $grain ->
        [0] nie traci zboża
        [one] traci { $grain } miarę zboża
        [few] traci { $grain } miary zboża
       *[many] traci { $grain } miar zboża
    }.
event-fed = { $counties ->
        [0] { $seat } nie ma ziem do wyżywienia.
        [one] { $seat } ma dość zboża, { $grain } na { $counties } ziemię: nikt nie głoduje.
        [few] { $seat } ma dość zboża, { $grain } na { $counties } ziemie: nikt nie głoduje.
       *[many] { $seat } ma dość zboża, { $grain } na { $counties } ziem: nikt nie głoduje.
    }
event-hungry = { $seat } nie ma zboża dla { $missing ->
        [one] { $missing } ziemi
       *[other] { $missing } ziem
    }: { $revolts ->
        [0] bez buntów
        [one] { $revolts } bunt
        [few] { $revolts } bunty
       *[many] { $revolts } buntów
    }, dodatkowych chłopów w każdym: { $peasants }.
event-revolt-drawn = Los wskazuje zbuntowaną ziemię ({ $seat }): { $county }.
event-counties-scored = { $seat } { $points ->
        [0] nie zdobywa punktów
        [one] zdobywa { $points } punkt
        [few] zdobywa { $points } punkty
       *[many] zdobywa { $points } punktów
    } za { $counties ->
        [0] ziemie
        [one] { $counties } ziemię
        [few] { $counties } ziemie
       *[many] { $counties } ziem
    }.
event-buildings-scored = { $seat } { $points ->
        [0] nie zdobywa punktów
        [one] zdobywa { $points } punkt
        [few] zdobywa { $points } punkty
       *[many] zdobywa { $points } punktów
    } za { $buildings ->
        [0] budynki
        [one] { $buildings } budynek
        [few] { $buildings } budynki
       *[many] { $buildings } budynków
    }.
event-majority-scored = { $seat } ma przewagę ({ $region }, { $building }): { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-majority-shared = { $seat } dzieli przewagę z innymi ({ $region }, { $building }): { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-markers-removed = Wszystkie znaczniki buntu znikają.
event-statues-scored = { $seat } { $points ->
        [0] nie zdobywa punktów
        [one] zdobywa { $points } punkt
        [few] zdobywa { $points } punkty
       *[many] zdobywa { $points } punktów
    } za posągi i trofea (posągi: { $statues }, trofea: { $trophies }).
event-game-ended = Koniec gry: { $seat } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $thalers ->
        [one] { $thalers } talara
        [few] { $thalers } talary
       *[many] { $thalers } talarów
    }.

## Odmowy
refusal-game-over = Gra jest skończona.
refusal-wrong-phase = Ten wybór nie należy do tej fazy.
refusal-out-of-game = Przy trzech graczach ta ziemia jest poza grą.
refusal-not-open = Ta karta jest zakryta: weź odkrytą albo dobierz ze stosu.
refusal-pair-is-new = Dwie nowe karty możesz odkryć tylko wtedy, gdy przy twoim poprzednim wyborze leżały te same dwie.
refusal-group-placed = Nie masz już grupy armii tej wielkości.
refusal-space-taken = Leży tam już karta; najpierw ją zabierz.
refusal-space-empty = Nie leży tam żadna karta.
refusal-no-side-board = Przy tym stole nikt nie ma bocznej planszetki: należy ona do dworu cesarskiego.
refusal-not-your-county = Ta ziemia nie należy do ciebie.
refusal-county-planned = Karta tej ziemi leży na innym polu; każda służy raz na porę roku.
refusal-no-coin-card = Nie masz już na to karty monet.
refusal-coin-is-blank = Na polu akcji karta monet mówi tylko, że nic się nie dzieje, bez względu na jej wartość: wybierz „bez akcji”.
refusal-bid-is-no-blank = Oferta wymaga określonej karty: karty monet z jej wartością albo karty ziemi.
refusal-bid-too-dear = Nie masz dość talarów na tę ofertę.
refusal-no-card-for-bid = Pozostałe pola mają pierwszeństwo: nie zostaje ci karta na ofertę.
refusal-no-tower-card = Nie masz już karty wieży.
refusal-tower-card-is-blank = Na polu akcji karta wieży mówi tylko, że nic się nie dzieje: wybierz „bez akcji”.
refusal-undo-instead = Dopóki plan nie jest pełny, zdejmuj karty przez cofnięcie ruchu, zaczynając od ostatniej.
refusal-plan-not-whole = Najpierw połóż po karcie na każdym polu, na ile starczy kart, i jedną jako ofertę, jeśli jakaś zostanie.
refusal-place-taken = To miejsce jest już zajęte.
refusal-no-such-bonus = Twoja karta regionu tego nie daje.
refusal-favour-not-open = Tej łaski nie wyłożono.
refusal-too-few-courtiers = Nie masz w sali audiencyjnej dość dworzan na tę łaskę.
refusal-no-marker-there = Nie leży tam żaden znacznik buntu.
refusal-no-free-site = Na tej ziemi nie ma wolnej parceli.
refusal-same-building = Taki budynek już tam stoi.
refusal-no-building-left = Nie ma już budynków tego rodzaju.
refusal-somebodys-county = Ta ziemia należy do innego gracza.
refusal-not-adjacent = Ta ziemia nie sąsiaduje.
refusal-never-into-a-fight = W tej akcji armie przechodzą tylko na własną ziemię, nigdy do walki.
refusal-one-stays = Jedna armia zawsze zostaje: nie możesz przesunąć tylu.
refusal-church-protects = W tej porze roku nie można atakować ziem z kościołem.
refusal-shielded = Tego gracza chroni przed tym atakiem łaska.
refusal-not-revolting = Tam nie ma buntu do rozegrania.
refusal-leader-is-there = Twój wódz już tam jest i musi przejść na inną ziemię.
refusal-flight-forbidden = Przy tym stole wódz ucieka tylko wtedy, gdy żadna sąsiednia ziemia nie należy do ciebie.
refusal-no-statue-by-flight = Kto ucieka na ziemię niesąsiednią, nie zostawia posągu.
refusal-statue-stands = Na ziemi, którą twój wódz opuszcza, stoi już twój posąg.
refusal-no-statue-left = Wszystkie twoje sześć posągów jest już w użyciu.

## Zasady: elementy i przygotowanie
rule-W-0_1 = Gra jest dla trzech do pięciu graczy. Na planszy jest 45 ziem w pięciu regionach po dziewięć, a każda ziemia ma swoją kartę. Każda ma też wysokość podatku, plon zboża i od jednej do trzech parcel.
rule-W-0_2 = Przy trzech graczach osiem ziem wypada z gry: Brema, Holsztyn, Liège, Burgundia, Konstancja, Księstwo Bawarii, Styria i Tyrol. Żadna zasada nie pozwala nikomu tam wejść.
rule-W-0_3 = Każdy gracz ma 62 armie, pięć kart monet o wartościach od 0 do 4 i talary: 18 przy trzech graczach, 15 przy czterech, 12 przy pięciu. Armie, także te w puli, i talary są jawne. Nasze rozstrzygnięcie: karty na ręce też są jawne, skoro jawne są ziemie; tajne są plany.
rule-W-0_4 = Dobieranie: dwie karty ziem leżą odkryte. Gracze kolejno biorą jedną z nich albo kartę z wierzchu stosu, po czym stawiają na tej ziemi jedną ze swoich grup armii. Trwa to, aż wszyscy postawią wszystkie grupy: 5, 4, 4, 3, 3, 2, 2, 2 i 2 armie przy trzech graczach, o jedną dwójkę mniej przy czterech, o dwie mniej przy pięciu. Nasze rozstrzygnięcia: kolejność biegnie zgodnie z ruchem wskazówek zegara, a pierwszego gracza wyznacza los zamiast wieku.
rule-W-0_5 = Jeśli odkryte są te same dwie karty co przy poprzednim wyborze gracza, może on najpierw wsunąć obie zakryte pod stos i odkryć dwie nowe.
rule-W-0_6 = Zamiast dobierania można użyć wydrukowanego układu: ziemie, armie i karty razem.
rule-W-0_7 = Ziemie, których nikt nie wziął, są neutralne: nie stoją tam armie, ich karty leżą we wspólnym zapasie i można je zdobyć.
rule-W-0_8 = Wieżę napełnia się, wrzucając po 7 armii każdego gracza i 10 z 20 chłopów. Co wypadnie, wraca tam, skąd przyszło.
rule-W-0_9 = Kart wydarzeń jest dwanaście; w każdym roku leżą odkryte cztery z nich.
rule-W-0_10 = Punkty i zboże zaczynają się od 0; nasze rozstrzygnięcie: nie mają górnej granicy. Miejsce odkrytej karty wziętej podczas dobierania zajmuje nowa ze stosu. Kartę wziętą w ciemno się zatrzymuje, a grupę armii dla niej wybiera się po jej obejrzeniu.
rule-W-0_11 = Nasze rozstrzygnięcie: wydrukowane układy przydziela się graczom losem.
rule-W-0_12 = Zapas to 28 pałaców, 26 kościołów, 26 faktorii, 20 chłopów i 62 armie dla każdego gracza. Gdy zabraknie budynku, akcja przepada; gdy zabraknie chłopów, bierze się tylu, ilu jest. Nasze rozstrzygnięcie: talary i znaczniki nigdy się nie kończą, choć w pudełku jest 160 talarów i 42 znaczniki.
rule-W-0_13 = Każdy gracz ma pionek do zaznaczania miejsca w kolejności; to nie wódz z części 9. Kolory, którymi nikt nie gra, zostają w pudełku. Pięciu żetonów i pięciu miejsc używa się przy każdej liczbie graczy.
rule-W-0_14 = Pula gracza to wszystko, czego nie ma na planszy, w wieży ani na tacy. Z niej pochodzi każda armia wystawiana, wrzucana lub dodawana do walki i do niej wraca każda stracona.
rule-W-0_15 = Nasze rozstrzygnięcie: wieżę napełnia się z puli po dobieraniu lub rozstawieniu układu, jednym rzutem wszystkich 31, 38 lub 45 kostek.
rule-W-0_16 = Nasze rozstrzygnięcie: w W-0.5 porównuje się parę teraz odkrytą z tą, którą gracz miał do wyboru poprzednio; zasada działa więc tylko wtedy, gdy nikt, także on sam, nie wziął od tej pory odkrytej karty. Potem gracz wybiera jak zwykle z nowej pary albo ze stosu. Karty, które na końcu zostaną, dołączają do neutralnych.

## Zasady: pora roku
rule-W-1_1 = Dziesięć kart akcji się tasuje: pięć leży odkrytych, pięć zakrytych. Po każdej zakończonej akcji odkrywa się następną zakrytą.
rule-W-1_2 = Pięć żetonów premii rozkłada się losowo na tę porę roku na miejscach od 1 do 5: 1 talar więcej przy podatkach; 1 miara więcej przy zbiorze zboża; 6 armii zamiast 5 w akcji pięciu armii; 1 armia więcej w ataku; 1 armia więcej w obronie.
rule-W-1_3 = Planuje się w tajemnicy i jednocześnie. Na każdym z dziesięciu pól akcji leży karta ziemi, i tam akcja się odbędzie, albo karta monet, i akcji nie będzie. Trzeba obłożyć wszystkie pola, jeśli starczy kart. Na polu leży jedna karta, a każda ziemia służy raz.
rule-W-1_4 = Na pole oferty trafia nieużyta karta monet lub ziemi albo nic, gdy żadna nie została. Nasze rozstrzygnięcie: plany można zmieniać, dopóki wszyscy nie są gotowi.
rule-W-1_5 = Wydarzenie pory roku losuje się z odkrytych: z czterech, potem z trzech, potem z dwóch. Dotyczy ono wszystkich graczy. Ostatnie, które zostanie, wyznacza zimową stratę zboża.
rule-W-1_6 = Oferty się odkrywa i opłaca; karta ziemi nic nie kosztuje. Potem gracze wybierają miejsce w kolejności wraz z żetonem: najpierw najwyższe monety, karta ziemi przed zerem, brak karty na końcu; remisy rozstrzyga los. Nasze rozstrzygnięcie: nie wolno oferować więcej, niż można zapłacić.
rule-W-1_7 = Akcje wykonuje się w kolejności ich kart, a w ramach akcji gracze działają w swojej kolejności. Kto może działać, ten musi; czego nie da się wykonać w całości, to przepada. Plan odkrywa się dopiero wtedy, gdy działa jego właściciel.
rule-W-1_8 = Gdy akcję zmieniają i wydarzenie, i żeton, najpierw liczy się wydarzenie.
rule-W-1_9 = Kto traci ziemię, oddaje jej kartę zdobywcy od razu, nawet z planu. Zaplanowana tam akcja przepada, a nowy właściciel nie może użyć karty w tej porze roku.
rule-W-1_10 = Żetony, których nikt nie wybrał, nie działają, a puste miejsca w kolejności się pomija. Po zakończeniu pory roku żetony i karty wracają, a wydarzenie wypada z gry. Kolejność z jesieni obowiązuje przez zimę.
rule-W-1_11 = Żeton ataku lub obrony pozwala właścicielowi dodać armię z własnej puli w każdej bitwie akcji A lub B, w której atakuje lub jest atakowany. W buntach nie pomaga nigdy. Działa niezależnie od wydarzenia z pałacem i nic nie daje, gdy pula jest pusta. To prawo, nie obowiązek; nasze rozstrzygnięcie co do sposobu: używa się go samoczynnie, a gracz może zdecydować, by go pytano.
rule-W-1_12 = Komu brakuje kart, bo ma ich dziesięć lub mniej, ten obkłada najpierw dziesięć pól akcji, wybiera, które z nich zostaną puste, i nie składa oferty: oferta wymaga karty, która zostaje. Przy jedenastu kartach lub więcej oferta jest obowiązkowa.
rule-W-1_13 = Puste pole akcji liczy się jak pole z kartą monet. Wartość monet na polu akcji nic nie znaczy i nic nie kosztuje. W grze podstawowej bez akcji jest więc najwyżej pięć pól, dopóki starcza kart ziem, a cztery, jeśli jedną kartę monet złożono jako ofertę.
rule-W-1_14 = Gra trwa dwa lata, a każdy ma wiosnę, lato, jesień i zimę. Kroki pory roku następują ściśle w tym porządku: karty akcji, żetony, plany i oferta, wydarzenie, kolejność, akcje. Plany i oferty są więc ustalone, zanim pozna się wydarzenie, a wydarzenie jest znane przed wyborem żetonów.
rule-W-1_15 = Karta ziemi pokazana jako oferta jest jawna dla wszystkich, a na tej ziemi nie ma w tej porze roku żadnej akcji.
rule-W-1_16 = Nasze rozstrzygnięcie: W-1.9 obowiązuje też, gdy ziemia staje się neutralna (karta idzie do zapasu), i dotyczy również karty na polu oferty lub na bocznej planszetce. Ziemia odzyskana w tej samej porze roku pozostaje bez użytku. Co zrobiono lub zapłacono wcześniej, zostaje w mocy.
rule-W-1_17 = Nasze rozstrzygnięcie: plan ustala tylko ziemię. O tym, czy się ruszyć, dokąd i iloma armiami, decyduje się przy wykonaniu akcji.
rule-W-1_18 = Nasze rozstrzygnięcie: armie dodane przez żeton lub wodza wystawia się, na ile starczy puli. Werbunek przepada tylko wtedy, gdy liczby bez nich, po uwzględnieniu wydarzenia, nie da się wystawić lub opłacić.
rule-W-1_19 = Nasze rozstrzygnięcie o tym, co jawne: plansza, pule i zapasy, talary, zboże, punkty, taca, zawartość wieży (W-6.2), odkryte karty akcji i wydarzeń, żetony, odkryte oferty i plany. Ukryte są plany i oferty, dopóki się ich nie pokaże, pięć zakrytych kart akcji, wszystkie stosy oraz to, która karta monet leżała na polu akcji.

## Zasady: akcje
rule-W-2_1 = Pałac kosztuje 3 talary, kościół 2, faktoria 1. Każdy budynek wymaga wolnej parceli na danej ziemi i nie może tam jeszcze stać inny tego samego rodzaju.
rule-W-2_2 = Zboże: gracz otrzymuje zboże tej ziemi.
rule-W-2_3 = Podatki: gracz otrzymuje podatek tej ziemi w talarach.
rule-W-2_4 = Przy zbożu i przy podatkach tak samo: najpierw jest dochód. Jeśli leży tam już znacznik buntu, rozgrywa się potem bunt. Gdy buntu nie było albo został stłumiony, przybywa jeden znacznik. Nasze rozstrzygnięcie: dochód zostaje w każdym wypadku (taką kolejność podają zasady pierwszego wydania w serwisie SpielByWeb).
rule-W-2_5 = Wystawienie 5 armii kosztuje 3 talary.
rule-W-2_6 = Wystawienie 3 armii kosztuje 2 talary.
rule-W-2_7 = Wystawienie 1 armii kosztuje 1 talara; potem dowolna liczba armii może przejść stamtąd na jedną sąsiednią ziemię tego samego właściciela, nigdy do walki.
rule-W-2_8 = Bitwa/ruch A i B: dowolna liczba armii idzie na jedną sąsiednią ziemię. Jeśli jest własna, to ruch, jeśli nie, bitwa. Nasze rozstrzygnięcie: z ruchu można zrezygnować, bo opis akcji mówi, że wolno (a W-1.7, że trzeba).
rule-W-2_9 = Jedna armia zawsze zostaje, więc do ataku potrzeba dwóch.
rule-W-2_10 = Przy W-2.7 zakup armii jest obowiązkowy, jeśli jest możliwy, a ruch dobrowolny; bez zakupu nie ma ruchu. Jedna ziemia mieści dowolną liczbę armii.
rule-W-2_11 = Armie pochodzą z własnej puli, budynki ze wspólnego zapasu. Talary płaci się do banku i z niego otrzymuje.

## Zasady: walka
rule-W-3_1 = Do wieży wrzuca się razem wszystkie nadciągające armie, wszystkich obrońców ziemi i wszystko, co leży na tacy. Ziemi neutralnej broni jeden chłop ze wspólnego zapasu. W buncie wszystkie armie ziemi stają przeciw tylu chłopom, ile leży tam znaczników buntu.
rule-W-3_2 = Wieża zatrzymuje jedne kostki, a wypuszcza inne (jak, mówi W-6.1). Liczy się tylko to, co leży na tacy. Kolory niebiorące udziału zostają na tacy.
rule-W-3_3 = Gdy atak dotyczy gracza lub ziemi neutralnej, a nie ma tam znacznika buntu, wszyscy chłopi z tacy walczą po stronie obrońcy. Jeśli znacznik jest, pozostają neutralni i leżą na tacy.
rule-W-3_4 = Strona liczniejsza wygrywa i traci tyle, ile miała druga; nasze rozstrzygnięcie: najpierw chłopów, jak w zasadach pierwszego wydania w serwisie SpielByWeb. Pokonani, straty i nadmiarowi chłopi wracają do puli i zapasu. Ocalali zajmują ziemię, a zdobywca dostaje jej kartę. Budynki i znaczniki zostają, bo instrukcja usuwa je tylko po remisach i przegranych buntach.
rule-W-3_5 = Po remisie (nasze rozstrzygnięcie: także 0 do 0) albo po obronie wygranej przez samych chłopów obie strony znikają, a ziemia staje się neutralna: budynki i znaczniki schodzą, karta wraca do zapasu. Ziemia neutralna, której nie pokonano, pozostaje neutralna.
rule-W-3_6 = W buncie remis wygrywają chłopi. Jeśli zwyciężą, budynki, znaczniki i karta są stracone. Jeśli zwycięży właściciel, ocalałe armie wracają na swoją ziemię.
rule-W-3_7 = Chłopi nigdy nie obsadzają ziem. Wieżę opróżnia się dopiero na koniec gry, a taca pozostaje taka, jaka jest, od walki do walki, także przez zimę.
rule-W-3_8 = W buncie też wrzuca się wszystko z tacy, a wszyscy chłopi, którzy wypadną, liczą się przeciw graczowi. Nasze rozstrzygnięcie: zwycięski właściciel traci jedną armię za każdego chłopa, co wydrukowano tylko przy atakach.
rule-W-3_9 = Wydarzenia z pałacem i z kościołem nie dotyczą buntów.
rule-W-3_10 = Nasze rozstrzygnięcie: walczy każda kostka walczącego koloru na tacy, czy wrzucona teraz, czy uwolniona z dawniejszych, więc ocalałych może być więcej, niż wysłano. Chłopi, którzy walczyli, po którejkolwiek stronie, idą wszyscy do wspólnego zapasu.
rule-W-3_11 = Kostki wytrącone przypadkiem z prawdziwej wieży zostałyby na tacy na następną walkę. Tutaj zdarzyć się to nie może.

## Zasady: wydarzenia
rule-W-4_1 = Mir targowy: budowa faktorii usuwa stamtąd znacznik buntu.
rule-W-4_2 = Uzbrojeni chłopi: ziemi neutralnej broni dwóch chłopów.
rule-W-4_3 = Straż pałacowa: zaatakowana ziemia z pałacem dostaje jeszcze jednego obrońcę z puli właściciela.
rule-W-4_4 = Azyl kościelny: ziem z kościołem nie można atakować.
rule-W-4_5 = Puste sakiewki: podatki przynoszą najwyżej 5 talarów.
rule-W-4_6 = Pełne sakiewki: podatki przynoszą co najmniej 6 talarów.
rule-W-4_7 = Urodzaj: zbiór przynosi co najmniej 4 miary zboża.
rule-W-4_8 = Nieurodzaj: zbiór przynosi najwyżej 3 miary zboża.
rule-W-4_9 = Mało rekrutów: dwa większe werbunki dają 3 i 2 armie, po niezmienionych cenach.
rule-W-4_10 = Faktoria zbudowana dzięki łasce też usuwa znacznik, bo karta mówi o każdej faktorii.
rule-W-4_11 = Nasze rozstrzygnięcie: W-4.3 działa samoczynnie, a przy pustej puli wcale. W-4.4 wstrzymuje tylko ataki: właściciel może wprowadzać i wyprowadzać armie.

## Zasady: zima i punktacja
rule-W-5_1 = Każdy gracz traci tyle zboża, ile podaje ostatnie wydarzenie. Nasze rozstrzygnięcie: nikt nie spada poniżej 0.
rule-W-5_2 = Jedna miara zboża żywi jedną ziemię. Dla ziem bez zboża tabela zaopatrzenia podaje liczbę buntów i dodatkowych chłopów w każdym z nich: 1 ziemia to 1 bunt i 1 chłop; 2 ziemie to 1 i 2; 3 lub 4 to 2 i 2; 5 lub 6 to 2 i 3; 7 lub więcej to 3 i 3.
rule-W-5_3 = Sąsiad z lewej losuje zbuntowane ziemie spośród kart gracza; to czysty los, bez wyboru. O kolejności walk decyduje gracz. Gracze idą w kolejności z jesieni.
rule-W-5_4 = Na każdej wylosowanej ziemi kładzie się znacznik; potem powstaje tylu chłopów, ile jest tam znaczników, i jeszcze ci z tabeli. Tak jest w wydrukowanym przykładzie; inne wydania i zasady pierwszego nie dokładają znacznika (opcja „Ziemia, która buntuje się zimą, nie dostaje znacznika buntu”).
rule-W-5_5 = Każda ziemia daje 1 punkt i każdy budynek 1. Najwięcej pałaców w regionie daje 3 punkty, najwięcej kościołów 2, najwięcej faktorii 1; przy remisie każdy z remisujących dostaje o jeden mniej: 2, 1 lub 0. Nasze rozstrzygnięcia: dotyczy to wszystkich trzech rodzajów, bo gwiazdkę wydrukowano tylko przy pałacach, ale jej zdanie jest ogólne; i nikt nie dostaje punktów za przewagę bez budynku danego rodzaju.
rule-W-5_6 = Po pierwszej zimie, w tym porządku: zapisuje się punkty, usuwa wszystkie znaczniki, odkrywa cztery nowe wydarzenia, a zboże wraca do 0.
rule-W-5_7 = Druga zima kończy grę. Wygrywa, kto ma najwięcej punktów, potem kto ma najwięcej talarów; nasze rozstrzygnięcie: potem zwycięstwo jest wspólne.
rule-W-5_8 = Nasze rozstrzygnięcie: jeśli buntów jest więcej niż ziem, buntują się wszystkie. Wszystkie zbuntowane ziemie gracza losuje się przed pierwszą z tych walk.
rule-W-5_9 = Nasze rozstrzygnięcie: gracz bez ziem gra dalej kartami monet.
rule-W-5_10 = Nasze rozstrzygnięcie: gracz po graczu, w kolejności z jesieni, losuje się ziemie, wybiera ich kolejność i rozgrywa bunty. Bunt stłumiony zimą nie dokłada znacznika. Stracone ziemie już nie punktują. Zboża się nie wydaje, tylko je pokazuje.
rule-W-5_11 = Nasze rozstrzygnięcie: karta, która wyznaczyła zimową stratę, też wypada z gry, więc cztery z dwunastu wydarzeń nigdy się nie pojawią.

## Zasady: wieża
rule-W-6_1 = Wieża jest modelem losowym, którego liczby są opisane i pokazane graczom. Zwykły ma dwa piętra, na których spadające kostki strącają inne; prosty zatrzymuje jedną trzecią wrzuconych kostek i wypuszcza jedną trzecią leżących w środku. Można wybrać każdy z nich. Zawartość wieży jest jawna, bo wszyscy widzieli, co wpadło i co wypadło.
rule-W-6_2 = Nasze rozstrzygnięcie: jawne jest, ile kostek każdego koloru jest w środku. Na którym leżą piętrze, nie wie nikt, i losuje się to na nowo ze wszystkim, czego nie widać.
rule-W-6_3 = Nasze rozstrzygnięcie dla dwóch pięter: kostki spadają pojedynczo w losowej kolejności. Na każdym piętrze spadająca kostka najpierw strąca każdą leżącą tam z szansą 1/17, a potem leci dalej z szansą 79% albo się zatrzymuje. Co opuści górne piętro, spada na dolne. Przy wrzuceniu siedmiu kostek wypada 68% z nich i 31% leżących w środku; zostaje około siedmiu. To liczby modelu prostego, ale większy rzut strąca więcej.
rule-W-6_4 = Instrukcja nie podaje dla wieży żadnej liczby poza napełnieniem. Gdy rozstrzyga prawdziwa wieża, kostki, które wypadły, wpisuje się według kolorów.

## Zasady: dwór cesarski (dodatek)
rule-W-7_1 = Każdy gracz ma 7 dworzan, 3 karty wieży i boczną planszetkę z trzema polami, które zamieniają 3, 2 i 1 armię w tyluż dworzan.
rule-W-7_2 = Przy przygotowaniu gry każda armia gracza, która wypadnie z wieży, wprowadza jednego jego dworzanina do sali przyjęć.
rule-W-7_3 = W każdej porze roku ciągnie się trzy z 21 potasowanych kart łask. Najwyższy numer trafia na miejsce za 4 dworzan, następny na miejsce za 3, najniższy na miejsce za 2.
rule-W-7_4 = Pola bocznej planszetki planuje się razem z resztą. Przy karcie ziemi armie opuszczają tę ziemię, a jedna musi tam zostać; przy karcie wieży własne armie schodzą z tacy; przy karcie monet nic się nie dzieje. Zawsze wszystko albo nic. Na głównej planszetce karta wieży oznacza brak akcji, a jako oferta zero.
rule-W-7_5 = Po ustaleniu kolejności gracze według niej rozpatrują swoje pola za 3, 2 i 1.
rule-W-7_6 = Pierwszy jest gracz, który ma najwięcej dworzan; remisy rozstrzyga kolejność gry. Wszyscy jego dworzanie przechodzą do sali audiencyjnej i mogą kupić jedną łaskę za 4, 3 lub 2 dworzan, ile kosztuje. Łaski używa się od razu, z wyjątkiem 4, 10, 11 i 18. Audiencja kończy się, gdy wszystkie łaski są rozdane.
rule-W-7_7 = Potem dworzanie wracają do sali przyjęć, a łaski, których nikt nie wziął, wypadają z gry.
rule-W-7_8 = Łaska 1: karta wydarzenia tej pory roku wypada z gry bez skutku.
rule-W-7_9 = Łaski 2, 9 i 16: tyle talarów, ile pokazuje karta.
rule-W-7_10 = Łaski 3, 8 i 14: na tacę trafia tyle własnych armii, ile pokazuje karta.
rule-W-7_11 = Łaska 4: gracz usuwa znacznik buntu z własnej ziemi albo zachowuje kartę przeciw następnemu.
rule-W-7_12 = Łaski 5, 15 i 20: tyle zboża, ile pokazuje karta.
rule-W-7_13 = Łaski 6, 13 i 19: tyle punktów, ile pokazuje karta.
rule-W-7_14 = Łaski 7, 17 i 21: budynek pokazanego rodzaju, bez opłaty, na własnej ziemi.
rule-W-7_15 = Łaski 10, 11 i 18: posiadacza nie można atakować w akcji A, w akcji B albo w żadnej z nich.
rule-W-7_16 = Łaska 12: trzy armie bez opłaty na własnej lub neutralnej ziemi.
rule-W-7_17 = Łaski wykłada się po żetonach, a przed planowaniem. Pola bocznej planszetki obkłada się, jeśli starczy kart, a ziemia użyta tam jest użyta na całą porę roku. Gdy w puli brakuje dworzan, pole przepada. (W naszym egzemplarzu instrukcji lista kroków jest rozproszona i tylko tak jej części do siebie pasują.)
rule-W-7_18 = Starszeństwo na dworze ustala się raz, po wszystkich zamianach. Nasze rozstrzygnięcie: graczy bez dworzan się pomija.
rule-W-7_19 = Łaski działają, na ile to możliwe, a nie na zasadzie wszystko albo nic; ich armie pochodzą z własnej puli. Z łaski 1 można zrezygnować, z budynku też. Łaskę 4 zachowuje się tylko wtedy, gdy na żadnej własnej ziemi nie ma znacznika; zapobiega ona wtedy następnemu, raz. Łaski 7, 17 i 21 podlegają W-2.1. Łaski 10, 11 i 18 trwają tę porę roku. Łaska 12 zabiera kartę ziemi neutralnej bez walki; nasze rozstrzygnięcie: ziemia nie musi sąsiadować.
rule-W-7_20 = Zamienione armie i zapłaceni dworzanie wracają do własnej puli, a zużyta łaska wypada z gry. Zima, koniec i zwycięstwo są takie jak w grze podstawowej.
rule-W-7_21 = Gracz, na którego przypada kolej, wprowadza dworzan, nawet jeśli nie może lub nie chce nic kupić. Nasze rozstrzygnięcie: jeśli łaski skończą się wcześniej, nic się z jego dworzanami nie dzieje. Dworzanie zostają w sali z jednej pory roku na drugą i przez zimę.
rule-W-7_22 = Nasze rozstrzygnięcie: wolno kupić każdą łaskę, na którą kogoś stać, nawet bez celu; wtedy się marnuje. Zachowana łaska 4 leży odkryta, działa samoczynnie na następny znacznik na dowolnej ziemi posiadacza i nie wygasa zimą. Łaski 10, 11 i 18 chronią każdą ziemię, jaką posiadacz ma w chwili, gdy miałby nastąpić atak. Jeśli przy łasce 12 w puli są mniej niż trzy armie, wystawia się tyle, ile jest, co najmniej jedną; karty tej ziemi nie można użyć w tej porze roku.
rule-W-7_23 = Nasze rozstrzygnięcie: komu brakuje kart, ten obkłada wszystkie trzynaście pól akcji przed ofertą i wybiera, które zostaną puste. Karta wieży jako oferta remisuje z zerem.

## Zasady: karty regionów (dodatek)
rule-W-8_1 = Każdy gracz ma cztery karty. Po ustaleniu kolejności gracz z ziemiami w co najmniej czterech regionach odkrywa kartę i bierze jedną z jej premii; każdy inny nie dostaje nic.
rule-W-8_2 = Dzieje się to przed akcjami na dworze.
rule-W-8_3 = Po zimie stos wraca do początkowego układu.
rule-W-8_4 = Gracze działają w kolejności gry. Wierzchnia karta idzie pod stos, a gracz bierze jedną premię z nowej wierzchniej. Kto nie spełnia warunku, zostawia stos bez zmian.
rule-W-8_5 = Stos ma stały układ z pustą kartą na wierzchu. Pozostałe karty dają talary, własne armie na tacę, zboże lub punkty, w pokazanej liczbie.
rule-W-8_6 = Nasze rozstrzygnięcie: karta odkrywa się samoczynnie, a premię wybiera gracz. Armie dostaje się, na ile starczy puli.

## Zasady: wodzowie i posągi (dodatek)
rule-W-9_1 = Wodza stawia się przy przygotowaniu gry: podczas dobierania, biorąc ziemię; przy wydrukowanym układzie po kolei, gdy ustalona jest pierwsza kolejność.
rule-W-9_2 = Na ziemi wodza pałac kosztuje 2 talary, kościół 1, a faktoria nic; zboże i podatki przynoszą o 1 więcej; a za 3, 2 lub 1 talara wystawia się 6, 4 lub 2 armie.
rule-W-9_3 = Po wiośnie, lecie i jesieni wódz musi przejść na inną ziemię gracza: na sąsiednią, i wtedy może zostawić posąg; albo ucieczką na dowolną inną, i wtedy nie może. Nasze rozstrzygnięcia: dzieje się to po tych trzech porach roku, bo tekst mówi o każdej rundzie, a sześć posągów odpowiada sześciu porom; dzieje się w kolejności gry; a wódz zostaje tylko wtedy, gdy nie ma innej ziemi.
rule-W-9_4 = Posągi zostają bez względu na to, czyja jest ziemia, nawet gdy jest neutralna. Jeśli stanie tam wódz innego gracza, zabiera je on jako trofea.
rule-W-9_5 = Wódz, którego ziemia przepada na rzecz zdobywcy, w remisie lub w buncie, schodzi z planszy aż do końca zimy.
rule-W-9_6 = Na koniec każdy własny posąg na planszy daje 1 punkt i każde trofeum 1. Nasze rozstrzygnięcie: na jednej ziemi stoi najwyżej jeden posąg każdego gracza.
rule-W-9_7 = Podczas dobierania wodza stawia się najpóźniej z ostatnią ziemią.
rule-W-9_8 = Nasze rozstrzygnięcie: najpierw liczy się wydarzenie, potem żeton, potem wódz. W akcji pięciu armii wydarzenie daje więc 3, żeton 6, wódz 7.
rule-W-9_9 = Nasze rozstrzygnięcie: ucieczka na ziemię niesąsiednią to swobodny wybór. (Opcja „Z wodzami: wódz może uciec na ziemię niesąsiednią” może to ograniczyć: tylko wtedy, gdy żadna sąsiednia ziemia nie należy do gracza.)
rule-W-9_10 = Powrót po zimie jest dobrowolny i daje trofea jak każde postawienie wodza. Nasze rozstrzygnięcie: odbywa się w kolejności z jesieni.
rule-W-9_11 = Każdy gracz ma sześć posągów. Także z wodzem akcja jednej armii zachowuje swój ruch.
rule-W-9_12 = Nasze rozstrzygnięcie: jesienny wymarsz następuje przed zimą. Wódz na zbuntowanej ziemi może więc jeszcze przepaść, a ten, który przepadł pierwszej zimy, może wrócić zaraz po niej.
rule-W-9_13 = Nasze rozstrzygnięcie: przy wydrukowanym układzie wodzów stawia się pierwszej wiosny zaraz po ustaleniu kolejności, przed premiami regionów i dworem.
rule-W-9_14 = Nasze rozstrzygnięcie: wódz pomaga tylko w zaplanowanych akcjach, nie przy łaskach. Razem z wydarzeniem akcja trzech armii daje 2 + 1, a podatki 5 z żetonem 1 i wodzem 1 dają 7.
rule-W-9_15 = Nasze rozstrzygnięcie: wodzowie nie walczą, nie dają punktów i nigdy nie trafiają do niewoli. Trofeów się nie zwraca, a własny wódz zostawia własny posąg na miejscu. Posągi i trofea liczą się tylko na koniec gry.

## Pewność wydrukowanych liczb
certainty-certain = pewne
certainty-likely = prawdopodobne
certainty-reconstructed = odtworzone
certainty-own = własne
note-reconstructed = Niektórych liczb z wydrukowanych kart nie znamy: są oznaczone, a każdy stół może wstawić własne.

## Z historii
# Lata
history-year-1 = Wojna zaczęła się w 1618 roku w Pradze, gdy czeska szlachta wyrzuciła cesarskich namiestników przez okno zamku. W ciągu dziesięciu lat cesarz i Liga Katolicka pokonali Czechów, elektora Palatynatu i króla Danii, a wojska Wallensteina stanęły nad Bałtykiem. Armia, która żyje z kraju, co roku potrzebuje go więcej, a płacą za to chłopi.
history-year-2 = W 1630 roku król Szwecji wylądował na wybrzeżu Bałtyku, a w 1635 do wojny otwarcie weszła Francja: nie chodziło już tylko o wiarę. Armie ciągnęły tam i z powrotem przez kraj, który nikogo nie mógł już wyżywić, aż do pokoju podpisanego w Münsterze 24 października 1648 roku. W drugim roku liczy się to, co zbudowano, i czy da się to utrzymać przez zimę.

# Dowódcy
history-red = Albrecht von Wallenstein (1583–1634), czeski szlachcic, wzbogacił się na dobrach pokonanych buntowników i własnym kosztem wystawiał cesarzowi całe armie, które żyły z danin zajętych krajów. Zdymisjonowany w 1630 roku i wezwany z powrotem przeciw Szwedom, w 1632 starł się pod Lützen z Gustawem Adolfem. Tajne rokowania z wrogiem kosztowały go zaufanie cesarza; 25 lutego 1634 roku w Chebie zabili go oficerowie własnej armii.
history-blue = Jan Tserclaes, hrabia Tilly (1559–1632), pochodził z Brabancji i dowodził armią Ligi Katolickiej w służbie Maksymiliana Bawarskiego. Zwyciężał pod Białą Górą, Wimpfen i Lutter, ale do jego imienia przylgnęła rzeź Magdeburga z 1631 roku. Gustaw Adolf pobił go pod Breitenfeld; Tilly zmarł w Ingolstadt od rany odniesionej nad Lechem.
history-yellow = Gottfried Heinrich, hrabia Pappenheim (1594–1632), prowadził najsłynniejszych kirasjerów tej wojny i cały był w bliznach. W 1626 roku zgniótł powstanie chłopów w Górnej Austrii, w 1631 był wśród pierwszych na murach Magdeburga. Na pole bitwy pod Lützen wpadł z jazdą w pełnym galopie i dostał tam śmiertelny postrzał.
history-violet = Gustaw II Adolf (1594–1632), król Szwecji od 1611 roku, wylądował w 1630 na Pomorzu z armią niewielką, opłaconą i dobrze wyćwiczoną. Zwycięstwo pod Breitenfeld w 1631 roku otworzyło mu całe Niemcy, a w 1632 wjechał do Monachium. Zginął we mgle pod Lützen 16 listopada 1632 roku, a Szwedzi wygrali ten dzień bez niego.
history-black = Ernst von Mansfeld (1580–1626), nieślubny syn hrabiego, uczynił z wojny rzemiosło i zbierał armie dla każdego, kto występował przeciw Habsburgom. W 1618 roku zdobył dla Czechów Pilzno, łupił Palatynat i Alzację, a w 1626 pobił go Wallenstein przy moście w Dessau. Zmarł w listopadzie tego roku pod Sarajewem, w drodze do Wenecji; mówiono, że śmierć przyjął na stojąco.

# Ziemie: Brandenburgia
history-altmark = Najstarsza część Brandenburgii żyła z żyta, piwa i sukna. W 1631 roku Gustaw Adolf okopał się w Werben nad Łabą, a w 1636 Szwedzi pobili pod Wittstock armię cesarską i saską.
history-bremen = Bydło z nadmorskich łąk i handel na Wezerze dały tej ziemi bogactwo. Szwedzi zdobyli arcybiskupstwo w 1645 roku i zachowali je po wojnie; samo miasto ocaliło wolność.
history-holstein = Woły i mleczarnie zasilały handel Hamburga i Lubeki. W 1627 roku kraj zalały wojska Tilly’ego i Wallensteina, bo jego księciem był król Danii; zimą 1643 roku to samo zrobili Szwedzi.
history-lueneburg = Pieniądze dawały miejskie warzelnie soli i owce z wrzosowisk. Książę Jerzy bił się za cesarza, potem za Szwecję, a przede wszystkim za własny dom.
history-mecklenburg = Kraj wielkich folwarków zbożowych z portami nad Bałtykiem. Cesarz wygnał książąt i oddał go Wallensteinowi, który rządził z Güstrow; gdy Szwedzi przywrócili książąt, wojna i zaraza wyludniły wsie.
history-mittelmark = Żyto na piaskach, piwo, ryby i mała rezydencja w Berlinie. W 1631 roku Gustaw Adolf wymierzył w miasto działa i czekał, aż elektor do niego przystąpi; do końca wojny Berlin stracił blisko połowę mieszkańców.
history-neumark = Zboże i drewno spławiano Odrą do morza. Szwedzi zdobyli szturmem Frankfurt nad Odrą w 1631 roku i nie dawali pardonu; twierdzy elektora w Kostrzynie nie wziął nikt.
history-osnabrueck = Płótno z tutejszych zagród sprzedawano za morze. Tu i w Münsterze latami obradowali posłowie Europy, Szwedzi w Osnabrücku, Francuzi w Münsterze, aż w 1648 roku zawarto pokój.
history-vorpommern = Zboże wychodziło stąd przez Stralsund i Szczecin. W 1628 roku Stralsund wytrzymał oblężenie Wallensteina, w 1630 Gustaw Adolf wylądował na Uznamie, a pokój zostawił to wybrzeże Szwecji.

# Saksonia
history-anhalt = Mały, żyzny kraj nad Łabą, podzielony między kilku książąt. Przy moście w Dessau Wallenstein wygrał w 1626 roku swoją pierwszą wielką bitwę, z Mansfeldem.
history-hessen-darmstadt = Zboże, wino i drogi znad Menu na północ. Luterańscy landgrafowie trzymali z cesarzem i kłócili się z kuzynami z Kassel o Marburg, w końcu zbrojnie. Tamtym kuzynom Gustaw Adolf podarował opactwo Fulda, aż klęska pod Nördlingen im je odebrała.
history-hessen-kassel = Górskie zagrody, wełna i płótno. Landgraf jako jeden z pierwszych książąt niemieckich przystąpił do Gustawa Adolfa; w 1637 roku cesarscy spalili kraj, ale wdowa po nim, Amelia Elżbieta, utrzymała swoją armię w polu aż do pokoju.
history-paderborn = Ziemia biskupia, żyjąca ze zboża i z pielgrzymów do świętego Liboriusza. W 1622 roku Chrystian z Brunszwiku zrabował złoty relikwiarz świętego i kazał bić talary z kościelnego srebra: „Boży przyjaciel, klechów wróg”.
history-kursachsen = Srebro z Rudaw i targi w Lipsku czyniły ten kraj najbogatszym wśród protestanckich. Elektor stał przy cesarzu, w 1631 roku przeszedł do Szwedów, a w 1635 zawarł osobny pokój; wtedy Szwedzi spustoszyli mu kraj.
history-lausitz = W sześciu miastach i wokół nich mieszkali tkacze płótna i sukna. Elektor saski zajął Łużyce dla cesarza w 1620 roku, jako zastaw za koszty, a w 1635 stały się jego własnością.
history-saechs-lande = Kilka małych księstw dzieliło między siebie pola Turyngii i urzet, z którego robiono błękitny barwnik. Stąd ruszył na wojnę Bernard Weimarski; jego brat Ernest z Gothy jeszcze w czasie wojny odbudował swoje księstwo i posłał do szkoły każde dziecko.
history-vogtland = Sukno, kopalnie i droga z Lipska do Norymbergi. Wallenstein wysłał Holka, by spustoszył ten kraj w 1632 i 1633 roku; zaraza, która szła za jego jazdą, zabiła samego Holka.
history-wolfenbuettel = Rudy z Rammelsbergu i tłusta ziemia u stóp Harzu. W 1626 roku Tilly pobił pod Lutter króla Danii; w maju 1631 zdobyto i spalono Magdeburg, a zginęło około dwudziestu tysięcy ludzi.

# Austria
history-boehmen = Srebro, szkło, stawy rybne i dumna szlachta. Wojna zaczęła się w Pradze w 1618 roku, a w 1620 Biała Góra zakończyła powstanie; gdy w 1648 nadeszła wieść o pokoju, w Pradze znów plądrowali Szwedzi.
history-kaernten = Żelazo z Hüttenbergu i ołów z Bleibergu szły przez przełęcze do Wenecji. Żadna armia tu nie dotarła, ale w 1628 roku protestancka szlachta musiała zmienić wiarę albo odejść.
history-maehren = Żyzne równiny i dobre wino, przy drodze ze Śląska do Wiednia. Od 1642 roku Szwedzi trzymali Ołomuniec, ale Brno wytrzymało w 1645 ich oblężenie.
history-niederoesterreich = Wino i ruch na Dunaju żywiły Wiedeń. W 1619 roku pod miastem stali czescy powstańcy; w 1645 Szwedzi doszli do brzegu naprzeciwko, ale rzeki nie przeszli.
history-oberoesterreich = Sól i kosy z tutejszych kuźni sprzedawano daleko w świat. Kraj zastawiono Bawarii, a chłopi, zmuszani do dawnej wiary, powstali w 1626 roku pod wodzą Stefana Fadingera; pokonał ich Pappenheim.
history-passau = Biskupie miasto nad trzema rzekami żyło z soli wożonej do Czech. Żołnierze zebrani tu w 1611 roku kupowali karteczki, które miały chronić od kul, i przez całą wojnę takie czary nazywano sztuką pasawską.
history-schlesien = Płótno z gór i handel Wrocławia. W 1626 roku przeszedł tędy Mansfeld, a w 1633 Wallenstein wziął pod Ścinawą do niewoli cały szwedzki korpus; był też księciem żagańskim.
history-steiermark = Z żelaza góry Erzberg wyrabiano strzelby i zbroje na granicę turecką. Wojna została daleko; zbrojownia zbudowana w Grazu w latach czterdziestych XVII wieku do dziś jest pełna.
history-tirol = Srebro i miedź ze Schwazu były na wyczerpaniu, ale zostawały sól i cło na Brennerze. Klaudia Medycejska, rządząca w imieniu syna, zamknęła przełęcze nowymi szańcami i Szwedzi nigdy nie doszli do Innsbrucka.

# Bawaria
history-augsburg = Miasto tkaczy i bankierów, dwóch wyznań naraz. W 1632 roku powitało Gustawa Adolfa; po klęsce Szwedów pod Nördlingen głodem zmuszono je do poddania, a z ponad czterdziestu tysięcy ludzi zostało około szesnastu.
history-baden = Wino i zboże znad górnego Renu. W 1622 roku margrabia stracił pod Wimpfen całą armię; w tym samym roku Tilly zdobył Heidelberg, a tamtejszą słynną bibliotekę wywieziono do Rzymu, dla papieża.
history-konstanz = Płótno, ryby i łodzie na jeziorze. W 1633 roku Szwedzi na próżno oblegali Konstancję; w 1647 zaskoczyli Bregencję, do której cała okolica zwiozła swoje skarby.
history-bayern = Zboże, piwo i sól oraz książę, który sam pilnował rachunków: Maksymilian stanął na czele Ligi Katolickiej i został za to elektorem. W 1632 roku Gustaw Adolf wjechał do Monachium, a miasto dało okup i zakładników, żeby uniknąć ognia.
history-oberpfalz = Tutejsze kuźnice dawały żelazo połowie Niemiec. W 1621 roku Bawaria zabrała ten kraj elektorowi Palatynatu i przywróciła w nim katolicyzm; w 1632 pod Norymbergą Wallenstein i Gustaw Adolf tygodniami brali się nawzajem głodem.
history-regensburg = Miasto sejmów Rzeszy żyło z Dunaju i ze swojego mostu. Tutaj w 1630 roku elektorzy zmusili cesarza do odprawienia Wallensteina; w 1633 miasto wzięli Szwedzi, a rok później je odzyskano.
history-salzburg = Sól i złoto z Taurów napełniały kiesę arcybiskupa. Paris Lodron umocnił miasto, trzymał się z dala od wojny i w samym jej środku założył uniwersytet.
history-wuerttemberg = Wino i zboże, a ludzi więcej, niż ziemia mogła wyżywić. Po Nördlingen książę uciekł, a głód, zaraza i żołnierze zabrali mu znacznie ponad połowę poddanych.
history-wuerzburg = Biskupi znad Menu bogacili się na winie. Około 1628 roku spalili setki ludzi za czary; w 1631 Gustaw Adolf zdobył szturmem twierdzę w Würzburgu i odesłał jej bibliotekę do Szwecji.

# Palatynat
history-luettich = Węgiel, żelazo i rusznikarze z Liège: kraj neutralny, który sprzedawał broń każdemu. Neutralny czy nie, przechodziły przez niego wojska wszystkich stron, a w 1637 roku jego profrancuskiego burmistrza zamordowano podczas uczty.
history-zweibruecken = Górskie zagrody i trochę wina między Renem a Saarą. Kreuznach wzięli w 1620 roku Hiszpanie, a w 1632 Szwedzi; po armii cesarskiej z 1635 roku mało która wieś była jeszcze zamieszkana.
history-breisgau = Ziemia Habsburgów nad górnym Renem, z winem i starymi kopalniami srebra. W 1638 roku Bernard Weimarski głodem zdobył twierdzę Breisach, a w 1644 Bawarczycy i Francuzi przez trzy dni bili się o wzgórza wokół Fryburga.
history-burgund = Bogactwem była sól z Salins, a przez kraj biegła Hiszpańska Droga z Włoch do Niderlandów. W 1636 roku Francuzi na próżno oblegali Dole, a dziesięć lat najazdów wyludniło całe okolice.
history-koeln = Najbogatsze miasto nad Renem sprzedawało wino, książki i broń wszystkim stronom, a żadnej nie wpuszczało. Kraj elektora dookoła miał mniej szczęścia: w 1642 roku wojska francuskie i heskie pobiły cesarskich pod Kempen i już zostały.
history-trier = Wino znad Mozeli i cła na Renie. Elektor wezwał do obrony Francuzów; w 1635 roku Hiszpanie go porwali, a Francja uczyniła z tego powód do wypowiedzenia wojny.
history-mark = Zboże i bydło, a dla kowali pierwszy węgiel znad Ruhry. Kraj należał dziedzicznie do Brandenburgii, ale na przemian żyły z niego załogi holenderskie, hiszpańskie, cesarskie i heskie.
history-lothringen = Sól, żelazo i zboże między dwiema potęgami. Książę wybrał stronę cesarza, w 1633 roku Francuzi zajęli jego księstwo, a Jacques Callot z Nancy wyrył wtedy swoje Okropności wojny.
history-strassburg = Wolne miasto żyło z wina, zboża i mostu na Renie i jak długo mogło, pozostawało neutralne. W 1621 roku Mansfeld zajął Haguenau; pokój oddał Francji prawa Habsburgów w Alzacji.

## Plansza w słowach
describe-none = brak
describe-standing = Rok { $year }, { $season }: { $phase }
describe-events = Wydarzenia, które jeszcze nadejdą: { $events }
describe-event = Wydarzenie pory roku: { $event }
describe-actions = Akcje po kolei: { $actions }; zakryte: { $hidden }
describe-place = Miejsce { $place } ({ $tile }): { $seat }
describe-place-free = Miejsce { $place } ({ $tile }): wolne
describe-tower = Wieża
describe-inside = W środku: { $cubes }
describe-tray = Na tacy: { $cubes }
describe-court = Dwór cesarski
describe-favour = Łaska { $favour } za { $price ->
        [one] { $price } dworzanina
       *[other] { $price } dworzan
    }: { $amount ->
        [0] { $what }
       *[other] { $what } ({ $amount })
    }
describe-courtiers = { $seat }: dworzanie w sali przyjęć { $hall }, w sali audiencyjnej { $room }
describe-region = { $region } (przewaga: { $leads })
describe-neutral = ziemia neutralna
describe-held = { $seat }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[many] { $armies } armii
    }
describe-markers = { $markers ->
        [one] { $markers } znacznik buntu
        [few] { $markers } znaczniki buntu
       *[many] { $markers } znaczników buntu
    }
describe-leader = wódz ({ $seat })
describe-statue = posąg ({ $seat })
describe-yields = podatek { $tax }, zboże { $grain }, parcele { $sites }
describe-players = Gracze
describe-player = { $seat }: punkty { $points }, talary { $thalers }, zboże { $grain }, ziemie { $counties }, armie w puli { $armies }
describe-shield = { $seat }: w tej porze roku bez ataku przez { $actions }
describe-pardon = { $seat } zachowuje łaskę 4 na następny znacznik buntu
describe-region-card = { $seat }: karta regionów { $card }
describe-statues = { $seat }: posągi { $statues }, trofea { $trophies }
describe-left = W zasobach: chłopi { $peasants }, pałace { $palaces }, kościoły { $churches }, faktorie { $houses }
describe-shown = { $seat } pokazuje: { $cards }
describe-you = (ty)

## Tabela planowania w terminalu
table-spaces = Twoje pola: kiedy przypada akcja, jej słowo, nazwa, cena, twoja karta
table-counties = Twoje ziemie (! to znacznik buntu)
table-county = ziemia
table-armies = armie
table-tax = podatek
table-grain = zboże
table-sites = wolne parcele
table-buildings = budynki
table-use = zaplanowana na
table-how = Jak planować
table-lay = „plan palace altmark” kładzie jedną kartę, „lay palace altmark, taxes lausitz, bid coin-1, rest” kilka (rest: wszędzie indziej bez akcji); „undo” zdejmuje ostatnią, „clear palace” dowolną, gdy plan jest już pełny.
table-ready = Twój plan jest pełny: „ready”.
history-heading = Z historii
terminal-help-history = co działo się w tym roku, kim byli dowódcy i z czego żyła ziemia
terminal-help-lay = połóż kilka kart naraz

## Rachunek zakończonej gry
account-chapter = { $number ->
        [0] Przygotowanie
       *[other] Rok { $number }
    }
account-score = Punkty
account-source-counties = Ziemie
account-source-buildings = Budynki
account-source-majorities = Przewagi
account-source-favours = Łaski
account-source-region-cards = Karty regionów
account-source-statues = Posągi i trofea
account-measure-standing = Punkty z przyszłymi punktacjami, jak jest teraz
account-measure-points = Punkty
account-quantity = Kostki z wieży, swojej strony minus przeciwnika
account-luck = Kostki swojej strony, które wypadły z wieży ({ $battles ->
        [one] { $battles } bitwa lub bunt
        [few] { $battles } bitwy i bunty
       *[many] { $battles } bitew i buntów
    }), minus kostki przeciwnika: { $actual }. Średnio te same rzuty dają { $expected }: { $better ->
        [yes] wyszło o { $difference } lepiej
        [even] tyle wyszło
       *[no] wyszło o { $difference } gorzej
    } (odchylenie standardowe { $deviation }; średnia jest szacunkiem, ± { $error }).

# ---- hints
hint-county = zboże { $grain }, talary { $thalers }, place { $sites }
hint-bid = talary: { $price }, zostaje: { $left }
hint-price = talary: { $price }, zostaje: { $left }
hint-void = przy tym stanie nie da się tego wykonać
hint-taxes = talary z podatków: { $thalers }
hint-harvest = zboże: +{ $grain }; potem { $then } na liczbę ziem: { $counties }
hint-revolt = bunt: chłopi { $peasants }, armie { $armies }
hint-recruits = nowe armie: { $armies }, razem tam: { $then }
hint-marchers = armie, które mogą teraz ruszyć: { $armies }
hint-supply = zboże { $grain }, ziemie { $counties }
hint-tile = do tego: { $tile }
hint-stay = armie, które zostają: { $armies }
hint-against = armie przeciw tobie: { $armies } i kto wypadnie z wieży
hint-there = armie tam potem: { $armies }
hint-event = bez skutku: { $event }
hint-reserve = do wieży: { $thrown }; zostaje w zasobach: { $left }
hint-groups = pozostałe potem grupy armii: { $groups }
hint-draw = jedna z { $cards } ziem, i zostaje u ciebie
hint-renew = karty w stosie: { $cards }; potem wybierasz znowu
hint-later = ziemie, które jeszcze przyjdą: { $counties }; na ostatniej trzeba go postawić
hint-blank = karty bez ziemi, które zostają, także na ofertę: { $cards }
hint-card-back = wraca do ręki: { $card }
hint-courtiers = dworzanie: { $courtiers }
hint-in-tray = twoje armie potem na tacy: { $armies }
hint-courtiers-left = dworzanie, którzy zostają: { $courtiers }
hint-wasted = łaska przepada bez skutku
hint-bonus-then = { $bonus } potem: { $amount }
hint-no-leader = do końca gry bez wodza
