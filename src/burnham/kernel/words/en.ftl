# Words that all games share.
why-not-now = That is not possible now.
why-over = The game is over.
why-unknown = There is no answer number { $answer } to this question.

error-not-an-answer = “{ $answer }” is no answer to this question.
error-over = The game is over.
error-final = A game that is over is not taken back.
error-nothing-to-redo = There is no answer to give again.
error-no-number = There is no answer number { $number }.
error-other-rules = This game was begun under other rules, so its past cannot be played again.
error-no-seat = There is no seat { $seat }.
error-no-language = There is no language “{ $lang }”; there are { $languages }.
error-no-game = There is no game “{ $game }”; there are { $games }.
error-no-bot = There is no bot “{ $bot }”; there are { $bots }.
error-seats = { $game } is for { $min } to { $max } seats, not { $seats }.
error-seed = A seed is a whole number or a text, not { $seed }.
error-options = Options are pairs of a name and a value, not { $options }.
error-no-option = { $game } has no option “{ $option }”; it has { $options }.
error-option-value = { $option }={ $value } is not possible.
error-option-seats = { $option }={ $value } is not possible with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-option-choice = { $option } must be one of { $choices }, not “{ $value }”.
error-not-json = This is not JSON: { $detail }
error-no-record = This is not a game record.
error-record-broken = This is not a whole game record: { $detail }
error-record-format = This record has format { $format }, we read { $ours }.
error-record-rules = This record was made by rules version { $rules } of { $game }; this is version { $ours }.
error-record-edition = This record was made with other components: its edition differs from ours.
error-record-answer = Answer { $number } ({ $answer }) is refused: { $reason }
error-record-length = This record has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, there is no number { $wanted }.
error-record-hash = All answers are legal, but they lead to another position than recorded.
error-no-answer = The rules are stuck: { $step } ({ $rules }) asks seat { $seat } and there is no answer.
error-no-question = The rules are stuck: at { $step } ({ $rules }) step follows step, and nobody is asked.
error-record-too-long = This record has { $given } answers; no game has more than { $most }.
error-record-too-large = This record is too large: it may have { $most } bytes.
error-record-text = This is not a whole game record: { $part } has { $given } letters, more than { $most }.
error-record-entries = This is not a whole game record: { $part } has { $given } entries, more than { $most }.
error-record-impossible = What this record begins with is impossible: { $detail }
error-save-broken = This saved game is broken: { $detail }
error-start-broken = A game cannot start from this position: { $detail }
error-box-missing = { $place } is missing
error-box-whole-number = { $place } must be a whole number, not { $given }
error-box-text = { $place } must be a text, not { $given }
error-box-flag = { $place } must be true or false, not { $given }
error-box-list = { $place } must be a list, not { $given }
error-box-table = { $place } must be a table, not { $given }
error-box-exactly = { $place } must be { $wanted }, not { $given }
error-box-span = { $place } must be between { $least } and { $most }, not { $given }
error-box-count = { $place } must have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $given }
error-box-count-span = { $place } must have { $least } to { $most } entries, not { $given }
error-box-choice = { $place } { $given } is none of { $choices }
error-box-twice = { $place } { $given } stands there twice
error-box-no-table = { $place } is no table of this game
error-box-other-kind = { $place } is not of the kind this game has there
error-box-no-key = { $place } is no key there; there are { $keys }
error-box-no-id = { $place } needs an id
error-box-value = { $place } cannot be { $given }
error-box-letters = { $place } has { $given } letters; a text may have { $most }
error-box-entries = { $place } has { $given } entries; a list or table may have { $most }
error-box-depth = { $place } has more than { $most } tables and lists within each other
error-box-must-be = { $place } must be { $wanted }
error-box-at-least = { $place } must be { $least } at least, not { $given }
error-box-entries-at-least = { $place } must have { $least } entries at least, not { $given }
error-box-rising = { $place } must be more than the entry before it
error-box-for-players = { $place } must have an entry for each number of players: { $players }
error-box-too-few = { $place } are too few for { $seats } players: { $least } are needed, there are { $given }
error-box-too-few-of-era = { $place } has too few tiles of era { $era } for { $seats } players: { $least } are needed, there are { $given }
error-box-starting = { $place } must have { $wanted } that lie out at the start, not { $given }
error-box-sites = { $place } must have { $wanted } sites together, not { $given }
error-box-mutual = { $place } must be mutual: { $site } names { $other }
error-box-permits-left = { $place } are too few for one player: { $least } are needed, there are { $given }
error-box-other-slots = { $place } must name the two slots besides { $slot }
error-box-only-one = { $place } must have one { $kind }, not { $given }
error-box-lacks = { $place } lacks { $wanted }
error-box-no-sign = { $place } has { $given }, which is no sign of the plan
error-box-fields = { $place } has { $given } fields; a board may have { $most }
error-box-edges = { $place } has { $given } edge fields; a board may have { $most }
error-box-no-street = { $place } { $given } is no street field
error-box-door = { $place } { $given } is a door already
error-box-unreachable = { $place } leaves { $given } out of reach
error-box-moves = { $place } has { $given } houses to be moved; the outskirts have room for { $most }
error-box-falling = { $place } must not be more than the entry before it
error-box-one-payment = { $place }: dividends, an asset or a fee of the company, not two of them
error-box-endless = { $place } needs one with the effect { $wanted } that is unlimited and open from the first decade
error-box-misfit = { $file }: the components do not fit together: { $detail }
error-too-large = { $file } is too large: it may have { $most } bytes.
error-edition-game = { $file } fits none of our games, or more than one. Say in the file which one it is for: a table meta with game = "san_francisco".
error-edition-twice = { $file }: there is an edition “{ $edition }” of this game already. Give it another name in its table meta.
error-bots-seats = { $seats } seats need { $seats } bots, not { $bots }.
error-editions-or-records = Either --editions or --records, not both.
error-pair = An option is written name=value, not “{ $pair }”.
error-no-sources = There are no sources of Burnham in { $folder }; name their folder with --folder.
error-bad-name = A game is named by small letters, digits and single _, { $longest } at most, not “{ $name }”.
error-name-taken = There is a game, a page of rules or a folder of tests named { $name } already.
error-name-in-use = { $name } is already the name of something else in the code; choose another.
error-file = { $file }: { $detail }
error-players-seats = { $seats } seats need { $seats } players, not { $players }.
error-arena-other-match = { $file } holds the results of another match.
error-sprt = A test needs two shares between 0 and 1, the lower one first, and error rates above 0 and below 0.5.
error-ladder-levels = A ladder needs two different bots or more, separated by commas.
error-ladder-rules = { $file } was played by version { $theirs } of the rules, which are at version { $ours } now. Take another folder.
error-ladder-bots = { $file } holds games of other bots: { $theirs }. Now they are { $ours }. Take another folder.
error-ladder-other = { $file } holds results of another game, seed, number of seats or options. Take another folder.
error-results-other = { $file } holds results of another game, version of rules or bots, seed, number of seats, of tries or of questions, or of other options. Take another folder.
error-no-terms = { $game } has no judgement by terms, or leaves no room for learned factors: there is nothing to train.
error-learned-terms = { $file } was learned for other terms of the judgement: { $theirs }. Now they are { $ours }. Delete the file and train again.
error-learned-broken = { $file } is not as it was written ({ $detail }). Delete the file and train again.
error-elsewhere-none = “{ $bot }” plays from another environment: say with --old which Python.
error-elsewhere-rules = { $python } plays { $game } by version { $theirs } of the rules, here they are at version { $ours }.
error-elsewhere-box = { $python } plays { $game } with other components than are here.
error-elsewhere-silent = { $python } does not answer. Is burnham installed there?
error-elsewhere = { $python } cannot play: { $detail }
error-database-damaged = The database { $file } is damaged. Go back to a backup, or save what can be saved: sqlite3 FILE .recover
error-database-in-use = Another server already uses { $file }. Several need PostgreSQL.
error-database-kind = Tables are kept in SQLite or PostgreSQL, not in { $kind }.
error-database-newer = A newer Burnham has written this database (schema { $version }). Install that one, or go back to a backup.
error-database-url = This is no address of a database: { $detail }
error-no-weights = { $game } has no weights to tune.
error-no-weight = { $game } has no weights like “{ $change }”; there are { $names }.
