"""Work beside the program: compilations in processes of low priority, as many at a time as ``KILN_JOBS`` says.

A thread waits for each process, and for nothing else. They are daemons, and what they run is ended with the program.
"""
from __future__ import annotations

import atexit
import os
import signal
import subprocess
import threading
from typing import Callable, List, Mapping, Optional, Sequence, Set, Tuple

from kiln import program

#: One core of so many compiles, by default (guess): the others are the program's.
_CORES_OF_A_JOB = 4
#: The lowest priority there is.
_NICE = 19
_TIMEOUT_S = 600.0

#: A piece of work, and how much it is worth; of those that wait the most valuable is next.
Work = Tuple[Callable[[], float], Callable[[], None]]


def most() -> int:
    """Compilations at a time. Raises ``ValueError`` where ``KILN_JOBS`` is no number."""
    said = os.environ.get("KILN_JOBS", "")
    if not said:
        return max(1, (os.cpu_count() or 1) // _CORES_OF_A_JOB)
    if not said.isdecimal() or int(said) < 1:
        raise ValueError(f"KILN_JOBS={said}: expected how many compilations may run at a time, from 1 on")
    return int(said)


class Jobs:
    """What waits, what runs, and the threads that wait for it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: List[Work] = []
        self._running: Set["subprocess.Popen[str]"] = set()
        self._threads, self._busy = 0, 0
        self._is_over = False

    def submit(self, worth: Callable[[], float], do: Callable[[], None]) -> None:
        """Has the work done some time, by a thread that is there or by a new one. `do` raises nothing."""
        with self._changed:
            self._waiting.append((worth, do))
            if self._busy + len(self._waiting) > self._threads < most():
                self._threads += 1
                threading.Thread(target=self._work, name="kiln-adaptive", daemon=True).start()
            self._changed.notify()

    def run(self, arguments: Sequence[str], text: str, variables: Mapping[str, str]) -> str:
        """What the ``kiln`` program prints, as a process of low priority. Raises what `kiln.program.run` raises."""
        line = [program.command(), *arguments]
        try:
            process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                       start_new_session=True, env={**os.environ, **variables, "KILN_JOBS": "1"})
        except OSError as error:
            raise program.CommandMissing(f"{line[0]} does not run: {error}") from error
        try:
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
        except OSError:
            pass  # It is over already, which is fine.
        with self._changed:
            self._running.add(process)
            if self._is_over:
                _end(process)
        try:
            printed, errors = process.communicate(text, timeout=_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            _end(process)
            process.communicate()
            raise program.CommandCrashed(f"kiln took longer than {_TIMEOUT_S:.0f} s: {' '.join(line)}") from None
        finally:
            with self._changed:
                self._running.discard(process)
        program.raise_if_failed(process.returncode, errors)
        return printed

    def end(self) -> None:
        """Ends what runs, and begins nothing more."""
        with self._changed:
            self._is_over = True
            self._waiting.clear()
            for process in self._running:
                _end(process)

    def is_idle(self) -> bool:
        """Whether nothing waits or runs."""
        with self._changed:
            return not self._waiting and not self._busy

    def _next(self) -> Callable[[], None]:
        with self._changed:
            while not self._waiting:
                self._changed.wait()
            best = max(range(len(self._waiting)), key=lambda index: self._waiting[index][0]())
            self._busy += 1
            return self._waiting.pop(best)[1]

    def _work(self) -> None:
        while True:
            do = self._next()
            try:
                do()
            finally:
                with self._changed:
                    self._busy -= 1


def _end(process: "subprocess.Popen[str]") -> None:
    """With the assembler that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except OSError:
        pass  # It has ended.


_jobs: Optional[Jobs] = None
_lock = threading.Lock()


def of_process() -> Jobs:
    """The jobs of this process, which begin with the first call."""
    global _jobs
    with _lock:
        if _jobs is None:
            _jobs = Jobs()
        return _jobs


def _forget() -> None:
    """A forked child has none of its parent's threads, and must not end its parent's processes."""
    global _jobs, _lock
    _jobs, _lock = None, threading.Lock()


os.register_at_fork(after_in_child=_forget)


@atexit.register
def _end_all() -> None:
    if _jobs is not None:
        _jobs.end()
