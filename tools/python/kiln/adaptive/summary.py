"""What adaptive kernels did so far in this process."""
from __future__ import annotations

import json
import math
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Iterator, List, Optional, Tuple, Union

from kiln import program
from kiln.adaptive.launches import Launches, sizes
from kiln.adaptive.loaded import Loaded
from kiln.adaptive.race import Arm, Race

_VERSION = 1


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
    """All of them; ``str()`` and ``print`` make a table of it, `write` a page for a browser."""

    kernels: Tuple[SizeReport, ...]

    @property
    def saved_seconds(self) -> float:
        """Of all kernels."""
        return sum(one.saved_seconds for one in self.kernels)

    def json(self) -> str:
        """The report for programs, and for ``kiln choices page``: ``{"version": 1, "kernels": [...], "saved_seconds": x}``, where ``kernels``
        has the members of `SizeReport` and `BuildReport`. An end of an interval that is not known is null; all numbers are finite."""
        kernels = [asdict(one) for one in self.kernels]
        for build in (build for one in kernels for build in one["builds"]):
            build["interval"] = [end if 0 < end < math.inf else None for end in build["interval"]]
        return json.dumps({"version": _VERSION, "kernels": kernels, "saved_seconds": self.saved_seconds}, indent=1, allow_nan=False)

    def write(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the report to a file: as `json` where its name ends in ``.json``, as a page for a browser, which ``kiln choices page`` makes,
        where it ends in ``.html``. Raises ``ValueError`` at other names; ``OSError``; and `kiln.program.Error` where no page can be made."""
        suffix = Path(path).suffix
        if suffix == ".json":
            Path(path).write_text(self.json() + "\n")
        elif suffix == ".html":
            program.run(["choices", "page", "-", "-o", os.fspath(path)], self.json())
        else:
            raise ValueError(f"{os.fspath(path)}: expected a name that ends in .json or .html")

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
