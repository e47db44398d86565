"""What must fit together in the box, beyond what each number may be."""

from __future__ import annotations

from burnham.games.san_francisco.box import LEVELS, SLOTS, STREET_LIGHT, Box
from burnham.kernel.tables import Tables


def demands(box: Box, tables: Tables) -> None:
    _plots_lie_once(box, tables)
    _neighbours_are_mutual(box, tables)
    _rubble_suffices(box, tables)
    _permits_never_run_out(box, tables)
    _arrows_lead_everywhere(box, tables)
    _every_set_has_its_points(box, tables)


def _plots_lie_once(box: Box, tables: Tables) -> None:
    for seats in range(1, 5):
        plots = [plot for row in box.layouts[seats] for plot in row]
        for plot in plots:
            if plots.count(plot) > 1:
                raise tables.wrong(("layouts",), "box-twice", given=box.plot_ids[plot])


def _neighbours_are_mutual(box: Box, tables: Tables) -> None:
    for site, others in enumerate(box.neighbours):
        for other in others:
            if other == site or site not in box.neighbours[other] or others.count(other) > 1:
                plot = box.site_plot[site]
                at = ("plots", plot, "sites", site - box.site_plot.index(plot), "neighbours")
                names = {"site": box.site_ids[site], "other": box.site_ids[other]}
                raise tables.wrong(at, "box-mutual", **names)


def _rubble_suffices(box: Box, tables: Tables) -> None:
    """Whichever sides the plot cards show.  SF-005"""
    for seats in range(1, 5):
        needed = 0
        for plot in [plot for row in box.layouts[seats] for plot in row]:
            sites = [s for s in range(len(box.site_plot)) if box.site_plot[s] == plot]
            needed += max(sum(side[s] for s in sites) for side in (box.rubble_a, box.rubble_b))
        if needed > box.rubble_markers:
            at = ("counts", "rubble_markers")
            raise tables.wrong(at, "box-at-least", least=needed, given=box.rubble_markers)


def _permits_never_run_out(box: Box, tables: Tables) -> None:
    """The Committee flips one in each of its turns, with both hands and the display full."""
    kept = box.permit_limit + box.committee_permits + SLOTS
    if len(box.solo_permits) <= kept:
        given = len(box.solo_permits)
        raise tables.wrong(("permits",), "box-permits-left", least=kept + 1, given=given)


def _arrows_lead_everywhere(box: Box, tables: Tables) -> None:
    for level in range(len(LEVELS)):
        for slot, others in enumerate(box.aid_fallback[level]):
            if sorted([slot, *others]) != list(range(SLOTS)):
                at = ("solo_levels", level, "fallback", slot)
                raise tables.wrong(at, "box-other-slots", slot=slot)


def _every_set_has_its_points(box: Box, tables: Tables) -> None:
    needed, given = len(box.development_stack[STREET_LIGHT]) + 1, len(box.street_light_vp)
    if given < needed:
        at = ("development_types", STREET_LIGHT, "set_vp")
        raise tables.wrong(at, "box-entries-at-least", least=needed, given=given)
