"""The pages of the table: HTML and SVG, drawn from the views in `burnham.table.views`.

frame       document, bar, forms        question    what is asked, answers, ways back
home        games and tables            people      desks, players, clocks
new_table   opening a table             talk, past  log, chat, history
table       the table page              top         bar, menu, notices
parts       what it has                 items       what changes in it, holes where it goes
end         result (skyline, course)    guide       how to play (figures)
plain       dice, API, errors           hint        what a bot would do
account     name, signing in, devices   analysis    where it was won and lost
about       what things are; icons      as_text     the table as text
lobby       before the game             mistakes    your mistakes again
lesson      the table with a coach
"""

from burnham.table.pages.about import legend
from burnham.table.pages.account import account
from burnham.table.pages.analysis import analysis
from burnham.table.pages.analysis import found as analysis_found
from burnham.table.pages.as_text import as_text, as_text_sections
from burnham.table.pages.fairness import fair
from burnham.table.pages.guide import guide, guide_beside
from burnham.table.pages.hint import hint
from burnham.table.pages.home import home
from burnham.table.pages.items import (
    KINDS,
    Items,
    Made,
    made_parts,
    own_items,
    public_items,
    talk_items,
)
from burnham.table.pages.lesson import lesson, lesson_items, lessons
from burnham.table.pages.mistakes import mistake, mistakes
from burnham.table.pages.new_table import new_table
from burnham.table.pages.parts import render_part
from burnham.table.pages.plain import api, error, sure
from burnham.table.pages.table import table

__all__ = [
    "KINDS",
    "Items",
    "Made",
    "account",
    "analysis",
    "analysis_found",
    "api",
    "as_text",
    "as_text_sections",
    "error",
    "fair",
    "guide",
    "guide_beside",
    "hint",
    "home",
    "legend",
    "lesson",
    "lesson_items",
    "lessons",
    "made_parts",
    "mistake",
    "mistakes",
    "new_table",
    "own_items",
    "public_items",
    "render_part",
    "sure",
    "table",
    "talk_items",
]
