# The page to print
summary-enemies = Feinde: Stärke je Runde zu dritt/viert, Punkte
summary-circles = Landgüter am Spielende

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
chapter-GP-17 = 17. Ende des Spiels
chapter-GP-O = Varianten

# Was der Plan von God’s Playground außer den Worten des Spiels sagt.
option-treaty-limits-name = Frühe Runden: Verträge mit den Osmanen, keine mit den Tataren
option-sturdy-treaty-name = Ein teurerer Vertrag ist schwerer zu brechen
option-home-provinces-name = Am Ende ein Punkt für jedes Landgut in der Heimat der Familie

board-choices = Deine Möglichkeiten
board-your-blocks = Deine Zahlensteine
board-block = Zahlenstein { $block }, noch { $left }
board-blocks-help = Nimm einen Zahlenstein, dann eine Provinz oder den Hof, oder umgekehrt. Auf der Karte legen die Tasten 0 bis 5 einen Stein, Entf nimmt ihn zurück.
board-take-back = zurücknehmen
board-said-ready = Du bist bereit. Ändere einen Stein oder nimm zurück, um neu zu überlegen.
board-said-bid = Dein Gebot: { $coins }.
board-coins = Münzen
board-act-assign = Hier einen Zahlenstein legen.
board-act-reassign = Hier liegt Zahlenstein { $block }; einen anderen legen.
board-circle = { $region }, Feld mit Wert { $worth }{ $twin ->
        [inner] { " " }(das innere)
        [middle] { " " }(das mittlere)
        [outer] { " " }(das äußere)
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

board-family-points = Siegpunkte
board-family-coins = Münzen
board-family-income = Einkommen
board-family-worth = Wert der Landgüter
board-family-nobles = Adlige im Vorrat
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
