# The page to print
summary-prices = Actions and their prices in thalers
summary-hunger = Winter: counties without grain
summary-missing = Missing grain
summary-revolts = Revolts
summary-peasants = Peasants
summary-events = Events, and the grain lost should they be left for winter

# Chapters of the rules
chapter-W-0 = Pieces and set-up
chapter-W-1 = A season
chapter-W-2 = Actions
chapter-W-3 = Combat
chapter-W-4 = Events
chapter-W-5 = Winter and scoring
chapter-W-6 = The cube tower
chapter-W-7 = Expansion: the Emperor’s Court
chapter-W-8 = Expansion: region cards
chapter-W-9 = Expansion: leaders and statues

# Words only the page of Wallenstein needs.
fact-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .title = Points
fact-thalers = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
    .title = Thalers
fact-grain = { $count } grain
    .title = Grain

## The map
board-map = Map
board-plan = Plan
board-show = Show
board-out = out of this game
board-act-draft = Take this county
board-act-plan = Pick this card
board-act-return = Bring the leader back here
board-act-enter = Place the leader here
board-act-pardon = Remove a revolt marker here
board-act-gift = Build here
board-act-garrison = Place the armies here
board-act-march = March here
board-act-shift = Move here
board-act-lead = Send the leader here
board-act-revolt = This revolt next
board-attack-with = Attack with how many armies?
board-move-with = Move how many armies?
board-odds = Chance to take the county, ± { $error } %
board-odds-late = The chances are not known yet.
board-armies-sent = Armies sent
board-attack = Attack with { $armies }
board-move = Move { $armies }

board-draft = The draft
board-open-cards = Open county cards
board-groups = Army groups left

## The cards of the season
board-season = Season
board-year = Year { $year }
board-action-cards = Action cards
board-stand-action = Action { $now } of { $all }
board-face-down = face down
board-now = being carried out
board-done = done
board-order = Order of play
board-events = Events of the year
board-winter-loss = Everyone loses { $loss } grain in winter.
board-winter-losses = Everyone loses { $low } to { $high } grain in winter, by the event that is left over.

## The planning board
board-planning = Your plan
board-spaces = Action spaces
board-spaces-left = { $count ->
    [0] all spaces covered
    [one] { $count } space free
   *[other] { $count } spaces free
}
board-said-ready = You are ready
board-change-plan = Change the plan
board-empty = empty
board-slot = Carried out as number { $place }
board-slot-hidden = When it comes is still hidden
board-quelled = put down with { $chance }, were it fought now
board-hand = Your cards
board-blank-hint = A coin or tower card: nothing is done on this space
board-card-facts = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, tax { $tax }, grain { $grain }, { $free ->
    [0] no free site
    [one] { $free } free site
   *[other] { $free } free sites
}
board-your-leader = your leader is here
board-lies-on = lies on: { $space }
board-thalers-after = Thalers { $now } → { $after }
board-grain-after = Grain { $now } → { $after }, for { $counties ->
    [one] { $counties } county
   *[other] { $counties } counties
}
board-more-warnings = { $count ->
    [one] (and one more space)
   *[other] (and { $count } more spaces)
}
warn-money = not enough thalers: { $price } needed, at most { $thalers } left by then.
warn-money-maybe = the thalers may not suffice: { $price } needed, perhaps only { $thalers } left by then.
warn-same-building = there is such a building already.
warn-no-site = no free site.
warn-no-building = none is left in the supply.
warn-revolt = a revolt will break out: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} against { $markers ->
    [one] { $markers } peasant
   *[other] { $markers } peasants
}{ $tray ->
    [0] .
   *[other] , and { $tray } in the tray.
}
warn-one-army = only one army is there, so none can march unless others join it first.
warn-no-armies = fewer than { $armies } armies are left in your supply.
warn-court-armies = { $count ->
    [one] { $count } army must leave
   *[other] { $count } armies must leave
} and one must stay: too few are there.
warn-tray = fewer than { $count } of your armies lie in the tray.
warn-no-courtiers = fewer than { $count } courtiers are left in your supply.

board-space-palace = Palace
board-space-church = Church
board-space-trading-house = Trading house
board-space-grain = Grain
board-space-taxes = Taxes
board-space-armies-5 = 5 armies
board-space-armies-3 = 3 armies
board-space-army-1 = 1 army, move
board-space-battle-a = Battle A
board-space-battle-b = Battle B
board-space-court-3 = Court, 3 armies
board-space-court-2 = Court, 2 armies
board-space-court-1 = Court, 1 army
board-space-bid = Bid

## The tower
board-tower = Cube tower
board-throw-before = Previous throw
board-throw-after = Next throw
board-skip = Skip
board-play-again = Play again
board-put-away = Put away
board-cubes-thrown = fell in
board-cubes-stayed = stayed
board-cubes-out = came out
board-cubes-freed = { $count } from inside

## Panels
board-seats = Players
board-row-counties = Counties
board-armies = Armies on the map
board-row-supply = Armies in supply
board-row-courtiers = Courtiers in supply
board-row-region-card = Region card
board-row-statues = Statues
board-row-trophies = Trophies
board-standing = Scores by region
board-most-of = Most of each
board-if-scored = If scored now
board-score-counties = Counties
board-score-buildings = Buildings
board-score-majorities = Majorities
board-score-sum = Points then
board-winter = Winter ahead
board-winter-missing = Counties unfed
board-winter-revolts = Revolts
board-plans-shown = Plans and bids shown
board-court = The Emperor’s Court
board-court-hall = Hall
board-court-room = Audience room
board-favour = Favour { $favour }:
board-price = { $price } courtiers
board-guess = a dotted line marks a number we could only reconstruct
board-chronicle = Chronicle
board-legend = Signs
board-sign-palace = palace
board-sign-church = church
board-sign-trading-house = trading house
board-sign-revolt = revolt marker
board-sign-leader = leader
board-sign-statue = statue
board-sign-courtier = courtier
board-sign-army = armies
board-sign-tax = tax
board-sign-grain = grain
board-sign-site = building site

## What things are
explain-armies = The letter and the colour say whose they are, the number how many. One always stays behind when the others march.
    .title = Armies
explain-palace = Scores 1 point each year. Whoever has the most palaces in the region scores 3 more.
    .title = Palace
explain-church = Scores 1 point each year. Whoever has the most churches in the region scores 2 more.
    .title = Church
explain-trading-house = Scores 1 point each year. Whoever has the most trading houses in the region scores 1 more.
    .title = Trading house
explain-revolt = Taxes or grain were taken here. Take again, and as many peasants rise as there are markers.
    .title = Revolt marker
explain-leader = In this county building is cheaper, and grain, taxes and recruiting bring more. He moves on after every season.
    .title = Leader
explain-statue = Left by a leader who moved on. It scores 1 point at the end, unless another leader takes it as a trophy.
    .title = Statue
explain-tax = What the taxes action brings here, in thalers.
    .title = Tax
explain-grain = What the grain action brings here.
    .title = Grain
explain-site = Every building needs a free one, and a county holds only one of each kind.
    .title = Building site
explain-tower = All cubes of a fight are thrown in together. Some stay inside, and some that lay there come out: only what falls into the tray counts.
    .title = Cube tower
explain-counties = Each scores 1 point, and each needs one grain in winter.
    .title = Counties
explain-supply = Neither on the map nor in the tower: so many can still be recruited.
    .title = Armies in supply
explain-winter = If winter came now: how many counties would have no grain, and how many revolts that would bring. A range where it depends on the event that is left over.
    .title = Winter ahead
explain-standing = Who has the most palaces, churches and trading houses in each region, and what it would score.
    .title = Majorities
explain-if-scored = The points everybody would have if this year were scored at this moment.
    .title = If scored now
explain-order = Chosen by the bids of this season. Each place comes with a bonus that holds until the season ends.
    .title = Order of play
explain-face-down = Five of the ten actions lie face down. The next one is turned over each time an action is finished.
    .title = Hidden action
explain-winter-loss = If this event is the one left over, everybody loses so much grain.
    .title = Loss in winter
explain-guess = The printed number could not be checked: ours is reconstructed.
    .title = Not certain
explain-warned = { $told }
    .title = { $name }
