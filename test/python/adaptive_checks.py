"""What the tests of checked adaptive kernels share: tensors with memory, and what builds do in the check process."""
from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Dict, List, Optional

import pytest
from adaptive_kernels import anew, wait
from conftest import HERE
from fake_clock import FakeClock
from fake_gpu import Tensor

import kernels

CHECKED = "adaptive(check=true)"
FAKE = HERE / "fake_check"


class Storage:
    """In this process's memory, as of torch on the GPU that pretends."""

    device = "fake"

    def __init__(self, content: bytes) -> None:
        self._memory = ctypes.create_string_buffer(len(content) + 256)
        self._begin, self._size = (ctypes.addressof(self._memory) + 255) // 256 * 256, len(content)
        ctypes.memmove(self._begin, content, len(content))

    def data_ptr(self) -> int:
        return self._begin

    def nbytes(self) -> int:
        return self._size

    def cpu(self) -> "Storage":
        return self


class Held(Tensor):
    def __init__(self, storage: Storage, offset: int = 0) -> None:
        super().__init__(address=storage.data_ptr() + offset)
        self._storage = storage

    def untyped_storage(self) -> Storage:
        return self._storage


class Acts:
    """What builds do in the check process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.said: Dict[str, str] = {"other": "right"}
        self.write()

    def write(self, **acts: str) -> None:
        self.said.update(acts)
        self.file.write_text(json.dumps(self.said))

    def of(self, binary: bytes, act: str) -> None:
        self.write(**{hashlib.sha256(binary).hexdigest(): act})

    def log(self) -> List[List[str]]:
        """What was launched there so far, and by which process."""
        log = Path(f"{self.file}.log")
        return [line.split() for line in log.read_text().splitlines()] if log.exists() else []


@pytest.fixture
def acts(gpu: Any, fake: FakeClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Acts:
    from kiln.adaptive.check import checks

    monkeypatch.setitem(checks._VARIABLES, "PYTHONPATH", os.pathsep.join([str(FAKE), str(FAKE / "packages"), *filter(None, sys.path)]))
    monkeypatch.setenv("KILN_FAKE_CHECK", str(tmp_path / "acts"))
    return Acts(tmp_path / "acts")


#: What the kernel reads, and what it writes.
X, OUT = Storage(bytes(range(128)) * 32), Storage(bytes(4096))


def row_sum(sched_strategy: Optional[str] = CHECKED, x: Any = None, out: Any = None, grid: int = 64, **keys: Any) -> Any:
    return kernels.row_sum[(grid,)](x or Held(X), out or Held(OUT), 5000, BLOCK=1024, sched_strategy=sched_strategy, **keys)


def learned(count: int = 500, **keys: Any) -> None:
    """The kernel's builds made, checked, and its race over."""
    for _ in range(4):
        row_sum(**keys)
    wait()
    for _ in range(3):
        row_sum(**keys)
        wait()
    for _ in range(count):
        row_sum(**keys)


def joined() -> List[bytes]:
    from kiln.adaptive import install

    return [build.made.binary for launches in install.all_launches() for build in launches.joined()]


def candidates() -> List[bytes]:
    """The builds that a race has without a check, which are there from now on. One may be the very bytes of Triton's own."""
    learned(1, sched_strategy="adaptive")
    found = joined()
    anew()
    assert len(found) > 2
    return found


def no_copies() -> bool:
    from kiln.adaptive import jobs

    return not list(Path(jobs.of_process().folder()).glob("launch-*"))
