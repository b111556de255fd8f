# Inviting
invite = Invite
invite-elsewhere = The links to the empty seats are with whoever opened this table.
seats-empty = Seats still empty: { $seats }
seats-taken = Every seat is taken.
new-link-really = A new link to { $seat }, which is kept for { $name }?
new-link-lost = The link { $name } has opens nothing any more.
new-link-lost-cup = { $name } loses this seat, and whoever has the new link plays instead. The cup counts the result for { $name } all the same.
new-link-no = Leave it as it is
watch-why = Whoever has this link may look on. It opens no seat and shows nothing secret.
share-link = Send …
which-seat = You have several seats at this table. As whom do you come?

# Several people at one screen
several-here = Several people at this screen
several-here-why = If you all sit at this screen, nobody needs a link: just pass the screen on. What is secret stays covered meanwhile.
this-screen = At this screen
pass-to = Pass the screen to { $seat }
pass-ready = I am { $seat }: ready
pass-why = What only one of you may know is covered until then.
pass-back = { $seat } instead
pass-together = All together
pass-uncovered = Without a cover while nothing is hidden
