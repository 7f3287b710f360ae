"""What is in the cache keys: directives, Kiln's build, the policy; and what another process finds."""
from __future__ import annotations

import os
from typing import Any

import pytest
from conftest import Command, python
from fake_gpu import Tensor

import kernels

TWO = """
import fake_gpu, kernels, kiln.triton
fake_gpu.install()
T = fake_gpu.Tensor
one = kernels.add[(4,)](T(), T(), T(), 1000, BLOCK=256, sched_strategy="latency")
two = kernels.row_sum[(4,)](T(), T(), 1000, BLOCK=512, sched_strategy="auto(budget=2)", remat="address")
print(one.hash, two.hash)
"""


def test_a_second_process_compiles_nothing(gpu: Any, command: Command) -> None:
    first = python(TWO)
    assert len(command.calls()) == 2
    assert python(TWO) == first
    assert len(command.calls()) == 2


def test_a_new_build_is_a_new_key(gpu: Any, command: Command) -> None:
    def launch(**keys: Any) -> Any:
        kernels.add.device_caches.clear()
        return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)

    old, plain = launch(sched_strategy="latency"), launch()
    command.write("# another build")
    new = launch(sched_strategy="latency")
    assert new.hash != old.hash and len(command.calls()) == 2
    assert launch().hash == plain.hash


def test_a_build_that_is_only_touched_is_read_again(gpu: Any, command: Command) -> None:
    from kiln import program

    before = program.build()
    os.utime(command.path)
    assert program.build() == before


def test_the_package_is_part_of_the_build(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln import program

    before = program.build()
    monkeypatch.setattr(program, "package", lambda: "other sources")
    assert program.build() != before


def test_options_go_to_json(gpu: Any) -> None:
    """Triton's hooks write the options of a kernel down and read them again."""
    compiled = kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, sched_strategy="latency", max_regs=64)
    assert compiled.metadata.max_regs == 64 and compiled.metadata.kiln_policy == ""
    assert compiled.metadata.kiln_directives == "sched_strategy='latency', max_regs=64"
