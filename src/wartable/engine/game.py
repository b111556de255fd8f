"""A game as the engine sees it: what a game package declares (`Spec`) and a table set up to play it (`Game`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wartable.engine import branches
from wartable.engine import luck as lucks
from wartable.engine.codec import Verb, Verbs
from wartable.engine.domain import NOBODY, Domain
from wartable.engine.errors import BadBoard, BadPosition, BadTable, UnknownSeat
from wartable.engine.events import Events, Refusals
from wartable.engine.flow import Flow
from wartable.engine.hints import Hints
from wartable.engine.luck import Luck, Questions
from wartable.engine.options import Switches
from wartable.engine.rule import Choices
from wartable.engine.state import State, read_position
from wartable.engine.text import Text, text_for
from wartable.engine.views import Views, views_of

if TYPE_CHECKING:
    from wartable.engine.match import Match


Policy = Callable[[Any, int, Choices, int], int]  # state, seat, the offer and its length: the choice of a bot


@dataclass(frozen=True)
class Order:
    """A standing order: a cell per seat of the state, set by its seat at any time, with a word for each value."""

    cells: str
    words: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class LedgerRule:
    """One id of the ledger; its text is in the locale files."""

    id: str
    ruling: bool = False
    not_applicable: str = ""


@dataclass(frozen=True, eq=False)
class Spec:
    """Everything a game package declares. Rules are functions of the state; the rest is data and words."""

    name: str
    package: str
    version: int
    seats: Domain
    players: range
    switches: Switches
    ledger: tuple[LedgerRule, ...]
    turn_rule: str  # the id that says whose turn it is
    state: type[State]
    flow: Flow
    events: Events
    refusals: Refusals
    questions: Questions
    # rules, in the integer subset
    start: Callable[[Any], None]
    retally: Callable[[Any], None]
    resample: Callable[[Any, int], None]
    rank: Callable[[Any, int], int]  # 1 for the first place
    score: Callable[[Any, int], int]
    # for people, in plain Python
    settle: Callable[[Any, int, Mapping[str, int], Mapping[str, Any]], None]  # players, switches, the board's facts
    flaws: Callable[[Any], Iterator[str]]
    prompt: Callable[[Any, int], dict[str, Any]]
    board: Callable[[], dict[str, Any]]  # what is printed or reconstructed, with source and certainty
    describe: Callable[[Mapping[str, Any], Text], list[tuple[str, list[str]]]]
    odds: Callable[[Mapping[str, Any], list[str]], dict[str, float]]  # the chances of offered choices, where known
    derived: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # what views show besides public fields
    known: Callable[[Mapping[str, Any], dict[str, Any]], None] | None = None  # completes a position known from a view
    choice_facts: Callable[[Any, str], dict[str, Any]] = lambda s, choice: {}  # what its sentence needs from the table
    hints: Hints = field(default_factory=dict)  # by verb, what a choice would cost and bring
    orders: Mapping[str, Order] = field(default_factory=dict)
    odds_stages: tuple[str, ...] = ()  # where `odds` has something to say
    odds_error: float = 0.0  # of odds that are sampled: half of what a 95 % interval spans, at worst
    sample: Callable[[Any, int, int, int], int] | None = None  # a rule: of so many trials, how often a choice comes off
    own_board: Callable[[Mapping[str, Any]], dict[str, Any]] | None = None  # the board with a table's own numbers
    edition_players: Mapping[str, range] = field(default_factory=dict)  # where editions differ
    # for whoever looks ahead: rules too
    appraise: Callable[[Any, int], int] | None = None  # a seat's prospects: e-fold for each hundred; the score if none
    suppose: Callable[[Any, int], None] | None = None  # after re-sampling for a seat: what others more likely hide
    moment: Callable[[Any], int] | None = None  # how far the game is, in turns, rounds or the like
    foresight: int = 0  # how many of these to look ahead before appraising; to the end if none
    second_thoughts: Mapping[Verb, tuple[Verb, ...]] = field(default_factory=dict)  # what only takes back an earlier
    # choice: always, or right after one of these
    # what the game brings to the rooms it is played in
    bots: Mapping[str, Policy] = field(default_factory=dict)  # rules too; compiled loops number them from 1
    account: str = ""  # how its finished games are told in numbers, as "module:name"; see `wartable.account`
    terminal: str = ""  # where its screens are, as "module:name"; loaded when somebody sits down at a terminal
    commands: Mapping[str, str] = field(default_factory=dict)  # its own words of the command line, as "module:function"
    first_table: tuple[str, ...] = ()  # options of a newcomer's table
    welcome: bool = False  # needs no explanation: what a newcomer is shown first
    keeps_seats: bool = False  # in a rematch everyone has his seat again, not the next one
    trial: tuple[str, ...] = ()  # options that give blind play an end
    standing: bool = False  # its ranking means something at any time: a table may agree to end with it
    concession: bool = False  # the last one left wins, and whoever has no score is out: one may give up

    def __post_init__(self) -> None:
        views_of(self, self.players[-1])  # a view that would show a secret is an error at import

    @property
    def rules(self) -> tuple[Callable[..., Any], ...]:
        """The rules the engine itself calls; the linker finds all others from here."""
        own = (self.start, self.retally, self.resample, self.rank, self.score)
        return (*own, *self.thoughts, self.flow.offer, self.flow.why_not, self.flow.perform)

    @property
    def thoughts(self) -> tuple[Callable[..., Any], ...]:
        """The rules about play that no game is played by."""
        rules: tuple[Callable[..., Any] | None, ...] = (self.sample, self.appraise, self.moment, self.suppose)
        return tuple(rule for rule in rules if rule is not None)

    @cached_property
    def opening(self) -> Callable[[Any], None]:
        """The start of a game, up to where somebody is asked: a rule."""
        opening: Callable[[Any], None] = branches.opening(self.start, self.flow)
        return opening

    @property
    def verbs(self) -> Verbs:
        return self.flow.verbs

    @property
    def stages(self) -> Domain:
        return self.flow.sequence.stages

    def players_of(self, edition: str) -> range:
        return self.edition_players.get(edition, self.players)


class Game:
    """A game with its players, edition and options fixed: it makes matches."""

    def __init__(
        self,
        spec: Spec,
        players: int | None,
        edition: str | None,
        options: Iterable[str],
        board: Mapping[str, Any] | None = None,
    ) -> None:
        self.spec = spec
        self.name = spec.name
        self.edition = edition or self._fitting_edition(players)
        self.options = tuple(options)
        self.values = spec.switches.settle(self.edition, self.options)
        self.players = self._check_players(players)
        self.seats = spec.seats.members[: self.players]
        self._places: dict[object, int] = {seat: i for i, seat in enumerate(self.seats)}
        self._groups = [_group(self.seats, mask) for mask in range(1 << self.players)]
        self.own_numbers = board or {}
        self.board = self._check_board()

    def _fitting_edition(self, players: int | None) -> str:
        """The first edition, or the first that is played by so many."""
        editions = self.spec.switches.editions
        fitting = (edition for edition in editions if players in (None, *self.spec.players_of(edition)))
        return next(fitting, self.spec.switches.default_edition)

    def _check_players(self, players: int | None) -> int:
        allowed = self.spec.players_of(self.edition)
        if players is None:
            return allowed[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
            span = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
            edition = f" ({self.edition})" if self.edition in self.spec.edition_players else ""
            raise BadTable(f"{self.name}{edition} is for {span} players, not {players!r}")
        return players

    def _check_board(self) -> dict[str, Any]:
        if not isinstance(self.own_numbers, Mapping):
            raise BadBoard(f"a table of named numbers is wanted, not {self.own_numbers!r}")
        if not self.own_numbers:
            return self.spec.board()
        if self.spec.own_board is None:
            raise BadBoard(f"the board of {self.name} has no numbers a table may replace")
        return self.spec.own_board(self.own_numbers)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.spec, self.players, self.edition, self.options, self.own_numbers)

    def __repr__(self) -> str:
        return f"<{self.name} {self.edition} {' '.join(self.options)} for {self.players}>"

    def seat_index(self, seat: object) -> int:
        try:
            return self._places[seat]
        except (KeyError, TypeError):
            raise UnknownSeat(f"no seat {seat!r} at this table; seats: {', '.join(self.seats)}") from None

    def seats_in(self, mask: int) -> tuple[str, ...]:
        return self._groups[mask]

    def text(self, language: str = "en") -> Text:
        return text_for(language, self.spec.package)

    @cached_property
    def views(self) -> Views:
        """Who may see what at this table."""
        return views_of(self.spec, self.players)

    @cached_property
    def template(self) -> Any:
        """An empty state with the settings of this table."""
        s = self.spec.state()
        self.spec.settle(s, self.players, self.values, self.board)
        return s

    def fresh(self, luck: Luck, *, listen: bool = False) -> Any:
        """A state set up with this luck."""
        s = self.template.clone()
        s.luck = luck
        s.events = [] if listen else None
        self.spec.opening(s)
        return s

    def new(self, seed: int | None = None, luck: Luck | None = None) -> Match:
        """A new match. `seed` gives `fast` luck; without either, the luck is fair."""
        from wartable.engine.match import Match

        if seed is not None and luck is not None:
            raise BadTable("give a seed or a luck, not both")
        if seed is not None:
            luck = lucks.fast(check_seed(seed))
        return Match.begin(self, luck or lucks.fair())

    @cached_property
    def _start(self) -> Any:
        """A start position, for the parts of others that are not named."""
        return self.fresh(lucks.fast(0))

    def from_position(self, position: Mapping[str, Any], luck: Luck | None = None) -> Match:
        """A match from a named position; parts not named are those of a start position.

        If nobody is asked in it, the game goes on from there until somebody is.
        """
        from wartable.engine.match import Match

        s = self._start.clone()
        read_position(s, position, self.players)
        flaws = list(self.spec.flaws(s))
        if flaws:
            raise BadPosition("; ".join(flaws))
        self.spec.retally(s)
        return Match.resume(self, s, luck or lucks.fair(), dict(position))

    def imagine(self, view: Mapping[str, Any], seed: int) -> Match:
        """A position consistent with what the view's seat knows; everything else is sampled."""
        from wartable.engine.match import Match

        s = self._start.clone()
        read_position(s, self.views.known(view), self.players)
        s.luck = lucks.fast(seed)
        self.spec.retally(s)
        seat = view["seat"]
        self.spec.resample(s, NOBODY if seat is None else self.seat_index(seat))
        return Match(self, s, s.luck, given={})


def _group(seats: Sequence[str], mask: int) -> tuple[str, ...]:
    return tuple(seat for i, seat in enumerate(seats) if mask >> i & 1)


def check_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**63:
        raise BadTable(f"a seed is a whole number from 0 to 2^63-1, not {seed!r}")
    return seed
