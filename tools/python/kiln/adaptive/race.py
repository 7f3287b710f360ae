"""One kernel's builds in a race on a program's own launches: which build the next launch takes, and which are out.

Pure: it knows neither GPUs nor clocks. Launches of one grid form iterations: each build that is still in the race is launched once in each,
in random order, and is compared with the best so far. So all of an iteration are launches of one size close in time, and chance alone decides
who comes first.
"""
from __future__ import annotations

import math
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
#: Timed launches whose times are not there, from which on none is added: streams may wait for anything.
_MOST_IN_FLIGHT = 32
#: Launches after one for which nobody could be tried, before that is asked again.
_REST = 10
#: Where the loss of trying who is left cannot be borne, a race ends all the same: after so many launches in which nobody is tried, if all were
#: seen, and after so many launches, both in those that may be timed.
_MOST_IDLE, _MOST_SEEN = 4, 20

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
    #: The logarithm of its gain over the best as it was seen before they were compared: in its first launch, or beside the one that was the
    #: best before; None: nobody has seen it run.
    seen: Optional[float] = None
    #: Why it is out; empty: it is not.
    out: str = ""

    def expected_loss(self) -> float:
        """What one more launch will take longer than the best's, in launches of the best. Of its first launch, whose caches were cold, half
        is believed."""
        if self.comparison:
            return self.comparison.expected_loss()
        return max(0.0, math.exp(-self.seen) - 1.0) / 2 if self.seen is not None else 0.0

    def mean(self) -> float:
        """Microseconds of a timed launch; 0 without any."""
        return self.microseconds / self.launches if self.launches else 0.0


@dataclass
class _Iteration(Generic[Build]):
    best: Arm[Build]
    #: Who is still to be launched in it, the last one first.
    waiting: List[Arm[Build]]
    #: By `id` of the arm: what it is expected to lose, which is charged already.
    charged: Dict[int, float]
    #: Whether chance decided who comes first. Only then its times are compared.
    is_fair: bool = True
    times: Dict[int, float] = field(default_factory=dict)


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
        self._lost, self._raced, self._idle, self._resting, self._in_flight = 0.0, 0, 0, 0, 0
        #: Whose first launch has no time yet.
        self._awaited: Optional[Arm[Build]] = None
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

    def is_awaiting(self) -> bool:
        """Whether the time of a build's first launch is to be read as soon as it is there: until then no other one is tried."""
        return self._awaited is not None

    def next(self, grid: Hashable) -> Optional[Ticket[Build]]:
        """Which build this launch takes, to be timed; None: the best, untimed."""
        self.seen += 1
        if self._is_over or len(self.arms) == 1:
            return None
        self._raced += 1
        self._idle += 1
        if self._raced % _REST == 0:
            self._look()  # Where times do not come, nobody else asks.
        if self._resting:
            self._resting -= 1
            return None
        iteration = self._iterations.get(grid)
        if iteration is None or not iteration.waiting:
            if self._awaited or self._in_flight >= _MOST_IN_FLIGHT:
                return None
            iteration = self._begin()
            if iteration is None:
                self._look()
                return None
            self._iterations[grid] = iteration
            self._iterations.move_to_end(grid)
            if len(self._iterations) > _MOST_GRIDS:
                self._iterations.popitem(last=False)
        self._idle = 0
        arm = iteration.waiting.pop()
        if arm.seen is None and not iteration.is_fair and arm is not iteration.best:
            self._awaited = arm
        self._in_flight += 1
        return Ticket(arm, iteration)

    def forget(self, ticket: Ticket[Build]) -> None:
        """A launch that a ticket was given for has no time."""
        self._in_flight -= 1
        if ticket.arm is self._awaited:
            self._awaited = None

    def record(self, ticket: Ticket[Build], microseconds: float) -> None:
        """The time of a launch that a ticket was given for; one that is none is forgotten."""
        self.forget(ticket)
        self.timed += 1
        if not 0.0 <= microseconds < math.inf:
            return
        arm, iteration = ticket.arm, ticket.iteration
        self.microseconds += microseconds
        arm.launches += 1
        arm.microseconds += microseconds
        iteration.times[id(arm)] = max(microseconds, 1e-3)
        if len(iteration.times) == len(iteration.charged):
            self._compare(iteration)
        self._look()

    def remove(self, build: Build, why: str) -> None:
        """A build that cannot be launched is out; Triton's own is the best if that was."""
        for arm in self.arms[1:]:
            if arm.build is build and not arm.out:
                arm.out = why
                if arm is self.best:
                    gained = 1.0 / self.gain(arm)
                    self.best = self.arms[0]
                    self.best.out = ""
                    self._begin_anew(gained)
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
        challengers, most = self.challengers(), self._most_launches
        are_seen = all(arm.seen is not None for arm in challengers)
        self._is_over |= (self.timed >= most or self.microseconds >= self._most_microseconds or self._raced >= _MOST_SEEN * most or
                          (are_seen and self._idle >= _MOST_IDLE * most) or (self._is_closed and not challengers))

    def _begin(self) -> Optional[_Iteration[Build]]:
        """The best and those challengers whose losses can be borne; None: there is none."""
        challengers = self.challengers()
        may_lose = _FREE_LOSS + _LOSS_SHARE * self.seen - self._lost
        unseen = [arm for arm in challengers if arm.seen is None] if may_lose > 0.0 else []
        chosen = unseen[:1] or sorted((arm for arm in challengers if arm.seen is not None), key=Arm.expected_loss)[:_MOST_IN_ITERATION]
        while chosen and sum(map(Arm.expected_loss, chosen)) > max(may_lose, 0.0):
            chosen.pop()
        if not chosen:
            self._resting = _REST
            return None
        charged = {id(arm): arm.expected_loss() for arm in chosen}
        self._lost += sum(charged.values())
        charged[id(self.best)] = 0.0
        if unseen:
            # It may be slower by any factor, so it is alone, and after the best, whose time is there then: a grid may not come again.
            return _Iteration(self.best, [chosen[0], self.best], charged, is_fair=False)
        waiting = [self.best, *chosen]
        self._chance.shuffle(waiting)
        return _Iteration(self.best, waiting, charged)

    def _compare(self, iteration: _Iteration[Build]) -> None:
        best = iteration.times[id(iteration.best)]
        for arm in self.arms:
            if arm is iteration.best or id(arm) not in iteration.times:
                continue
            mine = iteration.times[id(arm)]
            self._lost += mine / best - 1.0 - iteration.charged[id(arm)]
            if arm.seen is None:
                arm.seen = math.log(best / mine)
            if arm.out or iteration.best is not self.best or not iteration.is_fair:
                continue  # Against one that is no longer the best, or by no chance.
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
        self._begin_anew(winner.comparison.gain())

    def _begin_anew(self, gained: float) -> None:
        """Everybody is compared with the best, who is another one now, and gains so much over the one before."""
        for arm in self.challengers():
            if arm.seen is not None:
                arm.seen = (math.log(arm.comparison.gain()) if arm.comparison else arm.seen) - math.log(gained)
            arm.comparison = Comparison()
            arm.base, arm.base_low, arm.base_high = self.best.base, self.best.base_low, self.best.base_high
        self._iterations.clear()
