# Pytanie jeszcze raz
confirm-turn = Pytaj jeszcze raz, zanim skończy się moja kolej albo nic nie da się cofnąć
confirm-really = Na pewno? { $choice }
confirm-final = Tego nie da się cofnąć.
confirm-ends = Na razie będzie to wszystko z twojej strony.
confirm-yes = Tak
confirm-no = Nie
