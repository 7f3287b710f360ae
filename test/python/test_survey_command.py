"""`python -m kiln.survey`: what it prints, refuses and exits with."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, List

import pytest
from conftest import HERE, Command, python

from kiln.survey.__main__ import main

STEP = """
import kernels
from fake_gpu import Tensor

number = 3

def step():
    kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256)

def fail():
    step()
    raise RuntimeError("too early")

def directed():
    kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, sched_strategy="latency")

def nothing():
    pass
"""


def run(folder: Path, *line: str) -> List[str]:
    """What the command prints in a process of its own, without any GPU; the last line is its exit code."""
    (folder / "surveyed.py").write_text(STEP)
    return python(f"from kiln.survey.__main__ import main\nprint(main({list(line)!r}))", paths=[folder, HERE]).splitlines()


def test_the_command(cache: Path, command: Command, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    said = run(tmp_path, "surveyed:step", "--static", "--format=json", f"--rows={rows}", "--target=sm_90a")
    assert said[-1] == "0"
    document = json.loads(said[-2])
    assert (document["version"], document["kind"]) == (1, "static")
    one, = document["kernels"]
    assert one["kernel"] == "kernels.add" and one == json.loads(rows.read_text())
    assert set(one["builds"]) == {"triton", "auto", "tile", "either"} and one["builds"]["tile"]["widest_load"] == 4
    assert one["builds"]["auto"]["chosen"].startswith("sched_strategy=")


@pytest.mark.parametrize("line, message", [
    (("surveyed",), "expected MODULE:FUNCTION, found 'surveyed'"),
    (("missing:step",), "cannot import 'missing'"),
    (("surveyed:stop",), "'surveyed' has no 'stop'"),
    (("surveyed:number",), "'surveyed:number' cannot be called"),
    (("surveyed:step", "--target=h100"), "expected a GPU such as sm_90a or gfx942, found 'h100'"),
    (("surveyed:step", "--builds=tiles"), "found 'tiles'"),
    (("surveyed:fail", "--target=sm_91"), "--target: unknown GPU 'sm_91'; did you mean 'sm_90'?; `kiln targets` lists all"),
    (("surveyed:step", "--target="), "--target: expected a GPU such as sm_90a or gfx942, found ''"),
    (("surveyed:nothing",), "the function launched no Triton kernels; usual causes: TorchInductor"),
])
def test_wrong_input(cache: Path, command: Command, tmp_path: Path, line: Any, message: str) -> None:
    said = run(tmp_path, "--static", *line)
    assert said[0] == "1" and any(message in one for one in said), said
    assert len(said) == 2, "one error"


def test_numbers_that_would_do_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for option, message in (("--jobs=0", "--jobs: expected at least 1, found 0"), ("--visits=-1", "--visits: expected at least 0, found -1"),
                            ("--milliseconds=0", "--milliseconds: expected more than 0, found 0")):
        assert main(["surveyed:step", option]) == 1 and capsys.readouterr().err == f"kiln: error: {message}\n"


def test_directives_of_the_program_are_not_used(cache: Path, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run(tmp_path, "surveyed:directed", "--static", "--builds=triton")
    note, = [one for one in said if "note" in one]
    assert note == ("kiln: note: directives of the program are not used, since each build has its own: kernels.add: "
                    "sched_strategy='latency'")
    monkeypatch.setenv("KILN_POLICY", "add=latency")
    said = run(tmp_path, "surveyed:step", "--static", "--builds=triton")
    assert any(one.endswith("each build has its own: the policy add=latency") for one in said), said


def test_without_a_baseline_nothing_is_compared(cache: Path, command: Command, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import os, kiln.survey.static as static\n\ndef step():\n    import surveyed\n    "
                                        "static.build = lambda *given: os.abort()\n    surveyed.step()\n")
    said = run(tmp_path, "broken:step", "--static", "--builds=triton")
    assert "1" in said and said[-1] == ("kiln: error: plain Triton built none of these kernels, so there is nothing to compare with: "
                                        "its compiler ended the process"), said


def test_a_function_that_raises(cache: Path, command: Command, tmp_path: Path) -> None:
    said = run(tmp_path, "surveyed:fail", "--static", "--builds=triton")
    assert any("surveyed:fail raised RuntimeError; only what it launched before" in one for one in said), said
    assert any(one.startswith("add ") for one in said) and "1" in said, said


def test_without_a_gpu_nothing_is_timed(command: Command, tmp_path: Path) -> None:
    said = run(tmp_path, "surveyed:step")
    assert said[0] == "3" and "Triton finds no GPU here; --static" in said[-1], said


def test_a_machine_without_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KILN_COMMAND", str(tmp_path / "none"))
    assert run(tmp_path, "surveyed:step", "--static")[0] == "3"


def test_adaptive_builds_need_a_gpu(gpu: Any, capsys: pytest.CaptureFixture[str]) -> None:
    from kiln.survey.__main__ import main

    assert main(["kernels:nothing", "--static", "--builds", "triton,adaptive"]) == 1
    assert "--static: adaptive: found by launching on a GPU" in capsys.readouterr().err
