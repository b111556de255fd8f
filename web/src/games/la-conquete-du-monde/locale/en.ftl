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
odds-taken = Taken in the end, by the dice of this roll:

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
