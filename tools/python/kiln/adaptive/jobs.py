"""Work beside the program: compilations and checks in processes of low priority, as many at a time as ``KILN_JOBS`` says.

A thread waits for each process, and for nothing else. They are daemons, and what they run is ended with the program.
"""
from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO, Any, Callable, Dict, List, Mapping, Optional, Sequence, Set, Tuple

from kiln import program
from kiln.adaptive import calm, log

#: One core of so many compiles, by default (guess): the others are the program's.
_CORES_OF_A_JOB = 4
#: The lowest priority there is.
_NICE = 19
#: Processes are groups of their own, to be ended with what they start, and of the program's session where Python can have them so: under Linux's
#: autogroups each session has the same share of the processors, and a priority counts within it alone. At `_NICE` in a session of its own a
#: process took 1.2 and 2.0 times a program's time on one core, and within the program's less than 3 % of it (Linux 6.18, 2026-11-28).
_OWN_GROUP: Dict[str, Any] = {"process_group": 0} if sys.version_info >= (3, 11) else {"start_new_session": True}
_TIMEOUT_S = 600.0  # As of `kiln.program`.
#: How long the end of a program waits for a process that begins, and for those that it has ended, in seconds (guesses).
_PATIENCE_S, _END_S = 5.0, 1.0

#: The worth of work that is short, and that others wait for: it does not wait until the program is calm.
URGENT = float("inf")
#: A piece of work, and how much it is worth; of those that wait the most valuable is next.
Work = Tuple[Callable[[], float], Callable[[], None]]


def most() -> int:
    """Compilations at a time. Raises ``ValueError`` where ``KILN_JOBS`` is no number."""
    said = os.environ.get("KILN_JOBS", "")
    if not said:
        return max(1, (os.cpu_count() or 1) // _CORES_OF_A_JOB)
    if not (said.isascii() and said.isdecimal()) or int(said) < 1:
        raise ValueError(f"KILN_JOBS={said}: expected how many compilations may run at a time, from 1 on")
    return int(said)


class Ended(Exception):
    """The program ends, and with it what it had run."""


class Jobs:
    """What waits, what runs, and the threads that wait for it."""

    def __init__(self) -> None:
        self._most = most()
        self._changed = threading.Condition()
        self._waiting: List[Work] = []
        self._running: Set["subprocess.Popen[str]"] = set()
        self._threads, self._busy = 0, 0
        #: Held while a process begins: one that nobody knows yet, nobody could end.
        self._beginning = threading.Lock()
        self._is_over = False
        self._folder: Optional[str] = None
        #: Of a thread of these: whether what it does can wait until the program is calm.
        self._mine = threading.local()

    def submit(self, worth: Callable[[], float], do: Callable[[], None]) -> None:
        """Has the work done some time, by a thread that is there or by a new one."""
        with self._changed:
            if self._is_over:
                return
            self._waiting.append((worth, do))
            if self._busy + len(self._waiting) > self._threads < self._most:
                try:
                    threading.Thread(target=self._work, name="kiln-adaptive", daemon=True).start()
                    self._threads += 1
                except RuntimeError as error:  # There are too many threads, or the interpreter ends: the next one tries again.
                    log.say(f"no thread waits for compilations: {error}")
            self._changed.notify()

    def run(self, arguments: Sequence[str], text: str, variables: Mapping[str, str]) -> str:
        """What the ``kiln`` program prints, as a process of low priority. Raises what `kiln.program.run` raises, and `Ended`."""
        code, printed, errors = self._run([program.command(), *arguments], text, variables)
        program.raise_if_failed(code, errors)
        return printed

    def run_python(self, module: str, arguments: Sequence[str], variables: Mapping[str, str]) -> Tuple[int, str, str]:
        """How a module ends that is run by a process of low priority of this Python, what it prints, and what it says on standard error; its
        code is negative where a signal ended it. Raises `kiln.program.Error` where it does not begin or takes too long, and `Ended`."""
        search = os.pathsep.join(os.path.abspath(path) for path in sys.path if path)
        # Elsewhere than the program: modules are looked for where a process begins, too.
        return self._run([sys.executable, "-m", module, *arguments], "", {"PYTHONPATH": search, **variables}, self.folder())

    def _run(self, line: List[str], text: str, variables: Mapping[str, str], where: Optional[str] = None) -> Tuple[int, str, str]:
        # By a file: Python writes to a pipe by 512 bytes, and each time asks for the interpreter's lock that the program's launches need, too.
        with tempfile.TemporaryFile(dir=self.folder()) as file:
            file.write(text.encode("utf-8", "surrogateescape"))
            file.seek(0)
            process = self._begin(line, file, variables, where)
        try:
            printed, errors = process.communicate(timeout=_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            raise program.CommandCrashed(f"kiln took longer than {_TIMEOUT_S:.0f} s: {' '.join(line)}") from None
        finally:
            if process.returncode is None:
                _end(process)
                process.communicate()
            with self._changed:
                self._running.discard(process)
        if process.returncode and self._is_over:
            raise Ended
        return process.returncode, printed, errors

    def folder(self) -> str:
        """Where the files of compilations are: what is ended in the midst of one removes none of its own."""
        with self._changed:
            if self._is_over:
                raise Ended
            if self._folder is None or not os.path.isdir(self._folder):  # Programs run for longer than what is temporary is kept.
                self._folder = tempfile.mkdtemp(prefix="kiln-")
            return self._folder

    def _wait_for_calm(self) -> None:
        """Where what this thread does can wait: a kernel's builds are a dozen processes, and the program may have gone on to its next kernels."""
        while getattr(self._mine, "can_wait", False) and not self._is_over:
            pause = calm.remaining_s()
            if not pause:
                break
            time.sleep(min(pause, calm.CALM_S))

    def _begin(self, line: List[str], text: IO[bytes], variables: Mapping[str, str], where: Optional[str]) -> "subprocess.Popen[str]":
        self._wait_for_calm()
        folder = self.folder()
        with self._beginning:
            if self._is_over:
                raise Ended
            try:
                process = subprocess.Popen(line, stdin=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
                                           errors="surrogateescape", cwd=where, env={**os.environ, **variables, "KILN_JOBS": "1", "TMPDIR": folder},
                                           **_OWN_GROUP)
            except OSError as error:
                raise program.CommandMissing(f"{line[0]} does not run: {error}") from error
            with self._changed:
                self._running.add(process)
        _lower(process.pid)
        return process

    def end(self) -> None:
        """Ends what runs, and begins nothing more."""
        self._is_over = True
        is_alone = self._beginning.acquire(timeout=_PATIENCE_S)
        with self._changed:
            self._waiting.clear()
            running = list(self._running)
        if is_alone:
            self._beginning.release()
        for process in running:
            _end(process)
        end = time.monotonic() + _END_S
        for process in running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, end - time.monotonic()))
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def is_idle(self) -> bool:
        """Whether nothing waits or runs."""
        with self._changed:
            return not self._waiting and not self._busy

    def _next(self) -> Callable[[], None]:
        with self._changed:
            while True:
                worths = [_worth(work) for work in self._waiting]
                best = max(worths, default=0.0)
                self._mine.can_wait = best < URGENT
                pause = calm.remaining_s() if self._waiting and self._mine.can_wait else 0.0
                if self._waiting and not pause:
                    self._busy += 1
                    return self._waiting.pop(worths.index(best))[1]
                self._changed.wait(pause or None)

    def _work(self) -> None:
        while True:
            try:
                self._next()()
            except Exception as error:  # Others wait for this thread.
                log.say(f"work beside the program failed: {type(error).__name__}: {error}")
            finally:
                with self._changed:
                    self._busy -= 1


def _worth(work: Work) -> float:
    try:
        return work[0]()
    except Exception:  # It is another kernel's, and this thread is everybody's.
        return 0.0


def _lower(process: int) -> None:
    """Gives a process the lowest priority. One that is over already needs none."""
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process, _NICE)
        if os.getsid(process) == process:  # Before Python 3.11. The kernel takes one of these in 100 ms from whoever is not root.
            Path(f"/proc/{process}/autogroup").write_text(str(_NICE))


def _end(process: "subprocess.Popen[str]") -> None:
    """With the assembler that it has started."""
    if process.returncode is not None:
        return  # Its number may be another process's by now.
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
