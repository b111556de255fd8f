# Wallenstein – English

## The game
game-name = Wallenstein
game-blurb = Five generals of the Thirty Years’ War fight over 45 counties of the Empire for two years. In secret they plan ten actions a season; a tower full of cubes decides their battles, and hungry peasants remember every tax.

## Editions
edition-base = The game without its expansions.
edition-expanded = The game with all three expansions: the Emperor’s Court, the region cards, and leaders with their statues.
edition-base-name = Wallenstein (second edition)
edition-expanded-name = Wallenstein with its expansions

## Options
option-set-up = The first counties
option-set-up-draft = are drafted card by card
option-set-up-printed = follow the printed line-up
option-court = Expansion: the Emperor’s Court
option-region-cards = Expansion: region cards
option-leaders = Expansion: leaders and statues
option-winter-marker = A county that revolts in winter
option-winter-marker-yes = gets a revolt marker first
option-winter-marker-no = gets no revolt marker
option-flight = With leaders: one may flee to a county that is not adjacent
option-flight-free = whenever his owner likes
option-flight-forced = only if no adjacent county is his owner’s
option-tower = The tower
option-tower-two-floors = has two floors, where falling cubes shake others loose
option-tower-simple = keeps one cube in three thrown in, and lets go of one in three inside

## Standing orders
order-tile-army = The army of my attack or defence tile
order-tile-army-always = Always add it
order-tile-army-ask = Ask me each time

## Generals
seat-red = Wallenstein
seat-blue = Tilly
seat-yellow = Pappenheim
seat-violet = Gustav Adolf
seat-black = Mansfeld

# Their colours, and the peasants’ cubes
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-violet = violet
colour-black = black
colour-peasants = peasants

# What comes out of the tower
cube-red = red
cube-blue = blue
cube-yellow = yellow
cube-violet = violet
cube-black = black
cube-peasants = peasant
cube-stop = nothing more

## Regions
region-brandenburg = Brandenburg
region-sachsen = Saxony
region-oesterreich = Austria
region-bayern = Bavaria
region-kurpfalz = Palatinate

## Counties
# Brandenburg
county-altmark = Altmark
county-bremen = Bremen
county-holstein = Holstein
county-lueneburg = Lüneburg
county-mecklenburg = Mecklenburg
county-mittelmark = Mittelmark
county-neumark = Neumark
county-osnabrueck = Osnabrück
county-vorpommern = Vorpommern
# Saxony
county-anhalt = Anhalt
county-hessen-darmstadt = Hessen-Darmstadt
county-hessen-kassel = Hessen-Kassel
county-paderborn = Paderborn
county-kursachsen = Kursachsen
county-lausitz = Lausitz
county-saechs-lande = Sächsische Lande
county-vogtland = Vogtland
county-wolfenbuettel = Wolfenbüttel
# Austria
county-boehmen = Böhmen
county-kaernten = Kärnten
county-maehren = Mähren
county-niederoesterreich = Niederösterreich
county-oberoesterreich = Oberösterreich
county-passau = Passau
county-schlesien = Schlesien
county-steiermark = Steiermark
county-tirol = Tirol
# Bavaria
county-augsburg = Augsburg
county-baden = Baden
county-konstanz = Konstanz
county-bayern = Fm. Bayern
county-oberpfalz = Oberpfalz
county-regensburg = Regensburg
county-salzburg = Salzburg
county-wuerttemberg = Württemberg
county-wuerzburg = Würzburg
# Palatinate
county-luettich = Lüttich
county-zweibruecken = Zweibrücken
county-breisgau = Breisgau
county-burgund = Burgund
county-koeln = Köln
county-trier = Trier
county-mark = Mark
county-lothringen = Lothringen
county-strassburg = Strassburg

## Seasons
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Buildings
building-palace = palace
building-church = church
building-trading-house = trading house

## Actions
action-palace = Build a palace
action-church = Build a church
action-trading-house = Build a trading house
action-grain = Gather grain
action-taxes = Collect taxes
action-armies-5 = Place 5 armies
action-armies-3 = Place 3 armies
action-army-1 = Place 1 army, then move
action-battle-a = Battle/Move A
action-battle-b = Battle/Move B

# The spaces of a player’s board
space-palace = { action-palace }
space-church = { action-church }
space-trading-house = { action-trading-house }
space-grain = { action-grain }
space-taxes = { action-taxes }
space-armies-5 = { action-armies-5 }
space-armies-3 = { action-armies-3 }
space-army-1 = { action-army-1 }
space-battle-a = { action-battle-a }
space-battle-b = { action-battle-b }
space-court-3 = Court, 3 armies
space-court-2 = Court, 2 armies
space-court-1 = Court, 1 army
space-bid = Bid

# The cards that lie there
card-altmark = { county-altmark }
card-bremen = { county-bremen }
card-holstein = { county-holstein }
card-lueneburg = { county-lueneburg }
card-mecklenburg = { county-mecklenburg }
card-mittelmark = { county-mittelmark }
card-neumark = { county-neumark }
card-osnabrueck = { county-osnabrueck }
card-vorpommern = { county-vorpommern }
card-anhalt = { county-anhalt }
card-hessen-darmstadt = { county-hessen-darmstadt }
card-hessen-kassel = { county-hessen-kassel }
card-paderborn = { county-paderborn }
card-kursachsen = { county-kursachsen }
card-lausitz = { county-lausitz }
card-saechs-lande = { county-saechs-lande }
card-vogtland = { county-vogtland }
card-wolfenbuettel = { county-wolfenbuettel }
card-boehmen = { county-boehmen }
card-kaernten = { county-kaernten }
card-maehren = { county-maehren }
card-niederoesterreich = { county-niederoesterreich }
card-oberoesterreich = { county-oberoesterreich }
card-passau = { county-passau }
card-schlesien = { county-schlesien }
card-steiermark = { county-steiermark }
card-tirol = { county-tirol }
card-augsburg = { county-augsburg }
card-baden = { county-baden }
card-konstanz = { county-konstanz }
card-bayern = { county-bayern }
card-oberpfalz = { county-oberpfalz }
card-regensburg = { county-regensburg }
card-salzburg = { county-salzburg }
card-wuerttemberg = { county-wuerttemberg }
card-wuerzburg = { county-wuerzburg }
card-luettich = { county-luettich }
card-zweibruecken = { county-zweibruecken }
card-breisgau = { county-breisgau }
card-burgund = { county-burgund }
card-koeln = { county-koeln }
card-trier = { county-trier }
card-mark = { county-mark }
card-lothringen = { county-lothringen }
card-strassburg = { county-strassburg }
card-blank = no action
card-coin-0 = coin card 0
card-coin-1 = coin card 1
card-coin-2 = coin card 2
card-coin-3 = coin card 3
card-coin-4 = coin card 4
card-tower = tower card

## Bonus tiles
tile-thaler = +1 thaler
tile-grain = +1 grain
tile-armies = 6 armies instead of 5
tile-attack = +1 army attacking
tile-defence = +1 army defending

## Event cards, each with the grain it takes in winter
event-market-peace-5 = Market peace (winter 5)
event-market-peace-7 = Market peace (winter 7)
event-armed-peasants = Armed peasants (winter 3)
event-palace-guard-2 = Palace guard (winter 2)
event-palace-guard-6 = Palace guard (winter 6)
event-sanctuary-3 = Sanctuary (winter 3)
event-sanctuary-4 = Sanctuary (winter 4)
event-poor-taxes = Empty purses (winter 0)
event-rich-taxes = Full purses (winter 2)
event-rich-harvest = Good harvest (winter 3)
event-poor-harvest = Bad harvest (winter 4)
event-few-recruits = Few recruits (winter 1)

# What they do
effect-market-peace = Building a trading house removes a revolt marker from its county.
effect-armed-peasants = An attacked neutral county is defended by two peasants instead of one.
effect-palace-guard = An attacked county with a palace gets one more defender from its owner’s supply.
effect-sanctuary = Counties with a church cannot be attacked.
effect-poor-taxes = Taxes bring at most 5 thalers.
effect-rich-taxes = Taxes bring at least 6 thalers.
effect-rich-harvest = Grain actions bring at least 4 grain.
effect-poor-harvest = Grain actions bring at most 3 grain.
effect-few-recruits = The actions for 5 and 3 armies bring only 3 and 2, at the same price.

## Favours
favour-kind-event = withdraws this season’s event
favour-kind-thalers = thalers
favour-kind-armies = armies into the tray
favour-kind-pardon = removes a revolt marker, or cancels the next one
favour-kind-grain = grain
favour-kind-points = points
favour-kind-palace = a free palace
favour-kind-church = a free church
favour-kind-trading-house = a free trading house
favour-kind-shield-a = no attack by Battle/Move A
favour-kind-shield-b = no attack by Battle/Move B
favour-kind-shield-ab = no attack at all
favour-kind-garrison = free armies in an own or a neutral county

## Region bonuses
bonus-thalers = thalers
bonus-armies = armies into the tray
bonus-grain = grain
bonus-points = points

# What a leader leaves behind
legacy-statue = leaving a statue
legacy-nothing = leaving no statue

## Phases
phase-set-up = Set-up
phase-filling = Filling the tower
phase-reception = Reception at court
phase-clearing = Emptying the tray
phase-event-cards = Events of the year
phase-leaders-return = Leaders return
phase-action-cards = Action cards
phase-bonus-tiles = Bonus tiles
phase-favour-cards = Favour cards
phase-planning = Plans and bids
phase-event = Event
phase-bids = Bids
phase-order = Order of play
phase-leaders-enter = Leaders enter
phase-region-bonus = Region bonuses
phase-court = The Emperor’s Court
phase-audience = Audience
phase-actions = Actions
phase-leaders-move = Leaders move on
phase-end-of-season = End of the season
phase-winter-grain = Winter: grain
phase-winter-revolts = Winter: revolts
phase-scoring = Scoring
phase-new-year = New year
phase-end-of-game = End of the game

## Stages
stage-draft = taking a county
stage-station = choosing armies for a county
stage-draft-leader = deciding whether the leader is placed
stage-return = bringing a leader back
stage-plan = planning and bidding in secret
stage-choose-place = choosing a place in the order
stage-enter = placing a leader
stage-bonus = choosing a region bonus
stage-petition = asking for a favour
stage-recall-event = deciding about the event
stage-pardon = choosing a revolt marker to remove
stage-gift = choosing a county for a free building
stage-garrison = choosing a county for free armies
stage-march = choosing a battle or a move
stage-shift = choosing a move
stage-attack-army = deciding about one more army in attack
stage-defence-army = deciding about one more army in defence
stage-lead = moving a leader on
stage-revolt = choosing which revolt comes next
stage-over = end of the game

## Prompts
prompt-draft = Take one of the two open counties, or the top card of the pile.
prompt-station = { $county }: choose which of your army groups goes there.
prompt-draft-leader = { $county }: place your leader here, or keep him for a later county.
prompt-return = Bring your leader back to one of your counties, or leave him off the board.
prompt-plan = { $season }, year { $year }: in secret, put a card on each space and one on the bid, then say that you are ready (you have { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }).
prompt-choose-place = Choose your place in the order of play, and with it a bonus tile.
prompt-enter = Place your leader in one of your counties.
prompt-bonus = Choose one bonus of your region card.
prompt-petition = You have { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    } in the audience room: buy a favour, or ask for none.
prompt-recall-event = { $card }: withdraw this season’s event, or let it stand.
prompt-pardon = Choose a county of yours to lose one revolt marker.
prompt-gift = Favour { $favour }: choose a county of yours for a free building, or build nothing.
prompt-garrison = Favour { $favour }: choose an own or a neutral county for free armies.
prompt-march = { $origin }, { $armies } armies: choose an adjacent county and how many go there, or stay. At least one stays behind.
prompt-shift = { $origin }, { $armies } armies: choose an adjacent county of yours and how many go there, or do not move. At least one stays behind.
prompt-attack-army = { $origin } → { $target }: by your tile you may add one more army to your attack.
prompt-defence-army = { $origin } → { $target }: you are attacked, and by your tile you may add one more army.
prompt-lead = Your leader must move on: choose another county of yours. If it is adjacent, he may leave a statue behind.
prompt-revolt = Choose which of your counties fights its revolt next.

## Choices
choice-take = Take: { $county }
choice-draw = Draw from the pile
choice-renew = Open two new cards
choice-station = Armies: { $armies }
choice-lead-here = Place the leader here
choice-later = Later
choice-plan = { $space }: { $card }
choice-clear = { $space }: take the card back
choice-ready = Ready
choice-place = Take place { $place }
choice-enter = Leader: { $county }
choice-bonus = Bonus: { $amount } { $bonus }
choice-favour = Favour { $favour } for { $price } courtiers: { $amount ->
    [0] { $kind }
   *[other] { $amount } { $kind }
  }
choice-recall = Withdraw the event
choice-pardon = Remove a revolt marker: { $county }
choice-build = Build: { $county }
choice-garrison = Place armies: { $county }
choice-march = To { $county }, armies: { $armies }
choice-add = Add an army
choice-lead = Leader to { $county }, { $legacy }
choice-revolt = Revolt: { $county }
choice-pass = { $stage ->
        [return] Leave the leader off the board
        [petition] Ask for no favour
        [recall-event] Let the event stand
        [gift] Build nothing
        [march] Stay
        [shift] Do not move
        [attack-army] Do without
        [defence-army] Do without
       *[other] Pass
    }

## Events
event-first-drawn = By lot { $seat } begins.
event-pair-opened = Open county cards: { $county } and { $other }.
event-card-opened = Open county card: { $county }.
event-pair-renewed = { $seat } puts both open cards under the pile.
event-county-taken = { $seat } takes a county: { $county }.
event-county-drawn = { $seat } draws a county from the pile: { $county }.
event-stationed = { $seat } places { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: { $county }.
event-lined-up = { $seat } receives a printed line-up: { $counties ->
        [one] { $counties } county
       *[other] { $counties } counties
    }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
event-tower-filled = The tower is filled. Inside: peasants { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-received = { $seat } sends { $courtiers ->
        [0] no courtiers
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    } to the reception hall.
event-year-began = Year { $year }
event-event-opened = An event of this year: { $card }.
event-season-began = { $season }, year { $year }
event-action-laid = Action { $slot }: { $action }.
event-action-turned = Action { $slot } is turned up: { $action }.
event-tile-laid = Order place { $place }: { $tile }.
event-favour-laid = Favour { $favour } is laid out for { $price ->
        [one] { $price } courtier
       *[other] { $price } courtiers
    }.
event-plans-made = All plans are made.
event-event-came = The event of the season: { $card }.
event-bid-shown = { $seat } { $card ->
        [nobody] makes no bid
       *[other] bids: { $card }
    }.
event-bid-paid = { $seat } pays { $thalers ->
        [0] nothing
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-lot-drawn = By lot { $seat } comes first among equal bids.
event-place-chosen = { $seat } takes order place { $place }: { $tile }.
event-leader-placed = { $seat } places the leader: { $county }.
event-leader-returned = The leader of { $seat } returns: { $county }.
event-leader-stayed-away = The leader of { $seat } stays off the board.
event-trophy-taken = { $seat } takes { $trophies ->
        [one] a statue as a trophy
       *[other] { $trophies } statues as trophies
    }: { $county }.
event-region-card-turned = { $seat } has counties in { $regions } regions and turns up region card { $card }.
event-region-card-stayed = { $seat } has counties in { $regions ->
        [0] no region
        [one] only { $regions } region
       *[other] only { $regions } regions
    }: no region bonus.
event-bonus-taken = { $seat } takes a region bonus: { $bonus } ({ $amount }).
event-courtiers-sent = { $seat } sends { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    } to the reception hall ({ $space }: { $card }).
event-no-courtiers-sent = { $seat } sends no courtiers ({ $space }: { $card ->
        [nobody] no card
       *[other] { $card }
    }).
event-moved-up = { $seat } moves { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    } up to the audience room.
event-favour-asked = { $seat } buys favour { $favour } for { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    }.
event-no-favour-asked = { $seat } buys no favour.
event-favour-wasted = { $seat } makes no use of favour { $favour }.
event-event-recalled = { $seat } has the event withdrawn: { $card }.
event-event-kept = { $seat } lets the event stand: { $card }.
event-thalers-given = { $seat } receives { $thalers ->
        [0] no thalers
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-armies-given = { $seat } puts { $armies ->
        [0] no armies
        [one] { $armies } army
       *[other] { $armies } armies
    } into the tray.
event-marker-pardoned = { $seat } removes a revolt marker: { $county }.
event-pardon-kept = { $seat } keeps the favour against the next revolt marker.
event-pardon-used = The favour kept by { $seat } cancels a revolt marker: { $county }.
event-grain-given = { $seat } receives { $grain } grain.
event-points-given = { $seat } receives { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
event-building-given = { $seat } builds a { $building } free of charge: { $county }.
event-shield-given = Favour { $favour } for { $seat }, this season: { $kind }.
event-garrisoned = { $seat } places { $armies ->
        [one] { $armies } free army
       *[other] { $armies } free armies
    }: { $county }.
event-court-rose = The audience is over: courtiers return to the reception hall, and favours left over leave the game.
event-action-began = Action: { $action }
event-action-shown = { $seat } reveals: { $action }, { $county }.
event-action-blank = { $seat } reveals: { $action }, no county.
event-action-void = { $seat } cannot carry out the action: { $action }, { $county }.
event-built = { $seat } builds a { $building }: { $county }, { $thalers ->
        [0] free of charge
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-market-calmed = The new trading house removes a revolt marker: { $county }.
event-harvested = { $seat } gathers { $grain } grain: { $county }.
event-taxed = { $seat } collects { $thalers ->
        [0] no thalers
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }: { $county }.
event-marker-laid = A revolt marker is laid: { $county }, now { $markers }.
event-recruited = { $seat } places { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }: { $county }.
event-moved = { $seat } moves { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: { $origin } → { $county }.
event-stayed = { $seat } does not move: { $county }.
event-attacked = { $seat } attacks { $defender ->
        [nobody] a neutral county
       *[other] { $defender }
    }: { $origin } → { $county }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
event-attacker-added = The attack tile brings { $seat } one more army.
event-defender-added = The defence tile brings { $seat } one more army.
event-palace-defended = The palace guard brings { $seat } one more army: { $county }.
event-revolt-began = Revolt: { $county }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } of { $seat } against { $peasants ->
        [0] no peasants
        [one] { $peasants } peasant
       *[other] { $peasants } peasants
    }.
event-cubes-thrown = Into the tower: peasants { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-cubes-out = Out of the tower: peasants { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-conquered = { $seat } conquers { $county }{ $defender ->
        [nobody] {""}
       *[other] {" "}from { $defender }
    }, { $attack } to { $defence }: { $armies ->
        [one] { $armies } army moves in
       *[other] { $armies } armies move in
    }.
event-held-out = { $seat } holds { $county } against { $attacker }, { $defence } to { $attack }: { $armies ->
        [one] { $armies } army is left
       *[other] { $armies } armies are left
    }.
event-laid-waste = { $attacker } against { $county }, { $attack } to { $defence }: nobody is left to hold the county. It turns neutral, without buildings or revolt markers.
event-not-beaten = { $county } stays neutral: { $attacker } attacks in vain, { $attack } to { $defence }.
event-revolt-quelled = { $seat } puts down the revolt: { $county }, { $defence } to { $peasants }; { $armies ->
        [one] { $armies } army is left
       *[other] { $armies } armies are left
    }.
event-revolt-won = The peasants win, { $peasants } to { $defence }: { $seat } loses { $county }, which turns neutral, without buildings or revolt markers.
event-card-lost = { $seat } loses a card from the plan: { $county } ({ $space }).
event-leader-lost = The leader of { $seat } leaves the board: { $county } is lost.
event-leader-marched = The leader of { $seat } moves on: { $origin } → { $county }.
event-statue-raised = { $seat } leaves a statue: { $county }.
event-leader-fled = The leader of { $seat } flees: { $origin } → { $county }.
event-season-ended = { $season }: the season is over.
event-winter-came = Winter comes with the last card, { $card }: everybody loses { $grain } grain.
event-grain-lost = { $seat } loses { $grain ->
        [0] no grain
       *[other] { $grain } grain
    }.
event-fed = { $counties ->
        [0] { $seat } has no county to feed.
        [one] { $seat } has { $grain } grain for { $counties } county: nobody goes hungry.
       *[other] { $seat } has { $grain } grain for { $counties } counties: nobody goes hungry.
    }
event-hungry = { $seat } lacks grain for { $missing ->
        [one] { $missing } county
       *[other] { $missing } counties
    }: { $revolts ->
        [0] no revolt
        [one] { $revolts } revolt
       *[other] { $revolts } revolts
    }, extra peasants in each: { $peasants }.
event-revolt-drawn = Drawn by lot, a county of { $seat } revolts: { $county }.
event-counties-scored = { $seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for { $counties ->
        [0] no counties
        [one] { $counties } county
       *[other] { $counties } counties
    }.
event-buildings-scored = { $seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for { $buildings ->
        [0] no buildings
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }.
event-majority-scored = { $seat } holds the majority ({ $region }, { $building }): { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
event-majority-shared = { $seat } shares the majority ({ $region }, { $building }): { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
event-markers-removed = All revolt markers are removed.
event-statues-scored = { $seat } scores { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for { $statues ->
        [0] no statues
        [one] { $statues } statue
       *[other] { $statues } statues
    } and { $trophies ->
        [0] no trophies
        [one] { $trophies } trophy
       *[other] { $trophies } trophies
    }.
event-game-ended = { $seat } ends with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } and { $thalers ->
        [0] no thalers
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.

## Refusals
refusal-game-over = The game is over.
refusal-wrong-phase = That does not belong to this phase.
refusal-out-of-game = With three players that county is out of the game.
refusal-not-open = That card does not lie open: take an open one, or draw.
refusal-pair-is-new = You may open two new cards only if the same two lay open at your last turn.
refusal-group-placed = You have no army group of that size left.
refusal-space-taken = A card lies there already; take it back first.
refusal-space-empty = No card lies there.
refusal-no-side-board = At this table nobody has a side board: it belongs to the Emperor’s Court.
refusal-not-your-county = That county is not yours.
refusal-county-planned = The card of that county lies on another space; each serves once a season.
refusal-no-coin-card = You have no coin card left for that.
refusal-coin-is-blank = On an action space a coin card only says that nothing is done, whatever its value: choose “no action”.
refusal-bid-is-no-blank = A bid needs a particular card: a coin card with its value, or a county card.
refusal-bid-too-dear = You do not have enough thalers for that bid.
refusal-no-card-for-bid = The other spaces come first: you have no card left over for a bid.
refusal-no-tower-card = You have no tower card left.
refusal-tower-card-is-blank = On an action space a tower card only says that nothing is done: choose “no action”.
refusal-undo-instead = Until your plan is whole, take cards back with undo, the last one first.
refusal-plan-not-whole = First put a card on every space, as far as your cards go, and one on the bid if one is left.
refusal-place-taken = Somebody has taken that place already.
refusal-no-such-bonus = Your region card does not offer that.
refusal-favour-not-open = That favour is not on offer.
refusal-too-few-courtiers = You do not have enough courtiers in the audience room for that favour.
refusal-no-marker-there = No revolt marker lies there.
refusal-no-free-site = That county has no free building site.
refusal-same-building = A building of that kind already stands there.
refusal-no-building-left = No building of that kind is left.
refusal-somebodys-county = That county belongs to another player.
refusal-not-adjacent = That county is not adjacent.
refusal-never-into-a-fight = This action moves armies only to a county of your own, never into a fight.
refusal-one-stays = One army always stays behind: you cannot move that many.
refusal-church-protects = This season no county with a church can be attacked.
refusal-shielded = A favour protects that player from this attack.
refusal-not-revolting = No revolt is to be fought there.
refusal-leader-is-there = Your leader is there already and has to move to another county.
refusal-flight-forbidden = At this table a leader flees only if no adjacent county is yours.
refusal-no-statue-by-flight = Whoever flees to a county that is not adjacent leaves no statue.
refusal-statue-stands = A statue of yours already stands in the county your leader leaves.
refusal-no-statue-left = All six of your statues are used.

## Rules: pieces and set-up
rule-W-0_1 = Three to five players. The board has 45 counties in five regions of nine, and one card for each county. Each county has a tax, a grain yield and one to three building sites.
rule-W-0_2 = With three players eight counties leave the game: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark and Tirol. No rule of any kind lets anybody enter them.
rule-W-0_3 = Each player has 62 armies, five coin cards worth 0 to 4, and 18 thalers with three players, 15 with four, 12 with five. Armies, those in the supply included, and thalers are public. Our ruling: the cards in hand are public too, as the counties are; plans are secret.
rule-W-0_4 = Draft: two county cards lie face up. In turn each player takes one of them or the top card of the pile, then puts one of their army groups on that county. It goes on until everybody has placed every group: 5, 4, 4, 3, 3, 2, 2, 2 and 2 armies with three players, one group of 2 fewer with four, two fewer with five. Our rulings: turns go clockwise, and the first player is drawn by lot instead of being the eldest.
rule-W-0_5 = If both face-up cards are the same as at a player’s previous turn, that player may first put both face down under the pile and open two new ones.
rule-W-0_6 = Instead of the draft the printed line-up may be used: counties, armies and cards together.
rule-W-0_7 = Counties nobody has drafted are neutral: no armies stand there, their cards lie in the common stock, and they may be conquered.
rule-W-0_8 = To fill the tower, 7 armies of each player and 10 of the 20 peasants are thrown in. What falls out returns to its supply.
rule-W-0_9 = There are twelve event cards; four of them lie open each year.
rule-W-0_10 = Points and grain start at 0; our ruling: neither has an upper limit. A face-up card taken in the draft is replaced from the pile. A card taken blind is kept, and its army group is chosen after seeing it.
rule-W-0_11 = Our ruling: the printed line-ups are dealt to the seats by lot.
rule-W-0_12 = The supplies are 28 palaces, 26 churches, 26 trading houses, 20 peasants, and 62 armies for each player. If no building is left, the action is void; if there are too few peasants, those there are take part. Our ruling: thalers and markers never run out, though the box holds 160 thalers and 42 markers.
rule-W-0_13 = Each player has a pawn for the order places; it is not the leader of section 9. Colours nobody plays stay in the box. The five tiles and the five order places are used with any number of players.
rule-W-0_14 = A player’s supply is what is neither on the board nor in the tower or its tray. Every army placed, thrown in or added to a fight comes from it, and every army lost goes back to it.
rule-W-0_15 = Our ruling: the tower is filled after the draft or line-up, from the supplies, in one throw of all 31, 38 or 45 cubes.
rule-W-0_16 = Our ruling: for W-0.5 the pair now open is compared with the pair the player was offered at their last turn, so the rule applies only if nobody, that player included, has taken an open card since. The player then chooses from the new pair or the pile as usual. Cards left over at the end join the neutral ones.

## Rules: a season
rule-W-1_1 = The ten action cards are shuffled: five lie open, five hidden. Each time an action is finished, the next hidden one is opened.
rule-W-1_2 = The five bonus tiles are shuffled onto order places 1 to 5 for this season: 1 thaler more in the tax action; 1 grain more in the grain action; 6 armies instead of 5 in the five-army action; 1 army more when attacking; 1 army more when defending.
rule-W-1_3 = Planning is secret and simultaneous. On each of the ten action spaces lies one county card, and the action will happen there, or one coin card, and there will be no action. Every space must be covered if the cards suffice. One card lies on each space, and each county serves once.
rule-W-1_4 = The bid space takes an unused coin or county card, or nothing if none is left. Our ruling: plans may be changed until all are ready.
rule-W-1_5 = The season’s event is drawn from the open ones, of which there are four, then three, then two. It binds all players. The last one left sets the loss of grain in winter.
rule-W-1_6 = Bids are revealed and paid; a county card costs nothing. Players then choose their order place and its tile: the highest coins first, a county card before a 0, no card last; ties are broken by lot. Our ruling: nobody may bid more than they can pay.
rule-W-1_7 = Actions are carried out in the order of their cards, and within an action players act in their order. Whoever can act must; what cannot be done fully is void. A plan is revealed only when its owner acts.
rule-W-1_8 = When both an event and a tile change an action, the event comes first.
rule-W-1_9 = Whoever loses a county hands its card to the conqueror at once, even from the plan. The action planned there is lost, and the new owner cannot use the card this season.
rule-W-1_10 = Tiles nobody chose are idle, and empty order places are skipped. After the season tiles and cards return and the event leaves the game. Autumn’s order holds through winter.
rule-W-1_11 = The attack or defence tile lets its owner add one army from their own supply to every battle, by action A or B, in which they attack or are attacked. It never helps in revolts. It comes on top of the palace event, and brings nothing if the supply is empty. It is a right, not a duty; our ruling on how: it is used by default, and a player may switch to being asked.
rule-W-1_12 = Whoever is short of cards, with ten or fewer, covers the ten action spaces first, chooses which of them stay empty, and makes no bid: a bid needs a card left over. With eleven cards or more a bid is compulsory.
rule-W-1_13 = An empty action space counts as one with a coin card. The value of a coin on an action space means nothing and costs nothing. So in the base game at most five spaces are blank while county cards last, four if a coin is bid.
rule-W-1_14 = There are two years, each with spring, summer, autumn and winter. A season has these steps, strictly in this order: action cards, tiles, plans and bid, event, order, actions. So plans and bids are fixed before the event is known, and the event is known before tiles are chosen.
rule-W-1_15 = A county card shown as a bid is open to all, and no action takes place in that county this season.
rule-W-1_16 = Our ruling: W-1.9 also holds when a county turns neutral (its card goes to the stock), and for a card on the bid or on a side-board space. A county won back in the same season stays unused. What was done or paid before stands.
rule-W-1_17 = Our ruling: the plan fixes the county only. Whether to move, where to and with how many is chosen when the action is performed.
rule-W-1_18 = Our ruling: armies added by a tile or a leader are placed as far as the supply reaches. Recruiting is void only if the number without them, after the event, cannot be placed or paid.
rule-W-1_19 = Our ruling on what is open: the board, supplies, thalers, grain, points, the tray, what is in the tower (W-6.2), open action and event cards, tiles, revealed bids and plans. Hidden are plans and bids until they are shown, the five closed action cards, all piles, and which coin card lay on an action space.

## Rules: actions
rule-W-2_1 = A palace costs 3 thalers, a church 2, a trading house 1. Each needs a free site in the county, and no building of that kind may stand there yet.
rule-W-2_2 = Grain: receive the grain of the county.
rule-W-2_3 = Taxes: receive the tax of the county in thalers.
rule-W-2_4 = Grain and taxes alike: first comes the income. If the county already has a revolt marker, a revolt is then fought. After no revolt, or one that was put down, one marker is added. Our ruling: the income is kept either way (the rules of the first edition at SpielByWeb give this sequence).
rule-W-2_5 = Place 5 armies for 3 thalers.
rule-W-2_6 = Place 3 armies for 2 thalers.
rule-W-2_7 = Place 1 army for 1 thaler; then any number of armies may move from there to one adjacent county of the same owner, never into a fight.
rule-W-2_8 = Battle/Move A and B: any number of armies goes to one adjacent county. If it is the player’s own, they move; if not, there is a battle. Our ruling: the move may be declined, for the action says may (while W-1.7 says must).
rule-W-2_9 = One army always stays behind, so an attack takes two.
rule-W-2_10 = In W-2.7 buying the army is compulsory if possible and moving is optional; without the purchase there is no move. A county holds any number of armies.
rule-W-2_11 = Armies come from the player’s own supply, buildings from the common one. Thalers are paid to the bank and taken from it.

## Rules: combat
rule-W-3_1 = Thrown into the tower together are all armies that moved in, all defenders there, and everything in the tray. A neutral county is defended by one peasant from the common supply. In a revolt all armies of the county face as many peasants as it has revolt markers.
rule-W-3_2 = The tower keeps some cubes and releases others (how: W-6.1). Only what lies in the tray counts. Colours that are not involved stay in the tray.
rule-W-3_3 = Against a player, or in a neutral county, all peasants in the tray fight for the defender if the county has no revolt marker. If it has one, they stay neutral and lie in the tray.
rule-W-3_4 = The side with more wins and loses as many as the other side had; our ruling: peasants first, as in the rules of the first edition at SpielByWeb. The losers, the losses and surplus peasants return to their supplies. The survivors occupy the county, and a conqueror gets its card. Buildings and markers stay, for the rulebook removes them only after ties and lost revolts.
rule-W-3_5 = After a tie (our ruling: 0 to 0 included), or a defence won by peasants alone, both sides are removed and the county turns neutral: buildings and markers are removed and its card goes back. A neutral county that is not beaten stays neutral.
rule-W-3_6 = In a revolt the peasants win ties. If they win, the buildings, the markers and the card are lost. If the owner wins, the surviving armies return to the county.
rule-W-3_7 = Peasants never stand in a county. The tower is emptied only at the end of the game, and the tray stays as it is from fight to fight, through winter too.
rule-W-3_8 = In a revolt, too, everything in the tray is thrown in, and all peasants that come out count against the player. Our ruling: a victorious owner loses one army for each peasant, as is printed for attacks only.
rule-W-3_9 = The palace event and the church event do not touch revolts.
rule-W-3_10 = Our ruling: every cube of a fighting colour in the tray fights, whether thrown in now or released from earlier, so survivors may outnumber those sent. Peasants that fought, on whichever side, all go to the common supply.
rule-W-3_11 = Cubes knocked out of a real tower by accident would stay in the tray for the next fight. It cannot happen here.

## Rules: events
rule-W-4_1 = Market peace: building a trading house removes a revolt marker there.
rule-W-4_2 = Armed peasants: a neutral county is defended by two peasants.
rule-W-4_3 = Palace guard: an attacked county with a palace gets one more defender from its owner’s supply.
rule-W-4_4 = Sanctuary: counties with a church cannot be attacked.
rule-W-4_5 = Empty purses: taxes bring at most 5 thalers.
rule-W-4_6 = Full purses: taxes bring at least 6 thalers.
rule-W-4_7 = Good harvest: the grain action brings at least 4 grain.
rule-W-4_8 = Bad harvest: the grain action brings at most 3 grain.
rule-W-4_9 = Few recruits: the two large recruitments bring 3 and 2 armies, at unchanged prices.
rule-W-4_10 = A trading house built by a favour removes a marker too, for the card speaks of any trading house.
rule-W-4_11 = Our ruling: W-4.3 is automatic, and idle if the supply is empty. W-4.4 stops attacks only: the owner may move armies in and out.

## Rules: winter and scoring
rule-W-5_1 = Each player loses the grain the last event shows. Our ruling: nobody falls below 0.
rule-W-5_2 = One grain feeds one county. For the counties without grain, the supply table gives the number of revolts and of extra peasants in each: 1 without, 1 revolt and 1 peasant; 2, 1 and 2; 3 or 4, 2 and 2; 5 or 6, 2 and 3; 7 or more, 3 and 3.
rule-W-5_3 = The left neighbour draws the revolting counties at random from the player’s cards; it is pure luck, without a choice. The player decides the order of the fights. Players go in autumn’s order.
rule-W-5_4 = A marker is laid in each county drawn; then as many peasants rise as it has markers, plus those of the table. So the printed example has it; other printings and the rules of the first edition lay no marker (option “A county that revolts in winter gets no revolt marker”).
rule-W-5_5 = Each county scores 1 point and each building 1. The most palaces in a region score 3 points, the most churches 2, the most trading houses 1; tied players each score one less: 2, 1 or 0. Our rulings: this holds for all three kinds, for the star is printed at the palaces only but its sentence is general; and nobody scores a majority without a building of that kind.
rule-W-5_6 = After the first winter, in this order: points are scored, all markers are removed, four new events are opened, and grain goes back to 0.
rule-W-5_7 = The second winter ends the game. The most points win, then the most thalers; our ruling: then the victory is shared.
rule-W-5_8 = Our ruling: if there are more revolts than counties, all counties revolt. A player’s revolting counties are all drawn before the first of these fights.
rule-W-5_9 = Our ruling: a player without counties plays on with coin cards.
rule-W-5_10 = Our ruling: player by player in autumn’s order, the counties are drawn, their order is chosen, and the revolts are fought. A revolt put down in winter adds no marker. Counties lost no longer score. Grain is shown, not spent.
rule-W-5_11 = Our ruling: the card that set the winter’s loss leaves the game too, so four of the twelve events never appear.

## Rules: the cube tower
rule-W-6_1 = The tower is a model of chance whose numbers are documented and shown to the players. The usual one has two floors, where passing cubes dislodge others; the simple one keeps a third of the cubes thrown in and releases a third of those inside. Either may be chosen. What is in the tower is public, for everyone saw what went in and what came out.
rule-W-6_2 = Our ruling: it is public how many cubes of each colour are inside. On which floor they lie nobody knows, and it is drawn anew with all that is unseen.
rule-W-6_3 = Our ruling, for two floors: cubes fall one by one in random order. On each floor a falling cube first shakes each resting cube loose with a chance of 1 in 17, then passes with a chance of 79 in 100 or comes to rest. What leaves the upper floor falls on the lower. When seven cubes are thrown, 68% of them come out, and 31% of those inside; about seven stay. These are the numbers of the simple model, but a bigger throw shakes more loose.
rule-W-6_4 = The rulebook gives no number for the tower but its filling. Where a real tower decides, the cubes that come out are entered by colour.

## Rules: the Emperor’s Court (expansion)
rule-W-7_1 = Each player has 7 courtiers, 3 tower cards and a side board with three spaces, which turn 3, 2 and 1 armies into as many courtiers.
rule-W-7_2 = At set-up each of a player’s armies that falls out of the tower puts one of that player’s courtiers into the reception hall.
rule-W-7_3 = Each season three favour cards are drawn from the shuffled 21. The highest number goes on the place that costs 4 courtiers, the next on the one for 3, the lowest on the one for 2.
rule-W-7_4 = The side-board spaces are planned with the rest. With a county card the armies leave that county, where one must stay; with a tower card the player’s own armies leave the tray; with a coin card nothing happens. It is all or nothing. On the main board a tower card is a blank, and as a bid it is a 0.
rule-W-7_5 = After the order is fixed, players in order resolve their spaces for 3, 2 and 1.
rule-W-7_6 = The player with the most courtiers goes first; ties are broken by the order of play. All of that player’s courtiers move to the audience room and may buy one favour for the 4, 3 or 2 courtiers it costs. A favour is used at once, except 4, 10, 11 and 18. It ends when all favours are taken.
rule-W-7_7 = Then the courtiers return to the reception hall, and favours nobody took leave the game.
rule-W-7_8 = Favour 1: this season’s event card leaves the game without effect.
rule-W-7_9 = Favours 2, 9 and 16: thalers, as many as the card shows.
rule-W-7_10 = Favours 3, 8 and 14: as many own armies as the card shows go into the tray.
rule-W-7_11 = Favour 4: remove a revolt marker from an own county, or keep the card against the next one.
rule-W-7_12 = Favours 5, 15 and 20: grain, as much as the card shows.
rule-W-7_13 = Favours 6, 13 and 19: points, as many as the card shows.
rule-W-7_14 = Favours 7, 17 and 21: a free building of the kind shown, in an own county.
rule-W-7_15 = Favours 10, 11 and 18: the holder cannot be attacked by action A, by action B, or by either.
rule-W-7_16 = Favour 12: three free armies in an own or a neutral county.
rule-W-7_17 = Favours are laid out after the tiles and before planning. Side-board spaces are covered if the cards suffice, and a county used there is used for the season. With too few courtiers in supply the space is void. (In our copy of the rulebook the list of steps is scattered, and its parts fit only so.)
rule-W-7_18 = Rank at court is fixed once, after all conversions. Our ruling: players without courtiers are skipped.
rule-W-7_19 = Favours work as far as possible, not all or nothing; their armies come from the player’s own supply. Favour 1 may be declined, and so may a building. Favour 4 is kept only if no own county has a marker; it then cancels the next one, once. Favours 7, 17 and 21 obey W-2.1. Favours 10, 11 and 18 last this season. Favour 12 takes the card of a neutral county without a fight; our ruling: it needs no adjacency.
rule-W-7_20 = Converted armies and paid courtiers go back to the player’s own supply, and a favour once used leaves the game. Winter, end and victory are those of the base game.
rule-W-7_21 = A player whose turn it is moves their courtiers up even if they cannot or will not buy. Our ruling: if all favours are gone before that turn, nothing happens to them. Courtiers stay in the hall from season to season and over winter.
rule-W-7_22 = Our ruling: any affordable favour may be bought, even without a target; it is then wasted. A favour 4 that is kept lies open, works by itself on the next marker in any of its holder’s counties, and does not lapse in winter. Favours 10, 11 and 18 shield every county their holder has when the attack would be made. Favour 12 with fewer than three armies in supply places those there are, at least one; the county’s card cannot be used this season.
rule-W-7_23 = Our ruling: whoever is short of cards covers all thirteen action spaces before the bid and chooses which stay empty. A tower card as a bid ties with a 0.

## Rules: region cards (expansion)
rule-W-8_1 = Each player has four cards. After the order is fixed, a player with counties in at least four regions turns one card and takes one of its bonuses; any other player gets nothing.
rule-W-8_2 = This comes before the actions at court.
rule-W-8_3 = After winter the pile is put back in its first order.
rule-W-8_4 = Players go in the order of play. The top card goes under the pile, and the player takes one bonus of the new top card. Whoever fails leaves the pile as it is.
rule-W-8_5 = The pile has a fixed order with the blank card on top. The other cards offer thalers, own armies into the tray, grain or points, in the amounts shown.
rule-W-8_6 = Our ruling: turning the card is automatic, and the player chooses the bonus. Armies are given as far as the supply reaches.

## Rules: leaders and statues (expansion)
rule-W-9_1 = The leader is placed at set-up: in the draft when taking a county; with the printed line-up in order of play, once the first order is fixed.
rule-W-9_2 = In the leader’s county a palace costs 2 thalers, a church 1 and a trading house nothing; grain and taxes bring 1 more; and 6, 4 or 2 armies come for 3, 2 or 1 thalers.
rule-W-9_3 = After spring, summer and autumn the leader must move to another county of the player: to an adjacent one, and then a statue may be left behind; or by flight to any other, and then none. Our rulings: it happens after these three seasons, for the text says after each round and six statues fit six seasons; it happens in the order of play; and the leader stays only if there is no other county.
rule-W-9_4 = Statues stay whoever holds the county, even if it is neutral. If another player’s leader is placed there, that player takes them as trophies.
rule-W-9_5 = A leader whose county is lost, to a conqueror, in a tie or by a revolt, leaves the board until after winter.
rule-W-9_6 = At the end each own statue on the board scores 1 point, and each trophy 1. Our ruling: a county holds one statue of each player.
rule-W-9_7 = In the draft the leader is placed at the latest with the last county.
rule-W-9_8 = Our ruling: the event comes first, then the tile, then the leader. So for the five-army action the event makes 3, the tile 6, the leader 7.
rule-W-9_9 = Our ruling: flight to a county that is not adjacent is a free choice. (The option “With leaders: one may flee to a county that is not adjacent” can limit it: only if no adjacent county is the player’s.)
rule-W-9_10 = The return after winter is optional and takes trophies like any placing. Our ruling: it goes in autumn’s order.
rule-W-9_11 = Each player has six statues. With a leader, too, the one-army action keeps its move.
rule-W-9_12 = Our ruling: autumn’s move comes before winter. So a leader in a revolting county can still be lost, and one lost in the first winter may return right after it.
rule-W-9_13 = Our ruling: with the printed line-up, leaders are placed in the first spring right after the order, before region bonuses and court.
rule-W-9_14 = Our ruling: the leader helps planned actions only, not favours. Together with the event, the three-army action brings 2 + 1, and taxes 5, with the tile 1 and the leader 1, bring 7.
rule-W-9_15 = Our ruling: leaders do not fight, give no points and are never captured. Trophies are never given back, and one’s own leader leaves one’s own statue standing. Statues and trophies count only at the end of the game.

## Certainty of the printed numbers
certainty-certain = certain
certainty-likely = likely
certainty-reconstructed = reconstructed
certainty-own = this table’s
note-reconstructed = Some numbers of the printed cards are not known to us: they are marked as such, and a table may replace them with its own.

## History
# The years
history-year-1 = The war began in Prague in 1618, when Bohemian nobles threw the emperor’s governors from a castle window. Within ten years the emperor and the Catholic League had beaten the Bohemians, the Palatine elector and the King of Denmark, and Wallenstein’s troops stood on the Baltic. An army that lives off the land needs more land every year, and the peasants pay for it.
history-year-2 = In 1630 the King of Sweden landed on the Baltic coast, and in 1635 France joined the war in the open: it was no longer about faith alone. Armies marched back and forth through country that could feed nobody any more, until the peace signed in Münster on 24 October 1648. What matters in the second year is what has been built, and whether it can be held through winter.

# The generals
history-red = Albrecht von Wallenstein (1583–1634), a Bohemian noble, grew rich on the lands of beaten rebels and raised whole armies for the emperor at his own expense, fed by levies on the lands they occupied. Dismissed in 1630 and recalled against the Swedes, he fought Gustav Adolf at Lützen in 1632. His secret talks with the enemy cost him the emperor’s trust, and officers of his own army killed him at Eger on 25 February 1634.
history-blue = Johann Tserclaes, Count of Tilly (1559–1632), came from Brabant and led the army of the Catholic League under Maximilian of Bavaria. He won at the White Mountain, Wimpfen and Lutter, but the sack of Magdeburg in 1631 clings to his name. Gustav Adolf beat him at Breitenfeld, and he died at Ingolstadt of a wound received on the river Lech.
history-yellow = Gottfried Heinrich, Count of Pappenheim (1594–1632), led the best known cuirassiers of the war and was covered with scars. In 1626 he crushed the peasants’ rising in Upper Austria, in 1631 he was among the first over the walls of Magdeburg. He reached the field of Lützen at full gallop with his horsemen and was fatally shot there.
history-violet = Gustav II Adolf (1594–1632), King of Sweden since 1611, landed in Pomerania in 1630 with an army that was small, paid and well drilled. His victory at Breitenfeld in 1631 opened the whole of Germany to him, and in 1632 he entered Munich. He was killed in the mist of Lützen on 16 November 1632, and the Swedes won the day without him.
history-black = Ernst von Mansfeld (1580–1626), the illegitimate son of a count, made war his trade and raised armies for whoever opposed the Habsburgs. He took Pilsen for the Bohemians in 1618, plundered his way through the Palatinate and Alsace, and was beaten by Wallenstein at the bridge of Dessau in 1626. He died in November of that year near Sarajevo, on the way to Venice; they say he met death standing up.

# The counties: Brandenburg
history-altmark = The oldest part of Brandenburg lived on rye, beer and cloth. Gustav Adolf dug in at Werben on the Elbe in 1631, and at Wittstock in 1636 the Swedes beat an imperial and Saxon army.
history-bremen = Cattle from the marshes and the trade of the Weser made the land rich. The Swedes conquered the archbishopric in 1645 and kept it in the peace; the city itself saved its freedom.
history-holstein = Oxen and dairy farms fed the trade of Hamburg and Lübeck. Tilly and Wallenstein overran the country in 1627, as its duke was the King of Denmark, and in the winter of 1643 the Swedes did it again.
history-lueneburg = The salt pans of the city and the sheep of the heath brought in the money. Duke George of Lüneburg fought for the emperor, then for Sweden, and above all for his house.
history-mecklenburg = A land of great grain estates with ports on the Baltic. The emperor drove out its dukes and gave it to Wallenstein, who ruled from Güstrow; after the Swedes had brought the dukes back, war and plague emptied the villages.
history-mittelmark = Rye on sandy soil, beer, fish, and the small residence of Berlin. In 1631 Gustav Adolf trained his guns on the city until the elector joined him; by the end of the war Berlin had lost about half its people.
history-neumark = Grain and timber went down the Oder to the sea. The Swedes stormed Frankfurt on the Oder in 1631 and gave no quarter; the elector’s fortress of Küstrin was never taken.
history-osnabrueck = Linen from its farms was sold overseas. Here and in Münster the envoys of Europe met for years, the Swedes in Osnabrück, the French in Münster, to make the peace of 1648.
history-vorpommern = Its grain left through Stralsund and Stettin. In 1628 Stralsund withstood Wallenstein’s siege, in 1630 Gustav Adolf landed on Usedom, and the peace left this coast to Sweden.

# Saxony
history-anhalt = A small, fertile land on the Elbe, shared among several princes. At the bridge of Dessau Wallenstein won his first great battle in 1626, against Mansfeld.
history-hessen-darmstadt = Corn, wine and the roads from the Main to the north. The Lutheran landgraves stood by the emperor and quarrelled with their cousins of Kassel over Marburg, at last with armies. Gustav Adolf gave those cousins the abbey of Fulda, until the defeat of Nördlingen took it from them.
history-hessen-kassel = Hill farms, wool and linen. The landgrave was among the first German princes to join Gustav Adolf; in 1637 imperial troops burned the country, but his widow Amalie Elisabeth kept her army in the field until the peace.
history-paderborn = A bishop’s land of grain and of pilgrims to Saint Liborius. In 1622 Christian of Brunswick carried off the saint’s golden shrine and had thalers struck from church silver: “God’s friend, the priests’ enemy”.
history-kursachsen = Silver from the Erzgebirge and the fairs of Leipzig made this the richest of the Protestant lands. Its elector stood with the emperor, joined the Swedes in 1631, and in 1635 made his own peace; then the Swedes laid waste his country.
history-lausitz = Weavers of linen and cloth lived in its six towns and their villages. The Elector of Saxony occupied it for the emperor in 1620, as a pledge for the costs, and in 1635 it became his.
history-saechs-lande = Several small duchies shared the farmland of Thuringia and its woad, the blue dye. Bernhard of Weimar went to war from here; his brother Ernst of Gotha rebuilt his duchy while the war went on, and sent every child to school.
history-vogtland = Cloth, mines and the road from Leipzig to Nuremberg. Wallenstein sent Holk to ravage it in 1632 and 1633; the plague that followed the raiders killed Holk himself.
history-wolfenbuettel = Ore from the Rammelsberg and rich soil before the Harz. Tilly beat the King of Denmark at Lutter in 1626; in May 1631 Magdeburg was stormed and burned, and some twenty thousand people died.

# Austria
history-boehmen = Silver, glass and fish ponds, and a proud nobility. The war began in Prague in 1618, and in 1620 the White Mountain ended the rising; in 1648 the Swedes were once more plundering in Prague when the news of peace came.
history-kaernten = Iron from Hüttenberg and lead from Bleiberg went over the passes to Venice. No army came here, but in 1628 Protestant nobles had to change their faith or leave.
history-maehren = Fertile plains and good wine, on the road from Silesia to Vienna. The Swedes held Olmütz from 1642 on, yet Brünn withstood their siege of 1645.
history-niederoesterreich = Wine and the traffic of the Danube fed Vienna. Bohemian rebels stood before the city in 1619; in 1645 the Swedes reached the bank across the river, but could not cross.
history-oberoesterreich = Salt and the scythes of its forges were sold far away. Pledged to Bavaria and forced back to the old faith, the peasants rose in 1626 under Stefan Fadinger; Pappenheim put them down.
history-passau = The bishop’s town on three rivers lived on salt carried to Bohemia. Soldiers gathered here in 1611 bought slips of paper that were to make them bullet-proof, and all through the war such charms were called the art of Passau.
history-schlesien = Linen from the hills and the trade of Breslau. Mansfeld marched through in 1626, and Wallenstein took a whole Swedish corps prisoner at Steinau in 1633; he was also Duke of Sagan.
history-steiermark = The iron of the Erzberg became guns and armour for the border against the Turks. The war stayed far away; the arsenal built in Graz in the 1640s is still full.
history-tirol = Silver and copper from Schwaz were running out, but salt and the toll of the Brenner remained. Claudia de’ Medici, ruling for her son, closed the passes with new forts, and the Swedes never reached Innsbruck.

# Bavaria
history-augsburg = A city of weavers and bankers, of both faiths. It welcomed Gustav Adolf in 1632; after the Swedish defeat at Nördlingen it was starved into surrender, and of more than forty thousand people some sixteen thousand were left.
history-baden = Wine and grain of the upper Rhine. The margrave lost his army at Wimpfen in 1622; that year Tilly took Heidelberg, and its famous library was carried to the Pope in Rome.
history-konstanz = Linen, fish and boats on the lake. The Swedes besieged Konstanz in vain in 1633; in 1647 they surprised Bregenz, where the people of the whole region had brought their treasures.
history-bayern = Grain, beer and salt, and a duke who kept his accounts himself: Maximilian led the Catholic League and became an elector for it. In 1632 Gustav Adolf entered Munich, and the city gave ransom and hostages to be spared the fire.
history-oberpfalz = Its hammer mills made iron for half of Germany. Bavaria took it from the Palatine elector in 1621 and made it Catholic; before Nuremberg in 1632 Wallenstein and Gustav Adolf starved each other for weeks.
history-regensburg = The town of the imperial diets lived on the Danube and its bridge. Here the electors made the emperor dismiss Wallenstein in 1630; it fell to the Swedes in 1633 and was retaken the next year.
history-salzburg = Salt and the gold of the Tauern filled the archbishop’s purse. Paris Lodron fortified his city, kept out of the war, and founded a university in the middle of it.
history-wuerttemberg = Wine and grain, and more people than the land could feed. After Nördlingen the duke fled, and hunger, plague and soldiers took well over half of his subjects.
history-wuerzburg = The bishops of the Main grew rich on wine. In the years around 1628 they burned hundreds as witches; in 1631 Gustav Adolf stormed the fortress of Würzburg and sent its library to Sweden.

# Palatinate
history-luettich = Coal, iron and the gunsmiths of Lüttich: a neutral land that sold arms to everybody. Neutral or not, troops of all sides crossed it, and in 1637 its pro-French mayor was murdered at a banquet.
history-zweibruecken = Hill farms and a little wine between Rhine and Saar. Spaniards took Kreuznach in 1620 and Swedes in 1632; the imperial army of 1635 left hardly a village inhabited.
history-breisgau = Habsburg land on the upper Rhine, with wine and old silver mines. Bernhard of Weimar starved out the fortress of Breisach in 1638, and in 1644 Bavarians and French fought on three days over the hills of Freiburg.
history-burgund = The salt of Salins was its wealth, and the Spanish Road from Italy to the Netherlands ran through it. The French besieged Dole in vain in 1636, and ten years of raids left whole districts empty.
history-koeln = The richest city on the Rhine sold wine, books and arms to all parties and let none of them in. The elector’s land around it was less lucky: in 1642 French and Hessian troops beat the imperials at Kempen and stayed.
history-trier = Wine from the Moselle and tolls on the Rhine. Its elector called in the French for protection; in 1635 Spaniards carried him off, and France made it a reason to declare war.
history-mark = Corn and cattle, with the first coal of the Ruhr dug for the smiths. The land was Brandenburg’s by inheritance, but Dutch, Spanish, imperial and Hessian garrisons lived on it by turns.
history-lothringen = Salt, iron and grain between two great powers. The duke chose the emperor’s side, the French occupied his duchy in 1633, and that year Jacques Callot of Nancy engraved the Miseries of War.
history-strassburg = The free city lived on wine, grain and its bridge over the Rhine, and kept neutral as long as it could. Mansfeld took Hagenau in 1621; the peace gave the Habsburg rights in Alsace to France.

## The board in words
describe-none = none
describe-standing = Year { $year }, { $season }: { $phase }
describe-events = Events still to come: { $events }
describe-event = Event of the season: { $event }
describe-actions = Actions in their order: { $actions }; face down: { $hidden }
describe-place = Place { $place } ({ $tile }): { $seat }
describe-place-free = Place { $place } ({ $tile }): free
describe-tower = The cube tower
describe-inside = Inside: { $cubes }
describe-tray = In the tray: { $cubes }
describe-court = The Emperor’s Court
describe-favour = Favour { $favour } for { $price ->
    [one] one courtier
   *[other] { $price } courtiers
  }: { $amount ->
    [0] { $what }
   *[other] { $amount } { $what }
  }
describe-courtiers = { $seat }: courtiers in the hall { $hall }, in the audience room { $room }
describe-region = { $region } (most: { $leads })
describe-neutral = neutral
describe-held = { $seat }, { $armies ->
    [one] one army
   *[other] { $armies } armies
  }
describe-markers = { $markers ->
    [one] one revolt marker
   *[other] { $markers } revolt markers
  }
describe-leader = leader of { $seat }
describe-statue = statue of { $seat }
describe-yields = tax { $tax }, grain { $grain }, sites { $sites }
describe-players = Players
describe-player = { $seat }: points { $points }, thalers { $thalers }, grain { $grain }, counties { $counties }, armies in supply { $armies }
describe-shield = { $seat }: no attack by { $actions } this season
describe-pardon = { $seat } keeps favour 4 against the next revolt marker
describe-region-card = { $seat }: region card { $card }
describe-statues = { $seat }: statues { $statues }, trophies { $trophies }
describe-left = Left in the box: peasants { $peasants }, palaces { $palaces }, churches { $churches }, trading houses { $houses }
describe-shown = { $seat } has shown: { $cards }
describe-you = (you)

## The planning table of the terminal
table-spaces = Your spaces: when the action comes, its word, its name, its price, your card
table-counties = Your counties (! is a revolt marker)
table-county = county
table-armies = armies
table-tax = tax
table-grain = grain
table-sites = free sites
table-buildings = buildings
table-use = planned for
table-how = How to plan
table-lay = “plan palace altmark” lays one card, “lay palace altmark, taxes lausitz, bid coin-1, rest” several (rest: blanks everywhere else); “undo” takes the last one back, “clear palace” any once the plan is whole.
table-ready = Your plan is whole: “ready”.
history-heading = History
terminal-help-history = what happened in this year, who the generals were, or what a county lived on
terminal-help-lay = lay several cards at once

## The account of a finished game
account-chapter = { $number ->
        [0] Set-up
       *[other] Year { $number }
    }
account-score = Points
account-source-counties = Counties
account-source-buildings = Buildings
account-source-majorities = Majorities
account-source-favours = Favours
account-source-region-cards = Region cards
account-source-statues = Statues and trophies
account-measure-standing = Points with the scorings to come, as things stand
account-measure-points = Points
account-quantity = Cubes out of the tower, own side’s less the enemy’s
account-luck = Cubes of one’s own side that came out of the tower in { $battles ->
        [one] { $battles } battle or revolt
       *[other] { $battles } battles and revolts
    }, less those of the enemy: { $actual }. On average the same throws give { $expected }: { $better ->
        [yes] { $difference } better than that
        [even] just so
       *[no] { $difference } worse than that
    } (standard deviation { $deviation }; the average is an estimate, ± { $error }).

# ---- hints: what a choice would cost and bring
hint-county = grain { $grain }, thalers { $thalers }, building sites { $sites }
hint-bid = thalers: { $price }, left: { $left }
hint-price = thalers: { $price }, left: { $left }
hint-void = as things stand it could not be done
hint-taxes = thalers gained: { $thalers }
hint-harvest = grain gained: { $grain }; then { $then } for { $counties } counties
hint-revolt = revolt: peasants { $peasants }, armies { $armies }
hint-recruits = new armies: { $armies }, then { $then } there
hint-marchers = armies that can march now: { $armies }
hint-supply = grain { $grain } for { $counties } counties
hint-tile = with it: { $tile }
hint-stay = armies that stay: { $armies }
hint-against = armies against you: { $armies }, and whoever the tower sends
hint-there = armies there then: { $armies }
hint-event = without effect: { $event }
hint-reserve = into the tower: { $thrown }; left in the supply: { $left }
hint-groups = groups of armies left then: { $groups }
hint-draw = one of { $cards } counties, and it is kept
hint-renew = cards in the pile: { $cards }; then you choose again
hint-later = counties still to come: { $counties }; with the last he must be placed
hint-blank = cards left for blanks and the bid: { $cards }
hint-card-back = back in your hand: { $card }
hint-courtiers = courtiers: { $courtiers }
hint-in-tray = your armies in the tray then: { $armies }
hint-courtiers-left = courtiers you keep: { $courtiers }
hint-wasted = the favour is spent for nothing
hint-bonus-then = { $bonus } then: { $amount }
hint-no-leader = no leader for the rest of the game
