"""`backend="auto"`: the better of own lowering and Triton's LLVM IR, by finished machine code."""
from __future__ import annotations

import json
from typing import Any

import pytest
import triton
from conftest import REAL, Command, python, said
from fake_gpu import Tensor

import kernels
import kiln
from kiln.refusal import Refused


def add(**keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)


def row_sum(**keys: Any) -> Any:
    return kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=1024, **keys)


#: Shell that makes own lowering refuse a kernel: an op that nobody knows.
WITHOUT_TILE = f'[ "$1" != compile ] || {{ sed s/arith.addf/arith.frob/ | {REAL} "$@"; exit $?; }}'


def test_own_lowering_is_taken(gpu: Any, command: Command) -> None:
    ours, tile = row_sum(backend="auto"), row_sum(backend="tile")
    assert ours.kernel == tile.kernel and ours.metadata.shared == tile.metadata.shared == 16
    assert len({ours.hash, tile.hash, row_sum().hash}) == 3
    assert ours.metadata.kiln_backend == "tile" and ours.metadata.kiln_backend_reason.startswith("Kiln's own lowering: ")
    assert not {"ttgir", "llir"} & set(ours.asm)
    assert "--alternative=" in command.calls()[0] and "--launch=row_sum=128,dyn=16" in command.calls()[0]
    report = kiln.report(ours)
    assert report.kernels[0].backend == "tile" and ours.metadata.kiln_backend_reason in str(report)
    assert kiln.report(tile).kernels[0].backend is None


def test_tritons_llvm_ir_is_taken(gpu: Any, command: Command) -> None:
    """With the metadata of Triton's stages, and none of own lowering's."""
    plain, source = row_sum(), row_sum(sched_strategy="source")
    command.write(WITHOUT_TILE)
    ours = row_sum(backend="auto")
    assert ours.metadata.kiln_backend == "llvm" and "arith.frob" in ours.metadata.kiln_backend_reason
    assert ours.kernel == source.kernel and ours.metadata.shared == plain.metadata.shared
    mine, theirs = ours.metadata._asdict(), source.metadata._asdict()
    assert set(mine) - set(theirs) == {"kiln_backend", "kiln_backend_reason", "kiln_backend_forms"} and "kiln_tensor_maps" not in mine
    different = {key for key in theirs if mine[key] != theirs[key]}
    assert different == {"hash", "backend", "sched_strategy", "kiln_directives"}


def test_directives_apply_to_both(gpu: Any, command: Command) -> None:
    add(backend="auto", sched_strategy="latency", max_regs=64, extra_stages=1)
    assert all(said in command.calls()[-1] for said in ("--sched-strategy=latency --max-regs=64", "--extra-stages=1", "--alternative="))
    command.write(WITHOUT_TILE)
    assert add(backend="auto", sched_strategy="freeze").kernel == add(sched_strategy="freeze").kernel


def test_tritons_register_cap_is_that_of_both(gpu: Any, command: Command) -> None:
    ours = row_sum(backend="auto", maxnreg=32)
    assert "--max-regs=32" in command.calls()[-1] and ".maxnreg 32" in ours.asm["ptx"]
    assert all(form["registers"] <= 32 for form in json.loads(ours.metadata.kiln_backend_forms).values())
    assert ".maxnreg 32" in row_sum(backend="tile", maxnreg=32).asm["ptx"]


def test_what_own_lowering_cannot_do_is_tritons(gpu: Any, command: Command) -> None:
    clusters = add(backend="auto", num_ctas=2)
    assert clusters.kernel == add(num_ctas=2).kernel and clusters.metadata.kiln_backend == "llvm"
    assert "knows no clusters (num_ctas=2)" in clusters.metadata.kiln_backend_reason
    assert not command.calls()
    assert add(backend="auto", num_ctas=2, sched_strategy="latency").asm["ptx"] == add(num_ctas=2, sched_strategy="latency").asm["ptx"]


def test_other_languages_are_tritons(gpu: Any, command: Command) -> None:
    gluon = pytest.importorskip("triton.experimental.gluon")

    @gluon.jit
    def nothing(x):  # type: ignore[no-untyped-def]
        pass

    assert nothing[(1,)](Tensor(), backend="auto").kernel == nothing[(1,)](Tensor()).kernel
    assert "ttgir" in nothing[(1,)](Tensor(), backend="auto", sched_strategy="latency").asm
    assert len(command.calls()) == 1 and "--alternative" not in command.calls()[0]


def test_what_triton_cannot_compile_is_own_lowerings(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from triton.backends.nvidia.compiler import CUDABackend

    def fail(*given: Any) -> Any:
        raise RuntimeError("PassManager::run failed")

    monkeypatch.setattr(CUDABackend, "make_llir", fail)
    ours = add(backend="auto")
    assert ours.metadata.kiln_backend == "tile" and "PassManager::run failed" in ours.metadata.kiln_backend_reason
    with pytest.raises(RuntimeError, match="PassManager"):
        add()


def test_refused_by_both(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    command.refuse("no")
    with pytest.raises(Refused, match="no"):
        add(backend="auto")
    assert add(backend="auto", fallback=True).kernel == add().kernel
    assert "Triton's own code runs instead" in said(recwarn)[-1]


def test_a_program_that_ends_is_asked_for_the_llvm_ir_alone(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    command.write('case "$*" in *--alternative*) exit 139;; esac')
    ours = add(backend="auto", sched_strategy="latency")
    assert ours.kernel == add(sched_strategy="latency").kernel
    assert "which is a defect of it" in ours.metadata.kiln_backend_reason and "which is a defect of it" in said(recwarn)[0]


def test_without_an_assembler_nothing_is_compared(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    command.write("export KILN_PTXAS=/nonexistent/ptxas")
    assert add(backend="auto").metadata.kiln_backend == row_sum(backend="auto").metadata.kiln_backend == "llvm"
    assert [text for text in said(recwarn) if "nothing can be compared" in text and "/nonexistent/ptxas" in text] == said(recwarn)[:1]
    assert len(said(recwarn)) == 1


def test_on_amd(mi300: Any, command: Command) -> None:
    ours = add(backend="auto", waves_per_eu=2)
    assert ours.metadata.kiln_backend in ("tile", "llvm") and set(ours.asm) >= {"ttir", "amdgcn", "hsaco"}
    assert "--waves-per-eu=2" in command.calls()[-1] and "--launch=add=256,dyn=0" in command.calls()[-1]


def test_where_the_key_can_stand(gpu: Any) -> None:
    @kiln.jit(backend="auto")
    @triton.jit
    def always(x):  # type: ignore[no-untyped-def]
        pass

    assert always[(1,)](Tensor()).metadata.kiln_backend == "tile"
    tuned = triton.autotune([triton.Config({"BLOCK": 256, "backend": "auto"})], key=["n"])(kernels.add)
    assert tuned[(4,)](Tensor(), Tensor(), Tensor(), 1000).metadata.kiln_backend == "tile"
    assert kiln.directives(backend="auto") == {"backend": "auto"}


def test_a_policy_names_the_backend(gpu: Any, command: Command) -> None:
    plain = add(), row_sum()
    with kiln.policy(backend="row.*=auto;ad=tile"):
        inside = add(), row_sum()
        assert inside[0].kernel == plain[0].kernel, "no rule matches the whole name 'add'"
        assert inside[1].metadata.kiln_backend == "tile" and len(command.calls()) == 1
        assert inside[0].hash != plain[0].hash
    assert (add(), row_sum()) == plain
    with kiln.policy("add=latency", backend="auto"):
        assert add().metadata.kiln_directives == "sched_strategy='latency', backend='auto'"
        assert row_sum().metadata.kiln_directives == "backend='auto'"


def test_kernels_with_directives_get_a_backend_where_they_name_none(gpu: Any, command: Command) -> None:
    alone = add(sched_strategy="freeze")
    with kiln.policy(".*=latency", backend="auto"):
        both, named = add(sched_strategy="freeze"), add(sched_strategy="freeze", backend="tile")
    assert both.metadata.kiln_directives == "sched_strategy='freeze', backend='auto'" and both.hash != alone.hash
    assert named.metadata.kiln_directives == "sched_strategy='freeze', backend='tile'" and "kiln_backend" not in named.metadata._fields


def test_from_the_environment(gpu: Any) -> None:
    code = """
import fake_gpu, kernels, kiln.triton
fake_gpu.install()
T = fake_gpu.Tensor
print(kernels.add[(4,)](T(), T(), T(), 1000, BLOCK=256).metadata.kiln_directives)
"""
    assert python(code, {"KILN_BACKEND": "auto"}).splitlines()[-1] == "backend='auto'"
    assert python(code, {"KILN_BACKEND": "ad.*=tile"}).splitlines()[-1] == "backend='tile'"
    with pytest.raises(AssertionError, match=r"backend 'triton': expected 'tile' or 'auto' .*found 'triton' .*KILN_BACKEND"):
        python(code, {"KILN_BACKEND": "triton"})
    with kiln.policy(backend="auto"):
        assert python("import os; print(os.environ['KILN_BACKEND'])").splitlines()[-1] == "auto"


@pytest.mark.parametrize("value", ["triton", "llvm", True, 1])
def test_bad_values(gpu: Any, value: Any) -> None:
    with pytest.raises(ValueError, match="expected 'tile' or 'auto'"):
        add(backend=value)


@pytest.mark.parametrize("rules, why", [("add=auot", "found 'auot'"), ("a(dd=auto", "no regular expression")])
def test_bad_rules(gpu: Any, rules: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        kiln.policy(backend=rules)
