"""The keys of a launch and of `triton.Config`: what they change, what they leave alone, what they refuse."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import triton
from conftest import Command, python, said
from fake_gpu import HOPPER, Tensor

import kernels
import kiln
from kiln.refusal import Refused

PLAIN = """
import fake_gpu, kernels, hashlib
fake_gpu.install()
k = kernels.add[(4,)](*[fake_gpu.Tensor()] * 3, 1000, BLOCK=256)
print(k.hash, hashlib.sha256(k.kernel).hexdigest(), sorted(k.metadata._fields))
"""


def add(**keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), 1000, BLOCK=256, **keys)


def row_sum(**keys: Any) -> Any:
    return kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=2048, **keys)


def test_without_directives_nothing_changes(gpu: Any, command: Command, tmp_path: Path) -> None:
    with_kiln = python("import kiln.triton" + PLAIN, {"TRITON_CACHE_DIR": str(tmp_path / "a")})
    stock = python(PLAIN, {"TRITON_CACHE_DIR": str(tmp_path / "b")})
    assert with_kiln.splitlines()[-1] == stock.splitlines()[-1]
    assert not command.calls() and not command.calls("directives")


def test_directives_of_none_are_no_directives(gpu: Any, command: Command) -> None:
    plain = add()
    none = add(sched_strategy=None, remat=None, max_regs=None)
    assert none.hash == plain.hash and none.kernel == plain.kernel
    assert not command.calls()


def test_an_order_changes_key_and_code(gpu: Any, command: Command) -> None:
    plain, latency, early = row_sum(), row_sum(sched_strategy="latency"), row_sum(sched_strategy="load-early")
    assert len({plain.hash, latency.hash, early.hash}) == 3
    assert len({plain.asm["ptx"], latency.asm["ptx"], early.asm["ptx"]}) == 3
    assert plain.asm["ttgir"] == latency.asm["ttgir"]
    assert latency.metadata.name == "row_sum" and latency.metadata.sched_strategy == "latency"
    assert len(command.calls()) == 2
    row_sum(sched_strategy="latency")
    assert len(command.calls()) == 2
    assert [launch[1] for launch in gpu.launches] == [("row_sum", k.kernel) for k in (plain, latency, early, latency)]


def test_two_kernels_two_directives(gpu: Any, command: Command) -> None:
    one, two = add(sched_strategy="latency"), row_sum(sched_strategy="pressure(max_regs=96)", remat="address", max_regs=96)
    assert one.hash != two.hash and one.kernel != two.kernel
    assert ".maxnreg 96" in two.asm["ptx"] and ".maxnreg" not in one.asm["ptx"]
    assert "--sched-strategy=pressure(max_regs=96) --remat=address --max-regs=96" in command.calls()[1]


def test_a_cap_alone_is_a_directive(gpu: Any, command: Command) -> None:
    assert ".maxnreg 64" in add(max_regs=64).asm["ptx"]
    assert "--sched-strategy=source --max-regs=64" in command.calls()[0]


def test_spellings_of_one_order_share_a_binary(gpu: Any, command: Command) -> None:
    assert add(sched_strategy="pressure(max_regs=96)").hash == add(sched_strategy=" pressure( max_regs = 96 ) ").hash
    assert len(command.calls()) == 1


def test_triton_decides_version_and_tools(gpu: Any, command: Command) -> None:
    assert ".version 8.0" in add(sched_strategy="latency", ptx_version=80).asm["ptx"]
    plain, asked = add().asm["ptx"], add(sched_strategy="latency").asm["ptx"]
    version = lambda ptx: float(ptx.split(".version ")[1].split()[0])  # noqa: E731
    assert version(asked) <= version(plain)
    ptxas, line = command.calls()[-1].split("|", 1)
    assert Path(ptxas).is_relative_to(Path(triton.__file__).parent)
    assert "--launch=add=128,dyn=0" in line


@pytest.mark.parametrize("keys", [{"sched_strategy": "latency"}, {"sched_strategy": "auto(budget=2)"}, {"backend": "tile"}])
def test_fusion_as_triton_has_it(gpu: Any, command: Command, keys: Any) -> None:
    fused, apart = row_sum(**keys), row_sum(enable_fp_fusion=False, **keys)
    assert fused.hash != apart.hash
    assert "fma." in fused.asm["ptx"] and "fma." not in apart.asm["ptx"]


def test_the_launch_is_known(gpu: Any, command: Command) -> None:
    asked = row_sum(sched_strategy="latency", num_warps=8)
    assert asked.metadata.shared > 0
    assert f"--launch=row_sum=256,dyn={asked.metadata.shared}" in command.calls()[0]


@pytest.mark.parametrize("keys, nearest", [
    ({"sched_strategy": "presure"}, "did you mean 'pressure'"),
    ({"sched_strategy": "pressure(max_reg=96)"}, "max_regs"),
    ({"remat": "adress"}, "did you mean 'address'"),
    ({"max_regs": 3}, "16 to 255"),
])
def test_a_misspelled_order_raises_at_the_call(gpu: Any, command: Command, keys: Any, nearest: str) -> None:
    with pytest.raises(ValueError, match=nearest.replace("(", r"\(")):
        add(**keys)
    assert not command.calls() and not gpu.launches


def test_an_unknown_key_is_still_tritons_error(gpu: Any) -> None:
    with pytest.raises(KeyError, match="unrecognised"):
        add(shed_strategy="latency")


@pytest.mark.parametrize("keys, accepted", [
    ({"max_regs": "96"}, "max_regs='96': expected an integer, or None"),
    ({"max_regs": True}, "max_regs=True: expected an integer"),
    ({"max_regs": 96.0}, "max_regs=96.0: expected an integer"),
    ({"max_regs": Tensor()}, "expected an integer"),
    ({"sched_strategy": 3}, "sched_strategy=3: expected a string, such as 'auto'"),
    ({"remat": ["address"]}, r"remat=\['address'\]: expected a string, such as 'address' or 'address; never-killed'"),
    ({"backend": "tiles"}, "backend='tiles': expected 'tile'"),
    ({"backend": 1}, "backend=1: expected 'tile'"),
    ({"fallback": 1}, "fallback=1: expected True or False"),
    ({"tensor_maps": "auto"}, "tensor_maps='auto': expected True or False, or None"),
    ({"persistent": 0}, "persistent=0: expected True or False"),
])
def test_a_wrong_value_is_never_dropped(gpu: Any, command: Command, keys: Any, accepted: str) -> None:
    for beside in ({}, {"sched_strategy": "latency"}, {"backend": "tile"}):
        with pytest.raises(ValueError, match=accepted):
            add(**{**beside, **keys})
    if not isinstance(keys.get("max_regs"), Tensor):
        with pytest.raises(ValueError, match=accepted):
            kiln.directives(**keys)
        with pytest.raises(ValueError, match=accepted):
            kiln.jit(kernels.add, **keys)
    assert not command.calls() and not gpu.launches


def test_a_key_that_asks_for_nothing_alone_says_so(gpu: Any) -> None:
    with pytest.raises(ValueError, match="fallback=True: asks for nothing without another key beside it; give sched_strategy"):
        add(fallback=True)
    assert add(fallback=None).hash == add().hash


def test_wrong_values_of_a_policy(gpu: Any) -> None:
    for call in (lambda: kiln.policy(3), lambda: kiln.policy(".*=latency", remat=["address"]),  # type: ignore[arg-type]
                 lambda: kiln.policy(".*=latency", fallback="no")):  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="expected"):
            call()
    with pytest.raises(AssertionError, match="KILN_POLICY_FALLBACK=no: expected 0 or 1"):
        python("from kiln import rules; rules.current()", {"KILN_POLICY": ".*=latency", "KILN_POLICY_FALLBACK": "no"})


class NumpyInt:
    """An integer of a library, as numpy.int64 is: no `int`, but usable as an index."""

    def __index__(self) -> int:
        return 64


class NumpyBool:
    """As numpy.bool_ is."""

    class dtype:
        kind = "b"

    shape = ()

    def __bool__(self) -> bool:
        return True


def test_integers_of_any_kind(gpu: Any, command: Command) -> None:
    plain, other = add(max_regs=64), add(max_regs=NumpyInt())
    assert other.hash == plain.hash and other.metadata.max_regs == 64
    assert add(sched_strategy="latency", fallback=NumpyBool()).metadata.fallback is True
    assert kiln.directives(max_regs=NumpyInt()) == {"max_regs": 64}


def test_rivals_are_refused(gpu: Any) -> None:
    with pytest.raises(ValueError, match="maxnreg=64 and max_regs=96 exclude each other"):
        add(maxnreg=64, max_regs=96)


def test_tritons_own_schedule_is_a_rival(gpu: Any) -> None:
    if not hasattr(add().metadata, "sched4reg"):
        pytest.skip("this Triton has no sched4reg")
    with pytest.raises(ValueError, match="sched4reg and Kiln's directives .* exclude each other"):
        add(sched4reg=True, sched_strategy="latency")


def test_parameters_named_like_keys_are_no_directives(gpu: Any, command: Command) -> None:
    kernel = kernels.named_like_keys
    kernel[(1,)](Tensor(), remat=Tensor(), fallback=True)
    assert len(gpu.launches) == 1 and not command.calls()
    kernel[(1,)](Tensor(), remat=Tensor(), fallback=1, sched_strategy="latency")
    assert len(gpu.launches) == 2 and len(command.calls()) == 1


def test_the_autotuner_tries_directives(gpu: Any, command: Command) -> None:
    configs = [triton.Config({"BLOCK": block, "sched_strategy": strategy})
               for block in (128, 256) for strategy in (None, "latency", "auto(budget=2)")]
    tuner = triton.autotune(configs, key=["n"])(kernels.add)
    tuner[(4,)](Tensor(), Tensor(), Tensor(), 1000)
    assert len(command.calls()) == 4
    assert len(tuner.configs_timings) == 6 and tuner.best_config in configs
    misspelled = triton.autotune([triton.Config({"BLOCK": 128, "sched_strategy": s}) for s in ("latency", "latncy")],
                                 key=["n"])(kernels.add)
    with pytest.raises(ValueError, match="did you mean 'latency'"):
        misspelled[(4,)](Tensor(), Tensor(), Tensor(), 1000)


def test_the_autotuner_skips_what_is_refused(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    command.refuse("no registers left")
    tuner = triton.autotune([triton.Config({"BLOCK": 256, "sched_strategy": s}) for s in ("latency", None)],
                            key=["n"])(kernels.add)
    tuner[(4,)](Tensor(), Tensor(), Tensor(), 1000)
    assert tuner.best_config.kwargs["sched_strategy"] is None
    assert said(recwarn) == ["kiln: add (sched_strategy='latency'): no registers left"]


def test_a_refusal_says_why_once(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    command.refuse("no registers left")
    for _ in range(2):
        with pytest.raises(Refused, match="add .*no registers left"):
            add(sched_strategy="latency")
    assert len(said(recwarn)) == 1 and not gpu.launches


def test_fallback_runs_tritons_code_and_says_so(gpu: Any, command: Command, recwarn: pytest.WarningsRecorder) -> None:
    plain = add()
    command.refuse("no registers left")
    fallen = add(sched_strategy="latency", fallback=True)
    assert fallen.kernel == plain.kernel and fallen.hash != plain.hash
    assert said(recwarn) == ["kiln: add (sched_strategy='latency', fallback=True): no registers left; "
                          "Triton's own code runs instead"]
    with pytest.raises(Refused):
        add(sched_strategy="latency")


def test_a_missing_tool_is_no_refusal(gpu: Any, command: Command) -> None:
    command.write('[ "$1" != compile ] || { echo "kiln: error: ptxas is missing" >&2; exit 3; }')
    with pytest.raises(RuntimeError, match="ptxas is missing"):
        add(sched_strategy="latency")


def test_compile_takes_directives_without_a_launch(gpu: Any, command: Command) -> None:
    source = triton.compiler.ASTSource(fn=kernels.add, signature={"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32",
                                                                 "BLOCK": "constexpr"}, constexprs={"BLOCK": 256})
    compiled = triton.compile(source, target=HOPPER, options={"sched_strategy": "latency"})
    assert compiled.metadata.sched_strategy == "latency" and len(command.calls()) == 1
    assert "latency" in json.dumps(compiled.metadata._asdict(), default=str)
    assert [one.directives for one in kiln.report(compiled).kernels] == ["sched_strategy='latency'"]


def test_directives_is_empty_where_kiln_is_not(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kiln.directives("latency", max_regs=96) == {"sched_strategy": "latency", "max_regs": 96}
    assert kiln.active()
    with pytest.raises(ValueError, match="did you mean 'latency'"):
        kiln.directives("latancy")
    with pytest.raises(ValueError, match="did you mean 'address'"):
        kiln.directives(remat="adress", max_regs=96)
    monkeypatch.setenv("KILN_COMMAND", "/nonexistent")
    assert kiln.directives("latency") == {} and not kiln.active()
    assert python("import kiln; print(kiln.directives('latency'))").splitlines()[-1] == "{}"
