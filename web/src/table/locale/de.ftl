# Following
skip-to-turn = Bis zu meinem Zug
skip-to-now = Zur Gegenwart
showing-past = Zu sehen: was eben geschah
speed = Wie schnell Ereignisse gezeigt werden
speed-x1 = 1×
speed-x4 = 4×
speed-now = sofort
sound = Ton

# Who is ready while all choose in secret
seat-ready = bereit
seat-choosing = am Überlegen
advice = Rat
advice-ask = Was täte ein starker Bot?
advice-thinking = Er denkt nach …
advice-chance = { $choice } – Gewinnchance etwa { $chance } %
