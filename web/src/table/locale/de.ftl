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
advice-best = Er würde wählen: { $told }
advice-others = Auch bedacht, Besseres zuerst; kleine Unterschiede können Zufall sein:
advice-none = Gerade kein Rat. Nach dem Start eines Servers brauchen die Bots eine Minute, um bereit zu sein: Frag dann noch einmal.
