# Strona główna
lobby-title = wartable – gry planszowe
lobby-motto = Wielkie historyczne gry planszowe w przeglądarce
lobby = Strona główna
to-lobby = Wróć na stronę główną
my-tables = Twoje stoły
open-table = Otwórz stół
open-button = Otwórz stół
play-bots = Zagraj z botami
players = Gracze
edition = Wydanie
options = Opcje
option-range = od { $low } do { $high }
who-sits = Kto gdzie siedzi
person = człowiek
bot-heuristic = bot
bot-random = bot grający losowo
bot-search-quick = silny bot, szybki
bot-search = silny bot
bot-search-deep = silny bot, który się nie spieszy
spectator = widz
links-secret = Każdy link to klucz do miejsca przy stole: wyślij go tylko osobie, która ma tam usiąść. Zostaje przy stole, pod „Zaproś”, dopóki ktoś tam nie usiądzie.
copy = Kopiuj
copied = Skopiowano
take-seat = Zajmij to miejsce
watch = Oglądaj
have-seat = Oglądasz grę, ale masz miejsce przy tym stole.
forget-table = Usuń stół „{ $table }” z listy
forget-really = Usunąć ten stół z listy?
forget-lost = Gra jeszcze trwa, a ta przeglądarka zapomni link do twojego miejsca. Bez niego nie wrócisz do stołu.
forget-yes = Usuń
forget-no = Zostaw
table-gone = Takiego stołu nie ma.
table-gone-why = Może link jest niepełny albo był to stół do prób: takie znikają niedługo po odejściu wszystkich.
page-unknown = Pod tym adresem nie ma żadnej strony.
page-unknown-why = Może link jest niepełny. Na stronie głównej znajdziesz wszystkie gry i swoje stoły.
table-over = Koniec. Zwycięstwo: { $winners }
your-turn = Twój ruch
you-are-out = Odpadasz; gra toczy się dalej bez ciebie.
waiting-for = Czekamy na ruch: { $seats }
retry = Spróbuj ponownie
field-missing = Wypełnij to pole.
field-number = Podaj odpowiednią liczbę.
field-short = Wpisz co najmniej { $least } znaków.
loading = Wczytywanie…
server-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.

# Rama
language = Język
theme-light = Jasne kolory
theme-dark = Ciemne kolory
letters = Litery zamiast rysunków na pionkach
menu = Menu
tools = Narzędzia
rules = Zasady
help = Pomoc
fit-map = Pokaż całą mapę
fill-map = Wypełnij ramkę mapą
hide-pieces = Ukryj pionki
zoom-in = Przybliż
zoom-out = Oddal
map = Mapa
map-of = Mapa gry { $game }
panels = Gracze i dziennik
actions = Działania
undo-group = Cofanie
undo = Cofnij
restart-turn = Od początku tury
skip-actions = Przejdź do działań
skip-map = Przejdź do mapy
skip-side = Przejdź do graczy i dziennika
offline = Brak połączenia. Próbuję połączyć się ponownie…
signed-out = Ta strona została wylogowana, być może z innego urządzenia.
sign-in-again = Zaloguj się ponownie
game-over = Koniec gry
close = Zamknij
dismiss = Ukryj
refused = To niemożliwe.
fatal-unknown-seat = Ten link nie otwiera żadnego miejsca przy tym stole.
fatal-unknown-table = Takiego stołu nie ma.
fatal-bad-version = Ta strona jest nieaktualna: odśwież ją.
part-missing = Nie udało się wczytać części tej strony: serwer nie odpowiada albo ma nowszą wersję.
reload = Wczytaj stronę ponownie
fatal-wrong-origin = Ta strona pochodzi z innej witryny.
fatal-table-held = Zasady zmieniły się, odkąd grano w tę grę: zostaje zachowana bez zmian, ale nie można jej tu kontynuować.
fatal-table-damaged = Zapis tego stołu nie jest tym, co tu zapisano: stół pozostaje, jaki jest, i nikt przy nim dalej nie gra. Kto prowadzi ten serwer, zobaczy więcej.
fatal-part-gone = Gra tego stołu albo bot, który przy nim gra, nie jest tu już znany: stół pozostaje, jaki jest, ale nie można przy nim dalej grać.
fatal-no-spectators = Przy tym stole nie ma widzów. Jeśli masz tu miejsce, otwórz je własnym linkiem.
fatal-not-signed-in = Zaloguj się, aby zająć tu swoje miejsce.

# Gracze
you = ty
winner = zwycięstwo
has-turn = ma turę
connected = połączony
absent = niepołączony
is-out = poza grą
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}

# Dziennik, zasady, przeszłość
log = Dziennik
opening = Przygotowanie gry
opening-here = Od tej chwili
earlier = Pokaż wcześniejsze tury
newer = Nowsze wpisy
show-rule = Zasada { $rule }
rule-title = Zasada { $rule }
more-events = { $count ->
    [one] Wcześniej jeszcze { $count } wydarzenie.
    [few] Wcześniej jeszcze { $count } wydarzenia.
    [many] Wcześniej jeszcze { $count } wydarzeń.
   *[other] Wcześniej jeszcze { $count } wydarzenia.
}
replay = Powtórka
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-slider = Chwila gry
looking-back = Oglądasz przeszłość (chwila { $point }).
back-to-now = Wróć do teraźniejszości
since-turn = Od twojej ostatniej tury
since-last = { $count ->
    [one] Od twojej ostatniej tury: { $count } wydarzenie
    [few] Od twojej ostatniej tury: { $count } wydarzenia
    [many] Od twojej ostatniej tury: { $count } wydarzeń
   *[other] Od twojej ostatniej tury: { $count } wydarzenia
}
since-watch = Obejrzyj na mapie
since-read = Przeczytaj
orders = Stałe polecenia
in-words = Mapa i gracze słowami
fair-dice = Uczciwe kości
fair-promise = Zanim padła pierwsza kość, serwer zobowiązał się do tajnego ziarna, ogłaszając jego skrót SHA-256:
fair-seed = Ziarno, ujawnione po zakończeniu gry:
fair-yes = Twoja przeglądarka to sprawdziła: ziarno zgadza się ze zobowiązaniem.
fair-no = Ziarno NIE zgadza się ze zobowiązaniem.
fair-how = Aby samodzielnie sprawdzić każdą kość, zapisz przebieg gry i uruchom poniższe polecenie.
fair-record = Zapis tej gry

# Pomoc
help-map = Wszystko, co możesz wybrać, jest obwiedzione na mapie albo ma przycisk.
help-mouse = Kliknij miejsce na planszy, potem cel. Przeciągaj, by przesunąć mapę; kółko lub szczypanie powiększa. Gdzie można położyć wiele elementów, Shift z kliknięciem kładzie wszystkie.
help-why = Kliknij cokolwiek innego, a dowiesz się, dlaczego to niemożliwe i według której zasady.
help-keys = Z klawiatury: Tab przechodzi przez miejsca, które możesz wybrać, strzałki przez wszystkie, Enter wybiera.
help-escape = Escape zamyka to, co otwarte, albo porzuca to, co wybrano.
help-undo = Cofać można swobodnie, dopóki nie padła kość, nie ujawniono niczego ukrytego i nikt inny nie wykonał ruchu.
help-colours = Pasek z poleceniem jest złoty, gdy to twój ruch, szary w czasie czekania, w paski, gdy oglądasz przeszłość, i czerwony, gdy nie ma połączenia.
help-log = Wskaż wiersz dziennika, by zobaczyć jego miejsca, kliknij, by tam przejść; numer na końcu otwiera regułę.
help-past = Suwak pod dziennikiem pokazuje stół tak, jak go widziałeś w dowolnej wcześniejszej chwili.
explain-hint = { $hint }
