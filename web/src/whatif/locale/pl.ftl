# A gdyby
what-if = A gdyby …
what-if-hint = Wypróbuj coś od tego miejsca, przeciw botom. Nikt tego nie zauważy.
what-if-as = Wypróbuj coś od tego miejsca jako { $seat }, przeciw botom.
what-if-banner = A gdyby – to nie jest prawdziwa gra
what-if-again = Jeszcze raz
what-if-back = Powrót do gry
what-if-compare = Obok tego, co się stało
what-if-failed = Teraz nie da się tego wypróbować.
compare-then = Wtedy
compare-really = Naprawdę
compare-here = Tutaj
compare-round = Naprawdę: na koniec tej samej części gry.
compare-end = Naprawdę: na koniec gry.
compare-unfinished = Tutaj ta część gry jeszcze trwa.
compare-differs = Obwiedzione: miejsca, w których obie się różnią.
compare-step = Części gry rozegrane od tej chwili
compare-show = Pokaż
