# Prepared tables
kind-lesson = Lekcja: nic stąd nie jest zapisywane
kind-example = Przykład z reguł: próbuj do woli, nic stąd nie jest zapisywane
