# Names
name-ask = Pod jakim imieniem grasz przy tym stole?
name-say = Tak się nazywam
name-later = Nie teraz
name-change = Zmień imię

# What is read under the panels
stories = Dziennik, rozmowa i notatka
story-talk = Rozmowa
story-note = Notatka
talk-unread = { $count ->
    [one] { $count } nieprzeczytana
    [few] { $count } nieprzeczytane
   *[other] { $count } nieprzeczytanych
}
talk-rooms = Pokoje
room-of-players = Gracze
room-of-spectators = Widzowie
talk-empty-players = Nikt jeszcze nic nie powiedział. Czytają to tylko ci, którzy siedzą przy tym stole.
talk-empty-spectators = Nikt jeszcze nic nie powiedział. Gracze przeczytają to po zakończeniu gry.
talk-earlier = Pokaż wcześniejsze
talk-write = Powiedz coś
talk-send = Wyślij
talk-as = Twoje imię tutaj: { $name }
talk-too-long = Najwyżej { $count } znaków naraz.
talk-failed = Nie wysłano. Spróbuj jeszcze raz.
talk-said = { $who }: { $text }
note-private = Tylko dla ciebie: nikt inny przy tym stole nigdy nie zobaczy tej notatki.
note-kept = Zapisano
note-writing = Zapisywanie …
note-unkept = Jeszcze nie zapisano; nastąpi kolejna próba.
note-too-long = Za długa: końcówka nie jest zapisana. Skróć ją, proszę.

# Refused
refused-too-fast = Za dużo naraz: odczekaj chwilę.
refused-too-large = To za długie.
refused-bad-name = Imię ma od 1 do 40 widocznych znaków.
refused-name-taken = Ktoś inny przy tym stole nosi już to imię.
refused-wrong-room = Ten pokój nie jest dla ciebie otwarty.
refused-bad-proposal = Tego nie można teraz zaproponować albo nie ma już na co odpowiadać.
refused-no-concession = W tej grze nie można się poddać; zaproponuj jej zakończenie.
refused-no-stand-in = Nie gra za ciebie żaden bot.
refused-table-ended = Stół został zamknięty: nikt już nie gra.
refused-not-stored = Nie udało się tego zapisać, więc się nie stało. Spróbuj jeszcze raz.
refused-seat-taken = To miejsce jest już zajęte.
refused-not-listed = Ten stół nie jest już otwarty dla wszystkich.
refused-not-host = Może to zrobić tylko ten, kto otworzył stół.
refused-unknown-table = Taki stół nie istnieje.
refused-not-signed-in = Tutaj stoły otwierają tylko osoby z kontem: najpierw się zaloguj.

# Ending early
affairs = Zakończ
affairs-title = Wcześniejsze zakończenie gry
affairs-agree = Muszą się zgodzić wszyscy, którzy usiedli do stołu. Do tego czasu gra trwa.
affairs-alone = Nikt inny nie usiadł: to, co tu wybierzesz, stanie się od razu.
affairs-watching = Zakończyć grę mogą tylko ci, którzy siedzą przy stole.
affairs-over = Przy tym stole nikt już nie gra.
affairs-end = Zaproponuj zakończenie gry
affairs-end-why = Obecny stan staje się wynikiem.
affairs-abandon = Zaproponuj przerwanie gry
affairs-abandon-why = Gra kończy się bez wyniku.
affairs-concede = Poddaj się
affairs-concede-why = Kończysz na ostatnim miejscu. Jeśli zostaje kilku innych graczy, grę przejmuje za ciebie bot.
affairs-sure-end = Zakończyć grę teraz, z obecnym stanem jako wynikiem?
affairs-sure-abandon = Przerwać grę teraz, bez wyniku?
affairs-sure-concede = Naprawdę się poddajesz?
affairs-yes-end = Zakończ grę
affairs-yes-abandon = Przerwij grę
affairs-yes-concede = Poddaję się
affairs-no = Gram dalej
proposal = Propozycja
proposal-end = { $who } proponuje zakończyć grę z obecnym stanem.
proposal-abandon = { $who } proponuje przerwać grę bez wyniku.
proposal-awaits = Brakuje zgody: { $who }
proposal-agree = Zgadzam się
proposal-agreed = Wyrażono zgodę.
proposal-refuse = Odmawiam
proposal-withdraw = Wycofaj propozycję
dropped-end = { $by } odrzuca propozycję, by zakończyć grę z obecnym stanem. Propozycja: { $who }.
dropped-abandon = { $by } odrzuca propozycję, by przerwać grę bez wyniku. Propozycja: { $who }.
withdrawn-end = { $who } wycofuje propozycję, by zakończyć grę z obecnym stanem.
withdrawn-abandon = { $who } wycofuje propozycję, by przerwać grę bez wyniku.
gave-up = { $who } poddaje grę; dalej gra bot.
vote-agreed = zgadza się
vote-open = bez odpowiedzi
ended-end = Zakończona za zgodą wszystkich, ze stanem z tej chwili
ended-abandon = Przerwana za zgodą wszystkich, bez wyniku
ended-concede = Poddanie: { $who }; zwycięstwo: { $winner }
ended-concede-you = Gra poddana przez ciebie; zwycięstwo: { $winner }
ended-abandon-why = Gracze zgodzili się przestać. Nie ma zwycięzcy; zapis obejmuje wszystko do tej chwili.

# A bot stands in
stand-in = Gra za ciebie bot
stand-in-yours = Gra za ciebie bot, dopóki nie wrócisz na swoje miejsce; co zrobił, zostaje.
stand-in-all = Boty zastępują tu wszystkich: czekają, aż ktoś z was wróci na swoje miejsce.
stand-in-conceded = Gra została przez ciebie poddana i za ciebie gra dalej bot.
stand-in-back = Wracam na swoje miejsce
stands-in = bot gra za: { $name }
has-conceded = poddanie

# Other tables
next-table = Następny stół
next-table-count = { $count ->
    [one] Twoja kolej przy { $count } innym stole
    [few] Twoja kolej przy { $count } innych stołach
   *[other] Twoja kolej przy { $count } innych stołach
}

# Whoever opened the table
host = Ten stół otwarto w tej przeglądarce
host-new-link = Nowy link
host-new-link-why = Nowy link unieważnia poprzedni.
host-listed = Każdy znajdzie go na stronie głównej i może zająć wolne miejsce
host-spectators = Kto zna adres, może się przyglądać
host-dataset = Zakończona partia może trafić do otwartego zbioru danych: wybory i kości, bez nazwisk
open-dataset = Otwarte dane: zakończona partia trafia do otwartego zbioru danych, bez nazwisk.
host-advice = Można poprosić bota o radę (nigdy w grach rankingowych)
kept-for = { $seat }, miejsce dla: { $name }

# A table whose rules have changed
held-title = Zasady się zmieniły
held-why = Nic nie przepadło: jeśli wszyscy grający się zgodzą, stół wróci do ostatniego punktu, w którym stare i nowe zasady prowadzą do tego samego, i od niego gra potoczy się dalej, z nowymi kośćmi.
held-cost = Z twoich decyzji pozostanie { $kept }, a cofniętych zostanie { $lost }.
held-agree = Wróć i graj dalej
held-withdraw = Wycofaj zgodę
held-failed = To nie dotarło. Spróbuj jeszcze raz.
