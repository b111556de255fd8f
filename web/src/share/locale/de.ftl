# Einladen
invite = Einladen
invite-elsewhere = Die Links zu den freien Plätzen hat, wer diesen Tisch eröffnet hat.
seats-empty = Noch niemand sitzt hier: { $seats }
share-link = Senden …
which-seat = Du hast mehrere Plätze an diesem Tisch. Als wer kommst du?
