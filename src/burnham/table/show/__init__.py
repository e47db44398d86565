"""From rooms to views: what each viewer is shown, in the viewer's language.

look       one viewer's look at one moment: eyes, words, names, scene
question   what is asked and may be answered        story    log, history, chat, notices
players    seats, clocks, tallies                   result   the end of the game
table      all of it together                       house    home, new table, guide, frame
"""
