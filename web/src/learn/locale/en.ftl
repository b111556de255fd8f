# Prepared tables
kind-lesson = A lesson: nothing here is kept
kind-example = An example from the rules: try things out, nothing here is kept
table-full = This table is for trying things out and has no room for more choices.

# Lessons
lesson-card = Lesson
lesson-step = Step { $step } of { $total }
lesson-next = Next
lesson-back = Back one step
lesson-restart = Start again
lesson-watch = Watch what happens …
lesson-try = The rules allow that too, but for this lesson try:
lesson-fold = Fold the lesson away
lesson-unfold = Unfold the lesson
lesson-begin = Begin
lesson-length = About { $minutes } minutes, { $steps } steps

# Rooms
rooms = About this game
room-learn = Learn
room-rules = Rules
room-summary = Summary
game-unknown = There is no game of that name here.
learn-more = To read
learn-rules = The rules, with the rulebook’s examples to try out
learn-summary = Everything on one page, to print

# Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] No rule has all these words.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-ruling = our ruling
rules-ruling-means = The rulebook leaves this open; we decided it.
rules-try = Try it
rules-back = Back to the rules: { $rule }
rules-example = Example
rules-link = Link to rule { $rule }
rules-whole = Read it among the other rules
rules-page = The rules on a page of their own

# The page to print
summary-print = Print
summary-sequence = Sequence of play
summary-scoring = Scoring and winning
