# The page to print
summary-enemies = Feinde: Stärke je Runde zu dritt/viert, Punkte
summary-circles = Landgüter am Ende der Partie

# Chapters of the rules
chapter-GP-0 = Material und Aufbau
chapter-GP-1 = 1. Einkommen
chapter-GP-2 = 2. Adlige
chapter-GP-3 = 3. Hetmansstab
chapter-GP-4 = 4. Kronarmee
chapter-GP-5 = 5. Ereignisse
chapter-GP-6 = 6. Wahlen zum Sejm
chapter-GP-7 = 7. Landgüter
chapter-GP-8 = 8. Sonderaktionen
chapter-GP-9 = 9. Privatarmeen
chapter-GP-10 = 10. Feldzüge
chapter-GP-11 = 11. Angriffe der Feinde
chapter-GP-12 = 12. Gegenschlag der Kronarmee
chapter-GP-13 = 13. Ausbreitung der Feinde
chapter-GP-14 = 14. Krieg und Frieden
chapter-GP-15 = 15. Siegpunkte
chapter-GP-16 = 16. Ende der Runde
chapter-GP-17 = 17. Ende der Partie
chapter-GP-O = Varianten

# Was der Plan von God’s Playground außer den Worten des Spiels sagt.

board-choices = Deine Möglichkeiten
board-your-blocks = Deine Zahlensteine
board-block = Zahlenstein { $block }, noch { $left }
board-blocks-help = Nimm einen Zahlenstein, dann eine Provinz oder den Hof, oder umgekehrt.
board-blocks-keys = Auf der Karte legen die Tasten 0 bis 5 einen Stein, Entf nimmt ihn zurück.
board-take-back = zurücknehmen
board-said-ready = Du bist bereit. Ändere einen Stein oder nimm zurück, um neu zu überlegen.
board-said-bid = Dein Gebot: { $coins }.
board-coins = Münzen
board-act-assign = Hier einen Zahlenstein legen.
board-act-reassign = Hier liegt Zahlenstein { $block }; einen anderen legen.
board-circle = { $region }, Feld mit Wert { $worth }{ $twin ->
        [inner] { " " }(links)
        [middle] { " " }(in der Mitte)
        [outer] { " " }(rechts)
       *[none] { "" }
    }: { $owner }.
board-free = frei
board-move-from = Von hier einen Adligen versetzen …
board-cossacks = Kosaken
board-under-treaty = Vertrag: kein Angriff
board-after-dice = nach den Würfeln: { $percent }
board-history-round = Geschichte der Runde { $round }: { $name }
board-history-enemy = Geschichte: { $foe }
board-first = Hetmansstab

board-strip = Runden und Phasen
board-round = Runde { $round }
board-stand = Runde { $round } von { $rounds } · { $phase }
board-phase = Phase { $number }: { $phase }

board-verb-build = Landgut
board-verb-assign = Zahlenstein legen
board-verb-clear = Zahlenstein zurücknehmen
board-verb-ready = Bereit
board-verb-fewer = Weniger Adlige
board-verb-bid = Gebot
board-verb-pass = Passen
board-verb-manager = Verwalter
board-verb-danzig = Danzig
board-verb-treaty = Vertrag
board-verb-move = Adlige versetzen
board-verb-veto = Liberum Veto
board-verb-confederation = Konföderation
board-verb-school = Jesuitenkolleg
board-verb-city = Stadt
board-verb-raise = Truppen anwerben
board-verb-buy = Einheiten kaufen
board-verb-campaign = Feldzug
board-verb-strike = Gegenschlag
board-verb-done = Fertig

fact-points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
    .title = Siegpunkte
fact-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
    .title = Münzen
board-family-points = Siegpunkte
board-family-coins = Münzen
board-family-income = Einkommen
board-family-worth = Wert der Landgüter
board-family-nobles = Adlige im Vorrat
board-family-nobles-sent = Adlige im Land
board-family-discs = Scheiben im Vorrat
board-family-units = Infanterie, Kavallerie, Artillerie
board-family-blocks = Übrige Zahlensteine

board-legend = Zeichen und Sicherheit der Zahlen
board-noble = Adliger
board-estate = Landgut
board-invader = Klötzchen eines Feindes
board-doubtful = eine unsichere Zahl: siehe unten
board-king-cube = Klötzchen des Königs
board-strength-now = Stärke jetzt
board-glory = Siegpunkte für die meisten Klötzchen
board-treaty-slot = Vertrag
board-influence = Einfluss der Habsburger
board-crown-table = Kronarmee
board-crown-base = Runde { $round }
board-crown-levy = Steine am Hof { $from }–{ $upto }

# ---- explained ----
explain-noble = Ein Adliger der Familie, deren Wappen er trägt. Adlige wählen in den Sejm; mit ihnen zahlt man Landgüter, Aktionen, Armeen und Feldzüge.
    .title = Adliger
explain-invader = Klötzchen eines Feindes in der Provinz. Sie kosten Landgüter und Wohlstand und breiten sich aus, wo weniger Adlige als Klötzchen stehen.
    .title = Eindringlinge
explain-estate = Ein Landgut der Familie, deren Wappen es trägt. Jede Runde bringt es den Wohlstand der Provinz, am Ende die Zahl auf seinem Feld.
    .title = Landgut
explain-site = Platz für ein Landgut. Die Zahl zählt am Ende. Das niedrigste freie Feld wird zuerst bebaut.
    .title = Freies Feld
explain-manager = Dieses Landgut bringt jede Runde 2 Münzen mehr.
    .title = Verwalter
explain-city = Am Ende zählt dieses Landgut dreifach.
    .title = Stadt
explain-value = So viel bringt jedes Landgut der Provinz in einer Runde, 1 bis 5. Er sinkt, wo Feinde stehen, und steigt im Frieden.
    .title = Wohlstand
explain-cossack = Sie kämpfen in der Ukraine, nur gegen Tataren, und treffen ab 4. Wen niemand anwirbt, der geht zu den Tataren.
    .title = Kosaken
explain-influence = Bis zur vierten Runde schicken die Habsburger Einfluss. Er nimmt Adlige, und wo er bleibt, kostet er Landgüter.
    .title = Einfluss der Habsburger
explain-infantry = Trifft mit 5 oder 6, mit Artillerie ab 4. Eine 1 ist ihr Ende.
    .title = Infanterie
explain-cavalry = Trifft ab 4, mit Artillerie ab 3. Eine 1 ist ihr Ende.
    .title = Kavallerie
explain-artillery = Würfelt nicht selbst: Jeder Würfel ihrer Armee in der Provinz zählt 1 mehr.
    .title = Artillerie
explain-enemy-cube = Klötzchen, die die Würfel gebracht haben: Jedes macht den Feind um 1 stärker.
    .title = Verstärkung
explain-vienna = Osmanische Klötzchen vor Wien. Von hier können sie Großpolen erreichen.
    .title = Wien
explain-campaigner = Klötzchen aus Feldzügen einer Familie: Jedes hält 1 Stärke auf. Wer die meisten hat, erhält die Punkte des Feldes.
    .title = Ruhm
explain-king-cube = Ein Treffer der Kronarmee. Es hält 1 Stärke auf, und der König ist Rivale um die Punkte des Feldes.
    .title = Königsklötzchen
explain-glory = Für die Familie mit den meisten Klötzchen auf diesem Feld, in jeder Runde.
    .title = Siegpunkte
explain-enemy-die = Fällt diese Zahl bei den Ereignissen oder Angriffen, wächst der Feind um 1.
    .title = Der Würfel des Feindes
explain-base-strength = So stark ist der Feind in jeder der vier Runden, bevor Klötzchen dazukommen.
    .title = Grundstärke
explain-strength = Grundstärke und Klötzchen zusammen: Damit griffe der Feind jetzt an.
    .title = Stärke jetzt
explain-treaty = Insgesamt einer pro Runde: Der Partner greift nicht an, wenn die Würfel ihn nicht brechen.
    .title = Vertrag
explain-forecast = Wo und mit wie vielen Klötzchen der Feind angriffe, wenn sich nichts änderte.
    .title = Was droht
explain-chance = Wie wahrscheinlich nach dem Wurf der Angriffe mindestens ein Klötzchen eindringt.
    .title = Wahrscheinlichkeit
explain-entry = In diese Provinz dringt der Feind ein.
    .title = Einfall
explain-expansion = Aus seiner Provinz breitet sich der Feind hierhin aus, wenn er dort mehr Klötzchen hat, als Adlige stehen.
    .title = Ausbreitung
explain-crown-army = Die Einheiten des Königs in dieser Runde. Wer eine Scheibe im Sejm hat, kann sie schicken.
    .title = Kronarmee
explain-court = Zahlensteine hier entscheiden über den Hetmansstab und die Größe der Kronarmee.
    .title = Königshof
explain-sejm = Ihn gewinnt, wer die meisten Adligen in der Provinz hat. Er bringt 2 Punkte, oder man zahlt damit die Kronarmee oder einen Vertrag.
    .title = Sitz im Sejm
explain-block = So viele Adlige kommen in diese Provinz. Vor dem Aufdecken sieht ihn niemand sonst.
    .title = Dein Zahlenstein
explain-score = Die Schilde der Familien stehen bei ihren Punkten.
    .title = Siegpunkte
explain-round = Vier Runden, von 1386 bis 1795. Drücke darauf, um zu lesen, was in jenen Jahren geschah.
    .title = Runde
explain-region = Jedes Landgut bringt hier { $value ->
        [one] { $value } Münze
       *[other] { $value } Münzen
    } je Runde. Adlige aller Familien: { $nobles }. { $threat }
    .title = { $region }
explain-enemy = Er greift jede Runde an. Sein Schild öffnet seine Geschichte.
    .title = Feind
explain-unsure = Der gedruckte Plan liegt uns nicht vor: Diese Zahl ist unsere beste Annahme. Ein Tisch kann eine eigene mitbringen.
    .title = Eine unsichere Zahl
