"""The package by itself: it is found and documented without Triton, and finds its program."""
from __future__ import annotations

import os
import pydoc
import subprocess
import sys
from pathlib import Path
from typing import Dict

import pytest
from conftest import REAL, ROOT


def alone(code: str, variables: Dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """Python without Triton."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60,
                          env={"PYTHONPATH": str(ROOT / "tools" / "python"), **variables})


def test_import_needs_nothing() -> None:
    done = alone("import kiln, sys; print(kiln.__version__, [m for m in sys.modules if m.startswith(('kiln.', 'triton'))])", {})
    assert done.returncode == 0 and done.stdout.split(" ", 1)[1] in ("[]\n", "['kiln._version']\n")


def test_help_is_complete() -> None:
    import kiln

    text = pydoc.plain(pydoc.render_doc(kiln))
    for name in kiln.__all__:
        assert name in text and (getattr(kiln, name).__doc__ or "").strip(), name
    for key in ("sched_strategy", "remat", "max_regs", "register_usage_level", "ptxas_controls", "backend", "fallback", "KILN_COMMAND"):
        assert key in text, key
    assert set(kiln.__all__) <= set(dir(kiln))
    with pytest.raises(AttributeError, match="no attribute 'frob'"):
        kiln.frob


def test_the_program_is_looked_for(tmp_path: Path) -> None:
    where = "import kiln; print(kiln.command())"
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    other, ours = tmp_path / "first" / "kiln", tmp_path / "second" / "kiln"
    other.write_text("#!/bin/sh\necho pottery 1.0\n")
    ours.write_text(f'#!/bin/sh\nexec {REAL} "$@"\n')
    for file in (other, ours):
        file.chmod(0o755)
    path = {"PATH": f"{other.parent}{os.pathsep}{ours.parent}"}
    assert alone(where, path).stdout.strip() == str(ours), "a program of the same name by somebody else is passed over"
    assert alone(where, {**path, "KILN_COMMAND": REAL}).stdout.strip() == REAL
    missing = alone(where, {"PATH": "/nonexistent"})
    assert "there is no kiln program beside this package or on PATH; set KILN_COMMAND" in missing.stderr
    assert "KILN_COMMAND names no program: /nonexistent" in alone(where, {"KILN_COMMAND": "/nonexistent"}).stderr
    assert "KILN_COMMAND names a program that is not kiln (by its --version): /bin/true" in alone(where, {"KILN_COMMAND": "/bin/true"}).stderr


def test_a_defect_of_the_program_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln import program

    broken = tmp_path / "kiln"
    broken.write_text('#!/bin/sh\n[ "$1" = --version ] && echo "kiln 0.1.0 (LLVM 22)" && exit\nkill -SEGV $$\n')
    broken.chmod(0o755)
    monkeypatch.setenv("KILN_COMMAND", str(broken))
    with pytest.raises(program.CommandFailed, match="ended with code -11, which is a defect of it"):
        program.run(["compile"])
