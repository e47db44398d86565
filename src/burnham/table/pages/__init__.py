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
lesson      the table with a coach      study       play from here, record files
teaching    lead, lights and notes      own_lessons lesson files of one's own
practice    a question to be answered   puzzles     of the day, and one to be solved
box         look into the box           edition     write an edition of one's own
club        ladders, profiles           tournaments opening, entering, standings
planned     answers planned, in a card  plan        where they are planned
invite      the link that is sent       invitation  what it leads to
notices     what reaches one elsewhere; a new password
host        what hosts of the server do announced   what they say on the home page
links       addresses in texts
"""

from burnham.table.pages.about import legend
from burnham.table.pages.account import account
from burnham.table.pages.analysis import analysis
from burnham.table.pages.analysis import found as analysis_found
from burnham.table.pages.as_text import as_text, as_text_sections
from burnham.table.pages.box import box
from burnham.table.pages.club import ladder, profile
from burnham.table.pages.edition import card_told, edition
from burnham.table.pages.fairness import fair
from burnham.table.pages.guide import guide, guide_beside
from burnham.table.pages.hint import hint
from burnham.table.pages.home import home, home_tables, watch
from burnham.table.pages.host import (
    claim,
    host_deeds,
    host_people,
    host_rules,
    host_tables,
    invited,
)
from burnham.table.pages.invitation import invitation
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
from burnham.table.pages.mistakes import mistake, mistake_items, mistakes
from burnham.table.pages.new_table import new_table
from burnham.table.pages.notices import forgotten, linked, new_password
from burnham.table.pages.own_lessons import own_lessons
from burnham.table.pages.parts import render_part
from burnham.table.pages.plain import api, error, sure
from burnham.table.pages.plan import plan, plan_items
from burnham.table.pages.puzzles import puzzle, puzzle_items, puzzles
from burnham.table.pages.study import record_form, study_form
from burnham.table.pages.table import table
from burnham.table.pages.teaching import teaching_items
from burnham.table.pages.tournaments import (
    club,
    new_tournament,
    tournament,
    tournament_inside,
)

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
    "box",
    "card_told",
    "claim",
    "club",
    "edition",
    "error",
    "fair",
    "forgotten",
    "guide",
    "guide_beside",
    "hint",
    "home",
    "home_tables",
    "host_deeds",
    "host_people",
    "host_rules",
    "host_tables",
    "invitation",
    "invited",
    "ladder",
    "legend",
    "lesson",
    "lesson_items",
    "lessons",
    "linked",
    "made_parts",
    "mistake",
    "mistake_items",
    "mistakes",
    "new_password",
    "new_table",
    "new_tournament",
    "own_items",
    "own_lessons",
    "plan",
    "plan_items",
    "profile",
    "public_items",
    "puzzle",
    "puzzle_items",
    "puzzles",
    "record_form",
    "render_part",
    "study_form",
    "sure",
    "table",
    "talk_items",
    "teaching_items",
    "tournament",
    "tournament_inside",
    "watch",
]
