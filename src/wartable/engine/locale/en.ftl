# Messages shared by all games

# Names
nobody = nobody

# Refusals
refusal-not-asked = It is not for you to choose now.
no-undo = Nothing of yours can be taken back: a die, a reveal or another player’s choice stands in between.

# Prompts
prompt-waiting = Waiting for { $seats }: { $stage }.
prompt-others = You are done; waiting for { $seats } ({ $stage }).
prompt-over = The game is over. Victory: { $winners }.

# Numbers and punctuation
labelled = { $label }: { $value }
series = { $first }; { $rest }
share = { NUMBER($percent, maximumFractionDigits: 1) }%
share-above = over { NUMBER($percent, maximumFractionDigits: 1) }%
share-below = under { NUMBER($percent, maximumFractionDigits: 1) }%
account-luckier = Luckier than { $percent } of 100 would be in the same throws.
