"""A ``kiln tune-worker`` process: it compiles or measures what lines of JSON ask for (tools/tune/execute/README.md)."""
from __future__ import annotations

import json
import queue
import subprocess
import tempfile
import threading
from typing import IO, Any, Dict, Mapping, Optional

from kiln import program


class WorkerFailed(Exception):
    """The process ended instead of answering, or a launch did not end."""


class LaunchHangs(WorkerFailed):
    """A launch took longer than it may."""


class Worker:
    """The process, started with the first request and again after it was lost."""

    def __init__(self) -> None:
        self._process: Optional["subprocess.Popen[str]"] = None
        self._lines: "queue.Queue[Optional[str]]" = queue.Queue()
        self._errors: IO[str] = tempfile.TemporaryFile("w+")  # a pipe that nobody reads could fill up

    def _start(self) -> "subprocess.Popen[str]":
        self._errors.seek(0)
        self._errors.truncate()
        process = subprocess.Popen([program.command(), "tune-worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=self._errors, text=True)
        lines: "queue.Queue[Optional[str]]" = queue.Queue()

        def read() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        self._process, self._lines = process, lines
        return process

    def is_running(self) -> bool:
        """Whether there is a process; a fresh one knows no GPU yet."""
        return self._process is not None

    def ask(self, request: Mapping[str, Any], hang_after: Optional[float] = None) -> Dict[str, Any]:
        """The answer to one request. Raises `WorkerFailed`, without a process, where there is none."""
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise WorkerFailed(self._last_words()) from None
        limit: Optional[float] = None
        while True:
            try:
                line = self._lines.get(timeout=limit)
            except queue.Empty:
                self.stop()
                raise LaunchHangs(f"did not end within {hang_after:.0f} s") from None
            if line is None:
                raise WorkerFailed(self._last_words())
            answer: Dict[str, Any] = json.loads(line)
            if "event" not in answer:
                return answer
            limit = hang_after if answer["event"] == "launching" else None

    def _last_words(self) -> str:
        process = self._process
        assert process is not None
        try:
            process.wait(10)  # it has closed its output, so it is about to end
        except subprocess.TimeoutExpired:
            pass
        self.stop()
        self._errors.seek(0)
        return program.message(self._errors.read()) or f"the process ended with code {process.returncode}"

    def stop(self) -> None:
        """Ends the process at once."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        assert process.stdin is not None
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass  # what it has not read, nobody needs any more


def compile_point(request: Mapping[str, Any]) -> Dict[str, Any]:
    """One compilation in a process of its own. One that ends by it twice is refused, and says so."""
    why = ""
    for _ in range(2):
        worker = Worker()
        try:
            return worker.ask(request)
        except WorkerFailed as failure:
            why = str(failure)
        finally:
            worker.stop()
    return {"id": request["id"], "status": "refused", "stage": "compile", "message": f"the compiling process: {why}"}


class Bench:
    """One GPU: a process that stays, and is replaced when a kernel hangs or spoils it."""

    def __init__(self, gpu: int = 0) -> None:
        self._gpu = gpu
        self._worker = Worker()

    def open(self, opening: Mapping[str, Any]) -> Dict[str, Any]:
        """Makes the GPU ready: the case's data, and what is right. The answer as the process gives it."""
        self._worker.stop()
        try:
            return self._worker.ask({**opening, "gpu": self._gpu}, opening["hang_after"])
        except WorkerFailed as failure:
            return {"status": "refused", "message": f"the baseline: {failure}"}

    def measure(self, request: Mapping[str, Any], opening: Mapping[str, Any]) -> Dict[str, Any]:
        """Checks and times one binary, after `open` where the process is a fresh one. What goes wrong with the binary costs
        this measurement alone; a process that ends may have been killed for what is none of the binary's fault, so there
        is a second try."""
        ended = {"id": request["id"], "status": "refused", "stage": "launch"}
        why = ""
        for _ in range(2):
            try:
                if not self._worker.is_running():
                    ready = self.open(opening)
                    if ready["status"] != "ok":
                        raise WorkerFailed(ready["message"])
                answer = self._worker.ask(request, opening["hang_after"])
            except LaunchHangs as hang:
                return {**ended, "status": "timeout", "message": str(hang)}
            except WorkerFailed as failure:
                self._worker.stop()
                why = str(failure)
                continue
            if answer["status"] == "refused":
                self._worker.stop()  # its context may be spoiled
            return answer
        return {**ended, "message": f"the measuring process: {why}"}
