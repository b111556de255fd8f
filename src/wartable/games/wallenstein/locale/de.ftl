# Wallenstein – Deutsch

## Das Spiel
game-name = Wallenstein
game-blurb = Fünf Heerführer des Dreißigjährigen Krieges ringen zwei Jahre lang um 45 Länder des Reiches. Verdeckt planen sie zehn Aktionen je Jahreszeit; ein Turm voller Klötzchen entscheidet ihre Kämpfe, und hungrige Bauern vergessen keine Steuer.

## Ausgaben
edition-base = Das Spiel ohne Erweiterungen.
edition-expanded = Das Spiel mit allen drei Erweiterungen: Kaiserhof, Gebietskarten sowie Feldherren mit ihren Statuen.
edition-base-name = Wallenstein (zweite Auflage)
edition-expanded-name = Wallenstein mit Erweiterungen

## Optionen
option-set-up = Die ersten Länder
option-set-up-draft = werden Karte für Karte genommen
option-set-up-printed = folgen der gedruckten Aufstellung
option-court = Erweiterung: der Kaiserhof
option-region-cards = Erweiterung: Gebietskarten
option-leaders = Erweiterung: Feldherren und Statuen
option-winter-marker = Ein Land, das im Winter revoltiert,
option-winter-marker-yes = bekommt zuerst einen Revoltenmarker
option-winter-marker-no = bekommt keinen Revoltenmarker
option-flight = Mit Feldherren: Einer darf in ein nicht angrenzendes Land fliehen
option-flight-free = wann immer sein Besitzer will
option-flight-forced = nur wenn seinem Besitzer kein angrenzendes Land gehört
option-tower = Der Turm
option-tower-two-floors = hat zwei Böden, auf denen fallende Klötzchen andere losrütteln
option-tower-simple = behält jedes dritte hineingeworfene Klötzchen und gibt jedes dritte frei, das darin liegt

## Daueraufträge
order-tile-army = Die Armee meines Angriffs- oder Verteidigungsplättchens
order-tile-army-always = Immer einsetzen
order-tile-army-ask = Mich jedes Mal fragen

## Heerführer
seat-red = Wallenstein
seat-blue = Tilly
seat-yellow = Pappenheim
seat-violet = Gustav Adolf
seat-black = Mansfeld

# Ihre Farben, und die Klötzchen der Bauern
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-violet = Violett
colour-black = Schwarz
colour-peasants = Bauern

# Was aus dem Turm kommt
cube-red = Rot
cube-blue = Blau
cube-yellow = Gelb
cube-violet = Violett
cube-black = Schwarz
cube-peasants = Bauer
cube-stop = nichts mehr

## Gebiete
region-brandenburg = Brandenburg
region-sachsen = Sachsen
region-oesterreich = Österreich
region-bayern = Bayern
region-kurpfalz = Kurpfalz

## Länder
# Brandenburg
county-altmark = Altmark
county-bremen = Bremen
county-holstein = Holstein
county-lueneburg = Lüneburg
county-mecklenburg = Mecklenburg
county-mittelmark = Mittelmark
county-neumark = Neumark
county-osnabrueck = Osnabrück
county-vorpommern = Vorpommern
# Sachsen
county-anhalt = Anhalt
county-hessen-darmstadt = Hessen-Darmstadt
county-hessen-kassel = Hessen-Kassel
county-paderborn = Paderborn
county-kursachsen = Kursachsen
county-lausitz = Lausitz
county-saechs-lande = Sächsische Lande
county-vogtland = Vogtland
county-wolfenbuettel = Wolfenbüttel
# Österreich
county-boehmen = Böhmen
county-kaernten = Kärnten
county-maehren = Mähren
county-niederoesterreich = Niederösterreich
county-oberoesterreich = Oberösterreich
county-passau = Passau
county-schlesien = Schlesien
county-steiermark = Steiermark
county-tirol = Tirol
# Bayern
county-augsburg = Augsburg
county-baden = Baden
county-konstanz = Konstanz
county-bayern = Fm. Bayern
county-oberpfalz = Oberpfalz
county-regensburg = Regensburg
county-salzburg = Salzburg
county-wuerttemberg = Württemberg
county-wuerzburg = Würzburg
# Kurpfalz
county-luettich = Lüttich
county-zweibruecken = Zweibrücken
county-breisgau = Breisgau
county-burgund = Burgund
county-koeln = Köln
county-trier = Trier
county-mark = Mark
county-lothringen = Lothringen
county-strassburg = Straßburg

## Jahreszeiten
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

## Gebäude
building-palace = Palast
building-church = Kirche
building-trading-house = Handelshaus

## Aktionen
action-palace = Palast bauen
action-church = Kirche bauen
action-trading-house = Handelshaus bauen
action-grain = Getreide einbringen
action-taxes = Steuern eintreiben
action-armies-5 = 5 Armeen aufstellen
action-armies-3 = 3 Armeen aufstellen
action-army-1 = 1 Armee aufstellen, dann ziehen
action-battle-a = Kampf/Bewegung A
action-battle-b = Kampf/Bewegung B

# Die Felder eines Tableaus
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
space-court-3 = Hof, 3 Armeen
space-court-2 = Hof, 2 Armeen
space-court-1 = Hof, 1 Armee
space-bid = Gebot

# Die Karten, die dort liegen
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
card-blank = keine Aktion
card-coin-0 = Münzkarte 0
card-coin-1 = Münzkarte 1
card-coin-2 = Münzkarte 2
card-coin-3 = Münzkarte 3
card-coin-4 = Münzkarte 4
card-tower = Turmkarte

## Bonusplättchen
tile-thaler = +1 Taler
tile-grain = +1 Getreide
tile-armies = 6 statt 5 Armeen
tile-attack = +1 Armee im Angriff
tile-defence = +1 Armee in der Verteidigung

## Ereigniskarten, jede mit dem Getreide, das sie im Winter kostet
event-market-peace-5 = Marktfrieden (Winter 5)
event-market-peace-7 = Marktfrieden (Winter 7)
event-armed-peasants = Bewaffnete Bauern (Winter 3)
event-palace-guard-2 = Palastwache (Winter 2)
event-palace-guard-6 = Palastwache (Winter 6)
event-sanctuary-3 = Kirchenasyl (Winter 3)
event-sanctuary-4 = Kirchenasyl (Winter 4)
event-poor-taxes = Leere Beutel (Winter 0)
event-rich-taxes = Volle Beutel (Winter 2)
event-rich-harvest = Gute Ernte (Winter 3)
event-poor-harvest = Schlechte Ernte (Winter 4)
event-few-recruits = Wenig Rekruten (Winter 1)

# Was sie bewirken
effect-market-peace = Der Bau eines Handelshauses entfernt einen Revoltenmarker aus seinem Land.
effect-armed-peasants = Ein angegriffenes neutrales Land wird von zwei Bauern verteidigt statt von einem.
effect-palace-guard = Ein angegriffenes Land mit Palast erhält einen Verteidiger mehr aus dem Vorrat seines Besitzers.
effect-sanctuary = Länder mit Kirche können nicht angegriffen werden.
effect-poor-taxes = Steuern bringen höchstens 5 Taler.
effect-rich-taxes = Steuern bringen mindestens 6 Taler.
effect-rich-harvest = Getreideaktionen bringen mindestens 4 Getreide.
effect-poor-harvest = Getreideaktionen bringen höchstens 3 Getreide.
effect-few-recruits = Die Aktionen für 5 und 3 Armeen bringen nur 3 und 2, zum selben Preis.

## Gunst des Kaisers
favour-kind-event = hebt das Ereignis dieser Jahreszeit auf
favour-kind-thalers = Taler
favour-kind-armies = Armeen in die Schale
favour-kind-pardon = entfernt einen Revoltenmarker oder verhindert den nächsten
favour-kind-grain = Getreide
favour-kind-points = Siegpunkte
favour-kind-palace = ein Palast ohne Kosten
favour-kind-church = eine Kirche ohne Kosten
favour-kind-trading-house = ein Handelshaus ohne Kosten
favour-kind-shield-a = kein Angriff durch Kampf/Bewegung A
favour-kind-shield-b = kein Angriff durch Kampf/Bewegung B
favour-kind-shield-ab = überhaupt kein Angriff
favour-kind-garrison = Armeen ohne Kosten in ein eigenes oder neutrales Land

## Gebietsboni
bonus-thalers = Taler
bonus-armies = Armeen in die Schale
bonus-grain = Getreide
bonus-points = Siegpunkte

# Was ein Feldherr zurücklässt
legacy-statue = lässt eine Statue zurück
legacy-nothing = lässt keine Statue zurück

## Phasen
phase-set-up = Aufbau
phase-filling = Füllen des Turms
phase-reception = Empfang bei Hofe
phase-clearing = Leeren der Schale
phase-event-cards = Ereignisse des Jahres
phase-leaders-return = Rückkehr der Feldherren
phase-action-cards = Aktionskarten
phase-bonus-tiles = Bonusplättchen
phase-favour-cards = Gunstkarten
phase-planning = Pläne und Gebote
phase-event = Ereignis
phase-bids = Gebote
phase-order = Reihenfolge
phase-leaders-enter = Einsetzen der Feldherren
phase-region-bonus = Gebietsboni
phase-court = Der Kaiserhof
phase-audience = Audienz
phase-actions = Aktionen
phase-leaders-move = Weiterzug der Feldherren
phase-end-of-season = Ende der Jahreszeit
phase-winter-grain = Winter: Getreide
phase-winter-revolts = Winter: Revolten
phase-scoring = Wertung
phase-new-year = Neues Jahr
phase-end-of-game = Ende der Partie

## Abschnitte
stage-draft = ein Land nehmen
stage-station = Armeen für ein Land wählen
stage-draft-leader = über den Platz des Feldherrn entscheiden
stage-return = den Feldherrn zurückholen
stage-plan = verdeckt planen und bieten
stage-choose-place = einen Platz in der Reihenfolge wählen
stage-enter = den Feldherrn einsetzen
stage-bonus = einen Gebietsbonus wählen
stage-petition = um eine Gunst bitten
stage-recall-event = über das Ereignis entscheiden
stage-pardon = einen Revoltenmarker entfernen
stage-gift = ein Land für ein Gebäude ohne Kosten wählen
stage-garrison = ein Land für Armeen ohne Kosten wählen
stage-march = Kampf oder Bewegung wählen
stage-shift = eine Bewegung wählen
stage-attack-army = über eine weitere Armee im Angriff entscheiden
stage-defence-army = über eine weitere Armee in der Verteidigung entscheiden
stage-lead = mit dem Feldherrn weiterziehen
stage-revolt = die nächste Revolte wählen
stage-over = Ende der Partie

## Aufforderungen
prompt-draft = Nimm eines der beiden offenen Länder oder die oberste Karte des Stapels.
prompt-station = { $county }: Wähle, welche deiner Armeegruppen dorthin kommt.
prompt-draft-leader = { $county }: Setze deinen Feldherrn hier ein oder spare ihn für ein späteres Land auf.
prompt-return = Hole deinen Feldherrn in eines deiner Länder zurück oder lass ihn neben dem Plan.
prompt-plan = { $season }, Jahr { $year }: Lege verdeckt auf jedes Feld eine Karte und eine als Gebot, und melde dich dann bereit (du hast { $thalers } Taler).
prompt-choose-place = Wähle deinen Platz in der Reihenfolge und damit ein Bonusplättchen.
prompt-enter = Setze deinen Feldherrn in einem deiner Länder ein.
prompt-bonus = Wähle einen Bonus deiner Gebietskarte.
prompt-petition = Im Audienzsaal { $courtiers ->
        [one] steht { $courtiers } Höfling
       *[other] stehen { $courtiers } Höflinge
    } von dir: Kaufe eine Gunst oder bitte um keine.
prompt-recall-event = { $card }: Hebe das Ereignis dieser Jahreszeit auf oder lass es bestehen.
prompt-pardon = Wähle eines deiner Länder, das einen Revoltenmarker verliert.
prompt-gift = Gunst { $favour }: Wähle eines deiner Länder für ein Gebäude ohne Kosten oder baue nichts.
prompt-garrison = Gunst { $favour }: Wähle ein eigenes oder ein neutrales Land für Armeen ohne Kosten.
prompt-march = { $origin }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }: Wähle ein angrenzendes Land und wie viele dorthin ziehen, oder bleibe stehen. Mindestens eine bleibt zurück.
prompt-shift = { $origin }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }: Wähle ein angrenzendes eigenes Land und wie viele dorthin ziehen, oder verzichte. Mindestens eine bleibt zurück.
prompt-attack-army = { $origin } → { $target }: Dank deinem Plättchen darfst du im Angriff eine weitere Armee einsetzen.
prompt-defence-army = { $origin } → { $target }: Du wirst angegriffen und darfst dank deinem Plättchen eine weitere Armee einsetzen.
prompt-lead = Dein Feldherr muss weiterziehen: Wähle ein anderes deiner Länder. Grenzt es an, darf er eine Statue zurücklassen.
prompt-revolt = Wähle, welches deiner Länder als Nächstes seine Revolte ausficht.

## Wahlmöglichkeiten
choice-take = Nehmen: { $county }
choice-draw = Vom Stapel ziehen
choice-renew = Zwei neue Karten aufdecken
choice-station = Armeen: { $armies }
choice-lead-here = Feldherrn hier einsetzen
choice-later = Später
choice-plan = { $space }: { $card }
choice-clear = { $space }: Karte zurücknehmen
choice-ready = Bereit
choice-place = Platz { $place } nehmen
choice-enter = Feldherr: { $county }
choice-bonus = Bonus: { $bonus } ({ $amount })
choice-favour = Gunst { $favour } für { $price ->
        [one] { $price } Höfling
       *[other] { $price } Höflinge
    }: { $amount ->
        [0] { $kind }
       *[other] { $kind } ({ $amount })
    }
choice-recall = Ereignis aufheben
choice-pardon = Revoltenmarker entfernen: { $county }
choice-build = Bauen: { $county }
choice-garrison = Armeen aufstellen: { $county }
choice-march = Ziel: { $county }, Armeen: { $armies }
choice-add = Armee einsetzen
choice-lead = Feldherr: { $county }, { $legacy }
choice-revolt = Revolte: { $county }
choice-pass = { $stage ->
        [return] Feldherrn neben dem Plan lassen
        [petition] Um keine Gunst bitten
        [recall-event] Ereignis bestehen lassen
        [gift] Nichts bauen
        [march] Stehen bleiben
        [shift] Nicht ziehen
        [attack-army] Verzichten
        [defence-army] Verzichten
       *[other] Passen
    }

## Ereignisse
event-first-drawn = Das Los bestimmt, wer beginnt: { $seat }.
event-pair-opened = Offene Länderkarten: { $county } und { $other }.
event-card-opened = Offene Länderkarte: { $county }.
event-pair-renewed = { $seat } legt beide offenen Karten unter den Stapel.
event-county-taken = { $seat } nimmt ein Land: { $county }.
event-county-drawn = { $seat } zieht ein Land vom Stapel: { $county }.
event-stationed = { $seat } stellt { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } auf: { $county }.
event-lined-up = { $seat } erhält eine gedruckte Aufstellung: { $counties ->
        [one] { $counties } Land
       *[other] { $counties } Länder
    }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
event-tower-filled = Der Turm ist gefüllt. Darin liegen: Bauern { $peasants }{ $red ->
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
event-received = { $seat } schickt { $courtiers ->
        [0] keinen Höfling
        [one] { $courtiers } Höfling
       *[other] { $courtiers } Höflinge
    } in den Empfangssaal.
event-year-began = Jahr { $year }
event-event-opened = Ein Ereignis dieses Jahres: { $card }.
event-season-began = { $season }, Jahr { $year }
event-action-laid = Aktion { $slot }: { $action }.
event-action-turned = Aktion { $slot } wird aufgedeckt: { $action }.
event-tile-laid = Platz { $place } der Reihenfolge: { $tile }.
event-favour-laid = Gunst { $favour } liegt aus, Preis: { $price ->
        [one] { $price } Höfling
       *[other] { $price } Höflinge
    }.
event-plans-made = Alle Pläne stehen fest.
event-event-came = Das Ereignis der Jahreszeit: { $card }.
event-bid-shown = { $seat } { $card ->
        [niemand] gibt kein Gebot ab
       *[other] bietet: { $card }
    }.
event-bid-paid = { $seat } zahlt { $thalers ->
        [0] nichts
       *[other] { $thalers } Taler
    }.
event-lot-drawn = Gleiche Gebote: Das Los stellt { $seat } voran.
event-place-chosen = { $seat } nimmt Platz { $place } der Reihenfolge: { $tile }.
event-leader-placed = { $seat } setzt den Feldherrn ein: { $county }.
event-leader-returned = Der Feldherr von { $seat } kehrt zurück: { $county }.
event-leader-stayed-away = Der Feldherr von { $seat } bleibt neben dem Plan.
event-trophy-taken = { $seat } nimmt { $trophies ->
        [one] eine Statue als Trophäe
       *[other] { $trophies } Statuen als Trophäen
    }: { $county }.
event-region-card-turned = { $seat } hat Länder in { $regions } Gebieten und deckt Gebietskarte { $card } auf.
event-region-card-stayed = { $seat } hat { $regions ->
        [0] in keinem Gebiet ein Land
        [one] nur in { $regions } Gebiet Länder
       *[other] nur in { $regions } Gebieten Länder
    }: kein Gebietsbonus.
event-bonus-taken = { $seat } nimmt einen Gebietsbonus: { $bonus } ({ $amount }).
event-courtiers-sent = { $seat } schickt { $courtiers ->
        [one] { $courtiers } Höfling
       *[other] { $courtiers } Höflinge
    } in den Empfangssaal ({ $space }: { $card }).
event-no-courtiers-sent = { $seat } schickt keinen Höfling ({ $space }: { $card ->
        [niemand] keine Karte
       *[other] { $card }
    }).
event-moved-up = { $seat } rückt mit { $courtiers ->
        [one] { $courtiers } Höfling
       *[other] { $courtiers } Höflingen
    } in den Audienzsaal vor.
event-favour-asked = { $seat } kauft Gunst { $favour } für { $courtiers ->
        [one] { $courtiers } Höfling
       *[other] { $courtiers } Höflinge
    }.
event-no-favour-asked = { $seat } kauft keine Gunst.
event-favour-wasted = { $seat } lässt Gunst { $favour } ungenutzt.
event-event-recalled = { $seat } lässt das Ereignis aufheben: { $card }.
event-event-kept = { $seat } lässt das Ereignis bestehen: { $card }.
event-thalers-given = { $seat } erhält { $thalers ->
        [0] keine Taler
       *[other] { $thalers } Taler
    }.
event-armies-given = { $seat } legt { $armies ->
        [0] keine Armee
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } in die Schale.
event-marker-pardoned = { $seat } entfernt einen Revoltenmarker: { $county }.
event-pardon-kept = { $seat } behält die Gunst gegen den nächsten Revoltenmarker.
event-pardon-used = Die Gunst, die { $seat } behalten hat, verhindert einen Revoltenmarker: { $county }.
event-grain-given = { $seat } erhält { $grain ->
        [0] kein
       *[other] { $grain }
    } Getreide.
event-points-given = { $seat } erhält { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-building-given = { $seat } baut ohne Kosten ({ $county }): { $building }.
event-shield-given = Gunst { $favour } für { $seat }, in dieser Jahreszeit: { $kind }.
event-garrisoned = { $seat } stellt ohne Kosten { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } auf: { $county }.
event-court-rose = Die Audienz ist zu Ende: Die Höflinge kehren in den Empfangssaal zurück, und übrige Gunstkarten verlassen das Spiel.
event-action-began = Aktion: { $action }
event-action-shown = { $seat } deckt auf: { $action }, { $county }.
event-action-blank = { $seat } deckt auf: { $action }, kein Land.
event-action-void = { $seat } kann die Aktion nicht ausführen: { $action }, { $county }.
event-built = { $seat } baut ({ $county }): { $building }, { $thalers ->
        [0] ohne Kosten
       *[other] { $thalers } Taler
    }.
event-market-calmed = Das neue Handelshaus entfernt einen Revoltenmarker: { $county }.
event-harvested = { $seat } bringt { $grain ->
        [0] kein
       *[other] { $grain }
    } Getreide ein: { $county }.
event-taxed = { $seat } treibt { $thalers ->
        [0] keine Taler
       *[other] { $thalers } Taler
    } ein: { $county }.
event-marker-laid = Ein Revoltenmarker kommt hinzu: { $county }, jetzt { $markers }.
event-recruited = { $seat } stellt für { $thalers } Taler { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } auf: { $county }.
event-moved = { $seat } zieht mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }: { $origin } → { $county }.
event-stayed = { $seat } bleibt stehen: { $county }.
event-attacked = { $seat } greift { $defender ->
        [niemand] ein neutrales Land
       *[other] { $defender }
    } an: { $origin } → { $county }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
event-attacker-added = Das Angriffsplättchen bringt { $seat } eine weitere Armee.
event-defender-added = Das Verteidigungsplättchen bringt { $seat } eine weitere Armee.
event-palace-defended = Die Palastwache bringt { $seat } eine weitere Armee: { $county }.
event-revolt-began = Revolte: { $county }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } von { $seat } gegen { $peasants ->
        [0] keinen Bauern
        [one] { $peasants } Bauern
       *[other] { $peasants } Bauern
    }.
event-cubes-thrown = In den Turm: Bauern { $peasants }{ $red ->
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
event-cubes-out = Aus dem Turm: Bauern { $peasants }{ $red ->
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
event-conquered = { $seat } erobert mit { $attack } zu { $defence } ein Land: { $county }, bisher { $defender ->
        [niemand] neutral
       *[other] { $defender }
    }; { $armies ->
        [one] { $armies } Armee rückt
       *[other] { $armies } Armeen rücken
    } ein.
event-held-out = { $seat } hält ein Land mit { $defence } zu { $attack } gegen { $attacker }: { $county }; { $armies ->
        [one] { $armies } Armee bleibt
       *[other] { $armies } Armeen bleiben
    } übrig.
event-laid-waste = { $county }: { $attacker } greift an, { $attack } zu { $defence }, und niemand bleibt übrig, der das Land halten könnte. Es wird neutral, ohne Gebäude und ohne Revoltenmarker.
event-not-beaten = { $county }: Das Land bleibt neutral, denn { $attacker } greift mit { $attack } zu { $defence } vergeblich an.
event-revolt-quelled = { $seat } schlägt die Revolte nieder: { $county }, { $defence } zu { $peasants }; { $armies ->
        [one] { $armies } Armee bleibt
       *[other] { $armies } Armeen bleiben
    } übrig.
event-revolt-won = Die Bauern siegen mit { $peasants } zu { $defence }, und { $seat } verliert ein Land: { $county }. Es wird neutral, ohne Gebäude und ohne Revoltenmarker.
event-card-lost = { $seat } verliert eine Karte aus dem Plan: { $county } ({ $space }).
event-leader-lost = Der Feldherr von { $seat } verlässt den Plan, denn sein Land ist verloren: { $county }.
event-leader-marched = Der Feldherr von { $seat } zieht weiter: { $origin } → { $county }.
event-statue-raised = { $seat } lässt eine Statue zurück: { $county }.
event-leader-fled = Der Feldherr von { $seat } flieht: { $origin } → { $county }.
event-season-ended = { $season }: Die Jahreszeit ist zu Ende.
event-winter-came = Der Winter kommt mit der letzten Karte, { $card }: Alle verlieren { $grain ->
        [0] kein
       *[other] { $grain }
    } Getreide.
event-grain-lost = { $seat } verliert { $grain ->
        [0] kein
       *[other] { $grain }
    } Getreide.
event-fed = { $counties ->
        [0] { $seat } hat kein Land zu versorgen.
        [one] { $seat } hat { $grain } Getreide für { $counties } Land: Niemand hungert.
       *[other] { $seat } hat { $grain } Getreide für { $counties } Länder: Niemand hungert.
    }
event-hungry = { $seat } hat für { $missing ->
        [one] { $missing } Land
       *[other] { $missing } Länder
    } kein Getreide: { $revolts ->
        [0] keine Revolte
        [one] { $revolts } Revolte
       *[other] { $revolts } Revolten
    }, zusätzliche Bauern in jeder: { $peasants }.
event-revolt-drawn = Das Los trifft ein Land von { $seat }, das nun revoltiert: { $county }.
event-counties-scored = { $seat } erhält { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $counties ->
        [0] kein Land
        [one] { $counties } Land
       *[other] { $counties } Länder
    }.
event-buildings-scored = { $seat } erhält { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $buildings ->
        [0] kein Gebäude
       *[other] { $buildings } Gebäude
    }.
event-majority-scored = { $seat } hat die Mehrheit ({ $region }, { $building }): { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-majority-shared = { $seat } teilt sich die Mehrheit ({ $region }, { $building }): { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-markers-removed = Alle Revoltenmarker werden entfernt.
event-statues-scored = { $seat } erhält { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $statues ->
        [0] keine Statue
        [one] { $statues } Statue
       *[other] { $statues } Statuen
    } und { $trophies ->
        [0] keine Trophäe
        [one] { $trophies } Trophäe
       *[other] { $trophies } Trophäen
    }.
event-game-ended = Endstand: { $seat } hat { $points ->
        [0] keine Siegpunkte
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $thalers ->
        [0] keine Taler
       *[other] { $thalers } Taler
    }.

## Ablehnungen
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-phase = Das gehört nicht in diese Phase.
refusal-out-of-game = Zu dritt ist dieses Land aus dem Spiel.
refusal-not-open = Diese Karte liegt nicht offen: Nimm eine offene oder zieh.
refusal-pair-is-new = Zwei neue Karten darfst du nur aufdecken, wenn bei deinem letzten Zug dieselben beiden offen lagen.
refusal-group-placed = Eine Armeegruppe dieser Größe hast du nicht mehr.
refusal-space-taken = Dort liegt schon eine Karte; nimm sie zuerst zurück.
refusal-space-empty = Dort liegt keine Karte.
refusal-no-side-board = An diesem Tisch hat niemand ein Nebentableau: Es gehört zum Kaiserhof.
refusal-not-your-county = Dieses Land gehört dir nicht.
refusal-county-planned = Die Karte dieses Landes liegt auf einem anderen Feld; jede gilt einmal je Jahreszeit.
refusal-no-coin-card = Dafür hast du keine Münzkarte mehr.
refusal-coin-is-blank = Auf einem Aktionsfeld sagt eine Münzkarte nur, dass nichts geschieht, gleich welchen Wert sie hat: Wähle „keine Aktion“.
refusal-bid-is-no-blank = Ein Gebot braucht eine bestimmte Karte: eine Münzkarte mit ihrem Wert oder eine Länderkarte.
refusal-bid-too-dear = Für dieses Gebot reichen deine Taler nicht.
refusal-no-card-for-bid = Die anderen Felder gehen vor: Für ein Gebot bleibt dir keine Karte übrig.
refusal-no-tower-card = Du hast keine Turmkarte mehr.
refusal-tower-card-is-blank = Auf einem Aktionsfeld sagt eine Turmkarte nur, dass nichts geschieht: Wähle „keine Aktion“.
refusal-undo-instead = Solange dein Plan nicht vollständig ist, nimm Karten mit „Rückgängig“ zurück, die letzte zuerst.
refusal-plan-not-whole = Lege zuerst auf jedes Feld eine Karte, soweit deine Karten reichen, und eine als Gebot, falls eine übrig ist.
refusal-place-taken = Diesen Platz hat schon jemand genommen.
refusal-no-such-bonus = Das bietet deine Gebietskarte nicht.
refusal-favour-not-open = Diese Gunst liegt nicht aus.
refusal-too-few-courtiers = Für diese Gunst hast du nicht genug Höflinge im Audienzsaal.
refusal-no-marker-there = Dort liegt kein Revoltenmarker.
refusal-no-free-site = Dieses Land hat keinen freien Bauplatz.
refusal-same-building = Ein solches Gebäude steht dort schon.
refusal-no-building-left = Von dieser Art ist kein Gebäude mehr übrig.
refusal-somebodys-county = Dieses Land gehört jemand anderem.
refusal-not-adjacent = Dieses Land grenzt nicht an.
refusal-never-into-a-fight = Mit dieser Aktion ziehen Armeen nur in ein eigenes Land, nie in einen Kampf.
refusal-one-stays = Eine Armee bleibt immer zurück: So viele kannst du nicht ziehen.
refusal-church-protects = In dieser Jahreszeit kann kein Land mit Kirche angegriffen werden.
refusal-shielded = Eine Gunst schützt diesen Spieler vor diesem Angriff.
refusal-not-revolting = Dort ist keine Revolte auszufechten.
refusal-leader-is-there = Dort ist dein Feldherr schon; er muss in ein anderes Land ziehen.
refusal-flight-forbidden = An diesem Tisch flieht ein Feldherr nur, wenn dir kein angrenzendes Land gehört.
refusal-no-statue-by-flight = Wer in ein nicht angrenzendes Land flieht, lässt keine Statue zurück.
refusal-statue-stands = In dem Land, das dein Feldherr verlässt, steht schon eine Statue von dir.
refusal-no-statue-left = Deine sechs Statuen sind alle verbraucht.

## Regeln: Material und Aufbau
rule-W-0_1 = Drei bis fünf Spieler. Der Plan zeigt 45 Länder in fünf Gebieten zu je neun, und zu jedem Land gehört eine Karte. Jedes Land hat einen Steuerwert, einen Getreideertrag und ein bis drei Bauplätze.
rule-W-0_2 = Zu dritt scheiden acht Länder aus: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark und Tirol. Keine Regel, welche auch immer, führt jemanden dorthin.
rule-W-0_3 = Jeder Spieler hat 62 Armeen, fünf Münzkarten mit den Werten 0 bis 4 und Taler: 18 zu dritt, 15 zu viert, 12 zu fünft. Armeen, auch die im Vorrat, und Taler sind offen. Unsere Entscheidung: Auch die Handkarten sind offen, da es die Länder sind; geheim sind die Pläne.
rule-W-0_4 = Verteilung: Zwei Länderkarten liegen offen. Reihum nimmt jeder eine davon oder die oberste Karte des Stapels und stellt dann eine seiner Armeegruppen in dieses Land, bis alle Gruppen stehen: zu dritt 5, 4, 4, 3, 3, 2, 2, 2 und 2 Armeen, zu viert eine Zweiergruppe weniger, zu fünft zwei weniger. Unsere Entscheidungen: Es geht im Uhrzeigersinn, und den Anfang macht statt des Ältesten, wen das Los bestimmt.
rule-W-0_5 = Liegen noch dieselben beiden Karten offen wie beim vorigen Zug eines Spielers, darf dieser sie zuerst verdeckt unter den Stapel schieben und zwei neue aufdecken.
rule-W-0_6 = Statt der Verteilung kann die gedruckte Aufstellung verwendet werden: Länder, Armeen und Karten zusammen.
rule-W-0_7 = Länder, die niemand genommen hat, sind neutral: Dort stehen keine Armeen, ihre Karten liegen im allgemeinen Vorrat, und sie dürfen erobert werden.
rule-W-0_8 = Um den Turm zu füllen, wirft man 7 Armeen jedes Spielers und 10 der 20 Bauern hinein. Was herausfällt, kehrt in seinen Vorrat zurück.
rule-W-0_9 = Es gibt zwölf Ereigniskarten; in jedem Jahr liegen vier davon offen.
rule-W-0_10 = Siegpunkte und Getreide beginnen bei 0; unsere Entscheidung: Nach oben sind sie unbegrenzt. Eine offene Karte, die bei der Verteilung genommen wird, wird vom Stapel ersetzt. Eine blind genommene Karte behält man, und ihre Armeegruppe wählt man, nachdem man sie gesehen hat.
rule-W-0_11 = Unsere Entscheidung: Die gedruckten Aufstellungen werden den Plätzen zugelost.
rule-W-0_12 = Es gibt 28 Paläste, 26 Kirchen, 26 Handelshäuser, 20 Bauern und je Spieler 62 Armeen. Ist kein Gebäude mehr da, entfällt die Aktion; sind es zu wenige Bauern, kommen so viele, wie da sind. Unsere Entscheidung: Taler und Marker gehen nie aus, obwohl in der Schachtel 160 Taler und 42 Marker liegen.
rule-W-0_13 = Jeder Spieler hat eine Figur für die Plätze der Reihenfolge; sie ist nicht der Feldherr aus Abschnitt 9. Farben, die niemand spielt, bleiben in der Schachtel. Die fünf Plättchen und die fünf Plätze werden bei jeder Spielerzahl verwendet.
rule-W-0_14 = Zum Vorrat eines Spielers gehört, was weder auf dem Plan noch im Turm oder in der Schale ist. Jede Armee, die aufgestellt, eingeworfen oder in einen Kampf gegeben wird, kommt von dort, und jede verlorene kehrt dorthin zurück.
rule-W-0_15 = Unsere Entscheidung: Der Turm wird nach der Verteilung oder Aufstellung aus den Vorräten gefüllt, mit einem einzigen Wurf aller 31, 38 oder 45 Klötzchen.
rule-W-0_16 = Unsere Entscheidung: Für W-0.5 wird das jetzt offene Paar mit dem verglichen, das dem Spieler bei seinem letzten Zug angeboten wurde; die Regel gilt also nur, wenn seither niemand, auch er selbst nicht, eine offene Karte genommen hat. Dann wählt er wie üblich aus dem neuen Paar oder vom Stapel. Karten, die am Ende übrig sind, kommen zu den neutralen.

## Regeln: eine Jahreszeit
rule-W-1_1 = Die zehn Aktionskarten werden gemischt: Fünf liegen offen, fünf verdeckt. Ist eine Aktion abgeschlossen, wird jeweils die nächste verdeckte aufgedeckt.
rule-W-1_2 = Die fünf Bonusplättchen werden für diese Jahreszeit gemischt auf die Plätze 1 bis 5 der Reihenfolge gelegt: 1 Taler mehr bei der Steueraktion; 1 Getreide mehr bei der Getreideaktion; 6 Armeen statt 5 bei der Aktion für fünf Armeen; 1 Armee mehr im Angriff; 1 Armee mehr in der Verteidigung.
rule-W-1_3 = Geplant wird geheim und gleichzeitig. Auf jedes der zehn Aktionsfelder kommt entweder eine Länderkarte, und die Aktion findet dort statt, oder eine Münzkarte, und es gibt keine. Jedes Feld muss belegt werden, wenn die Karten reichen. Auf einem Feld liegt eine Karte, und jedes Land dient einmal.
rule-W-1_4 = Auf das Gebotsfeld kommt eine ungenutzte Münz- oder Länderkarte, oder nichts, wenn keine übrig ist. Unsere Entscheidung: Pläne dürfen geändert werden, bis alle bereit sind.
rule-W-1_5 = Das Ereignis der Jahreszeit wird aus den offenen gezogen; das sind vier, dann drei, dann zwei. Es gilt für alle Spieler. Das letzte, das übrig bleibt, bestimmt den Getreideverlust im Winter.
rule-W-1_6 = Die Gebote werden aufgedeckt und bezahlt; eine Länderkarte kostet nichts. Dann wählen die Spieler ihren Platz in der Reihenfolge samt Plättchen: die höchste Münzkarte zuerst, eine Länderkarte vor einer 0, wer keine Karte gelegt hat, zuletzt; bei Gleichstand entscheidet das Los. Unsere Entscheidung: Niemand darf mehr bieten, als er zahlen kann.
rule-W-1_7 = Die Aktionen werden in der Folge ihrer Karten ausgeführt, und innerhalb einer Aktion handeln die Spieler in ihrer Reihenfolge. Wer handeln kann, muss; was nicht ganz ausgeführt werden kann, entfällt. Ein Plan wird erst aufgedeckt, wenn sein Besitzer handelt.
rule-W-1_8 = Verändern ein Ereignis und ein Plättchen dieselbe Aktion, gilt zuerst das Ereignis.
rule-W-1_9 = Wer ein Land verliert, gibt dem Eroberer sofort die Karte, auch aus dem Plan. Die dort geplante Aktion ist verloren, und der neue Besitzer kann die Karte in dieser Jahreszeit nicht nutzen.
rule-W-1_10 = Plättchen, die niemand gewählt hat, ruhen, und leere Plätze der Reihenfolge werden übersprungen. Nach der Jahreszeit kehren Plättchen und Karten zurück, und das Ereignis verlässt das Spiel. Die Reihenfolge des Herbstes gilt auch im Winter.
rule-W-1_11 = Mit dem Angriffs- oder Verteidigungsplättchen darf sein Besitzer in jedem Kampf der Aktionen A und B, in dem er angreift oder angegriffen wird, eine Armee aus dem eigenen Vorrat hinzufügen. In Revolten hilft es nie. Es kommt zum Palastereignis hinzu und bringt nichts, wenn der Vorrat leer ist. Es ist ein Recht, keine Pflicht; unsere Entscheidung zur Ausführung: Es wird von selbst genutzt, und wer will, lässt sich fragen.
rule-W-1_12 = Wem Karten fehlen, weil er zehn oder weniger hat, der belegt zuerst die zehn Aktionsfelder, wählt, welche davon leer bleiben, und gibt kein Gebot ab: Dafür muss eine Karte übrig sein. Mit elf Karten oder mehr ist ein Gebot Pflicht.
rule-W-1_13 = Ein leeres Aktionsfeld zählt wie eines mit Münzkarte. Der Wert einer Münzkarte auf einem Aktionsfeld bedeutet nichts und kostet nichts. Im Grundspiel sind also höchstens fünf Felder ohne Aktion, solange die Länderkarten reichen, und vier, wenn eine Münzkarte geboten wird.
rule-W-1_14 = Es gibt zwei Jahre, jedes mit Frühling, Sommer, Herbst und Winter. Eine Jahreszeit läuft streng in dieser Folge ab: Aktionskarten, Plättchen, Pläne und Gebot, Ereignis, Reihenfolge, Aktionen. Pläne und Gebote stehen also fest, bevor das Ereignis bekannt ist, und das Ereignis ist bekannt, bevor Plättchen gewählt werden.
rule-W-1_15 = Eine als Gebot gezeigte Länderkarte ist für alle offen, und in diesem Land findet in dieser Jahreszeit keine Aktion statt.
rule-W-1_16 = Unsere Entscheidung: W-1.9 gilt auch, wenn ein Land neutral wird (die Karte geht in den Vorrat), und für eine Karte auf dem Gebotsfeld oder auf dem Nebentableau. Ein Land, das in derselben Jahreszeit zurückgewonnen wird, bleibt ungenutzt. Was vorher getan oder bezahlt wurde, bleibt gültig.
rule-W-1_17 = Unsere Entscheidung: Der Plan legt nur das Land fest. Ob gezogen wird, wohin und mit wie vielen, wird bei der Ausführung gewählt.
rule-W-1_18 = Unsere Entscheidung: Armeen, die ein Plättchen oder ein Feldherr hinzufügt, werden aufgestellt, soweit der Vorrat reicht. Das Aufstellen entfällt nur, wenn die Zahl ohne sie, nach dem Ereignis, nicht aufgestellt oder bezahlt werden kann.
rule-W-1_19 = Unsere Entscheidung darüber, was offen ist: der Plan, die Vorräte, Taler, Getreide, Siegpunkte, die Schale, der Inhalt des Turms (W-6.2), offene Aktions- und Ereigniskarten, Plättchen, aufgedeckte Gebote und Pläne. Verborgen sind Pläne und Gebote, bis sie gezeigt werden, die fünf verdeckten Aktionskarten, alle Stapel und welche Münzkarte auf einem Aktionsfeld lag.

## Regeln: Aktionen
rule-W-2_1 = Ein Palast kostet 3 Taler, eine Kirche 2, ein Handelshaus 1. Nötig ist ein freier Bauplatz in dem Land, und ein Gebäude derselben Art darf dort noch nicht stehen.
rule-W-2_2 = Getreide: Man erhält das Getreide des Landes.
rule-W-2_3 = Steuern: Man erhält den Steuerwert des Landes in Talern.
rule-W-2_4 = Für Getreide wie für Steuern gilt: Zuerst kommt der Ertrag. Liegt im Land schon ein Revoltenmarker, wird dann eine Revolte ausgefochten. Gab es keine oder wurde sie niedergeschlagen, kommt ein Marker hinzu. Unsere Entscheidung: Den Ertrag behält man in jedem Fall (diese Folge geben die Regeln der ersten Auflage bei SpielByWeb).
rule-W-2_5 = 5 Armeen für 3 Taler aufstellen.
rule-W-2_6 = 3 Armeen für 2 Taler aufstellen.
rule-W-2_7 = 1 Armee für 1 Taler aufstellen; danach dürfen von dort beliebig viele Armeen in ein angrenzendes Land desselben Besitzers ziehen, nie in einen Kampf.
rule-W-2_8 = Kampf/Bewegung A und B: Beliebig viele Armeen ziehen in ein angrenzendes Land. Gehört es dem Spieler, ist es eine Bewegung, sonst ein Kampf. Unsere Entscheidung: Man darf darauf verzichten, denn die Aktion spricht von dürfen (W-1.7 von müssen).
rule-W-2_9 = Eine Armee bleibt immer zurück; für einen Angriff braucht man also zwei.
rule-W-2_10 = Bei W-2.7 ist der Kauf der Armee Pflicht, wenn er möglich ist, der Zug freiwillig; ohne Kauf kein Zug. Ein Land fasst beliebig viele Armeen.
rule-W-2_11 = Armeen kommen aus dem eigenen Vorrat, Gebäude aus dem allgemeinen. Taler zahlt man an die Bank und erhält sie von ihr.

## Regeln: Kampf
rule-W-3_1 = Zusammen in den Turm geworfen werden alle Armeen, die einziehen, alle Verteidiger dort und alles, was in der Schale liegt. Ein neutrales Land wird von einem Bauern verteidigt, aus dem allgemeinen Vorrat. In einer Revolte stehen alle Armeen des Landes gegen so viele Bauern, wie dort Revoltenmarker liegen.
rule-W-3_2 = Der Turm behält einige Klötzchen und gibt andere frei (wie, sagt W-6.1). Nur was in der Schale liegt, zählt. Unbeteiligte Farben bleiben in der Schale.
rule-W-3_3 = Wird ein Spieler oder ein neutrales Land angegriffen und liegt dort kein Revoltenmarker, kämpfen alle Bauern in der Schale für den Verteidiger. Liegt dort einer, bleiben sie neutral und in der Schale.
rule-W-3_4 = Die Seite mit der größeren Zahl gewinnt und verliert so viele, wie die andere hatte; unsere Entscheidung: zuerst Bauern, wie in den Regeln der ersten Auflage bei SpielByWeb. Die Verlierer, die Verluste und überzählige Bauern kehren in ihre Vorräte zurück. Die Überlebenden besetzen das Land, und ein Eroberer erhält die Karte. Gebäude und Marker bleiben, denn das Regelheft entfernt sie nur nach Gleichstand und verlorener Revolte.
rule-W-3_5 = Nach einem Gleichstand (unsere Entscheidung: auch 0 zu 0) oder einer Verteidigung, die allein Bauern gewinnen, werden beide Seiten entfernt, und das Land wird neutral: Gebäude und Marker kommen weg, die Karte geht zurück. Ein neutrales Land, das nicht besiegt wird, bleibt neutral.
rule-W-3_6 = In einer Revolte gewinnen bei Gleichstand die Bauern. Gewinnen sie, sind Gebäude, Marker und Karte verloren. Gewinnt der Besitzer, kehren die überlebenden Armeen in das Land zurück.
rule-W-3_7 = Bauern stehen nie in einem Land. Der Turm wird erst am Ende der Partie geleert, und die Schale bleibt von Kampf zu Kampf, wie sie ist, auch im Winter.
rule-W-3_8 = Auch in einer Revolte wird alles aus der Schale mit eingeworfen, und alle Bauern, die herauskommen, zählen gegen den Spieler. Unsere Entscheidung: Siegt der Besitzer, verliert er je Bauer eine Armee, wie es gedruckt nur für Angriffe steht.
rule-W-3_9 = Das Palast- und das Kirchenereignis betreffen Revolten nicht.
rule-W-3_10 = Unsere Entscheidung: Jedes Klötzchen einer kämpfenden Farbe in der Schale kämpft, ob jetzt eingeworfen oder von früher freigegeben; es können also mehr überleben, als ausgeschickt wurden. Bauern, die gekämpft haben, auf welcher Seite auch immer, gehen alle in den allgemeinen Vorrat.
rule-W-3_11 = Klötzchen, die aus einem echten Turm versehentlich herausgestoßen werden, blieben für den nächsten Kampf in der Schale. Hier kann das nicht vorkommen.

## Regeln: Ereignisse
rule-W-4_1 = Marktfrieden: Der Bau eines Handelshauses entfernt dort einen Revoltenmarker.
rule-W-4_2 = Bewaffnete Bauern: Ein neutrales Land wird von zwei Bauern verteidigt.
rule-W-4_3 = Palastwache: Ein angegriffenes Land mit Palast erhält einen Verteidiger mehr aus dem Vorrat seines Besitzers.
rule-W-4_4 = Kirchenasyl: Länder mit Kirche können nicht angegriffen werden.
rule-W-4_5 = Leere Beutel: Steuern bringen höchstens 5 Taler.
rule-W-4_6 = Volle Beutel: Steuern bringen mindestens 6 Taler.
rule-W-4_7 = Gute Ernte: Die Getreideaktion bringt mindestens 4 Getreide.
rule-W-4_8 = Schlechte Ernte: Die Getreideaktion bringt höchstens 3 Getreide.
rule-W-4_9 = Wenig Rekruten: Die beiden großen Aufstellungen bringen 3 und 2 Armeen, zu unveränderten Preisen.
rule-W-4_10 = Auch ein Handelshaus, das eine Gunst errichtet, entfernt einen Marker, denn die Karte meint jedes Handelshaus.
rule-W-4_11 = Unsere Entscheidung: W-4.3 wirkt von selbst, und gar nicht, wenn der Vorrat leer ist. W-4.4 verhindert nur Angriffe: Der Besitzer darf mit Armeen hinein- und hinausziehen.

## Regeln: Winter und Wertung
rule-W-5_1 = Jeder Spieler verliert das Getreide, das auf dem letzten Ereignis steht. Unsere Entscheidung: Niemand fällt unter 0.
rule-W-5_2 = Ein Getreide ernährt ein Land. Je nach der Zahl der Länder ohne Getreide nennt die Versorgungstabelle die Zahl der Revolten und der zusätzlichen Bauern in jeder: bei 1 Land 1 Revolte und 1 Bauer; bei 2 Ländern 1 und 2; bei 3 oder 4 dann 2 und 2; bei 5 oder 6 dann 2 und 3; bei 7 und mehr 3 und 3.
rule-W-5_3 = Der linke Nachbar zieht die revoltierenden Länder blind aus den Karten des Spielers; das ist reines Glück, ohne eine Wahl. Der Spieler bestimmt die Folge der Kämpfe. Die Spieler kommen in der Reihenfolge des Herbstes dran.
rule-W-5_4 = In jedes gezogene Land kommt ein Marker; dann erheben sich so viele Bauern, wie dort Marker liegen, und dazu die aus der Tabelle. So das gedruckte Beispiel; andere Auflagen und die Regeln der ersten Auflage legen keinen Marker (Option „Ein Land, das im Winter revoltiert, bekommt keinen Revoltenmarker“).
rule-W-5_5 = Jedes Land bringt 1 Siegpunkt, jedes Gebäude 1. Die meisten Paläste in einem Gebiet bringen 3 Siegpunkte, die meisten Kirchen 2, die meisten Handelshäuser 1; bei Gleichstand erhält jeder davon einen weniger: 2, 1 oder 0. Unsere Entscheidungen: Das gilt für alle drei Arten, denn der Stern ist zwar nur bei den Palästen gedruckt, sein Satz aber allgemein; und ohne ein Gebäude der Art erhält niemand eine Mehrheit.
rule-W-5_6 = Nach dem ersten Winter, in dieser Folge: Es wird gewertet, alle Marker werden entfernt, vier neue Ereignisse aufgedeckt, und das Getreide geht auf 0 zurück.
rule-W-5_7 = Der zweite Winter beendet das Spiel. Die meisten Siegpunkte gewinnen, dann die meisten Taler; unsere Entscheidung: Danach wird der Sieg geteilt.
rule-W-5_8 = Unsere Entscheidung: Gibt es mehr Revolten als Länder, revoltieren alle Länder. Die revoltierenden Länder eines Spielers werden alle gezogen, bevor der erste dieser Kämpfe beginnt.
rule-W-5_9 = Unsere Entscheidung: Ein Spieler ohne Länder spielt mit Münzkarten weiter.
rule-W-5_10 = Unsere Entscheidung: Spieler für Spieler, in der Reihenfolge des Herbstes, werden die Länder gezogen, ihre Folge gewählt und die Revolten ausgefochten. Eine im Winter niedergeschlagene Revolte bringt keinen Marker. Verlorene Länder werden nicht mehr gewertet. Getreide wird vorgezeigt, nicht ausgegeben.
rule-W-5_11 = Unsere Entscheidung: Auch die Karte, die den Verlust im Winter bestimmt hat, verlässt das Spiel; vier der zwölf Ereignisse kommen also nie vor.

## Regeln: der Würfelturm
rule-W-6_1 = Der Turm ist ein Zufallsmodell, dessen Zahlen dokumentiert und den Spielern gezeigt werden. Das übliche hat zwei Böden, auf denen fallende Klötzchen andere losstoßen; das einfache behält ein Drittel der eingeworfenen Klötzchen und gibt ein Drittel derer frei, die darin liegen. Beide stehen zur Wahl. Was im Turm liegt, ist offen, denn alle haben gesehen, was hineinging und was herauskam.
rule-W-6_2 = Unsere Entscheidung: Offen ist, wie viele Klötzchen jeder Farbe darin sind. Auf welchem Boden sie liegen, weiß niemand, und es wird mit allem Ungesehenen neu ausgelost.
rule-W-6_3 = Unsere Entscheidung für zwei Böden: Die Klötzchen fallen einzeln in zufälliger Folge. Auf jedem Boden rüttelt ein fallendes Klötzchen zuerst jedes dort liegende mit einer Wahrscheinlichkeit von 1/17 los und fällt dann mit einer von 79 % weiter oder bleibt liegen. Was den oberen Boden verlässt, fällt auf den unteren. Werden sieben Klötzchen eingeworfen, kommen 68 % davon heraus und 31 % derer, die darin lagen; etwa sieben bleiben. Das sind die Zahlen des einfachen Modells, doch ein größerer Wurf rüttelt mehr los.
rule-W-6_4 = Das Regelheft nennt für den Turm keine Zahl außer seiner Füllung. Wo ein echter Turm entscheidet, werden die Klötzchen, die herauskommen, nach Farben eingegeben.

## Regeln: der Kaiserhof (Erweiterung)
rule-W-7_1 = Jeder Spieler hat 7 Höflinge, 3 Turmkarten und ein Nebentableau mit drei Feldern, die 3, 2 und 1 Armeen in ebenso viele Höflinge verwandeln.
rule-W-7_2 = Beim Aufbau bringt jede Armee eines Spielers, die aus dem Turm fällt, einen seiner Höflinge in den Empfangssaal.
rule-W-7_3 = In jeder Jahreszeit werden drei der 21 gemischten Gunstkarten gezogen. Die höchste Nummer kommt auf den Platz, der 4 Höflinge kostet, die nächste auf den für 3, die niedrigste auf den für 2.
rule-W-7_4 = Die Felder des Nebentableaus werden mit den übrigen geplant. Bei einer Länderkarte verlassen die Armeen dieses Land, wo eine bleiben muss; bei einer Turmkarte verlassen eigene Armeen die Schale; bei einer Münzkarte geschieht nichts. Es gilt ganz oder gar nicht. Auf dem Haupttableau bedeutet eine Turmkarte keine Aktion, als Gebot eine 0.
rule-W-7_5 = Steht die Reihenfolge fest, führen die Spieler danach ihre Felder für 3, 2 und 1 aus.
rule-W-7_6 = Wer die meisten Höflinge hat, kommt zuerst; bei Gleichstand gilt die Reihenfolge. Alle seine Höflinge rücken in den Audienzsaal vor und dürfen eine Gunst für die 4, 3 oder 2 Höflinge kaufen, die sie kostet. Eine Gunst wird sofort genutzt, außer 4, 10, 11 und 18. Es endet, wenn alle Gunstkarten genommen sind.
rule-W-7_7 = Dann kehren die Höflinge in den Empfangssaal zurück, und Gunstkarten, die niemand genommen hat, verlassen das Spiel.
rule-W-7_8 = Gunst 1: Die Ereigniskarte dieser Jahreszeit verlässt das Spiel ohne Wirkung.
rule-W-7_9 = Gunst 2, 9 und 16: so viele Taler, wie die Karte zeigt.
rule-W-7_10 = Gunst 3, 8 und 14: So viele eigene Armeen, wie die Karte zeigt, kommen in die Schale.
rule-W-7_11 = Gunst 4: Man entfernt einen Revoltenmarker aus einem eigenen Land oder behält die Karte gegen den nächsten.
rule-W-7_12 = Gunst 5, 15 und 20: so viel Getreide, wie die Karte zeigt.
rule-W-7_13 = Gunst 6, 13 und 19: so viele Siegpunkte, wie die Karte zeigt.
rule-W-7_14 = Gunst 7, 17 und 21: ein Gebäude der gezeigten Art ohne Kosten in einem eigenen Land.
rule-W-7_15 = Gunst 10, 11 und 18: Der Inhaber ist vor Angriffen durch Aktion A, durch Aktion B oder durch beide geschützt.
rule-W-7_16 = Gunst 12: drei Armeen ohne Kosten in einem eigenen oder neutralen Land.
rule-W-7_17 = Gunstkarten werden nach den Plättchen und vor dem Planen ausgelegt. Die Felder des Nebentableaus werden belegt, wenn die Karten reichen, und ein dort genutztes Land ist für die Jahreszeit genutzt. Sind zu wenige Höflinge im Vorrat, entfällt das Feld. (In unserem Exemplar des Regelhefts ist die Liste der Schritte verstreut, und ihre Teile passen nur so zusammen.)
rule-W-7_18 = Der Rang bei Hofe wird einmal festgestellt, nach allen Umwandlungen. Unsere Entscheidung: Spieler ohne Höflinge werden übersprungen.
rule-W-7_19 = Gunstkarten wirken so weit wie möglich, nicht ganz oder gar nicht; ihre Armeen kommen aus dem eigenen Vorrat. Auf Gunst 1 darf man verzichten, auf ein Gebäude auch. Gunst 4 wird nur behalten, wenn in keinem eigenen Land ein Marker liegt; sie verhindert dann den nächsten, einmal. Für Gunst 7, 17 und 21 gilt W-2.1. Gunst 10, 11 und 18 gelten in dieser Jahreszeit. Gunst 12 nimmt die Karte eines neutralen Landes ohne Kampf; unsere Entscheidung: Es muss nicht angrenzen.
rule-W-7_20 = Umgewandelte Armeen und bezahlte Höflinge kehren in den eigenen Vorrat zurück, und eine genutzte Gunst verlässt das Spiel. Winter, Ende und Sieg sind die des Grundspiels.
rule-W-7_21 = Wer dran ist, rückt mit seinen Höflingen vor, auch wenn er nichts kaufen kann oder will. Unsere Entscheidung: Sind vorher schon alle Gunstkarten fort, geschieht mit seinen Höflingen nichts. Höflinge bleiben von Jahreszeit zu Jahreszeit und über den Winter im Saal.
rule-W-7_22 = Unsere Entscheidung: Jede bezahlbare Gunst darf gekauft werden, auch ohne Ziel; dann verfällt sie. Eine behaltene Gunst 4 liegt offen, wirkt von selbst auf den nächsten Marker in irgendeinem Land ihres Inhabers und verfällt im Winter nicht. Gunst 10, 11 und 18 schützen jedes Land, das ihr Inhaber zum Zeitpunkt des Angriffs hat. Sind für Gunst 12 weniger als drei Armeen im Vorrat, werden die vorhandenen aufgestellt, mindestens eine; die Karte des Landes kann in dieser Jahreszeit nicht genutzt werden.
rule-W-7_23 = Unsere Entscheidung: Wem Karten fehlen, der belegt alle dreizehn Aktionsfelder vor dem Gebot und wählt, welche leer bleiben. Eine Turmkarte als Gebot steht einer 0 gleich.

## Regeln: Gebietskarten (Erweiterung)
rule-W-8_1 = Jeder Spieler hat vier Karten. Steht die Reihenfolge fest, deckt jeder mit Ländern in mindestens vier Gebieten eine Karte auf und nimmt einen ihrer Boni; wer weniger hat, erhält nichts.
rule-W-8_2 = Das geschieht vor den Aktionen am Hof.
rule-W-8_3 = Nach dem Winter kommt der Stapel wieder in seine erste Ordnung.
rule-W-8_4 = Es geht in der Reihenfolge der Spieler. Die oberste Karte kommt unter den Stapel, und der Spieler nimmt einen Bonus der neuen obersten. Wer die Bedingung nicht erfüllt, lässt den Stapel, wie er ist.
rule-W-8_5 = Der Stapel hat eine feste Ordnung mit der leeren Karte zuoberst. Die anderen Karten bieten Taler, eigene Armeen in die Schale, Getreide oder Siegpunkte in der gezeigten Höhe.
rule-W-8_6 = Unsere Entscheidung: Das Aufdecken geschieht von selbst, den Bonus wählt der Spieler. Armeen gibt es, soweit der Vorrat reicht.

## Regeln: Feldherren und Statuen (Erweiterung)
rule-W-9_1 = Der Feldherr wird beim Aufbau eingesetzt: bei der Verteilung, wenn man ein Land nimmt; bei der gedruckten Aufstellung der Reihe nach, sobald die erste Reihenfolge feststeht.
rule-W-9_2 = Im Land des Feldherrn kostet ein Palast 2 Taler, eine Kirche 1 und ein Handelshaus nichts; Getreide und Steuern bringen 1 mehr; und für 3, 2 oder 1 Taler kommen 6, 4 oder 2 Armeen.
rule-W-9_3 = Nach Frühling, Sommer und Herbst muss der Feldherr in ein anderes Land des Spielers ziehen: in ein angrenzendes, dann darf er eine Statue zurücklassen; oder auf der Flucht in irgendein anderes, dann nicht. Unsere Entscheidungen: Es geschieht nach diesen drei Jahreszeiten, denn der Text sagt nach jeder Runde, und sechs Statuen passen zu sechs Jahreszeiten; es geschieht in der Reihenfolge; und der Feldherr bleibt nur, wenn es kein anderes Land gibt.
rule-W-9_4 = Statuen bleiben, wem das Land auch gehört, selbst wenn es neutral ist. Kommt der Feldherr eines anderen Spielers dorthin, nimmt dieser sie als Trophäen.
rule-W-9_5 = Ein Feldherr, dessen Land verloren geht, an einen Eroberer, durch Gleichstand oder Revolte, verlässt den Plan bis nach dem Winter.
rule-W-9_6 = Am Ende bringt jede eigene Statue auf dem Plan 1 Siegpunkt und jede Trophäe 1. Unsere Entscheidung: In einem Land steht höchstens eine Statue je Spieler.
rule-W-9_7 = Bei der Verteilung wird der Feldherr spätestens mit dem letzten Land eingesetzt.
rule-W-9_8 = Unsere Entscheidung: Zuerst gilt das Ereignis, dann das Plättchen, dann der Feldherr. Bei der Aktion für fünf Armeen macht also das Ereignis 3 daraus, das Plättchen 6, der Feldherr 7.
rule-W-9_9 = Unsere Entscheidung: Die Flucht in ein nicht angrenzendes Land steht frei. (Die Option „Mit Feldherren: Einer darf in ein nicht angrenzendes Land fliehen“ kann das einschränken: nur, wenn dem Spieler kein angrenzendes Land gehört.)
rule-W-9_10 = Die Rückkehr nach dem Winter ist freiwillig und nimmt Trophäen wie jedes Einsetzen. Unsere Entscheidung: Es geht in der Reihenfolge des Herbstes.
rule-W-9_11 = Jeder Spieler hat sechs Statuen. Auch mit Feldherr behält die Aktion für eine Armee ihren Zug.
rule-W-9_12 = Unsere Entscheidung: Der Weiterzug des Herbstes kommt vor dem Winter. Ein Feldherr in einem revoltierenden Land kann also noch verloren gehen, und wer im ersten Winter verloren ging, darf gleich danach zurückkehren.
rule-W-9_13 = Unsere Entscheidung: Bei der gedruckten Aufstellung werden die Feldherren im ersten Frühling gleich nach der Reihenfolge eingesetzt, vor Gebietsboni und Hof.
rule-W-9_14 = Unsere Entscheidung: Der Feldherr hilft nur bei geplanten Aktionen, nicht bei Gunstkarten. Zusammen mit dem Ereignis bringt die Aktion für drei Armeen 2 + 1, und Steuern von 5 bringen mit Plättchen 1 und Feldherr 1 zusammen 7.
rule-W-9_15 = Unsere Entscheidung: Feldherren kämpfen nicht, bringen keine Siegpunkte und werden nie gefangen. Trophäen gibt man nie zurück, und der eigene Feldherr lässt die eigene Statue stehen. Statuen und Trophäen zählen nur am Ende der Partie.

## Wie sicher die gedruckten Zahlen sind
certainty-certain = sicher
certainty-likely = wahrscheinlich
certainty-reconstructed = rekonstruiert
certainty-own = eigene
note-reconstructed = Einige Zahlen der gedruckten Karten kennen wir nicht: Sie sind gekennzeichnet, und jeder Tisch kann sie durch eigene ersetzen.

## Geschichte
# Die Jahre
history-year-1 = Der Krieg begann 1618 in Prag, als böhmische Adlige die Statthalter des Kaisers aus einem Fenster der Burg warfen. Binnen zehn Jahren hatten der Kaiser und die Katholische Liga die Böhmen, den Pfälzer Kurfürsten und den König von Dänemark besiegt, und Wallensteins Truppen standen an der Ostsee. Ein Heer, das vom Land lebt, braucht jedes Jahr mehr Land, und die Bauern zahlen dafür.
history-year-2 = 1630 landete der König von Schweden an der Ostseeküste, 1635 trat Frankreich offen in den Krieg ein: Um den Glauben allein ging es längst nicht mehr. Die Heere zogen hin und her durch Landstriche, die niemanden mehr ernähren konnten, bis zu dem Frieden, der am 24. Oktober 1648 in Münster unterzeichnet wurde. Im zweiten Jahr zählt, was gebaut ist, und ob es sich über den Winter halten lässt.

# Die Heerführer
history-red = Albrecht von Wallenstein (1583–1634), ein böhmischer Adliger, wurde durch die Güter besiegter Rebellen reich und warb für den Kaiser auf eigene Kosten ganze Heere, die von den Abgaben der besetzten Länder lebten. 1630 entlassen und gegen die Schweden zurückgerufen, traf er 1632 bei Lützen auf Gustav Adolf. Geheime Verhandlungen mit dem Feind kosteten ihn das Vertrauen des Kaisers; am 25. Februar 1634 ermordeten ihn in Eger Offiziere des eigenen Heeres.
history-blue = Johann Tserclaes, Graf von Tilly (1559–1632), stammte aus Brabant und führte unter Maximilian von Bayern das Heer der Katholischen Liga. Er siegte am Weißen Berg, bei Wimpfen und bei Lutter, doch an seinem Namen haftet die Zerstörung Magdeburgs von 1631. Gustav Adolf schlug ihn bei Breitenfeld; er starb in Ingolstadt an einer Wunde, die er am Lech empfangen hatte.
history-yellow = Gottfried Heinrich Graf zu Pappenheim (1594–1632) führte die bekanntesten Kürassiere des Krieges und war mit Narben bedeckt. 1626 schlug er den Bauernaufstand in Oberösterreich nieder, 1631 war er unter den Ersten auf den Mauern von Magdeburg. Das Schlachtfeld von Lützen erreichte er mit seinen Reitern in vollem Galopp und wurde dort tödlich getroffen.
history-violet = Gustav II. Adolf (1594–1632), seit 1611 König von Schweden, landete 1630 in Pommern mit einem Heer, das klein, bezahlt und gut gedrillt war. Sein Sieg bei Breitenfeld öffnete ihm 1631 ganz Deutschland, und 1632 zog er in München ein. Am 16. November 1632 fiel er im Nebel von Lützen, und die Schweden gewannen den Tag ohne ihn.
history-black = Ernst von Mansfeld (1580–1626), der uneheliche Sohn eines Grafen, machte den Krieg zum Gewerbe und warb Heere für jeden an, der gegen die Habsburger stand. Für die Böhmen nahm er 1618 Pilsen ein, plünderte sich durch die Pfalz und das Elsass und wurde 1626 von Wallenstein an der Dessauer Brücke geschlagen. Er starb im November jenes Jahres bei Sarajevo, auf dem Weg nach Venedig; es heißt, er habe den Tod im Stehen erwartet.

# Die Länder: Brandenburg
history-altmark = Der älteste Teil Brandenburgs lebte von Roggen, Bier und Tuch. Bei Werben an der Elbe verschanzte sich 1631 Gustav Adolf, und bei Wittstock schlugen die Schweden 1636 ein kaiserlich-sächsisches Heer.
history-bremen = Das Vieh der Marschen und der Handel auf der Weser machten das Land reich. 1645 eroberten die Schweden das Erzstift und behielten es im Frieden; die Stadt selbst rettete ihre Freiheit.
history-holstein = Ochsen und Milchwirtschaft nährten den Handel von Hamburg und Lübeck. Tilly und Wallenstein überrannten das Land 1627, denn sein Herzog war der König von Dänemark; im Winter 1643 taten es ihnen die Schweden nach.
history-lueneburg = Die Salinen der Stadt und die Schafe der Heide brachten das Geld ein. Herzog Georg von Lüneburg kämpfte für den Kaiser, dann für Schweden und vor allem für sein Haus.
history-mecklenburg = Ein Land großer Korngüter mit Häfen an der Ostsee. Der Kaiser vertrieb die Herzöge und gab es Wallenstein, der von Güstrow aus regierte; nachdem die Schweden die Herzöge zurückgebracht hatten, leerten Krieg und Pest die Dörfer.
history-mittelmark = Roggen auf sandigem Boden, Bier, Fisch und die kleine Residenz Berlin. 1631 richtete Gustav Adolf seine Geschütze auf die Stadt, bis der Kurfürst sich ihm anschloss; am Ende des Krieges hatte Berlin etwa die Hälfte seiner Einwohner verloren.
history-neumark = Korn und Holz gingen die Oder hinab zum Meer. 1631 stürmten die Schweden Frankfurt an der Oder und gaben keinen Pardon; die Festung Küstrin des Kurfürsten wurde nie genommen.
history-osnabrueck = Das Leinen seiner Bauern wurde bis nach Übersee verkauft. Hier und in Münster verhandelten die Gesandten Europas jahrelang, die Schweden in Osnabrück, die Franzosen in Münster, bis 1648 Frieden war.
history-vorpommern = Sein Getreide ging über Stralsund und Stettin hinaus. 1628 hielt Stralsund der Belagerung durch Wallenstein stand, 1630 landete Gustav Adolf auf Usedom, und der Frieden überließ diese Küste Schweden.

# Sachsen
history-anhalt = Ein kleines, fruchtbares Land an der Elbe, das sich mehrere Fürsten teilten. An der Dessauer Brücke gewann Wallenstein 1626 gegen Mansfeld seine erste große Schlacht.
history-hessen-darmstadt = Korn, Wein und die Straßen vom Main nach Norden. Die lutherischen Landgrafen hielten zum Kaiser und stritten mit den Kasseler Vettern um Marburg, am Ende mit Heeren. Diesen Vettern schenkte Gustav Adolf die Abtei Fulda, bis die Niederlage von Nördlingen sie ihnen wieder nahm.
history-hessen-kassel = Bergbauern, Wolle und Leinen. Der Landgraf schloss sich als einer der ersten deutschen Fürsten Gustav Adolf an; 1637 brannten Kaiserliche das Land nieder, aber seine Witwe Amalie Elisabeth hielt ihr Heer bis zum Frieden im Feld.
history-paderborn = Ein Bischofsland des Korns und der Wallfahrten zum heiligen Liborius. 1622 raubte Christian von Braunschweig dessen goldenen Schrein und ließ aus Kirchensilber Taler prägen: „Gottes Freund, der Pfaffen Feind“.
history-kursachsen = Silber aus dem Erzgebirge und die Leipziger Messen machten es zum reichsten der evangelischen Länder. Sein Kurfürst hielt zum Kaiser, ging 1631 zu den Schweden und schloss 1635 seinen eigenen Frieden; da verwüsteten die Schweden sein Land.
history-lausitz = In ihren sechs Städten und den Dörfern ringsum lebten Leinen- und Tuchweber. Der Kurfürst von Sachsen besetzte sie 1620 für den Kaiser, als Pfand für die Kosten, und 1635 wurde sie sein Eigen.
history-saechs-lande = Mehrere kleine Herzogtümer teilten sich die Äcker Thüringens und den Waid, der blau färbt. Von hier zog Bernhard von Weimar in den Krieg; sein Bruder Ernst von Gotha baute sein Herzogtum noch mitten im Krieg wieder auf und schickte jedes Kind zur Schule.
history-vogtland = Tuch, Bergwerke und die Straße von Leipzig nach Nürnberg. 1632 und 1633 schickte Wallenstein Holk, es zu verheeren; der Pest, die seinen Reitern folgte, erlag Holk selbst.
history-wolfenbuettel = Erz aus dem Rammelsberg und fette Böden vor dem Harz. Tilly schlug 1626 bei Lutter den König von Dänemark; im Mai 1631 wurde Magdeburg gestürmt und verbrannte, und etwa zwanzigtausend Menschen kamen um.

# Österreich
history-boehmen = Silber, Glas und Fischteiche, und ein stolzer Adel. 1618 begann in Prag der Krieg, 1620 beendete der Weiße Berg den Aufstand; als 1648 die Nachricht vom Frieden kam, plünderten wieder einmal die Schweden in Prag.
history-kaernten = Eisen aus Hüttenberg und Blei aus Bleiberg gingen über die Pässe nach Venedig. Kein Heer kam hierher, doch 1628 mussten evangelische Adlige den Glauben wechseln oder gehen.
history-maehren = Fruchtbare Ebenen und guter Wein, an der Straße von Schlesien nach Wien. Seit 1642 hielten die Schweden Olmütz, aber Brünn widerstand 1645 ihrer Belagerung.
history-niederoesterreich = Wein und der Verkehr auf der Donau ernährten Wien. 1619 standen böhmische Rebellen vor der Stadt; 1645 erreichten die Schweden das Ufer gegenüber, kamen aber nicht hinüber.
history-oberoesterreich = Salz und die Sensen seiner Schmieden wurden weithin verkauft. An Bayern verpfändet und zum alten Glauben gezwungen, erhoben sich 1626 die Bauern unter Stefan Fadinger; Pappenheim warf sie nieder.
history-passau = Die Bischofsstadt an drei Flüssen lebte vom Salz, das nach Böhmen ging. Soldaten, die sich 1611 hier sammelten, kauften Zettel, die kugelfest machen sollten, und den ganzen Krieg über hieß solcher Zauber Passauer Kunst.
history-schlesien = Leinen aus den Bergen und der Handel von Breslau. 1626 zog Mansfeld hindurch, und bei Steinau nahm Wallenstein 1633 ein ganzes schwedisches Korps gefangen; er war auch Herzog von Sagan.
history-steiermark = Aus dem Eisen des Erzbergs wurden Büchsen und Harnische für die Grenze gegen die Türken. Der Krieg blieb fern; das Zeughaus, das Graz in den 1640er Jahren baute, ist noch heute voll.
history-tirol = Silber und Kupfer von Schwaz gingen zur Neige, aber es blieben das Salz und der Zoll am Brenner. Claudia de’ Medici, die für ihren Sohn regierte, sperrte die Pässe mit neuen Schanzen, und die Schweden kamen nie bis Innsbruck.

# Bayern
history-augsburg = Eine Stadt der Weber und Bankiers, beider Konfessionen. 1632 empfing sie Gustav Adolf; nach der schwedischen Niederlage bei Nördlingen wurde sie ausgehungert, bis sie sich ergab, und von mehr als vierzigtausend Menschen waren noch etwa sechzehntausend übrig.
history-baden = Wein und Korn vom Oberrhein. 1622 verlor der Markgraf bei Wimpfen sein Heer; im selben Jahr nahm Tilly Heidelberg, und die berühmte Bibliothek wanderte zum Papst nach Rom.
history-konstanz = Leinen, Fisch und Schiffe auf dem See. 1633 belagerten die Schweden Konstanz vergebens; 1647 überrumpelten sie Bregenz, wohin die Leute von weit umher ihre Schätze gebracht hatten.
history-bayern = Korn, Bier und Salz, und ein Herzog, der selbst über seine Bücher wachte: Maximilian führte die Katholische Liga und wurde dafür Kurfürst. 1632 zog Gustav Adolf in München ein, und die Stadt gab Lösegeld und Geiseln, um dem Feuer zu entgehen.
history-oberpfalz = Ihre Hammerwerke machten Eisen für halb Deutschland. Bayern nahm sie 1621 dem Pfälzer Kurfürsten und machte sie katholisch; vor Nürnberg hungerten Wallenstein und Gustav Adolf einander 1632 wochenlang aus.
history-regensburg = Die Stadt der Reichstage lebte von der Donau und ihrer Brücke. Hier zwangen die Kurfürsten 1630 den Kaiser, Wallenstein zu entlassen; 1633 fiel sie an die Schweden und wurde im Jahr darauf zurückgewonnen.
history-salzburg = Salz und das Gold der Tauern füllten den Beutel des Erzbischofs. Paris Lodron befestigte seine Stadt, hielt sich aus dem Krieg heraus und gründete mitten darin eine Universität.
history-wuerttemberg = Wein und Korn, und mehr Menschen, als das Land ernähren konnte. Nach Nördlingen floh der Herzog, und Hunger, Pest und Soldaten nahmen ihm weit über die Hälfte seiner Untertanen.
history-wuerzburg = Die Bischöfe am Main wurden durch Wein reich. In den Jahren um 1628 ließen sie Hunderte als Hexen verbrennen; 1631 stürmte Gustav Adolf die Festung von Würzburg und schickte ihre Bibliothek nach Schweden.

# Kurpfalz
history-luettich = Kohle, Eisen und die Büchsenmacher von Lüttich: ein neutrales Land, das jedem Waffen verkaufte. Neutral oder nicht, Truppen aller Seiten zogen hindurch, und 1637 wurde sein franzosenfreundlicher Bürgermeister bei einem Gastmahl ermordet.
history-zweibruecken = Bergbauern und ein wenig Wein zwischen Rhein und Saar. 1620 nahmen Spanier Kreuznach, 1632 Schweden; das kaiserliche Heer von 1635 ließ kaum ein Dorf bewohnt zurück.
history-breisgau = Habsburger Land am Oberrhein, mit Wein und alten Silbergruben. Bernhard von Weimar hungerte 1638 die Festung Breisach aus, und 1644 kämpften Bayern und Franzosen an drei Tagen um die Höhen von Freiburg.
history-burgund = Das Salz von Salins war sein Reichtum, und die Spanische Straße von Italien in die Niederlande lief hindurch. 1636 belagerten die Franzosen Dole vergebens, und zehn Jahre der Streifzüge ließen ganze Landstriche leer zurück.
history-koeln = Die reichste Stadt am Rhein verkaufte Wein, Bücher und Waffen an alle Parteien und ließ keine herein. Das Land des Kurfürsten ringsum hatte weniger Glück: 1642 schlugen Franzosen und Hessen die Kaiserlichen bei Kempen und blieben.
history-trier = Wein von der Mosel und Zölle am Rhein. Sein Kurfürst rief die Franzosen zum Schutz herbei; 1635 verschleppten ihn Spanier, und Frankreich nahm es zum Anlass, den Krieg zu erklären.
history-mark = Korn und Vieh, und für die Schmiede grub man die erste Kohle der Ruhr. Das Land war durch Erbschaft brandenburgisch, doch holländische, spanische, kaiserliche und hessische Besatzungen lebten abwechselnd davon.
history-lothringen = Salz, Eisen und Korn zwischen zwei Großmächten. Der Herzog hielt zum Kaiser, die Franzosen besetzten 1633 sein Herzogtum, und im selben Jahr stach Jacques Callot aus Nancy die Schrecken des Krieges.
history-strassburg = Die freie Stadt lebte von Wein, Korn und ihrer Rheinbrücke und blieb neutral, solange sie konnte. Mansfeld nahm 1621 Hagenau; der Frieden gab die Rechte der Habsburger im Elsass an Frankreich.

## Der Plan in Worten
describe-none = keine
describe-standing = Jahr { $year }, { $season }: { $phase }
describe-events = Ereignisse, die noch kommen: { $events }
describe-event = Ereignis der Jahreszeit: { $event }
describe-actions = Aktionen in ihrer Folge: { $actions }; verdeckt: { $hidden }
describe-place = Platz { $place } ({ $tile }): { $seat }
describe-place-free = Platz { $place } ({ $tile }): frei
describe-tower = Der Würfelturm
describe-inside = Im Turm: { $cubes }
describe-tray = In der Schale: { $cubes }
describe-court = Der Kaiserhof
describe-favour = Gunst { $favour } für { $price ->
        [one] { $price } Höfling
       *[other] { $price } Höflinge
    }: { $amount ->
        [0] { $what }
       *[other] { $what } ({ $amount })
    }
describe-courtiers = { $seat }: Höflinge im Empfangssaal { $hall }, im Audienzsaal { $room }
describe-region = { $region } (Mehrheiten: { $leads })
describe-neutral = neutral
describe-held = { $seat }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }
describe-markers = { $markers } Revoltenmarker
describe-leader = Feldherr von { $seat }
describe-statue = Statue von { $seat }
describe-yields = Steuern { $tax }, Getreide { $grain }, Bauplätze { $sites }
describe-players = Spieler
describe-player = { $seat }: Siegpunkte { $points }, Taler { $thalers }, Getreide { $grain }, Länder { $counties }, Armeen im Vorrat { $armies }
describe-shield = { $seat }: in dieser Jahreszeit kein Angriff durch { $actions }
describe-pardon = { $seat } behält Gunst 4 gegen den nächsten Revoltenmarker
describe-region-card = { $seat }: Gebietskarte { $card }
describe-statues = { $seat }: Statuen { $statues }, Trophäen { $trophies }
describe-left = Im Vorrat: Bauern { $peasants }, Paläste { $palaces }, Kirchen { $churches }, Handelshäuser { $houses }
describe-shown = { $seat } hat gezeigt: { $cards }
describe-you = (du)

## Der Planungstisch am Terminal
table-spaces = Deine Felder: wann die Aktion kommt, ihr Wort, ihr Name, ihr Preis, deine Karte
table-counties = Deine Länder (! ist ein Revoltenmarker)
table-county = Land
table-armies = Armeen
table-tax = Steuern
table-grain = Getreide
table-sites = freie Bauplätze
table-buildings = Gebäude
table-use = geplant für
table-how = So wird geplant
table-lay = „plan palace altmark“ legt eine Karte, „lay palace altmark, taxes lausitz, bid coin-1, rest“ mehrere (rest: überall sonst keine Aktion); „undo“ nimmt die letzte zurück, „clear palace“ eine beliebige, sobald der Plan vollständig ist.
table-ready = Dein Plan ist vollständig: „ready“.
history-heading = Geschichte
terminal-help-history = was in diesem Jahr geschah, wer die Heerführer waren und wovon ein Land lebte
terminal-help-lay = mehrere Karten auf einmal legen

## Die Rechnung einer beendeten Partie
account-chapter = { $number ->
        [0] Aufbau
       *[other] Jahr { $number }
    }
account-score = Siegpunkte
account-source-counties = Länder
account-source-buildings = Gebäude
account-source-majorities = Mehrheiten
account-source-favours = Gunstkarten
account-source-region-cards = Gebietskarten
account-source-statues = Statuen und Trophäen
account-measure-standing = Siegpunkte mit den Wertungen, die noch kommen, wie es steht
account-measure-points = Siegpunkte
account-quantity = Klötzchen aus dem Turm, die der eigenen Seite weniger die des Gegners
account-luck = Klötzchen der eigenen Seite, die in { $battles ->
        [one] { $battles } Schlacht oder Revolte
       *[other] { $battles } Schlachten und Revolten
    } aus dem Turm kamen, weniger die des Gegners: { $actual }. Im Mittel bringen dieselben Würfe { $expected }: { $better ->
        [yes] { $difference } besser als das
        [even] genau so kam es
       *[no] { $difference } schlechter als das
    } (Standardabweichung { $deviation }; das Mittel ist geschätzt, ± { $error }).

# ---- hints
hint-county = Getreide { $grain }, Taler { $thalers }, Bauplätze { $sites }
hint-bid = Taler: { $price }, danach: { $left }
hint-price = Taler: { $price }, danach: { $left }
hint-void = nach jetzigem Stand nicht ausführbar
hint-taxes = Taler Einnahme: { $thalers }
hint-harvest = Getreide: +{ $grain }; dann { $then } für { $counties } Länder
hint-revolt = Revolte: Bauern { $peasants }, Armeen { $armies }
hint-recruits = neue Armeen: { $armies }, dann dort { $then }
hint-marchers = Armeen, die jetzt ziehen könnten: { $armies }
hint-supply = Getreide { $grain } für { $counties } Länder
hint-tile = dazu: { $tile }
hint-stay = Armeen, die bleiben: { $armies }
hint-against = Armeen gegen dich: { $armies }, und wer aus dem Turm kommt
hint-there = Armeen dort dann: { $armies }
hint-event = ohne Wirkung: { $event }
hint-reserve = in den Turm: { $thrown }; bleiben im Vorrat: { $left }
hint-groups = Armeegruppen, die dann bleiben: { $groups }
hint-draw = eines von { $cards } Ländern, und es bleibt dir
hint-renew = Karten im Stapel: { $cards }; dann wählst du noch einmal
hint-later = Länder, die noch kommen: { $counties }; beim letzten muss er eingesetzt werden
hint-blank = Karten ohne Land danach, auch fürs Gebot: { $cards }
hint-card-back = zurück auf die Hand: { $card }
hint-courtiers = Höflinge: { $courtiers }
hint-in-tray = deine Armeen dann in der Schale: { $armies }
hint-courtiers-left = Höflinge, die du behältst: { $courtiers }
hint-wasted = die Gunst verfällt ohne Nutzen
hint-bonus-then = { $bonus } dann: { $amount }
hint-no-leader = kein Feldherr bis zum Ende der Partie
