"""The rooms of the game, in the rulebook's order; the expansions have rooms of their own."""
