# What the table says: first whose turn it is, results, notices and refusals, then the words of
# its pages.  Games bring their own.

guest = Guest { $seat }
visitor = Guest

your-turn = Your turn
your-turn-as = { $name }, it is your turn
waiting = Waiting for { $name }
thinking = { $name } is thinking
paused = The game is put aside
seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
won = { $names } won
won-shared = { $names } won together
over = The game is over
closed = Closed
unreadable = Cannot be read at present
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
clock-live = No clock, live
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
level-expert = Expert
    .about = Thinks like Hard, but for five seconds a move.

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
undo-asked = { $name } would like to go back into turn { $turn }.

notice-stood-in = A bot plays for you until you are back.
notice-resigned = You have resigned. A bot plays for you to the end.
notice-closed = This table was closed before the game began.
notice-past = You are looking at the past.
notice-rules = The rules were corrected during this game; it goes on from where it stood.
notice-aside = The game is put aside. No bot plays and no clock runs until somebody comes back.

note-left = { $name } has left; a bot sits in.
note-timeout = { $name } ran out of time; a bot sits in.
note-aside = { $name } has put the game aside.
note-returned = { $name } is back.
note-called = A bot was called for { $name }; it sits in.
note-resigned = { $name } resigns; a bot plays on.
note-undo-refused = { $name } would rather not go back.
note-took-back = { $name } went back to an earlier answer.

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
refused-thing = There is no such thing on the table.
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
refused-not-in-lesson = { $why }
refused-read-on = Read the note first, then go on.
refused-no-answer = That is no answer to this question.
refused-ask-first = The others have to agree to that, also those who are away.
refused-no-such-moment = You cannot go back there.
refused-nothing-to-redo = There is nothing to do again.
refused-nothing-asked = Nobody is asking to take back.
refused-taken = This seat is taken.
refused-seat = This is not your seat.
refused-stood-in = A bot plays for you. Take your seat back first.
refused-host = Only the host of the table may do that.
refused-resigned = You have resigned this seat.
refused-no-seats = A table needs seats.
refused-no-me = Bots do not play among themselves here. Take a seat yourself, or invite a friend.
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
refused-hint-asked-here = Many people at your address are waiting for hints. Wait a moment.
refused-analysis-asked = Analyses of other games are being made for you. Wait until one is ready.
refused-analysis-asked-here = Many analyses are being made for people at your address. Wait until one is ready.
refused-pace = There is no such pace: { $pace }.
refused-hints = Hints are "auto", "on" or "off".
refused-not-away = A bot can sit in only for somebody who is away.
refused-not-waited-for = A bot can sit in only for whoever is asked now.
refused-clock-runs = The clock still runs for { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Then a bot sits in by itself.
refused-too-soon = It is too early for a bot. Wait another { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
refused-not-alone = Others play here, too. You can leave: then a bot plays on for you.
refused-origin = This request came from another site.
refused-too-fast = That was very fast. Wait { seconds }.
refused-too-large = That is too much at once.
refused-too-slow = That took too long to arrive. Try again.
refused-tries = There were too many wrong tries for this name. Try again in { seconds }.
refused-sign-ins = There were many sign-ins from your network. Try again in { seconds }.
refused-sign-ups = There were many new accounts from your network. Try again in { seconds }.
refused-guests = There were many new guests from your network. Try again in { seconds }.
refused-lines = That was a lot of chat. You can go on in { seconds }.
refused-busy = Many people are signing in right now. Try again in { seconds }.
refused-session = This device is signed out already.
refused-misdirected = This server does not answer to the name { $host }. Whoever runs it can allow it with --allowed-host.
seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
refused-too-many = There are too many open tables of yours. Finish or close some.
refused-many-games = Many games of yours are under way. Play one of them to the end, then open a new one.
refused-many-games-here = Many games are under way at your address. Wait until one has ended.
refused-unreadable = This table cannot be read at present. Nothing of your game is lost: it is closed off until it can be read again. Please tell whoever runs this site, and name the table: { $table }.
refused-ticket = The table can no longer keep this promise of fair dice. Try again.
refused-ticket-old = That took longer than the promise of fair dice is good for. Try again.
refused-ticket-used = A table was already opened with this promise of fair dice. Try again.
refused-no-ticket = Bytes prove something only if the server has committed itself before: ask for a commitment first.
refused-commitment = This table has another fingerprint than the one you saw. Load the page again.
refused-broken = Something broke on our side. Nothing of your game is lost.
refused-store-read = The server cannot get at its tables just now. Nothing was lost; try again in a moment.
refused-store-write = The server cannot write just now. Nothing was lost; try again in a moment.
refused-store-damaged = What the server has stored of this is damaged. Its host finds the reason in the log.

serve-at = The table is at { $address }  (Ctrl+C ends)
serve-workers = Several workers need PostgreSQL: give --database postgresql://…
serve-port = Port { $port } is in use; try --port { $other }.
serve-database = The database cannot be used: { $detail }
serve-allowed-host = A host is a name such as example.org or *.example.org, without port or path, not { $name }.
serve-trusted-proxy = A proxy is an address or a network such as 10.0.0.0/8: { $detail }

verify-noted = The secret is the one whose fingerprint you noted: { $commitment }.
verify-secret = The secret has the fingerprint that stands in the record: { $commitment }.
verify-seed = The seed follows from the secret, the names and the bytes of all { $seats } seats.
verify-own = Bytes of their own were drawn by the devices of: { $names }. They know that the server did not choose the seed. All other bytes follow from the secret.
verify-seed-older = The seed follows from the secret and the bytes of { $seats } seats.
verify-answers = All { $answers } answers are legal, lead to the recorded position, and end the game.
verify-place = { $n }. { $names }
verify-result = Scores and ranking are what the rules say: { $places }
verify-not-noted = That a table ever showed this fingerprint: the record may be made up whole. Give the one that you noted before the game: --commitment HASH
verify-not-bound = That the secret was fixed before the server knew the players’ bytes: the table’s number does not follow from it, as at tables of version 0.1.
verify-not-names = The players’ names: version 0.1 did not bind them.
verify-not-own = That the server did not choose the seed: nobody’s device added bytes.
verify-not-alone = That the server did not work together with the player who sat down last: the two could have chosen bytes to suit them.
verify-not-given = That these very answers were given, and by whom: whoever has a record can write other legal answers into it. Compare it with the log at the table.
verify-not-keys = What these keys say; nothing here knows them: { $keys }
verify-no-proof = This record has no proof of its seed; it was not played at a table.
verify-broken = The proof of the seed is broken.
verify-other-commitment = The record’s fingerprint is not the one that you noted.
verify-bad-commitment = The secret is not the one the table committed to.
verify-bad-seed = The seed does not follow from the secret and the players’ names and bytes.
verify-bad-bytes = The bytes of seat { $seat } do not follow from the secret, and are not its own.
verify-bad-ranking = The ranking is not the one that these answers lead to.
verify-bad-scores = The scores are not those that these answers lead to.
verify-not-over = The game of this record is not over: answers are missing.
verify-start = This game began with a position, not with a deal; its dice prove nothing.
verify-rules = This game went on under corrected rules, so its answers cannot be replayed by one version.

# every page
skip-to-main = Skip to the content
skip-to-question = Skip to the question
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
play-now = Play now
play-now-about = { $game }, against { $bots ->
    [one] a bot
   *[other] { $bots } bots
} ({ $level })
games = Games
bots-play = Bots play
play = { $bots ->
    [one] Play a bot
   *[other] Play { $bots } bots
}
play-game = Play { $game } against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
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
clock-about = When a clock runs out, a bot sits in. Without one, whoever is asked and away is waited for: 24 hours, at a live table 10 minutes.
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
sessions = Where you are signed in
this-device = This device
session-here = Since { DATETIME($begun, dateStyle: "medium") }
session-used = Since { DATETIME($begun, dateStyle: "medium") }, last used { DATETIME($used, dateStyle: "medium") }
session-unknown = Some device
end-session = Sign out
end-session-of = Sign out { $device }
end-others = Sign out everywhere else

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
hint-about = Winning chance, and expected lead.
hint-lead = Expected lead
hint-chance = Winning chance
why-than-next = Compared with the next: { $reasons }
why-than-first = Compared with the first: { $reasons }
why-close = The tries show no clear difference to the next.
why-safer = It wins more often, though with no greater lead on average.
why-judged = The bot's judgement prefers it; its tries show no gain.
reason-best-rival = The best rival
reason-rest = Everything else { $points }
reason-held = { $what }: { $chance } of the tries instead of { $other }
undo = Undo
undo-about = Take your last answer back. Nobody has to agree.
undo-ask = Ask { $names } to undo
undo-ask-about = Goes back only with the consent of { $names }.
undo-yes = Agree
undo-no = No
undo-missing = Still to agree: { $names }.
undo-lapses = From { $time } on, those who are away are no longer asked.
undo-now = Take back now
redo = Redo
table-closed = This table is closed.
past-label = The past
back-to-now = Back to now
game-over = The game is over
see-result = See the result
play-again = Play again
lobby = Before the game
coming = Who is coming
sit-here = Sit here
brief = The rules in five lines
brief-goal = Goal
brief-turn = A turn
brief-points = Scoring
brief-end = The end
brief-length = Time
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
resume = Go on playing
call-bot = Let a bot sit in
awaited-since = { $name } is away and has been waited for since { $time }.
awaited-you = From { $time } on, you can let a bot sit in.
awaited-alone = From { $time } on, the host or whoever is here alone can let a bot sit in.
awaited-together = From { $time } on, a bot can sit in if all the others who are here agree.
awaited-host = From { $time } on, the host can decide that alone.
awaited-agreed = Agreed: { $names }. Missing: { $missing }.
desk-of = { $name }: everything in full
strip = { $name }: details
watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
left-bank = Time left in the bank
left-move = Time left for this turn
hurry = hurry

# log, chat, history
log = Log
log-none = Nothing has happened yet.
since = Since your last answer
since-more = … and { $n } more before these: see the log
since-here = Your last answer
steps = Step through
steps-at = { $n } of { $all }
steps-back = Back
steps-next = Next
steps-end = To now
steps-skip = Skip
chat = Chat
chat-none = Nobody has said anything.
chat-say = Say something
send = Send
past = History
past-first = To the start
past-prev = One answer back
past-next = One answer on
past-last = To the latest answer
turn-live = Turn { $n } · live
turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
tick-mine = your answer
replay-play = Play or pause
replay-speed = Speed

# the table's bar and menu
board = Board
tabs = Views
views = Sides of the board
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
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
key-past = back and forth in time, by answer
key-past-turn = by turn
key-past-chapter = by chapter
space-key = Space
key-play = in the past: play and pause
key-steps = step through what others did since your last answer
shift-arrows = Shift ← →
page-keys = Page Up, Page Down
key-zoom = board larger, smaller, whole
key-now = back to now, close
key-tab = walk through what is lit
key-walk = walk through everything, to ask what it is
key-about = what is this?
legend = Icons
as-text = Position as text
as-text-not-yet = The game has not begun.
rule = Rule
key-guide = guide
key-question = to the question
key-board = to the board, to the first thing that is lit
key-desk = to your desk
key-log = to the log
fact-hints = Hints allowed
fact-no-hints = No hints
do-leave = Leave, a bot plays on
do-aside = Put the game aside
do-return = Take your seat back
do-resign = Resign
do-stand = Stand up
do-close = Close the table
sure-leave = Leave the table? A bot plays on for you until you come back.
sure-resign = Resign for good?
sure-close = Close this table for everybody?

# what the script says
lost = The connection is lost. Trying again.
lost-choice = The connection is lost. What you chose is kept, and sent as soon as it is back.
try-again = There is no connection. Try again when it is back.
renewed = Burnham has been renewed.
reload = Load the page again
late = The table has moved on.
refused = That was not accepted.

# the end
result = result
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
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
analysis-stays = This takes about a minute and goes on without you.
analysis-wait = A bot is thinking every decision through again.
analysis-progress = { $reached } of { $moments } answers
analysis-about = A strong bot has thought every decision through again, from what its player could see then. With so little time for each it errs, too: small losses mean little.
chances = Winning chances
chances-about = As the one to play could judge them, smoothed.
to-result = To the result
to-table = To the table
by-player = Decisions by player
decisions = Count
best-answers = Best
mean-loss = Chance
mean-points = Lead
by-player-about = How often the best answer found was given, and what a decision cost on average.
chance-lost = Winning chance lost
lead-lost = Expected lead lost
player = Player
turning-played = Played: { $what }
turning-better = Better: { $what }
turning-cost = Winning chance { $before } → { $after }.
turning-cost-points = Winning chance { $before } → { $after }, lead −{ $points }.
by-question = What cost most, by question
analysis-none = Nobody gave anything away.
decisions-of = All decisions of { $name }
as-good = nothing better found

# your mistakes again
mistakes = Your mistakes again
mistakes-about = What cost you most in the games that were analysed, the oldest first. Any answer counts that is as good as the best.
mistakes-none = Nothing to put right: no analysed game of yours has a mistake in it.
mistake-of = { $game }: once more
mistake-when = Table of { $time }
mistake-cost = Cost { $chance } winning chance.
mistake-solved = Put right.
mistake-right = Right: { $what }
mistake-wrong = Not yet: { $what } costs { $chance } winning chance.
mistake-why = What the best answer has more of: { $reasons }
mistake-show = Show the best answer
mistake-table = The table at that moment

# fair dice
fair-title = Fair dice
fair-short = The server fixed a secret before the game and showed its fingerprint. After that the players’ devices drew bytes of their own. The dice follow from both.
fair-more = How this works, and what it proves to whom
fair-own = drawn by this player’s device
fair-follows = follows from the secret
fair-nothing = follows from the secret; this player’s device added nothing, so nothing is proved to this player
commitment = Fingerprint
secret = Secret
seed = Seed
fair-lead = A table deals, shuffles and rolls for you. You do not have to trust it: you can check.
fair-commit = Before a table opens, the server fixes its secret and tells your browser the secret’s fingerprint (SHA-256). The secret can no longer be changed, and nobody at the table knows it. The table’s address is the beginning of the fingerprint.
fair-bytes = Only then your browser draws random bytes. It remembers them and the fingerprint. Whoever sits down later does the same. Bytes of bots follow from the secret.
fair-seed = When all seats are taken, the seed is made of the secret, the names and all bytes (HMAC-SHA-256).
fair-dice = Every roll and every shuffle follows from the seed (BLAKE2), so that nobody can work out what comes from what fell.
fair-secret = When the game is over the secret is shown, and everything can be made again.
fair-proved-title = What is proved
fair-proved-server-to = To you, against the server:
fair-proved-server = it did not choose the dice. It had fixed its secret before your browser drew the bytes.
fair-proved-bots-to = Alone against bots:
fair-proved-bots = the same. Nothing comes after your bytes that the server could still choose. The check names all whose devices drew bytes; that must be you alone.
fair-proved-players-to = To you, against the other players:
fair-proved-players = they did not choose the dice, and could not foresee them. They do not know the secret, and the seed holds your bytes.
fair-proved-result-to = To everybody:
fair-proved-result = the answers in the record are legal and lead to this end, these scores and this ranking.
fair-unproved-title = What is not proved
fair-unproved-script-to = Without JavaScript:
fair-unproved-script = nothing is proved to you. Your device cannot draw bytes then, and those that follow from the secret tell you nothing. The table says so beside your name.
fair-unproved-together-to = Together:
fair-unproved-together = that the server does not work hand in hand with somebody who sits down after you. The two could choose bytes to suit them.
fair-unproved-secrecy-to = Silence:
fair-unproved-secrecy = that the server keeps to itself what it knows. It knows all cards, as a dealer would who looks at them.
fair-unproved-refuse-to = Refusing:
fair-unproved-refuse = that the server opens every table. It could refuse one whose dice it does not like; but you would see the refusal.
fair-unproved-answers-to = Answers:
fair-unproved-answers = that the answers in a record are those that were given. Whoever has the file can write other legal ones into it; the log at the table tells.
fair-hidden-title = What is hidden stays hidden
fair-hidden = Your browser is sent only what your seat may see. Other hands and the order of a pile are not in the page, not even out of sight.
fair-bots-title = Bots see what you see
fair-bots = A bot gets the view of its own seat and nothing else. What it does not know it has to imagine, like you. The same goes for hints and for the analysis after the game.
fair-check-title = Check a game
fair-check = At the end of a game your browser makes the proof again, line by line. The script for that comes from this server, too. If you would rather not trust it, download the record, and check it on your own machine with the fingerprint that you noted before the game (the table’s menu shows it):
check-go = Check it in your browser
check-noted = The fingerprint is the one that this browser noted before it drew its bytes.
check-secret = The secret has this fingerprint.
check-bytes = The bytes that this browser drew are among those of the seats.
check-seats = All bytes that no device drew follow from the secret.
check-seed = The seed follows from the secret, the names and all bytes.
check-game = Played again from this seed, all answers are legal and lead to this end and this ranking.
check-drawn = Drawn by devices: { $names }
check-here = in this browser
check-there = on the server
check-holds = right
check-fails = wrong
check-open = not checked
check-why-noted = This browser noted nothing at this table. You played on another device, or the table added the bytes.
check-why-secure = Browsers work this out only on pages that come by https, or from their own machine.
check-why-older = At tables of version 0.1 they do not.
check-why-failed = The server did not answer.
check-home = To do without this server, download the record and run:

# the interface for programs
api-title = For programs
api-lead = Bots and other clients can list games, open tables, sit down, watch and answer. Everything is JSON.
api-document = The OpenAPI document
api-call = Call
api-does = What it does
call-listGames = The games, their options, and the bots
call-newPerson = Become somebody: gives a token
call-commit = The server fixes the secret of a table to be, and shows its hash: ask before you draw bytes
call-listTables = Tables with free seats, and your own
call-newTable = Open a table; it starts when no seat is free
call-showTable = The table as you may see it
call-join = Sit down
call-answer = Answer the question with this number
call-undo = Take back, to the last mark or a moment
call-hint = What a strong bot would answer for you
call-watch = Server-sent events: “table” at every change, “here” every ten seconds without one
call-record = The record of a finished game

# guide
contents = Contents
guide-search = Search this guide
guide-none = Nothing found
guide-alone = Open in a tab

# lessons
lesson-offer = Show me how, { $minutes } min
lesson-note = Coach · { $number } of { $count }
lesson-on = Go on
lesson-back = Back
lesson-skip = Skip
lesson-again = Once more
lesson-leave = Leave the lesson
lesson-next = Next: { $name }, { $minutes } min
lesson-begin = Begin
lessons-of = Learn { $game }
lessons-about = A coach plays with you, step by step. You can stop at any time; the page's address remembers where you are.
