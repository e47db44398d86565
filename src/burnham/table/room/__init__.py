"""What a table is and what may be done at it.  Nothing here waits, stores or knows a rule.

room      a table in memory, and its journal   play      deal, answer, take back
seating   who sits where                       clocks    who has how much time
absence   who is waited for, and how long
eyes      what a viewer can know of a position fairness  dice that can be checked
records   the record of a finished game        levels    bots one can choose
shelf     the games that can be played         paces     how fast bots answer
refusals  what the table refuses               verify    what a record proves
"""
