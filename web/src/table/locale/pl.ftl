# Following
skip-to-turn = Do mojej kolejki
skip-to-now = Do chwili obecnej
showing-past = Na planszy: to, co się właśnie stało
speed = Jak szybko pokazywać wydarzenia
speed-x1 = 1×
speed-x4 = 4×
speed-now = od razu
sound = Dźwięk

# Who is ready while all choose in secret
seat-ready = gotowe
seat-choosing = namysł
advice = Rada
advice-ask = Co zrobiłby silny bot?
advice-thinking = Myśli…
advice-chance = { $choice } – szansa na zwycięstwo około { $chance }%
advice-best = Wybrałby: { $told }
advice-others = Rozważał też, od lepszych do gorszych; małe różnice mogą być przypadkiem:
advice-none = Na razie bez rady. Po uruchomieniu serwera boty potrzebują minuty na przygotowanie: zapytaj wtedy ponownie.
