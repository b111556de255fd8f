# La Conquête du Monde – polski

## Gra
game-name = La Conquête du Monde
game-blurb = Gra o podbój świata w postaci z 1957 roku: obrońca rzuca nawet trzema kośćmi, a każda tura przynosi kartę. Od dwóch do sześciu graczy walczy o 42 terytoria, aż jeden z nich zajmie cały świat.

## Edycje
edition-1957 = Zasady pierwszego wydania.
edition-second-rule = Zasady z 1957 roku z wariantem dla wprawnych: armie za każdą czwórkę terytoriów, karty za terytoria ponad pełne czwórki.
edition-classic = Późniejsza, powszechnie znana postać gry: dwie kości w obronie, karta tylko po podboju, armie początkowe stawiane po jednej.
edition-1957-name = Pierwsze wydanie, 1957
edition-second-rule-name = 1957, druga reguła
edition-classic-name = Klasyczne

## Opcje
option-second-rule = Wariant dla wprawnych: armia za każde cztery terytoria, karta za każde pozostałe, wymiana od 6 armii
option-joker = Joker
option-joker-alone = sam jest zestawem
option-joker-wild = zastępuje dowolną kartę zestawu
option-army-cap = Najwyższa liczba armii gracza (w pudełku jest 120)
option-army-cap-0 = bez ograniczeń
option-round-limit = Ostatnia runda (wygrywa najwięcej terytoriów, potem armii)
option-round-limit-0 = bez ograniczeń
option-protection = Pierwsze rundy, w których nikogo nie można wyeliminować
option-protection-0 = żadne
option-deal = Terytoria rozdaje się
option-deal-dice = rzutami kości, po jednej armii na każde
option-deal-even = po równo, potem po jednej armii początkowej
option-even-world = Wyrównany świat (zasada domowa na pierwsze partie)
option-defence-dice = Najwyższa liczba kości w obronie
option-minimum-armies = Najmniejsza liczba armii, które terytoria dają w każdej turze
option-minimum-armies-0 = bez minimum
option-cards = Kartę dobiera się
option-cards-each-turn = na początku każdej tury
option-cards-after-conquest = na końcu tury, w której zdobyto terytorium
option-sets = Zestaw to
option-sets-one-of-each = po jednej karcie każdej broni
option-sets-alike-too = po jednej karcie każdej broni albo trzy jednakowe
option-forced-exchange = Liczba kart na ręce, od której trzeba wymienić zestaw
option-forced-exchange-0 = nigdy
option-movement = Po walce mogą się ruszyć
option-movement-fresh-armies = wszystkie armie, które nie walczyły, o jeden krok
option-movement-one-move = dowolne armie, ale tylko z jednego terytorium na jedno sąsiednie
option-east-africa-middle-east = Połączenie morskie Afryki Wschodniej z Bliskim Wschodem
option-middle-east-china = Bliski Wschód i Chiny sąsiadują ze sobą
option-no-afghanistan-india = Bez granicy między Afganistanem a Indiami
option-no-iceland-scandinavia = Bez połączenia morskiego Islandii ze Skandynawią
option-no-great-britain-scandinavia = Bez połączenia morskiego Wielkiej Brytanii ze Skandynawią

## Stałe polecenia
order-defence = Kości, gdy ktoś mnie atakuje
order-defence-maximum = Zawsze rzucaj największą możliwą liczbą
order-defence-ask = Pytaj mnie za każdym razem

## Gracze
seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
seat-black = Czarny
seat-white = Biały

## Kontynenty
continent-oceanie = Oceania
continent-amerique_du_sud = Ameryka Południowa
continent-afrique = Afryka
continent-europe = Europa
continent-amerique_du_nord = Ameryka Północna
continent-asie = Azja

## Terytoria
# Ameryka Północna
territory-alaska = Alaska
territory-territoires_du_nord_ouest = Terytoria Północno-Zachodnie
territory-groenland = Grenlandia
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Quebec
territory-etats_de_l_ouest = Stany Zachodnie
territory-etats_de_l_est = Stany Wschodnie
territory-amerique_centrale = Ameryka Środkowa
# Ameryka Południowa
territory-venezuela = Wenezuela
territory-perou = Peru
territory-bresil = Brazylia
territory-argentine = Argentyna
# Europa
territory-islande = Islandia
territory-scandinavie = Skandynawia
territory-ukraine = Ukraina
territory-grande_bretagne = Wielka Brytania
territory-europe_du_nord = Europa Północna
territory-europe_occidentale = Europa Zachodnia
territory-europe_du_sud = Europa Południowa
# Afryka
territory-afrique_du_nord = Afryka Północna
territory-egypte = Egipt
territory-afrique_orientale = Afryka Wschodnia
territory-congo = Kongo
territory-afrique_du_sud = Afryka Południowa
territory-madagascar = Madagaskar
# Azja
territory-oural = Ural
territory-siberie = Syberia
territory-yakoutie = Jakucja
territory-tchita = Czyta
territory-kamtchatka = Kamczatka
territory-mongolie = Mongolia
territory-japon = Japonia
territory-afghanistan = Afganistan
territory-chine = Chiny
territory-moyen_orient = Bliski Wschód
territory-inde = Indie
territory-siam = Syjam
# Oceania
territory-indonesie = Indonezja
territory-nouvelle_guinee = Nowa Gwinea
territory-australie_occidentale = Australia Zachodnia
territory-australie_orientale = Australia Wschodnia

## Karty
arm-infantry = piechota
arm-cannon = armata
arm-cavalry = kawaleria
arm-joker = joker

# Zestawy
set-joker = joker
set-infantry-infantry-infantry = 3 × piechota
set-infantry-infantry-cannon = 2 × piechota, armata
set-infantry-infantry-cavalry = 2 × piechota, kawaleria
set-infantry-infantry-joker = 2 × piechota, joker
set-infantry-cannon-cannon = piechota, 2 × armata
set-infantry-cannon-cavalry = piechota, armata, kawaleria
set-infantry-cannon-joker = piechota, armata, joker
set-infantry-cavalry-cavalry = piechota, 2 × kawaleria
set-infantry-cavalry-joker = piechota, kawaleria, joker
set-infantry-joker-joker = piechota, 2 × joker
set-cannon-cannon-cannon = 3 × armata
set-cannon-cannon-cavalry = 2 × armata, kawaleria
set-cannon-cannon-joker = 2 × armata, joker
set-cannon-cavalry-cavalry = armata, 2 × kawaleria
set-cannon-cavalry-joker = armata, kawaleria, joker
set-cannon-joker-joker = armata, 2 × joker
set-cavalry-cavalry-cavalry = 3 × kawaleria
set-cavalry-cavalry-joker = 2 × kawaleria, joker
set-cavalry-joker-joker = kawaleria, 2 × joker
set-joker-joker-joker = 3 × joker

## Ilości
amount-1 = 1 armia
amount-10 = 10 armii
amount-all = wszystkie dostępne armie

## Etapy
stage-muster = rozstawianie armii początkowych
stage-reinforce = rozstawianie posiłków
stage-combat = wybór, skąd zaatakować
stage-aim = wybór celu ataku
stage-defence = wybór liczby kości w obronie
stage-follow = wejście na zdobyte terytorium
stage-spoils = wymiana kart po eliminacji
stage-movement = wybór, skąd przesunąć armie
stage-destination = wybór, dokąd przesunąć armie
stage-march = dalsze armie tego samego ruchu
stage-over = koniec gry

## Wezwania
prompt-muster = Postaw jedną armię początkową na swoim terytorium (pozostało: { $armies }).
prompt-reinforce = { $exchange ->
        [must] Masz tyle kart, że najpierw trzeba wymienić zestaw; liczba armii za zestaw: { $value }.
       *[other] Rozstaw { $armies ->
            [one] { $armies } armię
            [few] { $armies } armie
           *[other] { $armies } armii
        } na swoich terytoriach{ $exchange ->
            [may] ; zestaw twoich kart dałby ich o { $value } więcej.
           *[other] .
        }
    }
prompt-combat = { $exchange ->
        [must] Masz tyle kart, że najpierw trzeba wymienić zestaw; liczba armii za zestaw: { $value }.
       *[other] { $origins ->
            [0] Z żadnego twojego terytorium nie można zaatakować: zakończ walkę.
           *[other] Wybierz terytorium, z którego atakujesz, albo zakończ walkę.
        }{ $exchange ->
            [may] {" "}Można jeszcze wymienić zestaw kart; liczba armii: { $value }.
           *[other] {""}
        }
    }
prompt-aim = { $origin }: wybierz cel i liczbę kości albo się cofnij.
prompt-defence = { $origin } → { $target }: napastnik rzuca { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kośćmi
    }; wybierz, iloma kośćmi się bronisz.
prompt-follow = Zdobyte terytorium: { $target }. Wybierz, ile armii jeszcze tam wejdzie ({ $origin } → { $target }, najwyżej { $armies }), albo zakończ przemarsz.
prompt-spoils = { $exchange ->
        [must] Gracz wyeliminowany! Masz tyle kart, że trzeba wymienić zestaw; liczba armii: { $value }.
        [may] Gracz wyeliminowany! Wymień teraz zestaw kart (liczba armii: { $value }) albo wróć do walki.
       *[other] Nie masz teraz zestawu kart do wymiany: wróć do walki.
    }
prompt-movement = { $origins ->
        [0] Żadna z twoich armii nie może się przesunąć: zakończ turę.
       *[other] Wybierz terytorium, z którego wyruszą armie, albo zakończ turę.
    }
prompt-destination = { $origin }: wybierz sąsiednie terytorium, na które przejdzie armia, albo się cofnij.
prompt-march = { $origin } → { $target } (najwyżej { $armies }): wybierz, ile jeszcze armii pójdzie tą samą drogą, albo zakończ ten ruch.

## Wybory
choice-place = Postaw: { $territory }, { $amount }
choice-exchange = Wymiana zestawu: { $set }
choice-from = Skąd: { $territory }
choice-attack = Atak: { $territory }, kości: { $dice }
choice-defend = Obrona, kości: { $dice }
choice-follow = Przemarsz: { $amount }
choice-move = Ruch jednej armii, cel: { $territory }
choice-done = { $stage ->
        [combat] Koniec walki
        [aim] Wstecz
        [follow] Koniec przemarszu
        [spoils] Powrót do walki
        [movement] Koniec tury
        [destination] Wstecz
        [march] Koniec tego ruchu
       *[other] Gotowe
    }

## Wydarzenia
event-order-rolled = { $seat } rzuca o kolejność gry: { $die }.
event-order-set = Kolejność gry, numer { $place }: { $seat }.
event-deal-rolled = { $seat } rzuca przy rozdaniu: { $die }.
event-dealt = { $seat } otrzymuje terytorium: { $territory }.
event-points-lost = Nie ma już terytoriów do rozdania: { $seat } traci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-evened = Wyrównany świat (zasada domowa): { $giver } oddaje terytorium, otrzymuje je { $seat }: { $territory }.
event-opened = { $seat } rozpoczyna podbój świata.
event-round-began = Runda { $round }
event-turn-began = Tura: { $seat }
event-drew = { $seat } dobiera kartę.
event-drew-card = Dobrana karta ({ $seat }): { $arm }.
event-no-card = Talia i karty odłożone są wyczerpane: { $seat } nie dobiera karty.
event-reshuffled = Odłożone karty po przetasowaniu tworzą nową talię.
event-reinforced = { $seat } { $armies ->
        [0] nie otrzymuje armii
        [one] otrzymuje { $armies } armię
        [few] otrzymuje { $armies } armie
        [many] otrzymuje { $armies } armii
       *[other] otrzymuje { $armies } armii
    } za { $territories ->
        [one] { $territories } terytorium
        [few] { $territories } terytoria
        [many] { $territories } terytoriów
       *[other] { $territories } terytorium
    }.
event-continent-held = { $seat } otrzymuje dodatkowo { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
       *[other] { $armies } armii
    } za cały kontynent: { $continent }.
event-capped = { $seat } osiąga największą dozwoloną liczbę armii; { $armies ->
        [one] przepada { $armies } armia
        [few] przepadają { $armies } armie
        [many] przepada { $armies } armii
       *[other] przepada { $armies } armii
    }.
event-placed = { $seat } stawia { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }: { $territory }.
event-exchanged = { $seat } wymienia zestaw ({ $set }) na { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }.
event-attacked = { $seat } atakuje: { $origin } → { $target }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }.
event-defended = { $seat } broni się { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kośćmi
    }.
event-rolled = { $attack } przeciw { $defence }; straty napastnika: { $attacker_lost }, straty obrońcy: { $defender_lost }.
event-spared = { $seat } zachowuje ostatnią armię ({ $territory }): nikogo nie można jeszcze wyeliminować.
event-conquered = { $seat } zdobywa terytorium: { $territory }; { $armies ->
        [one] wchodzi { $armies } armia
        [few] wchodzą { $armies } armie
        [many] wchodzi { $armies } armii
       *[other] wchodzi { $armies } armii
    }.
event-followed = { $seat } wprowadza jeszcze { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }: { $origin } → { $target }.
event-eliminated = { $victim } odpada z gry. { $seat } { $cards ->
        [0] nie znajduje żadnych kart
        [one] przejmuje { $cards } kartę
        [few] przejmuje { $cards } karty
        [many] przejmuje { $cards } kart
       *[other] przejmuje { $cards } karty
    }.
event-seized-cards = Przejęte karty ({ $seat }): { $arm } × { $cards }.
event-moved = { $seat } przesuwa { $armies ->
        [one] { $armies } armię
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }: { $origin } → { $target }.
event-world-conquered = { $seat } panuje nad całym światem.
event-time-up = Runda { $round } była ostatnia: decydują terytoria, a potem armie.

## Odmowy
refusal-game-over = Gra jest skończona.
refusal-wrong-step = Ten wybór nie należy do tego etapu tury.
refusal-odd-amount = Armie liczy się pojedynczo, dziesiątkami albo wszystkie razem; inną ilość uzyskasz, powtarzając wybór.
refusal-not-yours = Armie można stawiać tylko na własnych terytoriach.
refusal-not-so-many = Nie możesz tu użyć naraz tylu armii; wybierz mniejszą ilość.
refusal-one-by-one = Armie początkowe stawia się po jednej.
refusal-one-stays = Jedna armia zostaje na miejscu: tyle nie może wejść.
refusal-no-more-march = Tyle armii nie może już maszerować.
refusal-armies-to-place = Najpierw rozstaw wszystkie otrzymane armie.
refusal-no-such-set = Przy tym stole te karty nie tworzą zestawu.
refusal-cards-missing = Nie masz wszystkich kart tego zestawu.
refusal-too-late = Nie w tej chwili: zestawy wymienia się przed rozpoczęciem pierwszego ataku w swojej turze albo zaraz po wyeliminowaniu gracza.
refusal-must-exchange = Masz tyle kart, że najpierw trzeba wymienić zestaw.
refusal-no-origin = Najpierw wybierz terytorium, z którego wyruszą twoje armie.
refusal-not-your-origin = Armie mogą wyruszyć tylko z twojego terytorium.
refusal-lone-army = Stoi tam tylko jedna armia i musi pozostać.
refusal-no-enemy-near = Żadnego sąsiada tego terytorium nie można zaatakować.
refusal-own-target = To terytorium jest już twoje: zaatakuj wrogie.
refusal-not-neighbours = Te dwa terytoria nie mają wspólnej granicy ani linii morskiej.
refusal-too-many-dice = Za mało armii na tyle kości: w ataku jedna armia nigdy nie rzuca, w obronie każda kość wymaga armii i obowiązuje limit ustalony dla tego stołu.
refusal-no-such-dice = Rzuca się jedną, dwiema lub trzema kośćmi.
refusal-protected = To ostatnia armia gracza, a w pierwszych rundach nikogo nie można wyeliminować.
refusal-not-your-target = Armie przesuwa się tylko między własnymi terytoriami, a to nie jest twoje.
refusal-no-friend-near = Żadne sąsiednie terytorium nie jest twoje, więc armie nie mają dokąd przejść.
refusal-all-fought = Wszystkie armie na tym terytorium walczyły w tej turze, więc żadna nie może odejść.
refusal-already-moved = Armie na tym terytorium już się w tej turze przesunęły lub walczyły.

## Zasady: elementy i przygotowanie
rule-CM-0_1 = Od dwóch do sześciu graczy, każdy z armiami jednego koloru; w pudełku jest w każdym kolorze 70 klocków wartych po jednej armii i 5 pionków wartych po dziesięć. Nasze rozstrzygnięcie: najmniejsza liczba graczy jest w naszym egzemplarzu słabo czytelna i przyjmujemy, że to dwóch; liczba armii nie jest ograniczona, chyba że stół wybierze górną granicę (zawartość pudełka to 120 armii).
rule-CM-0_2 = Plansza przedstawia 42 terytoria na sześciu kontynentach. Są 42 karty terytoriów, każda z jedną z trzech broni (piechota, armata lub kawaleria), oraz dwa jokery. Trzy kości służą do ataku, a trzy do obrony.
rule-CM-0_3 = Każdy gracz rzuca jedną kością. Zaczyna ten, kto wyrzucił najwięcej, pozostali grają po nim w kolejności malejących wyników. Nasze rozstrzygnięcie: gracze z równym wynikiem rzucają między sobą ponownie.
rule-CM-0_4 = Keewatin, Ziemia Baffina i Grenlandia są jednym terytorium (na naszej planszy: Grenlandia).

## Zasady: rozdanie terytoriów
rule-CM-1_1 = Rozdaje się bez jokerów. Gracze po kolei rzucają kością i dostają tyle kart i tyle armii, ile wypadło oczek; na każdym wylosowanym terytorium staje jedna armia.
rule-CM-1_2 = Trwa to aż do rozdania wszystkich terytoriów. Oczka ponad ostatnie terytorium przepadają.
rule-CM-1_3 = Podbój rozpoczyna gracz następny po tym, komu przypadło ostatnie terytorium. Przedtem wszystkie karty wracają, dokłada się jokery i tasuje talię. Podczas rozdania bronie na kartach nie mają znaczenia; później liczą się tylko one.

## Zasady: krok pierwszy, posiłki
rule-CM-2_1 = Turę zaczyna się od dobrania jednej karty z talii. Karty na ręce są tajne. Nasze rozstrzygnięcie: liczba kart na ręce jest jawna.
rule-CM-2_2 = Każde pełne trzy terytoria, gdziekolwiek leżą, dają jedną armię. Reszta nie daje nic i nie ma żadnego minimum.
rule-CM-2_3 = Każdy kontynent zajęty w całości daje co turę dodatkowe armie: Oceania 2, Ameryka Południowa 2, Afryka 3, Europa 5, Ameryka Północna 5, Azja 7. Jego terytoria liczą się mimo to wraz z innymi. (W naszym egzemplarzu czytelne są tylko wartości Oceanii i Afryki; pozostałe pochodzą z późniejszych wydań.)
rule-CM-2_4 = Teraz można, choć nie trzeba, wymienić dowolną liczbę zestawów kart na armie (zob. CM-5.1 i dalsze).
rule-CM-2_5 = Wszystkie otrzymane armie trzeba od razu rozstawić na własnych terytoriach, w dowolnym podziale – choćby wszystkie na jednym.
rule-CM-2_6 = Kartę dopiero co dobraną można wymienić w tej samej turze. Nasze rozstrzygnięcie: gdy wyczerpane są i talia, i karty odłożone, nie dobiera się karty.

## Zasady: krok drugi, walka
rule-CM-3_1 = Na każdym terytorium zawsze pozostaje co najmniej jedna armia, więc do ataku potrzeba tam dwóch lub więcej. Cel musi mieć z tym terytorium wspólną granicę albo być z nim połączony linią morską.
rule-CM-3_2 = Napastnik wymienia oba terytoria: atakujące i atakowane. (Przy stole zapomnienie o tym może kosztować trzy armie; tutaj każdy atak wymienia oba, więc kara nie ma zastosowania.)
rule-CM-3_3 = Napastnik rzuca jedną, dwiema lub trzema kośćmi, ale najwyżej tyloma, ile armii stoi na terytorium atakującym, odjąwszy jedną. Obrońca rzuca jedną, dwiema lub trzema kośćmi, ale najwyżej tyloma, ile armii ma na terytorium atakowanym, i sam wybiera ich liczbę. Nasze rozstrzygnięcie: stałe polecenie obrońcy to największa możliwa liczba; każdy gracz może zamiast tego wybrać, by go za każdym razem pytano.
rule-CM-3_4 = Obie strony układają kości od najwyższej i porównują je parami. W każdej parze niższa kość traci jedną armię; remis wygrywa obrońca.
rule-CM-3_5 = Napastnik może dowolnie powtarzać atak, przerwać go, zmienić cel lub terytorium wyjściowe, atakować jedno terytorium z kilku i walczyć w jednej turze z kilkoma przeciwnikami.
rule-CM-3_6 = Po zdobyciu terytorium wchodzą na nie armie użyte w ostatnim rzucie. Mogą pójść za nimi dalsze, ale tylko z terytorium, które atakowało jako ostatnie, i jedna musi tam pozostać. Nowe terytorium może od razu atakować.
rule-CM-3_7 = Kości bez pary nic nie znaczą. Nasze rozstrzygnięcie: obrońca wybiera liczbę kości po napastniku, a przed jakimkolwiek rzutem.
rule-CM-3_8 = Alaska i Chabarowsk (na naszej planszy: Kamczatka) sąsiadują ze sobą, bo świat jest okrągły. Nasze rozstrzygnięcie: linia morska wszędzie liczy się jak granica, choć jeden akapit mówi tylko o wspólnej granicy.
rule-CM-3_9 = Walka i ruchy są dobrowolne.

## Zasady: krok trzeci, ruchy
rule-CM-4_1 = Armie, które w tej turze nie walczyły, mogą przejść o jeden krok między sąsiednimi własnymi terytoriami, lądem lub linią morską, o ile jedna armia zostanie na miejscu. Takich ruchów można wykonać dowolnie wiele, w różnych miejscach.
rule-CM-4_2 = Armia walczyła, jeśli w tej turze wzięła udział w rzucie. Nasze rozstrzygnięcie: do nowego rzutu stają najpierw armie, które już walczyły, a dopiero potem świeże; w tym kroku armia przechodzi najwyżej o jedno terytorium.
rule-CM-4_3 = Nasze rozstrzygnięcie: straty ponoszą armie biorące udział w walce. Armię pozostającą na miejscu i armie wchodzące po podboju bierze się najpierw spośród tych, które walczyły; świeże armie, które weszły, mogą jeszcze przejść o jeden krok.

## Zasady: karty
rule-CM-5_1 = Zestaw to jedna piechota, jedna armata i jedna kawaleria. Nasze rozstrzygnięcie: joker sam stanowi pełny zestaw, za czym przemawia brzmienie instrukcji; opcjonalnie zastępuje zamiast tego jedną kartę zestawu.
rule-CM-5_2 = Wartość zestawu rośnie z każdą wymianą, ktokolwiek jej dokonuje: 4, 6, 8, 10, 12, 15, 20, 25 armii, a potem za każdym razem o 5 więcej. Gdy wymienia się kilka zestawów naraz, każdy ma kolejną wartość.
rule-CM-5_3 = Wymiana jest dobrowolna i możliwa tylko na początku własnej tury, przed walką (wyjątek: CM-6.2). Armie rozstawia się od razu.
rule-CM-5_4 = Wymienione karty odkłada się na bok. Gdy tylko talia się wyczerpie, tasuje się je i tworzy z nich nową. Nasze rozstrzygnięcie: jeśli żadne karty nie są jeszcze odłożone, nową talią od razu stają się najbliższe wymienione.

## Zasady: eliminacja i koniec gry
rule-CM-6_1 = Kto zajmie ostatnie terytorium gracza, przejmuje też jego karty; pokonany odpada z gry.
rule-CM-6_2 = Zdobywca może wtedy wyjątkowo od razu wymienić zestawy i musi natychmiast rozstawić otrzymane armie. Nasze rozstrzygnięcie: dalsze armie wchodzą na zdobyte terytorium (CM-3.6) jeszcze przed wymianą.
rule-CM-6_3 = Nikogo nie wolno wyeliminować przed końcem czwartej rundy. Nasze rozstrzygnięcie co do sposobu: do tego czasu ostatnie terytorium gracza można atakować, ale jego ostatnia armia nie może zginąć; gdy stoi tam jedna armia, atak jest niedozwolony, a straty ponad to się pomija.
rule-CM-6_4 = Wygrywa ten, kto ma cały świat. Nasze rozstrzygnięcie: gdy komuś spieszno, stół może ustalić limit rund, po którym o kolejności decydują terytoria, a potem armie; przy zupełnej równości zwycięstwo jest wspólne.
rule-CM-6_5 = Przy wymianie z CM-6.2 zdobywca może użyć kart własnych i przejętych, na dowolną liczbę zestawów, według skali wspólnej dla całego stołu.
rule-CM-6_6 = Nasze rozstrzygnięcie: rundy liczy się od rozpoczęcia podboju, a czwarta kończy się, gdy skończy jej ostatni gracz.

## Zasady: druga reguła
rule-CM-7_1 = Wariant dla wprawnych, zamiast CM-2.1 i CM-2.2: na początku tury każde pełne cztery terytoria dają jedną armię, a każde terytorium ponad nie – jedną kartę. Wielokrotność czterech nie daje karty.
rule-CM-7_2 = Przy drugiej regule pierwsza wymiana jest warta 6 armii, następne 8, 10, 12, 15, 20 i tak dalej.
rule-CM-7_3 = Przy drugiej regule kontynenty dają armie jak zwykle (CM-2.3).

## Zasady: spoza instrukcji
rule-CM-8_1 = Wydanie „Klasyczne” to późniejsza, powszechnie grywana postać gry, do porównań z innymi programami. Obrońca rzuca najwyżej dwiema kośćmi; tura przynosi co najmniej trzy armie, nie licząc kontynentów; kartę dobiera się tylko po podboju; zestaw to trzy jednakowe karty albo po jednej każdej broni, a joker zastępuje dowolną; w turze wolno wykonać jeden ruch. Terytoria rozdaje się losowo; potem armie początkowe (po 35, 30, 25 lub 20 dla 3, 4, 5 lub 6 graczy, po 40 dla 2, wliczając jedną na każdym terytorium) stawia się po jednej. Przy pięciu kartach lub więcej wymiana jest przymusowa. Skala to 4, 6, 8, 10, 12, 15, a potem za każdym razem o 5 więcej. Afryka Wschodnia i Bliski Wschód są połączone. Nasze rozstrzygnięcie: tego zestawu ustawień nie ma w instrukcji, składa się z tych samych opcji co reszta; CM-6.3 w nim nie obowiązuje.
rule-CM-8_2 = Opcja „Wyrównany świat” to zasada domowa na pierwszą grę; instrukcja zdaje się tylko na los. Po drukowanym rozdaniu, które opowiada dziennik, kto ma najwięcej terytoriów, oddaje je temu, kto ma najmniej, o ile dają się podzielić; potem najsilniejszy i najsłabszy wymieniają terytoria jedno za jedno, dopóki zbliża to wszystkich do siebie. Siła to posiadana część każdego kontynentu, ważona armiami, które przynosi, oraz własne sąsiedztwa. Losu nikt nie pyta: to samo rozdanie wyrównuje się zawsze tak samo.

# Świat w słowach: komunikaty z games/la_conquete_du_monde/describe.py
describe-board = Planszy z 1957 roku nie odnaleziono: ta jest odtworzona na podstawie instrukcji i późniejszych wydań.
describe-continent = { $continent } (na turę: { $armies }): { $shares }
describe-whole = w całości { $seat }
describe-armies = { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
       *[other] { $armies } armii
    }
describe-territories = { $territories ->
        [one] { $territories } terytorium
        [few] { $territories } terytoria
       *[other] { $territories } terytoriów
    }
describe-cards = { $cards ->
        [0] brak kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
describe-enemies = sąsiedni wrogowie: { $enemies }
describe-odds = zdobycie { $chances } (w tym rzucie, potem zawsze największą liczbą kości)
describe-odds-with = { $dice ->
        [one] { $dice } kością
       *[other] { $dice } kośćmi
    }: { $share }
describe-odds-meaning = Szansa zdobycia: tyle kości w tym rzucie, potem zawsze jak najwięcej, aż do końca; obrońca też rzuca tyloma, iloma może.
describe-protected = na razie nie do zdobycia: to ostatnie terytorium tego gracza (CM-6.3)
describe-seats = Gracze w kolejności gry
describe-you = ty
describe-turn = ma turę
describe-out = poza grą
describe-hand = Twoje karty: { $cards }.
describe-exchange = Następny wymieniony zestaw daje tyle armii: { $armies }.

# W terminalu
terminal-until = Koniec ataku: { $origin }, pozostałe armie: { $armies }.
terminal-odds = Atakujące armie: { $attackers } (bez tej, która zostaje), broniące się: { $defenders }, do końca: zdobycie w { $share } przypadków; średnia liczba atakujących pozostałych po zdobyciu: { NUMBER($left, maximumFractionDigits: 1) }.
terminal-no-odds = Teraz żaden atak nie jest możliwy. Dla dowolnej bitwy: odds ATAK OBRONA
terminal-help-odds = szansa zdobycia terytorium: dla każdego możliwego ataku albo dla dowolnej bitwy
terminal-help-shorthands = Kilka wyborów naraz:
    place TERYTORIUM 7: siedem armii
    attack SKĄD CEL [KOŚCI]: wybierz, skąd atakujesz, i rzuć; bez liczby tyloma kośćmi, ile można
    attack SKĄD CEL until N: rzucaj, dopóki na początku jest więcej niż N armii
    follow 7: wchodzi jeszcze siedem armii
    move SKĄD DOKĄD [N|all]: wybierz początek i przesuń N armii

## Rachunek zakończonej gry
account-chapter = { $number ->
        [0] Rozdanie
       *[other] Runda { $number }
    }
account-score = Terytoria
account-source-deal = Z rozdania
account-source-conquests = Zdobyte
account-source-losses = Utracone
account-measure-territories = Terytoria
account-measure-armies = Armie
account-quantity = Utracone armie
account-luck = { $battles ->
        [one] { $battles } bitwa
        [few] { $battles } bitwy
       *[many] { $battles } bitew
    }, utracone armie: { $actual }, a z kości należało się { $expected }: { $better ->
        [yes] o { $difference } mniej
        [even] zgodnie z oczekiwaniem
       *[no] o { $difference } więcej
    } (odchylenie standardowe { $deviation }).

# ---- hints
hint-place = armii będzie: { $armies }; najsilniejszy wróg obok: { $enemy }
hint-keeps = strzeże premii: { $continent }, +{ $armies } co turę
hint-exchange = armie od razu: { $armies }
hint-movable = może ruszyć: { $armies }
hint-best = najlepsza szansa: { $territory }, { $chance }%
hint-take = zdobycie w końcu: { $chance }%
hint-roll = ten rzut, średnio: twoje straty { NUMBER($own, maximumFractionDigits: 1) }, wroga { NUMBER($enemy, maximumFractionDigits: 1) }
hint-breaks = { $seat } straci premię: { $continent }, { $armies }
hint-gains = dopełni kontynent: { $continent }, +{ $armies } co turę
hint-eliminates = { $seat } odpadnie, a karty będą twoje
hint-then = armii będzie: { $here } tutaj, { $there } tam
hint-due = przy tym stanie armii w następnej turze: { $armies }
hint-kept = zachowane karty: { $cards }
