# Was einem Programm am Tisch gesagt wird – Deutsch
program-seat = Du spielst { $game }. Dein Platz: { $seat }.
program-news = Was geschehen ist, seit du zuletzt gefragt wurdest
program-own = Was nur du weißt
program-answer = Antworte mit einer der Möglichkeiten, so wie sie vor dem Zeichen „=“ steht.
