# Lobby
lobby-title = wartable – Brettspiele
lobby-motto = Große historische Brettspiele im Browser
lobby = Lobby
to-lobby = Zur Lobby
my-tables = Deine Tische
open-table = Einen Tisch eröffnen
open-button = Tisch eröffnen
play-bots = Gegen Bots spielen
players = Spieler
edition = Ausgabe
options = Optionen
option-range = { $low } bis { $high }
who-sits = Wer wo sitzt
person = Mensch
bot-heuristic = Bot
bot-random = Bot, der zufällig spielt
bot-search-quick = starker Bot, schnell
bot-search = starker Bot
bot-search-deep = starker Bot, der sich Zeit nimmt
spectator = Zuschauer
links-secret = Jeder Link ist der Schlüssel zu einem Platz: Schick ihn nur der Person, die dort sitzen soll. Er bleibt am Tisch unter „Einladen“, bis sich dort jemand setzt.
copy = Kopieren
copied = Kopiert
take-seat = Diesen Platz einnehmen
watch = Zuschauen
have-seat = Du schaust zu, hast aber einen Platz an diesem Tisch.
forget-table = Den Tisch „{ $table }“ aus der Liste entfernen
forget-really = Diesen Tisch aus deiner Liste entfernen?
forget-lost = Die Partie läuft noch, und dieser Browser vergisst den Link zu deinem Platz. Ohne ihn kommst du nicht zurück.
forget-yes = Entfernen
forget-no = Behalten
table-gone = Diesen Tisch gibt es nicht.
table-gone-why = Vielleicht ist der Link nicht vollständig, oder es war ein Tisch zum Ausprobieren: Die werden abgeräumt, bald nachdem alle gegangen sind.
page-unknown = Unter dieser Adresse gibt es keine Seite.
page-unknown-why = Vielleicht ist der Link nicht vollständig. In der Lobby findest du alle Spiele und deine Tische.
table-over = Beendet. Sieg: { $winners }
your-turn = Du bist dran
you-are-out = Du bist ausgeschieden; das Spiel geht ohne dich weiter.
waiting-for = Warten auf: { $seats }
retry = Noch einmal versuchen
field-missing = Fülle dieses Feld aus.
field-number = Wähle eine passende Zahl.
field-short = Mindestens { $least } Zeichen.
loading = Wird geladen …
server-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.

# Rahmen
language = Sprache
theme-light = Helle Farben
theme-dark = Dunkle Farben
letters = Buchstaben statt Zeichnungen auf den Figuren
menu = Menü
tools = Werkzeuge
rules = Regeln
help = Hilfe
fit-map = Ganze Karte zeigen
fill-map = Rahmen mit der Karte füllen
hide-pieces = Figuren ausblenden
zoom-in = Vergrößern
zoom-out = Verkleinern
map = Karte
map-of = Karte von { $game }
panels = Spieler und Protokoll
actions = Aktionen
undo-group = Zurücknehmen
undo = Zurück
restart-turn = Zug neu beginnen
skip-actions = Zu den Aktionen
skip-map = Zur Karte
skip-side = Zu Spielern und Protokoll
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
signed-out = Du wurdest hier abgemeldet, vielleicht von einem anderen Gerät aus.
sign-in-again = Wieder anmelden
game-over = Die Partie ist zu Ende
close = Schließen
dismiss = Ausblenden
refused = Das ist nicht möglich.
fatal-unknown-seat = Dieser Link öffnet keinen Platz an diesem Tisch.
fatal-unknown-table = Diesen Tisch gibt es nicht.
fatal-bad-version = Diese Seite ist veraltet: Bitte lade sie neu.
part-missing = Ein Teil dieser Seite konnte nicht geladen werden: Der Server ist nicht erreichbar oder hat eine neuere Fassung.
reload = Seite neu laden
fatal-wrong-origin = Diese Seite stammt von einer anderen Website.
fatal-table-held = Die Regeln haben sich geändert, seit hier gespielt wurde: Das Spiel bleibt erhalten, kann hier aber nicht weitergehen.
fatal-table-damaged = Was von diesem Tisch gespeichert ist, ist nicht das, was dort gespeichert wurde: Er bleibt, wie er ist, und niemand spielt weiter. Wer diesen Server betreibt, sieht mehr.
fatal-part-gone = Das Spiel dieses Tisches oder ein Bot, der an ihm spielt, ist hier nicht mehr bekannt: Er bleibt, wie er ist, kann aber nicht weitergehen.
fatal-no-spectators = An diesem Tisch gibt es keine Zuschauer. Wer hier einen Platz hat, öffnet ihn mit dem eigenen Link.
fatal-not-signed-in = Melde dich an, um deinen Platz hier einzunehmen.

# Spieler
you = du
winner = Sieg
has-turn = ist am Zug
connected = verbunden
absent = nicht verbunden
is-out = ausgeschieden
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}

# Protokoll, Regeln, Vergangenheit
log = Protokoll
opening = Aufbau
opening-here = Ab hier
earlier = Frühere Züge zeigen
newer = Neuere Zeilen
show-rule = Regel { $rule }
rule-title = Regel { $rule }
more-events = { $count ->
    [one] Davor noch { $count } Ereignis.
   *[other] Davor noch { $count } Ereignisse.
}
replay = Wiederholung
replay-first = An den Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zeitpunkt im Spiel
looking-back = Blick zurück (Zeitpunkt { $point }).
back-to-now = Zurück zur Gegenwart
since-turn = Seit deinem letzten Zug
since-last = { $count ->
    [one] Seit deinem letzten Zug: { $count } Ereignis
   *[other] Seit deinem letzten Zug: { $count } Ereignisse
}
since-watch = Auf der Karte ansehen
since-read = Lesen
orders = Feste Anweisungen
in-words = Karte und Spieler in Worten
fair-dice = Ehrliche Würfel
fair-promise = Bevor der erste Würfel fiel, hat sich der Server auf einen geheimen Startwert festgelegt und dessen SHA-256 veröffentlicht:
fair-seed = Der Startwert, nach dem Ende der Partie aufgedeckt:
fair-yes = Dein Browser hat es geprüft: Der Startwert passt zur Zusage.
fair-no = Der Startwert passt NICHT zur Zusage.
fair-how = Um jeden Würfel selbst zu prüfen, speichere die Aufzeichnung und rufe den Befehl darunter auf.
fair-record = Die Aufzeichnung dieses Spiels

# Hilfe
help-map = Was du wählen kannst, ist auf der Karte umrandet oder steht als Knopf da.
help-mouse = Klicke eine Stelle auf dem Brett an, dann das Ziel. Ziehen verschiebt die Karte, Rad oder zwei Finger zoomen. Wo viele Teile gesetzt werden können, setzt Umschalt-Klick alle.
help-why = Klicke auf etwas anderes, und du erfährst, warum es nicht geht und nach welcher Regel.
help-keys = Mit der Tastatur: Tab geht durch die Stellen, die du wählen kannst, die Pfeiltasten durch alle, Eingabe wählt.
help-escape = Escape schließt, was offen ist, oder lässt los, was du gewählt hast.
help-undo = Zurücknehmen geht frei, bis ein Würfel fällt, etwas Verdecktes gezeigt wird oder jemand anders gehandelt hat.
help-colours = Die Leiste mit der Aufforderung ist golden, wenn du dran bist, grau beim Warten, schraffiert beim Blick zurück und rot ohne Verbindung.
help-log = Zeige auf eine Zeile des Protokolls, um ihre Orte zu sehen, klicke, um hinzugehen; die Nummer am Ende öffnet die Regel.
help-past = Der Regler unter dem Protokoll zeigt den Tisch, wie du ihn zu jedem früheren Zeitpunkt gesehen hast.
explain-hint = { $hint }
