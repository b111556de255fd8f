# La Conquête du Monde – Deutsch

## Das Spiel
game-name = La Conquête du Monde
game-blurb = Das Spiel um die Eroberung der Welt, wie es 1957 zuerst gespielt wurde: bis zu drei Würfel in der Verteidigung und jeden Zug eine Karte. Zwei bis sechs Spieler kämpfen um 42 Gebiete, bis einem die ganze Welt gehört.

## Ausgaben
edition-1957 = Die Regeln der ersten Ausgabe.
edition-second-rule = Die Regeln von 1957 mit ihrer Variante für Geübte: Armeen für je vier Gebiete, Karten für die übrigen.
edition-classic = Die spätere Form, die fast alle kennen: zwei Würfel in der Verteidigung, eine Karte nur nach einer Eroberung, Startarmeen einzeln aufgestellt.
edition-1957-name = Erste Ausgabe, 1957
edition-second-rule-name = 1957, zweite Regel
edition-classic-name = Klassisch

## Optionen
option-second-rule = Variante für Geübte: eine Armee für je vier Gebiete, eine Karte für jedes übrige, Tausch ab 6 Armeen
option-joker = Ein Joker
option-joker-alone = ist allein ein Satz
option-joker-wild = steht für eine beliebige Karte eines Satzes
option-army-cap = Höchstzahl an Armeen je Spieler (die Schachtel enthält 120)
option-army-cap-0 = unbegrenzt
option-round-limit = Letzte Runde (die meisten Gebiete gewinnen, dann die meisten Armeen)
option-round-limit-0 = keine Grenze
option-protection = Erste Runden, in denen niemand ausscheiden kann
option-protection-0 = keine
option-deal = Die Gebiete werden verteilt
option-deal-dice = durch Würfeln, mit je einer Armee
option-deal-even = reihum, danach die Startarmeen einzeln
option-even-world = Eine ausgeglichene Welt (Hausregel für erste Partien)
option-defence-dice = Höchstzahl an Würfeln in der Verteidigung
option-minimum-armies = Mindestzahl an Armeen, die Gebiete in jedem Zug bringen
option-minimum-armies-0 = kein Mindestmaß
option-cards = Eine Karte wird gezogen
option-cards-each-turn = zu Beginn jedes Zuges
option-cards-after-conquest = am Ende eines Zuges mit Eroberung
option-sets = Einen Satz bilden
option-sets-one-of-each = je eine Karte jeder Waffe
option-sets-alike-too = je eine Karte jeder Waffe oder drei gleiche
option-forced-exchange = Zahl der Handkarten, ab der ein Satz getauscht werden muss
option-forced-exchange-0 = nie
option-movement = Nach dem Kampf dürfen ziehen
option-movement-fresh-armies = alle Armeen, die nicht gekämpft haben, einen Schritt weit
option-movement-one-move = beliebige Armeen, aber nur von einem Gebiet in ein Nachbargebiet
option-east-africa-middle-east = Eine Seeverbindung zwischen Ostafrika und dem Nahen Osten
option-middle-east-china = Der Nahe Osten und China sind Nachbarn
option-no-afghanistan-india = Keine Grenze zwischen Afghanistan und Indien
option-no-iceland-scandinavia = Keine Seeverbindung zwischen Island und Skandinavien
option-no-great-britain-scandinavia = Keine Seeverbindung zwischen Großbritannien und Skandinavien

## Daueranweisungen
order-defence = Würfel, wenn ich angegriffen werde
order-defence-maximum = Immer so viele wie möglich werfen
order-defence-ask = Mich jedes Mal fragen

## Spieler
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-black = Schwarz
seat-white = Weiß

## Kontinente
continent-oceanie = Ozeanien
continent-amerique_du_sud = Südamerika
continent-afrique = Afrika
continent-europe = Europa
continent-amerique_du_nord = Nordamerika
continent-asie = Asien

## Gebiete
# Nordamerika
territory-alaska = Alaska
territory-territoires_du_nord_ouest = Nordwest-Territorien
territory-groenland = Grönland
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Quebec
territory-etats_de_l_ouest = Weststaaten
territory-etats_de_l_est = Oststaaten
territory-amerique_centrale = Mittelamerika
# Südamerika
territory-venezuela = Venezuela
territory-perou = Peru
territory-bresil = Brasilien
territory-argentine = Argentinien
# Europa
territory-islande = Island
territory-scandinavie = Skandinavien
territory-ukraine = Ukraine
territory-grande_bretagne = Großbritannien
territory-europe_du_nord = Nordeuropa
territory-europe_occidentale = Westeuropa
territory-europe_du_sud = Südeuropa
# Afrika
territory-afrique_du_nord = Nordafrika
territory-egypte = Ägypten
territory-afrique_orientale = Ostafrika
territory-congo = Kongo
territory-afrique_du_sud = Südafrika
territory-madagascar = Madagaskar
# Asien
territory-oural = Ural
territory-siberie = Sibirien
territory-yakoutie = Jakutien
territory-tchita = Tschita
territory-kamtchatka = Kamtschatka
territory-mongolie = Mongolei
territory-japon = Japan
territory-afghanistan = Afghanistan
territory-chine = China
territory-moyen_orient = Naher Osten
territory-inde = Indien
territory-siam = Siam
# Ozeanien
territory-indonesie = Indonesien
territory-nouvelle_guinee = Neuguinea
territory-australie_occidentale = Westaustralien
territory-australie_orientale = Ostaustralien

## Karten
arm-infantry = Infanterie
arm-cannon = Kanone
arm-cavalry = Kavallerie
arm-joker = Joker

# Sätze
set-joker = ein Joker
set-infantry-infantry-infantry = 3 × Infanterie
set-infantry-infantry-cannon = 2 × Infanterie, Kanone
set-infantry-infantry-cavalry = 2 × Infanterie, Kavallerie
set-infantry-infantry-joker = 2 × Infanterie, Joker
set-infantry-cannon-cannon = Infanterie, 2 × Kanone
set-infantry-cannon-cavalry = Infanterie, Kanone, Kavallerie
set-infantry-cannon-joker = Infanterie, Kanone, Joker
set-infantry-cavalry-cavalry = Infanterie, 2 × Kavallerie
set-infantry-cavalry-joker = Infanterie, Kavallerie, Joker
set-infantry-joker-joker = Infanterie, 2 × Joker
set-cannon-cannon-cannon = 3 × Kanone
set-cannon-cannon-cavalry = 2 × Kanone, Kavallerie
set-cannon-cannon-joker = 2 × Kanone, Joker
set-cannon-cavalry-cavalry = Kanone, 2 × Kavallerie
set-cannon-cavalry-joker = Kanone, Kavallerie, Joker
set-cannon-joker-joker = Kanone, 2 × Joker
set-cavalry-cavalry-cavalry = 3 × Kavallerie
set-cavalry-cavalry-joker = 2 × Kavallerie, Joker
set-cavalry-joker-joker = Kavallerie, 2 × Joker
set-joker-joker-joker = 3 × Joker

## Mengen
amount-1 = 1 Armee
amount-10 = 10 Armeen
amount-all = alle verfügbaren Armeen

## Abschnitte
stage-muster = Startarmeen aufstellen
stage-reinforce = Verstärkungen aufstellen
stage-combat = Ausgangsgebiet eines Angriffs wählen
stage-aim = Ziel des Angriffs wählen
stage-defence = Würfel der Verteidigung wählen
stage-follow = ins eroberte Gebiet nachrücken
stage-spoils = Karten nach einem Ausscheiden tauschen
stage-movement = Ausgangsgebiet einer Verschiebung wählen
stage-destination = Ziel der Verschiebung wählen
stage-march = weitere Armeen verschieben
stage-over = Ende der Partie

## Aufforderungen
prompt-muster = Stelle eine Startarmee in einem deiner Gebiete auf (noch { $armies }).
prompt-reinforce = { $exchange ->
        [must] Du hast so viele Karten, dass du zuerst einen Satz tauschen musst; er bringt { $value } Armeen.
       *[other] Stelle { $armies ->
            [one] { $armies } Armee
           *[other] { $armies } Armeen
        } in deinen Gebieten auf{ $exchange ->
            [may] ; ein Satz deiner Karten brächte { $value } mehr.
           *[other] .
        }
    }
prompt-combat = { $exchange ->
        [must] Du hast so viele Karten, dass du zuerst einen Satz tauschen musst; er bringt { $value } Armeen.
       *[other] { $origins ->
            [0] Von keinem deiner Gebiete aus kannst du angreifen: Beende den Kampf.
           *[other] Wähle ein Gebiet, von dem aus du angreifst, oder beende den Kampf.
        }{ $exchange ->
            [may] {" "}Noch kannst du einen Satz gegen { $value } Armeen tauschen.
           *[other] {""}
        }
    }
prompt-aim = { $origin }: Wähle ein Ziel und die Zahl der Würfel, oder geh zurück.
prompt-defence = { $origin } → { $target }: Du wirst mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } angegriffen; wähle, mit wie vielen du dich verteidigst.
prompt-follow = Erobert: { $target }. Wähle, wie viele Armeen noch nachrücken ({ $origin } → { $target }, höchstens { $armies }), oder beende das Nachrücken.
prompt-spoils = { $exchange ->
        [must] Du hast einen Mitspieler aus dem Spiel geworfen und so viele Karten, dass du einen Satz tauschen musst; er bringt { $value } Armeen.
        [may] Du hast einen Mitspieler aus dem Spiel geworfen: Tausche jetzt einen Satz gegen { $value } Armeen oder kämpfe weiter.
       *[other] Du hast jetzt keinen Satz zum Tauschen: Kämpfe weiter.
    }
prompt-movement = { $origins ->
        [0] Keine deiner Armeen kann ziehen: Beende deinen Zug.
       *[other] Wähle ein Gebiet, aus dem Armeen abziehen, oder beende deinen Zug.
    }
prompt-destination = { $origin }: Wähle das Nachbargebiet, in das eine Armee zieht, oder geh zurück.
prompt-march = { $origin } → { $target } (höchstens { $armies }): Wähle, wie viele weitere Armeen denselben Weg nehmen, oder beende diese Verschiebung.

## Wahlmöglichkeiten
choice-place = { $territory }: { $amount } aufstellen
choice-exchange = Satz tauschen: { $set }
choice-from = Von: { $territory }
choice-attack = Angriff: { $territory }, Würfel: { $dice }
choice-defend = Verteidigung, Würfel: { $dice }
choice-follow = Nachrücken: { $amount }
choice-move = Eine Armee verschieben nach: { $territory }
choice-done = { $stage ->
        [combat] Kampf beenden
        [aim] Zurück
        [follow] Nachrücken beenden
        [spoils] Weiterkämpfen
        [movement] Zug beenden
        [destination] Zurück
        [march] Verschiebung beenden
       *[other] Fertig
    }

## Ereignisse
event-order-rolled = { $seat } würfelt um die Reihenfolge: { $die }.
event-order-set = Reihenfolge, Platz { $place }: { $seat }.
event-deal-rolled = { $seat } würfelt beim Verteilen: { $die }.
event-dealt = { $seat } erhält ein Gebiet: { $territory }.
event-points-lost = Kein Gebiet ist mehr übrig: { $seat } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-evened = Gleiche Welt (Hausregel): { $giver } gibt ein Gebiet an { $seat }: { $territory }.
event-opened = { $seat } eröffnet die Eroberung der Welt.
event-round-began = Runde { $round }
event-turn-began = Am Zug: { $seat }
event-drew = { $seat } zieht eine Karte.
event-drew-card = Gezogene Karte ({ $seat }): { $arm }.
event-no-card = Stapel und Ablage sind leer: { $seat } zieht keine Karte.
event-reshuffled = Die abgelegten Karten werden gemischt und bilden einen neuen Stapel.
event-reinforced = { $seat } erhält { $armies ->
        [0] keine Armee
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } für { $territories ->
        [one] { $territories } Gebiet
       *[other] { $territories } Gebiete
    }.
event-continent-held = { $seat } erhält { $armies ->
        [one] { $armies } weitere Armee
       *[other] { $armies } weitere Armeen
    } für { $continent }.
event-capped = { $seat } hat die Höchstzahl erreicht: { $armies ->
        [one] { $armies } Armee verfällt
       *[other] { $armies } Armeen verfallen
    }.
event-placed = { $seat } stellt { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } auf: { $territory }.
event-exchanged = { $seat } tauscht einen Satz ({ $set }) gegen { $armies } Armeen.
event-attacked = { $seat } greift an: { $origin } → { $target }, { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }.
event-defended = { $seat } verteidigt sich mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    }.
event-rolled = { $attack } gegen { $defence }; Verluste im Angriff: { $attacker_lost }, in der Verteidigung: { $defender_lost }.
event-spared = { $seat } behält eine letzte Armee ({ $territory }): Noch kann niemand ausscheiden.
event-conquered = { $seat } erobert ein Gebiet: { $territory }; { $armies ->
        [one] { $armies } Armee rückt ein
       *[other] { $armies } Armeen rücken ein
    }.
event-followed = { $seat } lässt { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } nachrücken: { $origin } → { $target }.
event-eliminated = { $seat } wirft { $victim } aus dem Spiel und erbeutet { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-seized-cards = Erbeutete Karten ({ $seat }): { $arm } × { $cards }.
event-moved = { $seat } verschiebt { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }: { $origin } → { $target }.
event-world-conquered = { $seat } beherrscht die ganze Welt.
event-time-up = Runde { $round } war die letzte: Es entscheiden die Gebiete, dann die Armeen.

## Ablehnungen
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-step = Das gehört nicht in diesen Abschnitt des Zuges.
refusal-odd-amount = Armeen werden einzeln, zu zehnt oder alle zusammen bewegt; für andere Mengen wiederhole die Wahl.
refusal-not-yours = Armeen lassen sich nur in eigenen Gebieten aufstellen.
refusal-not-so-many = So viele Armeen kannst du hier nicht auf einmal einsetzen; wähle eine kleinere Menge.
refusal-one-by-one = Die Startarmeen werden einzeln aufgestellt.
refusal-one-stays = Eine Armee bleibt zurück: So viele können nicht folgen.
refusal-no-more-march = So viele Armeen sind nicht frei zu marschieren.
refusal-armies-to-place = Stelle zuerst alle erhaltenen Armeen auf.
refusal-no-such-set = Diese Karten bilden an diesem Tisch keinen Satz.
refusal-cards-missing = Dir fehlen Karten für diesen Satz.
refusal-too-late = Nicht zu diesem Zeitpunkt: Sätze tauscht man, bevor der erste Angriff des eigenen Zuges begonnen hat, oder gleich nach dem Ausscheiden eines Besiegten.
refusal-must-exchange = Du hast so viele Karten, dass du zuerst einen Satz tauschen musst.
refusal-no-origin = Wähle zuerst das Gebiet, aus dem deine Armeen aufbrechen.
refusal-not-your-origin = Armeen können nur aus einem deiner Gebiete aufbrechen.
refusal-lone-army = Dort steht nur eine Armee, und sie muss bleiben.
refusal-no-enemy-near = Kein Nachbar dieses Gebiets kann angegriffen werden.
refusal-own-target = Dieses Gebiet gehört dir schon: Greif ein feindliches an.
refusal-not-neighbours = Diese beiden Gebiete haben weder eine gemeinsame Grenze noch eine Seeverbindung.
refusal-too-many-dice = Für so viele Würfel stehen dort zu wenige Armeen: Im Angriff würfelt eine Armee nie mit, in der Verteidigung braucht jeder Würfel eine Armee, und die Grenze des Tisches gilt.
refusal-no-such-dice = Geworfen wird mit einem, zwei oder drei Würfeln.
refusal-protected = Das ist die letzte Armee eines Spielers, und in diesen ersten Runden kann niemand ausscheiden.
refusal-not-your-target = Armeen werden nur zwischen eigenen Gebieten verschoben, und dieses gehört dir nicht.
refusal-no-friend-near = Keines der Nachbargebiete gehört dir, die Armeen dort können also nirgendwohin.
refusal-all-fought = Alle Armeen dort haben in diesem Zug gekämpft, also kann keine fort.
refusal-already-moved = Die Armeen dort wurden in diesem Zug schon verschoben oder haben gekämpft.

## Regeln: Material und Aufbau
rule-CM-0_1 = Zwei bis sechs Spieler, jeder mit Armeen einer Farbe; die Schachtel enthält in jeder Farbe 70 Würfelchen, die eine Armee gelten, und 5 Steine, die zehn gelten. Unsere Entscheidung: Die kleinste Spielerzahl ist in unserer Vorlage schlecht zu lesen, und wir nehmen zwei an; die Zahl der Armeen ist unbegrenzt, sofern der Tisch keine Höchstzahl wählt (die Schachtel gäbe 120 her).
rule-CM-0_2 = Der Plan zeigt 42 Gebiete auf sechs Kontinenten. Es gibt 42 Gebietskarten, jede mit einer von drei Waffen (Infanterie, Kanone oder Kavallerie), und zwei Joker. Drei Würfel dienen dem Angriff, drei der Verteidigung.
rule-CM-0_3 = Jeder Spieler wirft einen Würfel. Der höchste Wurf beginnt, die anderen folgen in absteigender Reihe. Unsere Entscheidung: Bei Gleichstand würfeln die Betroffenen noch einmal unter sich.
rule-CM-0_4 = Keewatin, Baffininsel und Grönland sind ein einziges Gebiet (auf unserem Plan: Grönland).

## Regeln: Verteilen der Gebiete
rule-CM-1_1 = Verteilt wird ohne Joker. Reihum wirft jeder einen Würfel und erhält so viele Karten und so viele Armeen, wie er Augen zeigt; auf jedes gezogene Gebiet kommt eine Armee.
rule-CM-1_2 = Das geht so weiter, bis alle Gebiete verteilt sind. Augen über das letzte Gebiet hinaus verfallen.
rule-CM-1_3 = Wer auf den Empfänger des letzten Gebiets folgt, eröffnet die Eroberung. Zuvor kommen alle Karten zurück, die Joker werden dazugelegt, und der Stapel wird gemischt. Beim Verteilen bedeuten die Waffen auf den Karten nichts; danach zählen nur noch sie.

## Regeln: erster Schritt, Verstärkungen
rule-CM-2_1 = Der Zug beginnt damit, dass eine Karte vom Stapel gezogen wird. Handkarten sind geheim. Unsere Entscheidung: Ihre Anzahl ist offen.
rule-CM-2_2 = Je drei volle Gebiete, wo immer sie liegen, bringen eine Armee. Ein Rest bringt nichts, und eine Mindestzahl gibt es nicht.
rule-CM-2_3 = Jeder ganz besetzte Kontinent bringt in jedem Zug weitere Armeen: Ozeanien 2, Südamerika 2, Afrika 3, Europa 5, Nordamerika 5, Asien 7. Seine Gebiete zählen trotzdem unter den anderen mit. (In unserer Vorlage sind nur die Werte von Ozeanien und Afrika lesbar; die anderen stammen aus späteren Ausgaben.)
rule-CM-2_4 = Jetzt dürfen beliebig viele Sätze Karten gegen Armeen getauscht werden; niemand muss (siehe CM-5.1 und folgende).
rule-CM-2_5 = Alle erhaltenen Armeen müssen sofort aufgestellt werden, frei verteilt auf eigene Gebiete oder auch alle in einem.
rule-CM-2_6 = Die eben gezogene Karte darf noch im selben Zug getauscht werden. Unsere Entscheidung: Sind Stapel und Ablage beide leer, wird keine Karte gezogen.

## Regeln: zweiter Schritt, Kampf
rule-CM-3_1 = In jedem Gebiet bleibt stets mindestens eine Armee; ein Angriff braucht am Ausgangsort also zwei oder mehr. Das Ziel muss an dieses Gebiet grenzen oder durch eine Seeverbindung mit ihm verbunden sein.
rule-CM-3_2 = Der Angreifer nennt beide Gebiete, das angreifende und das angegriffene. (Am Tisch kann es drei Armeen kosten, das zu vergessen; hier nennt jeder Angriff beide, die Strafe entfällt also.)
rule-CM-3_3 = Der Angreifer wirft einen bis drei Würfel, höchstens einen weniger, als im angreifenden Gebiet Armeen stehen. Der Verteidiger wirft einen bis drei Würfel, höchstens so viele, wie im angegriffenen Gebiet Armeen stehen, und wählt die Anzahl. Unsere Entscheidung: Als Daueranweisung wirft der Verteidiger die Höchstzahl; jeder Spieler kann sich stattdessen fragen lassen.
rule-CM-3_4 = Beide Seiten ordnen ihre Würfel und vergleichen sie Paar für Paar, die höchsten zuerst. In jedem Paar verliert der niedrigere Würfel eine Armee; bei Gleichstand gewinnt der Verteidiger.
rule-CM-3_5 = Der Angreifer darf nach Belieben weiter angreifen, aufhören, Ziel oder Ausgangsgebiet wechseln, ein Gebiet aus mehreren angreifen und im selben Zug mehrere Gegner bekämpfen.
rule-CM-3_6 = Ist ein Gebiet erobert, rücken die Armeen des letzten Wurfs ein. Weitere dürfen nachrücken, aber nur aus dem Gebiet, das zuletzt angegriffen hat, und eine muss dort bleiben. Das neue Gebiet darf sofort angreifen.
rule-CM-3_7 = Würfel ohne Gegenüber zählen nicht. Unsere Entscheidung: Der Verteidiger wählt seine Würfelzahl nach dem Angreifer und bevor gewürfelt wird.
rule-CM-3_8 = Alaska und Chabarowsk (auf unserem Plan: Kamtschatka) sind Nachbarn, denn die Welt ist rund. Unsere Entscheidung: Eine Seeverbindung gilt überall als Grenze, obwohl ein Absatz nur von einer gemeinsamen Grenze spricht.
rule-CM-3_9 = Kämpfen und Verschieben sind beide freiwillig.

## Regeln: dritter Schritt, Verschieben
rule-CM-4_1 = Armeen, die in diesem Zug nicht gekämpft haben, dürfen einen Schritt zwischen benachbarten eigenen Gebieten ziehen, über Land oder See, solange eine Armee zurückbleibt. Solche Verschiebungen sind in beliebiger Zahl an verschiedenen Orten erlaubt.
rule-CM-4_2 = Gekämpft hat eine Armee, die in diesem Zug bei einem Wurf eingesetzt war. Unsere Entscheidung: Ein neuer Wurf setzt zuerst Armeen ein, die schon gekämpft haben, und erst dann frische; in diesem Schritt zieht eine Armee höchstens ein Gebiet weit.
rule-CM-4_3 = Unsere Entscheidung: Verluste treffen die eingesetzten Armeen. Die zurückbleibende Armee und die nach einer Eroberung nachrückenden werden zuerst aus Armeen genommen, die gekämpft haben; frische Armeen, die nachgerückt sind, dürfen noch einen Schritt ziehen.

## Regeln: Karten
rule-CM-5_1 = Ein Satz besteht aus einer Infanterie, einer Kanone und einer Kavallerie. Unsere Entscheidung: Ein Joker ist allein ein voller Satz, wofür der gedruckte Wortlaut spricht; als Option steht er stattdessen für eine Karte eines Satzes.
rule-CM-5_2 = Der Wert eines Satzes steigt mit jedem Tausch, gleich wer ihn macht: 4, 6, 8, 10, 12, 15, 20, 25 Armeen, danach jedes Mal 5 mehr. Werden mehrere Sätze zugleich getauscht, nimmt jeder den nächsten Wert.
rule-CM-5_3 = Der Tausch ist freiwillig und nur zu Beginn des eigenen Zuges vor dem Kampf möglich (Ausnahme: CM-6.2). Die Armeen werden sofort aufgestellt.
rule-CM-5_4 = Getauschte Karten werden beiseitegelegt. Sobald der Stapel leer ist, werden sie zu einem neuen gemischt. Unsere Entscheidung: Liegt dann noch keine Karte beiseite, so bilden die nächsten getauschten sofort den neuen Stapel.

## Regeln: Ausscheiden und Ende
rule-CM-6_1 = Wer das letzte Gebiet eines Spielers nimmt, nimmt auch dessen Karten; der Besiegte scheidet aus.
rule-CM-6_2 = Der Eroberer darf dann ausnahmsweise sofort Sätze tauschen und muss die Armeen gleich aufstellen. Unsere Entscheidung: Armeen, die ins eroberte Gebiet nachrücken (CM-3.6), tun das vor dem Tausch.
rule-CM-6_3 = Vor dem Ende der vierten Runde darf niemand ausscheiden. Unsere Entscheidung zum Wie: Bis dahin darf das letzte Gebiet eines Spielers angegriffen werden, aber seine letzte Armee kann nicht verloren gehen; steht dort nur eine Armee, ist der Angriff unzulässig, und Verluste darüber hinaus werden übergangen.
rule-CM-6_4 = Es gewinnt, wer die ganze Welt besitzt. Unsere Entscheidung: Ein eiliger Tisch kann eine Rundengrenze setzen, nach der die Gebiete und dann die Armeen über die Rangfolge entscheiden; wer auch dann gleichauf liegt, teilt sich den Sieg.
rule-CM-6_5 = Beim Tausch nach CM-6.2 darf der Eroberer eigene und erbeutete Karten verwenden, für beliebig viele Sätze, auf der gemeinsamen Skala.
rule-CM-6_6 = Unsere Entscheidung: Runden zählen ab der Eröffnung der Eroberung, und die vierte endet, wenn ihr letzter Spieler fertig ist.

## Regeln: die zweite Regel
rule-CM-7_1 = Eine Variante für Geübte anstelle von CM-2.1 und CM-2.2: Zu Beginn des Zuges bringen je vier volle Gebiete eine Armee, und jedes übrige Gebiet bringt eine Karte. Ein Vielfaches von vier bringt keine Karte.
rule-CM-7_2 = Nach der zweiten Regel ist der erste Tausch 6 Armeen wert, die folgenden 8, 10, 12, 15, 20 und so weiter.
rule-CM-7_3 = Nach der zweiten Regel bringen Kontinente ihre Armeen wie gewohnt (CM-2.3).

## Regeln: über das Regelheft hinaus
rule-CM-8_1 = Die Ausgabe „Klassisch“ ist die spätere, weit verbreitete Form, zum Vergleich mit anderen Programmen. Der Verteidiger wirft höchstens zwei Würfel; ein Zug bringt ohne Kontinente mindestens drei Armeen; eine Karte gibt es nur nach einer Eroberung; drei gleiche Karten oder je eine bilden einen Satz, und Joker stehen für jede Karte; je Zug ist eine Verschiebung erlaubt. Die Gebiete werden zufällig verteilt; dann werden die Startarmeen (je 35, 30, 25 oder 20 bei 3, 4, 5 oder 6 Spielern, 40 bei 2, eine auf jedem Gebiet mitgezählt) einzeln aufgestellt. Ab fünf Karten ist der Tausch Pflicht. Die Skala lautet 4, 6, 8, 10, 12, 15, danach jedes Mal 5 mehr. Ostafrika und der Nahe Osten sind verbunden. Unsere Entscheidung: Diese Zusammenstellung steht nicht im Regelheft und ist aus denselben Schaltern gebaut wie alles andere; CM-6.3 gilt in ihr nicht.
rule-CM-8_2 = Die Option „Eine ausgeglichene Welt“ ist eine Hausregel für erste Partien; die Anleitung verteilt rein nach dem Zufall. Nach der gedruckten Verteilung, die im Verlauf steht, gibt, wer die meisten Gebiete hat, an den, der die wenigsten hat, soweit sie sich teilen lassen; dann tauschen Stärkster und Schwächster Gebiete, eins gegen eins, solange das alle einander näherbringt. Stärke zählt den gehaltenen Teil jedes Kontinents nach den Armeen, die er bringt, und eigene Nachbarn. Der Zufall wird nicht gefragt: Dieselbe Verteilung wird immer gleich ausgeglichen.

# Die Welt in Worten: Meldungen von games/la_conquete_du_monde/describe.py
describe-board = Der Spielplan von 1957 ist nicht gefunden worden: Dieser hier ist nach der Spielregel und späteren Ausgaben rekonstruiert.
describe-continent = { $continent } (bringt { $armies } pro Zug): { $shares }
describe-whole = ganz { $seat }
describe-armies = { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }
describe-territories = { $territories ->
        [one] { $territories } Gebiet
       *[other] { $territories } Gebiete
    }
describe-cards = { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
describe-enemies = feindliche Nachbarn: { $enemies }
describe-odds = erobert mit { $chances } (in diesem Wurf, danach stets mit den meisten Würfeln)
describe-odds-with = { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    }: { $share }
describe-odds-meaning = Aussicht auf Eroberung: so viele Würfel in diesem Wurf, danach stets die meisten, bis zum Ende; die Verteidigung würfelt mit so vielen wie möglich.
describe-protected = noch nicht zu erobern: das letzte Gebiet dieses Spielers (CM-6.3)
describe-seats = Spieler in der Reihenfolge des Spiels
describe-you = du
describe-turn = ist am Zug
describe-out = ausgeschieden
describe-hand = Deine Karten: { $cards }.
describe-exchange = Der nächste eingetauschte Satz bringt { $armies } Armeen.

# Am Terminal
terminal-until = Der Angriff endet: { $origin }, { $armies ->
        [one] noch { $armies } Armee
       *[other] noch { $armies } Armeen
    }.
terminal-odds = { $attackers } Angreifer (ohne die Armee, die bleibt) gegen { $defenders } Verteidiger, bis zum Ende: erobert in { $share } der Fälle; nach der Eroberung bleiben im Mittel so viele Angreifer: { NUMBER($left, maximumFractionDigits: 1) }.
terminal-no-odds = Jetzt ist kein Angriff möglich. Für einen beliebigen Kampf: odds ANGREIFER VERTEIDIGER
terminal-help-odds = die Aussicht auf eine Eroberung: bei jedem möglichen Angriff oder in einem beliebigen Kampf
terminal-help-shorthands = Mehrere Schritte auf einmal:
    place GEBIET 7: sieben Armeen
    attack START ZIEL [WÜRFEL]: den Start wählen und würfeln, ohne Angabe mit so vielen Würfeln wie möglich
    attack START ZIEL until N: immer wieder würfeln, solange am Start mehr als N Armeen stehen
    follow 7: sieben Armeen rücken nach
    move START ZIEL [N|all]: den Start wählen und N Armeen bewegen

## Die Rechnung einer beendeten Partie
account-chapter = { $number ->
        [0] Verteilung
       *[other] Runde { $number }
    }
account-score = Gebiete
account-source-deal = Bei der Verteilung
account-source-conquests = Erobert
account-source-losses = Verloren
account-measure-territories = Gebiete
account-measure-armies = Armeen
account-quantity = Verlorene Armeen
account-luck = In { $battles ->
        [one] { $battles } Schlacht
       *[other] { $battles } Schlachten
    } { $actual ->
        [one] ging { $actual } Armee
       *[other] gingen { $actual } Armeen
    } verloren, wo die Würfel { $expected } erwarten ließen: { $better ->
        [yes] { $difference } weniger
        [even] wie erwartet
       *[no] { $difference } mehr
    } (Standardabweichung { $deviation }).

# ---- hints
hint-place = Armeen dann: { $armies }; stärkster Feind daneben: { $enemy }
hint-keeps = sichert { $continent }, +{ $armies } je Zug
hint-exchange = Armeen sofort: { $armies }
hint-movable = können ziehen: { $armies }
hint-best = beste Aussicht: { $territory }, { $chance } %
hint-take = am Ende erobert: { $chance } %
hint-roll = dieser Wurf, im Mittel: du verlierst { NUMBER($own, maximumFractionDigits: 1) }, der Gegner { NUMBER($enemy, maximumFractionDigits: 1) }
hint-breaks = { $seat } verlöre den Bonus: { $continent }, { $armies }
hint-gains = macht { $continent } voll, +{ $armies } je Zug
hint-eliminates = { $seat } wäre ausgeschieden, die Karten wären dein
hint-then = Armeen dann: { $here } hier, { $there } dort
hint-due = nach jetzigem Stand kommen im nächsten Zug Armeen: { $armies }
hint-kept = behaltene Karten: { $cards }
