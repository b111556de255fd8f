# Rankingi
ratings-how = Liczą się tylko stoły otwarte jako rankingowe, osobno dla każdej gry i liczby graczy, dla osób z kontem. To liczba ostrożna: każdy zaczyna od 0, a rośnie ona wraz z pewnością, jak dobrze ktoś gra.
ratings-lists = Listy
ratings-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
ratings-best = { $game }, { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
ratings-place = Miejsce
ratings-name = Imię
ratings-game = Gra
ratings-rating = Ranking
ratings-games = Partie
ratings-provisional = tymczasowy
ratings-provisional-why = Mniej niż dziesięć partii: niewiele jeszcze mówi.
ratings-nobody = Nikt nie ma jeszcze rankingu. Stół się liczy, jeśli otwarto go tak, by liczył się wynik, a co najmniej dwoje grających ma konto.
ratings-yours = Twoje rankingi
ratings-yours-none = Nie masz jeszcze rankingu.
ratings-of = Rankingi: { $name }
ratings-of-none = Jeszcze bez rankingu.
ratings-unknown = Nikt nie nazywa się { $name }.
ratings-results = Twoje partie, które się liczyły

# Przy stole
changes = Ranking
changes-counting = Partia jest właśnie zaliczana…
changes-none = Żaden ranking się nie zmienił: potrzeba dwojga graczy z kontem.
counts-rated = Partia rankingowa
counts-cup = Turniej: { $title }
counts-a-cup = Stół turnieju
