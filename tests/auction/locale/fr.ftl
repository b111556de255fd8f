seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
stage-bid = bidding
prompt-bid = Bid, or say that you are ready.
refusal-game-over = The bids are revealed.
refusal-not-ready = That is what you have said already.
