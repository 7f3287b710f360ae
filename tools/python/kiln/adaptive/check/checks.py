"""``check=true``: has builds checked before anything launches them, on copies of a launch's memory, by a process of its own
(`kiln.adaptive.check.process`), which a fault or a hang ends in the program's stead.

A launch is written down only where there are builds that no process has checked before, once for all of them. What could not be checked is
not launched, and neither is what is not right; the report says why.
"""
from __future__ import annotations

import functools
import json
import signal
import time
import weakref
from collections import deque
from dataclasses import dataclass
from typing import Any, Callable, Deque, Dict, List, Optional, Sequence

from kiln import program
from kiln.adaptive import jobs, log
from kiln.adaptive.candidates import Made
from kiln.adaptive.check import copied_launch
from kiln.adaptive.check.copied_launch import Copied, Launch, NotCopied
from kiln.adaptive.maker import Maker
from kiln.adaptive.overlap import Overlap
from kiln.adaptive.spec import Adaptive

_PROCESS = "kiln.adaptive.check.process"
#: Of that process: no directives for kernels that it may compile, and memory of its own for each tensor, so that what is written beside one is
#: more often a fault.
_VARIABLES = {"KILN_POLICY": "", "KILN_BACKEND": "", "KILN_ADAPTIVE": "", "OMP_NUM_THREADS": "1", "PYTORCH_NO_CUDA_MEMORY_CACHING": "1"}

#: How long nobody asks again whether a launch can be written down that could not be for those of others (guess).
_REST_S = 0.1


@dataclass(frozen=True)
class Outcome:
    """What was found out about a build: why it is not to be launched; empty: it is right."""

    why: str = ""
    #: Whether other processes are to know: what failed may have failed for lack of memory.
    is_kept: bool = True
    #: Whether it was not found wrong, but not checked.
    is_open: bool = False


@dataclass(frozen=True)
class Request:
    """Builds that are to be checked. `tell` gets those that are right, one by one, and with `end` the request is over."""

    builds: Sequence[Made]
    tell: Callable[[Made], None]
    end: Callable[[], None]


class Checks:
    """Those of one kernel on one device."""

    def __init__(self, compiled: Any, spec: Adaptive, device: int, maker: Maker, overlap: Overlap, model: str) -> None:
        self._compiled, self._spec, self._device, self._maker, self._overlap, self._model = compiled, spec, device, maker, overlap, model
        self._requests: Deque[Request] = deque()
        self._rest_until = 0.0

    def ask(self, request: Request) -> None:
        """By a thread of the jobs: has builds checked that have not been; the others are told at once. Raises `kiln.program.Error`."""
        unknown = []
        for build, why in zip(request.builds, self._maker.checked(request.builds)):
            if why is None:
                unknown.append(build)
            else:
                self._tell(request, build, Outcome(why))
        if unknown:
            self._requests.append(Request(unknown, request.tell, request.end))
        else:
            request.end()

    def is_waiting(self) -> bool:
        """Whether there are builds that wait for a launch, to be checked on its memory."""
        return bool(self._requests) and time.monotonic() >= self._rest_until

    def take(self, launch: Launch) -> None:
        """By a thread that launches, before a launch that no graph captures: writes it down and has it checked what waits, or a later one."""
        if not self.is_waiting() or not all(launch[0]):  # Nothing is written by no blocks.
            return
        try:
            copied = copied_launch.write(self._compiled, self._device, self._model, self._spec.rounding, launch)
        except Exception as error:  # Whatever it is: the launch is the program's, and runs Triton's own binary.
            self._give_up(self._drained(), str(error) if isinstance(error, NotCopied) else f"{type(error).__name__}: {error}")
            return
        if copied is None:
            self._rest_until = time.monotonic() + _REST_S
            return
        is_apart = self._overlap.is_apart(launch[2])
        jobs.of_process().submit(_first, functools.partial(_check, weakref.ref(self), copied, self._drained(), is_apart))

    def check(self, copied: Copied, requests: Sequence[Request], is_apart: bool) -> None:
        """By a thread of the jobs: checks builds on a launch, whose tensors do not overlap if `is_apart`."""
        able = [build for request in requests for build in request.builds if is_apart or not build.choice.needs_apart]
        try:
            found = _outcomes(copied, able)
            self._maker.note_checked([(build, one.why) for build, one in zip(able, found) if one.is_kept])
        except jobs.Ended:
            return
        except Exception as error:  # Whatever it is: what was not checked is not launched.
            self._give_up(requests, str(error) if isinstance(error, program.Error) else f"{type(error).__name__}: {error}")
            return
        of_build = {id(build): one for build, one in zip(able, found)}
        overlaps = Outcome("it is for tensors that do not overlap, and those of the launch may", is_open=True)
        for request in requests:
            for build in request.builds:
                self._tell(request, build, of_build.get(id(build), overlaps))
            request.end()
        log.say(f"{self._compiled.name}: {len(able)} builds checked, of which {sum(not one.why for one in found)} are right")

    def _drained(self) -> List[Request]:
        return [self._requests.popleft() for _ in range(len(self._requests))]

    def _tell(self, request: Request, build: Made, found: Outcome) -> None:
        if not found.why:
            request.tell(build)
            return
        self._maker.lacks_some |= found.is_open
        self._maker.note(f"{build.choice} {'was not checked, and is not launched' if found.is_open else 'is not launched'}: {found.why}")

    def _give_up(self, requests: Sequence[Request], why: str) -> None:
        self._maker.lacks_some = True
        self._maker.note(f"no build is launched beside Triton's own, since they could not be checked: {why}")
        for request in requests:
            request.end()


def _first() -> float:
    """The worth of a check: the files of its launch are there until then."""
    return jobs.URGENT


def _check(checks: "weakref.ref[Checks]", copied: Copied, requests: Sequence[Request], is_apart: bool) -> None:
    try:
        alive = checks()
        if alive is not None:
            alive.check(copied, requests, is_apart)
    finally:
        copied.remove()


def _answers(printed: str) -> List[Dict[str, Any]]:
    """The lines of a check process. One that was ended in the midst of a line has not said it."""
    found = []
    for line in printed.splitlines():
        try:
            answer = json.loads(line)
        except ValueError:
            continue
        if isinstance(answer, dict):
            found.append(answer)
    return found


def _end_of(code: int, errors: str) -> str:
    """How a process ended that should not have."""
    last = (errors.strip().splitlines() or [""])[-1]
    what = f"by signal {-code}" if code < 0 else f"with code {code}"
    return f"the process that checks it ended {what}" + (f": {last}" if last else "")


def _outcomes(copied: Copied, builds: Sequence[Made]) -> List[Outcome]:
    """What comes of each. Raises `kiln.program.Error` where nothing can be checked, ``OSError``, and `jobs.Ended`."""
    for number, build in enumerate(builds):
        copied.add(number, build)
    found: Dict[int, Outcome] = {}
    while len(found) < len(builds):
        left = [number for number in range(len(builds)) if number not in found]
        code, printed, errors = jobs.of_process().run_python(_PROCESS, [str(copied.folder), *map(str, left)], _VARIABLES)
        answers = _answers(printed)
        if not any("ready" in one for one in answers):
            said: Optional[str] = next((one["error"] for one in answers if "error" in one), None)
            if code == -signal.SIGALRM:
                said = f"Triton's own binary was not launched on copies of its memory within {copied_launch.BEGIN_S} s"
            raise program.CommandFailed(said or _end_of(code, errors))
        known = len(found)
        for one in answers:
            if "build" in one:
                found[one["build"]] = Outcome(one["fault"], is_kept=False) if "fault" in one else Outcome(one["why"])
        ended = next((one["begin"] for one in answers if "begin" in one and one["begin"] not in found), None)
        if ended is not None:
            is_hang = code == -signal.SIGALRM
            why = f"it takes longer than {copied_launch.BUILD_S} s" if is_hang else _end_of(code, errors)
            found[ended] = Outcome(why, is_kept=is_hang, is_open=code == -signal.SIGKILL)
        if len(found) == known:
            raise program.CommandFailed(_end_of(code, errors))
    return [found[number] for number in range(len(builds))]
