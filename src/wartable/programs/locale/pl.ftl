# Co słyszy program przy stole – polski
program-seat = Grasz w { $game }. Twoje miejsce: { $seat }.
program-news = Co się stało od ostatniego pytania do ciebie
program-own = Co wiesz tylko ty
program-answer = Odpowiedz jedną z możliwości, tak jak stoi przed znakiem „=”.
