# Inviting
invite = Invite
invite-elsewhere = The links to the empty seats are with whoever opened this table.
seats-empty = Nobody has sat down yet: { $seats }
share-link = Send …
which-seat = You have several seats at this table. As whom do you come?
