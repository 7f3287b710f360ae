"""What a tuner found."""
from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Mapping, NamedTuple, Optional, Tuple

from kiln.directive import BESIDE, KEYS
from kiln.variants import VARIANTS, no_attribute


class Failure(NamedTuple):
    """A point of the search that is not right: which, how it ended (``"refused"``, ``"wrong"``, ``"timeout"``,
    ``"stopped"``), where, and why."""

    point: str
    status: str
    stage: str
    message: str


class Speedup(NamedTuple):
    """How many times as fast as the baseline, round by round of the last race; ``least`` and ``most`` bound it with 95 %
    confidence each."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class TuneResult:
    """What ``kiln tune`` found.

    ``str()`` says it in a few lines. Times are microseconds of the last race; by the simulator, without a GPU, there are
    none, and ``gpu`` is None.
    """

    target: str
    gpu: Optional[str]
    #: The chosen configuration by its name in the case, and the directives as keys of a launch.
    label: str
    directives: Mapping[str, Any]
    baseline: str
    baseline_us: Optional[float]
    chosen_us: Optional[float]
    #: None: the baseline stays, or nothing was measured.
    speedup: Optional[Speedup]
    #: By how much the baseline differed from itself.
    noise: Optional[float]
    #: Points by how they ended: ok, refused, wrong, timeout, stopped.
    counts: Mapping[str, int]
    failures: Tuple[Failure, ...]
    #: What slowed the GPU in the last race; None: nothing.
    slowed_by: Optional[str]
    #: Binaries measured, and how many of them the log knew.
    binaries: int
    reused: int
    #: The file for ``kiln compile --tuned`` and ``kiln export --tuned``, and the log that a later run goes on from.
    tuned_file: Path
    log: Path
    #: What the command said of the machine, and where it could not measure.
    notes: Tuple[str, ...]

    if not TYPE_CHECKING:
        def __getattr__(self, name: str) -> Any:
            raise no_attribute(type(self).__name__, name)

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value!r}" for key, value in self.directives.items())
        lines = [f"{self.label}: {said} on {self.target}" if self.label else f"{said} on {self.target}"]
        if self.gpu is None:
            lines.append("by the simulator, which measures nothing: there is no GPU that could")
        elif self.speedup is None:
            lines.append(f"{self.gpu}: nothing is surely faster than the baseline, {self.baseline}")
        else:
            lines.append(f"{self.gpu}: {self.speedup.median:.3f} times as fast as {self.baseline}, at least "
                         f"{self.speedup.least:.3f} with 95 % confidence: {self.chosen_us:.2f} us instead of "
                         f"{self.baseline_us:.2f}")
        if self.slowed_by:
            lines.append(f"the GPU was slowed by {self.slowed_by} meanwhile")
        lines.append(", ".join(f"{count} {status}" for status, count in self.counts.items()) +
                     f"; {self.binaries} binaries, {self.reused} of them from the log; {self.tuned_file}")
        return "\n".join(lines)


@dataclass(frozen=True)
class KernelTuneResult(TuneResult):
    """What was found for a kernel of Triton's, which can be given it."""

    kernel: Any
    #: The chosen configuration: what it sets of the kernel's constants, and the options of its launch.
    constants: Mapping[str, Any]
    options: Mapping[str, Any]

    def config(self) -> Any:
        """The choice as a ``triton.Config``, directives included: for ``triton.autotune``, or to spell out at launches."""
        importlib.import_module("kiln.triton")
        return importlib.import_module("triton").Config({**self.constants, **self.directives}, **self.options)

    def apply(self) -> Any:
        """Gives the kernel what was found, here and now: an autotuner has this configuration alone, and any other kernel
        is launched with it wherever a launch does not say otherwise, as under `kiln.jit`. Returns the ``triton.Config``.
        """
        from kiln.decorator import _give, _launched

        config = self.config()
        if hasattr(self.kernel, "configs"):
            self.kernel.configs = [config]
            return config
        # What an earlier choice has given goes: keys that are None take theirs away.
        directives = {key: self.directives.get(key) for key in KEYS if key != "backend" and key not in BESIDE}
        _give(_launched(self.kernel), {**self.constants, **self.options, **directives})
        return config


def read_report(report: Mapping[str, Any], tuned_file: Path, log: Path, notes: Tuple[str, ...]) -> Dict[str, Any]:
    """The fields of a `TuneResult`, of what ``kiln tune --format json`` prints."""
    points = report["points"]
    chosen, measured = points[report["chosen"]], report["gpu"] is not None
    speedup = next((Speedup(one["speedup"], one["at_least"], one["at_most"]) for one in report["finalists"]
                    if one["point"] == report["chosen"]), None)
    counts = {status: sum(point["status"] == status for point in points)
              for status in ("ok", "refused", "wrong", "timeout", "stopped")}
    directives = {key: chosen[key] for key in ("sched_strategy", "remat", "max_regs") if chosen[key]}
    if "register_usage_level" in chosen:
        directives["register_usage_level"] = chosen["register_usage_level"]
    # Of a case of tile IR: how Kiln lowers it.
    directives.update({variant.key: variant.kind(chosen[variant.key]) for variant in VARIANTS
                       if chosen.get(variant.key, "off") != "off"})
    return dict(
        target=report["target"], gpu=report["gpu"], label=chosen["label"], directives=directives,
        baseline=points[report["baseline"]]["name"], baseline_us=report["baseline_microseconds"] if measured else None,
        chosen_us=report["chosen_microseconds"] if measured else None, speedup=speedup, noise=report["noise"], counts=counts,
        failures=tuple(Failure(point["name"], point["status"], point["stage"], point["message"]) for point in points
                       if point["status"] != "ok"),
        slowed_by=report["slowed"]["by"] if report["slowed"] else None, binaries=report["binaries"], reused=report["reused"],
        tuned_file=tuned_file, log=log, notes=notes)
