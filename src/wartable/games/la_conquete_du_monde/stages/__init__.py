"""The steps of the game, in rulebook order."""
