"""Activation by the entry point `triton.backends`: it works, it is inert, and nothing that goes wrong breaks Triton."""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import ROOT, Command, python

LAUNCH = """
import sys, fake_gpu, kernels
fake_gpu.install()
T = fake_gpu.Tensor
print(kernels.add[(4,)](T(), T(), T(), 1000, BLOCK=256{}).hash)
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The package as pip leaves it: with the metadata that names its entry point."""
    site = tmp_path / "site"
    shutil.copytree(ROOT / "tools" / "python" / "kiln", site / "kiln", ignore=shutil.ignore_patterns("__pycache__", "bin"))
    info = site / "kiln_compiler-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kiln-compiler\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[triton.backends]\nkiln = kiln.triton_plugin\n")
    return site


def test_import_triton_activates(installed: Path, cache: Path, command: Command) -> None:
    python(LAUNCH.format(", sched_strategy='latency'"), paths=[installed])
    assert len(command.calls()) == 1


@pytest.mark.parametrize("first", ["kiln.triton", "triton"])
def test_by_hand_beside_the_entry_point(installed: Path, cache: Path, command: Command, first: str) -> None:
    """Triton, imported by `kiln.triton`, finds the entry point and activates in the midst of the activation."""
    code = LAUNCH.format(", sched_strategy='latency'")
    python(f"import {first}, kiln.triton\n{code}", {"KILN_POLICY": "mul=latency"}, [installed])
    assert len(command.calls()) == 1


def test_by_hand_without_triton_is_refused(installed: Path) -> None:
    with pytest.raises(AssertionError, match="ImportError: kiln.triton found no Triton"):
        python("import sys; sys.modules['triton'] = None; import kiln.triton", paths=[installed])


def test_unused_it_does_nothing(installed: Path, cache: Path, command: Command) -> None:
    stock = python(LAUNCH.format(""))
    assert python(LAUNCH.format("") + "print(sorted(m for m in sys.modules if 'torch' in m))", paths=[installed]) == stock + "[]\n"
    assert not command.log.exists()


def test_without_the_package_the_key_is_unknown(cache: Path) -> None:
    with pytest.raises(AssertionError, match="unrecognised"):
        python(LAUNCH.format(", sched_strategy='latency'"))


@pytest.mark.parametrize("broken", ["hook.py", "program.py", "nvidia.py"])
def test_a_broken_kiln_does_not_break_triton(installed: Path, cache: Path, broken: str) -> None:
    (installed / "kiln" / broken).write_text("raise RuntimeError('half written')\n")
    printed = python(LAUNCH.format(""), paths=[installed])
    assert "kiln is not active: RuntimeError: half written" in printed


def test_a_missing_program_does_not_break_triton(installed: Path, cache: Path) -> None:
    nowhere = {"KILN_COMMAND": "/nonexistent/kiln"}
    python(LAUNCH.format(""), nowhere, [installed])
    with pytest.raises(AssertionError, match="KILN_COMMAND names no program: /nonexistent/kiln"):
        python(LAUNCH.format(", sched_strategy='latency'"), nowhere, [installed])


def test_a_misspelled_policy_does_not_break_the_import(installed: Path, cache: Path, command: Command) -> None:
    python("import triton", {"KILN_POLICY": "add=latncy"}, [installed])


def test_the_key_carries_the_policy_before_anything_is_compiled(installed: Path, cache: Path, command: Command) -> None:
    """TorchInductor asks for Triton's key before it compiles."""
    code = """
import triton, sys
from triton.runtime import autotuner
import triton.compiler
print((autotuner if hasattr(autotuner, "triton_key") else sys.modules["triton.compiler.compiler"]).triton_key())
"""
    assert "add=latency" in python(code, {"KILN_POLICY": "add=latency"}, [installed]).splitlines()[-1]
