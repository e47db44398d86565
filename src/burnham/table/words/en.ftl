# The table's own words.  Games bring theirs.

# every page
skip = Skip to the content
nav = Places
nav-games = Games
nav-tables = Tables
nav-guide = Guide
nav-fair = Fair dice
nav-api = API
foot = Burnham. Four cities, one table.
in-en = English
in-de = Deutsch
theme = Day or night
account = Name and sign-in
menu = Menu
close = Close
yes = Yes
no = No
back-home = To the games

# home
promise-over = Four cities, one table
promise = Make no little plans.
promise-under = Board games about raising, ruling and looting American cities. With friends or against bots, on any screen, exactly by the rules.
hero = Elevation and plan of a civic centre
open-a-table = Open a table
play-a-bot = Play a bot now
games = Games
bots-play = Bots play
play = Play bots
play-game = Play { $game } against bots
friends = Friends
table-of = Open a table of { $game }
guide-of = Guide to { $game }
players-many = { $low }–{ $high } players
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
minutes = { $n } min
my-games = Your games
my-games-none = Nothing yet. Play bots, or open a table for friends.
open-tables = Open tables
open-tables-none = No open table right now. Open one: friends join by a link, strangers from here.
your-turn = Your turn
finished = Finished
seat-free = Free seat
sit = Sit down
sit-too = Sit here too
seat-a-bot = Seat a bot
go-on = Go on
look-back = Look back
look = Look
watch = Watch

# a new table
open-table-of = Open a table of { $game }
open-the-table = Open the table
how-to-play = How to play
who-plays = Who plays
who-plays-about = Friends get a link from you. Several of you can play on one device.
seat-me = Me, on this device
seat-friend = A friend, by link
seat-bot = Bot, { $level }
seat-none = Nobody
seat-number = Seat { $n }
seat-name = Name on seat { $n }
name = Name
rules = Rules
own-text = A text of your own
pace = Pace
clock = Clock
clock-about = Live, or as slow as you like. When a clock runs out, a bot sits in.
private = Private
private-about = Only people with the link find this table.

# account
your-name = Your name
your-name-about = This is what others read at the table.
keep-name = Keep this name
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
sign-in-about = You can play without it. With a name and a password you find your games on another device.
signed-in = You are signed in as { $name }.
login = Name to sign in with
password = Password
password-about = At least 8 characters.

# the question
question = The question
fold = Fold the question
choose = Choose
choose-on-board = Choose on the plan.
choose-first = Choose an answer
list-all = List all
more-on-this = More on this
undo = Undo
undo-ask = Ask to undo
undo-yes = Agree
undo-no = No
redo = Redo
table-closed = This table is closed.
past-label = The past
past-title = After { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
back-to-now = Back to now
game-over = The game is over
see-result = See the result
play-again = Play again
lobby = Before the game
invite = Invite link
invite-about = Send this link to your friends. Whoever opens it can sit down.
copy = Copy
copied = Copied
lift-curtain = I am { $name }

# people
my-desk = Your desk
others = The others
players-here = Players
you = you
here = here
away = away
away-for = away { $minutes } min
bot = bot
next = next
asked = to play
resigned = resigned
stood-in = bot sits in
take-back-seat = Take your seat back
desk-of = { $name }: everything in full
strip = { $name }: details
watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
clock-bank = Time left in the bank
clock-move = Time left for this move
hurry = hurry

# log, chat, history
log = Log
log-none = Nothing has happened yet.
go-to-moment = Go to move { $n }
chat = Chat
chat-none = Nobody has said anything.
chat-say = Say something
send = Send
past = History
past-first = To the start
past-prev = One move back
past-next = One move on
past-last = To the latest move
moment-live = Move { $n } · live
moment-past = Move { $n }

# the table's bar and menu
board = Board
tabs = Views
tab-board = Board
tab-mine = Mine
tab-players = Players
tab-log = Log
sound = Sound on my turn
notify = Notify me on my turn
keys = Keys
key-answer = give an answer
key-confirm = confirm what is chosen
key-undo = undo
key-redo = redo
key-past = back and forth in time
key-now = back to now, close
key-tab = walk through what is lit
do-leave = Leave, a bot plays on
do-return = Take your seat back
do-resign = Resign
do-stand = Stand up
do-close = Close the table
sure-resign = Resign for good?
sure-close = Close this table for everybody?

# what the script says
lost = The connection is lost. Trying again.
late = The table has moved on.
not-asked = This is not asked now.
refused = That was not accepted.

# the end
result = result
answers-given = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
replay = Replay
record = Record
points-from = Where the points come from
total = Total
tie-break = { $what } (tie-break)
best = best
skyline = Final scores: { $told }
course = Points over time
turning-points = Turning points
turning-none = A game without a single one.

# fair dice
fair-title = Fair dice
fair-short = The table's secret was fixed before the game and only its fingerprint was shown. Every seat added bytes of its own. So nobody, the table included, could choose the dice.
fair-more = How this works
fair-proof = Download the record and check every roll and shuffle:
commitment = Fingerprint
secret = Secret
seed = Seed
fair-lead = A table deals, shuffles and rolls for you. You do not have to trust it: you can check.
fair-commit = When a table opens, the server draws a secret and shows its fingerprint (SHA-256). The secret is now fixed, and still unknown to all.
fair-bytes = Every seat adds random bytes of its own, drawn in the player's browser.
fair-seed = The seed of all dice and shuffles is made of both (HMAC-SHA-256 of the bytes with the secret). The table could not know the bytes when it fixed the secret, and no player knows the secret.
fair-secret = When the game is over the secret is shown.
fair-verify = The record of the game holds all of this, so that anybody can make every roll and shuffle again.
fair-hidden-title = What is hidden stays hidden
fair-hidden = Your browser is sent only what your seat may see. Other hands and the order of a pile are not in the page, not even out of sight.
fair-bots-title = Bots see what you see
fair-bots = A bot gets the view of its own seat and nothing else. What it does not know it has to imagine, like you.
fair-check-title = Check a game
fair-check = Download the record from the end of a game and run:

# the interface for programs
api-title = For programs
api-lead = Bots and other clients can list games, open tables, sit down, watch and answer. Everything is JSON.
api-document = The OpenAPI document
api-call = Call
api-does = What it does

# guide
contents = Contents
