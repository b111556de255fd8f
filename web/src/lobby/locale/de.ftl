games = Spiele
continue-table = Weiterspielen
to-table = Zum Tisch
open-game = Einen Tisch eröffnen: { $game }
opened-game = Der Tisch ist eröffnet: { $game }
learn = Lernen
learn-game = Lernen: { $game }
rules-game = Regeln: { $game }
with-seats = mit { $seats }
fact-players = { $few }–{ $many } Personen
fact-minutes = { $few }–{ $many } Min.
fact-editions = { $count ->
    [one] { $count } Ausgabe
   *[other] { $count } Ausgaben
}
weight-1 = sehr leicht
weight-2 = leicht
weight-3 = mittelschwer
weight-4 = anspruchsvoll
weight-5 = sehr anspruchsvoll

# Tables of others
open-tables = Offene Tische
open-tables-name = Dein Name
open-tables-name-first = Sag zuerst deinen Namen, dann setz dich.
sit-down = Hinsetzen: { $seat }
sits-bot = { $seat } – Bot
sits-person = { $seat } – { $name }
sits-somebody = { $seat } – besetzt
sits-kept = { $seat } – freigehalten für { $name }
seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
opened-at = eröffnet { $when }
finished-games = Beendete Partien
finished-at = beendet { $when }
finished-none = Es gibt noch keine.
record = Aufzeichnung
look-at = Ansehen
table-abandoned = Einvernehmlich abgebrochen
turns-waiting = { $count ->
    [one] { $count } Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
tables-all = Alle { $count } Tische zeigen
tables-fewer = Weniger zeigen
who-comes = Wer kommen darf
seat-name = Name, wenn du magst
seat-name-why = Ein Platz mit Namen wird für diese Person freigehalten.
