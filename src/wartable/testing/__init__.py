"""What proves a game: checks of every position, coverage of its ledger, scenario files, the conformance suite."""
