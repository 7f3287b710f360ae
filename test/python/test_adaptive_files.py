"""Files of choices that are none, or that say what nobody can have measured."""
from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Dict

import pytest
from adaptive_kernels import binaries, fake, no_others, settled, stock_of, wait
from fake_clock import FakeClock

import kiln


@pytest.mark.parametrize("text", ["", "[]", '{"version": 2, "device": "x", "choices": []}', '{"version": 1, "device": "x", "choices": [{}]}',
                                  '{"version": 1, "device": "x", "choices": [{"kernel": 3}]}'])
def test_files_of_choices_are_checked(gpu: Any, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(ValueError, match="bad.json is no file of choices"):
        kiln.adaptive.load(file)
    with pytest.raises(FileNotFoundError):
        kiln.adaptive.load(tmp_path / "none.json")


# Files that are not as they should be.

CHOICE: Dict[str, Any] = {
    "kernel": "row_sum", "hash": "0" * 64, "grid": 7, "rounding": "exact", "backend": "llvm", "options": "--sched-strategy=source",
    "ptxas": "12.8", "build": "1", "comparisons": 20, "wins": 15, "gain": 1.2, "interval": [1.1, 1.3], "launches": 60, "microseconds": 8.0}


@pytest.mark.parametrize("said, why", [
    ({"gain": math.nan}, "'gain': expected a number"), ({"gain": -1}, "'gain': expected a number"), ({"microseconds": math.inf}, "'micro"),
    ({"microseconds": 1e300}, "'micro"), ({"microseconds": 10**400}, "file of choices"), ({"comparisons": 1e3}, "'comparisons': expected int"),
    ({"comparisons": -1}, "'comparisons'"), ({"interval": [10**400, 1]}, "file of choices"), ({"interval": "12"}, "expected two numbers"),
    ({"interval": [1.0]}, "expected two numbers"), ({"interval": [1.0, "2"]}, "'interval': expected float"), ({"grid": True}, "'grid': expected"),
    ({"backend": "gcc"}, "backend"), ({"rounding": "some"}, "rounding"), ({"backend": "tile"}, "rounding that it has"),
    ({"options": "--sched-strategy='source"}, "No closing quotation"), ({"options": "-o /tmp/other --sched-strategy=source"}, "found '-o'"),
    ({"options": "--emit=mir"}, "found '--emit=mir'"), ({"options": "'--sched-strategy=replay(file=/etc/passwd)'"}, "replay"),
    ({"options": "'--sched-strategy=source;replay( file = x)'"}, "replay"), ({"options": "--max-regs=-1"}, "--max-regs=-1"),
    ({"options": "source"}, "found 'source'"), ({"backend": "triton"}, "'options'"), ({"more": 1}, "expected kernel")])
def test_a_choice_that_nobody_can_have_made(gpu: Any, tmp_path: Path, said: Dict[str, Any], why: str) -> None:
    """A file of choices comes from elsewhere: what it says goes to the compiler's command line, and into reports."""
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({"version": 1, "device": "Fake H100", "choices": [CHOICE, {**CHOICE, "grid": 8, **said}]}))
    with pytest.raises(ValueError, match="is no file of choices") as error:
        kiln.adaptive.load(file)
    assert why in str(error.value)


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 5000, "\x00", '{"version": 1}', '{"version": 1, "device": "x", "choices": 5}'])
def test_a_file_that_is_no_file_of_choices(gpu: Any, fake: FakeClock, cache: Path, text: str, recwarn: pytest.WarningsRecorder) -> None:
    stock = stock_of(fake)
    (cache / "kiln-adaptive").mkdir()
    path = cache / "kiln-adaptive" / "Fake_H100.json"
    path.write_text(text)
    with pytest.raises(ValueError, match="is no file of choices"):
        kiln.adaptive.load(path)
    settled()
    wait()
    assert stock not in binaries(gpu, 20) and path.read_text() == text, "and what another version may have written stays"
    assert any("is not used" in str(one.message) and "is no file of choices" in str(one.message) for one in recwarn)


@pytest.mark.parametrize("make", [lambda path: path.mkdir(), lambda path: path.symlink_to(path)])
def test_a_file_of_choices_that_cannot_be_read(gpu: Any, fake: FakeClock, cache: Path, make: Any, recwarn: pytest.WarningsRecorder) -> None:
    stock = stock_of(fake)
    (cache / "kiln-adaptive").mkdir()
    make(cache / "kiln-adaptive" / "Fake_H100.json")
    settled()
    wait()
    assert stock not in binaries(gpu, 20) and [one for one in recwarn if "is not used" in str(one.message)]


def test_a_folder_is_no_file_to_save_to(gpu: Any, fake: FakeClock, tmp_path: Path) -> None:
    settled(1)
    with pytest.raises(IsADirectoryError, match=str(tmp_path)):
        kiln.adaptive.save(tmp_path)
    assert not [name for name in tmp_path.iterdir() if name.name.startswith(".")]
