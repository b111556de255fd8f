games = Gry
continue-table = Graj dalej
to-table = Do stołu
open-game = Otwórz stół: { $game }
opened-game = Stół jest otwarty: { $game }
learn = Nauka
learn-game = Nauka: { $game }
rules-game = Zasady: { $game }
with-seats = grają też: { $seats }
fact-players = { $few }–{ $many } graczy
fact-minutes = { $few }–{ $many } min
fact-editions = { $count ->
    [one] { $count } wydanie
    [few] { $count } wydania
   *[other] { $count } wydań
}
weight-1 = bardzo lekka
weight-2 = lekka
weight-3 = średnia
weight-4 = złożona
weight-5 = bardzo złożona

# Tables of others
open-tables = Otwarte stoły
open-tables-name = Twoje imię
open-tables-name-first = Najpierw podaj imię, potem zajmij miejsce.
sit-down = Zajmij miejsce: { $seat }
sits-bot = { $seat } – bot
sits-person = { $seat } – { $name }
sits-somebody = { $seat } – zajęte
sits-kept = { $seat } – miejsce dla: { $name }
seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
opened-at = otwarty { $when }
finished-games = Zakończone gry
finished-at = zakończona { $when }
finished-none = Jeszcze żadnej nie ma.
record = Zapis
look-at = Obejrzyj
table-abandoned = Przerwana za zgodą wszystkich
turns-waiting = { $count ->
    [one] { $count } stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
   *[other] { $count } stołów czeka na ciebie.
}
tables-all = Pokaż wszystkie ({ $count })
tables-fewer = Pokaż mniej
who-comes = Kto może przyjść
seat-name = Imię, jeśli chcesz
seat-name-why = Miejsce z imieniem jest przeznaczone dla tej osoby.
