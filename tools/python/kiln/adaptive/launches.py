"""The launches of an adaptive kernel: what is called instead of Triton's launcher, for one compiled kernel on one device.

The first launches run Triton's own binary. Meanwhile other builds are made (`builds`), and each joins the races as soon as it is there. A race
is of one size of grid; once it is over, its winner is launched with nothing in between but the look-up of the size.
"""
from __future__ import annotations

import itertools
import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Callable, ContextManager, Dict, List, Optional, Set, Tuple

from kiln.adaptive import clock, frozen, kept, log, tuning
from kiln.adaptive.builds import Builds
from kiln.adaptive.loaded import Loaded
from kiln.adaptive.marks import Marks
from kiln.adaptive.race import Race, Ticket
from kiln.adaptive.spec import Adaptive
from kiln.told import least_of, size_of

#: Launches before other builds are made: what is launched once is not worth it (guess).
_WARM = 3
#: Sizes of grids that are known at a time; the first of them is forgotten then.
_MOST_SIZES = 32
#: What a launcher is given between what is its own and the kernel's arguments: launch metadata and two hooks.
_WATCHING = 3

#: What a launch looks up: `Loaded.run`, its function, what goes between, and a counter.
_Settled = Tuple[Callable[..., Any], Any, Tuple[Any, ...], "itertools.count[int]"]


@dataclass(frozen=True)
class Winner:
    """What a size of grid is launched with from here on, and how that was found: in a race, or kept by another process. Neither: nothing is
    measured, and nothing was kept."""

    build: Loaded
    race: Optional[Race[Loaded]] = None
    kept: Optional[kept.Kept] = None


class Launches:
    """Those of one compiled kernel. Its `launch` has the signature of Triton's launchers."""

    def __init__(self, compiled: Any, launcher: Any, spec: Adaptive, device: int) -> None:
        """`compiled` has been loaded on the device; `launcher` is Triton's own for it."""
        self.spec = spec
        self.clock = clock.of_device(compiled.metadata.target.backend, device)
        self.builds = Builds(compiled, launcher, spec, device, self.clock.model)
        self.races: "OrderedDict[int, Race[Loaded]]" = OrderedDict()
        self.winners: Dict[int, Winner] = {}
        #: Launches while some size of grid was not settled.
        self.learning = 0
        #: Launches with tensors that may overlap, which a build would not bear.
        self.overlapped = 0
        self._settled: Dict[int, _Settled] = {}
        self._joined: List[Loaded] = []
        self._is_complete, self._is_frozen, self._is_stopped = False, False, False
        #: Of one of several ranks: what it found, until all take it.
        self._held: List[kept.Kept] = []
        #: Sizes whose choice was kept, until its build is there.
        self._awaited: Set[int] = set()
        self._marks: Marks[Tuple[Ticket[Loaded], Race[Loaded]]] = Marks()
        self._lock = threading.Lock()
        self.launch = self._launcher()

    @property
    def name(self) -> str:
        """The kernel's."""
        return self.builds.name

    def still(self) -> ContextManager[object]:
        """Within it no race goes on and no winner changes: for reports. Settled launches are still counted."""
        return self._lock

    def settled_launches(self, size: int) -> int:
        """Launches of a size of grid since its winner was found."""
        settled = self._settled.get(size)
        return int(repr(settled[3])[len("count("):-1]) if settled else 0  # Nothing else reads one without counting.

    def joined(self) -> List[Loaded]:
        """The builds on the device, beside Triton's own."""
        return list(self._joined)

    def forget_threads(self) -> None:
        """In a forked child: nobody is in here, and launches of the parent's are not the child's."""
        self._lock, self._marks = threading.Lock(), Marks()

    # What `ranks` does with it.

    def release(self) -> List[kept.Kept]:
        """The choices that were held back for all ranks, from now on no more."""
        with self._lock:
            held, self._held = self._held, []
        return held

    def fetch(self, choice: kept.Kept) -> None:
        """Has the build of a choice made, if it is of this kernel; `take_over` launches it."""
        if (self.builds.hash, self.spec.rounding) == (choice.hash, choice.rounding) and choice.grid in self.races:
            self.builds.ask_kept(choice.grid, now=True, is_checked=True)

    def take_over(self) -> None:
        """Launches what was fetched from here on. The device has to be current."""
        with self._lock, self.clock.beside_captures():
            self.builds.take(self)

    def thaw(self) -> None:
        """Measures the sizes for which nothing was kept."""
        with self._lock:
            for size in [size for size, winner in self.winners.items() if size and not winner.race and not winner.kept]:
                del self._settled[size], self.winners[size], self.races[size]

    # The launch.

    def _launcher(self) -> Callable[..., None]:
        settled, learn, count = self._settled.get, self._learn, next

        # `size_of` in place: launches wait for it.
        def launch(x: int, y: int, z: int, stream: Any, function: Any, packed: Any, metadata: Any, enter: Any, leave: Any,
                   *arguments: Any) -> None:
            try:
                build = settled((x * y * z).bit_length())
            except AttributeError:  # An integer of numpy's.
                build = settled(int(x * y * z).bit_length())
            if build is None:
                learn((x, y, z), stream, (metadata, enter, leave, *arguments))
                return
            run, function, between, counter = build
            count(counter)
            run(x, y, z, stream, function, *between, metadata, enter, leave, *arguments)

        return launch

    def _learn(self, grid: Tuple[int, int, int], stream: Any, rest: Tuple[Any, ...]) -> None:
        stock = self.builds.stock
        if tuning.running or self._is_stopped:
            _run(stock, grid, stream, rest)
            return
        try:
            with self._lock:
                build, ticket, race = self._next(grid, stream, rest)
        except Exception as error:  # Whatever it is: the launch is the program's.
            self._stop(error)
            build, ticket = stock, None
        if ticket is None:
            _run(build, grid, stream, rest)
        else:
            self._time(build, ticket, race, grid, stream, rest)

    def _time(self, build: Loaded, ticket: Ticket[Loaded], race: Race[Loaded], grid: Tuple[int, int, int], stream: Any,
              rest: Tuple[Any, ...]) -> None:
        """A launch that is timed."""
        stock = self.builds.stock
        try:
            begun = self.clock.begin(stream)
        except Exception as error:
            self._give_up(ticket, race, f"a launch cannot be timed: {error}")
            _run(stock, grid, stream, rest)
            return
        try:
            _run(build, grid, stream, rest)
        except Exception as error:
            self._give_up(ticket, race)
            if build is stock:
                raise
            with self._lock:
                self._remove(build, f"cannot be launched: {error}")
            _run(stock, grid, stream, rest)
            return
        try:
            mark = self.clock.end(begun, stream)
        except Exception as error:
            self._give_up(ticket, race, f"a launch cannot be timed: {error}")
            return
        with self._lock:
            self._marks.add(stream, (ticket, race), mark)

    def _give_up(self, ticket: Ticket[Loaded], race: Race[Loaded], why: str = "") -> None:
        with self._lock:
            race.give_up(ticket)
            if why:
                self.builds.note(why)

    def _stop(self, error: Exception) -> None:
        """Learns no more: what is settled stays, and else Triton's own runs."""
        self._is_stopped = True
        why = f"learns no more, by a defect of Kiln's: {type(error).__name__}: {error}"
        self.builds.note(why)
        log.say_once(f"kiln: adaptive kernel '{self.name}' {why}")

    def _next(self, grid: Tuple[int, int, int], stream: Any,
              rest: Tuple[Any, ...]) -> Tuple[Loaded, Optional[Ticket[Loaded]], Race[Loaded]]:
        """What this launch runs, and whether it is timed."""
        self.learning += 1
        size = size_of(int(grid[0] * grid[1] * grid[2]))
        race = self.races.get(size) or self._begin(size)
        ticket = None
        if self.builds.has_arrived() or not race.passes():
            if self._is_frozen or not size:
                self._take_frozen(size, grid, stream, rest)
                return self.builds.stock, None, race
            ticket = self._ticket(size, race, grid, stream, rest)
        build = ticket.arm.build if ticket else race.best.build
        if build.choice.needs_apart and not self._is_apart(rest):
            self.overlapped += 1
            if ticket:
                race.give_up(ticket)
                race.remove(build, "is for tensors that do not overlap")
            return self.builds.stock, None, race
        return build, ticket, race

    def _take_frozen(self, size: int, grid: Tuple[int, int, int], stream: Any, rest: Tuple[Any, ...]) -> None:
        """Launches what was kept, else Triton's own, from here on, but for captures; what is being checked, from then on."""
        if self.clock.is_capturing(stream):
            return
        with self.clock.beside_captures():
            self.builds.take(self, (grid, stream, rest[_WATCHING:]))
        if size not in self._settled and size not in self._awaited:
            self._set(size, Winner(self.builds.stock))

    def _ticket(self, size: int, race: Race[Loaded], grid: Tuple[int, int, int], stream: Any, rest: Tuple[Any, ...]) -> Optional[Ticket[Loaded]]:
        """The ticket of a launch that is to be timed, if it is."""
        has_arrived = self.builds.has_arrived()
        if not has_arrived and self.builds.is_asked and race.is_waiting():
            return race.next((grid, stream))
        # Into a graph goes the best as it is now: what is captured has no time, and nothing may be loaded meanwhile.
        if self.clock.is_capturing(stream):
            return None
        kind = grid, stream
        if has_arrived or race.needs_times(kind):
            with self.clock.beside_captures():
                self.builds.take(self, (grid, stream, rest[_WATCHING:]))
                self._read()
        if not self.builds.is_asked:
            if self.learning >= _WARM and size not in self._awaited:
                self.builds.ask(self._worth, grid, rest[_WATCHING:])
            return None
        ticket = None if self._marks.is_full(stream) else race.next(kind)
        if ticket is None and race.is_over():
            self._settle(size, race)
        return ticket

    def _is_apart(self, rest: Tuple[Any, ...]) -> bool:
        return self.builds.overlap.is_apart(rest[_WATCHING:])

    # The races.

    def join(self, build: Loaded) -> None:
        """`builds.Races`."""
        self._joined.append(build)
        for race in self.races.values():
            race.add(build)

    def close(self) -> None:
        """`builds.Races`."""
        self._is_complete = True
        for race in self.races.values():
            race.close()

    def settle_kept(self, size: int, build: Optional[Loaded], kept_: Optional[kept.Kept]) -> None:
        """`builds.Races`."""
        self._awaited.discard(size)
        if build is not None:
            self._set(size, Winner(build, kept=kept_))

    def _begin(self, size: int) -> Race[Loaded]:
        self._is_frozen = frozen.is_frozen(self.spec)
        race: Race[Loaded] = Race(self.builds.stock, self.spec.launches, self.spec.seconds * 1e6)
        for build in self._joined:
            race.add(build)
        if self._is_complete:
            race.close()
        self.races[size] = race
        if len(self.races) > _MOST_SIZES:
            forgotten, _ = self.races.popitem(last=False)
            self._settled.pop(forgotten, None)
            self.winners.pop(forgotten, None)
        if size not in self._awaited and self.builds.ask_kept(size, now=self._is_frozen):
            self._awaited.add(size)
        return race

    def _read(self) -> None:
        """The times of launches that have ended."""
        for (ticket, race), microseconds in self._marks.ended():
            best = race.best
            if microseconds is None:
                race.give_up(ticket)
            else:
                race.record(ticket, microseconds)
            if race.best is not best:
                log.say(f"{self.name}: {race.best.build} is faster, {race.gain(race.best):.3f} times Triton's own")

    def _settle(self, size: int, race: Race[Loaded]) -> None:
        """Ends a race once the last times are there."""
        if any(one is race for _, one in self._marks):
            return
        choice = self._kept(size, race)
        race.finish()
        winner = Winner(race.best.build, race)
        self._set(size, winner)
        log.say(f"{self.name}, {sizes(size)} blocks: {winner.build} stays, {race.gain(race.best):.3f} times Triton's own, "
                f"after {race.timed} timed launches")
        if choice is None:
            return
        if frozen.is_one_of_several():
            self._held.append(choice)
            self._set(size, Winner(self.builds.stock, race))  # Until all ranks take it.
        else:
            self.builds.keep(choice)

    def _kept(self, size: int, race: Race[Loaded]) -> Optional[kept.Kept]:
        """What other processes are to know; None: not all builds took part, and one of the others may be the fastest."""
        if self.builds.maker.tools is None or not self._is_complete or self.builds.maker.lacks_some:
            return None
        (ptxas, build), best = self.builds.maker.tools, race.best
        return kept.Kept(self.name, self.builds.hash, size, self.spec.rounding, best.build.choice.backend, str(best.build.choice), ptxas, build,
                         len(best.comparison), best.comparison.wins, race.gain(best), race.interval(best), race.timed, best.mean())

    def _set(self, size: int, winner: Winner) -> None:
        """Launches the winner from here on. One that this process has not launched yet is tried first."""
        self.winners[size] = winner
        build, stock = winner.build, self.builds.stock
        run, count = build.run, itertools.count()
        if winner.kept is not None and build is not stock:
            run = self._tried(size, winner, count)
        self._settled[size] = self._guarded(build, run), build.function, build.between, count

    def _guarded(self, build: Loaded, run: Callable[..., Any]) -> Callable[..., Any]:
        """`run`, where it must be, on tensors alone that do not overlap."""
        if not build.choice.needs_apart:
            return run
        overlap, stock, first = self.builds.overlap, self.builds.stock, len(build.between)

        def launch(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
            if overlap.is_apart(rest[first + _WATCHING:]):
                run(x, y, z, stream, function, *rest)
            else:
                self.overlapped += 1
                _run(stock, (x, y, z), stream, rest[first:])

        return launch

    def _tried(self, size: int, winner: Winner, count: "itertools.count[int]") -> Callable[..., Any]:
        """The first launch of a build that another process found: whether it can be launched here."""
        build = winner.build

        def launch(x: int, y: int, z: int, stream: Any, function: Any, *rest: Any) -> None:
            try:
                build.run(x, y, z, stream, function, *rest)
            except Exception as error:
                with self._lock:
                    self._remove(build, f"cannot be launched: {error}")
                    if self.winners.get(size) is winner:
                        del self.winners[size], self._settled[size]
                _run(self.builds.stock, (x, y, z), stream, rest[len(build.between):])
                return
            if self.winners.get(size) is winner:
                self._settled[size] = self._guarded(build, build.run), build.function, build.between, count

        return launch

    def _remove(self, build: Loaded, why: str) -> None:
        self.builds.note(f"{build} {why}")
        if build in self._joined:
            self._joined.remove(build)
        for race in self.races.values():
            race.remove(build, why)

    def _worth(self) -> float:
        """The device time that the kernel takes while it is not settled, in microseconds; launches alone until some are timed."""
        means: List[float] = [race.arms[0].mean() for race in list(self.races.values()) if race.arms[0].launches]
        return self.learning * (sum(means) / len(means) if means else 1.0)


def _run(build: Loaded, grid: Tuple[int, int, int], stream: Any, rest: Tuple[Any, ...]) -> None:
    build.run(*grid, stream, build.function, *build.between, *rest)


def sizes(size: int) -> str:
    """The numbers of blocks of one size of grid, "64 to 127"."""
    low, high = least_of(size), (1 << size) - 1
    return f"{low} to {high}" if low < high else str(high)
