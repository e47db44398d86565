"""What a table is and what may be done at it.  Nothing here waits, stores or knows a rule.

room      a table in memory, and its book      play      deal, answer, take back
seating   who sits where                       clocks    who has how much time
codec     positions as they are stored         eyes      what one viewer can know of a position
records   the record of a finished game        fairness  dice that can be checked
shelf     the games that can be played         levels    bots one can choose
paces     how fast bots answer                 refusals  what the table refuses
"""
