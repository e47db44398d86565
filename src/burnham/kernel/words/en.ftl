# Words of the house, shared by all games.
why-not-now = That is not possible now.
why-over = The game is over.
why-unknown = There is no answer number { $answer } to this question.
