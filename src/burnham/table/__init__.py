"""The web table: seats, clocks, store, pages.  It knows questions and answers, never the rules."""
