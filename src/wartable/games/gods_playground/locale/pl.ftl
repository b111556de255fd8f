# God’s Playground – polski

## Gra
game-name = Boże Igrzysko
game-blurb = Trzy albo cztery rody magnackie prowadzą otoczoną wrogami Rzeczpospolitą od czasów Jagiellonów aż po rozbiory. Kto myśli tylko o wspólnej sprawie, oddaje zwycięstwo innym, a kto dba tylko o siebie, może stracić kraj razem z własnymi włościami.

## Wydania
edition-warfrog = Pierwsze wydanie, dla dokładnie trzech graczy.
edition-phalanx = Wydanie polskie, dla trzech lub czterech graczy: inne liczby po upadku Wiednia, wpływy obniżające zamożność w każdej prowincji, Kozacy, którzy chcą mieć wojsko u boku, i trzy zasady opcjonalne.
edition-warfrog-name = God’s Playground (Warfrog, 2009)
edition-phalanx-name = Boże Igrzysko (Phalanx, 2010)
edition-warfrog-options = Zasady domowe

## Opcje
option-treaty-limits = Wczesne tury: traktaty z Imperium Osmańskim, żadnych z Tatarami
option-sturdy-treaty = Droższy traktat trudniej zerwać
option-home-provinces = Na koniec punkt za każdą posiadłość w macierzystej prowincji rodu
option-vienna-held = Jeśli Imperium Osmańskie utrzyma Wiedeń, jego siła w 4. turze (trzech graczy) to
option-vienna-held-warfrog = 12 w jego własnym polu, 10 w polu Habsburgów (Warfrog)
option-vienna-held-phalanx = 10 w każdym z dwóch pól (Phalanx)
option-influence-ruins = Wpływy Habsburgów obniżają zamożność
option-influence-ruins-greater-poland = tylko w Wielkopolsce (Warfrog)
option-influence-ruins-everywhere = w każdej prowincji (Phalanx)
option-failed-treaty = Po traktacie, na który zabrakło pieniędzy,
option-failed-treaty-used-up = w tej turze nikt już nie próbuje (Warfrog)
option-failed-treaty-again = można próbować ponownie (Phalanx)
option-cossack-hire = Kozaków werbuje się
option-cossack-hire-alone = z własnymi jednostkami albo samych (Warfrog)
option-cossack-hire-with-troops = tylko razem z własną jednostką (Phalanx)
option-cossack-defence = Kozacy bronią Ukrainy przed Tatarami
option-cossack-defence-alone = nawet sami (Warfrog)
option-cossack-defence-with-troops = tylko u boku piechoty lub kawalerii któregoś gracza (Phalanx)

## Rody
seat-white = Radziwiłł
seat-blue = Potocki
seat-red = Sapieha
seat-yellow = Leszczyński

# Kolory
colour-white = biały
colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty

## Prowincje
region-prussia = Prusy
region-lithuania = Litwa
region-ukraine = Ukraina
region-little-poland = Małopolska
region-greater-poland = Wielkopolska

# Miejsca na żetony wpływu
spot-prussia = Prusy
spot-lithuania = Litwa
spot-ukraine = Ukraina
spot-little-poland = Małopolska
spot-greater-poland = Wielkopolska
spot-court = Dwór Królewski

# Cele odsieczy
target-prussia = Prusy
target-lithuania = Litwa
target-ukraine = Ukraina
target-little-poland = Małopolska
target-greater-poland = Wielkopolska
target-vienna = Wiedeń

## Wrogowie
enemy-black = Czarny wróg
enemy-russia = Moskwa
enemy-tatars = Tatarzy
enemy-ottomans = Imperium Osmańskie
enemy-habsburgs = Imperium Habsburgów

# Wrogowie z imienia
foe-teutonic-knights = Zakon Krzyżacki
foe-sweden = Szwecja
foe-kingdom-of-prussia = Królestwo Prus
foe-russia = Moskwa
foe-tatars = Tatarzy
foe-ottomans = Imperium Osmańskie
foe-habsburgs = Imperium Habsburgów

## Wojsko
troop-infantry = piechota
troop-cavalry = kawaleria
troop-artillery = artyleria

# Jednostki do zwerbowania
unit-infantry = piechota
unit-cavalry = kawaleria
unit-artillery = artyleria
unit-cossack = Kozacy

# Siły w kampanii
force-alone = samo wojsko prywatne
force-one-cossack = z 1 oddziałem Kozaków
force-two-cossacks = z 2 oddziałami Kozaków
force-crown = z Armią Koronną
force-crown-and-one-cossack = z Armią Koronną i 1 oddziałem Kozaków
force-crown-and-two-cossacks = z Armią Koronną i 2 oddziałami Kozaków

# Gdzie są Kozacy
quarters-box = pole Kozaków
quarters-ukraine = Ukraina
quarters-tatars = u Tatarów

## Fazy
phase-set-up = Przygotowanie gry
phase-income = Dochód z posiadłości
phase-nobles = Klientela szlachecka
phase-first-player = Nadanie buławy
phase-crown-army = Armia Koronna
phase-events = Wydarzenia
phase-elections = Posłowie na Sejm
phase-estates = Nowe posiadłości
phase-special-actions = Akcje specjalne
phase-armies = Armie prywatne
phase-campaigns = Kampanie magnackie
phase-enemy-attacks = Inwazje wrogów
phase-strikes-back = Odsiecz Armii Koronnej
phase-expansion = Ekspansja wrogów
phase-war-and-peace = Plądrowanie kraju
phase-victory-points = Punkty prestiżu
phase-end-of-round = Zakończenie tury
phase-end-of-game = Koniec gry

## Etapy wyboru
stage-found = posiadłości początkowe
stage-assign = rozkładanie żetonów wpływu
stage-shortage = za mało szlachty w puli
stage-bid = licytacja o buławę
stage-build = zakładanie posiadłości
stage-act = wybór akcji specjalnej
stage-move = przenoszenie drugiego szlachcica
stage-schools = fundowanie kolejnych kolegiów
stage-raise = wybór miejsca werbunku
stage-recruit = werbowanie jednostek
stage-campaign = wybór kampanii
stage-strike = odsiecz Armii Koronnej
stage-over = koniec gry

## Wezwania
prompt-found = Cykl { $lap }: wybierz prowincję, w której obejmiesz posiadłość początkową.
prompt-assign = Tura { $round }: połóż w tajemnicy po jednym żetonie wpływu w każdej prowincji i na Dworze Królewskim, a potem potwierdź.
prompt-shortage = Pula jest za mała: wybierz prowincję, do której trafi o jednego szlachcica mniej (do odjęcia: { $cubes }).
prompt-bid = Remis na Dworze Królewskim: zaoferuj w tajemnicy od 0 do { $coins } zł. Każdy płaci tyle, ile zaoferował.
prompt-build = Cykl { $lap }: załóż posiadłość (koszt: { $price ->
        [one] { $price } szlachcic
       *[other] { $price } szlachciców
    } z tej prowincji) albo spasuj do końca fazy.
prompt-act = Cykl { $lap } z 2: wybierz akcję specjalną albo z niej zrezygnuj. Masz { $coins } zł.
prompt-move = Przenieś jeszcze jednego szlachcica albo zakończ akcję.
prompt-schools = Ufunduj kolegium w kolejnej prowincji (koszt: 1 szlachcic i 2 zł; masz { $coins } zł) albo zakończ akcję.
prompt-raise = Wybierz prowincję, w której zwerbujesz wojsko (koszt: 1 szlachcic i cena jednostek; masz { $coins } zł), albo spasuj do końca fazy.
prompt-recruit = { $region }: { $bought ->
        [0] zwerbuj co najmniej jedną jednostkę
       *[other] zwerbuj kolejne jednostki albo zakończ
    }; masz { $coins } zł.{ $occupied ->
        [1] { " " }W prowincji stoi wróg, więc ceny są o połowę niższe.
       *[other] { "" }
    }
prompt-campaign = Wybierz prowincję, z której ruszy kampania (koszt: 1 szlachcic), oraz jej siły albo spasuj do końca fazy.
prompt-strike = { $free ->
        [1] Jako hetman możesz raz poprowadzić odsiecz bez kosztu: wybierz cel albo spasuj do końca fazy.
       *[other] Wybierz cel odsieczy Armii Koronnej (koszt: twój dysk z Sejmu) albo spasuj do końca fazy.
    }

## Wybory
choice-build = Posiadłość: { $region }
choice-assign = { $spot }: żeton { $block }
choice-clear = Zabierz żeton: { $spot }
choice-ready = Gotowe
choice-fewer = O szlachcica mniej: { $region }
choice-bid = Oferta: { $coins } zł
choice-pass = Pas
choice-manager = Zarządca: { $region }, posiadłość o wartości { $worth }{ $twin ->
        [inner] { " " }(z lewej)
        [middle] { " " }(pośrodku)
        [outer] { " " }(z prawej)
       *[none] { "" }
    }
choice-danzig = Gdańsk: sprzedaż zboża
choice-treaty = Traktat: { $foe }, { $gift } zł i rzut kością
choice-move = Szlachcic: { $origin } → { $region }
choice-veto = Liberum veto, szlachcic stąd: { $region }
choice-confederation = Konfederacja: { $region }, przeciw: { $victim }
choice-school = Kolegium: { $region }
choice-city = Miasto: { $region }, posiadłość o wartości { $worth }{ $twin ->
        [inner] { " " }(z lewej)
        [middle] { " " }(pośrodku)
        [outer] { " " }(z prawej)
       *[none] { "" }
    }
choice-raise = Werbunek: { $region }
choice-buy = Jednostka: { $unit }
choice-campaign = Kampania: { $region } → { $foe }, { $force }
choice-strike = Odsiecz: { $target }
choice-done = Zakończ

## Wydarzenia
event-first-rolled = Na kości wypada { $die }: buławę dostaje { $seat }.
event-marker-passed = Buława przechodzi w lewo: { $seat }.
event-founded = { $seat } obejmuje posiadłość: { $region }, wartość { $worth }.
event-round-began = Tura { $round }
event-earned = Dochód z posiadłości: { $seat } otrzymuje { $coins } zł.
event-earned-least = Dochód minimalny: { $seat } otrzymuje { $coins } zł.
event-influence-laid = Na początku tury w polu Habsburgów { $markers ->
        [one] leży { $markers } znacznik
        [few] leżą { $markers } znaczniki
        [many] leży { $markers } znaczników
       *[other] leży { $markers } znaczników
    } wpływów.
event-revealed = { $seat } odkrywa żetony: Prusy { $prussia }, Litwa { $lithuania }, Ukraina { $ukraine }, Małopolska { $little_poland }, Wielkopolska { $greater_poland }, Dwór Królewski { $court }.
event-nobles-short = { $seat } ma za małą pulę: brakuje { $cubes ->
        [one] { $cubes } szlachcica
       *[other] { $cubes } szlachciców
    }.
event-nobles-placed = { $seat } { $cubes ->
        [0] nie wysyła do prowincji nikogo
        [one] wysyła do prowincji { $cubes } szlachcica
       *[other] wysyła do prowincji { $cubes } szlachciców
    }.
event-court-tied = Na Dworze Królewskim jest remis (żetony o wartości { $block }): rozstrzyga licytacja.
event-bid-revealed = Licytacja o buławę: { $seat } płaci { $coins } zł.
event-bid-again = Najwyższe oferty są równe: remisujący licytują ponownie.
event-marker-kept = Remisu nie rozstrzygnięto: buławę zachowuje { $seat }.
event-marker-taken = { $seat } otrzymuje buławę i zostaje hetmanem.
event-crown-mustered = Żetony na Dworze Królewskim dają razem { $total }; Armia Koronna liczy: piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }.
event-event-dice = Wydarzenia: wypada { $dice }.
event-attack-dice = Inwazje wrogów: wypada { $dice }.
event-strengthened = Wróg ({ $foe }) { $cubes ->
        [0] nie dostaje żadnej kostki
        [one] dostaje { $cubes } kostkę
        [few] dostaje { $cubes } kostki
        [many] dostaje { $cubes } kostek
       *[other] dostaje { $cubes } kostek
    }.
event-influence-grew = Habsburgowie { $markers ->
        [0] nie zyskują znaczników
        [one] zyskują { $markers } znacznik
        [few] zyskują { $markers } znaczniki
        [many] zyskują { $markers } znaczników
       *[other] zyskują { $markers } znaczników
    } wpływów.
event-vienna-grew = Imperium Osmańskie { $cubes ->
        [0] nie dostaje żadnej kostki
        [one] dostaje { $cubes } kostkę
        [few] dostaje { $cubes } kostki
        [many] dostaje { $cubes } kostek
       *[other] dostaje { $cubes } kostek
    } w Wiedniu.
event-stock-empty = Zapas się wyczerpał ({ $foe }): dalsze wzmocnienia przepadają.
event-elected = Wybory do Sejmu ({ $region }): wygrywa { $seat }.
event-not-elected = Wybory do Sejmu ({ $region }): nikt nie ma przewagi, miejsce zostaje puste.
event-no-disc-left = Wybory do Sejmu ({ $region }): wygrywa { $seat }, ale nie ma wolnego dysku, więc miejsce zostaje puste.
event-built = { $seat } zakłada posiadłość: { $region }, wartość { $worth } (koszt: { $cubes ->
        [one] { $cubes } szlachcic
       *[other] { $cubes } szlachciców
    }).
event-passed = { $seat } pasuje.
event-passed-action = { $seat } pasuje.
event-passed-army = { $seat } pasuje.
event-passed-campaign = { $seat } pasuje.
event-passed-strike = { $seat } pasuje.
event-manager-hired = { $seat } zatrudnia zarządcę: { $region }, posiadłość o wartości { $worth }.
event-danzig-sold = { $seat } sprzedaje zboże w Gdańsku i otrzymuje { $coins } zł.
event-envoys-sent = { $seat } wysyła poselstwo ({ $foe }): wypada { $die }, do skarbu trafia { $coins } zł.
event-treaty-made = { $seat } zawiera traktat: { $foe }.
event-treaty-failed = { $seat } nie ma dość pieniędzy i traktat nie dochodzi do skutku: { $foe }.
event-noble-moved = { $seat } przenosi szlachcica: { $origin } → { $region }.
event-vetoed = { $seat } zrywa Sejm przez liberum veto (szlachcic schodzi stąd: { $region }); { $discs ->
        [0] nie było w nim żadnych dysków
        [one] znika z niego { $discs } dysk
        [few] znikają z niego { $discs } dyski
        [many] znika z niego { $discs } dysków
       *[other] znika z niego { $discs } dysków
    }.
event-confederated = Konfederacja ({ $region }): { $seat } przejmuje posiadłość o wartości { $worth }, traci ją { $victim }.
event-school-founded = { $seat } funduje kolegium jezuickie ({ $region }): +1 punkt prestiżu.
event-schools-everywhere = { $seat } ma kolegia w całym kraju: +2 punkty prestiżu.
event-city-founded = { $seat } buduje miasto: { $region }, posiadłość o wartości { $worth }.
event-raised = { $seat } werbuje wojsko: { $region }.
event-bought = { $seat } wystawia jednostkę ({ $region }): { $unit }, { $coins } zł.
event-cossacks-left = Nieopłaceni Kozacy: { $cossacks ->
        [one] { $cossacks } oddział przechodzi
        [few] { $cossacks } oddziały przechodzą
        [many] { $cossacks } oddziałów przechodzi
       *[other] { $cossacks } oddziałów przechodzi
    } do Tatarów.
event-campaigned = { $seat } rusza na kampanię: { $region } → { $foe } ({ $force }).
event-fought = { $seat } walczy ({ $unit }, { $region }): wypada { $dice }; trafienia: { $hits }, straty: { $lost }.
event-crown-fought = Armia Koronna walczy ({ $unit }, { $target }): wypada { $dice }; trafienia: { $hits }, straty: { $lost }.
event-cossacks-fought = Kozacy walczą: wypada { $dice }; trafienia: { $hits }, straty: { $lost }.
event-driven-out = Wróg ({ $foe }) traci { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }: { $region }.
event-raided = { $seat } umieszcza { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    } w polu wroga: { $foe }.
event-crown-raided = Armia Koronna umieszcza { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    } króla w polu wroga: { $foe }.
event-treaty-broken = Wróg ({ $foe }) zrywa traktat.
event-cossacks-rebelled = Bunt Kozaków: { $cossacks ->
        [one] { $cossacks } oddział przechodzi
        [few] { $cossacks } oddziały przechodzą
        [many] { $cossacks } oddziałów przechodzi
       *[other] { $cossacks } oddziałów przechodzi
    } do Tatarów.
event-treaty-kept = Wróg ({ $foe }) dotrzymuje traktatu i nie atakuje.
event-held-off = Wróg ({ $foe }) nie atakuje: ma siłę { $strength }, a polskich kostek jest { $cubes }.
event-attacked = Wróg ({ $foe }) atakuje: { $region }, siła { $strength }, polskich kostek: { $cubes }; { $entered ->
        [0] nie wkracza żadna kostka
        [one] wkracza { $entered } kostka
        [few] wkraczają { $entered } kostki
        [many] wkracza { $entered } kostek
       *[other] wkracza { $entered } kostek
    }.
event-influence-driven = Wojna usuwa z prowincji wpływy Habsburgów ({ $region }): { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
event-cancelled = Wrogowie biją się między sobą ({ $region }): { $foe } i { $other } tracą po { $cubes ->
        [one] { $cubes } kostce
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }.
event-influence-came = Wpływy Habsburgów docierają do prowincji ({ $region }): { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
event-noble-swayed = Szlachcic ulega wpływom Habsburgów ({ $region }): { $seat } traci kostkę.
event-influence-stayed = Wpływy Habsburgów zostają w prowincji ({ $region }): { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
event-influence-vanished = W prowincji trwa wojna i wpływy Habsburgów znikają ({ $region }): { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
event-vienna-besieged = Imperium Osmańskie rusza na Wiedeń: siła { $strength }, polskich kostek: { $cubes }; { $entered ->
        [0] nie wkracza żadna kostka
        [one] wkracza { $entered } kostka
        [few] wkraczają { $entered } kostki
        [many] wkracza { $entered } kostek
       *[other] wkracza { $entered } kostek
    }. { $markers ->
        [0] {""}
        [one] Z pola Habsburgów znika { $markers } znacznik wpływów.
        [few] Z pola Habsburgów znikają { $markers } znaczniki wpływów.
       *[other] Z pola Habsburgów znika { $markers } znaczników wpływów.
    }
event-struck = { $seat } odrzuca dysk z Sejmu i prowadzi odsiecz: { $target }.
event-struck-free = { $seat } jako hetman prowadzi odsiecz bez kosztu: { $target }.
event-siege-broken = Pod Wiedniem Imperium Osmańskie { $cubes ->
        [0] nie traci żadnej kostki
        [one] traci { $cubes } kostkę
        [few] traci { $cubes } kostki
        [many] traci { $cubes } kostek
       *[other] traci { $cubes } kostek
    }.
event-spread = Wróg ({ $foe }) rozlewa się dalej: { $origin } → { $region }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }.
event-vienna-spread = Imperium Osmańskie rusza spod Wiednia dalej: { $region }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }.
event-influence-spread = Wpływy Habsburgów się szerzą: { $origin } → { $region }, { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
event-estate-lost = { $seat } traci splądrowaną posiadłość: { $region }, wartość { $worth }.
event-estate-seized = { $seat } traci posiadłość przez wpływy Habsburgów: { $region }, wartość { $worth }.
event-value-fell = { $region }: trwa okupacja, zamożność spada do { $value }.
event-value-kept = { $region }: zamożność się nie zmienia i wynosi { $value }.
event-value-rose = { $region }: nie przybyła żadna kostka wroga, zamożność rośnie do { $value }.
event-odd-piece = Kostek lub znaczników brakuje: na kości wypada { $die } i nieparzysta sztuka trafia tutaj: { $region }.
event-value-fell-influence = { $region }: wpływy Habsburgów obniżają zamożność do { $value }.
event-value-wants-nobles = { $region }: bez dwóch szlachciców zamożność pozostaje na { $value }.
event-value-at-limit = { $region }: zamożność osiągnęła granicę i pozostaje na { $value }.
event-glory-won = Chwała na wojnie ({ $foe }): { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.
event-sejm-scored = Pozycja w Sejmie: { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.
event-luxury = Zbytki za { $coins } zł: { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.
event-withdrew = Wróg ({ $foe }) wycofuje { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }: { $region }.
event-blocks-returned = Każdy odzyskuje wszystkie dwanaście żetonów wpływu.
event-estates-scored = Posiadłości: { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.
event-home-scored = Macierzysta prowincja: { $seat } zdobywa dodatkowo { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.
event-game-ended = Koniec gry: { $seat } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu.

## Odmowy
refusal-game-over = Gra jest skończona.
refusal-wrong-phase = Ten wybór nie należy do tej części tury.
refusal-other-phase = Ten wybór należy do innej części tury: { $phase }.
refusal-row-full = Tor posiadłości tej prowincji jest pełny.
refusal-no-disc = Nie masz w puli wolnego dysku.
refusal-spot-taken = Leży tam już twój żeton; zabrać go możesz, gdy położysz wszystkie sześć.
refusal-block-used = Nie masz już żetonu o tej wartości.
refusal-six-blocks = Najpierw połóż sześć żetonów: po jednym w każdej prowincji i jeden na Dworze Królewskim.
refusal-undo-instead = Dopóki nie leży wszystkich sześć żetonów, zdejmuj je przez cofnięcie ruchu, zaczynając od ostatniego.
refusal-none-arriving = Do tej prowincji nie wysyłasz w tej turze nikogo.
refusal-too-many-coins = Nie masz tylu pieniędzy.
refusal-no-noble-manager = Nie masz szlachcica w tej prowincji.
refusal-no-noble-move = Nie masz szlachcica w tej prowincji.
refusal-no-noble-veto = Nie masz szlachcica w tej prowincji.
refusal-no-noble-school = Nie masz szlachcica w tej prowincji.
refusal-no-estate-city = Na tym polu nie ma twojej posiadłości.
refusal-one-noble = Posiadłość kosztuje jednego szlachcica, a w tej prowincji nie masz żadnego.
refusal-two-nobles-build = Po pierwszym cyklu posiadłość kosztuje dwóch szlachciców z tej samej prowincji, a tylu tam nie masz.
refusal-must-build = Przed rozpoczęciem gry nie można pasować: wybierz prowincję na posiadłość.
refusal-not-your-estate = Na tym polu nie ma twojej posiadłości.
refusal-has-manager = Ta posiadłość ma już zarządcę.
refusal-no-manager-left = Wszyscy zarządcy są już zatrudnieni.
refusal-no-noble-in-prussia = Handel w Gdańsku wymaga szlachcica w Prusach.
refusal-one-treaty = W tej turze zawarto już traktat, a może być tylko jeden.
refusal-envoys-failed = W tej turze poselstwo już zawiodło i nikt nie może wysłać następnego.
refusal-no-treaty-ottomans = Z Imperium Osmańskim traktatu zawrzeć nie można.
refusal-no-treaty-habsburgs = Z Habsburgami można zawrzeć traktat tylko w czwartej turze i tylko wtedy, gdy Wiednia nie trzyma Imperium Osmańskie.
refusal-no-treaty-tatars = Przy tej opcji w dwóch pierwszych turach nie zawiera się traktatu z Tatarami.
refusal-not-this-round = W tej turze ten wróg nie występuje pod tym imieniem.
refusal-no-noble-there = Traktat wymaga szlachcica w prowincji, którą ten wróg najeżdża.
refusal-no-seat-in-sejm = Traktat wymaga dysku w Sejmie, a nie masz tam żadnego.
refusal-treaty-too-dear = Nie stać cię na ten traktat nawet po wyrzuceniu jedynki.
refusal-fixed-gift = Przy tym stole stała część ceny traktatu wynosi zawsze 2 zł.
refusal-no-such-gift = Stała część ceny traktatu to 2, 4 albo 6 zł.
refusal-same-region = Szlachcic musi przejść do innej prowincji.
refusal-confederation-later = Konfederacje są możliwe dopiero od trzeciej tury.
refusal-not-last = Konfederację zawiązuje tylko gracz, który sam ma najmniej punktów prestiżu.
refusal-two-nobles-confederation = Konfederacja kosztuje dwóch szlachciców z tej prowincji, a tylu tam nie masz.
refusal-own-target = Konfederację zawiązuje się przeciw innemu graczowi.
refusal-not-fewer = Ten gracz nie ma tam mniej szlachty niż ty.
refusal-no-estate-there = Ten gracz nie ma tam posiadłości, którą można przejąć; posiadłości z miastem są bezpieczne.
refusal-schools-later = Kolegia można fundować dopiero od drugiej tury.
refusal-school-stands = W tej akcji ufundowano już kolegium w tej prowincji.
refusal-school-too-dear = Kolegium kosztuje 2 zł, a tyle nie masz.
refusal-cities-later = Miasta można budować dopiero od trzeciej tury.
refusal-one-city = W tej turze nie można już zbudować miasta: wolno jedno na turę, a w całej grze są dwa.
refusal-two-nobles-city = Miasto kosztuje dwóch szlachciców z tej prowincji, a tylu tam nie masz.
refusal-has-city = Ta posiadłość ma już miasto.
refusal-no-noble-army = Werbunek wymaga szlachcica w tej prowincji.
refusal-nothing-to-buy = Nie możesz tam wystawić ani jednej jednostki.
refusal-at-least-one = Zwerbuj co najmniej jedną jednostkę.
refusal-unit-too-dear = Nie stać cię na tę jednostkę.
refusal-no-unit-left = Nie ma już wolnych jednostek tego rodzaju.
refusal-artillery-later = W pierwszej turze nie ma jeszcze artylerii.
refusal-cossacks-in-ukraine = Kozaków można werbować tylko na Ukrainie.
refusal-cossacks-want-troops = Najpierw zwerbuj własną jednostkę: przy tym stole Kozacy przychodzą tylko razem z nią.
refusal-no-noble-campaign = Kampania wymaga szlachcica w tej prowincji.
refusal-no-troops = Nie masz tam piechoty ani kawalerii.
refusal-no-crown-seat = Udział Armii Koronnej kosztuje dysk z Sejmu, a nie masz tam żadnego.
refusal-no-crown-army = Armia Koronna nie ma już piechoty ani kawalerii.
refusal-no-cossacks = Nie ma tam tylu oddziałów kozackich; Kozacy walczą tylko z Ukrainy.
refusal-cossacks-want-leader = Kozacy pójdą tylko z graczem, który ma na Ukrainie własną piechotę lub kawalerię.
refusal-habsburgs-at-peace = Przez trzy pierwsze tury nie wolno najeżdżać Habsburgów, a w prowincji nie ma kostek wroga.
refusal-treaty-holds = Z tym wrogiem obowiązuje traktat, a w prowincji nie ma kostek wroga.
refusal-no-invaders = W tej prowincji nie ma kostek wroga, a znaczników wpływów nie można atakować.
refusal-vienna-free = Odsiecz do Wiednia może iść tylko w trzeciej turze, dopóki stoją tam kostki osmańskie.

## Zasady: elementy i przygotowanie
rule-GP-0_1 = Rody: Radziwiłł gra białymi, Potocki niebieskimi, Sapieha czerwonymi; w wydaniu Phalanx przy czterech osobach dochodzi żółty Leszczyński. Wydanie Warfrog jest dla dokładnie trzech graczy, wydanie Phalanx dla trzech lub czterech.
rule-GP-0_2 = Każdy ród ma 20 kostek (szlachciców), 16 dysków, 12 żetonów wpływu (po dwa o wartościach od 0 do 5), 4 piechoty, 3 kawalerie i 1 artylerię. Te liczby są wiążące: czego nie ma w puli, tego nie można wystawić. Jeden dysk zaznacza punkty prestiżu, więc na posiadłości i miejsca w Sejmie zostaje 15.
rule-GP-0_3 = Korona ma 12 kostek króla, 4 piechoty, 4 kawalerie i 1 artylerię. Wspólne są 2 oddziały Kozaków, 8 zarządców, 2 miasta i jeden znacznik traktatu. Zapas wrogów to 25 kostek czarnych, 25 moskiewskich, 25 tatarskich, 30 osmańskich i 20 habsburskich oraz 10 habsburskich znaczników wpływów. Nasze rozstrzygnięcie: pieniędzy w skarbie nigdy nie brakuje.
rule-GP-0_4 = Pięć prowincji tworzy krąg w kolejności: Prusy, Litwa, Ukraina, Małopolska, Wielkopolska. Zamożność każdej wynosi na początku 3 i zawsze pozostaje między 1 a 5.
rule-GP-0_5 = Każdy gracz zaczyna z 10 zł i bez punktów prestiżu.
rule-GP-0_6 = Pierwszego gracza wyznacza rzut kością. W trzy osoby są trzy cykle; w każdym wszyscy, zgodnie z ruchem wskazówek zegara od posiadacza buławy, obejmują po jednej posiadłości i nie mogą z tego zrezygnować. Po pierwszym i po drugim cyklu buława przechodzi w lewo. Zatrzymuje ją ten, kto zaczynał ostatni cykl.
rule-GP-0_7 = Wydanie Phalanx w cztery osoby: są dwa cykle po jednej posiadłości, pierwszy zgodnie z ruchem wskazówek zegara od pierwszego gracza, drugi w odwrotnej kolejności. Każdy zaczyna więc z dwiema posiadłościami.
rule-GP-0_8 = Posiadłość powstaje zawsze na najniższym wolnym polu toru wybranej prowincji. Prowincji z pełnym torem nie można wybrać.
rule-GP-0_9 = Wszystko, co schodzi z planszy, wraca od razu do puli właściciela albo do zapasu i może znów zostać użyte; nawet kostka zapłacona za kampanię jest z powrotem, zanim zaznaczy się trafienia. Wyjątkiem są zniszczone jednostki koronne: wracają dopiero w fazie 16.
rule-GP-0_10 = Gracze działają zgodnie z ruchem wskazówek zegara, począwszy od posiadacza buławy. W grze czteroosobowej pierwszy gracz zatrzymuje buławę po przygotowaniu gry.

## Zasady: faza 1, dochód z posiadłości
rule-GP-1_1 = Każda posiadłość przynosi tyle złotych, ile wynosi obecna zamożność jej prowincji; zarządca dodaje do tego 2 zł.
rule-GP-1_2 = Kto miałby otrzymać mniej niż 10 zł, otrzymuje 10 zł.

## Zasady: faza 2, klientela szlachecka
rule-GP-2_1 = Każdy gracz w tajemnicy kładzie po jednym żetonie wpływu w każdej z pięciu prowincji i jeden na Dworze Królewskim: dokładnie sześć żetonów.
rule-GP-2_2 = W pierwszej turze wybiera się spośród wszystkich dwunastu żetonów, w drugiej zostaje sześć niewykorzystanych. Po drugiej turze wraca cała dwunastka: trzecia tura znów daje wybór z dwunastu, czwarta z pozostałych sześciu.
rule-GP-2_3 = Wszyscy odkrywają żetony jednocześnie. Do każdej prowincji trafia z puli gracza tylu szlachciców, ile wynosi wartość jego żetonu. Żeton na Dworze Królewskim nie wprowadza nikogo.
rule-GP-2_4 = Komu brakuje kostek w puli, ten wystawia wszystkie, jakie ma, i sam wybiera, gdzie trafi ich mniej. Nasze rozstrzygnięcie: jeśli brakuje ich kilku graczom, wybierają po kolei według buławy sprzed fazy 3.
rule-GP-2_5 = Do chwili odkrycia nikt nie wie niczego o cudzych żetonach; zużyte żetony są potem jawne. Nasze rozstrzygnięcie: nie widać nawet, ile kto już położył.

## Zasady: faza 3, nadanie buławy
rule-GP-3_1 = Buławę, a z nią pierwszeństwo w kolejności, otrzymuje gracz z najwyższym żetonem na Dworze Królewskim.
rule-GP-3_2 = Remisujący na pierwszym miejscu licytują w tajemnicy, od zera do wszystkich swoich pieniędzy. Wygrywa najwyższa oferta, a każdy płaci swoją, także przegrany.
rule-GP-3_3 = Gdy najwyższe oferty są równe, licytuje się ponownie aż do rozstrzygnięcia. Nasze rozstrzygnięcie: w powtórce biorą udział tylko ci, których oferty były równe.
rule-GP-3_4 = Jeśli żaden z remisujących nie ma już pieniędzy, buławę zachowuje dotychczasowy posiadacz. Nasze rozstrzygnięcie: tak samo jest, gdy dwa razy z rzędu wszyscy remisujący zaoferują zero; dzięki temu licytacja zawsze się kończy.

## Zasady: faza 4, Armia Koronna
rule-GP-4_1 = Dla każdej tury plansza podaje jednostki, które Armia Koronna ma zawsze.
rule-GP-4_2 = Do tego dochodzą jednostki z kolumny tabeli, którą wskazuje suma wszystkich żetonów na Dworze Królewskim.
rule-GP-4_3 = W pierwszej turze Armia Koronna nie ma artylerii.
rule-GP-4_4 = Armia Koronna nie może być większa niż jej żetony: 4 piechoty, 4 kawalerie i 1 artyleria.

## Zasady: faza 5, wydarzenia
rule-GP-5_1 = Rzuca się czterema kośćmi. Każdy wynik od 1 do 5 dokłada jedną kostkę w polu wroga o tym numerze: 1 to czarny wróg, 2 Moskwa, 3 Tatarzy, 4 Imperium Osmańskie, 5 Habsburgowie. Szóstka nie ma skutku.
rule-GP-5_2 = W turach 1–3 w polu Habsburgów leżą znaczniki wpływów, a nie kostki: na początku tury wykłada się ich tyle, ile wynosi siła bazowa, a każda piątka dokłada jeden. Znaczników jest dziesięć.
rule-GP-5_3 = Jeśli w czwartej turze w polu Habsburgów stoją kostki osmańskie, piątka dokłada tam kostkę osmańską.
rule-GP-5_4 = Nasze rozstrzygnięcie: gdy zapas jest pusty, nic się nie dokłada, a znaczniki wpływów wykłada się na początku tury tylko do wyczerpania dziesięciu.

## Zasady: faza 6, posłowie na Sejm
rule-GP-6_1 = Prowincje rozpatruje się w kolejności kręgu, od Prus. Gracz, który ma w prowincji więcej szlachty niż każdy z pozostałych, odejmuje jednego szlachcica i kładzie dysk na jej miejscu w Sejmie.
rule-GP-6_2 = Przy remisie, a także gdy nikogo nie ma na miejscu, nikt nie zostaje wybrany.
rule-GP-6_3 = Wygranej nie można odrzucić. Nasze rozstrzygnięcie: jeśli zwycięzca nie ma wolnego dysku, miejsce zostaje puste, a szlachcic nie schodzi.

## Zasady: faza 7, nowe posiadłości
rule-GP-7_1 = Gracze działają po kolei w cyklach: każdy zakłada jedną posiadłość albo pasuje, aż spasują wszyscy. Kto spasował, nie wraca już w tej fazie do budowy. (Kto nie może nic założyć, pasuje.)
rule-GP-7_2 = W pierwszym cyklu posiadłość kosztuje jednego szlachcica z jej prowincji, w każdym następnym dwóch.
rule-GP-7_3 = Posiadłość powstaje na najniższym wolnym polu toru.
rule-GP-7_4 = Budować wolno także w prowincjach zajętych przez wroga.

## Zasady: faza 8, akcje specjalne
rule-GP-8_0 = Są dwa cykle, w każdym gracz może wykonać jedną akcję. Tę samą akcję wolno wybrać w obu; osobne ograniczenia mają tylko dyplomacja i miasto. Nasze rozstrzygnięcie: kto zrezygnuje w pierwszym cyklu, może działać w drugim.
rule-GP-8_1 = Zarządca: kosztem jednego szlachcica z prowincji gracz zatrudnia zarządcę w swojej posiadłości w tej prowincji, jeśli jeszcze go tam nie ma. Zarządców jest w grze ośmiu.
rule-GP-8_2 = Gdańsk: za jednego szlachcica z Prus gracz sprzedaje zboże i otrzymuje od razu dwukrotność zamożności Prus w złotych. Posiadłość w Prusach nie jest potrzebna.
rule-GP-8_3 = Dyplomacja: w całej turze można zawrzeć jeden traktat. Kosztuje on szlachcica z prowincji połączonej z polem tego wroga, własny dysk z Sejmu oraz 2 zł i tyle złotych, ile wypadnie na kości.
rule-GP-8_3a = Z Imperium Osmańskim nie zawiera się traktatów nigdy, z Habsburgami nie w turach 1–3, a w czwartej tylko wtedy, gdy ich pola nie trzyma Imperium Osmańskie. (Opcja GP-O1 to zmienia.)
rule-GP-8_3b = Po rzucie nie można się wycofać. Kogo nie stać na wyrzuconą cenę, ten oddaje wszystkie pieniądze, traci szlachcica i dysk, a traktatu nie ma (tak mówi wydanie Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog jest tak samo). W wydaniu Warfrog akcja jest wtedy wykorzystana i do końca tury nikt już jej nie wykona, bo wolno ją wykonać raz na turę; w wydaniu Phalanx można próbować ponownie, bo liczą się tylko zawarte traktaty.
rule-GP-8_3c = Nie prowadzi się kampanii przeciw państwu objętemu traktatem, ale jego kostki stojące w polskich prowincjach wolno atakować.
rule-GP-8_3d = Traktat wygasa z końcem tury.
rule-GP-8_3e = Nasze rozstrzygnięcie: o traktat może zabiegać tylko ten, kogo stać na cenę przy wyrzuconej jedynce.
rule-GP-8_3f = Nasze rozstrzygnięcie: traktat powstrzymuje tylko inwazję w fazie 11; kostki tego wroga, które już stoją w kraju, nadal dokonują ekspansji.
rule-GP-8_4 = Przeniesienie szlachty: gracz przenosi jednego lub dwóch własnych szlachciców, z jednej lub dwóch prowincji do jednej lub dwóch innych. Nic to nie kosztuje.
rule-GP-8_5 = Liberum veto: za jednego szlachcica z dowolnej prowincji z Sejmu schodzą wszystkie dyski, własne też.
rule-GP-8_6 = Konfederacja (tury 3 i 4): zawiązać ją może tylko gracz, który sam ma najmniej punktów prestiżu. Płaci dwóch szlachciców z jednej prowincji, a przeciwnik musiał mieć tam przed zapłatą mniej szlachty niż on. Najmniej warta posiadłość bez miasta, jaką przeciwnik ma w tej prowincji, przechodzi na własność atakującego; jej zarządca wraca do zapasu. Nasze rozstrzygnięcie: jeśli najmniej warta posiadłość ma miasto, bierze się następną bez miasta.
rule-GP-8_7 = Kolegia jezuickie (tury 2–4): za każdą wybraną prowincję gracz oddaje jednego szlachcica stamtąd i 2 zł, a zyskuje punkt prestiżu. Wszystkie pięć prowincji w jednej akcji daje jeszcze 2 punkty. Punkty zapisuje się od razu.
rule-GP-8_8 = Miasto (tury 3 i 4): na turę może powstać tylko jedno, ktokolwiek je buduje. Kosztem dwóch szlachciców z prowincji gracz buduje miasto w swojej posiadłości w tej prowincji, jeśli jeszcze go tam nie ma.

## Zasady: faza 9, armie prywatne
rule-GP-9_1 = Gracze działają po kolei w cyklach, aż wszyscy spasują; pas jest ostateczny. Jeden werbunek: gracz odejmuje szlachcica z prowincji i wystawia tam co najmniej jedną jednostkę, a dalej tyle, na ile go stać. (Kto nie może nic kupić, pasuje.)
rule-GP-9_2 = Ceny: piechota 2 zł, kawaleria 4 zł, artyleria 6 zł (nie w pierwszej turze), oddział Kozaków 2 zł (tylko na Ukrainie). W wydaniu Warfrog Kozaków można zwerbować razem z własnymi jednostkami albo samych; w wydaniu Phalanx tylko w zakupie, w którym wystawiono tam już własną jednostkę.
rule-GP-9_3 = W prowincji, w której stoją kostki wroga, jednostki kosztują połowę. Znaczniki wpływów się nie liczą.
rule-GP-9_4 = Kozacy, których do końca fazy nikt nie opłacił, przechodzą do pola Tatarów.

## Zasady: faza 10, kampanie magnackie
rule-GP-10_1 = Gracze działają po kolei w cyklach, aż wszyscy spasują; pas jest ostateczny. Jedna kampania: gracz odejmuje szlachcica z prowincji i atakuje wroga, którego pole jest z nią połączone. Nasze rozstrzygnięcie: kampania wymaga rzutu przynajmniej jedną kością. (Kto nie może nikogo atakować, pasuje.)
rule-GP-10_2 = Piechota trafia od 5 oczek, kawaleria od 4. Jeśli ta sama armia ma w prowincji artylerię, do każdego rzutu dodaje się 1. Artyleria sama nie rzuca.
rule-GP-10_3 = Wyrzucona jedynka niszczy jednostkę, czy towarzyszy jej artyleria, czy nie.
rule-GP-10_4 = Trafienia usuwają najpierw kostki wrogów stojące w prowincji. Za każde pozostałe gracz wykłada kostkę z własnej puli do pola wroga. Nasze rozstrzygnięcie: gdy pula jest pusta, trafienie przepada.
rule-GP-10_5 = Kozacy z Ukrainy mogą dołączyć do gracza, który ma tam piechotę lub kawalerię. Trafiają od 4 oczek, korzystają z jego artylerii, a ich trafienia wykładają jego kostki. Rozbity oddział wraca do pola Kozaków. Walczą tylko na Ukrainie i atakują wyłącznie Tatarów: ich trafienia usuwają kostki tatarskie z Ukrainy, potem wykładają kostki w polu Tatarów, a kostek innych wrogów nie ruszają. Nasze rozstrzygnięcie: najpierw liczą się trafienia gracza, a trafienie Kozaków przepada, dopóki stoją tam kostki innego wroga, a tatarskiej nie ma.
rule-GP-10_6 = Za własny dysk z Sejmu do jednej kampanii przyłącza się Armia Koronna. Rzuca po wojsku gracza (tak w wydaniu Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog też), a jej trafienia wykładają kostki króla. Nasze rozstrzygnięcie: jej artyleria wspiera tylko ją, a sama Armia Koronna może stanowić całą siłę kampanii, choć oba teksty mówią o przyłączeniu się do ataku gracza.
rule-GP-10_7 = W turach 1–3 nie prowadzi się kampanii przeciw Habsburgom, a nigdy przeciw państwu objętemu traktatem. Nasze rozstrzygnięcie: z takiej prowincji wolno ruszyć tylko wtedy, gdy stoją w niej kostki wroga, a nadmiarowe trafienia przepadają.
rule-GP-10_8 = Rzuca każda własna piechota i kawaleria w prowincji. Trafienia Armii Koronnej też najpierw oczyszczają prowincję (o Kozakach mówi GP-10.5). Polskie kostki w polu wroga nie usuwają stamtąd jego kostek.
rule-GP-10_9 = Nasze rozstrzygnięcie: udział Armii Koronnej i liczbę oddziałów kozackich ogłasza się przed rzutami i wtedy też oddaje się dysk. Gdy zabraknie kostek króla, trafienie Armii Koronnej przepada.
rule-GP-10_10 = Nasze rozstrzygnięcie: jeśli w czwartej turze pole Habsburgów trzyma Imperium Osmańskie, kampanie z Wielkopolski są dozwolone, wykładają kostki w polu Habsburgów i dają wydrukowane tam punkty prestiżu.

## Zasady: faza 11, inwazje wrogów
rule-GP-11_1 = Rzut czterema kośćmi wzmacnia wrogów tak samo jak w fazie 5.
rule-GP-11_2 = Jeśli numer państwa objętego traktatem wypadnie na dwóch lub więcej kościach, nie dokłada mu się kostek, ale traktat jest zerwany i znika, a wróg najeżdża kraj jak zwykle.
rule-GP-11_3 = W drugiej turze każda szóstka przeciąga jeden oddział Kozaków do pola Tatarów, najpierw z Ukrainy, w braku takich z pola Kozaków; najwyżej dwa.
rule-GP-11_4 = Wrogów rozpatruje się kolejno od 1 do 5. Siła wroga to siła bazowa tury, jego kostki w jego polu, a u Tatarów także oddziały Kozaków. Inwazji nie ma, jeśli obowiązuje traktat albo jeśli kostek graczy i króla jest w tym polu co najmniej tyle, ile wynosi siła. W przeciwnym razie do połączonej prowincji wchodzi tyle kostek, ile wynosi różnica: czarny wróg wkracza do Prus, Moskwa na Litwę, Tatarzy na Ukrainę, Imperium Osmańskie do Małopolski, Habsburgowie do Wielkopolski.
rule-GP-11_5 = Kostki wchodzące do prowincji usuwają z niej najpierw wszystkie znaczniki wpływów Habsburgów.
rule-GP-11_6 = Potem każda jednostka w prowincji musi raz rzucić w obronie, z takimi samymi szansami i stratami jak w kampanii: piechota i kawaleria graczy, a przeciw Tatarom także Kozacy. Trafienia usuwają najpierw kostki najeźdźcy, nowe i dawne, a nadwyżka kostki innego koloru stojące w prowincji (nie dotyczy to trafień Kozaków). Jednostki koronne nie bronią.
rule-GP-11_6a = Każdy oddział Kozaków na Ukrainie broni się raz przed Tatarami. Nasze rozstrzygnięcie: dodaje 1, gdy stoi tam artyleria któregokolwiek gracza. W wydaniu Warfrog Kozacy bronią się nawet sami, w wydaniu Phalanx tylko wtedy, gdy stoi tam piechota lub kawaleria któregoś gracza.
rule-GP-11_7 = Na koniec kostki różnych kolorów znoszą się jedna za jedną.
rule-GP-11_8 = Habsburgowie w turach 1–3: znaczniki z ich pola usuwają szlachtę z Wielkopolski, po jednym szlachcicu w kolejności graczy (kto nikogo tam nie ma, jest pomijany), znacznik za szlachcica. Znaczniki, które zostaną, wchodzą do Wielkopolski. Jeśli stoją tam kostki wroga, znaczniki znikają i nikogo nie usuwają (tak w wydaniu Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog też).
rule-GP-11_9 = Imperium Osmańskie w trzeciej turze: różnica wchodzi do pola Habsburgów zamiast do Małopolski i usuwa stamtąd wszystkie znaczniki, więc Habsburgowie w tej turze nie atakują; wpływy obecne już w kraju mogą się jednak rozszerzać. Te kostki można atakować dopiero w fazie 12.
rule-GP-11_10 = Imperium Osmańskie w czwartej turze: jeśli w polu Habsburgów nie ma kostek osmańskich, siła bazowa wynosi 3 (w cztery osoby 4). Jeśli są, to w wydaniu Warfrog wynosi 12 w polu osmańskim i 10 w polu Habsburgów, do czego dolicza się pozostałe tam kostki; w wydaniu Phalanx po 10, a w cztery osoby po 13, także z pozostałymi kostkami. Zajęte pole Habsburgów najeżdża i prowadzi ekspansję jako osmańskie.
rule-GP-11_10a = Nasze rozstrzygnięcie: kostki pozostałe w polu Habsburgów liczą się do siły inwazji, a wszystkie pomarańczowe kostki to jeden wróg w rozumieniu GP-11.7 i GP-13.2.
rule-GP-11_11 = Habsburgowie w czwartej turze, o ile ich pola nie zajęło Imperium Osmańskie, są zwykłym wrogiem zbrojnym.
rule-GP-11_12 = Czarny wróg to jedno państwo o trzech imionach: Zakon Krzyżacki (tura 1), Szwecja (tury 2 i 3), Królestwo Prus (tura 4). Jego kostki przez całą grę są te same.
rule-GP-11_13 = Nasze rozstrzygnięcie: gdy w fazie 11 brakuje kostek w zapasie, wykłada się tyle, ile jest.

## Zasady: faza 12, odsiecz Armii Koronnej
rule-GP-12_1 = Gracze działają po kolei w cyklach, po jednym ataku Armii Koronnej na kolejkę, każdy za własny dysk z Sejmu (tak mówi wydanie Phalanx; nasze rozstrzygnięcie: tak samo w wydaniu Warfrog, którego tekst na to pozwala). Pierwszy gracz nie płaci za atak w pierwszym cyklu; jego pierwszy płatny atak przypada w drugim. Kto zrezygnuje, choćby z tego darmowego ataku, ten nie działa już w tej fazie.
rule-GP-12_2 = Cel to prowincja, w której stoją kostki wroga, a w trzeciej turze także pole Habsburgów, dopóki są w nim kostki osmańskie. Znaczników wpływów nie można atakować.
rule-GP-12_3 = Jednostki koronne rzucają jak w kampanii. Trafienia usuwają kostki wroga, nadwyżka przepada, a jedynka niszczy jednostkę.
rule-GP-12_4 = Armia Koronna walczy tu sama, bez wojsk prywatnych.
rule-GP-12_5 = Faza kończy się również wtedy, gdy Armia Koronna nie ma już piechoty ani kawalerii. (Podobnie gdy nie ma już żadnego celu.)

## Zasady: faza 13, ekspansja wrogów
rule-GP-13_1 = Wrogów rozpatruje się kolejno od 1 do 5. Jeśli w prowincji, do której wróg wkracza, jest więcej jego kostek niż szlachty wszystkich graczy, w każdej prowincji wskazanej jego strzałkami wykłada się z zapasu tyle kostek, ile wynosi różnica.
rule-GP-13_2 = Wróg nie wchodzi do prowincji, w której ma już swoje kostki.
rule-GP-13_3 = Wejście przebiega według GP-11.5, GP-11.6 i GP-11.7.
rule-GP-13_4 = Szlachta zostaje na miejscu.
rule-GP-13_5 = Wpływy Habsburgów rozszerzają się podobnie i usuwają przy tym szlachtę, znacznik za szlachcica, jak w GP-11.8. Tam, gdzie stoją kostki wroga, znikają.
rule-GP-13_6 = W każdej turze kostki osmańskie w polu Habsburgów ponad dwie prowadzą ekspansję do Wielkopolski: wchodzi tam z zapasu ich liczba pomniejszona o dwa. Nasze rozstrzygnięcie: dzieje się to w kolejności Habsburgów, zanim cokolwiek innego rozszerzy się z ich strony.
rule-GP-13_7 = Gdy brakuje kostek lub znaczników (wydanie Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog tak samo), sięga się po te z własnego pola wroga. Jeśli i to nie wystarczy, dzieli się je po równo między oba cele, nieparzystą przydziela los; gdy otwarty jest tylko jeden cel, dostaje wszystko. Nasze rozstrzygnięcie: kostek osmańskich z pola Habsburgów nie używa się do tego.
rule-GP-13_8 = Nasze rozstrzygnięcie: GP-13.2 dotyczy też znaczników wpływów i ekspansji z GP-13.6.
rule-GP-13_9 = Nasze rozstrzygnięcie: w czwartej turze dawne znaczniki wpływów nie rozszerzają się i nie szkodzą; znikają tylko wtedy, gdy wejdą kostki.

## Zasady: faza 14, plądrowanie kraju
rule-GP-14_1 = W prowincji z kostkami wroga znika tyle posiadłości, o ile kostek jest więcej niż szlachty wszystkich graczy, ale co najmniej jedna; zaczyna się od najwyższego pola, a zarządca i miasto giną wraz z posiadłością (tak w wydaniu Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog też). Zamożność spada o 1.
rule-GP-14_2 = Jeśli do prowincji wszedł w tej turze wróg, ale już go tam nie ma, zamożność się nie zmienia.
rule-GP-14_3 = Pokój: jeśli w tej turze nie wyłożono w prowincji żadnej kostki wroga, a dawnych już nie ma, zamożność rośnie o 1.
rule-GP-14_4 = Zamożność nigdy nie spada poniżej 1 ani nie przekracza 5.
rule-GP-14_5 = W turach 1–3, i tylko jeśli Imperium Osmańskie nie wyłożyło w tej turze żadnej kostki w polu Habsburgów (choćby Wiedeń potem uwolniono), znaczniki wpływów niszczą w swojej prowincji tyle posiadłości, ile ich tam jest, bez względu na szlachtę, i obniżają jej zamożność o 1. Wydanie Warfrog mówi o spadku zamożności tylko w Wielkopolsce.
rule-GP-14_6 = Pod tym samym warunkiem zamożność Wielkopolski rośnie tylko wtedy, gdy panuje pokój, nie ma tam znaczników i stoi co najmniej dwóch szlachciców. W pozostałych przypadkach obowiązują same zasady od GP-14.1 do GP-14.4.
rule-GP-14_7 = Nasze rozstrzygnięcie: znaczniki, które weszły, ale wszystkie zeszły razem ze szlachtą, nie naruszają pokoju.

## Zasady: faza 15, punkty prestiżu
rule-GP-15_1 = Kto ma najwięcej kostek w polu wroga, otrzymuje podane tam punkty prestiżu; przy remisie punkty się dzieli, zaokrąglając w dół. Król liczy się jako rywal: gdy sam prowadzi, nie punktuje nikt, a gdy remisuje, jego część przepada.
rule-GP-15_2 = Każdy własny dysk w Sejmie daje 2 punkty prestiżu.
rule-GP-15_3 = Każde pełne 5 zł trzeba wydać na zbytki: dają 1 punkt prestiżu.

## Zasady: faza 16, zakończenie tury
rule-GP-16_1 = Z pól wrogów schodzą kostki graczy i króla, z Sejmu dyski, a z pól wrogów także ich kostki i znaczniki; wyjątkiem są najwyżej dwie kostki osmańskie, które po trzeciej turze zostają w polu Habsburgów (podaje to wydanie Phalanx, Warfrog to zakłada).
rule-GP-16_2 = Wszystkie jednostki wracają. Nasze rozstrzygnięcie: Kozacy wracają do swojego pola, gdziekolwiek byli.
rule-GP-16_3 = Znacznik traktatu wraca do zapasu.
rule-GP-16_4 = W każdej prowincji każdemu wrogowi zostaje najwyżej tyle kostek, ilu jest tam szlachciców wszystkich graczy.
rule-GP-16_5 = Szlachta i wpływy w prowincjach zostają (co do wpływów tak mówi wydanie Phalanx; nasze rozstrzygnięcie: w wydaniu Warfrog też).
rule-GP-16_6 = Po drugiej turze gracze odzyskują wszystkie żetony wpływu.

## Zasady: koniec gry
rule-GP-17_1 = Po czwartej turze każda posiadłość daje tyle punktów prestiżu, ile wynosi wartość jej pola, a z miastem trzy razy tyle. Zarządcy nic nie dodają. Wygrywa, kto ma najwięcej punktów prestiżu.
rule-GP-17_2 = Remis rozstrzyga większa liczba szlachty na planszy, potem więcej pieniędzy, potem miejsce bliższe pierwszemu graczowi.
rule-GP-17_3 = Nasze rozstrzygnięcie: tę szlachtę liczy się w prowincjach po fazie 16.

## Zasady: opcje
rule-GP-O0 = Opcje uzgadnia się przed przygotowaniem gry i nie zmienia do końca. Wydanie Phalanx je drukuje; przy wydaniu Warfrog są zasadami domowymi.
rule-GP-O1 = Ograniczenia traktatów: w turach 1 i 2 traktat można zawrzeć z Imperium Osmańskim, a z Tatarami nie; w turach 3 i 4 jest jak zwykle.
rule-GP-O2 = Trwalszy traktat: przed rzutem gracz ogłasza, czy płaci 2, 4 czy 6 zł oprócz wyniku kości. Traktat zostaje wtedy zerwany, gdy numer wroga wypadnie odpowiednio na co najmniej dwóch, trzech lub czterech kościach.
rule-GP-O3 = Macierzyste prowincje: na koniec gry każda własna posiadłość w macierzystej prowincji rodu daje dodatkowy punkt prestiżu. Radziwiłł i Sapieha pochodzą z Litwy, Leszczyński z Wielkopolski, Potocki z Małopolski.

# Kraj w słowach: komunikaty z games/gods_playground/describe.py
describe-standing = Tura { $round }, faza: { $phase }
describe-hetman = Buława: { $seat }.
describe-sejm = Miejsca w Sejmie: { $seats }.
describe-crown = Armia Koronna: piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }.
describe-cossacks = Kozacy: w swoim polu { $box }, na Ukrainie { $ukraine }, u Tatarów { $tatars }.
describe-treaty = Traktat: { $foe }.
describe-region = { $region }, zamożność { $value }
describe-estates = Posiadłości z wartością ich pól: { $estates }.
describe-circle = pole o wartości { $worth }
describe-manager = zarządca
describe-city = miasto
describe-none = brak
describe-entry = { $name }: { $what }
describe-nobles = { $count ->
        [one] { $count } szlachcic
       *[other] { $count } szlachciców
    }
describe-infantry = { $count ->
        [one] { $count } piechota
        [few] { $count } piechoty
        [many] { $count } piechot
       *[other] { $count } piechot
    }
describe-cavalry = { $count ->
        [one] { $count } kawaleria
        [few] { $count } kawalerie
        [many] { $count } kawalerii
       *[other] { $count } kawalerii
    }
describe-artillery = { $count ->
        [one] { $count } artyleria
        [few] { $count } artylerie
        [many] { $count } artylerii
       *[other] { $count } artylerii
    }
describe-invaders = Wróg: { $foe }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }.
describe-influence = Wpływy Habsburgów: { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }.
describe-enemies = Wrogowie, gdyby nic się nie zmieniło
describe-threat = { $foe } → { $region }: siła { $strength }, polskich kostek: { $against }; { $enters ->
        [0] nic by nie wkroczyło
        [one] wkroczyłaby { $enters } kostka
        [few] wkroczyłyby { $enters } kostki
        [many] wkroczyłoby { $enters } kostek
       *[other] wkroczyłoby { $enters } kostek
    }; szansa inwazji: { $percent }.
describe-threat-influence = { $foe } → { $region }: { $strength ->
        [one] { $strength } znacznik
        [few] { $strength } znaczniki
        [many] { $strength } znaczników
       *[other] { $strength } znaczników
    } wpływów, { $against ->
        [one] { $against } szlachcic
       *[other] { $against } szlachciców
    }; { $enters ->
        [0] nie zostałby żaden znacznik
        [one] zostałby { $enters } znacznik
        [few] zostałyby { $enters } znaczniki
        [many] zostałoby { $enters } znaczników
       *[other] zostałoby { $enters } znaczników
    }; szansa, że coś zostanie: { $percent }.
describe-threat-treaty = { $foe } → { $region }: obowiązuje traktat (siła { $strength }, polskich kostek: { $against }); szansa, że wróg go zerwie i wkroczy: { $percent }.
describe-threat-vienna = { $foe } → Wiedeń: siła { $strength }, polskich kostek: { $against }; { $enters ->
        [0] nic by nie wkroczyło
        [one] wkroczyłaby { $enters } kostka
        [few] wkroczyłyby { $enters } kostki
        [many] wkroczyłoby { $enters } kostek
       *[other] wkroczyłoby { $enters } kostek
    }; szansa oblężenia: { $percent }.
describe-families = Rody
describe-family = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } prestiżu, { $coins } zł, szlachta w puli: { $nobles }, żetony wpływu: { $blocks }
describe-you = (ty)

## Tury i królowie
round-name-1 = 1386–1587: Jagiellonowie
round-name-2 = 1587–1674: Zygmunt III Waza i królowie elekcyjni
round-name-3 = 1674–1697: Jan III Sobieski
round-name-4 = 1697–1795: ostatni królowie i rozbiory

## Z historii
history-round-1 = Koronacja Jagiełły w 1386 roku związała Polskę z Litwą, a unia lubelska z 1569 roku zrobiła z nich jedną Rzeczpospolitą. Zboże spławiane Wisłą do Gdańska dopiero buduje magnackie fortuny, a po wygaśnięciu dynastii (1572) królów wybiera już szlachta. W tej turze nie ma jeszcze dział, kolegiów ani prywatnych miast.
history-black-1 = Grunwald (1410) złamał wojskową sławę Krzyżaków, a wojna trzynastoletnia oddała Koronie Gdańsk i ujście Wisły. W 1525 roku ostatni wielki mistrz w Prusach został świeckim księciem i lennikiem króla. W grze Zakon jest jednym z najgroźniejszych sąsiadów pierwszej tury.
history-russia-1 = Moskwa skupia ziemie ruskie i odrywa od Litwy kolejne grody, w 1514 roku także Smoleńsk. Batory odpowiada wyprawami na Połock, Wielkie Łuki i Psków. W grze ten wróg zaczyna skromnie, ale z każdą turą rośnie.
history-tatars-1 = Czambuły z Krymu co roku idą stepowymi szlakami po jasyr, który sprzedają na targach w Kaffie. Granica jest za długa, żeby ją obsadzić, więc najlepszą obroną bywa pościg. W grze cierpi na tym Ukraina, bogata, ale najbardziej odsłonięta.
history-ottomans-1 = Pod Warną (1444) poległ młody król Władysław, a pod Mohaczem (1526) jego krewny Ludwik, król Czech i Węgier. Potem obie strony wolały pokój i w 1533 roku Zygmunt Stary zawarł go z Sulejmanem dożywotnio. Podstawowe zasady nie znają traktatu z Imperium Osmańskim; opcja o ograniczeniach traktatów oddaje właśnie tamten pokój.
history-habsburgs-1 = Habsburgowie wzięli po Jagiellonach Czechy i Węgry i chętnie wzięliby też Polskę: w 1575 roku część senatorów obwołała królem cesarza Maksymiliana II. Nie przysyłają wojska, tylko posłów i pieniądze. Dlatego w polu Habsburgów leżą znaczniki wpływów, które odbierają szlachtę w Wielkopolsce.
history-round-2 = Królów wybiera teraz całe rycerstwo, a każdy nowy ma własne wojny: Wazowie o Szwecję i Inflanty, magnaci o Moskwę. Po świetnych zwycięstwach przychodzi rok 1648 i potop, a kraj traci znaczną część ludności. Skarb jest pusty, więc Armia Koronna jest mniejsza niż przedtem.
history-black-2 = Spór Wazów o koronę szwedzką wciągnął Rzeczpospolitą w wojny, które z przerwami trwały sześćdziesiąt lat. Kircholm (1605) dał sławę, ale w 1655 roku Szwedzi w kilka miesięcy zajęli Warszawę i Kraków. Ekspansja z Prus na Litwę i Wielkopolskę pokazuje taki właśnie potop.
history-russia-2 = Podczas smuty polska załoga stała na Kremlu (1610–1612), a Smoleńsk wrócił do Rzeczypospolitej. Następna wielka wojna skończyła się odwrotnie: rozejm w Andruszowie (1667) oddał Smoleńsk i lewy brzeg Dniepru wraz z Kijowem. W tej turze Moskwę można jeszcze powstrzymać niewielkim wysiłkiem.
history-tatars-2 = W 1648 roku Chmielnicki poderwał Kozaków, a chan przysłał mu jazdę; hetmani koronni poszli do niewoli pod Korsuniem. Kto Kozakom nie płacił, ten miał ich przeciw sobie. Dlatego nieopłaceni Kozacy wzmacniają Tatarów, a w tej turze buntuje ich także każda szóstka w fazie inwazji.
history-ottomans-2 = Pod Cecorą (1620) zginął hetman Żółkiewski, rok później obroniono Chocim. W 1672 roku padł Kamieniec i traktat w Buczaczu oddał sułtanowi Podole, ale już w następnym roku Sobieski rozbił wojska osmańskie pod Chocimiem. W grze to średni, lecz rosnący przeciwnik Małopolski.
history-habsburgs-2 = W 1587 roku wybrano naraz dwóch królów; arcyksiążę Maksymilian przegrał dopiero pod Byczyną, z Zamoyskim. Zygmunt III ożenił się potem kolejno z dwiema Habsburżankami i dwór wiedeński miał w Krakowie i Warszawie swoje stronnictwo. Wpływów nie da się zwalczyć wojskiem, tylko obecnością szlachty.
history-round-3 = Jan III Sobieski, zwycięzca spod Chocimia, miał sławę w całej Europie i coraz mniej władzy w kraju: sejmy zrywano raz po raz. Od tej tury ród, który zostaje w tyle, może zawiązać konfederację, a bogaci budują prywatne miasta. Najważniejsza bitwa toczy się poza granicami, pod Wiedniem.
history-black-3 = Po pokoju w Oliwie (1660) Szwecja zostawiła Rzeczpospolitą w spokoju, a Jan III zawarł z nią nawet układ przeciw Brandenburgii. Prusy Książęce i tak przepadły: elektor nie był już lennikiem. Czarny wróg czeka na wielką wojnę północną, która zacznie się w 1700 roku.
history-russia-3 = Pokój Grzymułtowskiego z 1686 roku oddał Moskwie Kijów na zawsze w zamian za sojusz przeciw Imperium Osmańskiemu. Za Piotra zacznie się budowa mocarstwa. W grze jej siła bazowa wyraźnie rośnie.
history-tatars-3 = Orda towarzyszy teraz armii sułtana i plądruje ziemie ruskie na jej skrzydłach. Sobieski bił ją pod Lwowem (1675), a pod Hodowem (1694) garstka husarii i pancernych obroniła się przed całą nawałą. Najazdy słabną, ale co roku niszczą dwory na pograniczu.
history-ottomans-3 = W 1683 roku Kara Mustafa stanął pod Wiedniem z ogromną armią, a 12 września szarża pod wodzą Jana III zakończyła oblężenie. W grze Imperium Osmańskie idzie wtedy na pole Habsburgów, a nie na Małopolskę. Odsiecz pochłania Armię Koronną i dyski z Sejmu, ale bez niej czwarta tura będzie o wiele gorsza.
history-habsburgs-3 = Wiosną 1683 roku Rzeczpospolita i cesarz przyrzekli sobie wzajemną pomoc, gdyby wojska osmańskie podeszły pod Kraków albo Wiedeń. Gdy Wiedeń jest oblężony, dwór cesarski nie ma głowy do intryg: osmańskie kostki usuwają znaczniki wpływów. Jeśli Imperium Osmańskie się powstrzyma, intrygi trwają dalej.
history-round-4 = Sasi wciągnęli kraj w wojnę północną, a Sejm Niemy z 1717 roku pozostawił go z nieliczną armią pod okiem Rosji. Konfederacja barska, reformy Sejmu Wielkiego i Konstytucja 3 maja przyszły za późno: w latach 1772, 1793 i 1795 trzej sąsiedzi podzielili całe państwo. Stałej Armii Koronnej już nie ma, a wrogowie są najsilniejsi.
history-black-4 = Od 1701 roku elektor brandenburski jest królem w Prusach. Fryderyk II zalewał Polskę fałszywą monetą, a w 1772 roku zabrał Prusy Królewskie; jego następca wziął potem Gdańsk, Toruń, Wielkopolskę i wreszcie Warszawę. Czarne kostki są te same, imię trzecie.
history-russia-4 = Carskie poselstwo w Warszawie rozdaje urzędy i osadza królów, w 1764 roku Stanisława Augusta. Wojny z lat 1792 i 1794 kończą się klęską, a Katarzynie II przypada największa część kraju. To zwykle najsilniejszy wróg ostatniej tury.
history-tatars-4 = Pokój w Karłowicach (1699) położył kres wielkim najazdom. W 1783 roku Rosja wcieliła sam Krym i chanat zniknął z mapy, zanim zniknęła Rzeczpospolita. W grze Tatarzy są już tylko cieniem dawnej potęgi.
history-ottomans-4 = Karłowice zwróciły Podole i Kamieniec, a dawny wróg stał się niemal sprzymierzeńcem: w 1768 roku sułtan wypowiedział Rosji wojnę, powołując się na polskie wolności. Dlatego jego siła jest mała. Gdyby jednak Wiedeń nie został uwolniony, z południa ruszyłaby potęga większa niż kiedykolwiek.
history-habsburgs-4 = Maria Teresa ponoć płakała, ale brała: w 1772 roku Galicję ze Lwowem, a jej wnuk w 1795 roku Kraków i Lublin. Zamiast intryg są więc zwykłe wojska, z którymi można walczyć. W tej turze wolno też zawrzeć z nimi traktat, o ile Wiedeń jest wolny.

## Skąd liczby na planszy
certainty-rulebook = z instrukcji
certainty-likely = prawdopodobne
certainty-weak = niepewne
certainty-reconstructed = odtworzone
certainty-own = własne
note-reconstructed = Niektórych liczb z wydrukowanej planszy nie znamy: są oznaczone jako odtworzone, a każdy stół może wstawić własne.

# W terminalu
terminal-help-history = co działo się w latach tej tury i co oznaczają wrogowie

## Rachunek zakończonej gry
account-chapter = { $number ->
        [0] Przygotowanie
       *[other] Tura { $number }
    }
account-score = Punkty
account-source-glory = Chwała na wojnie
account-source-sejm = Pozycja w Sejmie
account-source-luxury = Zbytki
account-source-schools = Kolegia jezuickie
account-source-estates = Posiadłości
account-source-home = Macierzyste prowincje
account-measure-standing = Punkty wraz z obecnymi posiadłościami
account-measure-points = Punkty
account-quantity = Trafienia
account-luck = { $battles ->
        [one] { $battles } bitwa
        [few] { $battles } bitwy
       *[many] { $battles } bitew
    }, trafienia: { $actual }, a z kości należało się { $expected }: { $better ->
        [yes] o { $difference } więcej
        [even] zgodnie z oczekiwaniem
       *[no] o { $difference } mniej
    } (odchylenie standardowe { $deviation }).

# ---- hints
hint-nobles-then = szlachty tam będzie: { $nobles }
hint-bid = płatne w każdym razie; zostaje { $left } zł
hint-nobles = koszt, szlachta: { $nobles }
hint-estate = punkty na koniec: { $points }; dochód w turze: { $coins } zł
hint-manager = dochód większy o { $coins } zł w turze
hint-earns = od razu { $coins } zł
hint-treaty-price = koszt: { $least }–{ $most } zł zależnie od rzutu, szlachcic i miejsce w Sejmie
hint-treaty-fails = zabraknie pieniędzy: { $chance }%
hint-treaty-breaks = zerwany, gdy { $dice } z czterech kości ataku wskażą tego wroga: { $chance }%
hint-then = szlachta potem: { $here } → { $there }
hint-veto = miejsc traconych w Sejmie: { $seats }, twoich: { $own }
hint-coins = { $coins } zł, zostaje { $left } zł
hint-points = punkty od razu: { $points }
hint-city = więcej punktów na koniec: { $points }
hint-purse = do wydania: { $coins } zł
hint-half = za pół ceny: stoją tam wrogowie
hint-sejm = koszt: miejsce w Sejmie
hint-free = bez kosztów
hint-driven-out = średnio wyparci najeźdźcy: { NUMBER($cubes, maximumFractionDigits: 1) } z { $there }; wszyscy: { $chance }%
hint-placed = średnio kostki u wroga: twoje { NUMBER($own, maximumFractionDigits: 1) }
hint-placed-king = królewskie: { NUMBER($king, maximumFractionDigits: 1) }
hint-losses = średnio stracone jednostki: { NUMBER($losses, maximumFractionDigits: 1) }
hint-losses-king = straty Armii Koronnej: { NUMBER($losses, maximumFractionDigits: 1) }
hint-court = najwyższy żeton bierze buławę, a suma żetonów zbiera Armię Koronną
hint-block-back = wraca do ręki żeton: { $block }
hint-sent = wysyłana szlachta: { $nobles }; w puli: { $supply }
hint-actions-left = akcje specjalne, które ci zostają w tej turze: { $actions }
hint-final = do końca tej fazy
hint-nobles-kept = zachowana szlachta: { $nobles }
hint-seats-kept = zachowane miejsca w Sejmie: { $seats }, punkty: { $points }
hint-cossacks-leave = Kozacy, którzy nieopłaceni przejdą do Tatarów: { $cossacks }
hint-one-move = drugi szlachcic zostaje
hint-schools = ufundowane kolegia: { $schools } z { $regions }
hint-coins-kept = zostaje { $coins } zł
hint-raise-again = następny werbunek kosztuje następnego szlachcica
