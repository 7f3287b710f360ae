"""perf/counters: what ncu writes, the words of both sides, and what is compared. Needs neither PyTorch nor a GPU."""
from __future__ import annotations

import importlib
import json
import struct
import sys
from pathlib import Path
from typing import Any, Dict, List

import pytest
from conftest import ROOT

LAUNCH = '"ID","Process ID","Process Name","Host Name","Kernel Name","Context","Stream","Block Size","Grid Size","Device","CC"'
#: Two launches as `ncu --page raw --csv` writes them with --log-file: its messages, names, units, a line a launch.
WIDE = f"""==PROF== Connected to process 17
==PROF== Profiling "add_kernel" - 0: 0%....50%....100% - 23 passes
{LAUNCH},"dram__bytes_read.sum","sm__cycles_elapsed.max","smsp__issue_active.avg.per_cycle_active"
"","","","","","","","","","","","byte","cycle","inst/cycle"
"0","17","python3","host","add_kernel","1","7","(128, 1, 1)","(24705, 1, 1)","0","9.0","201,326,592","12345.5","0.25"
"1","17","python3","host","mul_kernel","1","7","(256, 1, 1)","(8, 4, 1)","0","9.0","nan","77","n/a"
==PROF== Disconnected from process 17
"""
ADD = '"0","17","python3","host","add_kernel","1","7","(128, 1, 1)","(24705, 1, 1)","0","9.0","Command line profiler metrics"'
LONG = f"""{LAUNCH},"Section Name","Metric Name","Metric Unit","Metric Value"
{ADD},"dram__bytes_read.sum","byte","201,326,592"
{ADD},"sm__cycles_elapsed.max","cycle","12345.5"
"""


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "perf" / "counters"), str(ROOT / "perf"), *sys.path])
    return importlib.import_module


def test_rows_of_ncu(module: Any) -> None:
    ncu = module("ncu")
    first, second = ncu.rows(WIDE)
    assert first["kernel"] == "add_kernel" and first["block"] == [128, 1, 1] and first["grid"] == [24705, 1, 1]
    assert first["metrics"] == {"dram__bytes_read.sum": 201326592, "sm__cycles_elapsed.max": 12345.5, "smsp__issue_active.avg.per_cycle_active": 0.25}
    assert first["units"]["dram__bytes_read.sum"] == "byte"
    assert second["grid"] == [8, 4, 1] and second["metrics"] == {"sm__cycles_elapsed.max": 77}
    assert ncu.passes(WIDE) == 23
    assert ncu.rows(LONG) == [{**first, "metrics": {name: first["metrics"][name] for name in ("dram__bytes_read.sum", "sm__cycles_elapsed.max")},
                               "units": {"dram__bytes_read.sum": "byte", "sm__cycles_elapsed.max": "cycle"}}]
    assert ncu.rows("==ERROR== The user does not have permission\n") == []


def test_refused_metrics(module: Any) -> None:
    names = ["sm__a.sum", "sm__a.sum.per_second", "sm__ab.avg", "sm__c.ratio"]
    assert module("ncu").refused("==ERROR== Failed to find metric sm__a.sum\nsm__ab.avg\n", names) == names[:1]
    assert module("ncu").refused("==ERROR== no metrics: sm__ab, sm__c\n", names) == names[2:]


def test_known_metrics(module: Any, tmp_path: Path) -> None:
    listed = tmp_path / "ncu"
    names = " ".join(f"sm__{number}" for number in range(100))
    listed.write_text(f"#!/bin/sh\n[ $1 = --query-metrics ] && printf '%s  Counter  inst  text\\n' {names}\n")
    listed.chmod(0o755)
    ncu = module("ncu")
    assert ncu.known(str(listed), ["sm__7.sum", "sm__x.sum", "launch__y"]) == (["sm__7.sum", "launch__y"], ["sm__x.sum"])
    listed.write_text("#!/bin/sh\necho what\n")
    assert ncu.known(str(listed), ["sm__x.sum"]) == (["sm__x.sum"], [])


def test_names_agree(module: Any) -> None:
    metrics, reasons = module("metrics"), module("reasons")
    assert len(set(metrics.METRICS)) == len(metrics.METRICS) and set(metrics.NEEDED) <= set(metrics.METRICS)
    assert set(metrics.LESS) <= set(metrics.METRICS) and not set(metrics.LESS) & {*metrics.NEEDED, *reasons.PIPES.values()}
    assert set(reasons.PIPES.values()) <= set(metrics.METRICS)
    assert sorted(reason for _, theirs in reasons.GROUPS.values() for reason in theirs) == sorted(set(metrics.STALLS) - {"selected"})


def test_reasons(module: Any) -> None:
    reasons = module("reasons")
    found = reasons.shares({"issue": 0.5, "memory": 0.2, "local": 0.1, "barrier": 0.1, "pipe": 0.1}, 0)
    assert found["long"] == pytest.approx(0.6) and found["barrier"] == pytest.approx(0.2) and found["not simulated"] == 0
    assert reasons.ranked(found)[0] == "long"
    assert reasons.shares({"selected": 1.0}, 1) is None
    with pytest.raises(SystemExit, match="no group has thunder; add it to GROUPS"):
        reasons.shares({"thunder": 1.0}, 0)


ROW: Dict[str, Any] = {"key": "k", "program": "cases.a", "grid": [264, 2], "threads": 128, "shared": 0, "arguments": [None, 3], "metrics": {
    "sm__cycles_active.max": 9000, "sm__cycles_elapsed.max": 10000, "sm__inst_executed.sum": 528 * 4 * 100, "gpu__time_duration.sum": 5000,
    "smsp__average_warps_issue_stalled_selected_per_issue_active.ratio": 1, "smsp__average_warps_issue_stalled_wait_per_issue_active.ratio": 1,
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio": 3, "smsp__issue_active.avg.per_cycle_active": 0.5,
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 80, "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum": 20,
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ldgsts_cache_access.sum": 20, "lts__t_sectors_srcunit_tex_op_read.sum": 80,
    "lts__t_sectors_srcunit_tex_op_read_lookup_hit.sum": 60, "sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_active": 40}}
SAID: Dict[str, Any] = {"warps": 2, "registers": 32, "simulated": {
    "block": 1000, "whole": 2500, "steps": 100, "issued": 3200, "stalls": {"issue": 0.2, "memory": 0.6, "fixed": 0.2}, "busy": {"alu": 0.3},
    "bandwidth": 0.5, "known": 9, "guessed": 1, "addressed": 4, "unaddressed": 0, "cycles": 4000, "resident": 2, "blocks": 4,
    "load_sectors": {"first": 0, "near": 0, "far": 0}, "shared_passes": 0, "kept": 200, "instructions": 400}}


def test_sides(module: Any) -> None:
    compare = module("compare")
    mine, theirs = compare.predicted(ROW, SAID), compare.measured(ROW)
    # 528 blocks of 132 SMs are four of each, of which it holds two.
    assert mine["cycles"] == 4 * 2500 and mine["resident"] == 2 and mine["waves"] == 2 and mine["issue"] == 3200 / (4 * 4 * 1000)
    assert mine["instructions"] == theirs["instructions"] == 528 * 4 * 100
    assert theirs["cycles"] == 9000 and theirs["microseconds"] == 5 and theirs["l1_hit"] == 0.2 and theirs["l2_hit"] == 0.75
    assert list(theirs["raw_waits"].items())[:2] == [("long_scoreboard", 0.75), ("wait", 0.25)]
    assert theirs["waits"]["long"] == 0.75 and mine["waits"]["long"] == pytest.approx(0.75)
    assert mine["l1_hit"] is None and theirs["pipes"] == {"alu": 0.4}
    more = {**SAID, "simulated": {**SAID["simulated"], "load_sectors": {"first": 10, "near": 30, "far": 10}, "shared_passes": 7}}
    mine = compare.predicted(ROW, more)
    assert mine["l1_hit"] == 0.2 and mine["l2_hit"] == 0.75 and mine["far_read"] == 10 * 32 * 528 * 2 and mine["shared_passes"] == 7 * 528 * 2
    assert compare.predicted(ROW, {**SAID, "simulated": None}) is None


def test_summary(module: Any) -> None:
    compare, tables = module("compare"), module("tables")
    rows: List[Dict[str, Any]] = []
    for factor in (1, 2, 4):
        row = {**ROW, "metrics": {**ROW["metrics"], "sm__cycles_active.max": 5000 * factor}}
        said = {**SAID, "simulated": {**SAID["simulated"], "whole": 2500 * factor}}
        sides = {"measured": compare.measured(row), "predicted": compare.predicted(row, said)}
        rows.append({"program": "cases.a", "kernel": "a", "key": str(factor), **sides})
    found = compare.summary(rows)
    assert found["cycles"] == {"kernels": 3, "correlation": 1, "median_ratio": 2, "median_error": 2, "within_1.25": 0, "within_2": 1}
    assert found["waits"]["first_is_first"] == found["waits"]["first_in_two"] == 1
    assert found["waits"]["hardware_first_by_simulator_first"] == {"long": {"long": 3}}
    assert found["l1_hit"] is None and found["pipes"]["alu"]["median_error"] == pytest.approx(0.1)
    machine = {"gpu": "G", "driver": "1", "ncu": "n", "triton": "3.6"}
    summary = {name: found for name in ("all", "cases", "packages")}
    text = tables.text({"machine": machine, "date": "d", "summary": summary, "left_out": {"x": "was not made"}, "failures": {}}, rows, "command")
    assert "| cases.a | 2 | 2.00 | 5000 | 2.00 | long_scoreboard 75, wait 25 | long 75, fixed 25 |" in text and "Left out: x was not made." in text


def test_code_of_binaries(module: Any) -> None:
    def elf(code: bytes, debug: bytes) -> bytes:
        names = b"\0.text.k\0.debug\0"
        parts, offset, table = [names, code, debug], 64, b""
        for name, part in zip((0, 1, 9), parts):
            table += struct.pack("<IIQQQQ", name, 1, 0, 0, offset, len(part)) + bytes(24)
            offset += len(part)
        header = bytearray(64)
        header[:4] = b"\x7fELF"
        struct.pack_into("<Q", header, 0x28, offset)
        struct.pack_into("<3H", header, 0x3A, 64, 3, 0)
        return bytes(header) + b"".join(parts) + table

    code_of = module("launches").code_of
    assert code_of(elf(b"code", b"here")) == code_of(elf(b"code", b"elsewhere")) != code_of(elf(b"cod3", b"here"))


def test_programs(module: Any) -> None:
    launches = module("launches")
    found = launches.surveyed()
    rows = json.loads(launches.SURVEY.read_text())["kernels"]
    assert list(found) and {key for keys in found.values() for key in keys} <= {row["key"] for row in rows}
    assert max(map(len, found.values())) <= launches.PER_OP
    assert len(launches.cases()) == len(set(launches.cases())) == 63
