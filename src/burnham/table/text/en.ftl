# What the table itself says.  Pages have their own words in ../words.

guest = Guest { $seat }
visitor = Guest

your-turn = Your turn
your-turn-as = { $name }, it is your turn
waiting = Waiting for { $name }
thinking = { $name } is thinking
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
    .about = Looks a little ahead.
level-normal = Normal
    .about = Plans its turns.
level-hard = Hard
    .about = Plans far, and thinks longer.

weight-light = light
weight-medium = medium
weight-heavy = heavy

lobby-waiting = { $free ->
    [one] One player is missing. The game starts by itself.
   *[other] { $free } players are missing. The game starts by itself.
}
curtain = Pass the device to { $name }.
undo-asked = { $name } would like to take back to move { $moment }.

notice-stood-in = A bot plays for you. You can take your seat back at any time.
notice-resigned = You have resigned. A bot plays for you to the end.
notice-closed = This table was closed before the game began.
notice-past = You are looking at the past.
notice-rules = The rules were corrected during this game; it goes on from where it stood.
notice-alone = Nobody is here. The bots wait until somebody comes back.

note-left = { $name } has left; a bot sits in.
note-timeout = { $name } ran out of time; a bot sits in.
note-returned = { $name } is back.
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
