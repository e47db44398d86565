# What the table says: first whose turn it is, results, notices and refusals, then the words of
# its pages.  Games bring their own.

guest = Guest { $seat }
visitor = Guest

your-turn = Your turn
your-turn-as = { $name }, it is your turn
waiting = Waiting for { $name }
thinking = { $name } is thinking
paused = The bots are waiting
seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
won = { $names } won
won-shared = { $names } won together
over = The game is over
closed = Closed
and = { $first } and { $last }

result-win = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-broken-tie = { $name } wins the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-tie = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
turning = { $name } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than the others on average.

clock-move = { $time } a turn
clock-bank = { $time } for the game
clock-none = No clock
time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

level-random = Random
    .about = Any legal move. For a first look.
level-easy = Easy
    .about = Plays sensibly and makes mistakes.
level-normal = Normal
    .about = Weighs every move, but does not look far ahead.
level-hard = Hard
    .about = Plays its ideas through before it decides.

weight-light = light
weight-medium = medium
weight-heavy = heavy

pace-quick = quick
pace-normal = normal
pace-slow = slow
hints-auto = Alone against bots
hints-on = Allowed
hints-off = Not allowed
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-exactly = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($n, maximumFractionDigits: 0) }
points-exactly = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-waiting = { $free ->
    [one] One player is missing. The game starts by itself.
   *[other] { $free } players are missing. The game starts by itself.
}
curtain = Pass the device to { $name }.
undo-asked = { $name } would like to take back to move { $moment }.

notice-stood-in = A bot plays for you until you are back.
notice-resigned = You have resigned. A bot plays for you to the end.
notice-closed = This table was closed before the game began.
notice-past = You are looking at the past.
notice-rules = The rules were corrected during this game; it goes on from where it stood.
notice-alone = Nobody is here. The bots wait until somebody comes back.

note-left = { $name } has left; a bot sits in.
note-timeout = { $name } ran out of time; a bot sits in.
note-returned = { $name } is back.
note-called = Somebody called a bot for { $name }; it sits in.
note-resigned = { $name } resigns; a bot plays on.
note-undo-refused = { $name } would rather not go back.
note-took-back = { $name } went back to move { $text }.

option-yes = yes
option-no = no

error-title = That did not work
refused-bad-request = The table did not understand this request.
refused-token = This call needs a token: Authorization: Bearer …
refused-json = Send JSON with the type application/json.
refused-body = The body is not as documented: { $detail }
refused-page = There is no such page.
refused-method = This address does not take that.
refused-table = There is no such table, or it is private. Ask for the invite link.
refused-invite = This invite link leads nowhere. Ask for a new one.
refused-game = We have no game { $game }.
refused-edition = We have no components called { $edition } for this game.
refused-guide = There is no guide to this game yet.
refused-moved-on = The table has moved on.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-started = The game has not started.
refused-started = The game has started already.
refused-not-playing = Nobody is playing at this table.
refused-not-asked = It is not your turn.
refused-illegal = That is not possible now.
refused-no-answer = That is no answer to this question.
refused-ask-first = The others have to agree to that.
refused-no-such-moment = You cannot go back there.
refused-nothing-to-redo = There is nothing to do again.
refused-nothing-asked = Nobody is asking to take back.
refused-taken = This seat is taken.
refused-seat = This is not your seat.
refused-stood-in = A bot plays for you. Take your seat back first.
refused-host = Only the host of the table may do that.
refused-resigned = You have resigned this seat.
refused-no-seats = A table needs seats.
refused-no-me = Take a seat yourself, or invite a friend.
refused-place = There is no such player: { $place }.
refused-level = There is no bot called { $level }.
refused-clock = There is no such clock.
refused-field = { $field } is missing or makes no sense.
refused-name = A name has 1 to 24 letters.
refused-text = A message has 1 to 500 letters.
refused-login = A login has 3 to 24 letters, digits, dots or dashes.
refused-password = A password has at least 8 characters.
refused-login-taken = This login is taken.
refused-sign-in = Login or password is wrong.
refused-no-hints = Hints are not allowed at this table.
refused-hint-asked = You have asked for a hint already. Wait a moment.
refused-pace = There is no such pace: { $pace }.
refused-hints = Hints are "auto", "on" or "off".
refused-not-away = A bot can sit in for somebody who has been away for { $seconds } seconds.
refused-origin = This request came from another site.
refused-too-fast = That was very fast. Wait a moment.
refused-too-large = That is too much at once.
refused-too-many = There are too many open tables of yours. Finish or close some.
refused-broken = Something broke on our side. Nothing of your game is lost.

serve-at = The table is at { $address }  (Ctrl+C ends)
serve-workers = Several workers need PostgreSQL: give --database postgresql://…
serve-port = Port { $port } is in use; try --port { $other }.
serve-database = The database cannot be used: { $detail }

verify-commitment = The secret is the one committed to: { $commitment }.
verify-seed = The seed follows from it and from the bytes of { $seats } seats.
verify-answers = All { $answers } answers are legal and lead to the recorded position.
verify-no-proof = This record has no proof of its seed; it was not played at a table.
verify-broken = The proof of the seed is broken.
verify-bad-commitment = The secret is not the one the table committed to.
verify-bad-seed = The seed does not follow from the secret and the players’ bytes.
verify-rules = This game went on under corrected rules, so its answers cannot be replayed by one version.

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
seat-bot = Bot: { $level }
seat-none = Nobody
seat-number = Seat { $n }
seat-name = Name on seat { $n }
name = Name
rules = Rules
own-text = A text of your own
pace = Pace
edition = Components
edition-about = Cards and values of this server's own, or the game as it was printed.
edition-printed = As printed
clock = Clock
clock-about = Live, or as slow as you like. When a clock runs out, a bot sits in.
hints = Hints
hints-about = Whoever is asked may ask a strong bot what it would do.
bot-pace = Bots answer
bot-pace-about = You can change this during the game.
private = Private
private-about = Only people with the link find this table.

# account
your-name = Your name
your-name-about = This is what others read at the table.
keep-name = Keep this name
sign-in = Sign in
sign-up = Create an account
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
hint = Hint
hint-thinks = A bot is thinking …
hint-title = A strong bot would choose
hint-about = Winning chance, and expected lead in points.
hint-lead = Expected lead in points
hint-chance = Winning chance
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
call-bot = Let a bot sit in
desk-of = { $name }: everything in full
strip = { $name }: details
watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
left-bank = Time left in the bank
left-move = Time left for this move
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
key-hint = hint
key-redo = redo
key-past = back and forth in time
key-now = back to now, close
key-tab = walk through what is lit
key-walk = walk through everything, to ask why not
fact-hints = Hints allowed
fact-no-hints = No hints
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
analysis = Analysis
replay = Replay
record = Record
points-made-of = What the points are made of
points-from = Where the points come from
goal-decided = The goal has decided
total = Total
tie-break = { $what } (tie-break)
best = best
skyline = Final scores: { $told }
course = Points over time
turning-points = Turning points
turning-none = A game without a single one.

# the analysis
analysis-of = Analysis: { $game }
analysis-stays = This takes a few minutes and goes on without you.
analysis-wait = A bot is thinking every decision through again.
analysis-progress = { $reached } of { $moments } moves
analysis-about = A strong bot has thought every decision through again, from what its player could see then. With so little time for each it errs, too: small losses mean little.
chances = Winning chances
chances-about = As the one to play could judge them, smoothed.
to-result = To the result
by-player = Decisions by player
decisions = Count
best-answers = Best
mean-loss = Chance
mean-points = Points
by-player-about = How often the best answer found was given, and what a decision cost on average.
chance-lost = Winning chance lost
lead-lost = Expected points lost
player = Player
turning-played = Played: { $what }
turning-better = Better: { $what }
turning-cost = Cost { $chance } winning chance.
turning-cost-points = Cost { $chance } winning chance and { $points } points.
analysis-none = Nobody gave anything away.
decisions-of = All decisions of { $name }
as-good = nothing better found

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
fair-bots = A bot gets the view of its own seat and nothing else. What it does not know it has to imagine, like you. The same goes for hints and for the analysis after the game.
fair-check-title = Check a game
fair-check = Download the record from the end of a game and run:

# the interface for programs
api-title = For programs
api-lead = Bots and other clients can list games, open tables, sit down, watch and answer. Everything is JSON.
api-document = The OpenAPI document
api-call = Call
api-does = What it does
call-listGames = The games, their options, and the bots
call-newPerson = Become somebody: gives a token
call-listTables = Tables with free seats, and your own
call-newTable = Open a table; it starts when no seat is free
call-showTable = The table as you may see it
call-join = Sit down
call-answer = Answer the question with this number
call-undo = Take back, to the last mark or a moment
call-hint = What a strong bot would answer for you
call-watch = Server-sent events: one at every change
call-record = The record of a finished game

# guide
contents = Contents
