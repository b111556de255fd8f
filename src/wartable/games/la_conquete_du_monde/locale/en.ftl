# La Conquête du Monde – English

## The game
game-name = La Conquête du Monde
game-blurb = The world-conquest game as it was first played in 1957, when up to three dice defend and every turn brings a card. Two to six players fight over 42 territories until one of them holds the whole world.

## Editions
edition-1957 = The rules of the first edition.
edition-second-rule = The rules of 1957 with their expert variant: armies for every four territories, cards for those left over.
edition-classic = The later form that most people know: two dice in defence, a card only after a conquest, starting armies placed one by one.
edition-1957-name = First edition, 1957
edition-second-rule-name = 1957, second rule
edition-classic-name = Classic

## Options
option-second-rule = Expert variant: an army for every four territories, a card for each one left over, exchanges from 6 armies
option-joker = A joker
option-joker-alone = is a set by itself
option-joker-wild = stands for any card of a set
option-army-cap = The most armies a player may have (the box holds 120)
option-army-cap-0 = no limit
option-round-limit = Last round (most territories win, then most armies)
option-round-limit-0 = no limit
option-protection = Opening rounds in which nobody can be eliminated
option-protection-0 = none
option-deal = Territories are dealt
option-deal-dice = by rolling for them, one army on each
option-deal-even = evenly; then starting armies one by one
option-even-world = An even world (house rule for first tables)
option-defence-dice = The most dice in defence
option-minimum-armies = The fewest armies territories bring each turn
option-minimum-armies-0 = no minimum
option-cards = A card is drawn
option-cards-each-turn = at the start of every turn
option-cards-after-conquest = at the end of a turn with a conquest
option-sets = A set is
option-sets-one-of-each = one card of each arm
option-sets-alike-too = one card of each arm or three alike
option-forced-exchange = The hand size from which a set must be exchanged
option-forced-exchange-0 = never
option-movement = After combat may move
option-movement-fresh-armies = all armies that did not fight, one step
option-movement-one-move = any armies, but only from one territory to one neighbour
option-east-africa-middle-east = A sea line joins East Africa and the Middle East
option-middle-east-china = The Middle East and China are neighbours
option-no-afghanistan-india = No border between Afghanistan and India
option-no-iceland-scandinavia = No sea line between Iceland and Scandinavia
option-no-great-britain-scandinavia = No sea line between Great Britain and Scandinavia

## Standing orders
order-defence = Dice when I am attacked
order-defence-maximum = Always roll as many as possible
order-defence-ask = Ask me each time

## Seats
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-white = White

## Continents
continent-oceanie = Oceania
continent-amerique_du_sud = South America
continent-afrique = Africa
continent-europe = Europe
continent-amerique_du_nord = North America
continent-asie = Asia

## Territories
# North America
territory-alaska = Alaska
territory-territoires_du_nord_ouest = Northwest Territories
territory-groenland = Greenland
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Quebec
territory-etats_de_l_ouest = Western United States
territory-etats_de_l_est = Eastern United States
territory-amerique_centrale = Central America
# South America
territory-venezuela = Venezuela
territory-perou = Peru
territory-bresil = Brazil
territory-argentine = Argentina
# Europe
territory-islande = Iceland
territory-scandinavie = Scandinavia
territory-ukraine = Ukraine
territory-grande_bretagne = Great Britain
territory-europe_du_nord = Northern Europe
territory-europe_occidentale = Western Europe
territory-europe_du_sud = Southern Europe
# Africa
territory-afrique_du_nord = North Africa
territory-egypte = Egypt
territory-afrique_orientale = East Africa
territory-congo = Congo
territory-afrique_du_sud = South Africa
territory-madagascar = Madagascar
# Asia
territory-oural = Ural
territory-siberie = Siberia
territory-yakoutie = Yakutia
territory-tchita = Chita
territory-kamtchatka = Kamchatka
territory-mongolie = Mongolia
territory-japon = Japan
territory-afghanistan = Afghanistan
territory-chine = China
territory-moyen_orient = Middle East
territory-inde = India
territory-siam = Siam
# Oceania
territory-indonesie = Indonesia
territory-nouvelle_guinee = New Guinea
territory-australie_occidentale = Western Australia
territory-australie_orientale = Eastern Australia

## Cards
arm-infantry = infantry
arm-cannon = cannon
arm-cavalry = cavalry
arm-joker = joker

# Sets
set-joker = one joker
set-infantry-infantry-infantry = three infantry
set-infantry-infantry-cannon = two infantry, one cannon
set-infantry-infantry-cavalry = two infantry, one cavalry
set-infantry-infantry-joker = two infantry, one joker
set-infantry-cannon-cannon = one infantry, two cannons
set-infantry-cannon-cavalry = infantry, cannon, cavalry
set-infantry-cannon-joker = infantry, cannon, joker
set-infantry-cavalry-cavalry = one infantry, two cavalry
set-infantry-cavalry-joker = infantry, cavalry, joker
set-infantry-joker-joker = one infantry, two jokers
set-cannon-cannon-cannon = three cannons
set-cannon-cannon-cavalry = two cannons, one cavalry
set-cannon-cannon-joker = two cannons, one joker
set-cannon-cavalry-cavalry = one cannon, two cavalry
set-cannon-cavalry-joker = cannon, cavalry, joker
set-cannon-joker-joker = one cannon, two jokers
set-cavalry-cavalry-cavalry = three cavalry
set-cavalry-cavalry-joker = two cavalry, one joker
set-cavalry-joker-joker = one cavalry, two jokers
set-joker-joker-joker = three jokers

## Amounts
amount-1 = 1 army
amount-10 = 10 armies
amount-all = all available armies

## Stages
stage-muster = placing a starting army
stage-reinforce = placing reinforcements
stage-combat = choosing where to attack from
stage-aim = choosing a target
stage-defence = choosing the dice in defence
stage-follow = moving into the conquered territory
stage-spoils = exchanging cards after an elimination
stage-movement = choosing where to move from
stage-destination = choosing where to move to
stage-march = moving more armies
stage-over = end of the game

## Prompts
prompt-muster = Place one starting army in a territory of yours ({ $armies } left).
prompt-reinforce = { $exchange ->
        [must] You hold so many cards that you must exchange a set first; it brings { $value } armies.
       *[other] Place { $armies ->
            [one] { $armies } army
           *[other] { $armies } armies
        } in your territories{ $exchange ->
            [may] ; a set of your cards would bring { $value } more.
           *[other] .
        }
    }
prompt-combat = { $exchange ->
        [must] You hold so many cards that you must exchange a set first; it brings { $value } armies.
       *[other] { $origins ->
            [0] None of your territories can attack: end the combat.
           *[other] Choose a territory to attack from, or end the combat.
        }{ $exchange ->
            [may] {" "}A set can still be exchanged, for { $value } armies.
           *[other] {""}
        }
    }
prompt-aim = { $origin }: choose a target and the number of dice, or go back.
prompt-defence = { $origin } → { $target }: you are attacked with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; choose how many dice you roll.
prompt-follow = Conquered: { $target }. Choose how many more armies follow ({ $origin } → { $target }, at most { $armies }), or end the advance.
prompt-spoils = { $exchange ->
        [must] You have eliminated a player and hold so many cards that you must exchange a set; it brings { $value } armies.
        [may] You have eliminated a player: exchange a set now, for { $value } armies, or go on with the combat.
       *[other] You have no set to exchange now: go on with the combat.
    }
prompt-movement = { $origins ->
        [0] None of your armies can move: end your turn.
       *[other] Choose a territory from which armies move, or end your turn.
    }
prompt-destination = { $origin }: choose the neighbour to which an army moves, or go back.
prompt-march = { $origin } → { $target } (at most { $armies }): choose how many more armies go the same way, or end this move.

## Choices
choice-place = { $territory }: place { $amount }
choice-exchange = Exchange a set: { $set }
choice-from = From: { $territory }
choice-attack = Attack: { $territory }, dice: { $dice }
choice-defend = Defend, dice: { $dice }
choice-follow = Follow: { $amount }
choice-move = Move an army to: { $territory }
choice-done = { $stage ->
        [combat] End the combat
        [aim] Back
        [follow] End the advance
        [spoils] Go on with the combat
        [movement] End your turn
        [destination] Back
        [march] End this move
       *[other] Done
    }

## Events
event-order-rolled = { $seat } rolls a { $die } for the order of play.
event-order-set = Order of play, number { $place }: { $seat }.
event-deal-rolled = { $seat } rolls a { $die } in the deal.
event-dealt = { $seat } receives a territory: { $territory }.
event-points-lost = No territory is left: { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-evened = Even world (house rule): { $giver } hands a territory to { $seat }: { $territory }.
event-opened = { $seat } opens the conquest of the world.
event-round-began = Round { $round }
event-turn-began = Turn: { $seat }
event-drew = { $seat } draws a card.
event-drew-card = Card drawn by { $seat }: { $arm }.
event-no-card = Deck and discards are empty: { $seat } draws no card.
event-reshuffled = The cards set aside are shuffled into a new deck.
event-reinforced = { $seat } receives { $armies ->
        [0] no armies
        [one] { $armies } army
       *[other] { $armies } armies
    } for { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }.
event-continent-held = { $seat } receives { $armies ->
        [one] { $armies } more army
       *[other] { $armies } more armies
    } for { $continent }.
event-capped = { $seat } has reached the cap: { $armies ->
        [one] { $armies } army is lost
       *[other] { $armies } armies are lost
    }.
event-placed = { $seat } places { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: { $territory }.
event-exchanged = { $seat } exchanges a set ({ $set }) for { $armies } armies.
event-attacked = { $seat } attacks: { $origin } → { $target }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-defended = { $seat } defends with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-rolled = { $attack } against { $defence }: the attacker loses { $attacker_lost }, the defender { $defender_lost }.
event-spared = { $seat } keeps a last army ({ $territory }): nobody can be eliminated yet.
event-conquered = { $seat } conquers a territory: { $territory }; { $armies ->
        [one] { $armies } army moves in
       *[other] { $armies } armies move in
    }.
event-followed = { $seat } sends { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } after: { $origin } → { $target }.
event-eliminated = { $seat } eliminates { $victim } and takes { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-seized-cards = Cards taken by { $seat }: { $arm } × { $cards }.
event-moved = { $seat } moves { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: { $origin } → { $target }.
event-world-conquered = { $seat } holds the whole world.
event-time-up = Round { $round } was the last: territories decide, then armies.

## Refusals
refusal-game-over = The game is over.
refusal-wrong-step = That does not belong to this step of the turn.
refusal-odd-amount = Armies are handled by ones, by tens or all together; repeat the choice for other amounts.
refusal-not-yours = Armies can only be placed in territories you hold.
refusal-not-so-many = You cannot use that many armies here at once; choose a smaller amount.
refusal-one-by-one = Starting armies are placed one at a time.
refusal-one-stays = One army stays behind: not so many can follow.
refusal-no-more-march = Not so many armies are free to march.
refusal-armies-to-place = Place all the armies you have received first.
refusal-no-such-set = These cards do not make a set at this table.
refusal-cards-missing = You do not hold all the cards of this set.
refusal-too-late = Not at this point: sets are exchanged before the first attack of your turn is begun, or right after eliminating a player.
refusal-must-exchange = You hold so many cards that you must exchange a set first.
refusal-no-origin = First choose the territory from which your armies set out.
refusal-not-your-origin = Armies can only set out from a territory you hold.
refusal-lone-army = A single army stands there, and it has to stay.
refusal-no-enemy-near = No neighbour of that territory can be attacked.
refusal-own-target = You hold that territory yourself: attack an enemy one.
refusal-not-neighbours = These two territories share neither a border nor a sea line.
refusal-too-many-dice = There are too few armies for so many dice: in attack one army never rolls, in defence each die needs an army and the table’s limit holds.
refusal-no-such-dice = A roll takes one, two or three dice.
refusal-protected = That is a player’s last army, and in these first rounds nobody can be eliminated.
refusal-not-your-target = Armies move only between your own territories, and that one is not yours.
refusal-no-friend-near = None of its neighbours is yours, so armies there have nowhere to move.
refusal-all-fought = All armies there have fought this turn, so none of them can move.
refusal-already-moved = The armies there have already moved or fought this turn.

## Rules: pieces and set-up
rule-CM-0_1 = Two to six players, each with armies of one colour; the box has 70 cubes worth one army and 5 pieces worth ten in each colour. Our ruling: the smallest number of players is hard to read in our copy, and we take it to be two; the number of armies is not limited, unless the table chooses a cap (the pieces in the box amount to 120).
rule-CM-0_2 = The board shows 42 territories in six continents. There are 42 territory cards, each bearing one of three arms (infantry, cannon or cavalry), and two jokers. Three dice are for attack and three for defence.
rule-CM-0_3 = Each player rolls one die. The highest begins, the others follow in descending order. Our ruling: players who tie roll again among themselves.
rule-CM-0_4 = Keewatin, Baffin Island and Greenland are one single territory (on our board: Greenland).

## Rules: dealing the territories
rule-CM-1_1 = The deal is made without the jokers. In turn each player rolls a die and receives as many cards and as many armies as it shows; one army goes on each territory drawn.
rule-CM-1_2 = This goes on until all territories have been dealt. Points beyond the last territory are lost.
rule-CM-1_3 = The player after the one who got the last territory opens the conquest. Beforehand all cards go back, the jokers join them and the deck is shuffled. During the deal the arms on the cards mean nothing; afterwards only the arms count.

## Rules: first step, reinforcements
rule-CM-2_1 = A turn begins by drawing one card from the deck. Hands are secret. Our ruling: the number of cards in a hand is public.
rule-CM-2_2 = Every full three territories bring one army, wherever they lie. A remainder brings nothing, and there is no minimum.
rule-CM-2_3 = Each continent held entirely brings more armies every turn: Oceania 2, South America 2, Africa 3, Europe 5, North America 5, Asia 7. Its territories count among the others all the same. (In our copy only the values of Oceania and Africa can be read; the others come from later editions.)
rule-CM-2_4 = Now any number of sets of cards may be exchanged for armies; nobody has to (see CM-5.1 and following).
rule-CM-2_5 = All armies received must be placed at once. They may be spread freely over one’s own territories, or all go to a single one.
rule-CM-2_6 = The card just drawn may be exchanged in the same turn. Our ruling: if both the deck and the discards are empty, no card is drawn.

## Rules: second step, combat
rule-CM-3_1 = At least one army always stays in each territory, so an attack needs two or more armies where it starts. Its target must share a border with that territory or be joined to it by a sea line.
rule-CM-3_2 = The attacker names both territories, the attacking one and the attacked one. (On paper, forgetting this may cost three armies; here every attack names both, so the penalty does not apply.)
rule-CM-3_3 = The attacker rolls one to three dice, at most the number of armies in the attacking territory less one. The defender rolls one to three dice, at most the number of armies in the attacked territory, and chooses how many. Our ruling: by standing order the defender rolls the maximum; every player may switch to being asked instead.
rule-CM-3_4 = Both sides sort their dice and compare them pair by pair, starting with the highest. In each pair the lower die loses one army; a tie goes to the defender.
rule-CM-3_5 = The attacker may repeat an attack, stop, or change the target or the starting territory at will; one territory may be attacked from several, and several opponents may be attacked in one turn.
rule-CM-3_6 = When a territory is conquered, the armies engaged in the last roll move in. More armies may follow, from the last attacking territory only, and one must stay there. The new territory may attack at once.
rule-CM-3_7 = Dice that find no partner on the other side count for nothing. Our ruling: the defender chooses a number of dice after the attacker has, and before any die is rolled.
rule-CM-3_8 = Alaska and Khabarovsk (on our board: Kamchatka) are neighbours, because the world is round. Our ruling: a sea line counts as a border everywhere, although one paragraph speaks of a common border only.
rule-CM-3_9 = Combat and movement are both optional.

## Rules: third step, movement
rule-CM-4_1 = Armies that did not fight this turn may move one step between adjacent territories of their owner, by land or by sea line, as long as one army stays behind. Any number of such moves may be made, in different places.
rule-CM-4_2 = An army has fought when it has been committed to a roll this turn. Our ruling: a new roll commits armies that have already fought before it takes fresh ones, and an army moves at most one step in this part of the turn.
rule-CM-4_3 = Our ruling: losses come from the engaged armies. The army that stays behind and those that follow after a conquest are taken first from armies that have fought; fresh armies that followed may still move one step.

## Rules: cards
rule-CM-5_1 = A set is one infantry, one cannon and one cavalry. Our ruling: a joker is a full set by itself, which the printed wording supports; as an option it stands for one card of a set instead.
rule-CM-5_2 = The value of a set rises with every exchange, whoever makes it: 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more each time. When several sets are exchanged together, each takes the next value.
rule-CM-5_3 = Exchanging is optional and possible only at the start of one’s own turn, before fighting (the exception: CM-6.2). The armies are placed at once.
rule-CM-5_4 = Exchanged cards are set aside. As soon as the deck is empty, they are shuffled to make a new one. Our ruling: if none have been set aside by then, the next ones exchanged are the new deck at once.

## Rules: elimination and end
rule-CM-6_1 = Whoever takes a player’s last territory also takes that player’s cards; the loser is out of the game.
rule-CM-6_2 = The conqueror may then, as an exception, exchange sets at once, and must place the armies at once. Our ruling: the armies that follow into the conquered territory (CM-3.6) move before the exchange.
rule-CM-6_3 = Nobody may be eliminated before the end of the fourth round. Our ruling on how: until then a player’s last territory may be attacked, but its last army cannot be lost; the attack is refused while only one army stands there, and losses beyond that are ignored.
rule-CM-6_4 = The winner is the player who holds the whole world. Our ruling: a table in a hurry may set a limit of rounds, after which players rank by territories and then by armies; those still equal share the victory.
rule-CM-6_5 = In the exchange of CM-6.2 the conqueror may use their own cards and the seized ones, for any number of sets, on the scale common to the table.
rule-CM-6_6 = Our ruling: rounds count from the opening of the conquest, and the fourth is over when the last player of that round has finished.

## Rules: the second rule
rule-CM-7_1 = A variant for experts, in place of CM-2.1 and CM-2.2: at the start of a turn every full four territories bring one army, and each territory left over brings one card. A multiple of four brings no card.
rule-CM-7_2 = With the second rule the first exchange is worth 6 armies, and the following ones 8, 10, 12, 15, 20 and so on.
rule-CM-7_3 = With the second rule continents bring armies as usual (CM-2.3).

## Rules: beyond the rulebook
rule-CM-8_1 = The edition “Classic” is the later, widely played form, for comparison with other programs. A defender rolls at most two dice; a turn brings at least three armies before continents; a card is drawn only after a conquest; three cards alike or one of each make a set, and jokers are wild; there is one fortifying move a turn. The territories are dealt at random; then the starting armies (35, 30, 25 or 20 each for 3, 4, 5 or 6 players, 40 for 2, counting one on each territory) are placed one by one. With five cards or more an exchange is forced. The scale is 4, 6, 8, 10, 12, 15, then 5 more each time. East Africa and the Middle East are joined. Our ruling: this preset is not in the rulebook and is built from the same switches as the rest; CM-6.3 does not apply in it.
rule-CM-8_2 = The option “An even world” is a house rule for first tables; the rulebook deals purely by chance. After the printed deal, which the log tells, whoever has most territories gives to whoever has fewest, as far as they divide; then the strongest and the weakest exchange territories, one for one, as long as that brings all closer together. Strength counts what is held of each continent, by the armies it brings, and own neighbours. No luck is asked: the same deal is always evened the same way.

# The world in words: messages of games/la_conquete_du_monde/describe.py
describe-board = The board of 1957 has not been found: this one is reconstructed from the rulebook and later editions.
describe-continent = { $continent } (worth { $armies } a turn): { $shares }
describe-whole = all { $seat }
describe-armies = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
describe-territories = { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
describe-cards = { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }
describe-enemies = next to { $enemies }
describe-odds = taken with { $chances } (in this roll, then always with the most dice)
describe-odds-with = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $share }
describe-odds-meaning = Chance to take it: so many dice in this roll, then always the most, to the end; the defender rolls as many as possible.
describe-protected = cannot be taken yet: it is its holder’s last territory (CM-6.3)
describe-seats = Players, in the order of play
describe-you = you
describe-turn = has the turn
describe-out = out of the game
describe-hand = Your cards: { $cards }.
describe-exchange = The next set exchanged brings { $armies } armies.

# At the terminal
terminal-until = The attack stops: { $origin } has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } left.
terminal-odds = { $attackers ->
        [one] { $attackers } attacker
       *[other] { $attackers } attackers
    } (without the army that stays) against { $defenders ->
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }, to the end: taken in { $share } of cases; average number of attackers left when taken: { NUMBER($left, maximumFractionDigits: 1) }.
terminal-no-odds = No attack is possible now. For any battle: odds ATTACKERS DEFENDERS
terminal-help-odds = the chance to take a territory: of every attack possible now, or of any battle
terminal-help-shorthands = Several choices at once:
    place TERRITORY 7: seven armies
    attack ORIGIN TARGET [DICE]: choose the origin and roll, with as many dice as possible if you name none
    attack ORIGIN TARGET until N: roll again and again while the origin has more than N armies
    follow 7: seven armies follow
    move ORIGIN TARGET [N|all]: choose the origin and move N armies

## The account of a finished game
account-chapter = { $number ->
        [0] Deal
       *[other] Round { $number }
    }
account-score = Territories
account-source-deal = Dealt
account-source-conquests = Conquered
account-source-losses = Lost
account-measure-territories = Territories
account-measure-armies = Armies
account-quantity = Armies lost
account-luck = In { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    } { $actual ->
        [one] { $actual } army was
       *[other] { $actual } armies were
    } lost where the dice owed { $expected }: { $better ->
        [yes] { $difference } fewer
        [even] as expected
       *[no] { $difference } more
    } (standard deviation { $deviation }).

# ---- hints: what a choice would cost and bring
hint-place = armies then: { $armies }; strongest enemy next to it: { $enemy }
hint-keeps = guards { $continent }, +{ $armies } each turn
hint-exchange = armies at once: { $armies }
hint-movable = can move: { $armies }
hint-best = best prospect: { $territory }, { $chance }%
hint-take = taken in the end: { $chance }%
hint-roll = this roll, on average: you lose { NUMBER($own, maximumFractionDigits: 1) }, they lose { NUMBER($enemy, maximumFractionDigits: 1) }
hint-breaks = { $seat } would lose the bonus: { $continent }, { $armies }
hint-gains = would complete { $continent }, +{ $armies } each turn
hint-eliminates = { $seat } would be out, and the cards yours
hint-then = armies then: { $here } here, { $there } there
hint-due = as things stand, next turn brings armies: { $armies }
hint-kept = cards kept: { $cards }
