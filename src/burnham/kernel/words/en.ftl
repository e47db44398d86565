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
error-save-broken = This saved game is broken: { $detail }
error-start-broken = A game cannot start from this position: { $detail }
error-edition-game = { $file } fits none of our games, or more than one. Say in the file which one it is for: a table meta with game = "san_francisco".
error-edition-twice = { $file }: there is an edition “{ $edition }” of this game already. Give it another name in its table meta.
error-bots-seats = { $seats } seats need { $seats } bots, not { $bots }.
error-pair = An option is written name=value, not “{ $pair }”.
error-no-sources = There are no sources of Burnham in { $folder }; name their folder with --folder.
error-bad-name = A game is named by small letters, digits and single _, { $longest } at most, not “{ $name }”.
error-name-taken = There is a game, a page of rules or a folder of tests named { $name } already.
error-name-in-use = { $name } is already the name of something else in the code; choose another.
error-file = { $file }: { $detail }
error-players-seats = { $seats } seats need { $seats } players, not { $players }.
error-arena-other-match = { $file } holds the results of another match.
error-database-in-use = Another server already uses { $file }. Several need PostgreSQL.
error-database-kind = Tables are kept in SQLite or PostgreSQL, not in { $kind }.
error-database-url = This is no address of a database: { $detail }
error-no-weights = { $game } has no weights to tune.
error-no-weight = { $game } has no weights like “{ $change }”; there are { $names }.
