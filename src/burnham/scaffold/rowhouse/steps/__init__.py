"""All steps, in the order of their numbers."""

from burnham.kernel.step import register
from burnham.scaffold.rowhouse import questions
from burnham.scaffold.rowhouse.steps.turns import Play, Turn

register(questions, [Turn("turn"), Play()])
