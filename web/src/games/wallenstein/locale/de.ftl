# The page to print
summary-prices = Aktionen und Preise in Talern
summary-hunger = Winter: Länder ohne Getreide
summary-missing = Fehlendes Getreide
summary-revolts = Revolten
summary-peasants = Bauern
summary-events = Ereignisse, und das Getreide, das sie als letzte im Winter kosten

# Chapters of the rules
chapter-W-0 = Material und Aufbau
chapter-W-1 = Eine Jahreszeit
chapter-W-2 = Aktionen
chapter-W-3 = Kampf
chapter-W-4 = Ereignisse
chapter-W-5 = Winter und Wertung
chapter-W-6 = Der Turm
chapter-W-7 = Erweiterung: der Kaiserhof
chapter-W-8 = Erweiterung: Gebietskarten
chapter-W-9 = Erweiterung: Feldherren und Statuen

# Wörter, die nur die Seite von Wallenstein braucht.
fact-points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
    .title = Siegpunkte
fact-thalers = { $count } Taler
    .title = Taler
fact-grain = { $count } Getreide
    .title = Getreide

## Die Karte
board-map = Karte
board-plan = Plan
board-show = Anzeigen
board-out = in diesem Spiel nicht dabei
board-act-draft = Dieses Land nehmen
board-act-plan = Diese Karte aufnehmen
board-act-return = Den Feldherrn hierher zurückholen
board-act-enter = Den Feldherrn hier einsetzen
board-act-pardon = Hier einen Revoltenmarker entfernen
board-act-gift = Hier bauen
board-act-garrison = Die Armeen hier aufstellen
board-act-march = Hierher marschieren
board-act-shift = Hierher ziehen
board-act-lead = Den Feldherrn hierher schicken
board-act-revolt = Diese Revolte als nächste
board-attack-with = Mit wie vielen Armeen angreifen?
board-move-with = Wie viele Armeen ziehen?
board-odds = Aussicht, das Land zu erobern, ± { $error } %
board-odds-late = Die Chancen sind noch nicht bekannt.
board-armies-sent = Entsandte Armeen
board-attack = Mit { $armies } angreifen
board-move = { $armies ->
    [one] Eine Armee ziehen
   *[other] { $armies } Armeen ziehen
}
board-draft = Verteilung der Länder
board-open-cards = Offene Länderkarten
board-groups = Verbleibende Armeegruppen

## Die Karten der Jahreszeit
board-season = Jahreszeit
board-year = { $year }. Jahr
board-action-cards = Aktionskarten
board-stand-action = Aktion { $now } von { $all }
board-face-down = verdeckt
board-now = wird gerade ausgeführt
board-done = ausgeführt
board-order = Reihenfolge
board-events = Ereignisse des Jahres
board-winter-loss = Im Winter verliert jeder { $loss } Getreide.
board-winter-losses = Im Winter verliert jeder { $low } bis { $high } Getreide, je nachdem, welches Ereignis übrig bleibt.

## Das Planungstableau
board-planning = Dein Plan
board-spaces = Aktionsfelder
board-spaces-left = { $count ->
    [0] alle Felder belegt
    [one] noch { $count } Feld frei
   *[other] noch { $count } Felder frei
}
board-said-ready = Du bist bereit
board-change-plan = Plan ändern
board-empty = leer
board-slot = Kommt als { $place }. Aktion
board-slot-hidden = Wann sie kommt, ist noch verdeckt
board-quelled = Aussicht, sie niederzuschlagen, würde jetzt gekämpft: { $chance }
board-hand = Deine Karten
board-blank-hint = Eine Münz- oder Turmkarte: Auf diesem Feld geschieht nichts
board-card-facts = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}, Steuern { $tax }, Getreide { $grain }, { $free ->
    [0] kein freier Bauplatz
    [one] { $free } freier Bauplatz
   *[other] { $free } freie Bauplätze
}
board-your-leader = dein Feldherr ist hier
board-lies-on = liegt auf: { $space }
board-thalers-after = Taler { $now } → { $after }
board-grain-after = Getreide { $now } → { $after } für { $counties ->
    [one] { $counties } Land
   *[other] { $counties } Länder
}
board-more-warnings = { $count ->
    [one] (und noch ein Feld)
   *[other] (und noch { $count } Felder)
}
warn-money = Das Geld reicht nicht: { $price } Taler nötig, höchstens { $thalers } sind dann übrig.
warn-money-maybe = Das Geld könnte nicht reichen: { $price } Taler nötig, vielleicht sind dann nur { $thalers } übrig.
warn-same-building = Ein solches Gebäude steht dort schon.
warn-no-site = Kein freier Bauplatz.
warn-no-building = Davon ist keines mehr im Vorrat.
warn-revolt = Eine Revolte bricht aus: { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
} gegen { $markers ->
    [one] { $markers } Bauern
   *[other] { $markers } Bauern
}{ $tray ->
    [0] .
   *[other] , dazu { $tray } in der Schale.
}
warn-one-army = Dort steht nur eine Armee: Keine kann ziehen, wenn vorher keine dazukommt.
warn-no-armies = In deinem Vorrat sind weniger als { $armies } Armeen.
warn-court-armies = { $count ->
    [one] { $count } Armee muss fort
   *[other] { $count } Armeen müssen fort
} und eine muss bleiben: Dort stehen zu wenige.
warn-tray = In der Schale liegen weniger als { $count } deiner Armeen.
warn-no-courtiers = In deinem Vorrat sind weniger als { $count } Höflinge.
board-space-palace = Palast
board-space-church = Kirche
board-space-trading-house = Handelshaus
board-space-grain = Getreide
board-space-taxes = Steuern
board-space-armies-5 = 5 Armeen
board-space-armies-3 = 3 Armeen
board-space-army-1 = 1 Armee, Zug
board-space-battle-a = Kampf A
board-space-battle-b = Kampf B
board-space-court-3 = Hof, 3 Armeen
board-space-court-2 = Hof, 2 Armeen
board-space-court-1 = Hof, 1 Armee
board-space-bid = Gebot

## Der Turm
board-tower = Würfelturm
board-throw-before = Voriger Wurf
board-throw-after = Nächster Wurf
board-skip = Überspringen
board-play-again = Noch einmal zeigen
board-put-away = Weglegen
board-cubes-thrown = fielen hinein
board-cubes-stayed = blieben
board-cubes-out = kamen heraus
board-cubes-freed = davon { $count } aus dem Turm

## Tafeln
board-seats = Spieler
board-row-counties = Länder
board-armies = Armeen auf dem Plan
board-row-supply = Armeen im Vorrat
board-row-courtiers = Höflinge im Vorrat
board-row-region-card = Gebietskarte
board-row-statues = Statuen
board-row-trophies = Trophäen
board-standing = Wertung nach Gebieten
board-most-of = Mehrheiten
board-if-scored = Würde jetzt gewertet
board-score-counties = Länder
board-score-buildings = Gebäude
board-score-majorities = Mehrheiten
board-score-sum = Siegpunkte dann
board-winter = Der kommende Winter
board-winter-missing = Länder ohne Getreide
board-winter-revolts = Revolten
board-plans-shown = Aufgedeckte Pläne und Gebote
board-court = Der Kaiserhof
board-court-hall = Empfangssaal
board-court-room = Audienzsaal
board-favour = Gunst { $favour }:
board-price = { $price } Höflinge
board-guess = Eine punktierte Linie steht unter Zahlen, die wir nur erschließen konnten
board-chronicle = Chronik
board-legend = Zeichen
board-sign-palace = Palast
board-sign-church = Kirche
board-sign-trading-house = Handelshaus
board-sign-revolt = Revoltenmarker
board-sign-leader = Feldherr
board-sign-statue = Statue
board-sign-courtier = Höfling
board-sign-army = Armeen
board-sign-tax = Steuern
board-sign-grain = Getreide
board-sign-site = Bauplatz

## What things are
explain-armies = Buchstabe und Farbe sagen, wem sie gehören, die Zahl, wie viele es sind. Eine bleibt immer zurück, wenn die anderen ziehen.
    .title = Armeen
explain-palace = Bringt jedes Jahr 1 Siegpunkt. Wer die meisten Paläste im Gebiet hat, erhält 3 weitere.
    .title = Palast
explain-church = Bringt jedes Jahr 1 Siegpunkt. Wer die meisten Kirchen im Gebiet hat, erhält 2 weitere.
    .title = Kirche
explain-trading-house = Bringt jedes Jahr 1 Siegpunkt. Wer die meisten Handelshäuser im Gebiet hat, erhält 1 weiteren.
    .title = Handelshaus
explain-revolt = Hier wurden Steuern oder Getreide eingezogen. Beim nächsten Mal erheben sich so viele Bauern, wie Marker liegen.
    .title = Revoltenmarker
explain-leader = In diesem Land baut man billiger, und Getreide, Steuern und Aushebung bringen mehr. Nach jeder Jahreszeit zieht er weiter.
    .title = Feldherr
explain-statue = Von einem Feldherrn hinterlassen, der weiterzog. Sie bringt am Ende 1 Siegpunkt, wenn kein anderer Feldherr sie als Trophäe nimmt.
    .title = Statue
explain-tax = So viele Taler bringt hier die Steueraktion.
    .title = Steuer
explain-grain = So viel bringt hier die Getreideaktion.
    .title = Getreide
explain-site = Jedes Gebäude braucht einen freien, und in einem Land steht von jeder Art nur eines.
    .title = Bauplatz
explain-tower = Alle Klötzchen eines Kampfes werden zusammen hineingeworfen. Manche bleiben stecken, manche von früher kommen heraus: Nur was in die Schale fällt, zählt.
    .title = Würfelturm
explain-counties = Jedes bringt 1 Siegpunkt, und jedes braucht im Winter ein Getreide.
    .title = Länder
explain-supply = Weder auf der Karte noch im Turm: So viele lassen sich noch ausheben.
    .title = Armeen im Vorrat
explain-winter = Käme der Winter jetzt: wie viele Länder ohne Getreide blieben und wie viele Revolten das brächte. Zwei Zahlen, wo es vom Ereignis abhängt, das übrig bleibt.
    .title = Der kommende Winter
explain-standing = Wer in jedem Gebiet die meisten Paläste, Kirchen und Handelshäuser hat und was es brächte.
    .title = Mehrheiten
explain-if-scored = Die Siegpunkte, die jeder hätte, würde das Jahr in diesem Augenblick gewertet.
    .title = Wäre jetzt Wertung
explain-order = Nach den Geboten dieser Jahreszeit gewählt. Jeder Platz bringt einen Bonus, der bis zu ihrem Ende gilt.
    .title = Reihenfolge
explain-face-down = Fünf der zehn Aktionen liegen verdeckt. Nach jeder fertigen Aktion wird die nächste aufgedeckt.
    .title = Verdeckte Aktion
explain-winter-loss = Bleibt dieses Ereignis übrig, verliert jeder so viel Getreide.
    .title = Verlust im Winter
explain-guess = Die gedruckte Zahl ließ sich nicht prüfen: Unsere ist erschlossen.
    .title = Nicht sicher
explain-warned = { $told }
    .title = { $name }
