# Cups
cups-what = A cup is several tables over several rounds: everybody meets everybody and has every seat as evenly as can be, and places bring points. It is for people with accounts.
cups-own = Your cups
cups-none = You take part in no cup yet. Whoever has its link may join one.
cups-new = Open a cup
cups-new-what = You choose the game and the number of rounds, send the link to those who are to join, and begin. Whoever organises a cup need not play.
cups-nobody = Sign in to open a cup, and to see those you take part in.

# A new one
cup-title = Title
cup-game = Game
cup-at-a-table = Players at a table
cup-how-many-rounds = Rounds
cup-terms = All its tables
cup-terms-spectators = Anyone with a table’s address may watch
cup-plays = I take part myself
cup-open-button = Open the cup

# What it is
cup-open = Open to join
cup-playing = Being played
cup-over = Over
cup-organised = you organise it
cup-players = { $count ->
    [one] { $count } player at a table
   *[other] { $count } players at a table
}
cup-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
cup-organiser = organised by { $name }
cup-link = Link to join
cup-gone = somebody who has gone
cup-people = { $count ->
    [0] Nobody has joined yet
    [one] { $count } person
   *[other] { $count } people
}
cup-people-none = Send the link to those who are to play.

# What it waits for
cup-awaits-people = { $count ->
    [one] One more person is needed to fill a table.
   *[other] { $count } more people are needed to fill a table.
}
cup-awaits-organiser = Waiting for { $name } to begin. Until then everybody may join or leave.
cup-awaits-you = Begin as soon as all are here. Until then everybody may join or leave.
cup-awaits-tables = { $count ->
    [one] Waiting for { $count } table. When it has ended, the cup goes on by itself.
   *[other] Waiting for { $count } tables. When all have ended, the cup goes on by itself.
}
cup-awaits-last = { $count ->
    [one] No further round. { $count } table is still played at, and counts.
   *[other] No further round. { $count } tables are still played at, and count.
}
cup-awaits-soon = All tables have ended. It goes on in a moment.
cup-won = Won by { $names }
cup-without-result = It ended before anything was played.
cup-your-table = Your table, round { $round }

# What one may do
cup-sign-in = Sign in to join
cup-join = Join
cup-joined = You take part
cup-leave = Leave
cup-begin = Begin round { $round }
cup-begin-first = Then lots are drawn, the plan is made, and nobody can join or leave any more. An empty seat gets a new link at its table, under “Invite”, from the browser in which the cup was opened.
cup-begin-next = The next round need not be begun: it follows when all tables have ended. Earlier tables go on and count.
cup-begin-really = Begin round { $round } now?
cup-begin-lost-first = { $count } people take part, and from then on nobody can join or leave. This cannot be undone.
cup-begin-lost-next = { $count ->
    [0] This cannot be undone.
    [one] { $count } table is still played at: it goes on and counts. This cannot be undone.
   *[other] { $count } tables are still played at: they go on and count. This cannot be undone.
}
cup-begin-not = Not yet
cup-end-ask = End the cup …
cup-end-really = End the cup?
cup-end = End it
cup-end-why = There will be no further round. Tables that are played at go on, and count.
cup-go-on = Do not end it

# Plan and standings
cup-plan = Rounds
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-round-later = not begun
cup-round-running = { $count ->
    [one] { $count } table still played at
   *[other] { $count } tables still played at
}
cup-round-ended = ended
cup-byes = Sits out: { $names }
cup-table-waits = Waiting for { $names } since { $since }
cup-no-result = Ended without a result
cup-substitute = Somebody else plays for { $names }.
cup-seat-given = Your seat at this table was given to somebody else. The cup counts the result for you all the same.
cup-standings = Standings
cup-place = Place
cup-name = Name
cup-points = Points
cup-wins = Wins
cup-met = Met
cup-met-why = The points of all they met, as often as they met
cup-played = Games
cup-points-how = The first at a table gets { $most }, the last 0; whoever sits out gets the average. Equal points are told apart by wins, then by the points of those they met (“Met”).

# Refused
cup-fault-unknown-cup = There is no such cup.
cup-fault-not-organiser = That is for whoever organises the cup.
cup-fault-cup-begun = The cup has begun, has no further round, or is full.
cup-fault-too-few = Too few have joined to fill a table.
cup-fault-too-many = Twenty cups at a time are the most: end one first.
cup-fault-too-fast = Too much at once: please wait a moment.
