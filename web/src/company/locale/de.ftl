# Names
name-ask = Wie möchtest du an diesem Tisch heißen?
name-say = So heißen
name-later = Jetzt nicht
name-change = Namen ändern

# What is read under the panels
stories = Protokoll, Gespräch und Notiz
story-talk = Gespräch
story-note = Notiz
talk-unread = { $count ->
    [one] { $count } ungelesen
   *[other] { $count } ungelesen
}
talk-rooms = Räume
room-of-players = Spieler
room-of-spectators = Zuschauer
talk-empty-players = Noch hat niemand etwas gesagt. Nur wer an diesem Tisch sitzt, liest hier mit.
talk-empty-spectators = Noch hat niemand etwas gesagt. Die Spieler lesen es, wenn die Partie vorbei ist.
talk-earlier = Früheres zeigen
talk-write = Etwas sagen
talk-send = Senden
talk-as = Du heißt hier: { $name }
talk-too-long = Höchstens { $count } Zeichen auf einmal.
talk-failed = Es wurde nicht gesendet. Bitte noch einmal versuchen.
talk-said = { $who }: { $text }
note-private = Nur für dich: Niemand sonst am Tisch sieht diese Notiz, auch später nicht.
note-kept = Gespeichert
note-writing = Wird gespeichert …
note-unkept = Noch nicht gespeichert; es wird wieder versucht.
note-too-long = Zu lang: Das Letzte ist nicht gespeichert. Bitte kürzen.

# Refused
refused-too-fast = Zu viel auf einmal: Bitte einen Augenblick warten.
refused-too-large = Das ist zu lang.
refused-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
refused-name-taken = Jemand anders an diesem Tisch heißt schon so.
refused-wrong-room = Dieser Raum steht dir nicht offen.
refused-bad-proposal = Das lässt sich jetzt nicht vorschlagen, oder es gibt nichts mehr zu beantworten.
refused-no-concession = In diesem Spiel kann man nicht aufgeben; schlage vor, es zu beenden.
refused-no-stand-in = Für dich spielt kein Bot.
refused-table-ended = Der Tisch wurde beendet: Niemand spielt weiter.
refused-not-stored = Es konnte nicht gespeichert werden und ist nicht geschehen. Bitte noch einmal versuchen.
refused-seat-taken = Diesen Platz hat schon jemand.
refused-not-listed = Dieser Tisch steht nicht mehr allen offen.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-not-signed-in = Hier eröffnet nur Tische, wer ein Konto hat: Bitte melde dich zuerst an.

# Ending early
affairs = Beenden
affairs-title = Die Partie vorzeitig beenden
affairs-agree = Alle, die sich gesetzt haben, müssen zustimmen. Bis dahin geht die Partie weiter.
affairs-alone = Sonst hat sich niemand gesetzt: Was du hier wählst, geschieht sofort.
affairs-watching = Beenden kann den Tisch nur, wer dort sitzt.
affairs-over = An diesem Tisch spielt niemand weiter.
affairs-end = Vorschlagen, die Partie zu beenden
affairs-end-why = Der jetzige Stand wird zum Ergebnis.
affairs-abandon = Vorschlagen, die Partie abzubrechen
affairs-abandon-why = Sie endet ohne Ergebnis.
affairs-concede = Aufgeben
affairs-concede-why = Du wirst Letzter. Sind noch mehrere andere übrig, übernimmt ein Bot deinen Platz.
affairs-sure-end = Die Partie jetzt beenden, mit dem jetzigen Stand als Ergebnis?
affairs-sure-abandon = Die Partie jetzt abbrechen, ohne Ergebnis?
affairs-sure-concede = Willst du wirklich aufgeben?
affairs-yes-end = Partie beenden
affairs-yes-abandon = Partie abbrechen
affairs-yes-concede = Aufgeben
affairs-no = Weiterspielen
proposal = Vorschlag
proposal-end = { $who } schlägt vor, die Partie mit dem jetzigen Stand zu beenden.
proposal-abandon = { $who } schlägt vor, die Partie ohne Ergebnis abzubrechen.
proposal-awaits = Noch nicht zugestimmt: { $who }
proposal-agree = Zustimmen
proposal-agreed = Du hast zugestimmt.
proposal-refuse = Ablehnen
proposal-withdraw = Vorschlag zurückziehen
dropped-end = { $by } lehnt den Vorschlag von { $who } ab, die Partie mit dem jetzigen Stand zu beenden.
dropped-abandon = { $by } lehnt den Vorschlag von { $who } ab, die Partie ohne Ergebnis abzubrechen.
withdrawn-end = { $who } zieht den Vorschlag zurück, die Partie mit dem jetzigen Stand zu beenden.
withdrawn-abandon = { $who } zieht den Vorschlag zurück, die Partie ohne Ergebnis abzubrechen.
gave-up = { $who } hat aufgegeben; ein Bot spielt weiter.
vote-agreed = stimmt zu
vote-open = hat nicht geantwortet
ended-end = Einvernehmlich beendet, mit dem Stand jenes Augenblicks
ended-abandon = Einvernehmlich abgebrochen, ohne Ergebnis
ended-concede = Aufgegeben: { $who }; Sieg: { $winner }
ended-concede-you = Du hast aufgegeben; Sieg: { $winner }
ended-abandon-why = Die Spielenden haben sich geeinigt aufzuhören. Es gibt keinen Sieger; die Aufzeichnung enthält alles bis dahin.

# A bot stands in
stand-in = Ein Bot spielt für dich
stand-in-yours = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst; was er getan hat, bleibt.
stand-in-all = Bots vertreten hier alle: Sie ruhen, bis jemand von euch seinen Platz wieder einnimmt.
stand-in-conceded = Du hast aufgegeben, und ein Bot spielt für dich weiter.
stand-in-back = Meinen Platz wieder einnehmen
stands-in = Bot spielt für { $name }
has-conceded = hat aufgegeben

# Other tables
next-table = Nächster Tisch
next-table-count = { $count ->
    [one] An { $count } anderem Tisch bist du dran
   *[other] An { $count } anderen Tischen bist du dran
}

# Whoever opened the table
host = Du hast diesen Tisch eröffnet
host-new-link = Neuer Link
host-new-link-why = Ein neuer Link macht den vorigen ungültig.
host-listed = Jeder findet ihn in der Lobby und kann sich auf einen freien Platz setzen
host-spectators = Wer die Adresse kennt, darf zuschauen
host-dataset = Die beendete Partie darf in den offenen Datensatz: Züge und Würfel, keine Namen
open-dataset = Offene Daten: Die beendete Partie kommt in den offenen Datensatz, ohne Namen.
host-advice = Man darf einen Bot um Rat fragen (nie in gewerteten Partien)
kept-for = { $seat }, freigehalten für { $name }

# A table whose rules have changed
held-title = Die Regeln haben sich geändert
held-why = Nichts ist verloren: Wenn alle Spielenden einverstanden sind, kehrt der Tisch zum letzten Punkt zurück, an dem alte und neue Regeln zum selben führen, und geht von dort mit neuen Würfeln weiter.
held-cost = Von deinen eigenen Entscheidungen bleiben { $kept }, { $lost } werden zurückgenommen.
held-agree = Zurückkehren und weiterspielen
held-withdraw = Mein Wort zurücknehmen
held-failed = Das kam nicht an. Bitte versuche es noch einmal.
