"""One kernel's builds in a race on a program's own launches: which build the next launch takes, and which are out.

Pure: it knows neither GPUs nor clocks. Launches of one grid form iterations: each build that is still in the race is launched once in each,
in random order, and is compared with the best so far. So all of an iteration are launches of one size close in time, and chance alone decides
who comes first.
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
#: What a race may lose, in launches of the best build: some at once, or nothing would ever be tried, and a share of all launches. Losses are
#: what challengers took longer than the best; what they took less pays for others.
_FREE_LOSS, _LOSS_SHARE = 2.0, 0.01
#: Challengers of one iteration beside the best.
_MOST_IN_ITERATION = 4
#: Grids whose iterations are open at once.
_MOST_GRIDS = 8
#: Launches after one for which nobody could be tried, before that is asked again.
_REST = 10
#: Launches of a race, timed or not, in those that may be timed: where the loss of trying who is left cannot be borne, it ends all the same.
_MOST_SEEN = 4

Build = TypeVar("Build")


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
    launches: int = 0
    microseconds: float = 0.0
    #: Why it is out; empty: it is not.
    out: str = ""

    def mean(self) -> float:
        """Microseconds of a timed launch; 0 without any."""
        return self.microseconds / self.launches if self.launches else 0.0


@dataclass
class _Iteration(Generic[Build]):
    best: Arm[Build]
    waiting: List[Arm[Build]]
    times: Dict[int, float] = field(default_factory=dict)
    expected: int = 0


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
        self.seen, self.timed, self.microseconds = 0, 0, 0.0
        self._most_launches, self._most_microseconds = launches, microseconds
        self._lost, self._raced, self._resting = 0.0, 0, 0
        self._chance = chance or random.Random()
        self._iterations: "OrderedDict[Hashable, _Iteration[Build]]" = OrderedDict()
        self._is_closed, self._is_over = False, False

    def add(self, build: Build) -> None:
        """A challenger."""
        if len(self.arms) <= MOST_BUILDS:
            self.arms.append(Arm(build, base=self.best.base, base_low=self.best.base_low, base_high=self.best.base_high))

    def close(self) -> None:
        """No other challenger will come."""
        self._is_closed = True
        self._look()

    def challengers(self) -> List[Arm[Build]]:
        """Who is still in the race, beside the best."""
        return [arm for arm in self.arms if not arm.out and arm is not self.best]

    def is_waiting(self) -> bool:
        """Whether there is nobody to race yet."""
        return len(self.arms) == 1 and not self._is_closed

    def is_over(self) -> bool:
        """Whether the best is the winner."""
        return self._is_over

    def next(self, grid: Hashable) -> Optional[Ticket[Build]]:
        """Which build this launch takes, to be timed; None: the best, untimed."""
        self.seen += 1
        if self._is_over or len(self.arms) == 1:
            return None
        self._raced += 1
        if self._resting:
            self._resting -= 1
            return None
        iteration = self._iterations.get(grid)
        if iteration is None or not iteration.waiting:
            iteration = self._begin()
            if iteration is None:
                self._look()
                return None
            self._iterations[grid] = iteration
            self._iterations.move_to_end(grid)
            if len(self._iterations) > _MOST_GRIDS:
                self._iterations.popitem(last=False)
        return Ticket(iteration.waiting.pop(), iteration)

    def record(self, ticket: Ticket[Build], microseconds: float) -> None:
        """The time of a launch that a ticket was given for."""
        arm, iteration = ticket.arm, ticket.iteration
        self.timed += 1
        self.microseconds += microseconds
        arm.launches += 1
        arm.microseconds += microseconds
        iteration.times[id(arm)] = max(microseconds, 1e-3)
        if len(iteration.times) == iteration.expected:
            self._compare(iteration)
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

    def _look(self) -> None:
        """Whether it is over."""
        self._is_over |= (self.timed >= self._most_launches or self.microseconds >= self._most_microseconds or
                          self._raced >= _MOST_SEEN * self._most_launches or (self._is_closed and not self.challengers()))

    def _begin(self) -> Optional[_Iteration[Build]]:
        """The best and those challengers whose losses can be borne; None: there is none."""
        able = sorted(self.challengers(), key=lambda arm: (len(arm.comparison) > 0, arm.comparison.expected_loss()))
        # One that nobody has seen run yet is alone in its first iteration, since it may be slower by any factor.
        chosen = able[:1] if able and not able[0].comparison else able[:_MOST_IN_ITERATION]
        may_lose = _FREE_LOSS + _LOSS_SHARE * self.seen - self._lost
        while chosen and sum(arm.comparison.expected_loss() for arm in chosen) > may_lose:
            chosen.pop()
        if not chosen:
            self._resting = _REST
            return None
        waiting = [self.best, *chosen]
        self._chance.shuffle(waiting)
        return _Iteration(self.best, waiting, expected=len(waiting))

    def _compare(self, iteration: _Iteration[Build]) -> None:
        best = iteration.times[id(iteration.best)]
        for arm in self.arms:
            if arm is iteration.best or id(arm) not in iteration.times:
                continue
            mine = iteration.times[id(arm)]
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
        self._iterations.clear()
