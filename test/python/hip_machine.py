"""A machine for `python -m kiln.survey --hip`, with an MI300 that pretends (`fake_hip`) and a kernel in the place of aiter's."""
from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Dict

import pytest
from conftest import HERE

from kiln.survey.hip import command

KERNEL = """
import triton
import triton.language as tl


@triton.heuristics({"EVEN": lambda args: False})
@triton.jit
def scale(x, out, n, stride, bias, num_warps: tl.constexpr, EVEN: tl.constexpr, BLOCK: tl.constexpr, FACTOR: tl.constexpr = 2):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at * stride, mask=at < n) * FACTOR * num_warps, mask=at < n)


@triton.jit
def broken(x, out, n, BLOCK: tl.constexpr):
    tl.static_assert(BLOCK < 8)
"""

#: As `configurations.json` is; the kernels' launches are those of `fake_hip`.
DATA: Dict[str, Any] = {
    "repository": "https://example.com/aiter", "commit": "0123456789abcdef",
    "kernels": {"tiny": {"module": "tiny.ops.kernels", "function": "scale", "signature": {"x": "*fp32", "out": "*fp32", "n": "i32:16"},
                         "constants": {"stride": 1, "bias": None}}},
    "configurations": [
        {"name": "narrow", "kernel": "tiny", "constants": {"EVEN": True, "BLOCK": 256}, "options": {"num_warps": 4, "waves_per_eu": 2}},
        {"name": "matrix", "kernel": "tiny", "constants": {"EVEN": True, "BLOCK": 256}, "options": {"num_warps": 2, "matrix_instr_nonkdim": 16}}]}


class Machine:
    """A checkout, a file for rows, and what the GPU does."""

    def __init__(self, folder: Path) -> None:
        self.aiter, self.file, self._said = folder / "aiter", folder / "survey.json", folder / "fake.json"
        source = self.aiter / "tiny" / "ops" / "kernels.py"
        source.parent.mkdir(parents=True)
        source.write_text(KERNEL)
        (self.aiter / "tiny" / "__init__.py").write_text("raise RuntimeError('it would build C++')\n")
        self.data = json.loads(json.dumps(DATA))
        self.data["sources"] = {"tiny/ops/kernels.py": hashlib.sha256(KERNEL.encode()).hexdigest()}
        self.does()

    def does(self, **said: Any) -> None:
        usual = {"arch": "gfx942:sramecc+:xnack-", "milliseconds": {"triton": 0.2, "auto": 0.1, "tile": 0.4}}
        self._said.write_text(json.dumps({**usual, **said}))

    def run(self, *line: str) -> int:
        return command.main(["--aiter", str(self.aiter), "-o", str(self.file), *line], self.data)

    def rows(self) -> Dict[str, Any]:
        return {row["name"]: row for row in json.loads(self.file.read_text())["configurations"]}

    def started(self) -> int:
        """Processes that surveyed a configuration so far."""
        return Path(f"{self._said}.log").read_text().split().count("one")


@pytest.fixture
def machine(mi300: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    paths = [HERE / "fake_hip", *(path for path in sys.path if path)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
    monkeypatch.setenv("KILN_FAKE_HIP", str(tmp_path / "fake.json"))
    return Machine(tmp_path)
