"""Lowering variants: the package's table is the command's, and who says an old name is told the new one."""
from __future__ import annotations

import json
from typing import Any

import pytest
from fake_gpu import Tensor

import kernels
import kiln
from kiln import program
from kiln.directive import KEYS, Directives
from kiln.variants import OF_TRITON, RENAMED, VARIANTS


def test_the_table_is_the_commands() -> None:
    theirs = json.loads(program.run(["strategies", "--format=json"]))["variants"]
    assert [(one.key, one.kind is int, list(one.vendors), one.own_launch, one.may_be_open) for one in VARIANTS] == [
        (one["key"], one["is_count"], one["vendors"], one["own_launch"], one["auto"]) for one in theirs if one["key"] not in OF_TRITON]
    assert set(OF_TRITON) < {one["key"] for one in theirs}
    assert RENAMED == {before.replace("-", "_"): one["key"] for one in theirs for before in one["formerly"]}


@pytest.mark.parametrize("key", sorted(RENAMED))
def test_an_old_key_is_told_the_new_one(gpu: Any, key: str) -> None:
    why = f"{key} is called {RENAMED[key]} now"
    with pytest.raises(ValueError, match=why):
        kiln.directives(backend="tile", **{key: True})
    with pytest.raises(ValueError, match=why):
        kiln.jit(backend="tile", **{key: True})
    with pytest.raises(ValueError, match=why):
        kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, backend="tile", **{key: True})


def test_an_old_name_is_told_the_new_one(gpu: Any) -> None:
    with pytest.raises(AttributeError, match="kiln.orders is called kiln.directives now"):
        kiln.orders("latency")
    handle = kiln.bind(kernels.add, Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, sched_strategy="latency")
    with pytest.raises(AttributeError, match="KernelReport.order is called KernelReport.directives now"):
        kiln.report(handle).kernels[0].order  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="kiln has no attribute 'order_of'"):
        kiln.order_of


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(TypeError, match="directives.. has no key tensor_map"):
        kiln.directives(backend="tile", tensor_map=True)


def test_every_variant_is_a_key() -> None:
    asked = Directives.of({"backend": "tile", **{one.key: one.kind(1) for one in VARIANTS}})
    assert asked.keys() == {**dict.fromkeys(KEYS), "backend": "tile", **{one.key: one.kind(1) for one in VARIANTS}}
    assert Directives.of(asked.keys()) == asked


def test_a_number_goes_to_the_command(gpu: Any, command: Any) -> None:
    kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, backend="tile", extra_stages=1, overlap_iterations=False)
    line = command.calls()[-1]
    assert "--extra-stages=1" in line and "--overlap-iterations" not in line
