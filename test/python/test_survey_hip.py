"""`python -m kiln.survey --hip`: what stands in the file, whatever builds do."""
from __future__ import annotations

import hashlib
import json
from typing import Any, Callable

import pytest
from conftest import Command
from hip_machine import DATA, KERNEL, Machine, machine  # noqa: F401

from kiln.survey.hip import code, processes


def test_what_stands_in_the_file(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert machine.run() == 0
    document = json.loads(machine.file.read_text())
    assert (document["kind"], document["version"]) == ("kiln-hip-survey", 1)
    where, = document["machines"]
    assert where["gpu"] == "AMD Instinct MI300X" and where["arch"] == "gfx942:sramecc+:xnack-" and where["target"] == "gfx942"
    assert (where["compute_units"], where["clock_khz"], where["rocm"]) == (304, 2100000, "7.1.0") and where["aiter"] == DATA["commit"]
    assert where["torch"] == "2.10.0+rocm7.1" and where["triton"] and where["kiln"] and len(where["kiln_build"]) == 128
    narrow, matrix = document["configurations"]
    assert (narrow["name"], narrow["kernel"], narrow["grid"], narrow["machine"], narrow["finished"]) == ("narrow", "tiny", [4], 0, True)
    assert narrow["differs"] == [] == matrix["differs"] and "failure" not in narrow and "at" not in narrow and narrow["date"].endswith("Z")
    assert narrow["arguments"]["n"] == 1024 and narrow["arguments"]["bias"] is None
    assert narrow["arguments"]["x"] == {"type": "fp32", "shape": [4, 256], "strides": [256, 1]}
    for build, time in (("triton", 200.0), ("auto", 100.0), ("tile", 400.0)):
        cell = narrow["builds"][build]
        assert cell["status"] == "ok" and cell["bit_equal"] and cell["driver"] == {"registers": 32, "spills": 0, "shared": 0}
        assert cell["times"]["median"] == cell["times"]["lower_quartile"] == cell["times"]["upper_quartile"] == cell["times"]["least"] == time
        assert cell["times"]["launches"] >= 20
        figures = cell["figures"]
        assert figures["registers"] > 0 and (figures["agprs"], figures["scratch_bytes"], figures["spill_bytes"]) == (0, 0, 0)
        assert figures["threads"] == 256 and 0 < figures["warps"] <= figures["max_warps"] and cell["simulated"]["cycles_of_block"] > 0
        binary = code.unpacked(cell["binary"])
        assert binary.startswith(b"\x7fELF") and hashlib.sha256(binary).hexdigest() == cell["binary"]["sha256"]
    assert narrow["builds"]["auto"]["chosen"] and narrow["builds"]["auto"]["chosen_because"] and "chosen" not in narrow["builds"]["triton"]
    assert narrow["builds"]["triton"]["again"]["median"] == 200.0 and "again" not in narrow["builds"]["tile"]
    assert matrix["builds"]["tile"]["status"] == "ok"  # under its matrix_instr_nonkdim=16
    assert capsys.readouterr().out.splitlines() == ["[1/2] narrow: triton 200.0 us, auto 2.000=, tile 0.500=",
                                                    "[2/2] matrix: triton 200.0 us, auto 2.000=, tile 0.500="]


def test_it_goes_on_where_it_ended(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert machine.run("--only", "^narrow$") == 0 and list(machine.rows()) == ["narrow"] and machine.started() == 1
    assert machine.run() == 0 and list(machine.rows()) == ["narrow", "matrix"] and machine.started() == 2
    assert "has 1 of 2 configurations, made by the same versions" in capsys.readouterr().err
    assert machine.run() == 0 and machine.started() == 2


def test_other_versions_make_rows_anew(machine: Machine) -> None:
    machine.run()
    machine.does(torch="2.11.0+rocm7.2")
    machine.run("--only", "matrix")
    document = json.loads(machine.file.read_text())
    assert [row["machine"] for row in document["configurations"]] == [0, 1] and machine.started() == 3
    assert [where["torch"] for where in document["machines"]] == ["2.10.0+rocm7.1", "2.11.0+rocm7.2"]
    machine.run()
    document = json.loads(machine.file.read_text())
    assert [row["machine"] for row in document["configurations"]] == [0, 0] and machine.started() == 4
    assert [where["torch"] for where in document["machines"]] == ["2.11.0+rocm7.2"]


def test_an_interrupt_keeps_what_is_finished(machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stock: Callable[[Any], Any] = processes.surveyed

    def surveyed(job: Any) -> Any:
        if job["name"] == "matrix":
            raise KeyboardInterrupt
        return stock(job)

    monkeypatch.setattr(processes, "surveyed", surveyed)
    assert machine.run() == 130 and list(machine.rows()) == ["narrow"]
    assert "interrupted; " in capsys.readouterr().err
    monkeypatch.setattr(processes, "surveyed", stock)
    assert machine.run() == 0 and list(machine.rows()) == ["narrow", "matrix"] and machine.started() == 2


def test_a_build_that_is_refused(machine: Machine, command: Command) -> None:
    command.refuse("tt.frob is not lowered yet")
    assert machine.run("--only", "narrow") == 0
    builds = machine.rows()["narrow"]["builds"]
    assert builds["triton"]["status"] == "ok" and builds["triton"]["times"]["median"] == 200.0
    for build in ("auto", "tile"):
        assert builds[build]["status"] == "refused" and "tt.frob is not lowered yet" in builds[build]["message"] and "times" not in builds[build]


def test_a_build_whose_result_differs(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.does(acts={"tile": "wrong"})
    assert machine.run("--only", "narrow") == 2
    builds = machine.rows()["narrow"]["builds"]
    assert builds["tile"]["status"] == "wrong" and builds["tile"]["relative"] == 0.5 and "times" not in builds["tile"]
    assert builds["auto"]["times"]["median"] == 100.0
    assert capsys.readouterr().out == "[1/1] narrow: triton 200.0 us, auto 2.000=, tile wrong\n"


@pytest.mark.parametrize("act, message", [
    ("abort", "its process was ended by SIGABRT: Memory access fault by GPU node-1 on address 0x7f00. Reason: Unknown."),
    ("lost", "RuntimeError: HIP error: an illegal memory access was encountered")])
def test_a_build_that_ends_the_process(machine: Machine, act: str, message: str) -> None:
    machine.does(acts={"auto": act})
    assert machine.run("--only", "narrow") == 2 and machine.started() == 2
    row = machine.rows()["narrow"]
    assert row["finished"] and row["builds"]["auto"]["status"] == "crash" and row["builds"]["auto"]["message"] == message
    assert row["builds"]["auto"]["figures"]["registers"] > 0, "it was compiled"
    assert row["builds"]["triton"]["times"]["median"] == 200.0 and row["builds"]["tile"]["times"]["median"] == 400.0


@pytest.mark.parametrize("act, failure", [("triton", "plain Triton's build ended the process, and there is nothing else to compare with"),
                                          ("clock", "its process was ended by SIGABRT")])
def test_rows_that_are_not_finished_are_made_anew(machine: Machine, act: str, failure: str) -> None:
    machine.does(acts={act: "abort"})
    machine.run("--only", "narrow")
    row = machine.rows()["narrow"]
    assert row["failure"].startswith(failure) and "finished" not in row and machine.started() == 1
    assert row["builds"]["tile"]["figures"]["registers"] > 0
    machine.does()
    assert machine.run("--only", "narrow") == 0 and machine.rows()["narrow"]["finished"] and machine.started() == 2


def test_what_takes_too_long_is_ended(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert processes.machine("")["target"] == "gfx942"
    monkeypatch.setattr(processes, "LIMIT_S", 0.01)
    machine.data["configurations"] = machine.data["configurations"][:1]
    row = processes.surveyed({"data": machine.data, "name": "narrow", "aiter": str(machine.aiter), "target": "gfx942", "is_pretended": False,
                              "row": {}})
    assert row["failure"].startswith("its process took longer than 0.01 s") and "finished" not in row


def test_what_triton_does_not_compile(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.data["kernels"]["tiny"].update(function="broken", constants={})
    machine.data["configurations"] = [{"name": "broken", "kernel": "tiny", "constants": {"BLOCK": 64}, "options": {}}]
    assert machine.run() == 0
    row = machine.rows()["broken"]
    assert row["finished"] and row["failure"].startswith("plain Triton has no build of it") and row["builds"]["triton"]["status"] == "error"
    assert "broken: triton error, auto error, tile error, plain Triton has no build" in capsys.readouterr().out


def test_another_specialization_is_said(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.data["kernels"]["tiny"]["signature"]["n"] = "i32"
    assert machine.run("--only", "narrow") == 0
    assert machine.rows()["narrow"]["differs"] == ["n: i32 tt.divisibility=16 instead of i32"]
    assert capsys.readouterr().out.endswith(", differs from the configuration\n")


def test_parameters_that_are_not_those_of_the_launch(machine: Machine) -> None:
    del machine.data["kernels"]["tiny"]["signature"]["n"]
    assert machine.run("--only", "narrow") == 0
    assert machine.rows()["narrow"]["failure"].startswith("Unusable: tiny: n: expected in the signature and among the arguments of a launch")


def test_sources_without_a_hash_are_not_used(machine: Machine) -> None:
    (machine.aiter / "tiny" / "ops" / "more.py").write_text("")
    source = machine.aiter / "tiny" / "ops" / "kernels.py"
    source.write_text("import tiny.ops.more\n" + KERNEL)
    machine.data["sources"]["tiny/ops/kernels.py"] = hashlib.sha256(source.read_bytes()).hexdigest()
    machine.run("--only", "narrow")
    assert machine.rows()["narrow"]["failure"] == ("Unusable: tiny/ops/more.py: imported, and configurations.json has no hash of it; add it to "
                                                   "sources")


def test_without_a_gpu_it_compiles(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.does(arch=None)
    assert machine.run("--target", "gfx942") == 0
    row = machine.rows()["narrow"]
    tile = row["builds"]["tile"]
    assert tile["status"] == "compiled" and tile["figures"]["registers"] > 0 and "times" not in tile
    assert "gpu" not in json.loads(machine.file.read_text())["machines"][0]
    assert capsys.readouterr().out.startswith("[1/2] narrow: triton compiled, auto compiled, tile compiled\n")
