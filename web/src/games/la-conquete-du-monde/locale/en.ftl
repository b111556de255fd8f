# The page to print
summary-continents = Armies for a whole continent
summary-exchange = Armies for a set, by exchange

# Chapters of the rules
chapter-CM-0 = Pieces and set-up
chapter-CM-1 = Dealing the territories
chapter-CM-2 = First step: reinforcements
chapter-CM-3 = Second step: combat
chapter-CM-4 = Third step: movement
chapter-CM-5 = Cards
chapter-CM-6 = Elimination and end
chapter-CM-7 = The second rule
chapter-CM-8 = The later form

# Phases are called like the chapters of the rules
phase-deal = { chapter-CM-1 }
phase-first-step = { chapter-CM-2 }
phase-second-step = { chapter-CM-3 }
phase-third-step = { chapter-CM-4 }
phase-end = { chapter-CM-6 }

# What the lobby says of options. The long descriptions come from the server.
option-second-rule-name = Expert variant: an army for every four territories, a card for each one left over, exchanges from 6 armies
option-even-world-name = An even world (house rule for first tables)
option-joker-name = A joker
option-joker-alone = is a set by itself
option-joker-wild = stands for any card of a set
option-army-cap-name = The most armies a player may have (the box holds 120)
option-army-cap-0 = no limit
option-round-limit-name = Last round (most territories win, then most armies)
option-round-limit-0 = no limit
option-protection-name = Opening rounds in which nobody can be eliminated
option-protection-0 = none
option-deal-name = Territories are dealt
option-deal-dice = by rolling for them, one army on each
option-deal-even = evenly; then starting armies one by one
option-defence-dice-name = The most dice in defence
option-minimum-armies-name = The fewest armies territories bring each turn
option-minimum-armies-0 = no minimum
option-cards-name = A card is drawn
option-cards-each-turn = at the start of every turn
option-cards-after-conquest = at the end of a turn with a conquest
option-sets-name = A set is
option-sets-one-of-each = one card of each arm
option-sets-alike-too = one card of each arm or three alike
option-forced-exchange-name = The hand size from which a set must be exchanged
option-forced-exchange-0 = never
option-movement-name = After combat may move
option-movement-fresh-armies = all armies that did not fight, one step
option-movement-one-move = any armies, but only from one territory to one neighbour
option-east-africa-middle-east-name = A sea line joins East Africa and the Middle East
option-middle-east-china-name = The Middle East and China are neighbours
option-no-afghanistan-india-name = No border between Afghanistan and India
option-no-iceland-scandinavia-name = No sea line between Iceland and Scandinavia
option-no-great-britain-scandinavia-name = No sea line between Great Britain and Scandinavia

# The board
fact-territories = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
    .title = Territories
fact-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
    .title = Armies
fact-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .title = Cards
turn-information = Turn and cards
round = Round { $round }
your-cards = Your cards ({ $count })
last-battle = Last battle
dice-attack = Attack: { $dice }
dice-defence = Defence: { $dice }
losses = { $count ->
    [0] no losses
    [one] { $count } army lost
   *[other] { $count } armies lost
}
conquered = The territory is taken.
attack-dice = Dice of the attack
dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
attack-until = Attack until taken
keep = but keep
stop = Stop
at-a-time = At a time:
armies-at-a-time = Armies placed at a time
armies-number = Number of armies
all = all ({ $count })
everyone = all
send-number = Send { $count }
act-place = Place armies here
act-from = Set out from here
act-attack = Attack
act-move = Move an army here
act-back = Back
continents = Continents
holds-all = holds all
missing = { $count ->
    [one] { $count } missing
   *[other] { $count } missing
}
odds-taken = Taken in { $share } of battles fought to the end.

# What things on the table are
explain-card-infantry = One infantry, one cannon and one cavalry make a set, which brings armies when it is exchanged.
    .title = Infantry
explain-card-cannon = One infantry, one cannon and one cavalry make a set, which brings armies when it is exchanged.
    .title = Cannon
explain-card-cavalry = One infantry, one cannon and one cavalry make a set, which brings armies when it is exchanged.
    .title = Cavalry
explain-card-joker = A full set by itself, or, if the table chose so, any one card of a set.
    .title = Joker
explain-continent-bonus = Whoever holds all { $count } territories of it at the start of a turn receives { $armies } armies more.
    .title = { $continent }: +{ $armies }
explain-exchange = The value of a set rises with every exchange, whoever makes it: the longer one waits, the more it brings, to others too.
    .title = Exchanging cards
explain-odds = How often the territory falls if one rolls so many dice now and then always the most, to the end, and the defender always rolls as many as possible.
    .title = Chances
explain-battle = The dice are paired from the highest. The lower of a pair loses an army; a tie goes to the defender. Pale dice found no partner.
    .title = Last battle
explain-sea-line = A dotted line joins two shores: armies attack and move along it as over a border.
    .title = Sea line
explain-armies = So many armies stand here. A soldier is drawn for up to 4, a horseman for 5 to 9, a gun from 10. One army always stays behind.
    .title = Armies
