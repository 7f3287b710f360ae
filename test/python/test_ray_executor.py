"""`python -m kiln.ray_executor` under `kiln tune --executor`, with a Ray that pretends."""
from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, List

import pytest
from conftest import HERE, REAL, ROOT
from fake_driver import CASES, variables

from kiln.ray_executor import _same_build


def tune(folder: Path, rules: str = "* time 100\n", *options: str, ray: bool = True, code: int = 0,
         **more: str) -> Dict[str, Any]:
    """Runs the tuner; its report, and what it said under "said"."""
    search = [str(ROOT / "tools" / "python"), *([str(HERE / "fake_ray")] if ray else [])]
    done = subprocess.run(
        [REAL, "tune", str(CASES / "two.json"), "--executor", f"{sys.executable} -m kiln.ray_executor", "--budget=4",
         "--format=json", f"--log={folder / 'log'}", "-o", str(folder / "tuned.json"), *options],
        capture_output=True, text=True, timeout=60,
        env={**os.environ, **variables(folder, rules), "KILN_COMMAND": REAL, "PYTHONPATH": os.pathsep.join(search), **more})
    assert done.returncode == code, done.stderr
    return {**(json.loads(done.stdout) if done.stdout else {}), "said": done.stderr}


def statuses(report: Dict[str, Any]) -> List[str]:
    return sorted({point["status"] for point in report["points"]})


def test_compiles_and_measures(tmp_path: Path) -> None:
    report = tune(tmp_path, "* time 100\nthreads=256 time 50\n")
    assert report["gpu"] == "Fake GPU" and statuses(report) == ["ok"]
    assert report["points"][report["chosen"]]["label"] == "num_warps=8"
    assert "what a library prints" in report["said"], "and not among the answers"


def test_a_kernel_that_hangs_costs_itself(tmp_path: Path) -> None:
    report = tune(tmp_path, "* time 100\nthreads=256 hang\n", "--hang-after=1")
    assert statuses(report) == ["ok", "timeout"]
    assert {point["label"] for point in report["points"] if point["status"] == "timeout"} == {"num_warps=8"}


def test_a_spoiled_process_is_replaced(tmp_path: Path) -> None:
    report = tune(tmp_path, "* time 100\nthreads=256 illegal-access\n")
    assert statuses(report) == ["ok", "refused"]
    assert any("ILLEGAL_ADDRESS" in point["message"] for point in report["points"])


def test_a_lost_actor_comes_back(tmp_path: Path) -> None:
    report = tune(tmp_path, FAKE_RAY_FAILS="measure 1")
    assert statuses(report) == ["ok"] and "a measuring actor was lost and is started again" in report["said"]


def test_a_binary_that_takes_its_host_along_is_refused(tmp_path: Path) -> None:
    # The baseline's measurement, twice: there is nothing to compare with.
    report = tune(tmp_path, code=1, FAKE_RAY_FAILS="measure 2")
    assert "is refused: the measuring actor was lost 2 times" in report["said"]


def test_a_gpu_that_is_gone_ends_the_run(tmp_path: Path) -> None:
    said = tune(tmp_path, code=3, FAKE_RAY_FAILS="open_gpu 1")["said"]
    assert "the executor: a GPU was lost and does not come back: the actor died" in said


def test_a_lost_compilation_runs_again(tmp_path: Path) -> None:
    assert statuses(tune(tmp_path, FAKE_RAY_FAILS="compile 2")) == ["ok"]
    again = tmp_path / "again"
    again.mkdir()
    assert "the executor: a compilation was lost 3 times" in tune(again, code=3, FAKE_RAY_FAILS="compile 999")["said"]


def test_without_gpus_the_model_chooses(tmp_path: Path) -> None:
    report = tune(tmp_path, FAKE_RAY_GPUS="0")
    assert report["gpu"] is None and statuses(report) == ["ok"]


def test_another_build_is_refused() -> None:
    with pytest.raises(RuntimeError, match="has another build of Kiln"):
        _same_build("this one's")


def test_gpus_of_two_kinds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.ray_executor import Executor, ExecutorFailed

    executor = object.__new__(Executor)
    vars(executor).update(_out=io.StringIO(), _names=set())
    executor._opened({"status": "ok", "gpu": {"name": "H100"}})
    with pytest.raises(ExecutorFailed, match=r"GPUs differ \(H100, H200\).*--accelerator"):
        executor._opened({"status": "ok", "gpu": {"name": "H200"}})


def test_without_ray(tmp_path: Path) -> None:
    said = tune(tmp_path, ray=False, code=3)["said"]
    assert "the executor: Ray is not installed: pip install 'ray>=2.40'" in said
