# What a program at a seat is told – English
program-seat = You play { $game }. Your seat: { $seat }.
program-news = What has happened since you were last asked
program-own = What only you know
program-answer = Answer with one of the choices, as it stands before the sign “=”.
