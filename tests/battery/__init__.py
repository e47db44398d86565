"""The battery: one set of tests for all games, seat counts and options."""
