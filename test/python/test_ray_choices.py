"""`python -m kiln.ray_choices`: what adaptive kernels chose on the hosts of a cluster, with a Ray that pretends."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict

import pytest
from conftest import HERE, REAL, ROOT

from kiln import ray_choices
from kiln.adaptive.kept import Kept, write

pytest.importorskip("triton")


def kept(letter: str, comparisons: int) -> Kept:
    return Kept("row_sum", letter * 64, 4, "exact", "llvm", "--sched-strategy=latency", "13.0", "build", comparisons, comparisons, 1.2, (1.1, 1.3), 40, 9.0)


def text(folder: Path, *choices: Kept, device: str = "Fake H100") -> str:
    write(folder / "text", device, choices)
    return (folder / "text").read_text()


def comparisons(path: Path) -> Dict[str, int]:
    return {one["hash"][0]: one["comparisons"] for one in json.loads(path.read_text())["choices"]}


def collect(cache: Path, output: Path, *, ray: bool = True, **variables: str) -> Any:
    search = [str(ROOT / "tools" / "python"), *([str(HERE / "fake_ray")] if ray else [])]
    environment = {**os.environ, "TRITON_CACHE_DIR": str(cache), "KILN_COMMAND": REAL, **variables}
    environment["PYTHONPATH"] = os.pathsep.join([*search, os.environ.get("PYTHONPATH", "")])
    return subprocess.run([sys.executable, "-m", "kiln.ray_choices", "-o", str(output)], capture_output=True, text=True, timeout=60,
                          env=environment)


def test_hosts_of_one_model_become_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KILN_COMMAND", REAL)
    found = {"one (0)": {"Fake_H100.json": text(tmp_path, kept("a", 20), kept("b", 5))},
             "two (1)": {"Fake_H100.json": text(tmp_path, kept("b", 9)), "Fake_MI300.json": text(tmp_path, kept("a", 3), device="Fake MI300")}}
    written = ray_choices.merge(found, tmp_path / "made" / "here")
    assert [path.name for path in written] == ["Fake_H100.json", "Fake_MI300.json"]
    assert comparisons(written[0]) == {"a": 20, "b": 9} and comparisons(written[1]) == {"a": 3}
    # A second collection adds to the first.
    ray_choices.merge({"three (2)": {"Fake_H100.json": text(tmp_path, kept("a", 2), kept("c", 1))}}, tmp_path / "made" / "here")
    assert comparisons(written[0]) == {"a": 20, "b": 9, "c": 1}


def test_asks_the_hosts_that_are_there(tmp_path: Path) -> None:
    write(tmp_path / "cache" / "kiln-adaptive" / "Fake_H100.json", "Fake H100", [kept("a", 20)])
    (tmp_path / "cache" / "kiln-adaptive" / "build.json").write_text("{}")
    done = collect(tmp_path / "cache", tmp_path / "out", FAKE_RAY_HOSTS="one -gone two", FAKE_RAY_FAILS="ask-0 1")
    assert done.returncode == 0, done.stderr
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["Fake_H100.json"]
    assert comparisons(tmp_path / "out" / "Fake_H100.json") == {"a": 20}


def test_a_host_that_does_not_answer_is_named(tmp_path: Path) -> None:
    write(tmp_path / "cache" / "kiln-adaptive" / "Fake_H100.json", "Fake H100", [kept("a", 20)])
    done = collect(tmp_path / "cache", tmp_path / "out", FAKE_RAY_HOSTS="one two", FAKE_RAY_FAILS="ask-1 99")
    assert done.returncode == 3 and "kiln: error: two (" in done.stderr and "could not be asked: the worker died" in done.stderr
    assert comparisons(tmp_path / "out" / "Fake_H100.json") == {"a": 20}, "and the others are collected"


def test_what_is_no_file_of_choices_is_said(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "kiln-adaptive" / "Fake_H100.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    done = collect(tmp_path / "cache", tmp_path / "out", FAKE_RAY_HOSTS="one")
    assert done.returncode == 3 and "one (" in done.stderr and "is no file of choices" in done.stderr
    assert not (tmp_path / "out").exists()


def test_nothing_chosen_and_no_ray(tmp_path: Path) -> None:
    done = collect(tmp_path / "cache", tmp_path / "out", FAKE_RAY_HOSTS="one two")
    assert done.returncode == 1 and "none of 2 hosts has choices" in done.stderr
    done = collect(tmp_path / "cache", tmp_path / "out", ray=False)
    assert done.returncode == 3 and "pip install 'ray>=2.40'" in done.stderr
