"""The numbers of an experiment on one page that needs nothing else: charts, tables, and the games behind them."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from wartable.engine.game import Game
from wartable.lab import charts
from wartable.lab.associations import Association
from wartable.lab.charts import Line, percent, signed, whole
from wartable.lab.experiment import Experiment
from wartable.lab.findings import Branching, Change, Findings, Rate, Spread, findings
from wartable.lab.keeping import Folder, games_left
from wartable.lab.page import Cells, capital, exact, pair, points, seeds, span, table, tenth, two, value


def report(folder: Folder) -> str:
    found, changes = findings(folder)
    experiment = folder.experiment
    left, games = games_left(experiment, folder.played()), sum(one.games for one in found)
    so_far = f"{experiment.wanted - left:,} of {experiment.wanted:,} games"
    title = f"{_spoken(experiment)}: {so_far if left else f'{games:,} games'}"
    whole_tables = [one for one in found if not one.arm.against]
    sections = [_overview(found), *map(_arm, whole_tables), _changes(changes)]
    unfinished = f"<p><strong>This experiment is not finished: {so_far} were played.</strong></p>" if left else ""
    body = "".join([_head(folder, title, found, changes), unfinished, *sections, _how()])
    style = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f"<body><main>{body}</main>{_bar(folder)}</body></html>\n"
    )


def _spoken(experiment: Experiment) -> str:
    return Game(experiment.spec, None, None, ()).text().get("game-name")


# ---- the frame ----
def _head(folder: Folder, title: str, found: Sequence[Findings], changes: Sequence[Change]) -> str:
    experiment = folder.experiment
    last = max(experiment.seed + experiment.games - 1, *(one.seeds[1] for one in found), 0)
    facts = {
        "Bots": ", ".join(experiment.bots)
        + (", changing seats from game to game" if experiment.rotated and len(set(experiment.bots)) > 1 else ""),
        "Seeds": f"{experiment.seed} to {last}, the same for every table",
        "Followed choice by choice": _followed(found),
        "Rules": experiment.rules,
        "Experiment": experiment.id,
    }
    links = [(_anchor(one.arm.name), one.arm.name) for one in found if not one.arm.against]
    links += [("options", "Options")] if changes else []
    listed = "".join(f'<li><a href="#{at}">{escape(name)}</a></li>' for at, name in [*links, ("how", "How to read it")])
    told = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return f"<h1>{escape(title)}</h1><dl>{told}</dl><nav aria-label='Contents'><ul>{listed}</ul></nav>"


def _followed(found: Sequence[Findings]) -> str:
    """As many as there are; tables that differ by one option have none where that costs."""
    own, differing = ([one.noted for one in found if bool(one.arm.against) == ablated] for ablated in (False, True))
    told = f"{_from_to(own)} games of each table"
    return f"{told}, {_from_to(differing)} of each that differs by one option" if differing else told


def _from_to(numbers: Sequence[int]) -> str:
    least, most = min(numbers, default=0), max(numbers, default=0)
    return f"{least:,}" if least == most else f"{least:,} to {most:,}"


def _anchor(name: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in name)


def _how() -> str:
    return (
        '<h2 id="how">How to read it</h2>'
        "<p>Whiskers and ranges are 95 % intervals: Wilson’s for shares of games, Student’s for means (none where "
        "fewer than five games, or games that are all alike, say nothing of how much they vary), Bonett and Price’s "
        "for what an option changes in victories. A shared victory counts as a share for each; games that were given "
        "up as endless are nobody’s and left out. Dashed marks show an even share, what seats would win if nothing "
        "mattered.</p>"
        "<p>What goes with victory is an association, not a cause: whoever is winning also chooses differently. What "
        "is usual for a seat and its bot is taken off first. There and where options are compared, intervals are "
        "widened for the number of things looked at (Bonferroni), so that the greatest of many is not taken for a "
        "finding by chance.</p>"
        "<p>Luck is what battles gave a seat less the mean of what the same throws might have given, in standard "
        "deviations, in the games that were followed choice by choice.</p>"
        "<p>Every number names seeds of games behind it. The same seed always gives the same game: press one, and the "
        "line at the bottom writes its record, which <code>wartable replay</code> and <code>wartable account</code> "
        "tell.</p>"
    )


def _bar(folder: Folder) -> str:
    """The command for a game; the few lines of script only put a seed into it."""
    command = f"wartable lab game {shlex.quote(str(folder.path))}"
    return (
        f'<div id="game" role="status"><span class="soft">A game behind a number:</span> '
        f'<code data-command="{escape(command)}">{escape(command)} SEED</code></div>'
        "<script>document.addEventListener('click',e=>{const b=e.target.closest('.seed');if(!b)return;"
        "const c=document.querySelector('#game code'),arm=b.dataset.arm;"
        "c.textContent=c.dataset.command+' '+b.textContent+(arm?' --arm \"'+arm+'\"':'');"
        "navigator.clipboard?.writeText(c.textContent)})</script>"
    )


# ---- who wins ----
def _overview(found: Sequence[Findings]) -> str:
    if len(found) < 2:
        return ""
    heads = ("table", "games", "unfinished", "choices a game", "best seat", "victories", "interval", "place 1")
    rows = []
    for one in found:
        best = max(one.colours, key=lambda rate: rate.share.value)
        name = escape(best.name) if best.share.games else "–"
        numbers = (f"{one.games:,}", str(len(one.unfinished)), whole(one.spreads[0].mean.value), name)
        at = "options" if one.arm.against else _anchor(one.arm.name)
        link = f'<a href="#{at}">{escape(one.arm.name)}</a>'
        first = value(one.places[0].share, exact) if one.places else "–"
        rows.append((link, *numbers, value(best.share, exact), span(best.share, exact), first))
    return "<h2>All tables</h2>" + table("Tables of the experiment: editions, players and options", heads, rows)


def _arm(one: Findings) -> str:
    parts = [f'<h2 id="{_anchor(one.arm.name)}">{escape(one.arm.name)}</h2>', _summary(one)]
    if one.unfinished:
        some = seeds(one.unfinished[:8], one.arm.name)
        parts.append(f"<p>{_unfinished(one)}, for instance {some}</p>")
    for title, rates in (("Victories by colour", one.colours), ("by place in the order of play", one.places),
                         ("by bot", one.bots)):  # fmt: skip
        if rates:
            parts.append(_rates(title[0].upper() + title[1:], rates, one.arm.name))
    parts += [_spreads(one), _branching(one.branching, one.arm.name), *_associations(one)]
    return "".join(parts)


def _unfinished(one: Findings) -> str:
    """Nobody's victories and nobody's defeats."""
    count = len(one.unfinished)
    what = "game was" if count == 1 else "games were"
    return f"{count:,} {what} given up as endless and left out of victories and scores"


def _summary(one: Findings) -> str:
    """What is clear at once: who won more or less than an even share, by more than chance makes likely."""
    told = f"{one.games:,} games, half of them of no more than {whole(one.spreads[0].percentiles['median'])} choices."
    games = f"the {one.games - len(one.unfinished):,} games that ended" if one.unfinished else "games"
    clear = [rate for rate in (*one.colours, *one.places, *one.bots) if not _even(rate)]
    said = "".join(
        f"<li>{escape(capital(rate.name))} won {exact(rate.share.value)} of {games} ({span(rate.share, exact)}), "
        f"{'more' if rate.share.value > rate.even else 'less'} than an even share ({exact(rate.even)}).</li>"
        for rate in clear
    )
    return f"<p>{told}</p>" + (f"<ul>{said}</ul>" if clear else "<p>Nobody won clearly more than an even share.</p>")


def _even(rate: Rate) -> bool:
    return rate.share.low <= rate.even <= rate.share.high


def _rates(title: str, rates: Sequence[Rate], arm: str) -> str:
    chart = charts.intervals(title, [Line(one.name, one.share, one.even) for one in rates], percent)
    heads = ("", "victories", "interval", "even", "games", "games they won")
    rows = [
        (escape(one.name), value(one.share, exact), span(one.share, exact), exact(one.even),
         f"{one.share.games:,}", seeds(one.seeds, arm))
        for one in rates
    ]  # fmt: skip
    return pair(title, chart, table(title, heads, rows))


# ---- how games go ----
def _spreads(one: Findings) -> str:
    figures = "".join(
        f"<figure><figcaption>{escape(capital(spread.name))}, number of games</figcaption>"
        f"{charts.histogram(spread.name, spread.values)}</figure>"
        for spread in one.spreads[:3]
        if spread.values and min(spread.values) < max(spread.values)
    )
    heads = (
        "",
        "mean",
        "interval",
        *one.spreads[0].percentiles,
        "game with the least",
        "in the middle",
        "with the most",
    )
    rows = [_spread_row(spread, one.arm.name) for spread in one.spreads]
    return f'<h3>Length and scores</h3><div class="trio">{figures}</div>' + table("Distributions", heads, rows)


def _spread_row(spread: Spread, arm: str) -> Cells:
    numbers = [whole(value) for value in spread.percentiles.values()]
    games = [seeds([seed], arm) for seed in spread.seeds.values()]
    mean = f"{spread.mean.value:,.1f}", span(spread.mean, lambda value: f"{value:,.1f}")
    return (escape(spread.name), *mean, *numbers, *games)


def _branching(found: Sequence[Branching], arm: str) -> str:
    title = "Choices offered at a time, by stage"
    chart = charts.bars(title, [(one.stage, one.mean) for one in found], whole)
    heads = ("stage", "asked in a game", "mean", "median", "95 %", "most", "game with most")
    rows = [
        (escape(one.stage), f"{one.choices:,.1f}", f"{one.mean:.1f}", str(one.median), str(one.high), str(one.most),
         seeds([one.seed], arm))
        for one in found
    ]  # fmt: skip
    return "<h3>Branching</h3>" + pair(title, chart, table(title, heads, rows))


# ---- what goes with victory ----
def _associations(one: Findings) -> Iterator[str]:
    yield "<h3>What goes with victory</h3><p class='soft'>Associations, not causes.</p>"
    if one.verbs:
        yield _association("Kinds of choices: share of a seat’s choices, winners less others", one.verbs, one.arm.name,
                           "in percentage points")  # fmt: skip
    if one.choices:
        yield _association("Single choices: victories of seats that made it, less those that never did", one.choices,
                           one.arm.name, "in percentage points", ("with it", "without"))  # fmt: skip
    yield from _luck(one)


def _association(
    title: str, found: Sequence[Association], arm: str, unit: str, names: Cells = ("winners", "others")
) -> str:
    lines = [Line(one.name, one.difference, 0.0) for one in found]
    chart = charts.intervals(title, lines, signed(points))
    heads = ("", *names, "difference", "interval", "games with it")
    rows = [
        (escape(one.name), exact(one.winners), exact(one.others), signed(points)(one.difference.value),
         span(one.difference, signed(points)), seeds(one.seeds, arm))
        for one in found
    ]  # fmt: skip
    return pair(f"{title} ({unit})", chart, table(title, heads, rows))


def _luck(one: Findings) -> Iterator[str]:
    if one.luckiest is None or not one.luck:
        yield "<p>No luck was measured: no game was followed, or this game declares no measure of it.</p>"
        return
    [luck], rate = one.luck, one.luckiest
    heads = ("", "found", "interval", "if it did not matter", "games", "games with luck")
    rows = [
        ("luck of winners less that of the others, in standard deviations", signed(two)(luck.difference.value),
         span(luck.difference, signed(two)), "0", f"{luck.difference.games:,}", seeds(luck.seeds, one.arm.name)),
        ("victories of the seat with most luck", exact(rate.share.value), span(rate.share, exact),
         exact(rate.even), f"{rate.share.games:,}", "–"),
    ]  # fmt: skip
    chart = charts.intervals("Victories of the luckiest seat", [Line("luckiest seat", rate.share, rate.even)], percent)
    yield pair("Victories of the luckiest seat", chart, table("Luck in battles", heads, rows))


# ---- options ----
def _changes(changes: Sequence[Change]) -> str:
    if not changes:
        return ""
    parts = ['<h2 id="options">What each option changes</h2>',
             "<p>The same seeds with and without it; differences are taken seed by seed, and their intervals are "
             "widened for the number of differences that are looked at.</p>"]  # fmt: skip
    if left_out := sum(one.left_out for one in changes):
        parts.append(f"<p>{left_out:,} pairs of games are left out: one of the two was given up as endless.</p>")
    for what in dict.fromkeys(name for one in changes for name in one.numbers):
        parts.append(_change(what, [one for one in changes if what in one.numbers]))
    heads = ("", "share with other winners", "interval", "games, for instance")
    rows = [
        (escape(one.name), value(one.other_winner, exact), span(one.other_winner, exact),
         seeds(one.seeds, one.name))
        for one in changes
    ]  # fmt: skip
    return "".join(parts) + table("How often it changed who won", heads, rows)


def _change(what: str, changes: Sequence[Change]) -> str:
    shares = what.startswith("victories")
    number = signed(points if shares else tenth)
    alone = len({one.against for one in changes}) == 1  # then nobody need be told from which table each differs
    names = [one.name.removeprefix(f"{one.against}, ") if alone else one.name for one in changes]
    lines = [Line(name, one.numbers[what], 0.0) for name, one in zip(names, changes, strict=True)]
    title = f"{capital(what)}: change{' in percentage points' if shares else ''}"
    rows = [
        (escape(one.name), value(one.numbers[what], number), span(one.numbers[what], number),
         f"{one.numbers[what].games:,}")
        for one in changes
    ]  # fmt: skip
    chart = charts.intervals(title, lines, number)
    return pair(title, chart, table(title, ("", "change", "interval", "seeds"), rows))
