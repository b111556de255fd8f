# Lobby
lobby-title = wartable – board games
lobby-motto = Grand historical board games in the browser
lobby = Lobby
to-lobby = To the lobby
my-tables = Your tables
open-table = Open a table
open-button = Open the table
play-bots = Play against bots
players = Players
edition = Edition
options = Options
option-range = { $low } to { $high }
who-sits = Who sits where
person = person
bot-heuristic = bot
bot-random = bot playing at random
bot-search-quick = strong bot, quick
bot-search = strong bot
bot-search-deep = strong bot that takes its time
spectator = spectator
links-secret = Each link is the key to a seat: send it only to the person who is to sit there. It stays at the table, under “Invite”, until somebody does.
copy = Copy
copied = Copied
take-seat = Take this seat
watch = Watch
have-seat = You are watching, but you have a seat at this table.
forget-table = Remove the table of { $table } from the list
forget-really = Remove this table from your list?
forget-lost = The game still goes on, and this browser forgets the link to your place. Without it you cannot come back.
forget-yes = Remove it
forget-no = Keep it
table-gone = This table does not exist.
table-gone-why = Perhaps the link is not whole, or it was a table for trying things out: those are cleared away soon after everyone has left.
page-unknown = There is no page at this address.
page-unknown-why = Perhaps the link is not whole. From the lobby you find every game and your tables.
table-over = Over. Victory: { $winners }
your-turn = Your turn
you-are-out = You are out; the game goes on without you.
waiting-for = Waiting for { $seats }
retry = Try again
field-missing = Please fill in this field.
field-number = Please choose a number that fits.
field-short = At least { $least } characters, please.
loading = Loading …
server-unreachable = The server cannot be reached. Please try again in a moment.

# Frame
language = Language
theme-light = Light colours
theme-dark = Dark colours
letters = Letters in place of drawings on pieces
menu = Menu
tools = Tools
rules = Rules
help = Help
fit-map = Show the whole map
fill-map = Fill the frame with the map
hide-pieces = Hide the pieces
zoom-in = Zoom in
zoom-out = Zoom out
map = Map
map-of = Map of { $game }
panels = Players and log
actions = Actions
undo-group = Taking back
undo = Undo
restart-turn = Restart turn
skip-actions = Skip to the actions
skip-map = Skip to the map
skip-side = Skip to players and log
offline = The connection is lost. Trying to reconnect …
signed-out = You have been signed out here, perhaps from another device.
sign-in-again = Sign in again
game-over = The game is over
close = Close
dismiss = Dismiss
refused = That is not possible.
fatal-unknown-seat = This link opens no seat at this table.
fatal-unknown-table = This table does not exist.
fatal-bad-version = The page is out of date: please reload it.
part-missing = A part of this page could not be loaded: the server cannot be reached, or has a newer version.
reload = Load the page anew
fatal-wrong-origin = This page comes from another site.
fatal-table-held = The rules have changed since this game was played: it is kept as it is, but cannot go on here.
fatal-table-damaged = What is stored of this table is not what was stored there: it is kept as it is, and nobody plays on. Whoever runs this server can see more.
fatal-part-gone = The game of this table, or a bot that plays at it, is no longer known here: it is kept as it is, but cannot go on.
fatal-no-spectators = This table has no spectators. If you have a seat here, open it by your own link.
fatal-not-signed-in = Sign in to take your seat here.

# Players
you = you
winner = victory
has-turn = turn
connected = connected
absent = not connected
is-out = out of the game
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

# Log, rules, past
log = Log
opening = Opening
opening-here = From here on
earlier = Show earlier turns
newer = Newer lines
show-rule = Rule { $rule }
rule-title = Rule { $rule }
more-events = { $count ->
    [one] { $count } more event before.
   *[other] { $count } more events before.
}
replay = Replay
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Point in the game
looking-back = Looking back (point { $point }).
back-to-now = Back to now
since-turn = Since your last turn
since-last = { $count ->
    [one] Since your last turn: { $count } event
   *[other] Since your last turn: { $count } events
}
since-watch = Watch on the map
since-read = Read
orders = Standing orders
in-words = Map and seats in words
fair-dice = Fair dice
fair-promise = Before the first die fell, the server committed itself to a secret seed by publishing its SHA-256:
fair-seed = The seed, revealed now that the game is over:
fair-yes = Your browser has checked it: the seed matches the promise.
fair-no = The seed does NOT match the promise.
fair-how = To check every die yourself, save the record and run the command below.
fair-record = The record of this game

# Help
help-map = Whatever you may choose is outlined on the map or stands as a button.
help-mouse = Click a part of the board, then the target. Drag to move the map; wheel or pinch to zoom. Where many pieces can be placed, Shift-click places all.
help-why = Click anything else, and you are told why it is not possible, and by which rule.
help-keys = By keyboard: Tab goes through the parts of the board you may choose, arrow keys through all of them, Enter chooses.
help-escape = Escape closes what is open, or lets go of what you have chosen.
help-undo = Undo is free until a die falls, something hidden is shown, or somebody else has acted.
help-colours = The bar with the prompt is gold when it is your turn, grey while waiting, hatched when you look at the past, red when the connection is lost.
help-log = Point at a line of the log to see its places, click it to go there; the number at its end opens the rule.
help-past = The slider under the log shows the table as you saw it at any earlier point.
explain-hint = { $hint }
