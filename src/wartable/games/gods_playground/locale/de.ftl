# God’s Playground – Deutsch

## Das Spiel
game-name = God’s Playground
game-blurb = Die großen Familien Polens und Litauens teilen sich ein Land mit fünf Feinden an den Grenzen, vier Runden lang von 1386 bis 1795. Jede sucht Landgüter, Sitze im Sejm und Ruhm für sich selbst, doch von einem Land, das niemand verteidigt, bleibt am Ende keiner etwas.

## Ausgaben
edition-warfrog = Die erste Ausgabe, für genau drei Spieler.
edition-phalanx = Die polnische Ausgabe, für drei oder vier Spieler: andere Zahlen, wenn Wien fällt, Einfluss, der überall den Wohlstand senkt, Kosaken, die Truppen neben sich wollen, und drei Zusatzregeln.
edition-warfrog-name = God’s Playground (Warfrog, 2009)
edition-phalanx-name = Boże Igrzysko (Phalanx, 2010)
edition-warfrog-options = Hausregeln

## Optionen
option-treaty-limits = Frühe Runden: Verträge mit den Osmanen, keine mit den Tataren
option-sturdy-treaty = Ein teurerer Vertrag ist schwerer zu brechen
option-home-provinces = Am Ende ein Punkt für jedes Landgut in der Heimat der Familie
option-vienna-held = Halten die Osmanen Wien, haben sie in Runde 4 (zu dritt)
option-vienna-held-warfrog = 12 im eigenen Feld, 10 im Habsburger Feld (Warfrog)
option-vienna-held-phalanx = 10 in jedem der beiden Felder (Phalanx)
option-influence-ruins = Habsburger Einfluss senkt den Wohlstand
option-influence-ruins-greater-poland = nur in Großpolen (Warfrog)
option-influence-ruins-everywhere = in jeder Provinz (Phalanx)
option-failed-treaty = Nach einem Vertrag, der nicht bezahlt werden konnte,
option-failed-treaty-used-up = versucht in dieser Runde niemand mehr einen (Warfrog)
option-failed-treaty-again = darf es wieder versucht werden (Phalanx)
option-cossack-hire = Kosaken werden angeworben
option-cossack-hire-alone = mit eigenen Einheiten oder allein (Warfrog)
option-cossack-hire-with-troops = nur zusammen mit einer eigenen Einheit (Phalanx)
option-cossack-defence = Kosaken verteidigen die Ukraine gegen Tataren
option-cossack-defence-alone = auch allein (Warfrog)
option-cossack-defence-with-troops = nur neben Infanterie oder Kavallerie eines Spielers (Phalanx)

## Familien
seat-white = Radziwiłł
seat-blue = Potocki
seat-red = Sapieha
seat-yellow = Leszczyński

# Ihre Farben
colour-white = Weiß
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb

## Provinzen
region-prussia = Preußen
region-lithuania = Litauen
region-ukraine = Ukraine
region-little-poland = Kleinpolen
region-greater-poland = Großpolen

# Wo Zahlensteine liegen
spot-prussia = Preußen
spot-lithuania = Litauen
spot-ukraine = Ukraine
spot-little-poland = Kleinpolen
spot-greater-poland = Großpolen
spot-court = Königshof

# Ziele der Kronarmee
target-prussia = Preußen
target-lithuania = Litauen
target-ukraine = Ukraine
target-little-poland = Kleinpolen
target-greater-poland = Großpolen
target-vienna = Wien

## Feinde
enemy-black = Schwarzer Feind
enemy-russia = Russland
enemy-tatars = Tataren
enemy-ottomans = Osmanen
enemy-habsburgs = Habsburger

# Mit ihren Namen
foe-teutonic-knights = Deutscher Orden
foe-sweden = Schweden
foe-kingdom-of-prussia = Königreich Preußen
foe-russia = Russland
foe-tatars = Tataren
foe-ottomans = Osmanen
foe-habsburgs = Habsburger

## Truppen
troop-infantry = Infanterie
troop-cavalry = Kavallerie
troop-artillery = Artillerie

# Einheiten, die man anwirbt
unit-infantry = Infanterie
unit-cavalry = Kavallerie
unit-artillery = Artillerie
unit-cossack = Kosaken

# Wer in den Feldzug zieht
force-alone = nur eigene Truppen
force-one-cossack = mit 1 Kosakeneinheit
force-two-cossacks = mit 2 Kosakeneinheiten
force-crown = mit der Kronarmee
force-crown-and-one-cossack = mit der Kronarmee und 1 Kosakeneinheit
force-crown-and-two-cossacks = mit der Kronarmee und 2 Kosakeneinheiten

# Wo die Kosaken sind
quarters-box = Kosakenfeld
quarters-ukraine = Ukraine
quarters-tatars = bei den Tataren

## Phasen
phase-set-up = Aufbau
phase-income = Einkommen
phase-nobles = Adlige
phase-first-player = Hetmansstab
phase-crown-army = Kronarmee
phase-events = Ereignisse
phase-elections = Wahlen zum Sejm
phase-estates = Landgüter
phase-special-actions = Sonderaktionen
phase-armies = Privatarmeen
phase-campaigns = Feldzüge
phase-enemy-attacks = Angriffe der Feinde
phase-strikes-back = Gegenschlag der Kronarmee
phase-expansion = Ausbreitung der Feinde
phase-war-and-peace = Krieg und Frieden
phase-victory-points = Siegpunkte
phase-end-of-round = Ende der Runde
phase-end-of-game = Ende der Partie

## Abschnitte
stage-found = erste Landgüter setzen
stage-assign = Zahlensteine verdeckt verteilen
stage-shortage = entscheiden, wohin weniger Adlige gehen
stage-bid = verdeckt um den Hetmansstab bieten
stage-build = Landgut gründen oder passen
stage-act = Sonderaktion wählen
stage-move = zweiten Adligen versetzen
stage-schools = weitere Kollegien stiften
stage-raise = Ort der Werbung wählen
stage-recruit = Einheiten anwerben
stage-campaign = Feldzug wählen
stage-strike = Kronarmee entsenden
stage-over = Ende der Partie

## Aufforderungen
prompt-found = Aufbau, Umlauf { $lap }: Wähle eine Provinz für eines deiner ersten Landgüter.
prompt-assign = Runde { $round }: Lege verdeckt je einen Zahlenstein für jede Provinz und einen für den Königshof, und melde dich dann bereit.
prompt-shortage = Dein Vorrat ist zu klein: Wähle, wohin ein Adliger weniger geht (noch abzuziehen: { $cubes }).
prompt-bid = Dein Zahlenstein am Königshof liegt gleichauf: Biete verdeckt 0 bis { $coins } Münzen um den Hetmansstab. Alle Gebote werden bezahlt.
prompt-build = Umlauf { $lap }: Gründe ein Landgut für { $price ->
        [one] { $price } Adligen
       *[other] { $price } Adlige
    } dieser Provinz, oder passe für den Rest der Phase.
prompt-act = Umlauf { $lap } von 2: Wähle eine Sonderaktion oder verzichte (du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }).
prompt-move = Versetze noch einen Adligen oder schließe die Aktion ab.
prompt-schools = Stifte ein Kolleg in einer weiteren Provinz, für 1 Adligen und 2 Münzen, oder schließe die Aktion ab (du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }).
prompt-raise = Wähle eine Provinz, in der du für 1 Adligen Truppen anwirbst, oder passe für den Rest der Phase (du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }).
prompt-recruit = { $region }: { $bought ->
        [0] Wirb mindestens eine Einheit an
       *[other] Wirb weitere Einheiten an, oder schließe ab
    } (du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $occupied ->
        [1] , und alles kostet die Hälfte, da Feinde im Land stehen
       *[other] { "" }
    }).
prompt-campaign = Wähle eine Provinz, aus der du für 1 Adligen in den Feldzug ziehst, oder passe für den Rest der Phase.
prompt-strike = { $free ->
        [1] Als Hetman führst du die Kronarmee einmal kostenlos: Wähle ein Ziel oder verzichte für den Rest der Phase.
       *[other] Führe die Kronarmee für eine deiner Scheiben im Sejm gegen ein Ziel, oder verzichte für den Rest der Phase.
    }

## Wahlmöglichkeiten
choice-build = Landgut: { $region }
choice-assign = { $spot }: Zahlenstein { $block }
choice-clear = { $spot }: Zahlenstein zurücknehmen
choice-ready = Bereit
choice-fewer = Ein Adliger weniger: { $region }
choice-bid = Gebot in Münzen: { $coins }
choice-pass = Passen
choice-manager = Verwalter: { $region }, Landgut mit Wert { $worth }{ $twin ->
        [inner] { " " }(links)
        [middle] { " " }(in der Mitte)
        [outer] { " " }(rechts)
       *[none] { "" }
    }
choice-danzig = Danzig: Getreide verkaufen
choice-treaty = Vertrag: { $foe } (Wurf plus { $gift } Münzen)
choice-move = Adligen versetzen: { $origin } → { $region }
choice-veto = Liberum Veto, Adliger aus: { $region }
choice-confederation = Konföderation gegen { $victim }: { $region }
choice-school = Jesuitenkolleg: { $region }
choice-city = Stadt: { $region }, Landgut mit Wert { $worth }{ $twin ->
        [inner] { " " }(links)
        [middle] { " " }(in der Mitte)
        [outer] { " " }(rechts)
       *[none] { "" }
    }
choice-raise = Truppen anwerben: { $region }
choice-buy = Einheit: { $unit }
choice-campaign = Feldzug: { $region } → { $foe }, { $force }
choice-strike = Kronarmee, Ziel: { $target }
choice-done = Fertig

## Ereignisse
event-first-rolled = Gewürfelt wird eine { $die }: { $seat } erhält den Hetmansstab.
event-marker-passed = Der Hetmansstab geht nach links weiter: { $seat }.
event-founded = { $seat } setzt ein erstes Landgut: { $region }, Wert { $worth }.
event-round-began = Runde { $round }
event-earned = Einkommen: { $seat } erhält { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-earned-least = Mindesteinkommen: { $seat } erhält { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-influence-laid = Auf dem Feld der Habsburger { $markers ->
        [one] liegt
       *[other] liegen
    } zu Beginn der Runde { $markers } Einflussmarker.
event-revealed = { $seat } deckt auf: Preußen { $prussia }, Litauen { $lithuania }, Ukraine { $ukraine }, Kleinpolen { $little_poland }, Großpolen { $greater_poland }, Königshof { $court }.
event-nobles-short = { $seat } hat zu wenige Adlige im Vorrat: Es { $cubes ->
        [one] fehlt { $cubes } Adliger
       *[other] fehlen { $cubes } Adlige
    }.
event-nobles-placed = { $seat } setzt { $cubes ->
        [0] keine Adligen
        [one] { $cubes } Adligen
       *[other] { $cubes } Adlige
    } ein.
event-court-tied = Gleichstand am Königshof (Zahlenstein { $block }): Es wird geboten.
event-bid-revealed = Gebot um den Hetmansstab: { $seat } zahlt { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-bid-again = Die höchsten Gebote sind gleich: Diese Spieler bieten noch einmal.
event-marker-kept = Keine Entscheidung: { $seat } behält den Hetmansstab.
event-marker-taken = { $seat } erhält den Hetmansstab und beginnt.
event-crown-mustered = Die Zahlensteine am Königshof ergeben { $total }; Kronarmee: Infanterie { $infantry }, Kavallerie { $cavalry }, Artillerie { $artillery }.
event-event-dice = Ereignisse, Wurf: { $dice }.
event-attack-dice = Angriffe der Feinde, Wurf: { $dice }.
event-strengthened = Ein Feind erhält { $cubes ->
        [0] kein
       *[other] { $cubes }
    } Klötzchen: { $foe }.
event-influence-grew = Der Einfluss der Habsburger wächst um { $markers ->
        [0] keinen
       *[other] { $markers }
    } Marker.
event-vienna-grew = Die Osmanen in Wien erhalten { $cubes ->
        [0] kein
       *[other] { $cubes }
    } Klötzchen.
event-stock-empty = Der Vorrat ist leer, weitere Verstärkung entfällt: { $foe }.
event-elected = Wahl zum Sejm ({ $region }): { $seat } gewinnt den Sitz.
event-not-elected = Wahl zum Sejm ({ $region }): Niemand liegt vorn, der Sitz bleibt leer.
event-no-disc-left = Wahl zum Sejm ({ $region }): { $seat } liegt vorn, hat aber keine Scheibe mehr; der Sitz bleibt leer.
event-built = { $seat } gründet für { $cubes ->
        [one] { $cubes } Adligen
       *[other] { $cubes } Adlige
    } ein Landgut: { $region }, Wert { $worth }.
event-passed = { $seat } passt.
event-passed-action = { $seat } passt.
event-passed-army = { $seat } passt.
event-passed-campaign = { $seat } passt.
event-passed-strike = { $seat } passt.
event-manager-hired = { $seat } stellt einen Verwalter ein: { $region }, Landgut mit Wert { $worth }.
event-danzig-sold = { $seat } verkauft in Danzig Getreide für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-envoys-sent = { $seat } schickt Gesandte ({ $foe }): Wurf { $die }, bezahlt { $coins ->
        [one] wird { $coins } Münze
       *[other] werden { $coins } Münzen
    }.
event-treaty-made = { $seat } schließt einen Vertrag: { $foe }.
event-treaty-failed = { $seat } kann nicht alles bezahlen, und es kommt kein Vertrag zustande: { $foe }.
event-noble-moved = { $seat } versetzt einen Adligen: { $origin } → { $region }.
event-vetoed = { $seat } sprengt den Sejm durch Liberum Veto (Adliger aus: { $region }): { $discs ->
        [0] Er war schon leer
        [one] { $discs } Scheibe wird entfernt
       *[other] { $discs } Scheiben werden entfernt
    }.
event-confederated = Konföderation ({ $region }): { $seat } nimmt ein Landgut mit Wert { $worth }, das bisher { $victim } gehörte.
event-school-founded = { $seat } stiftet ein Jesuitenkolleg ({ $region }): 1 Siegpunkt.
event-schools-everywhere = { $seat } hat in allen fünf Provinzen Kollegien gestiftet: 2 Siegpunkte mehr.
event-city-founded = { $seat } gründet eine Stadt: { $region }, Landgut mit Wert { $worth }.
event-raised = { $seat } wirbt Truppen an: { $region }.
event-bought = { $seat } stellt eine Einheit auf ({ $region }): { $unit }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
event-cossacks-left = Unbezahlte Kosaken: { $cossacks ->
        [one] { $cossacks } Einheit läuft
       *[other] { $cossacks } Einheiten laufen
    } zu den Tataren über.
event-campaigned = { $seat } zieht in den Feldzug: { $region } → { $foe }, { $force }.
event-fought = { $seat }, { $unit } ({ $region }): Wurf { $dice }; Treffer: { $hits }, Verluste: { $lost }.
event-crown-fought = Kronarmee, { $unit } ({ $target }): Wurf { $dice }; Treffer: { $hits }, Verluste: { $lost }.
event-cossacks-fought = Kosaken: Wurf { $dice }; Treffer: { $hits }, Verluste: { $lost }.
event-driven-out = Ein Feind verliert { $cubes } Klötzchen ({ $region }): { $foe }.
event-raided = { $seat } setzt { $cubes } Klötzchen auf das Feld des Feindes: { $foe }.
event-crown-raided = Die Kronarmee setzt { $cubes } Königsklötzchen auf das Feld des Feindes: { $foe }.
event-treaty-broken = Der Vertrag ist gebrochen: { $foe }.
event-cossacks-rebelled = Kosakenaufstand: { $cossacks ->
        [one] { $cossacks } Einheit läuft
       *[other] { $cossacks } Einheiten laufen
    } zu den Tataren über.
event-treaty-kept = Der Vertrag hält, kein Angriff: { $foe }.
event-held-off = Angriff verhindert: { $foe }, Stärke { $strength }, polnische Klötzchen: { $cubes }.
event-attacked = Angriff: { $foe } → { $region }, Stärke { $strength }, polnische Klötzchen: { $cubes }; { $entered ->
        [0] kein Klötzchen dringt ein
        [one] { $entered } Klötzchen dringt ein
       *[other] { $entered } Klötzchen dringen ein
    }.
event-influence-driven = Der Krieg vertreibt den Einfluss der Habsburger ({ $region }): { $markers } Marker.
event-cancelled = Die Feinde schlagen sich gegenseitig ({ $region }): { $foe } und { $other }, je { $cubes } Klötzchen weniger.
event-influence-came = Einfluss der Habsburger ({ $region }): { $markers ->
        [one] { $markers } Marker kommt
       *[other] { $markers } Marker kommen
    } an.
event-noble-swayed = { $seat } verliert einen Adligen an die Habsburger: { $region }.
event-influence-stayed = Einfluss der Habsburger setzt sich fest ({ $region }): { $markers } Marker.
event-influence-vanished = Wo Feinde stehen, vergeht der Einfluss der Habsburger ({ $region }): { $markers } Marker.
event-vienna-besieged = Die Osmanen ziehen gegen Wien, Stärke { $strength }, polnische Klötzchen: { $cubes }; { $entered ->
        [0] kein Klötzchen dringt ein
        [one] { $entered } Klötzchen dringt ein
       *[other] { $entered } Klötzchen dringen ein
    }. { $markers ->
        [0] {""}
        [one] { $markers } Einflussmarker verlässt das Habsburger Feld.
       *[other] { $markers } Einflussmarker verlassen das Habsburger Feld.
    }
event-struck = { $seat } gibt eine Scheibe aus dem Sejm und führt die Kronarmee, Ziel: { $target }.
event-struck-free = { $seat } führt als Hetman die Kronarmee kostenlos, Ziel: { $target }.
event-siege-broken = Vor Wien verlieren die Osmanen { $cubes ->
        [0] kein Klötzchen
        [one] { $cubes } Klötzchen
       *[other] { $cubes } Klötzchen
    }.
event-spread = Ausbreitung: { $foe }, { $origin } → { $region }, { $cubes } Klötzchen.
event-vienna-spread = Die Osmanen rücken von Wien aus vor: { $region }, { $cubes } Klötzchen.
event-influence-spread = Der Einfluss der Habsburger breitet sich aus: { $origin } → { $region }, { $markers } Marker.
event-estate-lost = { $seat } verliert ein Landgut an die Feinde: { $region }, Wert { $worth }.
event-estate-seized = { $seat } verliert ein Landgut an den Einfluss der Habsburger: { $region }, Wert { $worth }.
event-value-fell = { $region }: besetzt, der Wohlstand fällt auf { $value }.
event-value-kept = { $region }: Der Wohlstand bleibt bei { $value }.
event-value-rose = { $region }: Kein feindliches Klötzchen kam, der Wohlstand steigt auf { $value }.
event-odd-piece = Die Teile reichen nicht: Bei einer { $die } geht das ungerade hierhin: { $region }.
event-value-fell-influence = { $region }: Habsburger Einfluss senkt den Wohlstand auf { $value }.
event-value-wants-nobles = { $region }: Ohne zwei Adlige bleibt der Wohlstand bei { $value }.
event-value-at-limit = { $region }: Der Wohlstand ist an seiner Grenze und bleibt bei { $value }.
event-glory-won = Kriegsruhm ({ $foe }): { $seat } erhält { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-sejm-scored = Sitze im Sejm: { $seat } erhält { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-luxury = { $seat } gibt { $coins } Münzen für Luxus aus: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-withdrew = Ein Feind zieht { $cubes } Klötzchen ab ({ $region }): { $foe }.
event-blocks-returned = Alle erhalten ihre zwölf Zahlensteine zurück.
event-estates-scored = Landgüter: { $seat } erhält { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-home-scored = Landgüter in der Stammprovinz: { $seat } erhält zusätzlich { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-game-ended = Endstand: { $seat } hat { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.

## Ablehnungen
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-phase = Das gehört nicht in diese Phase.
refusal-other-phase = Das gehört in eine andere Phase: { $phase }.
refusal-row-full = In dieser Provinz sind alle Felder besetzt.
refusal-no-disc = Du hast keine Scheibe mehr im Vorrat.
refusal-spot-taken = Dort liegt schon ein Zahlenstein; zurücknehmen kannst du ihn, sobald alle sechs liegen.
refusal-block-used = Einen Zahlenstein mit diesem Wert hast du nicht mehr.
refusal-six-blocks = Lege zuerst alle sechs Zahlensteine: einen für jede Provinz und einen für den Königshof.
refusal-undo-instead = Solange nicht alle sechs Zahlensteine liegen, nimm sie mit „Rückgängig“ zurück, den letzten zuerst.
refusal-none-arriving = Dorthin ist keiner deiner Adligen unterwegs.
refusal-too-many-coins = So viele Münzen hast du nicht.
refusal-no-noble-manager = Du hast in dieser Provinz keinen Adligen.
refusal-no-noble-move = Du hast in dieser Provinz keinen Adligen.
refusal-no-noble-veto = Du hast in dieser Provinz keinen Adligen.
refusal-no-noble-school = Du hast in dieser Provinz keinen Adligen.
refusal-no-estate-city = Auf diesem Feld liegt kein Landgut von dir.
refusal-one-noble = Ein Landgut kostet einen Adligen seiner Provinz, und du hast dort keinen.
refusal-two-nobles-build = Nach dem ersten Umlauf kostet ein Landgut zwei Adlige seiner Provinz, und so viele hast du dort nicht.
refusal-must-build = Beim Aufbau setzen alle ihre Landgüter; passen darf niemand.
refusal-not-your-estate = Auf diesem Feld liegt kein Landgut von dir.
refusal-has-manager = Dieses Landgut hat schon einen Verwalter.
refusal-no-manager-left = Alle acht Verwalter sind vergeben.
refusal-no-noble-in-prussia = Der Verkauf in Danzig kostet einen Adligen aus Preußen, und du hast dort keinen.
refusal-one-treaty = In dieser Runde ist schon ein Vertrag geschlossen, und mehr als einen gibt es nicht.
refusal-envoys-failed = In dieser Runde ist ein Vertrag gescheitert, und niemand darf einen weiteren versuchen.
refusal-no-treaty-ottomans = Mit den Osmanen ist kein Vertrag möglich.
refusal-no-treaty-habsburgs = Mit den Habsburgern ist ein Vertrag nur in Runde 4 möglich, und nur, wenn die Osmanen Wien nicht halten.
refusal-no-treaty-tatars = An diesem Tisch ist in den Runden 1 und 2 kein Vertrag mit den Tataren möglich.
refusal-not-this-round = In dieser Runde trägt dieser Feind einen anderen Namen.
refusal-no-noble-there = Ein Vertrag kostet einen Adligen aus der Provinz, die an diesen Feind grenzt, und du hast dort keinen.
refusal-no-seat-in-sejm = Ein Vertrag kostet eine deiner Scheiben im Sejm, und du hast dort keine.
refusal-treaty-too-dear = Deine Münzen reichen nicht einmal für den niedrigsten Preis dieses Vertrags.
refusal-fixed-gift = An diesem Tisch kostet ein Vertrag immer den Wurf plus 2 Münzen.
refusal-no-such-gift = Ein Vertrag kostet den Wurf plus 2, 4 oder 6 Münzen.
refusal-same-region = Ein Adliger muss in eine andere Provinz ziehen.
refusal-confederation-later = Konföderationen sind erst ab Runde 3 möglich.
refusal-not-last = Eine Konföderation bildet nur, wer allein auf dem letzten Platz liegt.
refusal-two-nobles-confederation = Eine Konföderation kostet zwei Adlige der Provinz, und so viele hast du dort nicht.
refusal-own-target = Eine Konföderation richtet sich gegen eine andere Familie.
refusal-not-fewer = Diese Familie hat dort nicht weniger Adlige als du.
refusal-no-estate-there = Diese Familie hat dort kein Landgut ohne Stadt.
refusal-schools-later = Jesuitenkollegien können erst ab Runde 2 gestiftet werden.
refusal-school-stands = In dieser Aktion ist dort schon ein Kolleg gestiftet worden.
refusal-school-too-dear = Ein Kolleg kostet 2 Münzen, und so viele hast du nicht.
refusal-cities-later = Städte können erst ab Runde 3 gegründet werden.
refusal-one-city = In dieser Runde kann keine Stadt mehr gegründet werden: Es gibt eine je Runde und zwei im ganzen Spiel.
refusal-two-nobles-city = Eine Stadt kostet zwei Adlige ihrer Provinz, und so viele hast du dort nicht.
refusal-has-city = Dieses Landgut hat schon eine Stadt.
refusal-no-noble-army = Truppen anzuwerben kostet einen Adligen der Provinz, und du hast dort keinen.
refusal-nothing-to-buy = Du könntest dort keine einzige Einheit anwerben.
refusal-at-least-one = Wirb mindestens eine Einheit an: Der Adlige ist schon bezahlt.
refusal-unit-too-dear = Für diese Einheit reichen deine Münzen nicht.
refusal-no-unit-left = Von dieser Art ist keine Einheit mehr übrig.
refusal-artillery-later = In Runde 1 gibt es noch keine Artillerie.
refusal-cossacks-in-ukraine = Kosaken können nur in der Ukraine angeworben werden.
refusal-cossacks-want-troops = Kaufe zuerst eine eigene Einheit: An diesem Tisch lassen sich Kosaken nur zusammen mit einer anwerben.
refusal-no-noble-campaign = Ein Feldzug kostet einen Adligen der Provinz, aus der er aufbricht, und du hast dort keinen.
refusal-no-troops = Niemand würde kämpfen: Du hast dort weder Infanterie noch Kavallerie.
refusal-no-crown-seat = Die Kronarmee kostet eine deiner Scheiben im Sejm, und du hast dort keine.
refusal-no-crown-army = Die Kronarmee hat weder Infanterie noch Kavallerie.
refusal-no-cossacks = So viele Kosaken stehen dort nicht; sie kämpfen nur von der Ukraine aus.
refusal-cossacks-want-leader = Kosaken folgen nur einem Spieler, der in der Ukraine eigene Infanterie oder Kavallerie hat.
refusal-habsburgs-at-peace = In den Runden 1 bis 3 gibt es keinen Feldzug gegen die Habsburger, und in Großpolen steht kein Feind.
refusal-treaty-holds = Ein Vertrag verbietet den Feldzug gegen diesen Feind, und in der Provinz steht kein Feind.
refusal-no-invaders = Dort steht kein feindliches Klötzchen; Einfluss lässt sich nicht angreifen.
refusal-vienna-free = Wien kann nur in Runde 3 entsetzt werden, solange dort osmanische Klötzchen stehen.

## Regeln: Material und Aufbau
rule-GP-0_1 = Jeder Spieler führt eine Familie: Weiß die Radziwiłł, Blau die Potocki, Rot die Sapieha; zu viert kommt Gelb mit den Leszczyński hinzu. Warfrog ist für genau drei Spieler, Phalanx für drei oder vier.
rule-GP-0_2 = Jede Familie hat 20 Klötzchen (ihre Adligen), 16 Scheiben, 12 Zahlensteine (je zwei mit den Werten 0 bis 5), 4 Infanterie, 3 Kavallerie und 1 Artillerie. Diese Zahlen sind verbindlich: Was nicht im Vorrat ist, kann nicht eingesetzt werden. Eine Scheibe zeigt die Siegpunkte an, also bleiben 15 für Landgüter und Sitze im Sejm.
rule-GP-0_3 = Die Krone hat 12 Königsklötzchen, 4 Infanterie, 4 Kavallerie und 1 Artillerie. Allen gemeinsam sind 2 Kosakeneinheiten, 8 Verwalter, 2 Städte und 1 Vertragsmarker. Die Feinde haben 25 schwarze, 25 russische, 25 tatarische, 30 osmanische und 20 habsburgische Klötzchen sowie 10 Einflussmarker der Habsburger. Unsere Entscheidung: Münzen sind unbegrenzt vorhanden.
rule-GP-0_4 = Das Land hat fünf Provinzen, die einen Ring bilden: Preußen, Litauen, Ukraine, Kleinpolen, Großpolen. Der Wohlstand jeder Provinz beginnt bei 3 und bleibt immer zwischen 1 und 5.
rule-GP-0_5 = Jeder beginnt mit 10 Münzen und ohne Siegpunkte.
rule-GP-0_6 = Ein Wurf bestimmt den Startspieler, der den Hetmansstab nimmt. Zu dritt gibt es drei Umläufe, in denen jeder ein Landgut setzt, im Uhrzeigersinn vom Besitzer des Stabs an; nach dem ersten und dem zweiten Umlauf wandert der Stab nach links. Wer den letzten Umlauf begonnen hat, behält ihn. Passen darf niemand.
rule-GP-0_7 = Zu viert (Phalanx) gibt es zwei Umläufe, in denen jeder ein Landgut setzt: im Uhrzeigersinn vom Startspieler an, dann in umgekehrter Reihenfolge. Jede Familie beginnt also mit zwei Landgütern.
rule-GP-0_8 = Ein Landgut kommt immer auf das niedrigste freie Feld in der Reihe seiner Provinz. Eine Provinz, deren Reihe voll ist, kann nicht gewählt werden.
rule-GP-0_9 = Was entfernt wird, kehrt sofort in den Vorrat seines Besitzers oder in den allgemeinen zurück und kann wieder verwendet werden; auch der für einen Feldzug bezahlte Adlige ist zurück, bevor dessen Treffer gesetzt werden. Nur vernichtete Einheiten der Krone bleiben bis Phase 16 aus dem Spiel.
rule-GP-0_10 = Die Reihenfolge geht im Uhrzeigersinn vom Besitzer des Hetmansstabs aus. Zu viert behält der Startspieler den Stab nach dem Aufbau.

## Regeln: Einkommen (Phase 1)
rule-GP-1_1 = Jedes Landgut bringt so viele Münzen, wie der Wohlstand seiner Provinz gerade beträgt; ein Verwalter bringt 2 mehr.
rule-GP-1_2 = Wer weniger als 10 Münzen bekäme, bekommt 10.

## Regeln: Adlige (Phase 2)
rule-GP-2_1 = Gleichzeitig und verdeckt legt jeder einen Zahlenstein für jede der fünf Provinzen und einen für den Königshof: genau sechs Steine.
rule-GP-2_2 = In Runde 1 stehen alle zwölf Zahlensteine zur Wahl, in Runde 2 die sechs übrigen. Nach Runde 2 kommen alle zwölf zurück: Runde 3 wählt wieder aus zwölf, Runde 4 nutzt die sechs übrigen.
rule-GP-2_3 = Alle decken gemeinsam auf. In jede Provinz kommen so viele Adlige aus dem Vorrat, wie der Zahlenstein dort angibt. Der Stein am Königshof bringt keine.
rule-GP-2_4 = Wer zu wenige Adlige im Vorrat hat, wählt, wo er weniger einsetzt, und setzt so viele ein, wie er hat. Unsere Entscheidung: Betrifft das mehrere, wählen sie in der Reihenfolge nach dem Hetmansstab, wie er vor Phase 3 liegt.
rule-GP-2_5 = Vor dem Aufdecken erfährt niemand etwas von den Steinen der anderen; danach ist offen, welche verbraucht sind. Unsere Entscheidung: Auch wie weit jemand mit dem Legen ist, bleibt verborgen.

## Regeln: Hetmansstab (Phase 3)
rule-GP-3_1 = Wer am Königshof den höchsten Zahlenstein hat, erhält als Hetman des Königs den Hetmansstab und ist Startspieler.
rule-GP-3_2 = Wer dort gleichauf vorn liegt, bietet verdeckt, von keiner Münze bis zu allen, die er hat. Alle Gebote werden bezahlt, auch die unterlegenen; das höchste gewinnt.
rule-GP-3_3 = Bei Gleichstand der höchsten Gebote wird noch einmal geboten, bis einer gewinnt. Unsere Entscheidung: Nur wer gleichauf am höchsten geboten hat, bietet weiter mit.
rule-GP-3_4 = Hat keiner von ihnen mehr Münzen, behält der bisherige Besitzer den Stab. Unsere Entscheidung: Dasselbe gilt, wenn alle zweimal nacheinander nichts bieten; so endet das Bieten sicher.

## Regeln: Kronarmee (Phase 4)
rule-GP-4_1 = In jeder Runde hat die Kronarmee die Einheiten, die der Plan für diese Runde angibt.
rule-GP-4_2 = Die Werte aller Zahlensteine am Königshof werden zusammengezählt; die Spalte der Heerestabelle für diese Summe bringt weitere Einheiten.
rule-GP-4_3 = In Runde 1 hat die Kronarmee keine Artillerie.
rule-GP-4_4 = Die Kronarmee hat nie mehr, als in der Schachtel liegt: 4 Infanterie, 4 Kavallerie und 1 Artillerie.

## Regeln: Ereignisse (Phase 5)
rule-GP-5_1 = Vier Würfel werden geworfen. Jede 1 bis 5 legt ein Klötzchen auf das Feld des Feindes mit dieser Nummer: 1 der schwarze Feind, 2 Russland, 3 die Tataren, 4 die Osmanen, 5 die Habsburger. Eine 6 bewirkt nichts.
rule-GP-5_2 = In den Runden 1 bis 3 liegen auf dem Feld der Habsburger Einflussmarker statt Klötzchen: zu Beginn der Runde so viele wie die Grundstärke, und jede 5 legt einen dazu. Es gibt zehn Marker.
rule-GP-5_3 = Stehen in Runde 4 osmanische Klötzchen auf dem Feld der Habsburger, legt eine 5 dort ein osmanisches dazu.
rule-GP-5_4 = Unsere Entscheidung: Ein leerer Vorrat verstärkt niemanden, und zu Beginn der Runde liegen nur so viele Marker aus, wie die zehn hergeben.

## Regeln: Wahlen zum Sejm (Phase 6)
rule-GP-6_1 = Die Provinzen wählen in der Reihenfolge des Rings, beginnend mit Preußen. Wer in einer Provinz mehr Adlige hat als jeder andere, nimmt einen davon weg und legt eine Scheibe auf ihren Sitz im Sejm.
rule-GP-6_2 = Bei Gleichstand der meisten Adligen, oder wenn niemand da ist, wird niemand gewählt.
rule-GP-6_3 = Einen gewonnenen Sitz kann man nicht ablehnen. Unsere Entscheidung: Hat der Gewinner keine Scheibe mehr, bleibt der Sitz leer, und kein Adliger wird entfernt.

## Regeln: Landgüter (Phase 7)
rule-GP-7_1 = Reihum, Umlauf für Umlauf, gründet jeder ein Landgut oder passt; wer passt, ist für diese Phase fertig. Sie endet, wenn alle gepasst haben. (Wer nichts gründen kann, passt.)
rule-GP-7_2 = Im ersten Umlauf kostet ein Landgut einen Adligen seiner Provinz, in jedem späteren zwei.
rule-GP-7_3 = Es kommt auf das niedrigste freie Feld der Reihe.
rule-GP-7_4 = Auch in Provinzen, in denen Feinde stehen, darf gegründet werden.

## Regeln: Sonderaktionen (Phase 8)
rule-GP-8_0 = Es gibt zwei Umläufe, und in jedem darf man eine Sonderaktion ausführen, auch zweimal dieselbe; nur Diplomatie und Stadt haben eigene Grenzen. Unsere Entscheidung: Wer im ersten Umlauf verzichtet, darf im zweiten trotzdem handeln.
rule-GP-8_1 = Verwalter: Für einen eigenen Adligen aus einer Provinz kommt ein Verwalter auf ein eigenes Landgut dort, das noch keinen hat. Es gibt acht Verwalter.
rule-GP-8_2 = Danzig: Für einen eigenen Adligen aus Preußen verkauft man Getreide und erhält das Doppelte des Wohlstands von Preußen in Münzen. Ein Landgut braucht man dafür nicht.
rule-GP-8_3 = Diplomatie: In jeder Runde kann insgesamt ein Vertrag geschlossen werden. Er kostet einen eigenen Adligen aus der Provinz, die mit dem Feind verbunden ist, eine eigene Scheibe aus dem Sejm und einen Würfelwurf plus 2 Münzen.
rule-GP-8_3a = Mit den Osmanen gibt es nie einen Vertrag, mit den Habsburgern keinen in den Runden 1 bis 3 und in Runde 4 nur, wenn die Osmanen ihr Feld nicht halten. (GP-O1 ändert einiges davon.)
rule-GP-8_3b = Ist gewürfelt, gibt es kein Zurück. Wer nicht bezahlen kann, zahlt alles, was er hat, verliert Adligen und Scheibe, und es kommt kein Vertrag zustande (so steht es bei Phalanx; unsere Entscheidung: bei Warfrog gilt dasselbe). Bei Warfrog ist die Aktion dann in dieser Runde für alle verbraucht, denn sie darf einmal je Runde gewählt werden; bei Phalanx darf sie erneut versucht werden, denn nur geschlossene Verträge zählen.
rule-GP-8_3c = Solange der Vertrag gilt, gibt es keinen Feldzug gegen den Partner, aber seine Klötzchen in polnischen Provinzen dürfen angegriffen werden.
rule-GP-8_3d = Der Vertrag endet mit der Runde.
rule-GP-8_3e = Unsere Entscheidung: Einen Vertrag darf nur versuchen, wer bei einem Wurf von 1 bezahlen könnte.
rule-GP-8_3f = Unsere Entscheidung: Ein Vertrag verhindert nur den Angriff in Phase 11; Klötzchen des Partners, die schon im Land stehen, breiten sich in Phase 13 trotzdem aus.
rule-GP-8_4 = Adlige versetzen: Ein oder zwei eigene Adlige ziehen aus einer oder zwei Provinzen in eine oder zwei andere. Das kostet nichts.
rule-GP-8_5 = Liberum Veto: Für einen eigenen Adligen aus einer beliebigen Provinz werden alle Scheiben aus dem Sejm entfernt, auch die eigenen.
rule-GP-8_6 = Konföderation (Runden 3 und 4): Nur wer nach Siegpunkten allein auf dem letzten Platz liegt, darf eine bilden. Sie kostet zwei eigene Adlige aus einer Provinz, und das Opfer muss dort vor der Bezahlung weniger Adlige gehabt haben. Das niedrigste Landgut des Opfers dort, das keine Stadt hat, wechselt den Besitzer; ein Verwalter darauf kehrt in den Vorrat zurück. Unsere Entscheidung: Hat das niedrigste eine Stadt, gilt das niedrigste ohne Stadt.
rule-GP-8_7 = Jesuitenkollegien (Runden 2 bis 4): Für jede gewählte Provinz bringen ein eigener Adliger von dort und 2 Münzen sofort 1 Siegpunkt. Alle fünf Provinzen in einer Aktion bringen 2 Siegpunkte mehr.
rule-GP-8_8 = Stadt (Runden 3 und 4): insgesamt eine je Runde. Für zwei eigene Adlige aus einer Provinz kommt eine Stadt auf ein eigenes Landgut dort, das noch keine hat.

## Regeln: Privatarmeen (Phase 9)
rule-GP-9_1 = Reihum, Umlauf für Umlauf, wirbt jeder einmal Truppen an oder passt; wer passt, ist für diese Phase fertig. Eine Werbung kostet einen eigenen Adligen aus einer Provinz und bringt mindestens eine Einheit dorthin. (Wer nichts anwerben kann, passt.)
rule-GP-9_2 = Preise: Infanterie 2 Münzen, Kavallerie 4, Artillerie 6 (nicht in Runde 1), eine Kosakeneinheit 2 (nur in der Ukraine). Bei Warfrog dürfen Kosaken zusammen mit eigenen Einheiten oder allein angeworben werden; bei Phalanx nur in einem Kauf, der dort schon eine eigene Einheit aufgestellt hat.
rule-GP-9_3 = Wo feindliche Klötzchen stehen, gelten halbe Preise; Einflussmarker zählen dabei nicht.
rule-GP-9_4 = Kosaken, die bis zum Ende der Phase niemand angeworben hat, gehen auf das Feld der Tataren.

## Regeln: Feldzüge (Phase 10)
rule-GP-10_1 = Reihum, Umlauf für Umlauf, führt jeder einen Feldzug oder passt; wer passt, ist für diese Phase fertig. Ein Feldzug kostet einen eigenen Adligen aus einer Provinz und trifft den Feind, der mit ihr verbunden ist. Unsere Entscheidung: Mindestens ein Würfel muss fallen. (Wer niemanden angreifen kann, passt.)
rule-GP-10_2 = Infanterie trifft ab 5, Kavallerie ab 4. Hat dieselbe Armee in der Provinz Artillerie, zählt jeder ihrer Würfel 1 mehr; die Artillerie selbst würfelt nicht.
rule-GP-10_3 = Eine gewürfelte 1 vernichtet die Einheit, mit oder ohne Artillerie.
rule-GP-10_4 = Treffer entfernen zuerst feindliche Klötzchen in der Provinz. Jeder weitere setzt ein eigenes Klötzchen aus dem Vorrat auf das Feld des Feindes. Unsere Entscheidung: Ist der Vorrat leer, verfällt der Treffer.
rule-GP-10_5 = Kosaken in der Ukraine dürfen sich einem Spieler anschließen, der dort Infanterie oder Kavallerie hat. Sie treffen ab 4, nutzen seine Artillerie und setzen seine Klötzchen. Eine vernichtete Kosakeneinheit kehrt auf das Kosakenfeld zurück. Kosaken kämpfen nur in der Ukraine und greifen nur Tataren an: Ihre Treffer entfernen tatarische Klötzchen in der Ukraine, setzen dann Klötzchen auf das Tatarenfeld und berühren keinen anderen Feind. Unsere Entscheidung: Die eigenen Treffer des Spielers zählen zuerst, und ein Treffer der Kosaken verfällt, solange dort Klötzchen eines anderen Feindes, aber keine Tataren stehen.
rule-GP-10_6 = Für eine eigene Scheibe aus dem Sejm schließt sich die Kronarmee einem Feldzug an. Sie würfelt nach den Truppen des Spielers (so Phalanx; unsere Entscheidung: auch bei Warfrog), und ihre Treffer setzen Königsklötzchen. Unsere Entscheidung: Ihre Artillerie zählt nur für sie selbst, und sie darf die einzige Streitmacht eines Feldzugs sein, obwohl beide Regelhefte davon sprechen, dass sie sich dem Angriff eines Spielers anschließt.
rule-GP-10_7 = In den Runden 1 bis 3 gibt es keinen Feldzug gegen die Habsburger, und nie einen gegen einen Vertragspartner. Unsere Entscheidung: Aus ihren Provinzen ist ein Feldzug nur erlaubt, solange dort feindliche Klötzchen stehen, und weitere Treffer verfallen.
rule-GP-10_8 = Alle eigene Infanterie und Kavallerie in der Provinz würfelt. Auch Treffer der Kronarmee räumen zuerst die Provinz (zu den Kosaken siehe GP-10.5). Polnische Klötzchen auf einem Feindfeld entfernen nie Klötzchen des Feindes von dort.
rule-GP-10_9 = Unsere Entscheidung: Ob die Kronarmee mitzieht und wie viele Kosaken, wird vor dem ersten Würfel angesagt, und die Scheibe wird dabei bezahlt. Sind alle Königsklötzchen im Spiel, verfällt ein Treffer der Kronarmee.
rule-GP-10_10 = Unsere Entscheidung: Halten die Osmanen in Runde 4 das Feld der Habsburger, sind Feldzüge aus Großpolen erlaubt; sie setzen Klötzchen auf das Feld der Habsburger und können die dort gedruckten Siegpunkte bringen.

## Regeln: Angriffe der Feinde (Phase 11)
rule-GP-11_1 = Vier Würfel verstärken die Feinde wie in Phase 5.
rule-GP-11_2 = Zeigen zwei oder mehr Würfel die Nummer des Vertragspartners, wird er nicht stärker, aber der Vertrag ist gebrochen und wird entfernt; der Feind greift dann an wie sonst.
rule-GP-11_3 = In Runde 2 bringt jede 6 eine Kosakeneinheit auf das Feld der Tataren, zuerst aus der Ukraine, sonst vom Kosakenfeld; höchstens zwei.
rule-GP-11_4 = Die Feinde 1 bis 5 greifen der Reihe nach an. Die Stärke eines Feindes ist seine Grundstärke der Runde plus seine Klötzchen auf seinem Feld, bei den Tataren auch plus die Kosaken dort. Er greift nicht an, wenn ein Vertrag gilt oder wenn auf seinem Feld mindestens so viele polnische Klötzchen (der Spieler und des Königs) stehen, wie er stark ist. Sonst dringt die Differenz in die verbundene Provinz ein: der schwarze Feind in Preußen, Russland in Litauen, die Tataren in der Ukraine, die Osmanen in Kleinpolen, die Habsburger in Großpolen.
rule-GP-11_5 = Klötzchen, die in eine Provinz eindringen, entfernen dort zuerst allen Einfluss der Habsburger.
rule-GP-11_6 = Dann muss jede Einheit in der Provinz einmal zur Verteidigung würfeln, mit denselben Aussichten und Verlusten wie im Feldzug: die Infanterie und Kavallerie der Spieler und, nur gegen Tataren, die Kosaken. Treffer entfernen zuerst Klötzchen in der Farbe des Angreifers, neue wie alte; weitere treffen die andere Farbe in der Provinz (nicht die der Kosaken). Einheiten der Krone verteidigen nicht.
rule-GP-11_6a = Jede Kosakeneinheit in der Ukraine verteidigt einmal gegen Tataren. Unsere Entscheidung: Sie zählt 1 mehr, wenn dort die Artillerie irgendeines Spielers steht. Bei Warfrog verteidigen Kosaken auch allein, bei Phalanx nur, wenn dort Infanterie oder Kavallerie eines Spielers steht.
rule-GP-11_7 = Danach heben sich Klötzchen verschiedener Farben in der Provinz eins zu eins auf.
rule-GP-11_8 = Habsburger in den Runden 1 bis 3: Die Marker ihres Feldes entfernen Adlige aus Großpolen, einen nach dem anderen in der Reihenfolge der Spieler, Marker gegen Adligen; wer dort keine hat, wird übersprungen. Übrige Marker bleiben in Großpolen. Stehen dort feindliche Klötzchen, verschwinden die Marker und entfernen niemanden (so Phalanx; unsere Entscheidung: auch bei Warfrog).
rule-GP-11_9 = Osmanen in Runde 3: Die Differenz dringt statt in Kleinpolen auf dem Feld der Habsburger ein, also vor Wien, und entfernt dort alle Marker, sodass die Habsburger in dieser Runde nicht angreifen; Einfluss, der schon im Land ist, breitet sich trotzdem aus. Diese Klötzchen können nur in Phase 12 getroffen werden.
rule-GP-11_10 = Osmanen in Runde 4: Steht kein osmanisches Klötzchen auf dem Feld der Habsburger, ist ihre Grundstärke 3 (zu viert 4). Sonst halten sie es und haben zwei Grundstärken. Warfrog: 12 auf dem eigenen Feld und 10 auf dem der Habsburger, plus die dort gebliebenen Klötzchen. Phalanx: 10 und 10 (zu viert 13 und 13), ebenfalls plus die gebliebenen. Ein gehaltenes Feld der Habsburger greift an und breitet sich aus, als wäre es osmanisch.
rule-GP-11_10a = Unsere Entscheidung: Die gebliebenen Klötzchen zählen beim Angriff mit, und alle osmanischen Klötzchen sind für GP-11.7 und GP-13.2 ein einziger Feind.
rule-GP-11_11 = Habsburger in Runde 4, wenn die Osmanen ihr Feld nicht halten: ein Feind mit Truppen wie die anderen.
rule-GP-11_12 = Der schwarze Feind ist einer unter drei Namen: Deutscher Orden in Runde 1, Schweden in den Runden 2 und 3, Preußen in Runde 4. Seine Klötzchen bleiben immer schwarz.
rule-GP-11_13 = Unsere Entscheidung: Reicht in Phase 11 der Vorrat an Klötzchen nicht, dringt ein, was da ist.

## Regeln: Gegenschlag der Kronarmee (Phase 12)
rule-GP-12_1 = Reihum, Umlauf für Umlauf, darf jeder die Kronarmee für eine eigene Scheibe aus dem Sejm einmal angreifen lassen (so steht es bei Phalanx; unsere Entscheidung: auch bei Warfrog, dessen Wortlaut es zulässt). Der Angriff des Startspielers im ersten Umlauf ist kostenlos, sein erster bezahlter kommt im zweiten. Wer verzichtet, auch auf den kostenlosen Angriff, ist für diese Phase fertig.
rule-GP-12_2 = Ziel ist eine Provinz mit feindlichen Klötzchen oder, in Runde 3, das Feld der Habsburger, solange dort osmanische stehen. Einfluss kann nicht angegriffen werden.
rule-GP-12_3 = Die Einheiten der Krone würfeln wie im Feldzug: Treffer entfernen Klötzchen, überzählige verfallen, und eine gewürfelte 1 vernichtet die Einheit.
rule-GP-12_4 = Die Kronarmee kämpft hier allein.
rule-GP-12_5 = Die Phase endet auch, wenn die Kronarmee weder Infanterie noch Kavallerie mehr hat. (Ebenso, wenn es kein Ziel mehr gibt.)

## Regeln: Ausbreitung der Feinde (Phase 13)
rule-GP-13_1 = Die Feinde 1 bis 5 breiten sich der Reihe nach aus. Hat ein Feind in der Provinz, in die er eindringt, mehr Klötzchen, als dort Adlige aller Spieler stehen, setzt er die Differenz aus dem Vorrat in jede Provinz, auf die seine Pfeile zeigen.
rule-GP-13_2 = In eine Provinz, in der er schon Klötzchen hat, breitet sich ein Feind nicht aus.
rule-GP-13_3 = Das Eindringen folgt GP-11.5 bis GP-11.7.
rule-GP-13_4 = Die Adligen bleiben, wo sie sind.
rule-GP-13_5 = Der Einfluss der Habsburger breitet sich ebenso aus und entfernt dabei Adlige, Marker gegen Adligen wie in GP-11.8; wo feindliche Klötzchen stehen, verschwindet er.
rule-GP-13_6 = In jeder Runde breiten sich osmanische Klötzchen auf dem Feld der Habsburger, die über zwei hinausgehen, nach Großpolen aus: ihre Zahl minus zwei, aus dem Vorrat. Unsere Entscheidung: an der Stelle der Habsburger, bevor sich von dort sonst etwas ausbreitet.
rule-GP-13_7 = Reicht der Vorrat nicht, dürfen die Klötzchen oder Marker vom eigenen Feld des Feindes verwendet werden; danach wird gleichmäßig auf die beiden Ziele verteilt, ein ungerader Rest nach Zufall, und ein einziges offenes Ziel bekommt alles. So Phalanx; unsere Entscheidung: auch bei Warfrog, und osmanische Klötzchen auf dem Feld der Habsburger werden dafür nicht verwendet.
rule-GP-13_8 = Unsere Entscheidung: GP-13.2 gilt auch für Einflussmarker und für den Vormarsch aus GP-13.6.
rule-GP-13_9 = Unsere Entscheidung: In Runde 4 breitet sich alter Einfluss nicht mehr aus und richtet keinen Schaden an; er verschwindet nur, wenn Klötzchen eindringen.

## Regeln: Krieg und Frieden (Phase 14)
rule-GP-14_1 = Wo feindliche Klötzchen stehen, gehen so viele Landgüter verloren, wie es mehr Klötzchen als Adlige aller Spieler sind, mindestens aber eines, vom höchsten Feld abwärts, und der Wohlstand sinkt um 1. Verwalter und Stadt gehen mit verloren (so Phalanx; unsere Entscheidung: auch bei Warfrog).
rule-GP-14_2 = Wurden in dieser Runde feindliche Klötzchen gesetzt, steht aber keines mehr da, bleibt der Wohlstand gleich.
rule-GP-14_3 = Frieden: Wurde in dieser Runde kein feindliches Klötzchen gesetzt und ist auch kein altes mehr da, steigt der Wohlstand um 1.
rule-GP-14_4 = Der Wohlstand sinkt nie unter 1 und steigt nie über 5.
rule-GP-14_5 = In den Runden 1 bis 3, und nur wenn die Osmanen in dieser Runde kein Klötzchen auf das Feld der Habsburger gesetzt haben (auch wenn Wien danach entsetzt wurde), zerstören Einflussmarker in einer Provinz so viele Landgüter, wie dort Marker liegen, ungeachtet der Adligen, und senken den Wohlstand um 1. Warfrog nennt den Verlust an Wohlstand nur für Großpolen, Phalanx für jede Provinz.
rule-GP-14_6 = Unter derselben Bedingung steigt der Wohlstand Großpolens nur im Frieden, ohne Marker und mit mindestens zwei Adligen dort. Sonst gelten allein GP-14.1 bis GP-14.4.
rule-GP-14_7 = Unsere Entscheidung: Marker, die eingedrungen sind und sich alle gegen Adlige aufgehoben haben, stören den Frieden nicht.

## Regeln: Siegpunkte (Phase 15)
rule-GP-15_1 = Wer die meisten Klötzchen auf einem Feindfeld hat, erhält die dort gedruckten Siegpunkte; bei Gleichstand werden sie geteilt und abgerundet. Der König zählt als Rivale: Liegt er allein vorn, erhält niemand etwas; liegt er gleichauf, entfällt sein Anteil.
rule-GP-15_2 = Jede eigene Scheibe im Sejm bringt 2 Siegpunkte.
rule-GP-15_3 = Je volle 5 Münzen müssen in 1 Siegpunkt verwandelt werden.

## Regeln: Ende der Runde (Phase 16)
rule-GP-16_1 = Klötzchen der Spieler und des Königs verlassen die Feindfelder, Scheiben den Sejm und feindliche Klötzchen und Marker die Feindfelder. Nur bis zu zwei osmanische Klötzchen bleiben nach Runde 3 auf dem Feld der Habsburger (so Phalanx; Warfrog setzt es voraus).
rule-GP-16_2 = Alle Einheiten kehren zurück. Unsere Entscheidung: Kosaken kehren von überall auf das Kosakenfeld zurück.
rule-GP-16_3 = Der Vertragsmarker kehrt zurück.
rule-GP-16_4 = In jeder Provinz sinken die Klötzchen jedes Feindes auf höchstens die Zahl der Adligen aller Spieler dort.
rule-GP-16_5 = Adlige und Einflussmarker in den Provinzen bleiben (für den Einfluss so Phalanx; unsere Entscheidung: auch bei Warfrog).
rule-GP-16_6 = Nach Runde 2 kommen alle Zahlensteine zu ihren Besitzern zurück.

## Regeln: Ende der Partie
rule-GP-17_1 = Nach Runde 4 bringt jedes Landgut so viele Siegpunkte, wie sein Feld wert ist, mit Stadt dreimal so viele. Verwalter bringen nichts. Die meisten Siegpunkte gewinnen.
rule-GP-17_2 = Bei Gleichstand entscheiden mehr Adlige auf dem Plan, dann mehr Münzen, dann der Platz näher am Startspieler.
rule-GP-17_3 = Unsere Entscheidung: Diese Adligen werden nach Phase 16 in den Provinzen gezählt.

## Regeln: Optionen
rule-GP-O0 = Optionen werden vor dem Aufbau vereinbart und gelten das ganze Spiel. Bei Phalanx sind sie abgedruckt; bei Warfrog sind sie Hausregeln.
rule-GP-O1 = Vertragsgrenzen: In den Runden 1 und 2 ist ein Vertrag mit den Osmanen erlaubt, mit den Tataren nicht; in den Runden 3 und 4 gilt das Übliche.
rule-GP-O2 = Haltbarerer Vertrag: Vor dem Wurf sagt man an, ob man 2, 4 oder 6 Münzen zusätzlich zum Wurf zahlt. Der Vertrag bricht dann, wenn mindestens zwei, drei oder vier Würfel die Nummer des Feindes zeigen.
rule-GP-O3 = Stammprovinzen: Am Ende bringt jedes eigene Landgut in der Stammprovinz der Familie 1 Siegpunkt mehr. Das ist Litauen für Radziwiłł und Sapieha, Großpolen für Leszczyński, Kleinpolen für Potocki.

# Das Land in Worten: Meldungen von games/gods_playground/describe.py
describe-standing = Runde { $round }, Phase: { $phase }
describe-hetman = Hetmansstab: { $seat }.
describe-sejm = Sitze im Sejm: { $seats }.
describe-crown = Kronarmee: Infanterie { $infantry }, Kavallerie { $cavalry }, Artillerie { $artillery }.
describe-cossacks = Kosaken: auf ihrem Feld { $box }, in der Ukraine { $ukraine }, bei den Tataren { $tatars }.
describe-treaty = Vertrag: { $foe }.
describe-region = { $region }, Wohlstand { $value }
describe-estates = Landgüter mit dem Wert ihrer Felder: { $estates }.
describe-circle = Feld mit Wert { $worth }
describe-manager = Verwalter
describe-city = Stadt
describe-none = keine
describe-entry = { $name }: { $what }
describe-nobles = { $count ->
        [one] { $count } Adliger
       *[other] { $count } Adlige
    }
describe-infantry = { $count } Infanterie
describe-cavalry = { $count } Kavallerie
describe-artillery = { $count } Artillerie
describe-invaders = Feinde: { $foe }, { $cubes } Klötzchen.
describe-influence = Einfluss der Habsburger: { $markers } Marker.
describe-enemies = Feinde, wenn sich nichts ändert
describe-threat = { $foe } → { $region }: Stärke { $strength }, polnische Klötzchen: { $against }; { $enters ->
        [0] kein Klötzchen würde eindringen
        [one] { $enters } Klötzchen würde eindringen
       *[other] { $enters } Klötzchen würden eindringen
    }; Aussicht auf einen Einfall { $percent }.
describe-threat-influence = { $foe } → { $region }: { $strength } Einflussmarker gegen { $against ->
        [one] { $against } Adligen
       *[other] { $against } Adlige
    }; { $enters ->
        [0] keiner bliebe
        [one] { $enters } bliebe
       *[other] { $enters } blieben
    }; Aussicht, dass welche bleiben, { $percent }.
describe-threat-treaty = { $foe } → { $region }: unter Vertrag, Stärke { $strength }, polnische Klötzchen: { $against }; Aussicht auf Vertragsbruch und Einfall { $percent }.
describe-threat-vienna = { $foe } → Wien: Stärke { $strength }, polnische Klötzchen: { $against }; { $enters ->
        [0] kein Klötzchen würde eindringen
        [one] { $enters } Klötzchen würde eindringen
       *[other] { $enters } Klötzchen würden eindringen
    }; Aussicht auf eine Belagerung { $percent }.
describe-families = Familien
describe-family = { $seat }: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Adlige im Vorrat: { $nobles }, Zahlensteine: { $blocks }
describe-you = (du)

## Die Runden
round-name-1 = 1386–1587: die Jagiellonen
round-name-2 = 1587–1674: Sigismund Wasa und die Wahlkönige
round-name-3 = 1674–1697: Johann Sobieski
round-name-4 = 1697–1795: die letzten Könige und die Teilungen

## Geschichte
history-round-1 = 1386 wurde der litauische Großfürst Jogaila König von Polen, und seine Nachkommen regierten beide Länder fast zwei Jahrhunderte lang. Die Union von Lublin machte 1569 daraus eine gemeinsame Republik des Adels, der nach dem letzten Jagiellonen seine Könige wählte. In dieser Runde gibt es weder Artillerie noch Kollegien oder private Städte.
history-black-1 = Der Deutsche Orden wurde 1410 bei Tannenberg geschlagen und verlor 1466 den Westen Preußens mit Danzig und der Weichselmündung. 1525 huldigte sein letzter Hochmeister in Preußen dem polnischen König als weltlicher Herzog. Im Spiel gehört er zu den großen Gefahren des Anfangs.
history-russia-1 = Moskau sammelte die russischen Länder und nahm Litauen 1514 Smolensk ab. Iwan der Schreckliche griff nach Livland, bis Stephan Báthory ihn zwischen 1579 und 1581 zurückwarf. Noch ist dieser Feind klein, aber er wächst mit jeder Runde.
history-tatars-1 = Die Reiter des Krimkhans zogen fast jedes Jahr in die Ukraine und verkauften ihre Gefangenen auf den Märkten von Kaffa. Am Rand der Steppe lebten die Kosaken, die gegen sie kämpften oder mit ihnen. Darum reiten Kosaken, die niemand bezahlt, mit den Tataren.
history-ottomans-1 = Gegen die Osmanen fielen zwei Könige aus dem Haus der Jagiellonen: Władysław III. 1444 bei Warna und Ludwig von Ungarn 1526 bei Mohács. Danach zog Polen den Frieden vor, den Sigismund der Alte 1533 mit Süleyman auf Lebenszeit schloss. An diesen Frieden erinnert die Option der Vertragsgrenzen.
history-habsburgs-1 = Nach den Jagiellonen erbten die Habsburger Böhmen und Ungarn, und auch um Polen bewarben sie sich bei jeder Wahl; 1575 rief eine Partei Kaiser Maximilian II. zum König aus. Sie schickten keine Heere, sondern Gesandte und Geld. Ihre Marker gewinnen deshalb die Adligen Großpolens einen nach dem anderen.
history-round-2 = Sigismund Wasa und seine Söhne wollten neben der polnischen auch die schwedische Krone, und das Land bezahlte dafür mit langen Kriegen. 1648 erhoben sich die Kosaken, 1652 sprengte zum ersten Mal ein einzelner Abgeordneter den Sejm, 1655 kamen die Schweden. Die Kasse ist leer und die Kronarmee kleiner als zuvor.
history-black-2 = Der Streit der Wasa um Schweden führte zu Kriegen, die mit Pausen sechzig Jahre dauerten. 1655 besetzte Karl X. Gustav in wenigen Monaten den größten Teil des Landes; die Polen nennen es die Sintflut. Stehen in Preußen weniger Adlige als Feinde, ergießt sie sich nach Litauen und Großpolen.
history-russia-2 = In der Zeit der Wirren lag von 1610 bis 1612 eine polnische Besatzung im Kreml. Ein halbes Jahrhundert später nahm der Zar die Kosaken unter seinen Schutz und behielt 1667 im Waffenstillstand von Andrussowo Smolensk und das Land östlich des Dnjepr samt Kiew. Sein Tor ins Land ist Litauen.
history-tatars-2 = 1648 führte Bohdan Chmelnyzkyj die Kosaken in den Aufstand, und der Khan schickte ihm Reiter; nach wenigen Wochen waren beide Hetmane der Krone gefangen. Aus Wächtern der Grenze waren Feinde geworden. Darum wiegelt in dieser Runde jede 6 beim Angriff eine Kosakeneinheit auf.
history-ottomans-2 = Auf dem Rückzug von Cecora fiel 1620 der Hetman Żółkiewski; ein Jahr darauf hielt das Lager von Chocim dem Sultan selbst stand. 1672 ging mit Kamieniec ganz Podolien verloren, doch schon im folgenden Jahr siegte Sobieski bei Chocim. Kein Gegner bringt mehr Ruhm.
history-habsburgs-2 = 1587 wurden zwei Könige zugleich gewählt; Erzherzog Maximilian unterlag im Jahr darauf bei Byczyna. Dann heiratete Sigismund Wasa nacheinander zwei Schwestern aus dem Haus Habsburg, und Wien hatte am Hof seine Partei. Gegen ihren Einfluss helfen keine Truppen, nur Adlige vor Ort.
history-round-3 = Johann Sobieski wurde seiner Siege wegen gewählt und führte 1683 das Heer, das Wien rettete. Der Ruhm war groß und der Gewinn klein, denn zu Hause wurde ein Sejm nach dem anderen gesprengt. Von nun an gibt es Konföderationen und private Städte.
history-black-3 = Der Friede von Oliva beendete 1660 den Krieg mit Schweden, und Sobieski hoffte sogar auf schwedische Hilfe gegen Brandenburg. Das Herzogtum Preußen war da längst kein polnisches Lehen mehr. Der schwarze Feind wartet im Norden, während alle nach Süden sehen.
history-russia-3 = Um den Rücken gegen die Osmanen frei zu haben, verzichtete Polen 1686 endgültig auf Kiew. Wenige Jahre später begann Peter der Große, Heer und Staat zu erneuern. Wer nur an Wien denkt, überlässt diesem Feind Litauen.
history-tatars-3 = Die Tataren ritten jetzt den Heeren des Sultans voraus und kamen noch 1695 bis vor die Tore von Lemberg. Bei Hodów hielten 1694 einige Hundert Reiter ein Dorf gegen eine gewaltige Übermacht. Ihre Züge bleiben eine Plage, aber keine Eroberung.
history-ottomans-3 = 1683 zog Kara Mustafa mit einem riesigen Heer vor Wien, und am 12. September sprengte Sobieski den Belagerungsring. Darum dringen die Osmanen in dieser Runde auf das Feld der Habsburger vor, und nur die Kronarmee kann sie vertreiben. Was dort stehen bleibt, macht die letzte Runde sehr viel schwerer.
history-habsburgs-3 = Im Frühjahr 1683 versprachen Kaiser und König einander Hilfe, falls die Türken vor Wien oder Krakau stünden. Mit dem Feind vor den Toren hat Wien keine Hand frei für polnische Angelegenheiten. Darum fegt eine Belagerung den Einfluss von seinem Feld.
history-round-4 = Sächsische Könige, fremde Truppen und gekaufte Vetos hinterließen einen Staat, der sich nicht mehr wehren konnte. Die Reformen und die Verfassung vom 3. Mai 1791 kamen zu spät: 1772, 1793 und 1795 teilten die Nachbarn das Land unter sich auf. Eine ständige Kronarmee gibt es nicht mehr, und die Feinde sind stark wie nie.
history-black-4 = 1701 krönte sich der Kurfürst von Brandenburg, dessen Vorfahren dem polnischen König gehuldigt hatten, zum König in Preußen. Friedrich der Große ließ falsche polnische Münzen schlagen und nahm 1772 das Land an der unteren Weichsel; sein Nachfolger nahm Danzig, Großpolen und am Ende Warschau. Der schwarze Feind der ersten Runde ist zurück.
history-russia-4 = Nach Poltawa (1709) konnte kein polnischer König mehr gegen den Willen Russlands regieren. Seine Gesandten herrschten in Warschau, und von den Teilungen bekam es insgesamt den größten Anteil. Es ist die stärkste der Teilungsmächte.
history-tatars-4 = Mit dem Frieden von Karlowitz endeten 1699 die großen Raubzüge. 1783 nahm Russland die Krim, und das Khanat verschwand noch vor der polnischen Republik. In der letzten Runde ist dieser Feind nur noch ein Schatten.
history-ottomans-4 = Der Friede von Karlowitz gab 1699 Podolien zurück, und der Sultan war keine Gefahr mehr; 1768 erklärte er sogar Russland den Krieg und berief sich auf die polnischen Freiheiten. Mit einem Pascha in Wien wäre es anders gekommen. Wie anders, das sagen die Zahlen dieser Runde.
history-habsburgs-4 = Maria Theresia weinte, spottete man, aber sie nahm: 1772 Galizien mit Lemberg. Der zweiten Teilung blieb Österreich fern, bei der dritten holte es sich Krakau und Lublin. Aus Ränken sind Truppen geworden, gegen die man kämpfen oder einen Vertrag schließen kann.

## Wie sicher die Zahlen sind
certainty-rulebook = Regelheft
certainty-likely = wahrscheinlich
certainty-weak = unsicher
certainty-reconstructed = rekonstruiert
certainty-own = eigene
note-reconstructed = Einige Zahlen des gedruckten Plans kennen wir nicht: Sie sind gekennzeichnet, und jeder Tisch kann sie durch eigene ersetzen.

# Am Terminal
terminal-help-history = was in den Jahren dieser Runde geschah und wofür die Feinde stehen

## Die Rechnung einer beendeten Partie
account-chapter = { $number ->
        [0] Aufbau
       *[other] Runde { $number }
    }
account-score = Siegpunkte
account-source-glory = Kriegsruhm
account-source-sejm = Sitze im Sejm
account-source-luxury = Luxus
account-source-schools = Jesuitenkollegien
account-source-estates = Landgüter
account-source-home = Stammprovinzen
account-measure-standing = Siegpunkte mit den Landgütern, wie sie stehen
account-measure-points = Siegpunkte
account-quantity = Treffer
account-luck = In { $battles ->
        [one] { $battles } Schlacht
       *[other] { $battles } Schlachten
    } { $actual } Treffer, wo die Würfel { $expected } erwarten ließen: { $better ->
        [yes] { $difference } mehr
        [even] wie erwartet
       *[no] { $difference } weniger
    } (Standardabweichung { $deviation }).

# ---- hints
hint-nobles-then = Adlige dort dann: { $nobles }
hint-bid = in jedem Fall bezahlt; Münzen danach: { $left }
hint-nobles = kostet Adlige: { $nobles }
hint-estate = Punkte am Ende: { $points }; Münzen je Runde: { $coins }
hint-manager = Münzen mehr je Runde: { $coins }
hint-earns = Münzen sofort: { $coins }
hint-treaty-price = kostet je nach Wurf { $least } bis { $most } Münzen, einen Adligen und einen Sitz im Sejm
hint-treaty-fails = unbezahlbar: { $chance } %
hint-treaty-breaks = gebrochen, wenn { $dice } der vier Angriffswürfel diesen Feind zeigen: { $chance } %
hint-then = Adlige dann: { $here } → { $there }
hint-veto = Sitze, die den Sejm verlassen: { $seats }, davon deine: { $own }
hint-coins = Münzen: { $coins }, danach: { $left }
hint-points = Punkte sofort: { $points }
hint-city = Punkte mehr am Ende: { $points }
hint-purse = Münzen zur Verfügung: { $coins }
hint-half = halber Preis: dort stehen Feinde
hint-sejm = kostet einen Sitz im Sejm
hint-free = kostet nichts
hint-driven-out = im Mittel: vertriebene Klötzchen { NUMBER($cubes, maximumFractionDigits: 1) } von { $there }; alle: { $chance } %
hint-placed = im Mittel: deine Klötzchen beim Feind { NUMBER($own, maximumFractionDigits: 1) }
hint-placed-king = die des Königs { NUMBER($king, maximumFractionDigits: 1) }
hint-losses = verlorene Einheiten { NUMBER($losses, maximumFractionDigits: 1) }
hint-losses-king = verlorene Kroneinheiten { NUMBER($losses, maximumFractionDigits: 1) }
hint-court = der höchste Zahlenstein nimmt den Hetmansstab, alle zusammen stellen die Kronarmee
hint-block-back = zurück auf die Hand: Zahlenstein { $block }
hint-sent = entsandte Adlige: { $nobles }; im Vorrat: { $supply }
hint-actions-left = Sonderaktionen, die dir diese Runde bleiben: { $actions }
hint-final = endgültig für diese Phase
hint-nobles-kept = behaltene Adlige: { $nobles }
hint-seats-kept = behaltene Sitze im Sejm: { $seats }, wert an Punkten: { $points }
hint-cossacks-leave = Kosaken, die ungeworben zu den Tataren gehen: { $cossacks }
hint-one-move = kein zweiter Adliger wird versetzt
hint-schools = gestiftete Kollegs: { $schools } von { $regions }
hint-coins-kept = behaltene Münzen: { $coins }
hint-raise-again = eine weitere Privatarmee kostet einen weiteren Adligen
