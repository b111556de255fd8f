# My Game – Deutsch
game-name = My Game
game-blurb = Ein Preis je Runde, eine geheime Karte für jeden; die höchste, die sonst niemand gespielt hat, gewinnt ihn.
edition-standard = Das Spiel, wie es ist.
option-rounds = Wie viele Runden gespielt werden.
none = keine

# Namen
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
phase-round = Runde
phase-end = Ende
stage-bid = eine Karte spielen

# Was gefragt, gewählt und abgelehnt wird
prompt-bid = Runde { $round }, der Preis ist { $prize }: Spiele eine Karte.
choice-card = Spiele { $card }
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-step = Danach wird jetzt nicht gefragt.
refusal-card-played = Diese Karte hast du schon gespielt.

# Was geschieht
event-round-began = Runde { $round } beginnt; der Preis ist { $prize }.
event-revealed = { $seat } hat { $card } gespielt.
event-won = { $seat } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-nobody-won = Niemand gewinnt den Preis.
event-ended = { $seat } endet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

# Der Tisch in Worten
describe-table = Runde { $round }, Preis { $prize }
describe-seat = { $seat }: Punkte { $points }, Karten { $cards }

# Hinweise
hint-above = andere mit höherer Karte: { $seats }

# Regeln
rule-MG-1 = Alle beginnen mit den Karten 1 bis 5.
rule-MG-2 = Zu Beginn einer Runde wird gewürfelt: Das ist der Preis.
rule-MG-3 = Alle spielen gleichzeitig eine verdeckte Karte; jede Karte wird im Spiel nur einmal gespielt.
rule-MG-4 = Die Karten werden aufgedeckt. Die höchste, die sonst niemand gespielt hat, gewinnt den Preis; gibt es keine, gewinnt ihn niemand.
rule-MG-5 = Nach der letzten Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand ist der Sieg geteilt.
