# Notices to those who are away
notice-your-turn = { $game }: it is your turn ({ $seat })
notice-over = { $game }: the game is over ({ $seat })
notice-reminded = { $game }: the table is still waiting for you ({ $seat })
notice-nudged = { $game }: everyone has been waiting for you for long ({ $seat })
notice-invited = { $game }: you are invited to a table
notice-invited-by = { $game }: { $by } invites you to a table
notice-rematch = { $game }: the same players sit down once more ({ $seat })
notice-phase = { $notice }. Phase: { $phase }
notice-several = wartable: { $count } tables
notice-more = And { $count } more.
notice-greeting = wartable: from now on you are told here when a table waits for you while you are away.
notice-end = No more of these messages

# Confirming a mail address
confirm-title = wartable: do you want to be told by mail?
confirm-ask = Somebody, you as we hope, wants to be told at this address when a table waits for them. Confirm it here:
confirm-ignore = If it was not you, do nothing: without this nothing more is sent.

# Pages behind the links
page-confirm-ask = Be told at this address when a table waits for you?
page-confirm-do = Yes, tell me
page-confirm-done = Done: you are told at this address from now on.
page-leave-ask = No longer be told at this address?
page-leave-do = Stop these messages
page-leave-done = Done: nothing more is sent to you this way.
page-wrong = This link does not work (any more).
page-lobby = To the lobby
