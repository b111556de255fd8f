# The page to print
summary-enemies = Enemies: strength by round for 3/4 players, points
summary-circles = Estates at the end of the game

# Chapters of the rules
chapter-GP-0 = Pieces and set-up
chapter-GP-1 = 1. Income
chapter-GP-2 = 2. Nobles
chapter-GP-3 = 3. First player
chapter-GP-4 = 4. Crown army
chapter-GP-5 = 5. Events
chapter-GP-6 = 6. Elections
chapter-GP-7 = 7. Estates
chapter-GP-8 = 8. Special actions
chapter-GP-9 = 9. Armies
chapter-GP-10 = 10. Campaigns
chapter-GP-11 = 11. Enemy attacks
chapter-GP-12 = 12. Poland strikes back
chapter-GP-13 = 13. Expansion
chapter-GP-14 = 14. War and peace
chapter-GP-15 = 15. Victory points
chapter-GP-16 = 16. End of the round
chapter-GP-17 = 17. End of the game
chapter-GP-O = Options

# What the board of God’s Playground says besides the game’s own words.

board-choices = Your choices
board-your-blocks = Your blocks
board-block = Block { $block }, { $left } left
board-blocks-help = Pick a block, then a region or the court, or the other way round.
board-blocks-keys = On the map, the keys 0 to 5 lay a block, Delete takes it back.
board-take-back = take back
board-said-ready = You are ready. Change a block, or undo, to think again.
board-said-bid = You have bid { $coins }.
board-coins = Coins
board-act-assign = Lay a block here.
board-act-reassign = Block { $block } lies here; lay another.
board-circle = { $region }, circle worth { $worth }{ $twin ->
        [inner] { " " }(on the left)
        [middle] { " " }(in the middle)
        [outer] { " " }(on the right)
       *[none] { "" }
    }: { $owner }.
board-free = free
board-move-from = Move a noble from here …
board-cossacks = Cossacks
board-under-treaty = Under treaty: no attack
board-after-dice = after the dice: { $percent }
board-history-round = History of round { $round }: { $name }
board-history-enemy = History: { $foe }
board-first = first player

board-strip = Rounds and phases
board-round = Round { $round }
board-stand = Round { $round } of { $rounds } · { $phase }
board-phase = Phase { $number }: { $phase }

board-verb-build = Build
board-verb-assign = Lay a block
board-verb-clear = Take a block back
board-verb-ready = Ready
board-verb-fewer = Fewer nobles
board-verb-bid = Bid
board-verb-pass = Pass
board-verb-manager = Manager
board-verb-danzig = Danzig
board-verb-treaty = Treaty
board-verb-move = Move nobles
board-verb-veto = Liberum veto
board-verb-confederation = Confederation
board-verb-school = Jesuit school
board-verb-city = City
board-verb-raise = Raise an army
board-verb-buy = Buy units
board-verb-campaign = Campaign
board-verb-strike = Strike back
board-verb-done = Done

fact-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
    .title = Victory points
fact-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
    .title = Coins
board-family-points = Victory points
board-family-coins = Coins
board-family-income = Income
board-family-worth = Worth of estates
board-family-nobles = Nobles in supply
board-family-nobles-sent = Nobles in the country
board-family-discs = Discs in supply
board-family-units = Infantry, cavalry, artillery
board-family-blocks = Blocks left

board-legend = Signs and certainty of numbers
board-noble = noble
board-estate = estate
board-invader = enemy’s cube
board-doubtful = a doubtful number: see below
board-king-cube = king’s cube
board-strength-now = strength now
board-glory = victory points for most cubes
board-treaty-slot = treaty
board-influence = Habsburg influence
board-crown-table = Crown army
board-crown-base = Round { $round }
board-crown-levy = Court blocks { $from }–{ $upto }

# ---- explained ----
explain-noble = A noble of the family whose arms it bears. Nobles elect to the Sejm, and pay for estates, actions, armies and campaigns.
    .title = Noble
explain-invader = Cubes of an enemy in this region. They cost estates and the region’s value in war and peace, and spread where there are fewer nobles than cubes.
    .title = Invaders
explain-estate = An estate of the family whose arms it bears. Each round it pays the value of its region; at the end it scores the number on it.
    .title = Estate
explain-site = Room for an estate. The number is what an estate here scores at the end. The lowest free site is built on first.
    .title = Free site
explain-manager = This estate pays 2 coins more each round.
    .title = Manager
explain-city = At the end this estate scores three times the number on it.
    .title = City
explain-value = What each estate of the region pays in a round, from 1 to 5. It falls where enemies stand and rises in peace.
    .title = Value of estates
explain-cossack = They fight in Ukraine, against Tatars only, and hit on 4 or more. Those nobody hires join the Tatars.
    .title = Cossacks
explain-influence = Until round 4 the Habsburgs send influence. It takes away nobles, and where it stays it costs estates.
    .title = Habsburg influence
explain-infantry = Hits on 5 or 6; with artillery on 4 or more. A 1 is its end.
    .title = Infantry
explain-cavalry = Hits on 4 or more; with artillery on 3 or more. A 1 is its end.
    .title = Cavalry
explain-artillery = Does not roll: each die of its army in the region counts 1 more.
    .title = Artillery
explain-enemy-cube = Cubes that the dice have added: each makes the enemy stronger by 1.
    .title = Strengthened
explain-vienna = Ottoman cubes before Vienna. From here they can reach Greater Poland.
    .title = Vienna
explain-campaigner = Cubes of a family’s campaigns: each holds off 1 of the enemy’s strength. Whoever has most scores the points of the box.
    .title = Glory
explain-king-cube = A hit of the crown army. It holds off 1 strength, and the king competes for the points of the box.
    .title = King’s cube
explain-glory = For the family with the most cubes in this box, each round.
    .title = Victory points
explain-enemy-die = Whenever this number falls in the events or the attacks, the enemy grows by 1.
    .title = The enemy’s die
explain-base-strength = How strong the enemy is in each of the four rounds, before cubes are added.
    .title = Base strength
explain-strength = Base strength and cubes together: with this the enemy would attack now.
    .title = Strength now
explain-treaty = One a round in all: the partner does not attack, unless the dice break it.
    .title = Treaty
explain-forecast = Where the enemy would attack and with how many cubes, were nothing to change.
    .title = What is to come
explain-chance = How likely at least one cube enters, when the dice of the attacks have fallen.
    .title = Chance
explain-entry = The region this enemy enters.
    .title = Way in
explain-expansion = From the region it entered the enemy spreads this way, if it has more cubes there than there are nobles.
    .title = Expansion
explain-crown-army = The king’s units this round. Whoever has a disc in the Sejm may send them.
    .title = Crown army
explain-court = Blocks laid here decide who is first player, and how many units the crown army gets.
    .title = Royal court
explain-sejm = Won by the family with the most nobles in the region. It scores 2 points, or pays for the crown army or a treaty.
    .title = Seat in the Sejm
explain-block = As many nobles come to this region. Nobody else sees it before all are revealed.
    .title = Your block
explain-score = The shields of the families stand at their points.
    .title = Victory points
explain-round = Four rounds, from 1386 to 1795. Press to read what happened in those years.
    .title = Round
explain-region = Each estate here pays { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    } a round. Nobles of all families: { $nobles }. { $threat }
    .title = { $region }
explain-enemy = It attacks every round. Its shield opens its history.
    .title = Enemy
explain-unsure = We do not own the printed board: this number is our best guess. A table may bring its own.
    .title = A doubtful number
