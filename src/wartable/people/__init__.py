"""People with accounts: names, ways to sign in, sessions, invitations, the seats they keep. All of it is optional."""
