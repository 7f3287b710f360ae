"""``python -m kiln.adaptive.check.process FOLDER BUILD...``: launches builds of a kernel on copies of a launch's memory (`kiln.adaptive.check.copied_launch`)
and prints of each whether it wrote what Triton's own binary wrote.

A line of JSON for each, as soon as it is known: ``{"build": 2, "why": ""}``, or with a ``fault`` instead, after ``{"begin": 2}``, and before all of
them ``{"ready": true}``, once Triton's own has been launched, or ``{"error": "..."}``. What a build does to this process, by a fault or without end, ends it: its
caller begins it again for the others.

Memory is held against Triton's own byte by byte. Where two launches of Triton's own differ (atomics), and where builds may round otherwise,
the measure is that of a survey (`kiln.survey.check`).
"""
from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import sys
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List, NoReturn

from kiln.adaptive import clock, loaded
from kiln.adaptive.candidates import Choice, Made
from kiln.adaptive.loaded import Ready
from kiln.survey import memory
from kiln.survey.check import difference
from kiln.survey.memory import Memory

#: The share of the GPU's free memory that the copies take at most (guess): the program may ask for more, too.
_FREE_SHARE = 0.5
#: Further launches of Triton's own where a build differs from it: two may be alike by chance.
_AGAIN = 3


class NotReady(Exception):
    """Nothing can be checked here; ``str()`` says why."""


def _kernel(said: Any, folder: Path) -> Any:
    """What `loaded.ready` asks of a kernel: its source as Triton's launchers want it, and its own build."""
    target = importlib.import_module("triton.backends.compiler").GPUTarget(*said["target"])
    fields = {**said["metadata"], "target": target}
    if "cluster_dims" in fields:
        fields["cluster_dims"] = tuple(fields["cluster_dims"])
    metadata: Any = namedtuple("KernelMetadata", sorted(fields))(**fields)
    source = SimpleNamespace(fn=None, constants={}, signature={f"argument_{number}": kind for number, kind in enumerate(said["kinds"])})
    packed = importlib.import_module("triton.compiler").make_backend(target).pack_metadata(metadata)
    made = Made(Choice(), (folder / "triton.bin").read_bytes())
    return SimpleNamespace(source=source, stock=Ready(made, metadata, loaded.driver().launcher_cls(source, metadata), packed))


class Check:
    """A launch, and what Triton's own binary makes of it."""

    def __init__(self, folder: Path, said: Any) -> None:
        """Of a folder and what its ``launch.json`` says. Raises `NotReady`, and whatever the driver raises of Triton's own."""
        self._torch: Any = importlib.import_module("torch")
        self._folder, self._device, self._grid = folder, said["device"], said["grid"]
        driver = loaded.driver()
        driver.set_current_device(self._device)
        model = clock.of_device(said["target"][0], self._device).model
        if model != said["model"]:
            raise NotReady(f"device {self._device} is another one here: expected {said['model']}, found {model}")
        self._stream, self._where = driver.get_current_stream(self._device), driver.get_active_torch_device()
        self._leave_room(sum(one["bytes"] for one in said["storages"]))
        triton: Any = importlib.import_module("triton")
        triton.set_allocator(lambda size, align, stream: self._torch.empty(size, dtype=self._torch.int8, device=self._where))
        self._types = {number: getattr(self._torch, one["type"], self._torch.uint8) for number, one in enumerate(said["storages"])}
        self._before: Memory = {number: self._torch.UntypedStorage.from_file(str(folder / f"storage-{number}"), False, one["bytes"])
                                for number, one in enumerate(said["storages"])}
        self._memory: Memory = {number: self._torch.UntypedStorage(storage.nbytes(), device=self._where)
                                for number, storage in self._before.items()}
        self._arguments = [self._memory[value["storage"]].data_ptr() + value["offset"] if isinstance(value, dict) and value["storage"] >= 0 else
                           0 if isinstance(value, dict) else value for value in said["arguments"]]
        self._kernel = _kernel(said, folder)
        self._stock = loaded.load(self._kernel.stock, self._device)
        self._may_differ = said["rounding"] != "exact"
        self._theirs = self._wrote(self._stock, self._before)
        self._before = memory.spoiled(self._before, self._theirs, self._types, lambda before: self._wrote(self._stock, before))
        if self._is_alike(self._theirs, self._before):
            raise NotReady("Triton's own binary changes nothing in its memory, where one that does nothing would be right")
        self._noise = 0.0
        self._launch_again()

    def _leave_room(self, size: int) -> None:
        if not str(self._where).startswith("cuda"):
            return
        free = self._torch.cuda.mem_get_info(self._where)[0]
        if size > free * _FREE_SHARE:
            raise NotReady(f"its memory, {size / 2**30:.3f} GiB, is more than half of the {free / 2**30:.3f} GiB that are free on the GPU")

    def _wrote(self, build: loaded.Loaded, before: Memory) -> Memory:
        """What memory holds after a launch on it. Waits for the GPU."""
        memory.put_back(self._memory, before)
        build.run(*self._grid, self._stream, build.function, *build.between, None, None, None, *self._arguments)
        return {number: self._torch.UntypedStorage(storage.nbytes()).copy_(storage) for number, storage in self._memory.items()}

    def _is_alike(self, one: Memory, other: Memory) -> bool:
        return all(memory.is_equal(storage, other[number]) for number, storage in one.items())

    def _launch_again(self) -> None:
        """How far Triton's own is from itself."""
        again = self._wrote(self._stock, self._before)
        if not self._is_alike(again, self._theirs):
            self._noise = max(self._noise, difference(again, self._theirs, self._before, self._types).relative)
            self._may_differ = True

    def why_not(self, number: int) -> str:
        """Why a build is not to be launched; empty: it is right. Raises whatever the driver raises of it."""
        metadata = json.loads((self._folder / f"build-{number}.json").read_text())
        made = Made(Choice(), (self._folder / f"build-{number}.bin").read_bytes(), metadata)
        build = loaded.load(loaded.ready(made, self._kernel.source, self._kernel.stock), self._device)
        mine = self._wrote(build, self._before)
        if self._is_alike(mine, self._theirs):
            return ""
        for _ in range(0 if self._may_differ else _AGAIN):
            self._launch_again()
        if not self._may_differ:
            return "writes other bytes than Triton's own binary"
        apart = difference(mine, self._theirs, self._before, self._types)
        if apart.is_right(self._noise):
            return ""
        what = f"{apart.unlike} NaN or infinities that are none there" if apart.unlike else f"a relative difference of {apart.relative:.2g}"
        return f"writes something else than Triton's own binary: {what}"


def _first_line(error: BaseException) -> str:
    return (f"{type(error).__name__}: {error}".strip().splitlines() or [""])[0]


def _tell(**said: Any) -> None:
    print(json.dumps(said), flush=True)


def _end(code: int) -> NoReturn:
    """At once: what a driver does at the end of a process after a fault may wait without end."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _apart_from_answers() -> None:
    """What libraries print goes to standard error."""
    sys.stdout = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)


def main(arguments: List[str]) -> NoReturn:
    """The command."""
    folder, numbers = Path(arguments[0]), list(map(int, arguments[1:]))
    said = json.loads((folder / "launch.json").read_text())
    _apart_from_answers()
    with contextlib.suppress(OSError):  # Where memory is short this process is ended, and not the program.
        Path("/proc/self/oom_score_adj").write_text("1000")
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # It ends the process, whatever that waits for.
    signal.alarm(said["begin_seconds"])
    try:
        found = Check(folder, said)
    except Exception as error:
        _tell(error=str(error) if isinstance(error, NotReady) else _first_line(error))
        _end(1)
    _tell(ready=True)
    for number in numbers:
        signal.alarm(said["build_seconds"])
        _tell(begin=number)
        try:
            _tell(build=number, why=found.why_not(number))
        except Exception as error:  # A driver that said so may answer nothing any more.
            _tell(build=number, fault=f"fails: {_first_line(error)}")
            _end(1)
    _end(0)


if __name__ == "__main__":
    main(sys.argv[1:])
