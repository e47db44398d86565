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

result-win = { $name } wins with { $points }.
result-broken-tie = { $name } wins the tie at { $points }.
result-tie = { $names } share the victory with { $points } each.
turning = { $name } gains { $points } more than the others on average.

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
    [one] One more player, and the game starts by itself.
   *[other] { $free } more players, and the game starts by itself.
}
curtain = Pass the device to { $name }.
undo-asked = { $name } would like to go back into turn { $turn }.

notice-stood-in = A bot plays for you until you are back.
notice-resigned = You have resigned. A bot plays for you to the end.
notice-closed = This table was closed before the game began.
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
refused-name-needed = Say what you are called, then you can sit down.
refused-game = We have no game { $game }.
refused-edition = We have no components called { $edition } for this game.
refused-guide = There is no guide to this game yet.
refused-moved-on = The table has moved on.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-started = The game has not started.
refused-started = The game has started already.
refused-not-playing = Nobody is playing at this table.
refused-plan-asked = It is your turn: answer at the table.
refused-plan-bot = A bot is asked. It answers before you could plan.
refused-plan-place = Your plan has no such place.
refused-plan-unknown = Your next question cannot be foreseen.
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
refused-host = Only whoever opened the table may do that.
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
refused-study-players = Only those who play here can play on from their own view before the game is over.
refused-study-for-one = This study holds what you alone knew of a game under way: it has no link, and neither has a study of it.
refused-teacher = Only the one who opened the study can do that.
refused-note = A note has { $letters } letters at most, and a study { $notes } notes.
refused-lesson = There is no such lesson (any more).
refused-lesson-broken = This lesson does not fit the rules of today any more.
refused-lesson-faults = This lesson cannot be played yet.
refused-lesson-notes = A lesson is made of a study of your own with notes, in the printed edition.
refused-many-lessons = You have { $most } lessons already. Remove one first.
refused-files = Those were a lot of files. You can go on in { seconds }.
refused-plans = You have planned a lot at once. You can go on in { seconds }.
refused-exports = You have fetched your data several times. You can do so again in { seconds }.
refused-study-end = The game ends here: there is nothing left to play. Go back some moves first.
refused-study-rules = The rules have changed since this study was opened. Begin it anew.

serve-at = The table is at { $address }  (Ctrl+C ends)
serve-others = Others reach it at { $address }
serve-workers = Several workers need PostgreSQL: give --database postgresql://…
serve-port = Port { $port } is in use; try --port { $other }.
serve-database = The database cannot be used: { $detail }
serve-allowed-host = A host is a name such as example.org or *.example.org, without port or path, not { $name }.
serve-trusted-proxy = A proxy is an address or a network such as 10.0.0.0/8: { $detail }
serve-public-url = A public address begins with http:// or https:// and has a host, a port and a path at most, as https://example.org/burnham, not { $address }.
serve-root-path = A root path is written as /burnham, not { $path }.
serve-two-paths = The root path { $path } is not that of the public address { $address }.
check-http = The public address { $address } has no https: passwords go over the line in the open, and browsers allow no messages from it.
check-unreached = { $address }/health cannot be reached: { $detail }. Does the server run, and does the name lead here?
check-elsewhere = { $address }/health does not answer as Burnham does ({ $detail }). Does the proxy pass on this path, and does "--root-path" name it?
check-proxy-wide = "--trusted-proxy { $proxy }" believes whatever anybody says of where they come from. Name the proxy alone.
check-no-proxy = With https a proxy stands before the server. Without "--trusted-proxy" all visitors count as one address.
check-mail-open = The password for { $host } would go over the line in the open. Choose "--mail-security starttls" or "tls".
check-mail = The mail server { $host }, port { $port }, would take no mail: { $detail }
check-readable = Others on this machine can read { $file }. Take that from them: chmod 600.
check-token = The token for the metrics is shorter than { $letters } letters. Whoever tries long enough finds it.
doctor-missing = There is no database { $file }. --data or --database says where it lies.
doctor-empty = The database is empty. "burnham table" fills it at its start.
doctor-newer = A newer Burnham has written this database (schema { $version }). Nothing more was looked at.
doctor-older = The database has schema { $version }, this Burnham writes { $newest }. Start "burnham table" once: it brings it up to date. Nothing more was looked at.
doctor-integrity = SQLite says of the file: { $detail }
doctor-damaged = Go back to a backup (burnham restore), or save what can be saved: sqlite3 FILE .recover
doctor-foreign = A row of { $table } belongs to a row of { $other } that is not there.
doctor-store = The database cannot be read: { $detail }
doctor-table = Table { $table }: { $detail }
doctor-no-answers = The game has begun, but nothing is left of its answers.
doctor-rows = What is stored of it makes no sense: { $detail }

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
nav-puzzles = Puzzles
nav-guide = Guide
nav-fair = Fair dice
nav-api = API
foot = Burnham. Four cities, one table.
in-en = English
in-de = Deutsch
theme = Day or night
account = Account
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
my-games-sit-down = Nothing yet. Sit down at an open table.
my-games-earlier = Earlier games
open-tables = Open tables
open-tables-none = No open table right now. Open one: friends join by a link, strangers from here.
open-tables-wait = No open table right now.
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
clock-about = Without one, whoever is asked and away is waited for: 24 hours, at a live table 10 minutes.
hints = Hints
hints-about = Whoever is asked may ask a strong bot what it would do.
bot-pace = Bots answer
bot-pace-about = You can change this during the game.
private = Private
private-about = Only people with the link find this table.

# account
your-name = Your name
your-name-about = This is what others read at the table.
keep-name = Save this name
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
sign-in-about = You can play without it. With a name and a password you find your games on another device.
signed-in = You are signed in. Your login is { $login }.
login = Name to sign in with
password = Password
password-about = At least 8 characters.
sessions = Where you are signed in
sessions-count = { $n ->
    [one] 1 device
   *[other] { $n } devices
}
this-device = This device
session-here = Since { DATETIME($begun, dateStyle: "medium") }
session-used = Since { DATETIME($begun, dateStyle: "medium") }, last used { DATETIME($used, dateStyle: "medium") }
session-unknown = Some device
end-session = Sign out
end-session-of = Sign out { $device }
end-others = Sign out everywhere else

# account: password, consent, what is stored
password-change = Change your password
password-change-about = All your other devices are signed out.
password-old = Password until now
password-new = New password
password-change-do = Change password
done-password = Your password is changed. All other devices are signed out.
done-name = Your name is saved.
consent = Games for puzzles and research
consent-given = Allowed
consent-not-given = Not allowed
consent-about = Finished games can become puzzles, or data by which bots are studied. A game is used only if all its people agree. What you say here goes for all your games, unless you said otherwise at a table. You can take it back at any time; what was made of a game until then stays.
consent-now-yes = Your finished games may be used.
consent-now-no = Your finished games may not be used.
consent-yes = Let them be used
consent-no = No longer let them be used
consent-game = May this game be used for puzzles and research once it is over? Only if all agree.
consent-game-as = So far it goes by what you said in your account.
consent-game-yes = You agree.
consent-game-no = You do not agree.
consent-agree = I agree
consent-refuse = I do not agree
done-consent = Noted.
my-data = What is stored of you
my-data-about = Your name, devices, games with their records, what you wrote, puzzles and lessons, as one JSON file.
my-data-get = Download my data
delete-account = Delete my account
delete-goes = Deleted are your name, login and password, devices, puzzles, lessons, and everything you wrote at tables.
delete-stays = Games that are over stay for the others, with “a former player” in place of your name. The dice of these games can then no longer be proved, since your name was part of the proof.
delete-running = From games under way you resign, and a bot plays on. Tables that you opened and that wait for players are closed. You leave tournaments.
delete-type = Type “{ $word }”
delete-word = delete
delete-do = Delete for good
done-delete = Your account is deleted.
former-player = a former player
note-erased = What { $name } wrote is deleted.
verify-former = A player of this game has deleted their account. The name was part of the seed, so the dice can no longer be proved.
refused-member = For this you need an account with a password.
refused-wrong-password = This is not your password.
refused-nobody-yet = Nothing is stored of you.
refused-delete-word = Type “{ $word }” if you want to delete everything.

# notices: what reaches somebody whose page is closed
told-turn = It is your turn: { $game }.
told-hurry = Your time is running out: { $game }. It is your turn.
told-undo = { $name } would like to take a move back and asks whether you agree: { $game }.
told-pause = { $name } would like a pause and asks whether you agree: { $game }.
told-cancel = You are asked whether the game is to end without a result: { $game }.
told-started = The game has started: { $game }.
told-over = The game is over: { $game }.
told-said = { $name } has written at your table: { $game }.
told-seat = Once more? A seat is free for you: { $game }.
notices-game-with = { $game } with { $names }
notices-several = { $n ->
    [one] One piece of news from your tables
   *[other] { $n } pieces of news from your tables
}
notices-why = You get this because you asked for notices at this table server.
notices-stop = No more of these
notices-change = Change what you get
notices-go-table = To the table
notices-go-test = To your notices
notices-go-confirm = Confirm this address
notices-go-reset = Choose a new password
notices-trial = This is a test. When something happens at your tables while you are away, it will reach you here.
notices-trial-title = A test from Burnham
notices-confirm = Somebody, probably you, wants to get notices from Burnham at this address. If that is right, open this link and confirm it:
notices-confirm-title = Confirm your address
notices-confirm-why = If it was not you, do nothing: no other mail will come.
notices-reset = Somebody, probably you, has forgotten the password at Burnham. This link leads to a new one. It is good once, for half an hour:
notices-reset-title = A new password
notices-reset-why = If it was not you, do nothing: your password stays as it is.

notices-title = Notices
notices-by-push = Devices
notices-by-mail = E-mail
notices-by-webhook = Webhook
notices-by-none = No way to you yet
notices-about = When something happens at your tables and you have no page of them open, we tell you. Cards and chat are never in it.
notices-events = Tell me when
notices-event-turn = it is my turn
notices-event-hurry = little of my time is left (a quarter of it, three hours at most)
notices-event-request = others ask me to agree (to take back a move, to pause, to end the game)
notices-event-started = a game of mine starts
notices-event-over = a game of mine is over
notices-event-said = another player writes at my table
notices-event-seat = somebody opens a table to play once more
notices-language = Language of notices
notices-keep = Save this choice
notices-push = On your devices
notices-push-about = As a message of the system, also while the browser shows another page.
notices-push-on = Turn on for this device
notices-push-off = Turn off for this device
notices-push-cannot = This browser cannot get messages from this page. It takes a page with https. On an iPhone or iPad, first add Burnham to the home screen and open it from there.
notices-push-denied = Your browser does not allow messages from this page. You can change that in its settings.
notices-push-failed = Your browser could not sign up for messages. Try again later.
notices-mail = By e-mail
notices-no-mail = This server sends no e-mail.
notices-address = Your e-mail address
notices-address-about = We first send a mail with a link to confirm it. With it you can also get a new password if you forget yours.
notices-every = How often
notices-every-0 = At once
notices-every-60 = One message an hour at most, with all that is new
notices-every-1440 = One message a day at most, with all that is new
notices-mail-keep = Save this address
notices-webhook = To a chat or program (webhook)
notices-webhook-set = Discord, Slack, Telegram, ntfy or a program of your own
notices-form = Service
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-telegram = Telegram
notices-form-ntfy = ntfy
notices-form-json = A program of mine (JSON)
notices-url = Address of the webhook
notices-url-about = Telegram: https://api.telegram.org/bot…/sendMessage with the token of your bot. ntfy: the address of the topic.
notices-chat = Telegram only: number of the chat
notices-webhook-keep = Save this webhook
notices-in-use = In use since { DATETIME($begun, dateStyle: "medium") }
notices-unconfirmed = Not confirmed yet: open the link in the mail that we have sent there.
notices-stuck = The mail server cannot be reached just now. We try again by ourselves.
notices-stopped = Stopped. Nothing is sent there any more.
notices-failing = It did not work last time, we try again. { $trouble }
notices-given-up = Given up on { DATETIME($day, dateStyle: "medium") }, since nothing arrived there. { $trouble }
trouble-answered = The server there answered: { $said }
trouble-unreached = No server could be reached there.
notices-test = Send me a test
notices-resend = Send the mail again
notices-again = Turn on again
notices-remove = Remove
notices-done-kept = Your choice is saved.
notices-done-mail = The address is saved. If it is new, a mail is on its way: open the link in it.
notices-done-push = This device is told from now on.
notices-done-webhook = The webhook is saved. Send yourself a test.
notices-done-removed = Removed.
notices-done-again = It is sent there again.
notices-done-test = The test was sent.

link-confirm-title = Is this your address?
link-confirm-about = Notices from your tables will come to { $address }.
link-confirm = Yes, it is mine
link-confirmed-title = Thank you
link-confirmed-about = The address is confirmed.
link-stop-title = No more notices?
link-stop-about = Nothing more will be sent to { $address }. You can change your mind on your account page.
link-stop = No more notices
link-stopped-title = Stopped
link-stopped-about = No more notices will be sent there. You can change your mind on your account page.

forgotten = Password forgotten
forgotten-about = If your account has a confirmed e-mail address, we send you a link to a new password.
forgotten-who = Name to sign in with, or e-mail address
forgotten-send = Send me a link
forgotten-asked = If there is such an account with a confirmed address, a mail is on its way. Its link is good for half an hour.
new-password = New password
new-password-about = At least 8 characters. You are then signed out on all other devices.
new-password-keep = Save this password

refused-notice-mail = This is not an e-mail address.
refused-notice-no-mail = This server sends no e-mail.
refused-notice-unconfirmed = This address is not confirmed yet.
refused-notice-failed = The test could not be sent: { $detail }
refused-notice-stuck = The mail server cannot be used just now. Whoever runs this site finds the reason in the log.
refused-notice-push = Your browser has told nothing that a message could be sent to.
refused-notice-devices = { $most } devices of yours get messages already. Remove one first.
refused-notice-address = The address of a webhook begins with https:// or http:// and has no name or password in it.
refused-notice-no-host = There is nothing called { $host }.
refused-notice-private = { $host } is not on the open internet. Whoever runs this server can allow it with --webhook-host.
refused-notice-chat = Telegram needs the number of the chat.
refused-notice-topic = The address of an ntfy topic ends with its name, such as https://ntfy.sh/my-topic.
refused-notice-channel = There is no such way to you any more.
refused-mails = Those were a lot of messages. Try again in { seconds }.
refused-link = This link is not good any more. Ask for a new one.
refused-link-old = This link was used already. Ask for a new one.

serve-notices = E-mail needs the packages for notices: pip install 'burnham[notices]'
serve-mail-from = To send e-mail, say from which address: --mail-from tables@example.org
serve-mail-file = The password for e-mail cannot be read: { $detail }
serve-webhook-host = A host for webhooks is a name, an address or a network such as 10.0.0.0/8, not { $name }.
serve-vapid-key = The key for pushes cannot be used: { $detail }

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
coach = Coach
coach-read = Understood
coach-hint = Show me a hint
coach-off = No more notes
coach-notes = Coach’s notes on new questions
hint-chance = Winning chance
why-than-next = Compared with the next: { $reasons }
why-than-first = Compared with the first: { $reasons }
why-at-sight = { $reasons } (at first sight)
why-alike = The next is as good, as far as the bot can tell.
why-close = No single reason stands out in the tries.
why-safer = It wins more often, though with no greater lead on average.
why-judged = The bot’s judgement prefers it; its tries show no gain.
reason-best-rival = The best rival
reason-of-rival = { $rival }: { $what }
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
invite-local = Only this device can open this link. Start the table with --host 0.0.0.0, or with --public-url, and others can too.
share = Share
qr-code = Show a code to scan
qr-code-about = This invitation as a QR code
invitation = Invitation
invitation-by = { $host } invites you to a game.
invitation-to = You are invited to a game.
just-look = Just look
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
awaited-alone = From { $time } on, whoever opened the table or is here alone can let a bot sit in.
awaited-together = From { $time } on, a bot can sit in if all the others who are here agree.
awaited-host = From { $time } on, whoever opened the table can decide that alone.
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

# clocks, vacation, pauses
clock-more = { $clock }, +{ $more } a turn
clock-own = A clock of your own
clock-own-about = Days and minutes for each turn, or for the whole game.
own-days = days
own-minutes = minutes
own-for = For what
own-for-move = for each turn
own-for-bank = for the whole game
own-more = minutes more after each turn
at-zero = When time is up
at-zero-about = A bot sits in until you are back; or the game ends: whoever ran out has lost, the others win together, and that counts for the ladder. Everybody who sits down reads it.
zero-bot = When time is up, a bot sits in until you are back
zero-end = When time is up, the game ends: whoever ran out has lost, the others win together; on the ladder, too
vacation = Vacation
vacation-about = Days on which a player’s clock stands still. Each has their own.
vacation-each = { $days ->
    [0] No vacation
    [one] { $days } day of vacation each
   *[other] { $days } days of vacation each
}
vacation-days = Days of vacation ({ $most } left)
vacation-until = Vacation until { $time }
vacation-all = { $tables ->
    [one] At one table your clock can stand still.
   *[other] At { $tables } tables your clock can stand still.
}
vacation-now = You are on vacation until { $time }. Your clocks stand still; you may answer all the same.
do-vacation = Take vacation
do-pause = Ask for a pause
notice-pause = { $names } would like a pause. Still to agree: { $missing }.
notice-paused = The game is paused by agreement. No clock runs and nobody answers until one of you goes on.
notice-vacation = You are on vacation until { $time }. Your clock stands still; you may answer all the same.
note-vacation = { $name } takes vacation (days: { $text }).
note-vacation-over = { $name } is back from vacation.
note-pause-asked = { $name } would like a pause.
note-pause-refused = { $name } would rather not pause.
note-paused = The game is paused; all agreed.
note-resumed = { $name } goes on with the game.
note-lost = { $name } ran out of time. That ends the game.
lost-line = { $name } ran out of time: the game is over
lost-end = { $name } ran out of time and has lost. The win goes to { $winners }.
lost-counts = On the ladder it counts like any other game.
refused-paused = The game is paused. Go on first.
refused-no-clock = Without a clock there is nothing to pause.
refused-vacation = Vacation is 0 to 366 days.
refused-vacation-days = You have { $days ->
    [0] no vacation left here
    [one] 1 day of vacation left here
   *[other] { $days } days of vacation left here
}.
refused-vacation-taken = You are on vacation already.

# who watches
watchers = Spectators
watchers-about = People who do not play. They talk among themselves; players read it after the game.
watch-now = Spectators see it at once
watch-no = No spectators
watch-answers = Spectators, { $n } answers behind
watch-minutes = Spectators, { $time } behind
watch-page = Watch games
watch-page-about = Games that are played here now and may be watched.
watch-none = No game to watch right now.
watch-all = All games to watch
chat-watchers = What you write, spectators read now, and players after the game.
refused-watch = Spectators may watch "now", "no", "answers:10" or "minutes:10".
refused-no-watching = Nobody may watch this game while it is played.
call-watchTables = Games under way that anybody may watch
call-pause = Ask for a pause, agree or refuse, or go on
call-vacation = Take days of vacation, or be back (0)
zero-choice-bot = A bot sits in
zero-choice-end = The game ends
vacation-end = I am back
pause-yes = Agree
pause-no = No pause
pause-withdraw = No pause after all
pause-end = Go on
late-answers = You see this game { $n } answers behind.
late-minutes = You see this game { $time } behind.

# from game to game
next-game = Next game
next-game-about = To the next table that waits for you (key: N)
key-next = to the next game that waits for you

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
notify-away = When this page is closed …
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
mistakes-none = Nothing to put right. What is here comes from the analysis at the end of a game: open it there, and what cost you much will wait here.
mistake-when = Table of { $time }
mistake-cost = Cost { $chance } winning chance.
mistake-solved = Put right.
mistake-right = { $what }
mistake-wrong = This costs { $chance } winning chance: { $what }
mistake-why = Why the best answer is better: { $reasons }
mistake-table = The table at that moment
mistake-about = Your answer here cost you { $chance } winning chance. What is better?
mistake-next = Next mistake
mistakes-list = All mistakes

# practice: a question to be answered once more
practice-right = Right
practice-wrong = Not yet
practice-show = Show the best answer
practice-promises = Winning chances
# puzzles
puzzles = Puzzles
puzzles-about = A position from a game, and you are asked: one answer is clearly best, or a few are equally good. You see what the player saw. Your first answer counts. A new puzzle of the day comes at midnight UTC, the same for everybody.
puzzles-none = There are no puzzles here yet.
puzzles-so-far = { $answered ->
    [0] { $count } to solve.
   *[other] { $solved } of { $answered } solved, { $count } in all.
}
puzzle = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-state-solved = Solved
puzzle-state-missed = Missed
puzzle-solve = Solve
puzzle-look = Look again
puzzle-next = Next puzzle
puzzle-streak = { $days ->
    [one] Solved on { $days } day in a row.
   *[other] Solved on { $days } days in a row.
}
puzzle-about = { $level }: { $found }. What is best? The first answer counts.
puzzle-found = the bot { $bot } finds it { $times ->
    [0] never
    [one] once in { $of } times
   *[other] { $times } of { $of } times
}
puzzle-better-than = Why the best answer beats “{ $what }”: { $reasons }
puzzle-report = Report this puzzle
puzzle-report-why = What is wrong with it?
puzzle-report-send = Send
puzzle-reported = Thank you. Whoever runs this server can read it.

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
call-showPlan = What you have planned, and the question that is foreseen for you next
call-plan = Plan an answer to that question: it is given when the question comes, if nothing has changed for it
call-unplan = Take away what you have planned, from a place on
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
lesson-next = Next lesson: { $name }, { $minutes } min
lesson-begin = Begin
lesson-resume = Go on with the lesson “{ $name }”
lesson-done = done
lessons = All lessons
lessons-of = Learn { $game }
lessons-about = A coach plays with you, step by step. You can stop at any time and go on later: this browser remembers where you are.

## Planned answers

plan = Plan ahead
plan-first = Plan my next answer
plan-more = Plan one more answer
planned = Planned
plan-due = Planned; given in a moment
plan-remove = Remove “{ $what }”
plan-remove-on = Remove “{ $what }” and what follows
plan-remove-all = Remove all
plan-seen = OK
plan-dropped = Your plan was dropped.
plan-dropped-question = Another question came than was foreseen.
plan-dropped-touched = That concerns what you had planned.
plan-dropped-revealed = With that, something new lies open.
plan-dropped-refused = The answer you had planned is no longer possible.
plan-dropped-gives = The answer you had planned would cost or give something else now.
plan-dropped-more = There are answers now that could not be foreseen.
plan-dropped-back = Answers on which it was built were taken back.
plan-dropped-stood-in = A bot sat in for you.
plan-dropped-over = The game is over.
plan-title = Your plan, answer { $number }
plan-about = So the table would be at your next question if the others changed as little as possible. What you choose is given by itself when you are asked, unless something has changed for it by then. Nobody else sees your plan.
plan-next = And so it would be at your question after that. Choose an answer for it, too, or leave it at this.
plan-unknown = Your next question cannot be foreseen: before it comes, something is rolled, drawn or turned up, or it depends on what the others choose. So nothing can be planned here.
plan-full = You have planned as far ahead as you can.
plan-so-far = Planned so far
plan-done = Done, to the table
plan-leave = To the table

## Studies: play on from any moment

study = Study
study-of = Study: { $game }
study-play = Play from here
study-play-turn = Play from turn { $turn }
study-again = Again from the start
study-from = from turn { $turn } of a game
study-imagined = from turn { $turn } of a game, hidden things imagined
study-from-record = a game from a record file
study-from-record-imagined = a game from a record file, hidden things imagined
study-whole = a whole game
study-from-puzzle = from a puzzle, hidden things imagined
study-origin = Back there
study-about = A private table opens from this position. Nothing you do there changes the game it comes from; the dice are new.
study-about-true = It begins with everything as it truly was, hidden cards too.
study-about-imagined = It begins with what you knew at this moment. What was hidden from you is imagined: it is not what truly lies there.
study-seat = You play
study-with = Against
study-all-me = nobody: I play all seats
study-friends = people who come by the link
study-share = Others may come by a link
study-share-about = Then what only you know is imagined, too, so that nobody learns it.
study-open = Open the study
study-whole-title = Or the whole game
study-whole-about = All its moves, for you to go through: you can write notes at any moment, and show it to others by a link.
study-open-whole = Open the whole game as a study
studies-none = Play on from any moment of a game, or open a record file.
record-open = Open a record file
record-open-about = A game that was downloaded here, or written by a program, becomes a study: you can replay it, play on from any of its moments, write notes, and show it to others by a link.
file-choose = File
file-text = Or its text
file-open = Open
studies = Studies
fair-study = This is a study: it began with a position, or is a game from a file. Nothing about its dice is proved.
fair-unproved-studies-to = Studies.
fair-unproved-studies = They begin with a position instead of a deal, so there is nothing to prove about it.
verify-study = This is the record of a study. It proves nothing about the dice.

## Teaching

teach = Teach
study-link = Link
study-link-about = Whoever has this link may watch, and sees what you see as long as nobody else plays
lead = Lead
lead-about = Those who came by the link see the moment that you look at
lead-light = Light things
lead-light-about = Click things on the board to ring them for all
lead-dark = Put out
lead-start = The teacher shows the start.
lead-now = The teacher shows what is now.
lead-shows = The teacher shows turn { $turn }: { $told }
lead-shows-turn = The teacher shows turn { $turn }.
lead-leave = Look around
lead-follow = Follow the teacher
note = Note
notes = Notes
note-write = Write a note
note-about = It is shown at this moment, with what is lit, and kept in the record. { $letters } letters at most; without a text the note is taken away.
note-save = Save
tick-note = note
cancel = Cancel

## Lessons of one’s own

own-lessons = Lessons of your own
own-lessons-about = A lesson is a game that always goes the same way, with notes, in a text file. Load yours here: it is checked, then you can play it, and so can everybody to whom you send its link. A study with notes gives you a file to begin with.
own-lesson-load = Load a lesson file
own-lesson-faults = { $n ->
    [one] One thing is not right yet:
   *[other] { $n } things are not right yet:
}
own-lesson-remove = Remove
link = Link
file = File
lesson-from-notes = Notes as a lesson file
lesson-why = That is not the move of this lesson. Try another one.

fault-line = Line { $n }
fault-note = note { $n }
fault-syntax = From here on the file is no TOML. Often a quotation mark, a bracket or an equals sign is missing.
fault-kind = This must be { $wanted ->
    [str] a text
    [int] a whole number
    [bool] true or false
    [array] a list in square brackets
   *[object] a section with fields
 }, but it is { $found ->
    [str] a text
    [int] a whole number
    [float] a decimal number
    [bool] true or false
    [array] a list
   *[object] a section with fields
 }.
fault-unread = This value does not fit here.
fault-unknown = There is no such field in a lesson.
fault-missing = This field is missing.
fault-bytes = The file is too large: it may have { $most } bytes.
fault-game = Say which game it is: { $games }
fault-text-missing = The text is missing ({ $lang }).
fault-text-long = The text ({ $lang }) has { $given } letters, { $most } are allowed.
fault-lecture = Nothing is asked for in { $notes } notes from here on.
fault-seats = This can be { $low } to { $high }.
fault-no-notes = There are no notes ([[notes]]).
fault-many = These are { $given }, { $most } are allowed.
fault-last-asks = The last note asks for an answer, and nothing comes after it.
fault-setup = The game cannot be set up like this: { $detail }
fault-not-drawn = “{ $thing }” is not to be seen here.
fault-other-asked = Somebody else is asked here.
fault-no-why = Other answers are possible here, and “why” does not say why they are refused.
fault-over = The game is over before “{ $answer }”.
fault-no-answer = “{ $answer }” is no answer here. There are: { $there }


# --- look into the box ---------------------------------------------------------------------------

box = The box
box-look = Look into the box
box-of = { $game }: what is in the box
box-about = Every card, tile and track of this game, with its numbers and where they come from. Everything at our tables is played with these.
source-rules = rule book
    .about = { $count ->
        [one] One part stands
       *[other] { $count } parts stand
    } in the rule book, or follow from it.
source-published = published
    .about = { $count ->
        [one] One part comes
       *[other] { $count } parts come
    } from a published review, photo or publisher’s page.
source-reconstruction = reconstructed
    .about = { $count ->
        [one] One part was
       *[other] { $count } parts were
    } reconstructed by us, since only the printed game shows them. If you own it, correct them in an edition of your own.
box-phases = The board in phases
box-phases-about = A few moments of one game that bots played. Click one to see it larger.
box-larger = show it larger
box-deal = The deal
box-end = The end of the game
box-questions = The questions of a turn
box-questions-about = Everything that a player can be asked, in the order of the rules, with an example of how it is asked.
box-question-rare = A rare question, which came up in none of the sample games
box-in-guide = In the guide
box-not-drawn = There is nothing to draw here: these are numbers of the rules.
box-values = All values
box-unread = Also written down
box-unread-about = Names, colours, counts and measures for drawing and checking. No rule looks at them, so an edition need not change them.

edition-write = Write your own edition
edition-of = { $game }: your own edition
edition-about-writing = Correct what we reconstructed, card by card, with the printed game beside you. Everything is checked as you type. Your work stays in this browser until you save it as a file; nobody else gets it. Tab goes from field to field, Enter marks a card as looked at and goes on to the next one.
edition-needs-script = Writing an edition needs the page’s script, which is switched off in this browser.
edition-progress = { "{" }seen{ "}" } of { "{" }all{ "}" } cards looked at
edition-looked-at = Looked at
edition-unseen-only = Only those not yet looked at
edition-unlock = I know better: also open what is from the rule book or published
edition-right = Values changed: { "{" }count{ "}" }. Everything fits.
edition-wrong = Values changed: { "{" }count{ "}" }. This does not fit yet:
edition-use = Save or play
edition-name = Name of your edition
edition-own = My edition
edition-download = Download as a file
edition-upload = Open a file
edition-anew = Start anew
edition-sure = Really throw away all your changes?
edition-players = Players
edition-with = With
edition-with-bots = bots
edition-with-friends = friends
edition-play = Play with it now
edition-more = one more
edition-fewer = one fewer
edition-left-out = Also possible
refused-edition-place = { $place } is no place in the box of this game.

# the club: ladders and profiles
nav-club = Club
ladder-of = Ladder: { $game }
ladder-top = Leading members: { $names }
ladder-none = Nobody has played a game that counts yet.
ladder-bot = bot “{ $level }”
ladder-measured = Placed by measured games of bots; hardly played here yet
ladder-how = How the ladder works
ladder-how-points = Everybody begins at 1500 points. 400 points more mean ten victories for one defeat. The rating is OpenSkill’s; beside it stands between which numbers it is in 95 of 100 cases. The more you play, the narrower that gets.
ladder-how-order = The order goes by the lower number: by what somebody has shown for sure.
ladder-how-games = Counted are finished games of two or more, among members and bots, with printed components and without hints. Whoever gives up, or is stood in for by a bot at the end, comes last. So does whoever runs out of time where that ends the game; the others share the first place. Studies, lessons and puzzles do not count.
ladder-how-bots = Bots are rated by the same games. They begin where measured games of bots have placed them, “Normal” at 1500; “Expert” was not measured and begins beside “Hard”.
rating-well = strength well known
rating-roughly = strength roughly known
rating-hardly = strength hardly known yet
rating-range = { $low } to { $high }
rating-none = no rating yet
played-won = { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won } won
member-since = Member since { $time }
profile-mine = Your profile, as others see it
profile-titles = Games and ratings
profile-no-games = No finished games yet.
profile-history = Finished games
profile-hidden = { $n ->
    [one] Another game was played at a private table. Only those who were there see it.
   *[other] { $n } other games were played at private tables. Only those who were there see them.
}
result-won = Won
result-place = Place { $place } of { $players }
result-left = Gave up
against = with { $names }
ended-at = { $time }
refused-profile = There is no such member.

# tournaments
tournament = Tournament
tournaments = Tournaments
tournaments-none = There is no tournament now.
tournament-new = Open a tournament
tournament-open-it = Open the tournament
tournament-members = Only members take part in tournaments: people with a password.
tournament-mine = You play
tournament-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
tournament-round = Round { $round } of { $rounds }
tournament-open = Not begun yet
tournament-over = Over
tournament-closed = Called off
tournament-first-name = { $game } tournament
tournament-name = Name
    .about = So that others find it.
tournament-system = Kind
    .about = Swiss: people of like standing meet. All against all: everybody meets everybody, if it can be.
tournament-seats = Players at a table
    .about = With three or four, bots fill up the last table.
tournament-rounds-n = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
tournament-rounds = Rounds
    .about = Only of a Swiss one; all against all takes as many as it takes.
tournament-clock = Clock
    .about = So that every table comes to an end: at zero a bot sits in.
system-swiss = Swiss
system-robin = All against all
tournament-tables-of = Tables of { $n }
tournament-now = Round { $round } of { $rounds }. { $tables ->
    [0] The next round is being laid.
    [one] One table still plays.
   *[other] { $tables } tables still play.
}
tournament-waits = { $n ->
    [0] Nobody has entered yet.
    [one] One person has entered.
   *[other] { $n } people have entered.
} { $missing ->
    [0] It begins when its host starts it.
    [one] It can begin with one more.
   *[other] It can begin with { $missing } more.
}
tournament-enter = Enter
tournament-leave = Leave the tournament
tournament-start = Start
tournament-close = Call off the tournament
sure-tournament-leave = Leave the tournament for good? A game under way is resigned.
sure-tournament-close = Call off the tournament for all? Nothing more is played for it.
tournament-back = To the tournament
tournament-my-table = To your table
tournament-entered = Who takes part
tournament-left = (has left)
tournament-bot = a bot
tournament-opened-by = Opened by { $name }.
tournament-how = How it goes
tournament-how-points = At a table you get a point for everybody who comes after you, and half a point for a tie; bots count, too. A bye is a point.
tournament-how-ties = With equal points it counts how many points those have whom you met (Buchholz), then how many games you have won. Whoever is equal then shares the place.
tournament-how-pairs = Tables are opened by themselves, and the next round begins when all tables of this one are over. Nobody meets anybody twice if it can be avoided, and everybody gets each seat about equally often. At tables of two one person has a bye if the number is odd, first somebody who has had none; larger tables are filled up with bots (Normal).
tournament-how-leaving = Whoever leaves resigns the game under way, and a bot plays on for them: they come last there. From the next round on they are not paired, and stay in the standings. A table that everybody has left for a day is played to the end by bots.
tournament-how-dice = The dice of these tables come from the server alone: it deals before anybody’s device could add to them. So the record shows that they were fixed beforehand, but not that nobody chose them.
standings = Standings
standing-place = Place
standing-points = Points
    .about = Everybody who came after you at your tables
standing-met = Met
    .about = The points of those you met (Buchholz)
standing-won = Won
    .about = Games won
standing-games = Games
    .about = Games that are over
standing-byes = Byes
    .about = Rounds without a game
round = Round { $n }
bye = Bye
ladders = Ladders
ladder = Ladder
refused-tournament = There is no such tournament.
refused-tournament-started = This tournament has begun already.
refused-tournament-over = This tournament is over.
refused-tournament-full = A tournament has { $most } people at most.
refused-tournament-few = A tournament needs { $least } people at least.
refused-tournament-host = Only the host of this tournament may do that.
refused-tournament-entry = You do not take part in this tournament.
refused-tournament-clock = A tournament needs a clock, so that every table comes to an end.
refused-tournament-name = A tournament has a name of 1 to { $most } letters.
refused-tournament-many = You have { $most } tournaments already that are not over.

# Hosts of the server, and what whoever opened a table can do
nav-host = Host
host-parts = What a host can do
host-tables = Tables
host-people = People
host-rules = Rules
host-deeds = What was done
host-tables-about = All tables, also private ones. What the players hide from each other is not shown here either.
host-people-about = Everybody who has a name here, whoever was here last first.
host-rules-about = What holds for everybody on this server.
host-deeds-about = What hosts did here, the latest first.
host-search = Search
host-search-tables = Name, game or number of a table
host-search-people = Name or login
host-state = State
state-all = All but the archive
state-open = Waiting for players
state-playing = Being played
state-over = Finished
state-closed = Closed
state-archived = Archive
host-none = Nothing found.
host-newer = Newer
host-older = Older
host-moved = last move { $time }
host-changed = last change { $time }
host-seen = last seen { $time }
host-at = { $time }
host-login = Login { $login }
host-guest = Guest without a login
host-sat = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
host-one = Host
muted = Muted
blocked = Blocked
somebody-gone = Somebody who is gone
reason = Why? The reason is told.
never-mind = Never mind
power-close = Close the table
power-close-about = The game ends without a result. Everybody at the table is told why. This cannot be undone.
power-archive = Archive
power-bring-back = Back into the lists
power-remove-about = The seat becomes free. The person is told why, and cannot sit down at this table again.
power-mute = Mute
power-mute-about = The person can go on playing, but write nothing in any chat.
power-unmute = Let them talk again
power-block = Block
power-block-about = All their devices are signed out at once. They cannot sign in, open tables or tournaments, sit down or write. Tournaments no longer pair them, and those of theirs that have not begun are called off.
power-unblock = Unblock
power-take-back = Take back
deed-close = Closed a table
deed-archive = Archived a table
deed-bring-back = Brought a table back from the archive
deed-remove = Removed { $name } from a table
deed-mute = Muted { $name }
deed-unmute = Let { $name } talk again
deed-block = Blocked { $name }
deed-unblock = Unblocked { $name }
deed-opening = Changed who may open tables
deed-message = Changed the message of the day
deed-no-message = Took the message of the day away
deed-invite = Made an invitation to open tables
deed-take-back = Took an invitation back
message = Message of the day
message-about = It is shown on the home page until somebody puts it away. If you write it in one language only, everybody sees that. Addresses become links. Without a text there is no message.
message-keep = Save the message
done-rule = Saved. It holds from now on.
message-read = Put away
opening = Who may open tables?
opening-about = This holds for all tables: games with friends, games against bots, studies, another game after the last and tournaments. Tables of a tournament the server opens by itself. Everybody may sit down at open tables all the same.
opening-everybody = Everybody
opening-signed-in = Those who are signed in with a login
opening-invited = Those who have an invitation
opening-keep = Save this
invitations = Invitations to open tables
invitations-about = Whoever follows such a link may open tables, also when not everybody may. If you take it back, the link leads nowhere any more, and those who followed it may no longer open tables.
invitation-followed = Followed by { $names }
invitation-new = Nobody has followed it yet
invitation-name = For whom?
invitation-name-about = For you to know the invitation again: a name, or a group.
invitation-make = Make an invitation
welcome = You are invited
welcome-about = With this invitation you may open tables here.
welcome-take = Take the invitation
claim = Become host of this server
claim-about = Whoever started this server has named the login { $login } as its host. Choose a password for it; then you are signed in.
claim-take = Take this login
serve-admin = A login has 3 to 24 small letters, digits, dots, hyphens or underscores, not { $login }.
serve-admin-claim = Nobody has the login { $login } yet. Whoever opens this link becomes host: { $address }
refused-claim = This link is used up, or was never good.
refused-invitation = This invitation leads nowhere. Ask for a new one.
refused-person = There is nobody like that.
refused-is-host = That cannot be done to a host.
refused-still-running = Only a table that has ended can go into the archive. Close it first.
refused-reason = Say why, in { $letters } letters at most: it is told to those it concerns.
refused-message = A message has { $letters } letters at most.
refused-invitation-name = Say for whom it is, in { $letters } letters at most.
refused-open-signed-in = Here only those can open tables who are signed in with a login.
refused-open-invited = Here only those can open tables who have an invitation of the host.
refused-muted = The host has muted you, so you cannot write anything: { $reason }
refused-blocked = The host has blocked you: { $reason }
refused-removed = You were removed from this table: { $reason }
refused-remove-self = You sit there yourself. Stand up instead.
refused-not-there = They do not sit at this table.
remove = Remove
remove-of = Remove { $name }
remove-about = { $name } is told why, and cannot sit down at this table again.
do-cancel = End the game without a result
sure-cancel = End this game without a result? All other people at the table have to agree.
cancel-asked = Whoever opened the table asks to end the game without a result. Not agreed yet: { $names }.
cancel-asked-mine = You asked to end the game without a result. Not agreed yet: { $names }.
cancel-lapses = From { $time } on, those for whom bots sit in are no longer asked.
cancel-yes = Agree
cancel-no = Go on playing
cancel-now = End it now
game-ended = The game ended without a result.
game-ended-about = Nobody has won or lost. You can still look back at it.
ended-agreement = Ended by agreement, without a result
ended-host = Closed by the host
notice-removed-by-opener = Whoever opened this table has removed you from it: { $reason }
notice-removed-by-host = The host has removed you from this table: { $reason }
notice-ended-agreement = All people at the table agreed to end this game without a result.
notice-ended-host = The host has closed this table: { $reason }
note-removed-by-opener = { $name } was removed from the table: { $text }
note-removed-by-host = The host has removed { $name } from the table: { $text }
note-cancel-asked = Whoever opened the table asks to end the game without a result.
note-cancel-withdrawn = Nobody asks any more to end the game.
note-cancel-refused = { $name } would rather go on playing.
note-cancelled = All agree: the game ends without a result.
note-closed-by-host = The host has closed this table: { $text }
verify-ended-agreement = that all agreed to end the game without a result
verify-ended-host = that a host closed the table, so that the game has no result
verify-ended-clock = that somebody ran out of time, which ended the game
