# Messages of the terminal – English

# Beginning and end
terminal-edition = { $edition }: { $about }
terminal-options = { $heading }: { $options }.
terminal-options-printed = Options
terminal-none = none
terminal-seats = Seats: { $seats }.
terminal-at-table = At the table
terminal-you = you
terminal-bot = a bot
terminal-board = How certain each part of it is: wartable rules { $game } --board
terminal-fair = The dice are fair: they come from a secret seed, which is shown when the game is over. Until then you hold its fingerprint (SHA-256): { $commitment }
terminal-luck = The dice can be repeated: { $kind }.
terminal-welcome = Answer with a number or in words; “help” lists what else you can type.
terminal-left = You leave the table before the end.
terminal-revealed = The secret seed of the dice was: { $seed }
terminal-verify = To check every die against it: wartable verify { $file }
terminal-saved = Saved: { $file }.
terminal-secrets = The file also holds what others keep secret.
terminal-not-saved = Not saved: { $reason }
terminal-quit = The game is not saved. To keep it: save FILE. To leave all the same: quit once more.

# Answers
terminal-earlier = { $count ->
        [one] One earlier line is left out; “log { $total }” shows it.
       *[other] { $count } earlier lines are left out; “log { $total }” shows them.
    }
terminal-no-number = The choices are numbered 1 to { $most }.
terminal-unknown = Unknown word: { $word }. “help” lists what you can type.
terminal-not-understood = That is not a choice I understand; “offer” lists the choices, “help” shows how to write them.
terminal-which = Which one do you mean: { $candidates }
terminal-possible = This is possible.
terminal-usage = How to write it: { $usage }
terminal-no-rule = No rule has the number “{ $rule }”; “rules” lists them.
terminal-undone = Taken back.
terminal-amount = A number from 1 to { $most } is possible here.

# Help
terminal-help-answers = Answer with the number of a choice, or write it in words; beginnings of words are enough, accents and capitals do not matter. An empty line repeats the choices. You can also type:
terminal-help-map = the board in words
terminal-help-seats = the players, in the order of play
terminal-help-hand = what you hold
terminal-help-log = what happened, the last N lines
terminal-help-offer = the choices once more, with what they cost and bring
terminal-help-why = why a choice is not possible, and by which rule
terminal-help-rule = the text of a rule
terminal-help-rules = all rules, with their first words
terminal-help-undo = take back your last choice
terminal-help-restart = take back all that can be taken back
terminal-help-orders = your standing orders, or change one
terminal-help-save = write the game to a file
terminal-help-help = this list
terminal-help-quit = leave the table
terminal-help-choices = Choices in words: { $choices }
