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
option-treaty-limits-name = Early rounds: treaties with the Ottomans, none with the Tatars
option-sturdy-treaty-name = A dearer treaty is harder to break
option-home-provinces-name = A point at the end for each estate in the family’s home

board-choices = Your choices
board-your-blocks = Your blocks
board-block = Block { $block }, { $left } left
board-blocks-help = Pick a block, then a region or the court, or the other way round. On the map, the keys 0 to 5 lay a block, Delete takes it back.
board-take-back = take back
board-said-ready = You are ready. Change a block, or undo, to think again.
board-said-bid = You have bid { $coins }.
board-coins = Coins
board-act-assign = Lay a block here.
board-act-reassign = Block { $block } lies here; lay another.
board-circle = { $region }, circle worth { $worth }{ $twin ->
        [inner] { " " }(the inner one)
        [middle] { " " }(the middle one)
        [outer] { " " }(the outer one)
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

board-family-points = Victory points
board-family-coins = Coins
board-family-income = Income
board-family-worth = Worth of estates
board-family-nobles = Nobles in supply
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
