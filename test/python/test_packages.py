"""perf/packages: what counts as worse than committed rows, and that the packages are pinned. Needs none of them."""
from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any, Dict

import pytest
from conftest import ROOT

PACKAGES = ROOT / "perf" / "packages"
USUAL: Dict[str, Any] = {"registers": 64, "spill_bytes": 0, "warps": 16, "barriers": 1, "loop_instructions": 100, "widest_load": 16, "copies": 4,
                         "bulk_copies": 0, "copies_in_flight": 2, "matrix": 8}


def module(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, PACKAGES / f"{name}.py")
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize("change, said", [
    ({}, []),
    ({"spill_bytes": 16, "registers": 70, "loop_instructions": 110}, []),
    ({"spill_bytes": 17}, ["bytes spilled 0 -> 17"]),
    ({"registers": 72}, ["registers 64 -> 72"]),
    ({"warps": 12}, ["resident warps 16 -> 12"]),
    ({"barriers": 2}, ["barriers in the loop 1 -> 2"]),
    ({"loop_instructions": 111}, ["instructions in the loop 100 -> 111"]),
    ({"widest_load": 4}, ["widest load, bytes a thread: 16 -> 4"]),
    ({"copies": 0, "copies_in_flight": 0}, ["asynchronous copies in the loop 4 -> none", "copies in flight 2 -> 0"]),
    ({"copies": 0, "copies_in_flight": 0, "bulk_copies": 2}, []),
    ({"copies_in_flight": 1}, ["copies in flight 2 -> 1"]),
    ({"matrix": 0}, ["no matrix instructions"]),
])
def test_worse(change: Dict[str, Any], said: Any) -> None:
    assert module("baseline").worse(USUAL, {**USUAL, **change}) == said


def test_refusals() -> None:
    worse = module("baseline").worse
    assert worse(USUAL, {"refused": "too large"}) == ["refused now: too large"]
    assert worse({"refused": "too large"}, {"refused": "too large"}) == worse({"refused": "too large"}, USUAL) == []


def test_rows_against_rows(tmp_path: Path) -> None:
    def row(key: str, **change: Any) -> Dict[str, Any]:
        return {"kernel": "a.b", "key": key, "target": "sm_90a", "builds": {"tile": {**USUAL, **change}}}

    file = tmp_path / "rows.json"
    file.write_text(json.dumps({"kernels": [row("1"), row("2"), row("3")]}))
    baseline = module("baseline")
    bad, count = baseline.compare([row("1"), row("2", warps=8), row("4")], baseline.read(file))
    assert bad == [("a.b", "2", "sm_90a", ["resident warps 16 -> 8"])] and count == {"compared": 2, "new": 1, "not met": 1}


def test_every_package_is_pinned_and_none_is_in_both_files() -> None:
    names = []
    for file in ("requirements.txt", "after-freeze.txt"):
        text = re.sub(r"^#.*\n", "", (PACKAGES / file).read_text(), flags=re.MULTILINE)
        pins = re.findall(r"^([\w-]+)==[\w.]+ \\\n    --hash=sha256:[0-9a-f]{64}$", text, re.MULTILINE)
        assert len(pins) * 2 == len(text.splitlines())
        names += pins
    assert len(names) == len(set(names))
    ops = (PACKAGES / "ops" / "__init__.py").read_text()
    assert set(re.findall(r'"([\w-]+)": \(', ops)) == set(names[:names.index("flag-gems")])
