"""Directives by kernel name."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import Command, python, said
from fake_gpu import Tensor

import kernels
import kiln
from kiln.refusal import Refused


def add(**keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)


def row_sum(**keys: Any) -> Any:
    return kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=512, **keys)


def test_rules_name_kernels(gpu: Any, command: Command) -> None:
    plain = add(), row_sum()
    with kiln.policy("row.*=pressure(max_regs=96);disable(pass=loop-reduce);ad=latency", remat="row_sum=address"):
        inside = add(), row_sum()
        assert [kernel.hash for kernel in inside] != [kernel.hash for kernel in plain]
        assert inside[0].kernel == plain[0].kernel, "no rule matches the whole name 'add'"
        assert inside[1].kernel != plain[1].kernel
        assert "--sched-strategy=pressure(max_regs=96); disable(pass=loop-reduce) --remat=address" in command.calls()[-1]
        assert len(command.calls()) == 1
    assert (add(), row_sum()) == plain, "outside, this process's kernels are those from before"


def test_policies_nest_and_come_back(gpu: Any, command: Command) -> None:
    with kiln.policy("add=latency"):
        outer = add()
        with kiln.policy("add=freeze"):
            assert add().hash != outer.hash
        assert add() is outer
    assert len(command.calls()) == 2


def test_a_kernels_own_order_counts(gpu: Any, command: Command) -> None:
    asked = add(sched_strategy="freeze")
    with kiln.policy(".*=latency"):
        assert add(sched_strategy="freeze").kernel == asked.kernel
        assert all("latency" not in line for line in command.calls())


@pytest.mark.parametrize("rules, why", [
    ("add=latncy", "did you mean 'latency'"),
    ("latency", "regex=spec"),
    ("a(dd=latency", "regular expression"),
])
def test_a_misspelled_rule_raises_here(gpu: Any, rules: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        kiln.policy(rules)
    with pytest.raises(ValueError, match="^kiln.policy[,:] "):
        kiln.policy(rules)
    with pytest.raises(ValueError, match="^kiln.policy, remat[,:] "):
        kiln.policy("", remat=rules)
    assert not hasattr(add().metadata, "kiln_policy")


def test_from_the_environment(gpu: Any, command: Command) -> None:
    code = """
import fake_gpu, kernels, kiln.triton
fake_gpu.install()
T = fake_gpu.Tensor
print(kernels.add[(4,)](T(), T(), T(), 1000, BLOCK=256).metadata.kiln_directives)
"""
    printed = python(code, {"KILN_POLICY": "add=latency", "KILN_POLICY_REMAT": ".*=address"})
    assert printed.splitlines()[-1] == "sched_strategy='latency', remat='address'"
    with pytest.raises(AssertionError, match="ValueError: KILN_POLICY, rule 'add': .*did you mean 'latency'"):
        python(code, {"KILN_POLICY": "add=latncy"})
    with pytest.raises(AssertionError, match="ValueError: KILN_POLICY_REMAT, rule 'add': .*did you mean 'address'"):
        python(code, {"KILN_POLICY_REMAT": "add=adress"})


def test_goes_to_processes_started_later(gpu: Any) -> None:
    code = "from kiln.rules import current; print(current())"
    with kiln.policy("add=latency", fallback=True):
        assert python(code).splitlines()[-1] == "Policy(strategies='add=latency', remat='', fallback=True, backend='')"
    assert python(code).splitlines()[-1] == "Policy(strategies='', remat='', fallback=False, backend='')"


def test_refusal_and_fallback(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    plain = add()
    command.refuse("no registers left")
    with kiln.policy("add=latency"), pytest.raises(Refused, match="no registers left"):
        add()
    with kiln.policy("add=latency", fallback=True):
        assert add().kernel == plain.kernel
    assert "Triton's own code runs instead" in said(recwarn)[-1]


def test_tritons_key_carries_the_policy(gpu: Any, command: Command) -> None:
    """TorchInductor stores kernels by that key, and has it from whichever module holds it."""
    from triton.runtime import autotuner

    holder = autotuner if hasattr(autotuner, "triton_key") else sys.modules["triton.compiler.compiler"]
    plain = holder.triton_key()
    with kiln.policy("add=latency"):
        asked = holder.triton_key()
        command.write("# another build")
        assert len({plain, asked, holder.triton_key()}) == 3
    assert holder.triton_key() == plain


def test_the_key_carries_it_from_the_start(gpu: Any, tmp_path: Path) -> None:
    """Set before the process starts, it is in the key before anything is compiled."""
    code = """
import kiln.triton, sys
from triton.runtime import autotuner
import triton.compiler
holder = autotuner if hasattr(autotuner, "triton_key") else sys.modules["triton.compiler.compiler"]
print(holder.triton_key())
"""
    assert "add=latency" in python(code, {"KILN_POLICY": "add=latency"}).splitlines()[-1]
    assert "kiln" not in python(code).splitlines()[-1]


def test_compiled_in_another_thread(gpu: Any) -> None:
    """The policy is that of the launch, though the thread compiles after the policy has ended."""
    import threading
    from concurrent.futures import ThreadPoolExecutor

    import triton

    if not hasattr(triton, "AsyncCompileMode"):
        pytest.skip("this Triton compiles in no other thread")
    gate = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(gate.wait)
        with triton.AsyncCompileMode(pool):
            with kiln.policy("add=latency"):
                future = kernels.add.warmup(Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, grid=(4,))
            gate.set()
    assert future.result().metadata.kiln_directives == "sched_strategy='latency'"
