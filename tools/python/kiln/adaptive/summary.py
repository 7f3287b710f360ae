"""What adaptive kernels did so far in this process."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator, List, Optional, Tuple

from kiln.adaptive.builds import Loaded
from kiln.adaptive.launches import Launches, sizes
from kiln.adaptive.race import Arm, Race


@dataclass(frozen=True)
class BuildReport:
    """One build in a race."""

    #: "triton", "llvm" (Triton's LLVM IR by Kiln) or "tile" (own lowering), and options of ``kiln compile``.
    backend: str
    options: str
    #: Launches that were timed, and microseconds of one.
    launches: int
    microseconds: float
    #: The time of Triton's own build over this one's, and the ends of its 95 % interval; an end that too few launches tell is 0 or infinite.
    gain: float
    interval: Tuple[float, float]
    #: Why it is out of the race; empty: it is not.
    out: str


@dataclass(frozen=True)
class SizeReport:
    """One kernel, specialization and size of grid."""

    kernel: str
    hash: str
    #: Numbers of blocks, "64 to 127".
    grid: str
    #: "measuring", "settled", "kept" (as another process found it), or "frozen".
    state: str
    #: What is launched now, as `BuildReport` has it, and its gain.
    backend: str
    options: str
    gain: float
    #: Launches since the winner was found, and what they took less than Triton's own, by the times of the race, in seconds.
    launches: int
    saved_seconds: float
    builds: Tuple[BuildReport, ...]
    #: What else there is to say of the kernel: builds that could not be made, stale choices.
    notes: Tuple[str, ...]


@dataclass(frozen=True)
class AdaptiveReport:
    """All of them; ``str()`` and ``print`` make a table of it."""

    kernels: Tuple[SizeReport, ...]

    @property
    def saved_seconds(self) -> float:
        """Of all kernels."""
        return sum(one.saved_seconds for one in self.kernels)

    def __str__(self) -> str:
        rows = [["kernel", "blocks", "build", "timed", "us", "gain", "95 %", ""]]
        for one in self.kernels:
            rows.append([one.kernel, one.grid, f"{one.backend} {one.options}".strip(), "", "", f"{one.gain:.3f}", "",
                         f"{one.state}, {one.launches} launches, {one.saved_seconds:.3f} s saved"])
            rows += [["", "", f"  {build.backend} {build.options}".rstrip(), str(build.launches), f"{build.microseconds:.1f}",
                      f"{build.gain:.3f}", f"{build.interval[0]:.3f} to {build.interval[1]:.3f}", build.out] for build in one.builds]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        lines = ["  ".join(cell.ljust(width) if column in (0, 1, 2, 7) else cell.rjust(width)
                           for column, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows]
        notes = dict.fromkeys(f"{one.kernel}: {note}" for one in self.kernels for note in one.notes)
        return "\n".join([*lines, *notes, f"saved so far: {self.saved_seconds:.3f} s of device time"])


def _build(race: Race[Loaded], arm: Arm[Loaded]) -> BuildReport:
    return BuildReport(arm.build.choice.backend, str(arm.build.choice), arm.launches, arm.mean(), race.gain(arm), race.interval(arm), arm.out)


def _size(launches: Launches, size: int) -> Optional[SizeReport]:
    race, winner = launches.races.get(size), launches.winners.get(size)
    if race is None:
        return None
    build, gain, saved = race.best.build, race.gain(race.best), 0.0
    state, after = "measuring", launches.settled_launches(size)
    if winner is not None:
        build = winner.build
        state = "settled" if winner.race else "kept" if winner.kept else "frozen"
        # One of several ranks launches Triton's own until all take what it found.
        arm = next((arm for arm in race.arms if arm.build is build), race.arms[0])
        gain = winner.kept.gain if winner.kept else race.gain(arm)
        microseconds = winner.kept.microseconds if winner.kept else arm.mean()
        saved = after * microseconds * (gain - 1.0) * 1e-6
    return SizeReport(launches.name, launches.builds.hash, sizes(size), state, build.choice.backend, str(build.choice), gain, after, saved,
                      tuple(_build(race, arm) for arm in race.arms) if len(race.arms) > 1 else (), tuple(launches.builds.notes))


def of(all_launches: List[Launches]) -> AdaptiveReport:
    """What these did."""

    def found() -> Iterator[SizeReport]:
        for launches in all_launches:
            with launches.still():
                reports = [_size(launches, size) for size in sorted(launches.races)]
            yield from (one for one in reports if one is not None)

    return AdaptiveReport(tuple(found()))
