# Notices to those who are away
notice-your-turn = { $game }: Du bist am Zug ({ $seat })
notice-over = { $game }: Die Partie ist zu Ende ({ $seat })
notice-reminded = { $game }: Der Tisch wartet noch auf dich ({ $seat })
notice-nudged = { $game }: Alle warten schon lange auf dich ({ $seat })
notice-invited = { $game }: Du bist an einen Tisch eingeladen
notice-invited-by = { $game }: { $by } lädt dich an einen Tisch ein
notice-rematch = { $game }: Dieselben setzen sich noch einmal zusammen ({ $seat })
notice-phase = { $notice }. Phase: { $phase }
notice-several = wartable: { $count } Tische
notice-more = Und { $count } weitere.
notice-greeting = wartable: Ab jetzt erfährst du hier, wenn ein Tisch auf dich wartet, während du weg bist.
notice-end = Keine solchen Nachrichten mehr

# Confirming a mail address
confirm-title = wartable: Möchtest du per E-Mail benachrichtigt werden?
confirm-ask = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn ein Tisch wartet. Hier kannst du es bestätigen:
confirm-ignore = Wenn du es nicht warst, tu nichts: Dann wird nichts weiter geschickt.

# Pages behind the links
page-confirm-ask = Unter dieser Adresse erfahren, wenn ein Tisch auf dich wartet?
page-confirm-do = Ja, benachrichtigt mich
page-confirm-done = Erledigt: Ab jetzt erfährst du es unter dieser Adresse.
page-leave-ask = Unter dieser Adresse nichts mehr erfahren?
page-leave-do = Keine Nachrichten mehr
page-leave-done = Erledigt: Auf diesem Weg wird dir nichts mehr geschickt.
page-wrong = Dieser Link funktioniert nicht (mehr).
page-lobby = Zur Lobby
