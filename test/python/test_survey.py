"""`kiln.survey`: launches caught, and binaries compared."""
from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any, Dict, List

import pytest
import triton
import triton.language as tl
from conftest import Command
from fake_gpu import Tensor

import kernels
import kiln
from kiln.survey import autotuned, pretended_driver, static, table
from kiln.survey.builds import selected
from kiln.survey.figures import Figures, of_listing
from kiln.survey.launches import Launch, catching
from kiln.survey.reasons import reasons

#: A kernel of which nothing is remarkable.
USUAL = Figures(registers=64, spill_bytes=0, shared_bytes=16384, warps=16, limiters=["registers"], instructions=400, loops=1,
                loop_instructions=100, matrix=8, global_loads=4, load_bytes=16, loads_ahead=0, widest_load=16, widest_store=16, copies=4,
                bulk_copies=0, copies_in_flight=2, barriers=1, atomics=0)


def names(ours: Figures, theirs: Figures = USUAL) -> List[str]:
    return [reason.name for reason in reasons(ours, theirs)]


@triton.autotune([triton.Config({"BLOCK": 128}), triton.Config({"BLOCK": 256}, num_warps=8)], key=[])
@triton.jit
def tuned(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at))


def caught(*steps: Any) -> List[Launch]:
    found: List[Launch] = []
    with catching(found.append):
        for step in steps:
            step()
    return found


def add(n: int = 1000, **keys: Any) -> Any:
    return kernels.add[(4,)](Tensor(), Tensor(), Tensor(), n, BLOCK=256, **keys)


def test_each_kernel_is_caught_once(gpu: Any) -> None:
    found = caught(add, add, lambda: add(1024), lambda: add(1000, num_warps=8))
    assert [launch.name for launch in found] == ["kernels.add"] * 3 and len(gpu.launches) == 4
    assert len({launch.key for launch in found}) == 3, "another divisibility, and another number of warps"
    assert found[0].grid == (4,) and found[0].constants == {"BLOCK": 256}
    assert (found[0].options["num_warps"], found[2].options["num_warps"]) == (4, 8)
    again = caught(add)
    assert again[0].key == found[0].key


def test_directives_are_left_out_of_a_launch(gpu: Any) -> None:
    one, = caught(lambda: add(sched_strategy="latency"))
    assert "sched_strategy" not in one.kwargs and one.kwargs["BLOCK"] == 256


@kiln.jit(sched_strategy="latency")
@triton.jit
def standing(x, out, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.arange(0, BLOCK)
    tl.store(out + at, tl.load(x + at))


def test_and_so_are_those_of_every_launch(gpu: Any, command: Command) -> None:
    one, = caught(lambda: standing[(1,)](Tensor(), Tensor(), BLOCK=128))
    assert one.compiled.metadata.kiln_directives == "sched_strategy='latency'" and len(command.calls()) == 1
    row, = static.rows([one], ["sm_90a"], ["triton"])
    assert row["builds"]["triton"]["registers"] > 0 and len(command.calls()) == 1, "plain Triton's is plain"


def test_a_kernel_of_other_names_keeps_its_arguments(gpu: Any) -> None:
    one, = caught(lambda: kernels.named_like_keys[(1,)](Tensor(), remat=Tensor(), fallback=2))
    assert set(one.kwargs) == {"remat", "fallback"}


def test_what_an_autotuner_tries_is_not_the_programs(gpu: Any) -> None:
    tuned.cache.clear()
    one, = caught(lambda: tuned[lambda meta: (1024 // meta["BLOCK"],)](Tensor(), Tensor()))
    assert one.grid == (1024 // one.constants["BLOCK"],) and len(gpu.launches) > 1


def test_what_is_done_with_a_launch_is_not_caught(gpu: Any) -> None:
    found: List[Launch] = []

    def note(launch: Launch) -> None:
        found.append(launch)
        add(77)

    with catching(note):
        add()
    assert len(found) == 1
    assert caught() == [] and len(caught(add)) == 1, "and it ends"


def test_without_a_gpu_autotuners_take_the_first(gpu: Any) -> None:
    tuned.cache.clear()
    with autotuned.without_timing({}):
        one, = caught(lambda: tuned[(4,)](Tensor(), Tensor()))
    assert one.constants == {"BLOCK": 128} and tuned.best_config.kwargs == {"BLOCK": 128} and len(gpu.launches) == 1


def test_or_what_was_chosen_on_one(gpu: Any, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text(json.dumps({"kernel": "test_survey.tuned", "options": {"num_warps": 8, "num_stages": 3}, "grid": [4]}) + "\n")
    tuned.cache.clear()
    with autotuned.without_timing(autotuned.read_chosen(rows)):
        one, = caught(lambda: tuned[(4,)](Tensor(), Tensor()))
    assert one.constants == {"BLOCK": 256}
    document = tmp_path / "rows.json"
    document.write_text(json.dumps({"kernels": [json.loads(rows.read_text())]}))
    assert autotuned.read_chosen(document) == autotuned.read_chosen(rows)


def test_one_that_does_not_fit_gives_way(gpu: Any) -> None:
    tuned.cache.clear()
    load = gpu.utils.load_binary

    def too_large(name: str, kernel: bytes, shared: int, device: int) -> Any:
        if not gpu.launches and not tries:
            tries.append(name)
            raise triton.runtime.errors.OutOfResources(1, 0, "shared memory")
        return load(name, kernel, shared, device)

    tries: List[str] = []
    gpu.utils.load_binary = too_large
    with autotuned.without_timing({}):
        tuned[(4,)](Tensor(), Tensor())
    assert tuned.best_config.kwargs == {"BLOCK": 256}


def test_targets() -> None:
    assert pretended_driver.target_of("sm_90a").arch == 90 and pretended_driver.target_of("sm_120").arch == 120
    assert pretended_driver.target_of("gfx942").warp_size == 64 and pretended_driver.target_of("gfx1201").warp_size == 32
    with pytest.raises(ValueError, match="expected a GPU such as sm_90a"):
        pretended_driver.target_of("h100")


def test_a_pretended_driver_goes_again(gpu: Any) -> None:
    from triton.runtime.driver import driver

    with pretended_driver.for_target("sm_80"):
        assert driver.active.get_current_target().arch == 80
    assert driver.active is gpu


def test_builds() -> None:
    assert selected("tile") == ["triton", "tile"] and selected("auto,triton,auto") == ["triton", "auto"]
    with pytest.raises(ValueError, match="--builds: expected some of triton, auto, tile, either, adaptive, adaptive-any, found 'tiles'"):
        selected("tiles")


def test_binaries_side_by_side(gpu: Any) -> None:
    launches = caught(lambda: kernels.row_sum[(4,)](Tensor(), Tensor(), 1024, BLOCK=1024))
    hopper, ampere = static.rows(launches, ["sm_90a", "sm_80"], ["triton", "tile"])
    assert (hopper["target"], ampere["target"]) == ("sm_90a", "sm_80") and hopper["key"] == ampere["key"] == launches[0].key
    for row in (hopper, ampere):
        for build in ("triton", "tile"):
            figures = row["builds"][build]
            assert figures["registers"] > 0 and figures["loops"] == 1 and figures["widest_load"] == 16 and figures["spill_bytes"] == 0
        assert isinstance(row["reasons"]["tile"], list)
    text = table.static_table([hopper, ampere], 120)
    assert text.startswith("sm_90a: 1 kernel\n") and "row_sum" in text and "sm_80: 1 kernel\n" in text
    legend = " ".join(text.split())
    assert all(f"{column}: " in legend for column in table._HEAD[2:]) and text.count("regs: ") == 1
    assert max(map(len, text.splitlines())) <= 120
    assert " ".join(table.static_table([hopper, ampere]).split()) == legend, "in a pipe no sentence is broken"


def test_a_row_of_either_has_the_figures_of_both(gpu: Any) -> None:
    """So that the rule can be computed again from rows."""
    row, = static.rows(caught(add), ["sm_90a"], ["triton", "tile", "either"])
    choice = row["builds"]["either"]["choice"]
    assert choice["taken"] in ("tile", "llvm") and choice["reason"]
    assert {name: form["registers"] for name, form in choice["forms"].items()} == {
        "tile": row["builds"]["tile"]["registers"], "llvm": row["builds"]["triton"]["registers"]}
    assert "choice" not in row["builds"]["tile"] and "either" in row["reasons"]


def test_what_auto_chose_is_in_the_rows(gpu: Any) -> None:
    row, = static.rows(caught(add), ["sm_90a"], ["triton", "auto"])
    chosen = row["builds"]["auto"]["chosen"]
    assert chosen.startswith("sched_strategy='") and "chosen" not in row["builds"]["triton"] and row["reasons"]["auto"] == []
    assert f"    chosen: {chosen}" in table.static_table([row]).splitlines()


def test_processes_find_the_same(gpu: Any) -> None:
    launches, told = caught(add, lambda: add(1024)), []  # type: ignore[var-annotated]
    one = static.rows(launches, ["sm_90a"], ["triton", "tile"])
    assert static.rows(launches, ["sm_90a"], ["triton", "tile"], jobs=2, tell=told.append) == one == told


def test_a_compiler_that_aborts_costs_one_build(gpu: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    launches = caught(add, lambda: add(1024))
    stock = static.build

    def build(launch: Launch, target: str, name: str) -> Any:
        if launch is launches[0] and name == "triton":
            os.kill(os.getpid(), signal.SIGKILL)
        return stock(launch, target, name)

    monkeypatch.setattr(static, "build", build)
    first, second = static.rows(launches, ["sm_90a"], ["triton", "tile"])
    assert first["builds"]["triton"] == {"error": "its compiler ended the process"} and first["builds"]["tile"]["registers"] > 0
    assert first["reasons"] == {} and second["builds"]["triton"]["registers"] > 0


def test_on_amd(mi300: Any) -> None:
    launches = caught(lambda: kernels.row_sum[(4,)](Tensor(), Tensor(), 1000, BLOCK=1024))
    row, = static.rows(launches, ["gfx942"], ["triton", "tile"])
    assert row["builds"]["triton"]["registers"] > 0 and row["builds"]["tile"]["registers"] > 0


def test_what_is_refused_is_a_row(gpu: Any, command: Command) -> None:
    launches = caught(add)
    command.refuse("tt.frob is not lowered yet")
    row, = static.rows(launches, ["sm_90a"], ["triton", "tile"])
    assert "tt.frob is not lowered yet" in row["builds"]["tile"]["refused"] and row["reasons"] == {}
    text = table.static_table([row])
    assert "refused: " in text and "0 of 0 have something worse; 1 not built" in text


def listing(instructions: List[Dict[str, Any]], loops: List[Dict[str, Any]]) -> Dict[str, Any]:
    """As `kiln inspect` prints a kernel, addresses 16 bytes apart."""
    resources = {"registers": 40, "spill_store_bytes": 8, "spill_load_bytes": 16, "static_shared_bytes": None, "dynamic_shared_bytes": 512,
                 "occupancy": {"warps_per_unit": 12, "limiters": ["registers"]}}
    code = [{"address": 16 * number, **one} for number, one in enumerate(instructions)]
    empty = dict.fromkeys(("matrix", "copies", "global_loads", "global_stores", "shared_loads", "shared_stores"), 0)
    return {"instructions": code, "resources": resources, "loops": [{**empty, "instructions": 1, **loop} for loop in loops]}


def wait(text: str, counter: str, left: int, producer: int, before: int) -> Dict[str, Any]:
    return {"text": text, "class": "wait", "waits": [{"counter": counter, "left": left, "for": producer, "iterations_before": before}]}


def test_figures_of_a_loop() -> None:
    found = of_listing(listing([
        {"text": "LDG.E.64 R2, [R4]", "class": "load.global", "access_bytes": 8},
        {"text": "@!P0 LDGSTS.E.BYPASS.128 [R2], [R4]", "class": "async.copy", "access_bytes": 16},
        {"text": "@P0 UBLKCP [UR4], [UR8]", "class": "async.copy"},
        {"text": "LDG.E.U16 R2, [R4]", "class": "load.global", "access_bytes": 2},
        wait("FADD R2, R2, R2", "SB1", 0, 48, 1),
        wait("DEPBAR.LE SB0, 0x2", "SB0", 2, 16, 0),
        {"text": "LDGDEPBAR", "class": "wait"},
        {"text": "BAR.SYNC 0x0", "class": "barrier"},
        {"text": "STG.E R2", "class": "store.global", "access_bytes": 4},
    ], [{"depth": 1, "first": 16, "last": 112, "copies": 2, "instructions": 7}, {"depth": 2, "first": 32, "last": 32}]))
    assert (found.copies, found.bulk_copies, found.copies_in_flight, found.barriers) == (1, 1, 2, 1)
    assert (found.global_loads, found.load_bytes, found.loads_ahead, found.loop_instructions) == (1, 2, 1, 7)
    assert (found.widest_load, found.widest_store, found.loops) == (16, 4, 1), "a loop that only waits is none"
    assert (found.spill_bytes, found.shared_bytes, found.warps) == (24, 512, 12)


def test_groups_are_counted_as_copies() -> None:
    """One group an operand, or one an iteration: as much is in flight."""
    copy, end = {"text": "LDGSTS.E.128 [R2], [R4]", "class": "async.copy", "access_bytes": 16}, {"text": "LDGDEPBAR", "class": "wait"}
    loop = [{"depth": 1, "first": 0, "last": 160, "copies": 4}]
    two = of_listing(listing([wait("DEPBAR.LE SB0, 0x2", "SB0", 2, 48, 1), copy, copy, end, copy, copy, end], loop))
    one = of_listing(listing([wait("DEPBAR.LE SB0, 0x1", "SB0", 1, 48, 1), copy, copy, copy, copy, end], loop))
    assert two.copies_in_flight == one.copies_in_flight == 4


def test_figures_without_a_loop() -> None:
    found = of_listing(listing([{"text": "LDG.E R2, [R4]", "class": "load.global", "access_bytes": 4}], []))
    assert (found.loops, found.loop_instructions, found.global_loads, found.loads_ahead) == (0, 1, 1, 0)


def test_reasons() -> None:
    assert names(USUAL) == []
    assert names(replace(USUAL, spill_bytes=8)) == ["spills"]
    assert names(replace(USUAL, matrix=0)) == ["no-matrix"]
    assert names(replace(USUAL, widest_load=2)) == ["narrow-loads"] == names(replace(USUAL, load_bytes=2))
    assert names(replace(USUAL, copies=0)) == ["no-copies"]
    assert names(replace(USUAL, copies_in_flight=1)) == ["fewer-in-flight"]
    assert names(replace(USUAL, copies=0, bulk_copies=2, copies_in_flight=0)) == [], "TMA says of none how many are in flight"
    ahead = replace(USUAL, copies=0, copies_in_flight=0, loads_ahead=4)
    assert names(replace(ahead, loads_ahead=0), ahead) == ["no-prefetch"]
    assert names(replace(USUAL, global_loads=16)) == ["more-loads"]
    assert names(replace(USUAL, barriers=2)) == ["barriers"]
    assert names(replace(USUAL, atomics=1)) == ["atomics"]
    assert names(replace(USUAL, warps=12)) == ["fewer-warps"]
    assert names(replace(USUAL, widest_store=4)) == ["narrow-stores"]
    assert names(replace(USUAL, loop_instructions=121)) == ["longer-loop"]
    assert names(replace(USUAL, loops=0, loop_instructions=400, barriers=9)) == [], "one is unrolled"
    one, = reasons(replace(USUAL, spill_bytes=8), USUAL)
    assert one.text == "spills 8 bytes for 0"


def test_an_unrolled_loop_is_compared_by_the_iteration() -> None:
    loop = replace(USUAL, copies=0, copies_in_flight=0, matrix=0, global_loads=5, barriers=3, loop_instructions=125)
    twice = replace(loop, global_loads=10, barriers=6, loop_instructions=240)
    assert names(twice, loop) == [] == names(loop, twice)
    longer, = reasons(replace(twice, loop_instructions=400), loop)
    assert longer.text == "200 instructions in the loop for 125, by the iteration: ours does 2 at a time"
    assert names(replace(twice, load_bytes=8), loop) == ["narrow-loads", "more-loads", "barriers", "longer-loop"], "twice as many of half"
    assert names(replace(twice, barriers=7), loop) == ["more-loads", "barriers", "longer-loop"]
    assert names(replace(twice, loop_instructions=140), loop) == ["more-loads", "barriers"]
    alone = replace(loop, barriers=0)
    assert names(replace(alone, global_loads=10, loop_instructions=250), alone) == ["more-loads", "longer-loop"], "loads alone say little"


def test_times_as_a_table() -> None:
    row = {"kernel": "package.kernel", "builds": {"triton": {"status": "ok", "ms": 0.5}, "auto": {"status": "ok", "bit_equal": True, "ratio": 1.25,
                                                                                                            "chosen": "max_regs=64"},
                                                  "tile": {"status": "refused"}}}
    lines = table.measured_table([row]).splitlines()
    assert lines[0].split() == ["kernel", "triton", "us", "auto", "tile"] and lines[1].split() == ["kernel", "500.0", "1.250=", "refused"]
    assert lines[2] == "    auto, chosen: max_regs=64"
    assert lines[3] == "auto: 1.250 of Triton's speed, least 1.250, 0 of 1 below 0.98"
