# Places – English
game-name = Places
game-blurb = For measuring.
seat-red = Red
seat-blue = Blue
stage-placing = placing
prompt-placing = Place an army.
refusal-game-over = The game is over.
refusal-wrong-step = Not now.
