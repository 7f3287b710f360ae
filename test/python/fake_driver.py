"""The driver of test/fake-cuda, for the `kiln` program that the package starts."""
from __future__ import annotations

from pathlib import Path
from typing import Dict

from conftest import ROOT

#: The cases of `kiln tune`'s own tests.
CASES = ROOT / "test" / "tools" / "tune" / "Inputs"
_LIBRARY = ROOT / "build" / "test" / "fake-cuda"


def variables(folder: Path, rules: str) -> Dict[str, str]:
    """The environment in which a process finds it; `rules` are those of its README.md."""
    assert (_LIBRARY / "libcuda.so.1").exists(), f"build the target fake-cuda: {_LIBRARY}"
    file = folder / "rules"
    file.write_text(rules)
    return {"LD_LIBRARY_PATH": str(_LIBRARY), "KILN_FAKE_CUDA_RULES": str(file)}
