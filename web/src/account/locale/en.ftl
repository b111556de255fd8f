# The account's page
account-title = Sign in, or make an account
account-why = Nobody needs an account: whoever has a seat’s link may sit down. An account keeps your seats, so that a lost link is not a lost game, and lists the tables that wait for you.
account-sign-in = Sign in
account-sign-out = Sign out
account-signed-out = You are signed out.
account-new = Make an account
account-name = Name
account-name-how = 1 to 40 characters, as others see it. No e-mail address is wanted.
account-passphrase = Passphrase
account-passphrase-how = At least 8 characters; several words are easy to remember.
account-show = Show
account-code = Recovery code
account-code-how = One of the codes you copied or printed. Each works once.
account-by-code = Use a recovery code
account-by-passphrase = Use the passphrase
account-by-passkey = Use a passkey
account-by-passkey-how = Without a name: your device knows whose it is.
account-make = Make the account
account-make-passkey = With a passkey, without a passphrase
account-invited = An account is made here with an invitation, from somebody who has one or from whoever runs the server.
account-invitation = Invitation
account-since = Account since { $day }

account-codes-now = Keep these recovery codes now
account-codes-once = They are shown this once. If { $name } loses passphrase and passkeys, each of these codes signs in once; nobody can help without them.
account-codes-kept = I have kept them
account-print = Print
account-codes = Recovery codes
account-codes-what = For the day passphrase and passkeys are lost. New codes void the old ones.
account-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
account-codes-make = Make new codes
account-codes-really = Make new codes?
account-codes-lost = The old ones then no longer work, wherever you keep them.
account-codes-keep = Keep the old ones

account-sessions = Where you are signed in
account-this = this browser
account-browser-unknown = Unknown browser
account-session-used = since { $since }, last used { $used }
account-session-end = Sign out there
account-session-end-of = Sign out there: { $browser }
account-session-others = Sign out everywhere else

account-passkeys = Passkeys
account-passkeys-what = A passkey signs in by your device: a fingerprint, a face or a PIN in place of a passphrase.
account-passkey = Passkey
account-passkey-used = since { $since }, last used { $used }
account-passkey-label = Name of a new passkey
account-passkey-add = Add a passkey
account-passkey-forget = Remove
account-passkey-forget-of = Remove passkey: { $name }
account-passkey-browser = This browser cannot use passkeys.
account-passkey-server = Passkeys work only where the server is called by a name, not by an address.
account-passkey-known = This device has a passkey for the account already.
account-passkey-none = No passkey was used.

account-passphrase-change = A new passphrase signs you out everywhere else.
account-passphrase-none = Your account has no passphrase: only passkeys and recovery codes open it.
account-passphrase-new = New passphrase
account-passphrase-set = Set the passphrase
account-passphrase-done = The new passphrase is set.

account-invitations = Invitations
account-invitations-what = With an invitation somebody can make an account here, where that is not open to everyone.
account-invite = Make an invitation
account-invitation-once = Send this link to one person. It is shown this once and works until { $day }.
account-invitations-open = Open invitations: { $count } of { $most }
account-invitation-until = until { $day }

account-leaving = Taking along, and leaving
account-export-what = Everything that is kept about you, in one file.
account-export = Download
account-delete-what = Deleting takes everything for good. Your seats are nobody’s then and still open by their links.
account-delete = Delete the account …
account-delete-really = Delete the account?
account-delete-prove = To delete it, prove once more that you are { $name }.
account-delete-do = Delete the account for good
account-deleted = The account is deleted. Seats still open by their links.

account-prove = Is it still you?
account-prove-why = Please prove once more that you are { $name }; then it goes on.
account-prove-do = Go on

account-fault-wrong-passphrase = Name, passphrase or code is wrong.
account-fault-bad-passkey = This passkey does not open anything here, or it took too long. Please try again.
account-fault-bad-passphrase = A passphrase has 8 to 200 characters.
account-fault-bad-name = A name has 1 to 40 characters that can be seen.
account-fault-name-taken = Somebody else goes by this name.
account-fault-banned = Whoever runs this server has closed the account.
account-fault-last-way-in = Without it you could not sign in any more. Set a passphrase or add another passkey first.
account-fault-invitation-wanted = This invitation does not exist, has been used, or is more than 14 days old.
account-fault-too-many-invitations = No more invitations for now: those that are open have to be used or to end first.
account-fault-accounts-closed = No new accounts are made on this server. Whoever has a seat’s link may sit down all the same.
account-fault-too-fast = Too many tries. Please wait a minute.
account-failed = That did not work. Please try again in a moment.
