# Turnieje
cups-what = Turniej to kilka stołów w kilku rundach: każdy spotyka każdego i siada na każdym miejscu tak równo, jak się da, a za miejsca są punkty. Jest dla osób z kontem.
cups-own = Twoje turnieje
cups-none = Nie bierzesz jeszcze udziału w żadnym turnieju. Kto ma link, może dołączyć.
cups-new = Otwórz turniej
cups-new-what = Wybierasz grę i liczbę rund, wysyłasz link tym, którzy mają dołączyć, i zaczynasz. Kto organizuje turniej, nie musi grać.
cups-nobody = Zaloguj się, by otworzyć turniej i zobaczyć swoje.

# Nowy
cup-title = Tytuł
cup-game = Gra
cup-at-a-table = Graczy przy stole
cup-how-many-rounds = Rundy
cup-terms = Wszystkie jego stoły
cup-terms-spectators = Kto ma adres stołu, może się przyglądać
cup-plays = Ja też gram
cup-open-button = Otwórz turniej

# Czym jest
cup-open = Można dołączyć
cup-playing = Trwa
cup-over = Zakończony
cup-organised = organizujesz go
cup-players = { $count ->
    [one] { $count } gracz przy stole
    [few] { $count } graczy przy stole
   *[other] { $count } graczy przy stole
}
cup-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
cup-organiser = organizuje { $name }
cup-link = Link do dołączenia
cup-gone = ktoś, kogo już nie ma
cup-people = { $count ->
    [0] Nikt jeszcze nie dołączył
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
cup-people-none = Wyślij link tym, którzy mają grać.

# Na co czeka
cup-awaits-people = { $count ->
    [one] Brakuje jeszcze jednej osoby, by zapełnić stół.
    [few] Brakuje jeszcze { $count } osób, by zapełnić stół.
   *[other] Brakuje jeszcze { $count } osób, by zapełnić stół.
}
cup-awaits-organiser = Zaczyna { $name }. Do tego czasu każdy może dołączyć lub się wycofać.
cup-awaits-you = Zacznij, gdy wszyscy już są. Do tego czasu każdy może dołączyć lub zrezygnować.
cup-awaits-tables = { $count ->
    [one] Trwa jeszcze { $count } stół. Gdy się skończy, turniej pójdzie dalej sam.
    [few] Trwają jeszcze { $count } stoły. Gdy wszystkie się skończą, turniej pójdzie dalej sam.
   *[other] Trwa jeszcze { $count } stołów. Gdy wszystkie się skończą, turniej pójdzie dalej sam.
}
cup-awaits-last = { $count ->
    [one] Dalszej rundy nie będzie. Trwa jeszcze { $count } stół i liczy się.
    [few] Dalszej rundy nie będzie. Trwają jeszcze { $count } stoły i liczą się.
   *[other] Dalszej rundy nie będzie. Trwa jeszcze { $count } stołów i liczą się.
}
cup-awaits-soon = Wszystkie stoły się skończyły. Za chwilę dalszy ciąg.
cup-won = Zwycięstwo: { $names }
cup-without-result = Skończył się, zanim cokolwiek rozegrano.
cup-your-table = Twój stół, runda { $round }

# Co można zrobić
cup-sign-in = Zaloguj się, by dołączyć
cup-join = Dołącz
cup-joined = Bierzesz udział
cup-leave = Wycofaj się
cup-begin = Zacznij rundę { $round }
cup-begin-first = Wtedy następuje losowanie i powstaje plan, a nikt nie może już dołączyć ani się wycofać. Puste miejsce dostaje nowy link przy swoim stole, pod „Zaproś”, w przeglądarce, w której turniej otwarto.
cup-begin-next = Następnej rundy nie trzeba zaczynać: przyjdzie, gdy skończą się wszystkie stoły. Wcześniejsze stoły toczą się dalej i liczą się.
cup-begin-really = Zacząć teraz rundę { $round }?
cup-begin-lost-first = { $count ->
    [one] Bierze udział { $count } osoba i nikt nie będzie mógł już dołączyć ani się wycofać. Tego nie da się cofnąć.
    [few] Biorą udział { $count } osoby i nikt nie będzie mógł już dołączyć ani się wycofać. Tego nie da się cofnąć.
   *[other] Bierze udział { $count } osób i nikt nie będzie mógł już dołączyć ani się wycofać. Tego nie da się cofnąć.
}
cup-begin-lost-next = { $count ->
    [0] Tego nie da się cofnąć.
    [one] Przy { $count } stole jeszcze trwa gra: toczy się dalej i liczy się. Tego nie da się cofnąć.
   *[other] Przy { $count } stołach jeszcze trwa gra: toczą się dalej i liczą się. Tego nie da się cofnąć.
}
cup-begin-not = Jeszcze nie
cup-end-ask = Zakończ turniej…
cup-end-really = Zakończyć turniej?
cup-end = Zakończ go
cup-end-why = Dalszej rundy nie będzie. Stoły, przy których się gra, toczą się dalej i liczą się.
cup-go-on = Nie kończ

# Plan i tabela
cup-plan = Rundy
cup-round = Runda { $round }
cup-round-of = Runda { $round } z { $rounds }
cup-round-later = jeszcze nie
cup-round-running = { $count ->
    [one] { $count } stół jeszcze gra
    [few] { $count } stoły jeszcze grają
   *[other] { $count } stołów jeszcze gra
}
cup-round-ended = skończona
cup-byes = Pauzuje: { $names }
cup-table-waits = Czeka na: { $names }, od { $since }
cup-no-result = Skończony bez wyniku
cup-substitute = Ktoś inny gra w zastępstwie: { $names }.
cup-seat-given = Twoje miejsce przy tym stole dostał ktoś inny. Turniej i tak zaliczy wynik tobie.
cup-standings = Tabela
cup-place = Miejsce
cup-name = Imię
cup-points = Punkty
cup-wins = Wygrane
cup-met = Rywale
cup-met-why = Punkty wszystkich spotkanych rywali, tyle razy, ile ich spotkano
cup-played = Partie
cup-points-how = Pierwszy przy stole dostaje { $most }, ostatni 0; kto pauzuje, dostaje średnią. Przy równych punktach liczą się wygrane, potem punkty spotkanych rywali.

# Odmowy
cup-fault-unknown-cup = Nie ma takiego turnieju.
cup-fault-not-organiser = To może tylko ten, kto organizuje turniej.
cup-fault-cup-begun = Turniej się zaczął, nie ma dalszej rundy albo jest pełny.
cup-fault-too-few = Za mało osób dołączyło, by zapełnić stół.
cup-fault-too-many = Najwyżej dwadzieścia turniejów naraz: najpierw jakiś zakończ.
cup-fault-too-fast = Za dużo naraz: odczekaj chwilę.
