"""Looking ahead in any game: a tree of choices over positions a seat can imagine. Linked to a game at either speed.

Each playout begins at the position a view lets one imagine. What the seat cannot know is sampled anew, and luck begins
anew; then seats choose by what earlier playouts brought them (information-set tree search: a node is a series of
choices, its branches those offered in this playout), and below the tree by the game's policy. What a playout brings is
a share of victory for each seat, and each seat wants the most of its own.

A seat that chooses in secret beside the one that thinks follows the policy, so nobody answers what nobody has seen.
Branches come one by one, in the order in which the policy would choose, more of them the more often a node is visited.
All in integers: both speeds look ahead alike.
"""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import Choices, rule
from wartable.engine.speeds.loops import lowest_asked
from wartable.engine.speeds.placeholders import (
    OVER,
    States,
    Vector,
    appraise,
    copy_state,
    in_secret,
    moment,
    offer,
    perform,
    policy,
    rank,
    resample,
    reseed,
    suppose,
    takes_back,
)
from wartable.engine.state import State

WHOLE = 1 << 20  # a victory that is sure
FOLD = tuple(round(WHOLE * 2.718281828459045 ** (-k / 100)) for k in range(1200))  # e to the minus hundredths

# the cells of a node in the tree; the first node is where the seat stands, and its choice the number of nodes
CHOICE, SEAT, VISITS, OFFERED, VALUE, SQUARES, CHILD, SIBLING = range(8)
NODE = 8
# the cells that say how to look ahead
POLICY, WONDER, WIDTH, HORIZON, MARGIN, OTHERS, BEFORE = range(7)
MOST_STEPS = 20_000  # of a playout


@rule
def look_ahead(
    states: States,
    out: Choices,
    seat: int,
    players: int,
    how: Vector,
    tree: Vector,
    path: Vector,
    shares: Vector,
    first: int,
    playouts: int,
) -> int:
    """So many playouts from states[0], in states[1]; what they bring is added to the tree. The number of nodes."""
    for k in range(playouts):
        copy_state(states, 0, 1)
        reseed(states[1], first + k)
        resample(states[1], seat)
        suppose(states[1], seat)
        until = moment(states[1]) + how[HORIZON]
        depth = go_down(states[1], out, seat, until, how, tree, path)
        follow_policy(states[1], out, seat, until, how)
        value(states[1], players, how, shares)
        back_up(tree, path, depth, players, shares)
    return tree[CHOICE]


# ---- down the tree ----
@rule
def go_down(s: State, out: Choices, seat: int, until: int, how: Vector, tree: Vector, path: Vector) -> int:
    """Choose by the tree until a branch is new; the length of the path."""
    node = 0
    depth = 0
    steps = 0
    before = how[BEFORE]
    fresh = False
    while s.stage != OVER and not fresh and depth < len(path) and moment(s) < until and steps < MOST_STEPS:
        steps += 1
        who = next_seat(s, seat)
        n = offer(s, who, out)
        if n == 1:
            before = out[0]
        elif who != seat and (how[OTHERS] == 0 or in_secret(s)):
            before = policy(how[POLICY], s, who, out, n)
        else:
            node = branch(s, who, out, firm(out, n, before), how, tree, node)
            if node == 0:  # the tree is full
                return depth
            path[depth] = node
            depth += 1
            fresh = tree[node + VISITS] == 0
            before = tree[node + CHOICE]
        perform(s, who, before)
    return depth


@rule
def next_seat(s: State, seat: int) -> int:
    """The one that thinks, if it is asked; or else the lowest."""
    return seat if s.asked >> seat & 1 == 1 else lowest_asked(s)


@rule
def firm(out: Choices, n: int, before: int) -> int:
    """Leave out what only takes something back, if anything is left then: whoever thinks need not change its mind."""
    left = 0
    for k in range(n):
        if not takes_back(out[k], before):
            out[left] = out[k]
            left += 1
    return left if left > 0 else n


@rule
def branch(s: State, who: int, out: Choices, n: int, how: Vector, tree: Vector, node: int) -> int:
    """The branch to follow: a new one while the node is wide enough for it, or the most promising of the known."""
    best = 0
    most = -1
    left = n
    child = tree[node + CHILD]
    while child > 0:
        place = place_of(out, left, tree[child + CHOICE]) if tree[child + SEAT] == who else -1
        if place >= 0:
            left -= 1
            for k in range(place, left):
                out[k] = out[k + 1]
            tree[child + OFFERED] += 1
            hope = promise(tree, child, how)
            if hope > most:
                best, most = child, hope
        child = tree[child + SIBLING]
    known = n - left
    if left > 0 and known * known * 100 <= how[WIDTH] * tree[node + VISITS] and room_left(tree):
        return grow(tree, node, who, next_best(s, who, out, left, how))
    return best


@rule
def place_of(out: Choices, n: int, choice: int) -> int:
    for k in range(n):
        if out[k] == choice:
            return k
    return -1


@rule
def promise(tree: Vector, child: int, how: Vector) -> int:
    """What it brought on average, and the more the less it was tried (UCB, counted by how often it was offered)."""
    visits = tree[child + VISITS]
    if visits == 0:
        return WHOLE * 8
    return tree[child + VALUE] // visits + how[WONDER] * root_of(logarithm(tree[child + OFFERED]) * 10000 // visits)


@rule
def logarithm(n: int) -> int:
    """Of a whole number, natural, in hundredths: seventy for each doubling, and evenly between."""
    doublings = 0
    while n >> doublings > 1:
        doublings += 1
    return 69 * doublings + 69 * (n - (1 << doublings)) // (1 << doublings)


@rule
def root_of(n: int) -> int:
    """The whole square root."""
    if n < 2:
        return n
    root = n
    better = (root + 1) // 2
    while better < root:
        root = better
        better = (root + n // root) // 2
    return root


@rule
def next_best(s: State, who: int, out: Choices, n: int, how: Vector) -> int:
    """What the policy would choose of the rest; where it has no opinion, anything."""
    if n == 1:
        return out[0]
    choice = policy(how[POLICY], s, who, out, n)
    return choice if place_of(out, n, choice) >= 0 else out[draw(s, n)]


@rule
def room_left(tree: Vector) -> bool:
    return (tree[CHOICE] + 1) * NODE <= len(tree)


@rule
def grow(tree: Vector, node: int, who: int, choice: int) -> int:
    """A new branch, after its elders."""
    child = tree[CHOICE] * NODE
    tree[CHOICE] += 1
    tree[child + CHOICE] = choice
    tree[child + SEAT] = who
    tree[child + OFFERED] = 1
    if tree[node + CHILD] == 0:
        tree[node + CHILD] = child
        return child
    elder = tree[node + CHILD]
    while tree[elder + SIBLING] > 0:
        elder = tree[elder + SIBLING]
    tree[elder + SIBLING] = child
    return child


# ---- below the tree ----
@rule
def follow_policy(s: State, out: Choices, seat: int, until: int, how: Vector) -> None:
    """Everyone by the policy, to the end of the game or the horizon. Both are moments of the game, not numbers of
    choices: whoever chose little would seem to stand better before the answer than whoever chose much."""
    steps = 0
    while s.stage != OVER and moment(s) < until and steps < MOST_STEPS:
        who = next_seat(s, seat)
        n = offer(s, who, out)
        perform(s, who, out[0] if n == 1 else policy(how[POLICY], s, who, out, n))
        steps += 1


@rule
def value(s: State, players: int, how: Vector, shares: Vector) -> None:
    """Shares of victory: by who is first at the end, and by how far everyone is."""
    weight = how[MARGIN] if s.stage == OVER else 100
    for seat in range(players):
        shares[seat] = 0
    if weight > 0:
        by_standing(s, players, shares)
    if weight < 100:
        winners = 0
        for seat in range(players):
            if rank(s, seat) == 1:
                winners += 1
        for seat in range(players):
            won = WHOLE // max(1, winners) if rank(s, seat) == 1 else 0
            shares[seat] = (weight * shares[seat] + (100 - weight) * won) // 100


@rule
def by_standing(s: State, players: int, shares: Vector) -> None:
    best = appraise(s, 0)
    for seat in range(1, players):
        best = max(best, appraise(s, seat))
    total = 0
    for seat in range(players):
        shares[seat] = FOLD[min(best - appraise(s, seat), len(FOLD) - 1)]
        total += shares[seat]
    for seat in range(players):
        shares[seat] = shares[seat] * WHOLE // total


@rule
def back_up(tree: Vector, path: Vector, depth: int, players: int, shares: Vector) -> None:
    """To whoever chose on the way; and behind the shares, the sum of all playouts."""
    tree[VISITS] += 1
    for seat in range(players):
        shares[players + seat] += shares[seat]
    for k in range(depth):
        node = path[k]
        tree[node + VISITS] += 1
        share = shares[tree[node + SEAT]]
        tree[node + VALUE] += share
        tree[node + SQUARES] += share * share // WHOLE
