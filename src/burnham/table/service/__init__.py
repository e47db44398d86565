"""What runs: the parts of a server, and `server`, which holds them all.

rooms     tables in use, changed one at a time  events    who has to hear of a change
keeper    lets bots answer, looks at clocks     thinkers  the processes in which bots think
advisor   hints                                 analyst   analyses of finished games
presence  who is at which table                 people    guests, members, sessions
settings  how a server is set up
"""
