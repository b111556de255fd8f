# Names
name-ask = By which name do you go at this table?
name-say = Go by it
name-later = Not now
name-change = Change your name

# What is read under the panels
stories = Log, talk and note
story-talk = Talk
story-note = Note
talk-unread = { $count ->
    [one] { $count } unread
   *[other] { $count } unread
}
talk-rooms = Rooms
room-of-players = Players
room-of-spectators = Spectators
talk-empty-players = Nobody has said anything yet. Only those who sit at this table read what is said here.
talk-empty-spectators = Nobody has said anything yet. The players read it when the game is over.
talk-earlier = Show earlier words
talk-write = Say something
talk-send = Send
talk-as = You are called: { $name }
talk-too-long = Words may have { $count } letters at most.
talk-failed = It was not sent. Please try again.
talk-said = { $who }: { $text }
note-private = For your eyes only: nobody else at this table ever sees this note.
note-kept = Saved
note-writing = Saving …
note-unkept = Not saved yet; it will be tried again.
note-too-long = Too long: the last part is not saved. Please shorten it.

# Refused
refused-too-fast = Too much at once: please wait a moment.
refused-too-large = That is too long.
refused-bad-name = A name has 1 to 40 letters that can be seen.
refused-name-taken = Somebody else at this table goes by this name.
refused-wrong-room = This room is not open to you.
refused-bad-proposal = That cannot be proposed now, or there is nothing to answer any more.
refused-no-concession = In this game nobody can give up; propose to end it.
refused-no-stand-in = No bot plays for you.
refused-table-ended = The table has been ended: nobody plays on.
refused-not-stored = It could not be stored, so it did not happen. Please try again.
refused-seat-taken = Somebody else has this seat.
refused-not-listed = This table is not open to everyone any more.
refused-not-host = Only whoever opened the table may do that.
refused-unknown-table = This table does not exist.
refused-not-signed-in = Here only people with an account open tables: sign in first.

# Ending early
affairs = End early
affairs-title = Ending the game early
affairs-agree = All who have sat down must agree. Until then the game goes on.
affairs-alone = Nobody else has sat down: what you choose here happens at once.
affairs-watching = Only those who sit at the table can end it.
affairs-over = Nobody plays on at this table.
affairs-end = Propose to end the game
affairs-end-why = The present standing becomes the result.
affairs-abandon = Propose to abandon the game
affairs-abandon-why = It ends without a result.
affairs-concede = Give up
affairs-concede-why = You end in the last place. While several others are left, a bot takes over your seat.
affairs-sure-end = End the game now, with the present standing as its result?
affairs-sure-abandon = Abandon the game now, without a result?
affairs-sure-concede = Do you really give up?
affairs-yes-end = End the game
affairs-yes-abandon = Abandon the game
affairs-yes-concede = Give up
affairs-no = Play on
proposal = Proposal
proposal-end = { $who } proposes to end the game with the present standing.
proposal-abandon = { $who } proposes to abandon the game without a result.
proposal-awaits = Still to agree: { $who }
proposal-agree = Agree
proposal-agreed = You have agreed.
proposal-refuse = Refuse
proposal-withdraw = Withdraw the proposal
dropped-end = { $by } refuses the proposal of { $who } to end the game with the present standing.
dropped-abandon = { $by } refuses the proposal of { $who } to abandon the game without a result.
withdrawn-end = { $who } withdraws the proposal to end the game with the present standing.
withdrawn-abandon = { $who } withdraws the proposal to abandon the game without a result.
gave-up = { $who } gave up; a bot plays on.
vote-agreed = agrees
vote-open = has not answered
ended-end = Ended by agreement, with the standing at that moment
ended-abandon = Abandoned by agreement, without a result
ended-concede = { $who } gave up; victory: { $winner }
ended-concede-you = You gave up; victory: { $winner }
ended-abandon-why = Those who played have agreed to stop. There is no winner; the record holds everything up to that moment.

# A bot stands in
stand-in = A bot plays for you
stand-in-yours = A bot plays for you until you take your seat back; what it has done stays.
stand-in-all = Bots stand in for everybody here: they rest until one of you takes a seat back.
stand-in-conceded = You have given up, and a bot plays on for you.
stand-in-back = Take my seat back
stands-in = bot plays for { $name }
has-conceded = gave up

# Other tables
next-table = Next table
next-table-count = { $count ->
    [one] It is your turn at { $count } other table
   *[other] It is your turn at { $count } other tables
}

# Whoever opened the table
host = You opened this table
host-new-link = New link
host-new-link-why = A new link makes the one before void.
host-listed = Anyone may find it in the lobby and sit down on an empty seat
host-spectators = Anyone with the address may watch
host-dataset = The finished game may go into the open dataset: choices and dice, nobody’s name
open-dataset = Open data: the finished game goes into the open dataset, without names.
host-advice = A bot may be asked for advice (never where the game is rated)
kept-for = { $seat }, kept for { $name }

# A table whose rules have changed
held-title = The rules have changed
held-why = Nothing is lost: if all who play agree, the table goes back to the last point where the rules before and the new ones lead to the same, and goes on from there, with new dice.
held-cost = Of your own choices, { $kept } stay and { $lost } are taken back.
held-agree = Go back and play on
held-withdraw = Withdraw my word
held-failed = It did not arrive. Please try again.
