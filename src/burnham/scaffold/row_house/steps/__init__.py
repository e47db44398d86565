"""All steps, in the order of their numbers."""

from burnham.kernel.step import register
from burnham.scaffold.row_house import questions
from burnham.scaffold.row_house.steps.turns import Play, Turn

register(questions, [Turn("turn"), Play()])
