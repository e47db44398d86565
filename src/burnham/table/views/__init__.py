"""What each viewer may know, in the viewer's language: of every subject its frozen data and how it
is made from a room.  Only what `seen_by` gives the viewer is in here.

frame      what every page has; pictures       viewpoint  one viewer at one moment of a table
table      all of a table, and its parts       question   what is asked and may be answered
seats      who sits where, clocks, tallies     undo       the ways back
story      log, history, chat, notices         hint       what a strong bot would answer
result     the end of a game                   analysis   where it was won and lost
home       games and tables                    games      a game's card, its guide
new_table  the form that opens a table         choices    bots, paces, clocks, options
plain      account, dice, errors, the API      about      what a thing is; the legend of icons
news       what others did since I answered    as_text    the table as text, in sections
"""
