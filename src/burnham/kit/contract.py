"""What a game's drawing gives to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from markupsafe import Markup

from burnham.kit.scene import Scene
from burnham.kit.seats import Hue
from burnham.kit.sheets import Arrangement, Board


class Drawing(Protocol):
    """A game's drawing: the module `burnham.games.<game>.drawing` has these names.

    How a drawing is made
    ---------------------
    It gets a `Scene` and gives back markup; it keeps nothing.  `scene.seen` is the position the
    viewer may know: never look elsewhere, and draw "unknown" as a card back.  Numbers and layout
    come from the box, words from the game's text files (`scene.say("drawing-hand")`, names of
    things from `scene.text.name(kind, value)`).  Nothing is written in Python that a reader of
    another language would have to read.  A board is drawn once for all who look at the table, from
    a spectator's eyes; only desks are seen by their owners' own.

    1. *Sheets.*  One small function per part (plan, card, track, display) draws from (0, 0) and
       returns `Sheet(name, width, height, content)`.  Layers from far to near: ground, printed
       things, pieces.  The city is drawn in plan, people in elevation: only what belongs to a
       player (`disc`, `stone`, `building`) casts a shadow.  `@reads("ring slot stones")` above the
       function names the fields of the position it is drawn from (desk, panel, tally and picture
       have it, too): while these are the same it is neither drawn nor sent again.  So cut sheets
       by what changes together; a ground that never changes lies under the pieces on it.  Those who
       listen hear a sheet as a group: the text `drawing-<name>` names it, or `Sheet.tells`, which
       may say what matters of it now.  Empty fields of a track are `silent`.  A sheet without a
       name is decoration.  tests/battery/test_ears.py holds that all can be told apart.
    2. *Things.*  Whatever an answer can mean, and every other part that somebody may ask about (a
       track and each of its fields, a pile, a year), is drawn through `thing(scene, "site-7", x, y,
       w, h, ...)`, lit or not; facts of desks and panels are named by `thing="own_rubble-2"`.  The
       game's room `about` tells of each kind.  Its name is `{kind}-{value}` with the kind of the
       answer's argument: the word `build site=7` lights `site-7`; a word without arguments (`pass`)
       lights `{word}-0`.  On one view of a board a thing is drawn once; a second picture of it (a
       strip, a mini-map) is drawn without `thing`.  A thing may stand on the board or on a desk.
       The page lights it, draws its ghost (`ghost(scene, name)`, if the game has that function:
       what would stand there if it were chosen) and rings it when somebody has touched it.  What
       exists only while it can be chosen (a button, a way) lies on a small sheet of its own, which
       names the lit kinds it depends on: `@reads("…", lit="field")`; it is for the asked seat.
    3. *Pieces.*  What moves from drawing to drawing (stones, markers, cards) is wrapped in
       `piece("stone-2", x, y, ...)`; the name stays with the physical piece.
    4. *Tones.*  No colours, only tones (`fill="ochre-tint"`), grounds (`ground("yellow", ...)`,
       with hatching and mark) and seats (`seat-2`, with roof).  Nothing by colour alone.  A
       drawing that is dark in both themes has the class `night` on its root.
    5. *Words.*  Text that is translated goes through `label` with the room it has; it is 10
       units or more.  Costs are square, gains round, waiting dashed, money as the game prints it.
    6. *Arrangements.*  `board_of(scene, player_colours, layout, arrangement, describe)` puts the
       sheets where a `Layout` says, `below` each other or `at` a place.  A wide board of 920 × 610
       is shown at its own size in a window of 1366 × 768, a little smaller in one of 1280 × 720: no
       text is smaller than 10.4 units there, no icon than 14.5.  What does not fit lies on several
       *views*, one for what each phase needs: `board_of` takes them by name, with the one to open
       (`view_in_question`); the page has a tab for each.  A sheet may lie on several views, and a
       thing be drawn once on each.  A tall view is a page of 366 units, as wide as a phone and as
       long as it needs; or a map that is larger: it is shown at its own size, in parts, and comes
       by itself to what is asked.
       Positions in the arrangement come from the sheets' sizes, so that nothing is said twice.

    To look at a moment: `lamps(seen, text)` gives what the open question lights, `things_of(step,
    answer)` what an answer touched; `standalone(board(scene, "wide"), "dark")` is an SVG file.
    A test should hold that every lit thing is drawn on the board or the asked seat's desk.

    The page adds: names, clocks, the question and its answers, tooltips, lamps, motion, history,
    log.  It swaps the sheets that change; anything with `data-piece` travels by itself.
    """

    player_colours: Sequence[Hue]
    """The seats' colours, first seat first.  Roofs come by themselves.  A game whose seats can
    have other colours also has `seat_hues(seen)`; see `hues_of`."""

    def board(self, scene: Scene[Any], arrangement: Arrangement) -> Board:
        """The whole board, made with `arrange` from sheets that name what they read."""

    def desk(self, scene: Scene[Any], seat: int) -> Markup:
        """A player's own area for the right column: cards as cards, buildings, deeds.  The same
        for every seat; what the viewer may not see is a back.  Made with kit.panels."""

    def panel(self, scene: Scene[Any], seat: int) -> Markup:
        """The same facts on one or two lines, without name and tally."""

    def tally(self, scene: Scene[Any], seat: int) -> Markup:
        """Money and points in sight, at the end of the player's line and in the phone's strip."""

    def picture(self, scene: Scene[Any], kind: str, value: int) -> Markup | None:
        """A picture of a thing, 34 px, for answer buttons and the log; None when words do."""

    def component(self, scene: Scene[Any], table: str, row: int) -> Markup | None:
        """A component as it is printed, by itself, for those who look into the box: row 3 of the
        table `permits`; of a table that is one thing, row 0.  None: its values say it all."""

    def vignette(self) -> Markup:
        """A picture of the game for the home page: 320 × 150, class `drawing`, no words."""


def hues_of(drawing: Drawing, seen: Any) -> Sequence[Hue]:
    """The seats' colours at one table."""
    own = getattr(drawing, "seat_hues", None)
    return drawing.player_colours if own is None else own(seen)
