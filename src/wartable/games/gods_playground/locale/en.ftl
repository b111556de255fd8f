# God’s Playground – English

## The game
game-name = God’s Playground
game-blurb = The great families of Poland and Lithuania share a country with five enemies at its borders, through four rounds from 1386 to 1795. Each seeks estates, seats in the Sejm and glory for itself, but a country nobody defends leaves nothing to anybody.

## Editions
edition-warfrog = The first edition, for exactly three players.
edition-phalanx = The Polish edition, for three or four players: other numbers if Vienna falls, influence that lowers values everywhere, Cossacks who want troops beside them, and three optional rules.
edition-warfrog-name = God’s Playground (Warfrog, 2009)
edition-phalanx-name = Boże Igrzysko (Phalanx, 2010)
edition-warfrog-options = House rules

## Options
option-treaty-limits = Early rounds: treaties with the Ottomans, none with the Tatars
option-sturdy-treaty = A dearer treaty is harder to break
option-home-provinces = A point at the end for each estate in the family’s home
option-vienna-held = If the Ottomans keep Vienna, they have in round 4 (three players)
option-vienna-held-warfrog = 12 in their own box, 10 in the Habsburg box (Warfrog)
option-vienna-held-phalanx = 10 in each box (Phalanx)
option-influence-ruins = Habsburg influence lowers the value of estates
option-influence-ruins-greater-poland = in Greater Poland alone (Warfrog)
option-influence-ruins-everywhere = in every region (Phalanx)
option-failed-treaty = After a treaty that could not be paid
option-failed-treaty-used-up = nobody may try another this round (Warfrog)
option-failed-treaty-again = it may be tried again (Phalanx)
option-cossack-hire = Cossacks are bought
option-cossack-hire-alone = with own units or alone (Warfrog)
option-cossack-hire-with-troops = only together with an own unit (Phalanx)
option-cossack-defence = Cossacks defend Ukraine against Tatars
option-cossack-defence-alone = even alone (Warfrog)
option-cossack-defence-with-troops = only beside a player’s infantry or cavalry (Phalanx)

## Families
seat-white = Radziwiłł
seat-blue = Potocki
seat-red = Sapieha
seat-yellow = Leszczyński

# Their colours
colour-white = white
colour-blue = blue
colour-red = red
colour-yellow = yellow

## Regions
region-prussia = Prussia
region-lithuania = Lithuania
region-ukraine = Ukraine
region-little-poland = Little Poland
region-greater-poland = Greater Poland

# Where blocks are assigned
spot-prussia = Prussia
spot-lithuania = Lithuania
spot-ukraine = Ukraine
spot-little-poland = Little Poland
spot-greater-poland = Greater Poland
spot-court = Royal court

# Where the crown army strikes
target-prussia = Prussia
target-lithuania = Lithuania
target-ukraine = Ukraine
target-little-poland = Little Poland
target-greater-poland = Greater Poland
target-vienna = Vienna

## Enemies
enemy-black = The black enemy
enemy-russia = Russia
enemy-tatars = Tatars
enemy-ottomans = Ottomans
enemy-habsburgs = Habsburgs

# By their names
foe-teutonic-knights = Teutonic Knights
foe-sweden = Sweden
foe-kingdom-of-prussia = Kingdom of Prussia
foe-russia = Russia
foe-tatars = Tatars
foe-ottomans = Ottomans
foe-habsburgs = Habsburgs

## Units
troop-infantry = infantry
troop-cavalry = cavalry
troop-artillery = artillery
unit-infantry = infantry
unit-cavalry = cavalry
unit-artillery = artillery
unit-cossack = Cossack

# Who goes on a campaign
force-alone = own troops alone
force-one-cossack = with one Cossack
force-two-cossacks = with two Cossacks
force-crown = with the crown army
force-crown-and-one-cossack = with the crown army and one Cossack
force-crown-and-two-cossacks = with the crown army and two Cossacks

# Where Cossacks are
quarters-box = Cossack box
quarters-ukraine = Ukraine
quarters-tatars = with the Tatars

## Phases
phase-set-up = Set-up
phase-income = Income
phase-nobles = Nobles
phase-first-player = First player
phase-crown-army = Crown army
phase-events = Events
phase-elections = Elections
phase-estates = Estates
phase-special-actions = Special actions
phase-armies = Armies
phase-campaigns = Campaigns
phase-enemy-attacks = Enemy attacks
phase-strikes-back = Poland strikes back
phase-expansion = Expansion
phase-war-and-peace = War and peace
phase-victory-points = Victory points
phase-end-of-round = End of the round
phase-end-of-game = End of the game

## Stages
stage-found = placing an opening estate
stage-assign = assigning nobles in secret
stage-shortage = deciding where fewer nobles arrive
stage-bid = bidding for the first-player marker in secret
stage-build = building an estate or passing
stage-act = choosing a special action
stage-move = moving a second noble
stage-schools = founding more schools
stage-raise = choosing where to raise an army
stage-recruit = buying units
stage-campaign = choosing a campaign
stage-strike = sending the crown army
stage-over = end of the game

## Prompts
prompt-found = Set-up, lap { $lap }: choose a region for one of your opening estates.
prompt-assign = Round { $round }: in secret, assign one block to each region and one to the royal court, then say that you are ready.
prompt-shortage = Your supply is too small: choose where one noble fewer arrives ({ $cubes ->
        [one] { $cubes } noble is still missing
       *[other] { $cubes } nobles are still missing
    }).
prompt-bid = Your block at court ties for the highest: bid coins for the first-player marker in secret (you have { $coins }). All bids are paid.
prompt-build = Lap { $lap }: build an estate for { $price ->
        [one] { $price } noble
       *[other] { $price } nobles
    } of its region, or pass for the rest of the phase.
prompt-act = Special actions, lap { $lap } of 2: choose an action, or pass (you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }).
prompt-move = You may move a second noble, or be done.
prompt-schools = You may found a school in another region for one noble and 2 coins, or be done (you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }).
prompt-raise = Raise an army in a region for one of your nobles there, or pass for the rest of the phase (you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }).
prompt-recruit = { $region }: { $bought ->
        [0] buy units, at least one
       *[other] buy more units, or be done
    } (you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $occupied ->
        [1] , and prices are halved, as the region is occupied
       *[other] { "" }
    }).
prompt-campaign = Send a campaign from a region for one of your nobles there, or pass for the rest of the phase.
prompt-strike = { $free ->
        [1] Send the crown army against the invaders, free of charge, or decline for the rest of the phase.
       *[other] Send the crown army against the invaders for one of your Sejm discs, or decline for the rest of the phase.
    }

## Choices
choice-build = Build an estate: { $region }
choice-assign = { $spot }: block { $block }
choice-clear = { $spot }: take the block back
choice-ready = Ready
choice-fewer = One noble fewer: { $region }
choice-bid = Bid coins: { $coins }
choice-pass = Pass
choice-manager = Manager: { $region }, estate worth { $worth }{ $twin ->
        [inner] { " " }(on the left)
        [middle] { " " }(in the middle)
        [outer] { " " }(on the right)
       *[none] { "" }
    }
choice-danzig = Sell grain in Danzig
choice-treaty = Treaty: { $foe } (the die plus { $gift } coins)
choice-move = Move a noble: { $origin } → { $region }
choice-veto = Liberum veto, noble from: { $region }
choice-confederation = Confederation against { $victim }: { $region }
choice-school = Jesuit school: { $region }
choice-city = City: { $region }, estate worth { $worth }{ $twin ->
        [inner] { " " }(on the left)
        [middle] { " " }(in the middle)
        [outer] { " " }(on the right)
       *[none] { "" }
    }
choice-raise = Raise an army: { $region }
choice-buy = Buy: { $unit }
choice-campaign = Campaign: { $region } → { $foe }, { $force }
choice-strike = Crown army, target: { $target }
choice-done = Done

## Events
event-first-rolled = A { $die } is rolled: { $seat } takes the first-player marker.
event-marker-passed = The first-player marker passes to { $seat }.
event-founded = { $seat } places an opening estate: { $region }, circle worth { $worth }.
event-round-began = Round { $round }
event-earned = { $seat } collects { $coins } coins.
event-earned-least = { $seat } collects the minimum income, { $coins } coins.
event-influence-laid = Habsburg influence markers in the Habsburg box: { $markers }.
event-revealed = { $seat } reveals: Prussia { $prussia }, Lithuania { $lithuania }, Ukraine { $ukraine }, Little Poland { $little_poland }, Greater Poland { $greater_poland }, royal court { $court }.
event-nobles-short = { $seat } has too few nobles in supply: { $cubes } will be missing.
event-nobles-placed = { $seat } places { $cubes ->
        [0] no nobles
        [one] { $cubes } noble
       *[other] { $cubes } nobles
    }.
event-court-tied = The highest block at court, { $block }, is tied: those players bid.
event-bid-revealed = { $seat } bids { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-bid-again = The highest bid is tied: those players bid again.
event-marker-kept = { $seat } keeps the first-player marker.
event-marker-taken = { $seat } takes the first-player marker as the king’s hetman.
event-crown-mustered = Blocks at court add up to { $total }; crown army: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery.
event-event-dice = Events, dice: { $dice }.
event-attack-dice = Enemy attacks, dice: { $dice }.
event-strengthened = Enemy strengthened: { $foe }, { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-grew = Habsburg influence grows: { $markers ->
        [0] no marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-vienna-grew = The Ottomans in Vienna grow stronger: { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-stock-empty = Nothing is left to add, the stock is empty: { $foe }.
event-elected = { $seat } wins a seat in the Sejm: { $region }.
event-not-elected = Nobody is elected to the Sejm: { $region }.
event-no-disc-left = { $seat } has no disc left, and the seat stays empty: { $region }.
event-built = { $seat } builds an estate for { $cubes ->
        [one] { $cubes } noble
       *[other] { $cubes } nobles
    }: { $region }, circle worth { $worth }.
event-passed = { $seat } passes.
event-passed-action = { $seat } passes.
event-passed-army = { $seat } passes.
event-passed-campaign = { $seat } passes.
event-passed-strike = { $seat } passes.
event-manager-hired = { $seat } hires a manager: { $region }, estate worth { $worth }.
event-danzig-sold = { $seat } sells grain in Danzig for { $coins } coins.
event-envoys-sent = { $seat } sends envoys: { $foe }; the die shows { $die }, { $coins ->
        [one] { $coins } coin is paid
       *[other] { $coins } coins are paid
    }.
event-treaty-made = { $seat } makes a treaty: { $foe }.
event-treaty-failed = { $seat } cannot pay the whole price, and no treaty is made: { $foe }.
event-noble-moved = { $seat } moves a noble: { $origin } → { $region }.
event-vetoed = { $seat } breaks up the Sejm by liberum veto (noble from: { $region }): { $discs ->
        [0] no disc was there
        [one] { $discs } disc is removed
       *[other] { $discs } discs are removed
    }.
event-confederated = { $seat } forms a confederation against { $victim } and takes an estate: { $region }, worth { $worth }.
event-school-founded = { $seat } founds a Jesuit school: { $region }; 1 point.
event-schools-everywhere = { $seat } has founded schools in all five regions: 2 more points.
event-city-founded = { $seat } founds a city: { $region }, estate worth { $worth }.
event-raised = { $seat } raises an army: { $region }.
event-bought = { $seat } buys { $unit } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $region }.
event-cossacks-left = { $cossacks ->
        [one] A Cossack nobody hired goes over
       *[other] { $cossacks } Cossacks nobody hired go over
    } to the Tatars.
event-campaigned = { $seat } goes on campaign: { $region } → { $foe }, { $force }.
event-fought = { $seat }, { $unit }, { $region }: { $dice }; hits: { $hits }, losses: { $lost }.
event-crown-fought = Crown army, { $unit }, { $target }: { $dice }; hits: { $hits }, losses: { $lost }.
event-cossacks-fought = Cossacks: { $dice }; hits: { $hits }, losses: { $lost }.
event-driven-out = Driven out: { $foe }, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-raided = { $seat } places { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } in the enemy box: { $foe }.
event-crown-raided = The crown army places { $cubes ->
        [one] { $cubes } king cube
       *[other] { $cubes } king cubes
    } in the enemy box: { $foe }.
event-treaty-broken = The treaty is broken: { $foe }.
event-cossacks-rebelled = { $cossacks ->
        [one] A Cossack rebels and joins
       *[other] { $cossacks } Cossacks rebel and join
    } the Tatars.
event-treaty-kept = The treaty holds, no attack: { $foe }.
event-held-off = Held off: { $foe }, strength { $strength } against { $cubes ->
        [one] { $cubes } Polish cube
       *[other] { $cubes } Polish cubes
    }.
event-attacked = Attack: { $foe } → { $region }, strength { $strength } against { $cubes ->
        [one] { $cubes } Polish cube
       *[other] { $cubes } Polish cubes
    }; { $entered ->
        [0] no cube enters
        [one] { $entered } cube enters
       *[other] { $entered } cubes enter
    }.
event-influence-driven = Habsburg influence is driven out by the invaders: { $region }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-cancelled = Invaders fight each other: { $foe } and { $other }, { $region }; each loses { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-came = Habsburg influence arrives: { $region }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-noble-swayed = { $seat } loses a noble to Habsburg influence: { $region }.
event-influence-stayed = Habsburg influence stays: { $region }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-influence-vanished = Habsburg influence finds invaders and vanishes: { $region }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-vienna-besieged = The Ottomans march on Vienna, strength { $strength } against { $cubes ->
        [one] { $cubes } Polish cube
       *[other] { $cubes } Polish cubes
    }; { $entered ->
        [0] no cube enters
        [one] { $entered } cube enters
       *[other] { $entered } cubes enter
    }. { $markers ->
        [0] {""}
        [one] { $markers } influence marker leaves the Habsburg box.
       *[other] { $markers } influence markers leave the Habsburg box.
    }
event-struck = { $seat } pays a Sejm disc and sends the crown army, target: { $target }.
event-struck-free = { $seat } sends the crown army free of charge, target: { $target }.
event-siege-broken = Before Vienna the Ottomans lose { $cubes ->
        [0] no cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-spread = Expansion: { $foe }, { $origin } → { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-vienna-spread = The Ottomans advance from Vienna: { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-spread = Habsburg influence spreads: { $origin } → { $region }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
event-estate-lost = { $seat } loses an estate to the invaders: { $region }, worth { $worth }.
event-estate-seized = { $seat } loses an estate to Habsburg influence: { $region }, worth { $worth }.
event-value-fell = { $region }: occupied, the value of estates falls to { $value }.
event-value-kept = { $region }: the value of estates stays at { $value }.
event-value-rose = { $region }: no enemy cube came, the value of estates rises to { $value }.
event-odd-piece = Too few pieces: a { $die } gives the odd one to { $region }.
event-value-fell-influence = { $region }: Habsburg influence lowers the value of estates to { $value }.
event-value-wants-nobles = { $region }: without two nobles the value of estates stays at { $value }.
event-value-at-limit = { $region }: the value of estates is at its limit and stays at { $value }.
event-glory-won = { $seat } wins glory against an enemy: { $foe }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
event-sejm-scored = { $seat } scores { $points } points in the Sejm.
event-luxury = { $seat } spends { $coins } coins on luxury: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-withdrew = Invaders withdraw: { $foe }, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-blocks-returned = All blocks return to the players.
event-estates-scored = { $seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for estates.
event-home-scored = { $seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for estates in the home region.
event-game-ended = { $seat } ends with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals
refusal-game-over = The game is over.
refusal-wrong-phase = That does not belong to this phase.
refusal-other-phase = That belongs to another phase: { $phase }.
refusal-row-full = All circles of that region are taken.
refusal-no-disc = You have no disc left in your supply.
refusal-spot-taken = A block lies there already; you can take blocks back once all six are assigned.
refusal-block-used = You have no block of that value left.
refusal-six-blocks = First assign all six blocks: one to each region and one to the royal court.
refusal-undo-instead = Until all six blocks lie, take them back with undo, the last one first.
refusal-none-arriving = None of your nobles is on the way there.
refusal-too-many-coins = You do not have that many coins.
refusal-no-noble-manager = You have no noble in that region.
refusal-no-noble-move = You have no noble in that region.
refusal-no-noble-veto = You have no noble in that region.
refusal-no-noble-school = You have no noble in that region.
refusal-no-estate-city = That circle does not hold an estate of yours.
refusal-one-noble = An estate costs one noble of its region, and you have none there.
refusal-two-nobles-build = After the first lap an estate costs two nobles of its region, and you have fewer there.
refusal-must-build = In the set-up everyone has to place their estates; nobody may pass.
refusal-not-your-estate = That circle does not hold an estate of yours.
refusal-has-manager = That estate has a manager already.
refusal-no-manager-left = All eight managers are in use.
refusal-no-noble-in-prussia = Selling grain in Danzig costs one noble from Prussia, and you have none there.
refusal-one-treaty = A treaty has been made this round, and there can be only one.
refusal-envoys-failed = A treaty was tried in vain this round, and nobody may try another.
refusal-no-treaty-ottomans = No treaty can be made with the Ottomans.
refusal-no-treaty-habsburgs = A treaty with the Habsburgs is possible only in round 4, and only if the Ottomans do not hold Vienna.
refusal-no-treaty-tatars = At this table no treaty can be made with the Tatars in rounds 1 and 2.
refusal-not-this-round = That enemy goes by another name this round.
refusal-no-noble-there = A treaty costs a noble from the region next to that enemy, and you have none there.
refusal-no-seat-in-sejm = A treaty costs one of your discs in the Sejm, and you have none there.
refusal-treaty-too-dear = You do not have the coins for even the lowest price of that treaty.
refusal-fixed-gift = At this table a treaty always costs the die plus 2 coins.
refusal-no-such-gift = A treaty costs the die plus 2, 4 or 6 coins.
refusal-same-region = A noble has to move to another region.
refusal-confederation-later = Confederations are possible from round 3 on.
refusal-not-last = Only the player who is alone in last place may form a confederation.
refusal-two-nobles-confederation = A confederation costs two nobles of the region, and you have fewer there.
refusal-own-target = A confederation is formed against another family.
refusal-not-fewer = That family does not have fewer nobles there than you.
refusal-no-estate-there = That family has no estate without a city there.
refusal-schools-later = Jesuit schools can be founded from round 2 on.
refusal-school-stands = This action has already founded a school there.
refusal-school-too-dear = A school costs 2 coins, and you have fewer.
refusal-cities-later = Cities can be founded from round 3 on.
refusal-one-city = A city has been founded this round, and there can be only one.
refusal-two-nobles-city = A city costs two nobles of its region, and you have fewer there.
refusal-has-city = That estate has a city already.
refusal-no-noble-army = Raising an army costs one noble of the region, and you have none there.
refusal-nothing-to-buy = You could not buy a single unit there.
refusal-at-least-one = Buy at least one unit: the noble has been paid.
refusal-unit-too-dear = You do not have enough coins for that unit.
refusal-no-unit-left = No unit of that kind is left.
refusal-artillery-later = There is no artillery in round 1.
refusal-cossacks-in-ukraine = Cossacks can be hired only in Ukraine.
refusal-cossacks-want-troops = First buy a unit of your own: at this table Cossacks are hired only together with one.
refusal-no-noble-campaign = A campaign costs one noble of the region it starts from, and you have none there.
refusal-no-troops = Nobody would fight: you have neither infantry nor cavalry there.
refusal-no-crown-seat = The crown army costs one of your discs in the Sejm, and you have none there.
refusal-no-crown-army = The crown army has neither infantry nor cavalry.
refusal-no-cossacks = There are not that many Cossacks there; they fight only from Ukraine.
refusal-cossacks-want-leader = Cossacks join only a player with infantry or cavalry of their own in Ukraine.
refusal-habsburgs-at-peace = In rounds 1 to 3 there is no campaign against the Habsburgs, and no invader stands in Greater Poland.
refusal-treaty-holds = A treaty forbids a campaign against that enemy, and no invader stands in the region.
refusal-no-invaders = No enemy cube stands there; influence cannot be attacked.
refusal-vienna-free = Vienna can be relieved only in round 3, while Ottoman cubes stand before it.

## Rules: pieces and set-up
rule-GP-0_1 = Each player leads a family: white the Radziwiłł, blue the Potocki, red the Sapieha; with four players yellow leads the Leszczyński. Warfrog is for three players, no more and no fewer; Phalanx is for three or four.
rule-GP-0_2 = Each family has 20 noble cubes, 16 discs, 12 blocks (two of each value from 0 to 5), 4 infantry, 3 cavalry and 1 artillery. All limits are real: what is not in the supply cannot be placed. One disc marks the score, so 15 serve as estates and as seats in the Sejm.
rule-GP-0_3 = The crown has 12 king cubes, 4 infantry, 4 cavalry and 1 artillery. Shared by all are 2 Cossacks, 8 managers, 2 cities and 1 treaty marker. The enemies have 25 black, 25 Russian, 25 Tatar, 30 Ottoman and 20 Habsburg cubes and 10 Habsburg influence markers. Our ruling: coins are unlimited.
rule-GP-0_4 = The country has five regions in a ring: Prussia, Lithuania, Ukraine, Little Poland, Greater Poland. The estate value of each region starts at 3 and always stays between 1 and 5.
rule-GP-0_5 = Each player starts with 10 coins and no victory points.
rule-GP-0_6 = A die names the first player, who takes the marker. With three players there are three laps in which everyone places one estate, clockwise from the holder of the marker; after the first and the second lap the marker passes to the left. It stays with the player who led the last lap. Nobody may pass.
rule-GP-0_7 = With four players (Phalanx) there are two laps in which everyone places one estate: clockwise from the first player, then in reverse order. So each family starts with two estates.
rule-GP-0_8 = An estate always goes on the lowest free circle of its region’s row; a region whose row is full cannot be chosen.
rule-GP-0_9 = Whatever is removed returns at once to its owner’s supply or to the stock and may be used again; the noble paid for a campaign, for instance, is back before its hits are marked. Only crown units that were killed stay out until phase 16.
rule-GP-0_10 = The order of players is clockwise from the holder of the first-player marker. With four players the first player keeps the marker after the set-up.

## Rules: income (phase 1)
rule-GP-1_1 = Each estate pays its owner the current estate value of its region; a manager on it adds 2 coins.
rule-GP-1_2 = Whoever would collect fewer than 10 coins collects 10.

## Rules: nobles (phase 2)
rule-GP-2_1 = In secret and at the same time, each player assigns one block to each of the five regions and one to the royal court (the box of the crown army): exactly six blocks.
rule-GP-2_2 = In round 1 players choose from all twelve blocks; in round 2 they use the six that are left. After round 2 all twelve return: round 3 chooses from twelve again, and round 4 uses the six left.
rule-GP-2_3 = All players reveal together. Each region receives as many nobles from its player’s supply as the block there says. The block at court brings no nobles.
rule-GP-2_4 = A player with too few nobles in supply chooses where to place fewer, and places as many as there are. Our ruling: several such players choose in player order, by the first-player marker as it was before phase 3.
rule-GP-2_5 = Before the reveal nobody learns anything of another player’s assignment; afterwards it is public which blocks have been used. Our ruling: not even how far a player has got with the assignment is shown.

## Rules: first player (phase 3)
rule-GP-3_1 = The player with the highest block at court takes the first-player marker and becomes the king’s hetman.
rule-GP-3_2 = Players tied for the highest block bid in secret, anything from no coins to all they have. All bids, winning or losing, are paid; the highest wins the marker.
rule-GP-3_3 = A tie for the highest bid is bid again until one player wins. Our ruling: only those tied for the highest bid take part.
rule-GP-3_4 = If none of the tied players has any coins left, the previous holder keeps the marker. Our ruling: the same holds when all of them bid nothing twice in a row.

## Rules: crown army (phase 4)
rule-GP-4_1 = Each round the crown army has the units printed for that round.
rule-GP-4_2 = The values of all blocks at court are added up, and the column of the army table for that sum adds more units.
rule-GP-4_3 = In round 1 the crown army has no artillery.
rule-GP-4_4 = The crown army never has more than the box holds: 4 infantry, 4 cavalry and 1 artillery.

## Rules: events (phase 5)
rule-GP-5_1 = Four dice are rolled. Each 1 to 5 adds one strength cube to the box of the enemy with that number: 1 the black enemy, 2 Russia, 3 the Tatars, 4 the Ottomans, 5 the Habsburgs. A 6 does nothing.
rule-GP-5_2 = In rounds 1 to 3 the Habsburg box holds influence markers instead of cubes. At the start of the round the base strength is laid out in markers, and each 5 adds one. There are ten markers.
rule-GP-5_3 = In round 4, if Ottoman cubes stand in the Habsburg box, a 5 adds an Ottoman cube there.
rule-GP-5_4 = Our ruling: an empty stock adds nothing, and the base markers are laid out as far as the ten reach.

## Rules: elections (phase 6)
rule-GP-6_1 = The regions vote in ring order, starting with Prussia. The player with strictly the most nobles in a region removes one of them and puts a disc on the region’s seat in the Sejm.
rule-GP-6_2 = Where the most nobles are tied, or nobody is present, nobody is elected.
rule-GP-6_3 = A seat that has been won cannot be declined. Our ruling: if the winner has no disc left, the seat stays empty and no noble is removed.

## Rules: estates (phase 7)
rule-GP-7_1 = In player order, lap after lap, each player builds one estate or passes; a pass is final for the phase. The phase ends when all have passed. (A player who can build nothing passes.)
rule-GP-7_2 = In the first lap an estate costs one noble of its region, in each later lap two.
rule-GP-7_3 = The estate goes on the lowest free circle of the region’s row.
rule-GP-7_4 = An estate may be built even where enemies stand.

## Rules: special actions (phase 8)
rule-GP-8_0 = There are two laps in player order, and in each a player may take one special action. The same action may be taken in both; only diplomacy and the city have limits of their own. Our ruling: whoever skips the first lap may still act in the second.
rule-GP-8_1 = Manager: remove one of your nobles from a region and put a manager on an estate of yours there that has none. There are eight managers in all.
rule-GP-8_2 = Danzig: remove one of your nobles from Prussia, sell grain and take twice Prussia’s estate value in coins. No estate is needed.
rule-GP-8_3 = Diplomacy: one treaty a round in all. It costs one of your nobles from the region connected with the enemy, one of your discs in the Sejm, and a die plus 2 coins.
rule-GP-8_3a = No treaty can ever be made with the Ottomans. With the Habsburgs none can be made in rounds 1 to 3, and in round 4 only if the Ottomans do not hold their box. (GP-O1 changes some of this.)
rule-GP-8_3b = Once the die is rolled there is no way back. Whoever cannot pay pays all their coins, loses noble and disc all the same, and no treaty is made (Phalanx says so; our ruling: in Warfrog too). In Warfrog the action is then used up for everyone this round, since it may be taken once a round; in Phalanx it may be tried again, since only treaties that are made are counted.
rule-GP-8_3c = While the treaty holds there is no campaign against the partner, but the partner’s cubes in Polish regions may be attacked.
rule-GP-8_3d = The treaty ends with the round.
rule-GP-8_3e = Our ruling: a treaty may be tried only with enough coins for a roll of 1.
rule-GP-8_3f = Our ruling: a treaty stops only the attack of phase 11; cubes of the partner that already stand in Poland still expand in phase 13.
rule-GP-8_4 = Moving nobles: move one or two of your nobles, from one or two regions to one or two others, at no cost.
rule-GP-8_5 = Liberum veto: remove one of your nobles from any region; all discs leave the Sejm.
rule-GP-8_6 = Confederation (rounds 3 and 4): only the player alone in last place by victory points may form one. Remove two of your nobles from a region; the victim must have had fewer nobles there than you before you paid. The victim’s lowest estate there without a city becomes yours, and a manager on it returns to the stock. Our ruling: if the lowest estate has a city, the lowest one without a city is taken instead.
rule-GP-8_7 = Jesuit schools (rounds 2 to 4): for each region you choose, remove one of your nobles there and pay 2 coins to score 1 point at once. All five regions in one action score 2 points more.
rule-GP-8_8 = City (rounds 3 and 4): one a round in all. Remove two of your nobles from a region and put a city on an estate of yours there that has none.

## Rules: armies (phase 9)
rule-GP-9_1 = In player order, lap after lap, each player makes one purchase or passes; a pass is final for the phase. A purchase removes one of your nobles from a region and then places at least one unit there. (A player who can buy nothing passes.)
rule-GP-9_2 = Prices: infantry 2 coins, cavalry 4, artillery 6 (not in round 1), a Cossack 2 (in Ukraine only). In Warfrog Cossacks may be bought together with own units or alone; in Phalanx only in a purchase that has placed a unit of your own there.
rule-GP-9_3 = Where enemy strength cubes stand, prices are halved; influence does not count.
rule-GP-9_4 = Cossacks whom nobody has bought by the end of the phase go to the Tatar box.

## Rules: campaigns (phase 10)
rule-GP-10_1 = In player order, lap after lap, each player makes one campaign or passes; a pass is final for the phase. A campaign removes one of your nobles from a region and attacks the enemy connected with it. Our ruling: at least one die must be rolled. (A player who can attack nobody passes.)
rule-GP-10_2 = Infantry hits on 5 or more, cavalry on 4 or more. If the same army has artillery in the region, each of its dice counts 1 more; artillery itself does not roll.
rule-GP-10_3 = A unit that rolls a natural 1 is eliminated, with artillery or without.
rule-GP-10_4 = Hits first remove enemy cubes standing in the region. Each further hit puts one of the player’s cubes from the supply into the enemy box. Our ruling: with no cube left in the supply the hit is lost.
rule-GP-10_5 = Cossacks in Ukraine may join a player who has infantry or cavalry there. They hit on 4 or more, gain from that player’s artillery and place that player’s cubes. A killed Cossack returns to the Cossack box. Cossacks fight only in Ukraine and attack only Tatars: their hits remove Tatar cubes in Ukraine, then mark the Tatar box, and touch no other enemy’s cubes. Our ruling: the player’s own hits are counted first, and a Cossack’s hit is lost while cubes of another enemy, but no Tatars, still stand there.
rule-GP-10_6 = For one of your discs in the Sejm the crown army joins one campaign. It rolls after the player’s own dice (Phalanx says so; our ruling: in Warfrog too), and its hits place king cubes. Our rulings: its artillery counts for its own dice only, and the crown army may be the only force of a campaign, although both rulebooks speak of joining a player’s attack.
rule-GP-10_7 = There is no campaign against the Habsburgs in rounds 1 to 3, nor against a treaty partner. Our ruling: from their regions a campaign is legal only while enemy cubes stand in the region, and further hits are lost.
rule-GP-10_8 = All of a player’s infantry and cavalry in the region roll. Hits of the crown army clear the region first as well (for Cossacks see GP-10.5). Polish cubes in an enemy box never remove the enemy’s cubes there.
rule-GP-10_9 = Our ruling: before any die is rolled the player declares whether the crown army joins and how many Cossacks do, and pays the disc. With no king cube left, a hit of the crown army is lost.
rule-GP-10_10 = Our ruling: in round 4, if the Ottomans hold the Habsburg box, campaigns from Greater Poland are legal; they place cubes in the Habsburg box and can score the victory points printed there.

## Rules: enemy attacks (phase 11)
rule-GP-11_1 = Four dice add cubes to the enemies as in phase 5.
rule-GP-11_2 = If two or more dice show the number of the treaty partner, no cube is added to that enemy, but the treaty is broken and removed; the enemy then attacks as usual.
rule-GP-11_3 = In round 2 each 6 turns one Cossack to the Tatar box, from Ukraine first, else from the Cossack box; two at most.
rule-GP-11_4 = The enemies 1 to 5 attack in order. An enemy’s strength is its base for the round, its cubes in its box and, for the Tatars, the Cossacks with them. It does not attack under a treaty, nor if the Polish cubes in its box, the players’ and the king’s, are at least its strength. Else the difference enters the connected region: Prussia for the black enemy, Lithuania for Russia, Ukraine for the Tatars, Little Poland for the Ottomans, Greater Poland for the Habsburgs.
rule-GP-11_5 = Cubes that enter a region first remove all Habsburg influence there.
rule-GP-11_6 = Then every unit in the region must roll once in defence, with the odds and losses of a campaign: the players’ infantry and cavalry and, against Tatars only, the Cossacks. Hits remove cubes of the invader’s colour first, new and old alike; further hits remove the other colour present (never those of Cossacks). Crown units do not defend.
rule-GP-11_6a = Each Cossack in Ukraine defends once against Tatars. Our ruling: a Cossack counts 1 more if any player’s artillery stands there. In Warfrog Cossacks defend even alone, in Phalanx only if a player’s infantry or cavalry stands there.
rule-GP-11_7 = Then cubes of different colours in the region remove each other one for one.
rule-GP-11_8 = Habsburgs in rounds 1 to 3: the markers of their box go to Greater Poland and remove nobles there one at a time in player order, a marker for a noble; players without nobles there are skipped. Markers left over stay in Greater Poland. If enemy cubes stand there, the markers vanish and remove nobody (Phalanx says so; our ruling: in Warfrog too).
rule-GP-11_9 = Ottomans in round 3: the difference enters the Habsburg box, before Vienna, instead of Little Poland, and removes all markers in that box, so that the Habsburgs make no attack that round; influence already in the country still expands. Those cubes can be hit only in phase 12.
rule-GP-11_10 = Ottomans in round 4: if no Ottoman cube stands in the Habsburg box, their base strength is 3 (4 with four players). If one does, they hold it and have two bases. Warfrog: 12 in their own box and 10 in the Habsburg box, plus the cubes left there. Phalanx: 10 and 10 plus the cubes left (with four players 13 and 13 plus the cubes left). A held Habsburg box attacks and expands as Ottoman.
rule-GP-11_10a = Our ruling: the cubes left in the Habsburg box count for its attack, and all Ottoman cubes are one enemy for GP-11.7 and GP-13.2.
rule-GP-11_11 = Habsburgs in round 4, unless the Ottomans hold their box: a military enemy like the others.
rule-GP-11_12 = The black enemy is one enemy under three names: the Teutonic Knights in round 1, Sweden in rounds 2 and 3, Prussia in round 4. Its cubes stay black throughout.
rule-GP-11_13 = Our ruling: if the stock has too few cubes in phase 11, what there is enters.

## Rules: Poland strikes back (phase 12)
rule-GP-12_1 = In player order, lap after lap, each player may send the crown army on one attack for one of their discs in the Sejm (Phalanx says so; our ruling: in Warfrog too, whose wording allows it). The first player’s attack in the first lap is free, and that player’s first paid attack comes in the second lap. Declining, the free attack included, is final for the phase.
rule-GP-12_2 = The target is a region where enemy strength cubes stand or, in round 3, the Habsburg box while Ottoman cubes stand there. Influence cannot be attacked.
rule-GP-12_3 = Crown units roll as in a campaign: hits remove cubes, further hits are wasted, and a natural 1 kills the unit.
rule-GP-12_4 = The crown army fights alone.
rule-GP-12_5 = The phase also ends when the crown army has neither infantry nor cavalry left. (So it does when no target is left.)

## Rules: expansion (phase 13)
rule-GP-13_1 = The enemies 1 to 5 expand in order. If an enemy has more cubes in its entry region than there are nobles of all players, it places the difference, taken from the stock, in each of the regions its arrows point to.
rule-GP-13_2 = An enemy does not expand into a region where it already has cubes.
rule-GP-13_3 = Cubes that expand enter a region as in GP-11.5 to GP-11.7.
rule-GP-13_4 = The nobles of the region stay where they are.
rule-GP-13_5 = Habsburg influence expands in the same way, removing nobles marker for noble as in GP-11.8; it vanishes where enemy cubes stand.
rule-GP-13_6 = In any round, Ottoman cubes in the Habsburg box beyond two spread to Greater Poland: as many as there are, less two, taken from the stock. Our ruling: they do so in the Habsburgs’ place, before anything else expands from there.
rule-GP-13_7 = If the stock has too few pieces, those in the enemy’s own box may be used; then the pieces are split evenly between the two targets, an odd one at random, and a single open target takes all it can. Phalanx says so; our rulings: in Warfrog too, and Ottoman cubes in the Habsburg box are not used for this.
rule-GP-13_8 = Our ruling: GP-13.2 also holds for influence markers, and for the advance from Vienna in GP-13.6.
rule-GP-13_9 = Our ruling: in round 4 influence left from earlier rounds neither expands nor does damage; it only vanishes when cubes enter.

## Rules: war and peace (phase 14)
rule-GP-14_1 = Where enemy cubes stand, as many estates are lost as there are cubes beyond the nobles of all players, but at least one, from the highest circle down, and the estate value falls by 1. A lost estate takes its manager and city with it (Phalanx says so; our ruling: in Warfrog too).
rule-GP-14_2 = Where enemy cubes were placed this round but none stands now, the estate value stays as it is.
rule-GP-14_3 = Peace: where no enemy cube was placed this round and none from before is left, the estate value rises by 1.
rule-GP-14_4 = The estate value never falls below 1 and never rises above 5.
rule-GP-14_5 = In rounds 1 to 3, and only if the Ottomans placed no cube in the Habsburg box this round (even if Vienna was relieved), influence in a region destroys as many estates as there are markers, whatever the nobles, and lowers the estate value by 1. Warfrog states the loss of value for Greater Poland only, Phalanx for every region.
rule-GP-14_6 = Under the same condition Greater Poland rises only in peace, without markers, and with at least two nobles there. Otherwise GP-14.1 to GP-14.4 alone apply.
rule-GP-14_7 = Our ruling: markers that entered and were all used up against nobles do not break the peace.

## Rules: victory points (phase 15)
rule-GP-15_1 = Whoever has the most cubes in an enemy box scores the points printed there. Tied players share them, rounded down. The king counts as a rival: if the king alone is in front nobody scores, and if tied the king takes a share.
rule-GP-15_2 = Each of your discs in the Sejm scores 2 points.
rule-GP-15_3 = Every full 5 coins must be turned into 1 point.

## Rules: end of the round (phase 16)
rule-GP-16_1 = Players’ cubes and king cubes leave the enemy boxes, discs leave the Sejm, and enemy cubes and markers leave the enemy boxes. Only up to two Ottoman cubes stay in the Habsburg box after round 3 (Phalanx says so, Warfrog takes it for granted).
rule-GP-16_2 = All units return to their owners. Our ruling: Cossacks return to the Cossack box from everywhere.
rule-GP-16_3 = The treaty marker returns.
rule-GP-16_4 = In each region every enemy’s cubes drop to at most the number of nobles of all players there.
rule-GP-16_5 = Nobles and influence markers in the regions stay (for influence, Phalanx says so; our ruling: in Warfrog too).
rule-GP-16_6 = After round 2 all blocks return to their owners.

## Rules: end of the game
rule-GP-17_1 = After round 4 each estate scores the number in its circle, three times that with a city. Managers add nothing. The most victory points win.
rule-GP-17_2 = Ties are broken by more nobles on the board, then by more coins, then by being closer to the first player in player order.
rule-GP-17_3 = Our ruling: these nobles are counted in the regions, after phase 16.

## Rules: options
rule-GP-O0 = Options are agreed before the set-up and stay fixed for the game. Phalanx prints them; with Warfrog they are house rules.
rule-GP-O1 = Option: in rounds 1 and 2 a treaty with the Ottomans is allowed and one with the Tatars is not; rounds 3 and 4 are as usual.
rule-GP-O2 = Option: before the die for a treaty is rolled, its maker declares 2, 4 or 6 coins to be paid on top of the die. The treaty then breaks on two, three or four matching dice.
rule-GP-O3 = Option: at the end each estate in its family’s home region scores 1 point more. Home is Lithuania for Radziwiłł and Sapieha, Greater Poland for Leszczyński, Little Poland for Potocki.

## The country in words
describe-standing = Round { $round }, phase: { $phase }
describe-hetman = First player: { $seat }.
describe-sejm = Seats in the Sejm: { $seats }.
describe-crown = Crown army: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery.
describe-cossacks = Cossacks: { $box } in their box, { $ukraine } in Ukraine, { $tatars } with the Tatars.
describe-treaty = Treaty: { $foe }.
describe-region = { $region }, estate value { $value }
describe-estates = Estates by the worth of their circle: { $estates }.
describe-circle = circle worth { $worth }
describe-manager = manager
describe-city = city
describe-none = none
describe-entry = { $name }: { $what }
describe-invaders = Invaders: { $foe }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
describe-influence = Habsburg influence: { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
describe-nobles = { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
describe-infantry = { $count } infantry
describe-cavalry = { $count } cavalry
describe-artillery = { $count } artillery
describe-enemies = Enemies, if nothing changed
describe-threat = { $foe } → { $region }: strength { $strength } against { $against }; { $enters ->
        [0] no cube would enter
        [one] { $enters } cube would enter
       *[other] { $enters } cubes would enter
    }; chance of an invasion { $percent }.
describe-threat-influence = { $foe } → { $region }: { $strength ->
        [one] { $strength } influence marker
       *[other] { $strength } influence markers
    } against { $against ->
        [one] { $against } noble
       *[other] { $against } nobles
    }; { $enters ->
        [0] none would stay
        [one] { $enters } would stay
       *[other] { $enters } would stay
    }; chance that some stay { $percent }.
describe-threat-treaty = { $foe } → { $region }: under treaty, strength { $strength } against { $against }; chance that the treaty breaks and cubes enter { $percent }.
describe-threat-vienna = { $foe } → Vienna: strength { $strength } against { $against }; { $enters ->
        [0] no cube would enter
        [one] { $enters } cube would enter
       *[other] { $enters } cubes would enter
    }; chance of a siege { $percent }.
describe-families = Families
describe-family = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    } in supply, blocks left: { $blocks }
describe-you = (you)

## The rounds
round-name-1 = 1386–1587: the Jagiellons
round-name-2 = 1587–1674: Sigismund Vasa and the elected kings
round-name-3 = 1674–1697: John Sobieski
round-name-4 = 1697–1795: the last kings and the partitions

## History
history-round-1 = In 1386 Jogaila, Grand Duke of Lithuania, became King of Poland, and his house ruled both countries for almost two centuries. In 1569 the Union of Lublin joined them in one Commonwealth, and after the last Jagiellon the nobles elected their kings. The country begins strong, and its enemies are still few.
history-round-2 = Sigismund Vasa and his sons wanted the Swedish crown as well as the Polish one, and the Commonwealth paid for it with long wars. In 1648 the Cossacks rose, in 1655 came the Swedes; in 1652 a single deputy stopped a Sejm for the first time. The crown army shrinks just as the invasions begin.
history-round-3 = John Sobieski was a soldier elected for his victories, and in 1683 he led the army that saved Vienna. The fame was great and the gain small, for at home the magnates gave him neither money nor obedience. The crown is strong once more, and the glory goes to those who lend it their votes.
history-round-4 = Saxon kings, foreign troops and bought vetoes left a state that could no longer defend itself. The reforms and the constitution of 3 May 1791 came too late: Russia, Prussia and Austria divided the country in 1772, 1793 and 1795. The crown has no standing army any more, and what is saved is saved by the families themselves.
history-black-1 = The Teutonic Knights held the Baltic coast and the mouth of the Vistula. They were beaten at Grunwald in 1410, lost western Prussia in 1466, and in 1525 their last Grand Master in Prussia did homage to the Polish king as a duke. Together with the Tatars they are the first great threat.
history-black-2 = Sigismund Vasa lost the Swedish throne in 1599 but not his claim to it. In 1655 Charles X Gustav overran most of Poland in a few months: the Deluge. An enemy who finds fewer nobles than soldiers in Prussia floods on into Lithuania and Greater Poland.
history-black-3 = The peace of Oliva ended the war with Sweden in 1660, and Sobieski even hoped for Swedish help to win back the Duchy of Prussia. The north stayed quiet for a generation, but the coast lay open. The black enemy keeps its place on the board while all eyes are on the south.
history-black-4 = In 1701 the Elector of Brandenburg, whose forebears had done homage to Polish kings for their duchy, crowned himself King in Prussia. Frederick the Great took the lands on the lower Vistula in 1772, and his successor Greater Poland in 1793. The black enemy of the first round is back with a modern army.
history-russia-1 = Moscow gathered the Russian lands and took Smolensk from Lithuania in 1514. Ivan the Terrible reached for Livonia, until Stephen Báthory drove him back between 1579 and 1581. The strength of this enemy is still small, and it grows every round.
history-russia-2 = In the Time of Troubles a Polish garrison sat in the Kremlin from 1610 to 1612. Half a century later the tsar took the Cossacks under his protection, and the truce of Andrusovo left him Smolensk, the land beyond the Dnieper and, for a time, Kiev in 1667. Lithuania is the gate through which he comes.
history-russia-3 = With an Ottoman war on his hands, Sobieski had to confirm the loss of Kiev for good in 1686. A few years later Peter the Great began to rebuild army and state. Whoever keeps all eyes on Vienna leaves Lithuania to this enemy.
history-russia-4 = After Poltava in 1709 no Polish king could reign against the will of Russia. Its ambassadors ruled in Warsaw, its troops guarded the old liberties, and it took the largest share of all three partitions. It is the strongest of the partitioning powers.
history-tatars-1 = The khans of the Crimea lived on raids that carried off people and cattle from Ukraine almost every year. On the edge of the steppe the Cossacks grew up, free men who fought them or joined them. Cossacks nobody pays ride with the Tatars.
history-tatars-2 = In 1648 Bohdan Khmelnytsky led the Cossacks into revolt, and the khan’s horsemen rode with him: within weeks both hetmans of the crown were prisoners. What had been the guard of the border became the spear of the enemy. This is why each 6 of this round turns a Cossack.
history-tatars-3 = The Tatars rode ahead of the sultan’s armies, and their raids reached the gates of Lwów as late as 1695. A few hundred men held a village against thousands at Hodów in 1694. The raids remain a lasting nuisance rather than a conquest.
history-tatars-4 = After the peace of 1699 the great raids came to an end, and in 1783 Russia annexed the Crimea. The steppe was settled, but no longer for the Commonwealth alone. The oldest nuisance is the smallest worry of the last round.
history-ottomans-1 = King Władysław III fell against the Ottomans at Varna in 1444, and another Jagiellon, Louis of Hungary, at Mohács in 1526. Afterwards Poland preferred truces, for the sultan was too strong to be fought for long. His pressure on Little Poland is modest at first.
history-ottomans-2 = The hetman Żółkiewski died in the retreat from Cecora in 1620; a year later the camp at Chocim held out against the sultan himself. In 1672 Kamieniec fell, and Podolia with it. Beating this enemy brings great glory.
history-ottomans-3 = In 1683 Kara Mustafa led a huge army past Poland to besiege Vienna, and on 12 September Sobieski broke the siege. So the Ottomans enter the Habsburg box this round, and only the crown army can drive them off. A single cube left there at the end of the round means that the city has fallen.
history-ottomans-4 = The peace of Karlowitz gave Podolia back in 1699, and the Ottoman Empire ceased to be a danger to Poland; in 1768 it even went to war with Russia while Polish confederates fought the same enemy. It would have been otherwise with a pasha in Vienna, and the numbers of this round say how much.
history-habsburgs-1 = The Habsburgs won Bohemia and Hungary by marriage, and tried for Poland at the elections of 1573, 1575 and 1587. Their party among the great lords was always rich. Their influence kills nobody: it wins over the nobles of Greater Poland, one by one.
history-habsburgs-2 = Archduke Maximilian, elected by one party, was beaten at Byczyna in 1588, but Sigismund Vasa married two Habsburg sisters one after the other. Against Sweden the emperor was an ally who had himself well paid. Markers nobody resists ruin estates as surely as soldiers do.
history-habsburgs-3 = In 1683 emperor and king became allies by need, and the emperor’s capital was saved by a Polish charge. With the Ottomans at its gates Vienna has no hand free for Polish affairs. This is why a siege sweeps the influence from its box.
history-habsburgs-4 = Austria occupied Polish border land in 1769 and took Galicia in 1772; Maria Theresa wept, mocked Frederick the Great, and took all the same. It stayed out of the second partition and came back for the third. The friend of three rounds sends an army in the fourth.

## Certainty of the printed numbers
certainty-rulebook = rulebook
certainty-likely = likely
certainty-weak = uncertain
certainty-reconstructed = reconstructed
certainty-own = this table’s
note-reconstructed = Some numbers of the printed board are not known to us: they are marked as such, and a table may replace them with its own.

# At the terminal
terminal-help-history = what happened in the years of this round, and what the enemies stand for

## The account of a finished game
account-chapter = { $number ->
        [0] Set-up
       *[other] Round { $number }
    }
account-score = Points
account-source-glory = Glory in war
account-source-sejm = Seats in the Sejm
account-source-luxury = Luxury
account-source-schools = Jesuit schools
account-source-estates = Estates
account-source-home = Home provinces
account-measure-standing = Points with the estates as they stand
account-measure-points = Points
account-quantity = Hits
account-luck = In { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    } { $actual ->
        [one] { $actual } hit
       *[other] { $actual } hits
    } where the dice owed { $expected }: { $better ->
        [yes] { $difference } more
        [even] as expected
       *[no] { $difference } fewer
    } (standard deviation { $deviation }).

# ---- hints: what a choice would cost and bring
hint-nobles-then = nobles there then: { $nobles }
hint-bid = paid whoever wins; coins left: { $left }
hint-nobles = nobles spent: { $nobles }
hint-estate = points at the end: { $points }; coins each round: { $coins }
hint-manager = coins more each round: { $coins }
hint-earns = coins at once: { $coins }
hint-treaty-price = costs { $least } to { $most } coins by the die, a noble and a seat in the Sejm
hint-treaty-fails = you could not pay it: { $chance }%
hint-treaty-breaks = broken if { $dice } of the four attack dice show this enemy: { $chance }%
hint-then = nobles then: { $here } → { $there }
hint-veto = seats that leave the Sejm: { $seats }, yours: { $own }
hint-coins = coins: { $coins }, left: { $left }
hint-points = points at once: { $points }
hint-city = points more at the end: { $points }
hint-purse = coins to spend: { $coins }
hint-half = half price: enemies stand there
hint-sejm = costs a seat in the Sejm
hint-free = costs nothing
hint-driven-out = on average: invaders driven out { NUMBER($cubes, maximumFractionDigits: 1) } of { $there }; all of them: { $chance }%
hint-placed = on average: your cubes in the enemy’s box { NUMBER($own, maximumFractionDigits: 1) }
hint-placed-king = the king’s { NUMBER($king, maximumFractionDigits: 1) }
hint-losses = units lost { NUMBER($losses, maximumFractionDigits: 1) }
hint-losses-king = crown units lost { NUMBER($losses, maximumFractionDigits: 1) }
hint-court = the highest block here takes the first-player marker, all together muster the crown army
hint-block-back = back in your hand: block { $block }
hint-sent = nobles sent: { $nobles }; in your supply: { $supply }
hint-actions-left = special actions left to you this round: { $actions }
hint-final = final for this phase
hint-nobles-kept = nobles kept: { $nobles }
hint-seats-kept = seats in the Sejm kept: { $seats }, worth points: { $points }
hint-cossacks-leave = Cossacks who join the Tatars if nobody hires them: { $cossacks }
hint-one-move = no second noble moves
hint-schools = schools founded: { $schools } of { $regions }
hint-coins-kept = coins kept: { $coins }
hint-raise-again = another army costs another noble
