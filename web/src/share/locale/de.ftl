# Einladen
invite = Einladen
invite-elsewhere = Die Links zu den freien Plätzen hat, wer diesen Tisch eröffnet hat.
seats-empty = Noch freie Plätze: { $seats }
share-link = Senden …
which-seat = Du hast mehrere Plätze an diesem Tisch. Als wer kommst du?

# Mehrere an einem Bildschirm
several-here = Mehrere Personen an diesem Bildschirm
this-screen = An diesem Bildschirm
pass-to = Gib den Bildschirm weiter an { $seat }
pass-ready = Ich bin { $seat }: bereit
pass-why = Was nur eine Person von euch wissen darf, ist bis dahin verdeckt.
pass-back = Lieber { $seat }
pass-together = Alle zusammen
pass-uncovered = Nicht verdecken, solange nichts geheim ist
