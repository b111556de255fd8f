# Einladen
invite = Einladen
invite-elsewhere = Die Links zu den freien Plätzen hat, wer diesen Tisch eröffnet hat.
seats-empty = Noch freie Plätze: { $seats }
seats-taken = Alle Plätze sind besetzt.
new-link-really = Ein neuer Link zu { $seat }, freigehalten für { $name }?
new-link-lost = Der Link, den { $name } hat, öffnet dann nichts mehr.
new-link-lost-cup = { $name } verliert diesen Platz, und wer den neuen Link hat, spielt stattdessen. Das Turnier zählt das Ergebnis trotzdem für { $name }.
new-link-no = So lassen
watch-why = Wer diesen Link hat, darf zuschauen. Er öffnet keinen Platz und zeigt nichts Geheimes.
share-link = Senden …
which-seat = Du hast mehrere Plätze an diesem Tisch. Als wer kommst du?

# Mehrere an einem Bildschirm
several-here = Mehrere Personen an diesem Bildschirm
several-here-why = Sitzt ihr alle an diesem Bildschirm, braucht niemand einen Link: Gebt einander einfach den Bildschirm weiter. Was geheim ist, bleibt dabei verdeckt.
this-screen = An diesem Bildschirm
pass-to = Gib den Bildschirm weiter an { $seat }
pass-ready = Ich bin { $seat }: bereit
pass-why = Was nur eine Person von euch wissen darf, ist bis dahin verdeckt.
pass-back = Lieber { $seat }
pass-together = Alle zusammen
pass-uncovered = Nicht verdecken, solange nichts geheim ist
