# Prepared tables
kind-lesson = Lekcja: nic stąd nie jest zapisywane
kind-example = Przykład z zasad: próbuj do woli, nic stąd nie jest zapisywane
table-full = Ten stół służy do prób i nie ma już miejsca na dalsze decyzje.

# Lessons
lesson-card = Lekcja
lesson-step = Krok { $step } z { $total }
lesson-next = Dalej
lesson-back = Krok wstecz
lesson-restart = Od początku
lesson-watch = Zobacz, co się dzieje …
lesson-try = Zasady na to pozwalają, ale w tej lekcji spróbuj:
lesson-fold = Zwiń lekcję
lesson-unfold = Rozwiń lekcję
lesson-begin = Zacznij
lesson-length = Około { $minutes } minut, liczba kroków: { $steps }

# Rooms
rooms = O tej grze
room-learn = Nauka
room-rules = Zasady
room-summary = Skrót
game-unknown = Nie ma tu gry o takiej nazwie.
learn-more = Do czytania
learn-rules = Zasady z przykładami z instrukcji do wypróbowania
learn-summary = Wszystko na jednej stronie, do druku

# Rules
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found = { $count ->
    [0] Żadna reguła nie zawiera wszystkich tych słów.
    [one] Znaleziono jedną regułę.
   *[other] Znalezione reguły: { $count }.
}
rules-ruling = nasze rozstrzygnięcie
rules-ruling-means = Instrukcja tego nie rozstrzyga; zdecydowaliśmy my.
rules-try = Wypróbuj
rules-back = Wróć do zasad: { $rule }
rules-example = Przykład
rules-link = Link do reguły { $rule }
rules-whole = Przeczytaj ją wśród innych reguł
rules-page = Zasady na osobnej stronie

# The page to print
summary-print = Drukuj
summary-sequence = Przebieg gry
summary-scoring = Punkty i zwycięstwo
