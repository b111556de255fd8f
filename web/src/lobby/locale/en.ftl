games = Games
continue-table = Continue
to-table = To the table
open-game = Open a table: { $game }
learn = Learn
learn-game = Learn: { $game }
rules-game = Rules: { $game }
with-seats = with { $seats }
fact-players = { $few }–{ $many } players
fact-minutes = { $few }–{ $many } min
fact-editions = { $count ->
    [one] { $count } edition
   *[other] { $count } editions
}
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
