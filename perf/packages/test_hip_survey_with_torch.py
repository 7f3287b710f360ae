"""What `kiln.survey.hip` needs PyTorch for, without a GPU: run by hand, as test_survey_with_torch.py beside it. A driver that pretends calls a Python
function instead of a kernel. `AITER` names a checkout of aiter; without it the launches of its kernels are not looked at."""
import hashlib
import json
import math
import os
from pathlib import Path

import aiter_emulated
import pytest
import torch

import kiln.triton  # noqa: F401
from kiln.survey import pretended_driver, pretended_torch
from kiln.survey.hip import configurations, one
from kiln.survey.hip.gpu import Gpu, Pretended
from kiln.survey.hip.inputs import table
from kiln.survey.hip.inputs.case import Launched
from kiln.survey.hip.inputs.tensors import Tensors

KERNEL = """
import triton
import triton.language as tl


@triton.jit
def twice(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)
"""


class Acting(pretended_driver.Driver):
    """Doubles, as `twice` does; own lowering does what the test says beside."""

    def __init__(self, ours):
        super().__init__("gfx942")
        self.ours = ours

    def launcher_cls(self, source, metadata):
        def launch(x, y, z, stream, function, packed, noted, enter, leave, source_, out, *rest):
            out.copy_(source_ * 2)
            if "backend='tile'" in str(metadata.get("kiln_directives") if isinstance(metadata, dict) else getattr(metadata, "kiln_directives", "")):
                self.ours(out)
        return launch


class Clock:
    def launches(self, launch, count):
        launch()
        return [1.0] * count


class Acted(Gpu):
    def tensors(self):
        return Tensors("cpu")

    def clock(self):
        return Clock()


def survey(folder, ours, monkeypatch):
    from triton.runtime.driver import driver

    source = folder / "twice" / "kernels.py"
    source.parent.mkdir()
    source.write_text(KERNEL)
    data = {"sources": {"twice/kernels.py": hashlib.sha256(KERNEL.encode()).hexdigest()},
            "kernels": {"twice": {"module": "twice.kernels", "function": "twice", "signature": {"x": "*fp32", "out": "*fp32", "n": "i32:16"}}},
            "configurations": [{"name": "one", "kernel": "twice", "constants": {"BLOCK": 64}, "options": {}}]}
    monkeypatch.setitem(table.LAUNCHES, "twice", lambda case: Launched((1,), {"x": case.normal("x", 64), "out": case.zeros("out", 64), "n": 64}))
    for name in [name for name in one.sys.modules if name.split(".")[0] == "twice"]:
        monkeypatch.delitem(one.sys.modules, name)
    job = {"data": data, "name": "one", "aiter": str(folder), "target": "gfx942", "is_pretended": False, "row": {"name": "one"}}
    with pretended_torch._changed(pretended_torch._changes(torch)):
        driver.set_active(Acting(ours))
        done = one.Survey(job, Acted(), lambda row: json.dumps(row))
        done.run()
    return done.row


def test_builds_are_checked_and_timed(tmp_path, monkeypatch):
    row = survey(tmp_path, lambda out: None, monkeypatch)
    assert row["finished"] and "failure" not in row and row["differs"] == []
    assert row["arguments"]["x"] == {"type": "float32", "shape": [64], "strides": [1]}
    for build in ("triton", "auto", "tile"):
        assert row["builds"][build]["status"] == "ok" and row["builds"][build]["times"]["median"] == 1000.0
    assert row["builds"]["tile"]["bit_equal"] and row["builds"]["triton"]["written"] == 1 and row["builds"]["triton"]["again"]["launches"] >= 20


def test_a_wrong_result_is_not_timed(tmp_path, monkeypatch):
    row = survey(tmp_path, lambda out: out[3:4].add_(7), monkeypatch)
    cell = row["builds"]["tile"]
    assert cell["status"] == "wrong" and cell["largest"] == pytest.approx(7) and not cell["bit_equal"] and "times" not in cell
    assert row["builds"]["auto"]["times"]["median"] == 1000.0


def test_what_is_rounded_otherwise_is_right(tmp_path, monkeypatch):
    cell = survey(tmp_path, lambda out: out.mul_(1 + 1e-6), monkeypatch)["builds"]["tile"]
    assert cell["status"] == "ok" and not cell["bit_equal"] and 0 < cell["relative"] < 1e-5 and cell["times"]["median"] == 1000.0


def test_tensors_are_the_same_each_time():
    one_, other = Tensors("cpu"), Tensors("cpu")
    assert torch.equal(one_.normal("bf16", 8, 8), other.normal("bf16", 8, 8)) and one_.permutation(50) == other.permutation(50)
    assert torch.equal(one_.normal("fp8e4b8", 99).float(), other.normal("fp8e4b8", 99).float())
    assert one_.zeros("fp32", 3).tolist() == [0, 0, 0] and 0.5 <= one_.uniform("fp32", 0.5, 1, 9).min() <= 1
    assert one_.integers([[1, 2]], "i64").dtype == torch.int64


@pytest.mark.skipif("AITER" not in os.environ, reason="AITER names no checkout of aiter")
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_launches_are_those_of_the_configurations(target):
    data = configurations.read()
    configurations.verify(Path(os.environ["AITER"]), data)
    for configuration in data["configurations"]:
        job = {"data": data, "name": configuration["name"], "aiter": os.environ["AITER"], "target": target}
        with pretended_driver.for_target(target):
            found = one._configured(job, Pretended(target))
            compiled = found.fn.warmup(grid=found.grid, **found.kwargs)
            compiled = compiled.result() if hasattr(compiled, "result") else compiled
            assert one.kernels.differences(compiled.src, found.expected) == [], configuration["name"]
        for value in found.kwargs.values():
            assert not isinstance(value, torch.Tensor) or value.untyped_storage().nbytes() < 1 << 31, configuration["name"]


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_small_launches_are_what_kernels_were_compiled_for(target):
    for configuration in configurations.read()["configurations"]:
        launched, _, made = aiter_emulated.small_launch(configuration["name"], target)
        assert 0 < sum(tensor.numel() for tensor in made.outputs) < 1 << 24, configuration["name"]
        assert math.prod(aiter_emulated.first_blocks(launched.grid, 16)) <= 16, configuration["name"]


def test_the_longest_dimension_of_a_grid_is_halved():
    assert aiter_emulated.first_blocks((2, 100, 3), 20) == [2, 2, 3] and aiter_emulated.first_blocks((5,), 16) == [5]
