# Who one is, in the lobby and at a table
me-sign-in = Sign in
me-account = Your account
me-seat-title = Your seat: being told, and keeping it
me-keep-title = Keep this seat
me-keep = Keep this seat in my account
me-keep-why = { $name }, your account can keep this seat: then a lost link is not a lost game.
me-keep-nobody = An account keeps your seats, so that a lost link is not a lost game. Nobody needs one to play.
me-kept = This seat is in the account of { $name }: sign in anywhere to sit here again.
me-claimed = This seat belongs to another account, or yours has another seat at this table.
me-lost = You are watching. If a seat here is yours, open it by its link or sign in.
me-failed = That did not work. Please try again in a moment.
cups = Cups
ratings = Ratings
