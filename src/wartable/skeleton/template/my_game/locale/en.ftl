# My Game – English
game-name = My Game
game-blurb = A prize each round, one secret card each; the highest that nobody else played takes it.
edition-standard = The game as it is.
option-rounds = How many rounds are played.
none = none

# Names
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
phase-round = Round
phase-end = End
stage-bid = playing a card

# What is asked, chosen and refused
prompt-bid = Round { $round }, the prize is { $prize }: play a card.
choice-card = Play { $card }
refusal-game-over = The game is over.
refusal-wrong-step = That is not what is asked now.
refusal-card-played = You have played this card already.

# What happens
event-round-began = Round { $round } begins; the prize is { $prize }.
event-revealed = { $seat } has played { $card }.
event-won = { $seat } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-won = Nobody wins the prize.
event-ended = { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# The table in words
describe-table = Round { $round }, prize { $prize }
describe-seat = { $seat }: points { $points }, cards { $cards }

# Hints
hint-above = others with a higher card: { $seats }

# Rules
rule-MG-1 = Everyone begins with the cards 1 to 5.
rule-MG-2 = At the beginning of a round a die is rolled: it is the prize.
rule-MG-3 = All play a card at the same time, face down; a card is played once in a game.
rule-MG-4 = The cards are turned over. The highest one that nobody else played wins the prize; if there is none, nobody does.
rule-MG-5 = After the last round whoever has the most points wins; equals share the victory.
