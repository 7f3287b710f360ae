"""What the tests share: a fake GPU, an empty cache, and a `kiln` command that notes how it is called.

Run by scripts/python-tests.sh, which puts one version of Triton after the other on the path.
"""
from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
REAL = os.environ.get("KILN_COMMAND", str(ROOT / "build" / "bin" / "kiln"))

# Triton 3.9 warns in every process where this is not said.
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")


class Command:
    """A program before the real `kiln`: it notes each call, and can be another build, or one that refuses."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "kiln"
        self.log = folder / "calls"
        self.write()

    def write(self, extra: str = "") -> None:
        """`extra`: shell that runs before the real program; other text is another build."""
        self.path.write_text(f'#!/bin/sh\necho "$KILN_PTXAS|$*" >> {self.log}\n{extra}\nexec {REAL} "$@"\n')
        self.path.chmod(self.path.stat().st_mode | stat.S_IXUSR)

    def refuse(self, message: str) -> None:
        """Makes every compilation fail."""
        self.write(f'[ "$1" != compile ] || {{ echo "kiln: error: {message}" >&2; exit 1; }}')

    def calls(self, name: str = "compile") -> List[str]:
        """The calls of one of its commands so far."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if line.split("|", 1)[1].split(" ", 1)[0] == name]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The noting command, in use."""
    found = Command(tmp_path)
    monkeypatch.setenv("KILN_COMMAND", str(found.path))
    return found


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of Triton's."""
    folder = tmp_path / "triton-cache"
    monkeypatch.setenv("TRITON_CACHE_DIR", str(folder))
    return folder


def forget(*modules: Any) -> None:
    """Empties the tables in which Triton keeps this process's kernels, and what was warned of."""
    from kiln import refusal
    from kiln.decorator import _launched

    for thing in [thing for module in modules for thing in vars(module).values()]:
        kernel = _launched(thing)
        if hasattr(kernel, "device_caches"):
            kernel.device_caches.clear()
            vars(kernel).pop("_kiln_caches", None)
    refusal._said.clear()


@pytest.fixture
def gpu(cache: Path, command: Command, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A fake H100, no kernels compiled yet, and no policy before or after."""
    import fake_gpu
    import kernels
    import kiln
    import kiln.triton  # noqa: F401

    kiln.policy("")
    forget(kernels, request.module)
    yield fake_gpu.install(fake_gpu.HOPPER)
    kiln.policy("")


@pytest.fixture
def mi300(gpu: Any) -> Any:
    """A fake MI300, where this Triton can make binaries for it at all."""
    import fake_gpu
    import kernels

    fake = fake_gpu.install(fake_gpu.MI300)
    try:
        kernels.add[(1,)](fake_gpu.Tensor(), fake_gpu.Tensor(), fake_gpu.Tensor(), 16, BLOCK=128)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"this Triton cannot link for AMD on this machine: {error}")
    fake.launches.clear()
    return fake


def python(code: str, variables: Optional[Dict[str, str]] = None, paths: Optional[List[Path]] = None) -> str:
    """What another Python process prints; it sees the same Triton, and further folders before it."""
    search = os.pathsep.join([str(path) for path in paths or []] + [path for path in sys.path if path])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120,
                          env={**os.environ, "PYTHONPATH": search, **(variables or {})})
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def said(found: pytest.WarningsRecorder) -> List[str]:
    """Kiln's warnings among those of the test, from its fixture `recwarn`."""
    return [str(one.message) for one in found if one.category.__name__ == "KilnWarning"]
