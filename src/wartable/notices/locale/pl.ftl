# Notices to those who are away
notice-your-turn = { $game }: twoja kolej ({ $seat })
notice-over = { $game }: gra się skończyła ({ $seat })
notice-reminded = { $game }: stół wciąż na ciebie czeka ({ $seat })
notice-nudged = { $game }: wszyscy już długo na ciebie czekają ({ $seat })
notice-invited = { $game }: zaproszono cię do stołu
notice-invited-by = { $game }: { $by } zaprasza cię do stołu
notice-rematch = { $game }: ci sami gracze siadają jeszcze raz ({ $seat })
notice-phase = { $notice }. Faza: { $phase }
notice-several = wartable: stoły: { $count }
notice-more = I jeszcze: { $count }.
notice-greeting = wartable: odtąd dowiesz się tutaj, gdy stół czeka na ciebie pod twoją nieobecność.
notice-end = Nie chcę więcej takich wiadomości

# Confirming a mail address
confirm-title = wartable: czy chcesz dostawać wiadomości e-mail?
confirm-ask = Ktoś, miejmy nadzieję, że ty, chce pod tym adresem dowiadywać się, że stół czeka. Potwierdzić można tutaj:
confirm-ignore = Jeśli to nie ty, nie rób nic: bez tego nic więcej nie wyślemy.

# Pages behind the links
page-confirm-ask = Czy pod tym adresem chcesz się dowiadywać, że stół na ciebie czeka?
page-confirm-do = Tak, powiadamiajcie mnie
page-confirm-done = Gotowe: odtąd powiadomienia przychodzą pod ten adres.
page-leave-ask = Czy nie wysyłać więcej powiadomień pod ten adres?
page-leave-do = Nie wysyłać więcej
page-leave-done = Gotowe: tą drogą nic więcej nie wyślemy.
page-wrong = Ten odnośnik nie działa (albo już nie działa).
page-lobby = Na stronę główną
