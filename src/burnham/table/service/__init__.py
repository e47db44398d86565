"""What runs: the parts of a server, and `server`, which holds them all.

rooms     tables in use, changed one at a time  events    who has to hear of a change
keeper    lets bots answer, looks at clocks     thinkers  the processes in which bots think
queue     whose turn it is to have a bot think  worker    one of these processes
askers    who asks, from where, and how much    limits    how often something may be done
advisor   hints                                 analyst   analyses of finished games
presence  who is at which table                 people    guests, members, sessions
settings  how a server is set up                readiness whether it can do what it is there for
garbage   when Python looks for it
"""
