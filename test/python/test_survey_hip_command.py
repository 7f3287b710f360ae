"""`python -m kiln.survey --hip`: what it refuses, and its parts."""
from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any, Callable, Dict, List

import pytest
from conftest import HERE, ROOT, python
from hip_machine import KERNEL, Machine, machine  # noqa: F401

from kiln.survey import hip
from kiln.survey.hip import command, configurations
from kiln.survey.hip.configurations import Unusable
from kiln.survey.hip.document import told
from kiln.survey.hip.inputs.table import LAUNCHES
from kiln.survey.hip.timing import timed


@pytest.mark.parametrize("said, message", [
    ({"hip": None, "cuda": "13.0"}, "expected PyTorch for ROCm, found PyTorch for NVIDIA GPUs (2.10.0+rocm7.1); this survey times"),
    ({"hip": None}, "expected PyTorch for ROCm, found PyTorch without GPUs"),
    ({"arch": None}, "expected an AMD GPU, and PyTorch for ROCm finds none (rocminfo lists them; HIP_VISIBLE_DEVICES"),
    ({"arch": "gfx90a:sramecc+:xnack-"}, "expected a GPU of gfx942 or gfx950, found AMD Instinct MI300X (gfx90a:sramecc+:xnack-)"),
])
def test_other_machines(machine: Machine, capsys: pytest.CaptureFixture[str], said: Dict[str, Any], message: str) -> None:
    machine.does(**said)
    assert machine.run() == 1 and not machine.file.exists()
    line, = capsys.readouterr().err.splitlines()
    assert line.startswith(f"kiln: error: {message}") and line.endswith("or compile without a GPU by --target gfx950")


def test_a_machine_without_pytorch(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('no torch here')\n")
    answer = tmp_path / "answer.json"
    python(f"from kiln.survey.hip import machine\nmachine.main([{str(answer)!r}, ''])", paths=[tmp_path])
    assert json.loads(answer.read_text())["unusable"].startswith("cannot import torch (no torch here); this survey times kernels on an AMD")


def test_another_checkout(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    source = machine.aiter / "tiny" / "ops" / "kernels.py"
    source.write_text(KERNEL + "\n")
    remedy = ("aiter's of commit 01234567: git clone https://example.com/aiter FOLDER && git -C FOLDER checkout 0123456789abcdef, and give --aiter "
              "FOLDER\n")
    assert machine.run() == 1 and capsys.readouterr().err == f"kiln: error: {source}: differs from {remedy}"
    source.unlink()
    assert machine.run() == 1 and capsys.readouterr().err == f"kiln: error: {source}: is missing; expected {remedy}"
    assert not machine.file.exists()


def test_wrong_input(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert machine.run("--only", "wide") == 1
    assert capsys.readouterr().err == "kiln: error: --only wide: expected a match in the name of a configuration: narrow, matrix\n"
    assert machine.run("--only", "(") == 1 and "--only (: expected a regular expression: " in capsys.readouterr().err
    newer = '{"kind": "kiln-hip-survey", "version": 99}'
    for text, found in (("no JSON", "found no JSON"), ("{}", "found another one"), (newer, "found another one")):
        machine.file.write_text(text)
        assert machine.run() == 1 and machine.file.read_text() == text
        line, = capsys.readouterr().err.splitlines()
        assert "expected a survey's file" in line and found in line and line.endswith("give another -o")
    machine.file = machine.file.parent / "missing" / "survey.json"
    assert machine.run() == 1 and "No such file or directory" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        machine.run("--target", "gfx90a")
    assert ended.value.code == 1


def test_a_machine_without_the_command(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KILN_COMMAND", str(machine.aiter / "none"))
    assert machine.run() == 3


def test_the_survey_command_hands_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.survey.__main__ import main

    lines: List[Any] = []
    monkeypatch.setattr(command, "main", lambda line: lines.append(line) or 2)
    assert main(["--aiter", "aiter", "--hip", "-o", "survey.json"]) == 2 and lines == [["--aiter", "aiter", "-o", "survey.json"]]


class Counting:
    """A clock of which a build's launches take 1, 2, 3... times as long as its first one."""

    def __init__(self) -> None:
        self.visits: List[str] = []

    def launches(self, launch: Callable[[], Any], count: int) -> List[float]:
        name, milliseconds = launch()
        self.visits.append(name)
        return [milliseconds * number for number in range(1, count + 1)]


def test_builds_are_timed_in_turns() -> None:
    clock = Counting()
    found = timed(clock, {"triton": lambda: ("triton", 1000.0), "auto": lambda: ("auto", 0.01)}, "triton")
    assert set(found) == {"triton", "auto", "triton again"}
    assert found["triton"] == {"median": 1.5e6, "lower_quartile": 1e6, "upper_quartile": 2e6, "least": 1e6, "launches": 20}
    assert found["auto"]["launches"] == 200 and found["auto"]["least"] == 10.0 and found["auto"]["median"] == 105.0
    rounds = [sorted(clock.visits[begin:begin + 3]) for begin in range(3, len(clock.visits), 3)]
    assert rounds == [["auto", "triton", "triton"]] * 10, "after a warm-up"


def test_rows_for_people() -> None:
    times = {"median": 10.0}
    row = {"builds": {"triton": {"status": "ok", "times": times}, "auto": {"status": "unchecked", "times": {"median": 5.0}},
                      "tile": {"status": "ok", "bit_equal": False, "times": times}}}
    assert told(row, "triton") == "triton 10.0 us, auto 2.000 unchecked, tile 1.000~"


def test_every_configuration_has_a_launch() -> None:
    data = configurations.read()
    assert len(data["configurations"]) == 45 and len({one["name"] for one in data["configurations"]}) == 45
    assert {one["kernel"] for one in data["configurations"]} == set(data["kernels"]) == set(LAUNCHES)
    fp8 = next(one for one in data["configurations"] if one["name"] == "ua2d_d256_fp8")
    assert configurations.signature_of(fp8, data, "gfx942")["query_ptr"] == "*fp8e4b8"
    assert configurations.signature_of(fp8, data, "gfx950")["query_ptr"] == "*fp8e4nv"
    assert "q_descale_ptr" not in configurations.constants_of(fp8, data)
    texts = [(ROOT / file).read_text() for file in ("perf/packages/aiter_configurations.py", "tools/python/README.md")]
    for text in (hip.__doc__ or "", *texts):
        assert f"git clone {data['repository']}" in text and f"checkout {data['commit']}\n" in text


def test_the_wheel_has_the_configurations() -> None:
    spec = importlib.util.spec_from_file_location("make_wheel", ROOT / "scripts" / "make_wheel.py")
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    _, files = made.contents("0", __file__)
    assert {"kiln/survey/hip/configurations.json", "kiln/survey/hip/inputs/paged.py"} <= {name for name, _, _ in files}


def test_a_file_of_configurations_that_is_not_aiters() -> None:
    with pytest.raises(Unusable, match="is missing; expected aiter's of commit e4048607: git clone https://github.com/ROCm/aiter FOLDER"):
        configurations.verify(HERE, configurations.read())
