"""Adaptive kernels in a survey: launched until their races are over, on the launch's own memory; where nothing is timed, until all builds are
made."""
from __future__ import annotations

import importlib
import time
from typing import Any, Callable, Dict, List

#: Launches after which a race is taken as it is: of short kernels one in ten of them is timed (`kiln.adaptive.race`).
_MOST = 10_000
#: Launches between two waits for the GPU, at which memory is put back to what it was: sums would overflow.
_BETWEEN = 64
#: How long other builds may take to be compiled, in seconds.
_PATIENCE_S = 300.0

Row = Dict[str, Any]


def launches_of(compiled: Any) -> Any:
    """The adaptive launches of a compiled kernel. Raises ``ValueError`` where it has none."""
    for launches in importlib.import_module("kiln.adaptive.install").all_launches():
        if launches.launch is compiled.run:
            return launches
    raise ValueError(f"{compiled.name} has no adaptive launches: they cannot be timed here")


def make(compiled: Any, launch: Callable[[], None]) -> float:
    """Launches the kernel until its other builds are made, and brings them to the device; the seconds that it waited for compilers."""
    jobs = importlib.import_module("kiln.adaptive.jobs").of_process()
    launches = launches_of(compiled)
    for _ in range(_BETWEEN):
        if launches.winners or launches.builds.is_asked:
            break
        launch()
    begun = time.monotonic()
    while not jobs.is_idle() and time.monotonic() - begun < _PATIENCE_S:
        time.sleep(0.01)
    launch()
    return time.monotonic() - begun


def learn(compiled: Any, launch: Callable[[], None], put_back: Callable[[], None]) -> Row:
    """Launches the kernel until a winner is found; what that took, and what it was. `put_back` waits for the GPU."""
    launches, count = launches_of(compiled), 0
    compiling = make(compiled, launch)
    while not launches.winners and count < _MOST:
        launch()
        count += 1
        if count % _BETWEEN == 0:
            put_back()
    put_back()
    race = next(iter(launches.races.values()))
    arms = [{"build": str(arm.build), "launches": arm.launches, "first": round(arm.first, 3), "microseconds": round(arm.mean(), 3),
             "gain": round(race.gain(arm), 4), "out": arm.out} for arm in race.arms]
    return {"choice": str(race.best.build), "gain": round(race.gain(race.best), 4), "launches": count, "compile_seconds": round(compiling, 2),
            "is_settled": bool(launches.winners), "arms": arms, "notes": list(launches.builds.notes)}


def unlike(compiled: Any, run: Callable[[Callable[..., Any]], bool]) -> List[str]:
    """The builds that took part and did not write the bytes that Triton's own writes. `run` runs a launcher of Triton's signature on the
    launch's memory; whether it wrote those."""
    launches = launches_of(compiled)

    def launcher(build: Any) -> Callable[..., Any]:
        return lambda x, y, z, stream, function, packed, *rest: build.run(x, y, z, stream, build.function, *build.between, *rest)

    return [str(build) for build in launches.joined() if not run(launcher(build))]
