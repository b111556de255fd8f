# Komunikaty wspólne dla wszystkich gier

# Nazwy
nobody = nikt

# Odmowy
refusal-not-asked = Teraz wybór nie należy do ciebie.
no-undo = Nie można cofnąć żadnego twojego wyboru: po drodze był rzut, odkrycie kart lub wybór innego gracza.

# Wezwania
prompt-waiting = Czekamy na ruch: { $seats } ({ $stage }).
prompt-others = To już wszystko z twojej strony; czekamy na: { $seats } ({ $stage }).
prompt-over = Koniec gry. Zwycięstwo: { $winners }.

# Liczby i interpunkcja
labelled = { $label }: { $value }
series = { $first }; { $rest }
share = { NUMBER($percent, maximumFractionDigits: 1) }%
share-above = ponad { NUMBER($percent, maximumFractionDigits: 1) }%
share-below = poniżej { NUMBER($percent, maximumFractionDigits: 1) }%
account-luckier = Więcej szczęścia niż { $percent } na 100 w tych samych rzutach.
