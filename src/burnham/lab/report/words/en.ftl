# The report of many games.

share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
number = { NUMBER($number, maximumFractionDigits: 2) }
chance = { NUMBER($number, maximumFractionDigits: 3) }
below = below { NUMBER($number, maximumFractionDigits: 3) }
estimate = { $value } ({ $low } to { $high })

title = { $game } for { $seats }: report
about = Every number has its 95% interval in brackets: were all of it played again, 95 of 100 such intervals would hold the true number. All of it holds for these players alone; better ones may play another game.
setup = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $bots }; { $options }; edition { $edition }; rules version { $rules }; seed { $seed }.
made-by = Made by Burnham { $version }.
printed = as it is
on = yes
off = no

numbers = In numbers
measure = A game
mean = Mean
difference = Difference
measure-length = Decisions
measure-single = Decisions with one answer only
measure-answers = Answers to a question
measure-points = Score of a player
measure-winning-points = Best score
measure-margin = Lead over the second-best score
measure-changes = Changes of the lead
measure-drama = Drama: how far behind the winner was (0 never, 1 always and hopelessly)
measure-settled = Part of the game after which the winner led for good

wins = Who wins
wins-about = The share of the victory by seat; a shared one counts in parts. If seats were alike, each would have { NUMBER($share, style: "percent", maximumFractionDigits: 1) }: the dashed line.
place = Place { $place }
places = By place
places-about = The same by place, counted from the seat that is asked first.
share-of-wins = Victories

points = Scores
points-about = The score of every player at the end, and which part of all players had as much.
points-of-one = Score of a player
categories = Scores by category
categories-about = What they are made of, in the mean: for those who won, and for the others.
categories-sides = What they are made of, in the mean over all players.
winners = Winners
others = Others
in-games = { $name } (in { $games } games)

length = Length
length-about = Decisions of a whole game, and which part of all games was as long. What is forced is not asked in most games, and then not counted.

questions = Questions
widths-about = How many answers a question has: the part of all questions with so many.
times-about = Which questions are asked, and how often in a game. “…” stands for what it is about.
question = Question
times = Times a game
single = With one answer
answers = Answers

course = The course of a game
course-about = The chance of the player who wins in the end, from the first decision to the last: the mean, and shaded the middle 80% of all games. Dashed: the chance of whoever leads. Chances are those that the bots' judgement gives when it sees the whole table; they are no measured frequencies.
course-along = Part of the game
changes-about = How often the lead changes hands in a game.

things = What goes along with winning
things-about = { $things } things that were chosen where there was a choice, by some seats of a game and not by all, in { $fewest } games or more. By how much more of the victory, in percentage points, do the seats that chose it get than they do in the mean? What they did with it is told by its word in records.
things-sides = { $things } things that were chosen on both sides, by some seats of a game and not by all, in { $fewest } games or more: by how much more of the victory do the seats that chose it get than they do in the mean, and what did the change change?
things-caution = Marked is what luck does not explain: the chance that any of these things were marked though none deserves it is below 5% (Holm's correction for many comparisons). A thing goes along with winning; that does not say it is the cause. Who is ahead may be the one who can afford it.
things-none = None was chosen often enough. Play more games.
thing = Thing
times-chosen = Times
lead = More victories than usual
luck = By luck alone
