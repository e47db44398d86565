"""The drawing kit: what all games' drawings share, so that a game only says where things lie.

`contract.Drawing` says what a game's drawing gives to the table and how it is made; start there.

    ink      marks and tones                   seats    roofs, stones, buildings, badges
    letters  text that fits                    pieces   cards, slots, cubes, coins, chips, tracks
    icons    ink-line icons                    things   what an answer can mean; lamps and traces
    grounds  washes, hatchings, shapes         sheets   parts of a board and their arrangements
    scene    what a drawing may know           panels   desks and panels, in HTML
    style    stylesheet, hatchings,            keeping  what is drawn once and kept
             standalone pictures               html     elements of HTML, for pages
"""

from burnham.kit.contract import Drawing, hues_of
from burnham.kit.grounds import Ground, ground, hatching, mark, numbered
from burnham.kit.icons import ICONS, Icon, icon, icon_html, icons_of
from burnham.kit.ink import (
    Content,
    Own,
    Tone,
    at,
    circle,
    ellipse,
    group,
    hushed,
    line,
    num,
    path,
    polygon,
    rect,
    remembered,
    tag,
    together,
    words,
)
from burnham.kit.keeping import Kept, reads
from burnham.kit.letters import fit, label, width
from burnham.kit.scene import Lamp, Scene, Words, lamps, things_of
from burnham.kit.seats import (
    Hue,
    badge,
    building,
    disc,
    roof,
    seat_class,
    seat_colours,
    stone,
)
from burnham.kit.sheets import (
    Arrangement,
    Board,
    Layout,
    Part,
    Placed,
    Sheet,
    Spread,
    Window,
    arrange,
    below,
    board_of,
    figure,
    picture,
    view_in_question,
)
from burnham.kit.style import Theme, css, patterns, standalone
from burnham.kit.things import piece, thing

__all__ = [
    "ICONS",
    "Arrangement",
    "Board",
    "Content",
    "Drawing",
    "Ground",
    "Hue",
    "Icon",
    "Kept",
    "Lamp",
    "Layout",
    "Own",
    "Part",
    "Placed",
    "Scene",
    "Sheet",
    "Spread",
    "Theme",
    "Tone",
    "Window",
    "Words",
    "arrange",
    "at",
    "badge",
    "below",
    "board_of",
    "building",
    "circle",
    "css",
    "disc",
    "ellipse",
    "figure",
    "fit",
    "ground",
    "group",
    "hatching",
    "hues_of",
    "hushed",
    "icon",
    "icon_html",
    "icons_of",
    "label",
    "lamps",
    "line",
    "mark",
    "num",
    "numbered",
    "path",
    "patterns",
    "picture",
    "piece",
    "polygon",
    "reads",
    "rect",
    "remembered",
    "roof",
    "seat_class",
    "seat_colours",
    "standalone",
    "stone",
    "tag",
    "thing",
    "things_of",
    "together",
    "view_in_question",
    "width",
    "words",
]
