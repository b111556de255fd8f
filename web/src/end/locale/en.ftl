# The end of a game
end-title = The end of the game
end-show = The end of the game
end-to-board = To the board
end-counting = The game is being accounted for …
end-failed = The account of this game could not be fetched.
end-share = Copy a link to this game
end-rematch = Play again
end-rematch-there = The rematch is open: go there, as { $seat }
end-moves-on = In the next game everyone moves on by one seat.
end-record = Keep the record
end-gains = Where it came from
end-total = Total
end-by-chapter = In detail
end-standing = How it stood
end-as-table = As a table
end-turning = Turning points
end-turning-note = Where the lead of the winner ({ $seat }) over the best of the others changed most. In front: the lead before and after the turn or action in which it happened. Choose one to see it on the board.
end-to = to
end-luck = Luck
end-luck-note = What came, against the mean of what the very same throws might have given. The mark on the line: how far from the middle; the wide part holds two thirds of all cases.
end-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}
end-order = Order
end-by-luck = Most luck first, good or bad
end-by-time = As they came
end-side-means = { $quantity }: what came, what was to be expected, and in brackets by how much luck helped (+) or hurt (−).
end-side = { $seat }: { $actual }, expected { $expected } ({ $luck })
end-more = { $count } more
end-eyes = Seen by
end-link-here = Copy a link to this moment
picture = Picture
picture-png = Board as picture (PNG)
picture-svg = Board as drawing (SVG)
picture-failed = No picture could be made.
