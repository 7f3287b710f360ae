"""One kernel's builds in a race on a program's own launches: which build the next launch takes, and which are out.

Pure: it knows neither GPUs nor clocks. Launches of one grid on one stream form iterations: each build that is still in the race is launched
once in each, in random order, and is compared with the best so far. So all of an iteration are launches of one size close in time, and chance
alone decides who comes first.

A program may be a thousand launches ahead of its GPU, so what the launches in flight may lose counts as lost until their times are there; and
its launches may be of ever other grids, none of which is launched often enough for a comparison.
"""
from __future__ import annotations

import random
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Dict, Generic, Hashable, List, Optional, Tuple, TypeVar

from kiln.adaptive.evidence import Comparison

#: The probability of taking a build that is not faster, over all builds of a race; and of dropping one that is.
ERROR = 0.05
#: Builds that may come to one race beside Triton's own.
MOST_BUILDS = 8
# The numbers below are guesses; test_adaptive_race.py says what comes of them.

#: What a race may lose, in launches of the best build: some at once, or nothing would ever be tried, and a share of all launches. Losses are
#: what challengers took longer than the best; what they took less pays for others.
_FREE_LOSS, _LOSS_SHARE = 2.0, 0.01
#: Microseconds of a build's first launch that are not taken for its speed, nor for a loss: the driver brings its code to the GPU then (an H100
#: took up to 420 for it, 2026-11-28).
_FIRST_US = 500.0
#: Challengers of one iteration beside the best.
_MOST_IN_ITERATION = 4
#: Iterations that are open at once.
_MOST_OPEN = 32
#: Launches after one for which nobody could be tried, or was there, before that is asked again.
_REST = 10
#: Launches after a timed one of a kernel that takes less than so many microseconds, which nothing is asked of. To time one took the host up to 70 us
#: beside an H100, where Triton's own path takes 19 (batches of 50 launches, all timed, 2026-11-28): a longer kernel hides that, and one launch in
#: ten keeps learning at about 1.5 times that path, by count.
_PAUSE, _SHORT_US = 9, 60.0
#: Where the loss of trying who is left cannot be borne, a race ends all the same: after so many launches in which nobody is tried, if all were
#: tried before, and after so many launches, both in those that may be timed.
_MOST_IDLE, _MOST_SEEN = 4, 20
#: The share of timed launches for builds that are there before the others are: compilers take longer than many a race.
_EARLY_SHARE = 0.5
#: Microseconds that a launch can take, from less than an event resolves to a whole hour: what is not within them is no time.
_SHORTEST, _LONGEST = 1e-3, 3.6e9
#: Launches whose time nobody learnt, beyond those that have one, at which a race gives up.
_MOST_UNTOLD = 16

#: Of races that are given none: each would have 2.5 KB of its own.
_CHANCE = random.Random()

Build = TypeVar("Build")


def _loss(microseconds: float, best: float) -> float:
    """What a launch lost beside one of the best, in launches of the best."""
    return max(0.0, microseconds / best - 1.0)


#: The comparison of those that are compared no more.
_NOTHING = Comparison()


@dataclass
class Arm(Generic[Build]):
    """One build in the race, and what is known of it."""

    build: Build
    #: With the best build; of the best itself, with the one that was the best before.
    comparison: Comparison = field(default_factory=Comparison)
    #: The gain over Triton's own, and the ends of its 95 % interval: its own gain if it is or was the best, else that of the build which it
    #: is compared with.
    base: float = 1.0
    base_low: float = 1.0
    base_high: float = 1.0
    was_best: bool = False
    #: Microseconds of its first launch, which is not compared; 0: none has been.
    first: float = 0.0
    #: Of all others.
    launches: int = 0
    microseconds: float = 0.0
    #: Launches whose times are not there yet, and iterations that are not over.
    in_flight: int = 0
    iterations: int = 0
    #: Why it is out; empty: it is not.
    out: str = ""

    def mean(self) -> float:
        """Microseconds of a timed launch; 0 without any."""
        return self.microseconds / self.launches if self.launches else 0.0


@dataclass
class _Iteration(Generic[Build]):
    best: Arm[Build]
    arms: List[Arm[Build]]
    #: What it may lose, in launches of the best.
    at_stake: float
    #: Whether it has the first launch of its challenger.
    is_first: bool
    times: Dict[int, float] = field(default_factory=dict)
    is_over: bool = False

    def __post_init__(self) -> None:
        self.waiting, self.expected = list(self.arms), len(self.arms)


@dataclass(frozen=True)
class Ticket(Generic[Build]):
    """A launch that is to be timed."""

    arm: Arm[Build]
    iteration: _Iteration[Build]


class Race(Generic[Build]):
    """A race of builds of one kernel for grids of about one size. The first is Triton's own, the best until another one is."""

    def __init__(self, stock: Build, launches: int, microseconds: float, chance: Optional[random.Random] = None) -> None:
        """At most so many launches are timed, of so many microseconds in all."""
        self.best = Arm(stock, was_best=True)
        self.arms: List[Arm[Build]] = [self.best]
        #: Launches; those that were timed, and those whose time nobody learnt.
        self.seen, self.timed, self.untold = 0, 0, 0
        self.microseconds = 0.0
        self._most_launches, self._most_microseconds = launches, microseconds
        self._lost, self._at_stake, self._given, self._raced, self._idle = 0.0, 0.0, 0, 0, 0
        #: Launches to come for which nothing is asked.
        self._quiet = 0
        self._chance: random.Random = chance or _CHANCE
        self._iterations: "OrderedDict[Hashable, _Iteration[Build]]" = OrderedDict()
        self._is_closed, self._is_over, self._is_finished = False, False, False

    def add(self, build: Build) -> None:
        """A challenger."""
        self._quiet = 0
        if len(self.arms) <= MOST_BUILDS:
            self.arms.append(Arm(build, base=self.best.base, base_low=self.best.base_low, base_high=self.best.base_high))

    def close(self) -> None:
        """No other challenger will come."""
        self._is_closed, self._quiet = True, 0
        self._look()

    def challengers(self) -> List[Arm[Build]]:
        """Who is still in the race, beside the best."""
        return [arm for arm in self.arms if not arm.out and arm is not self.best]

    def is_waiting(self) -> bool:
        """Whether there is nobody to race before others come."""
        return not self._is_closed and not (self._may_time() and self.challengers())

    def is_over(self) -> bool:
        """Whether the best is the winner."""
        return self._is_over

    def passes(self) -> bool:
        """Whether this launch takes the best, untimed, without anything else being asked; counts it then. Most launches do, and their programs wait
        for each."""
        if not self._quiet:
            return False
        self._quiet -= 1
        self._count()
        return True

    def needs_times(self, kind: Hashable) -> bool:
        """Whether `next` should know all times that are there: it would begin an iteration, or ends the race."""
        iteration = self._iterations.get(kind)
        return self._is_over or iteration is None or not iteration.waiting or not self._may_time()

    def next(self, kind: Hashable) -> Optional[Ticket[Build]]:
        """Which build this launch takes, to be timed; None: the best, untimed. Launches of one kind, of one grid on one stream, are compared with
        each other. `record` gets the time of each, or `give_up` the ticket."""
        if self._is_over or self.is_waiting():
            self._quiet = 0 if self._is_over else _REST
            self.seen += 1
            return None
        self._count()
        if not self._may_time():
            self._look()
            return None  # Times of the last ones are to come.
        iteration = self._iterations.get(kind)
        arm = self._taken(iteration) if iteration else None
        if iteration is None or arm is None:
            iteration = self._begin()
            if iteration is None:
                self._look()
                return None
            self._iterations[kind] = iteration
            self._iterations.move_to_end(kind)
            if len(self._iterations) > _MOST_OPEN:
                self._abandon(self._iterations.popitem(last=False)[1])
            arm = iteration.waiting.pop()
        arm.in_flight += 1
        self._given += 1
        self._idle = 0
        if self.best.mean() < _SHORT_US:
            self._quiet = _PAUSE
        return Ticket(arm, iteration)

    def record(self, ticket: Ticket[Build], microseconds: float) -> None:
        """The time of a launch that a ticket was given for. What cannot be one is none, as for `give_up`."""
        if self._is_finished:
            return
        if not _SHORTEST <= microseconds <= _LONGEST:
            self.give_up(ticket)
            return
        arm, iteration = ticket.arm, ticket.iteration
        arm.in_flight -= 1
        self.timed += 1
        self.microseconds += microseconds
        if iteration.is_first and arm is not iteration.best:
            arm.first = microseconds
        else:
            arm.launches += 1
            arm.microseconds += microseconds
        iteration.times[id(arm)] = microseconds
        self._compare_if_whole(iteration)
        self._look()

    def give_up(self, ticket: Ticket[Build]) -> None:
        """A launch has not been, or nobody will learn its time."""
        if self._is_finished:
            return
        ticket.arm.in_flight -= 1
        self.untold += 1
        self._abandon(ticket.iteration, is_whole=False)
        self._look()

    def remove(self, build: Build, why: str) -> None:
        """A build that cannot be launched is out; Triton's own is the best if that was."""
        for arm in self.arms[1:]:
            if arm.build is build and not arm.out:
                arm.out = why
                if arm is self.best:
                    self.best = self.arms[0]
                    self.best.out = ""
                    self._begin_anew()
        self._look()

    def gain(self, arm: Arm[Build]) -> float:
        """The time of Triton's own build over this one's."""
        return arm.base if arm.was_best else arm.base * arm.comparison.gain()

    def interval(self, arm: Arm[Build]) -> Tuple[float, float]:
        """The ends of the 95 % interval of that: everything where nothing was compared."""
        if arm.was_best:
            return arm.base_low, arm.base_high
        low, high = arm.comparison.interval()
        return arm.base_low * low, arm.base_high * high

    def finish(self) -> None:
        """Once it is over and nobody waits for times any more: keeps what is reported of it, and no comparison."""
        self._is_over, self._is_finished = True, True
        for arm in self.arms:
            arm.base, (arm.base_low, arm.base_high) = self.gain(arm), self.interval(arm)
            arm.was_best, arm.comparison = True, _NOTHING
        self._iterations.clear()

    def _count(self) -> None:
        self.seen += 1
        self._raced += self._is_closed
        self._idle += self._is_closed

    def _may_time(self) -> bool:
        """Whether there are launches left to be timed; until nobody else comes, some are kept for the others."""
        share = 1.0 if self._is_closed else _EARLY_SHARE
        return self._given < share * self._most_launches and self.microseconds < share * self._most_microseconds

    def _look(self) -> None:
        """Whether it is over."""
        challengers, most = self.challengers(), self._most_launches
        are_tried = all(arm.first for arm in challengers)
        self._is_over |= (self.timed + self.untold >= most or self.microseconds >= self._most_microseconds or
                          self._raced >= _MOST_SEEN * most or are_tried and self._idle >= _MOST_IDLE * most or
                          self.untold - self.timed >= _MOST_UNTOLD or self._is_closed and not challengers)

    def _expected_loss(self, arm: Arm[Build]) -> float:
        """Of one more launch, in launches of the best: by pairs, else by what launches of grids of this size took; 0 if there was none."""
        if arm.comparison or not self.best.launches:
            return arm.comparison.expected_loss()
        return _loss(arm.mean() if arm.launches else arm.first - _FIRST_US, self.best.mean())

    def _is_idle(self, arm: Arm[Build]) -> bool:
        """Whether all is known of an arm that launches so far can tell: its own times are there, and of the best there is one or none will come."""
        return not arm.iterations and not arm.in_flight and (self.best.launches > 0 or not arm.first or not self.best.in_flight)

    def _begin(self) -> Optional[_Iteration[Build]]:
        """The best and those challengers whose losses can be borne; None: there is none."""
        able = sorted((arm for arm in self.challengers() if arm.comparison or self._is_idle(arm)), key=self._expected_loss)
        may_lose = _FREE_LOSS + _LOSS_SHARE * self.seen - self._lost - self._at_stake
        # One that was not compared yet is alone with the best, since it may be slower by any factor; and where nothing more may be lost, those go on
        # that lose nothing.
        chosen = [arm for arm in able if not arm.comparison and may_lose > self._expected_loss(arm)][:1]
        chosen = chosen or [arm for arm in able if arm.comparison][:_MOST_IN_ITERATION]
        while chosen and sum(map(self._expected_loss, chosen)) > max(may_lose, 0.0):
            chosen.pop()
        if not chosen:
            self._quiet = _REST
            return None
        iteration = _Iteration(self.best, [self.best, *chosen], sum(map(self._expected_loss, chosen)), not chosen[0].first)
        self._at_stake += iteration.at_stake
        for arm in iteration.arms:
            arm.iterations += 1
        self._chance.shuffle(iteration.waiting)
        return iteration

    def _taken(self, iteration: _Iteration[Build]) -> Optional[Arm[Build]]:
        """Who is next in it; None: it has no other."""
        while iteration.waiting:
            arm = iteration.waiting.pop()
            if not arm.out:
                return arm
            iteration.expected -= 1
            self._compare_if_whole(iteration)
        return None

    def _end(self, iteration: _Iteration[Build]) -> None:
        iteration.is_over = True
        self._at_stake -= iteration.at_stake
        for arm in iteration.arms:
            arm.iterations -= 1

    def _abandon(self, iteration: _Iteration[Build], is_whole: bool = True) -> None:
        """An iteration that will have no comparison: some of it will not be launched, or its times are not known (not `is_whole`). What it
        lost is a guess."""
        if iteration.is_over or is_whole and not iteration.waiting:
            return
        self._end(iteration)
        launched = [arm for arm in self.challengers() if id(arm) in iteration.times]
        self._lost += max(iteration.at_stake, sum(map(self._expected_loss, launched)))
        iteration.waiting.clear()

    def _compare_if_whole(self, iteration: _Iteration[Build]) -> None:
        if iteration.is_over or len(iteration.times) < iteration.expected:
            return
        self._end(iteration)
        best = iteration.times[id(iteration.best)]
        for arm in self.arms:
            if arm is iteration.best or id(arm) not in iteration.times:
                continue
            mine = iteration.times[id(arm)]
            if iteration.is_first:
                self._lost += _loss(mine - _FIRST_US, best)
                continue
            self._lost += mine / best - 1.0
            if arm.out or iteration.best is not self.best:
                continue  # Against one that is no longer the best.
            arm.comparison.add(mine, best)
            if arm.comparison.is_not_faster(ERROR):
                arm.out = "not faster"
        self._lost = max(self._lost, 0.0)
        faster = [arm for arm in self.challengers() if arm.comparison.is_faster(ERROR / MOST_BUILDS)]
        if faster:
            self._replace(max(faster, key=lambda arm: arm.comparison.gain()))

    def _replace(self, winner: Arm[Build]) -> None:
        before, low_high = self.best, winner.comparison.interval()
        before.out = "slower"
        winner.base = before.base * winner.comparison.gain()
        winner.base_low, winner.base_high = before.base_low * low_high[0], before.base_high * low_high[1]
        winner.was_best = True
        self.best = winner
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Everybody is compared with the best, who is another one now."""
        for arm in self.challengers():
            arm.comparison = Comparison()
            arm.base, arm.base_low, arm.base_high = self.best.base, self.best.base_low, self.best.base_high
        for iteration in self._iterations.values():
            self._abandon(iteration)
        self._iterations.clear()
