"""What the factories of a company need and make."""

from __future__ import annotations

from burnham.games.chicago_1875.box import FACTORIES, RESOURCES
from burnham.games.chicago_1875.judgement.weights import WEIGHTS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.steps.companies import employed


def lacking_people(g: BigShoulders, company: int, factory: int) -> int:
    lines = g.box.line_workers[company]
    needed = lines[0] if lines else g.box.factory_least[factory]
    return max(0, needed - g.workers[factory] - g.automated[factory])


def best_line(g: BigShoulders, company: int) -> int:
    """The largest production line that its workers cover, the first at least."""
    lines = g.box.line_workers[company]
    workers = employed(g, company)
    found = 0
    for line in range(1, len(lines)):
        if workers >= lines[line]:
            found = line
    return found


def cubes_of(g: BigShoulders, company: int, factory: int) -> tuple[list[int], int]:
    """What a run needs: a list, and where in it the four numbers begin."""
    if g.box.line_workers[company]:
        return g.box.line_cubes[company], best_line(g, company) * RESOURCES
    return g.box.factory_cubes, factory * RESOURCES


def later_cubes(g: BigShoulders, company: int, factory: int) -> list[int]:
    """What the staffed factories behind one need."""
    found = [0] * RESOURCES
    for behind in range(factory + 1, company * FACTORIES + g.box.factory_count[company]):
        if lacking_people(g, company, behind):
            break
        needed, first = cubes_of(g, company, behind)
        for resource in range(RESOURCES):
            found[resource] += needed[first + resource]
    return found


def goods_of(g: BigShoulders, company: int, factory: int) -> float:
    """The goods of one run, with its manager's help."""
    box = g.box
    if box.line_workers[company]:
        goods = float(box.line_goods[company][best_line(g, company)])
    else:
        goods = float(box.factory_goods[factory])
        goods += box.factory_per_worker[factory] * g.workers[factory]
    octagons = box.factory_octagons[factory]
    if octagons:
        part = g.automated[factory] / octagons
        goods += part * part
    if g.managers[factory]:
        gifts = box.manager_cubes[factory] + box.manager_automate[factory]
        goods += box.manager_goods[factory] + WEIGHTS.manager_gift * gifts
        goods += WEIGHTS.manager_appeal * box.manager_appeal[factory]
    return goods
