# Inviting
invite = Invite
invite-elsewhere = The links to the empty seats are with whoever opened this table.
seats-empty = Seats still empty: { $seats }
share-link = Send …
which-seat = You have several seats at this table. As whom do you come?

# Several people at one screen
several-here = Several people at this screen
this-screen = At this screen
pass-to = Pass the screen to { $seat }
pass-ready = I am { $seat }: ready
pass-why = What only one of you may know is covered until then.
pass-back = { $seat } instead
pass-together = All together
pass-uncovered = Without a cover while nothing is hidden
