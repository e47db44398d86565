# The command line.

help = Burnham plays board games about American cities, exactly by their rules.
help-game = The game's id; `burnham games` lists them.
help-source = A game's id, or the file of a saved game.
help-file = The file of a record or a saved game.
help-lang = Language: en or de.
help-json = Print the results as JSON.
help-seed = The seed of chance: the same seed gives the same game.
help-option = An option of the game, name=value; may be given several times.
help-editions = A TOML file that corrects or replaces components; new tables may choose it. Can be given several times.
help-edition = A TOML file that corrects or replaces components.
help-upto = Stop after this many answers.
help-workers = Processes to spread the work over.
help-on = Where to work instead: ray (the cluster of this machine) or ray://host:port; needs burnham[ray].
help-help = Show this help.
help-version = Show the version.
help-games = List the games with their seats and options.
help-play = Play a game in the terminal; numbers are answers.
help-seats = Who sits where: you, or the name of a bot, separated by commas.
help-simulate = Let bots play many games and sum up what came of them.
help-seat-count = Number of seats.
help-count = Number of games.
help-bots = One bot for all seats, or one for each, separated by commas.
help-records = A folder to write the record of every game to.
help-replay = Play a record again and check every answer.
help-fuzz = Play random games over random options and check every position.
help-decisions = Number of decisions to check.
help-changed-editions = Instead: play editions with something changed by chance, or see them refused.
help-changed-records = Instead: replay records and saves with something changed by chance, or see them refused.
help-mutants = Number of changed editions or records.
help-failures = A folder to write the record of a failure to.
help-picture = Draw the board as an SVG file.
help-out = The SVG file to write.
help-seat = Draw what this seat sees (the first is 0); without it, what a spectator sees.
help-arrangement = wide or tall.
help-night = Draw for dark rooms.
help-lesson = Check a lesson file: can it be played to its end?
help-lesson-file = The lesson, a TOML file (docs/writing_a_game.md).
help-scaffold = Write a small new game, whole and playable, to be changed into your own.
help-name = The new game's id: small letters, digits and _, such as town_hall.
help-folder = The folder with the sources of Burnham (by default those that run this command).
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
required = [required]
default = [default: { $value }]

version-native = native code
version-plain = plain Python
version-rules = { $game }: rules version { $rules }
usage = Usage:{" "}
usage-command = COMMAND
usage-missing = { $name } is missing.
usage-option = There is no option { $what }.
usage-value = { $name } cannot have this value.
usage-word = “{ $what }” makes no sense here; see burnham --help.

seats = { $high ->
    [1] 1 seat
   *[other] { $low } to { $high } seats
}
unfinished = unfinished
playing = Playing
checking = Checking
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s: { $decisions_per_second } a second.
heading-seat = Seat
heading-bot = Bot
heading-mean = Mean score
heading-wins = Wins
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
fuzz-sound = { $decisions } decisions in { $games ->
    [one] { $games } game
   *[other] { $games } games
} checked in { $seconds } s: nothing found.
fuzz-mutants = { $mutants } changed by chance: { $refused } refused in a sentence, { $games } played with { $decisions } decisions, in { $seconds } s: nothing found.
fuzz-mutant-failed = Number { $number } is neither refused nor played to its end: { $error }. It is in { $path }
fuzz-failed = A promise is broken after { $number } decisions: { $error }. Open it with: burnham replay { $path }
replayed = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} replayed, all legal; the position is { $hash }.
replay-note = Note after answer { $at }: { $text }
replay-failure = This record was written by burnham fuzz. Answer: { $answer }. Failure: { $error }
lesson-good = { $file } is good: { $notes } notes, { $minutes } minutes.
scaffolded =
    A whole game, but not yet yours. What to do next:
        burnham play { $name }
        python -m tests.battery.golden --write
        BATTERY={ $name } pytest tests/battery tests/games/{ $name }
    Then change it room by room: docs/writing_a_game.md.
drawn = Drawn to { $path }.
total = Total
rank = Rank

you = you
sits = { $seat }: { $who }
commands = Answer with a number or its word. ? why not, u undo, log, save FILE, h help, q quit.
pass-keyboard = Now { $seat }: sit down and press Enter.
possible = That is possible: { $answer }
more-refused = … and { $count } more; ask with ? and a number.
no-undo = Nothing to take back: something was revealed, or another seat was asked.
save-where = Save where? For example: save game.json
save-failed = Not saved to { $file }: { $detail }
saved = Saved to { $file }; go on with: burnham play { $file }
left = { $number ->
    [0] Left before the first answer.
    [one] Left after { $number } answer.
   *[other] Left after { $number } answers.
}

# Data.
help-export = Write the decisions of many games to a file, one row a decision, for learning and counting.
help-view = Add what the asked seat saw, a column for every field of the position.
help-true-positions = Add the whole position, with all that is hidden but the dice.
help-format = parquet (needs burnham[data]) or jsonl.
help-export-out = The file to write (by default named after the game).
help-from-tables = Instead of bots' games: the finished games of this server whose players have all agreed, without names and seeds.
exported = { $rows } decisions of { $games ->
    [one] { $games } game
   *[other] { $games } games
} are in { $file }.
help-report = Let bots play many games and write a page about their balance: who wins, by what, how long, how exciting, and what goes along with winning.
help-versus-option = Play the same deals with this option, too, name=value, and show both beside each other; may be given several times.
help-versus-edition = Play the same deals with this edition, too, a TOML file, and show both beside each other.
help-report-out = The HTML file to write (by default named after the game and its seats).
help-keep = A file that keeps what was played; a report that was broken off goes on with it, or with more games.
report-written = The report of { $games ->
    [one] { $games } game
   *[other] { $games } games
} is in { $file }.
export-left-out = { $games ->
    [one] One game was
   *[other] { $games } games were
} left out: today's rules cannot play it again.

# Arena and analysis.
help-arena = Let bots play a match in rotated seats and measure their strength.
help-line-up = The bots, one for each seat: hard,normal or hard@0.2,hard@500p (seconds or playouts).
help-budget = What hard and expert may use for an answer: seconds (0.2) or playouts (500p).
help-results = A file that keeps the results; a match that was broken off goes on from it.
help-chart = An SVG file to draw win shares and ratings to, with their intervals.
help-analyse = Think every decision of a game through again: where it was won and lost.
help-playouts = Playouts for every decision.
thinking = Thinking
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played, every deal in all rotations of the seats.
arena-seats = Wins by seat, whoever sat there: { $shares }
arena-chart = { $game }: { $games } games in all rotations of the seats
heading-interval = 95 % interval
heading-rating = Rating
heading-decisions = Decisions
heading-loss = Winning chance lost
turning-point = Answer { $number }, seat { $seat }: “{ $chosen }” instead of “{ $best }” cost { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } of the winning chance.

# The ladder.
help-ladder = Let all levels play each other until a sequential test decides, and rate them.
help-ladder-games = The games' ids; all games if none is given.
help-levels = Two bots or more, weakest first: easy,normal,hard@0.2 – or hard@0.2 against old:hard@0.2 of another version.
help-low = The share of victories that has to be surpassed (by default that of an equal).
help-high = The share from which on it counts as surpassed (by default 0.05 more).
help-alpha = How often a bot of the low share may pass for more.
help-beta = How often a bot of the high share may pass for less.
help-least = Deals of a pair before anything is decided.
help-most = Deals of a pair after which it stays undecided.
help-ladder-results = A folder that keeps the results and charts; a ladder that was broken off goes on from it.
help-old = The Python of an environment in which another version of burnham is installed; its bots are called old:….
help-commit = What the bots' code is called in the results (by default the commit that git knows).
heading-pair = Pair
heading-deals = Deals
heading-games = Games
heading-verdict = Verdict
ladder-played = { $game } for { $seats }: every deal in all rotations of the seats, the first of each pair against the second.
ladder-chart = { $game } for { $seats }: how strong they are
ladder-bar = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
verdict-above = more than { NUMBER($low, style: "percent", maximumFractionDigits: 1) }
verdict-below = less than { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
verdict-undecided = undecided

# Regret and training.
help-regret = Tell what the choices of bots cost on fixed positions: a cheap filter before a match.
help-positions = Number of positions.
help-examined = The bots, separated by commas; the others are compared with the first. old:normal is that of another version.
help-tries = How often every answer is played to the end.
help-regret-results = A folder that keeps the positions and what their answers are worth.
regret-measured = { $game } for { $seats }: what choices cost on { $positions } positions, in shares of the victory, with standard errors.
heading-lost = Lost
heading-more = More than the first
with-error = { NUMBER($number, style: "percent", maximumFractionDigits: 2) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 2) }
help-train = Learn from differences between answers which terms of a game's judgement count too much or too little.
help-rounds = Rounds; each takes its questions from games of what the rounds before have learned.
help-round-games = Games in every round.
help-questions = Questions from every game.
help-train-results = A folder that keeps what was played and learned; a training that was broken off goes on from it.
help-gate = Afterwards let the bot play with and without it, and write it into the game's folder only if it is better.
help-gate-bot = The bot that plays at the gate: normal, or hard with a number of playouts.
train-round = Round { $round }
train-learned = { $questions } questions of { $games } games: factors of the judgement's terms.
train-gain = In questions it was not learned from, choices by it bring { $gain } ± { $error } points more than before.
train-written = Written to { $file }.
heading-term = Term
heading-early = At the beginning
heading-late = At the end
gate-old = { $bot } with it against { $bot } without it: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} ({ $verdict }).
gate-normal = Against normal { NUMBER($gain, style: "percent", maximumFractionDigits: 1) } more of the victories than without it, on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} ({ $verdict }).
gate-above = it wins more
gate-below = it does not win more
gate-undecided = undecided
ground-above = it loses no ground
ground-below = it loses ground
ground-undecided = undecided
gate-kept = Kept: { $file }
gate-not-kept = Not kept: { $game } is judged as before.
# Puzzles.
help-puzzles = Puzzles: mine them from games, check a pack of them, read what players reported.
help-puzzles-mine = Find puzzles in games and confirm each by a larger search with another seed.
help-puzzles-check = Check a pack: does every puzzle open, and does it hold nothing but what its seat sees?
help-puzzles-reports = Show what players reported about puzzles on this server.
help-puzzles-records = Write the records of finished games on this server that all their people let be used, without names.
help-records-folder = The folder to write them to.
help-wanted = So many puzzles go into the pack, of different kinds of questions.
help-mine-records = The record of a finished game to look through, instead of games of bots; may be given several times. Take only games whose players have agreed.
help-look = Playouts of the first look at a question.
help-search = Playouts of the search that names a candidate.
help-confirm = Playouts of the search that confirms it; at least four times as many.
help-mine-results = A folder that keeps what was found; mining that was broken off goes on from it.
help-pack = The pack to write (by default in the folder of the results).
help-pack-file = The pack, a file of puzzles.
help-again = Search so many of the puzzles once more, the first ones.
help-again-playouts = Playouts for every puzzle that is searched once more.
mining = Mining, { $found } found
mined = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $questions } questions looked at, { $candidates } candidates; the larger search confirmed { $confirmed } of them ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
pack-written = { $puzzles } puzzles written to { $file }.
pack-good = { $file } is good: { $puzzles } puzzles for rules version { $rules }.
pack-again = { $agreed } of { $searched } searched once more: the best answer is one that counts.
heading-question = Question
heading-puzzles = Puzzles
records-written = { $games ->
    [0] No game may be used: all its people have to agree.
    [one] One game is in { $folder }.
   *[other] { $games } games are in { $folder }.
}
reports-none = Nobody has reported a puzzle.
report-line = { $time } { $game } { $puzzle }: { $reason }

# The web table.
help-table = Serve the web table: play in the browser, alone or together.
help-host = The address to serve at; 0.0.0.0 lets others on your network in.
help-port = The port to serve at.
help-data = The folder for the tables' file (by default in your data folder).
help-database = A PostgreSQL address to use instead of a file.
help-open = Open the browser.
help-reload = For those who write games: start anew whenever code, texts or components change.
help-servers = Server processes; several need PostgreSQL.
help-allowed-host = A name by which visitors ask for this server, besides addresses and the machine's own; *.example.org stands for all below. Can be given several times.
help-trusted-proxy = The address or network of a proxy that tells for whom it asks (X-Forwarded-For). Can be given several times.
help-public-url = The address by which people outside reach this server, such as https://example.org/burnham. Invitations begin with it.
help-root-path = The path of another site below which this server lies, such as /burnham; that of --public-url counts without being given.
help-metrics-token = Who brings this token may read /metrics; without one nobody may.
help-json-log = Write the log as JSON, with a line for every request.
help-mail-host = The SMTP server that takes e-mail for notices. Without it no e-mail is sent.
help-mail-port = Its port: by default 587, with tls 465, with none 25.
help-mail-security = How the connection to it is kept secret: starttls, tls, or none.
help-mail-user = The name to sign in with at the SMTP server. The password is read from BURNHAM_MAIL_PASSWORD.
help-mail-password-file = A file with that password.
help-mail-from = The address from which e-mail comes, as tables@example.org or "Burnham <tables@example.org>".
help-webhook-host = A name, address or network of your own to which people may have notices sent, besides the open internet. Can be given several times.
help-vapid-key = A file with the private key (PEM) that signs push messages. Without it the server makes one and keeps it.
help-admin = The login of a host, who can close tables and block people. If nobody has it yet, a link is printed by which you take it. Can be given several times.
help-verify = Tell what the record of a game from the web table proves, and what it does not.
help-commitment = The fingerprint that the table showed before the game.
proved = Proved:
unproved = Not proved:
help-backup = Copy all tables and people into one file, while servers run.
help-backup-file = The file to write.
help-restore = Go back to a backup. Stop all servers first.
help-restore-file = A file that "burnham backup" wrote.
help-overwrite = Even if something is there already.
help-doctor = Look through all tables (does every game open, and lead to the same position when it is played again?), and through the settings: takes the options of "burnham table".
copying = Copying
examining = Examining
backed-up = { $file } holds everything, { NUMBER($size, maximumFractionDigits: 1) } MB. Whoever reads it knows every hand.
restored = Everything is as in { $file }.
restored-kept = What was there before is in { $file }.
doctor-database = { $address }, schema { $schema }
doctor-counted = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} opened; { $replayed } played again, { $proved } of them finished, with dice that are proved.
doctor-earlier = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of earlier rules opened, but cannot be played again under those of today.
doctor-faults = { $faults ->
    [0] Everything is well.
    [one] One fault.
   *[other] { $faults } faults.
}
