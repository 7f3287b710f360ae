"""The Triton language in Kiln: our library, and the functions in C++, give the code that Triton's own give."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import triton
from conftest import REAL, ROOT

RELEASES = ("3.6", "3.9")  # those that the language follows
BUILD = Path(REAL).parent.parent


def compare(script: str, *arguments: str) -> str:
    """What a script under test/frontend/triton says that compares with the Triton at hand."""
    done = subprocess.run([sys.executable, str(ROOT / "test/frontend/triton" / script), *arguments],
                          capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(triton.__version__[:3] not in RELEASES, reason="the language follows Triton 3.6 and 3.9")
def test_library_is_tritons() -> None:
    # Each ninth case meets all functions and types; all of them take a minute.
    assert ", 0 differ" in compare("library.py", "--every", "9")


@pytest.mark.skipif(triton.__version__[:3] not in RELEASES, reason="the language follows Triton 3.6 and 3.9")
@pytest.mark.skipif(not (BUILD / "bin/kiln-opt").exists(), reason="there is no kiln-opt beside kiln")
def test_functions_are_tritons() -> None:
    # All 3400 cases take ten minutes.
    assert ": 0 differ" in compare("functions.py", "--every", "43", "--build", str(BUILD))
