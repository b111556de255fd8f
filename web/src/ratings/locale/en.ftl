# Ratings
ratings-how = Only tables that ask for it are rated, for people with accounts, by game and number of players. The number is a cautious one: everyone begins at 0, and it rises as it becomes surer how well somebody plays.
ratings-lists = Lists
ratings-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ratings-best = { $game }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ratings-place = Place
ratings-name = Name
ratings-game = Game
ratings-rating = Rating
ratings-games = Games
ratings-provisional = provisional
ratings-provisional-why = Fewer than ten games: it says little yet.
ratings-nobody = Nobody is rated yet. A table counts if it was opened so that its result does, and at least two who play there have an account.
ratings-yours = Your ratings
ratings-yours-none = You have no rating yet.
ratings-of = Ratings of { $name }
ratings-of-none = No rating yet.
ratings-unknown = Nobody goes by the name { $name }.
ratings-results = Your games that counted

# At a table
changes = Ratings
changes-counting = The game is being counted …
changes-none = No rating has changed: it takes two players with an account.
counts-rated = Rated game
counts-cup = Cup: { $title }
counts-a-cup = A table of a cup
