games = Gry
continue-table = Graj dalej
to-table = Do stołu
open-game = Otwórz stół: { $game }
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
