games = Games
continue-table = Continue
to-table = To the table
open-game = Open a table: { $game }
opened-game = The table is open: { $game }
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

# Tables of others
open-tables = Open tables
open-tables-name = Your name
open-tables-name-first = Say your name first, then sit down.
sit-down = Sit down: { $seat }
sits-bot = { $seat } – bot
sits-person = { $seat } – { $name }
sits-somebody = { $seat } – taken
sits-kept = { $seat } – kept for { $name }
seats-free = { $count ->
    [one] { $count } place free
   *[other] { $count } places free
}
opened-at = opened { $when }
finished-games = Finished games
finished-at = finished { $when }
finished-none = There are none yet.
record = Record
look-at = Look at it
table-abandoned = Abandoned by agreement
turns-waiting = { $count ->
    [one] { $count } table waits for you.
   *[other] { $count } tables wait for you.
}
tables-all = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
}
tables-fewer = Show fewer
who-comes = Who may come
seat-name = Name, if you like
seat-name-why = A seat with a name is kept for that person.
