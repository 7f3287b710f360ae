"""`count.py` and `compare.py` from end to end without a GPU, with `fake_ncu`: run by hand, with PyTorch, Triton and pytest.

    PYTHONPATH=tools/python python3 -m pytest -q -p no:cacheprovider perf/counters

Kernels do not run; what is counted of them is made up.
"""
import json
import os
import pathlib
import subprocess
import sys
import tarfile

import pytest

HERE = pathlib.Path(__file__).resolve().parent


def count(folder, *options, **environment):
    done = subprocess.run([sys.executable, HERE / "count.py", "-o", folder / "raw.json", "--cubins", folder / "cubins.tar.xz", "--packages", "0",
                           "--jobs", "2", "--ncu", HERE / "fake_ncu", *options], capture_output=True, text=True, env={**os.environ, **environment})
    return done, json.loads((folder / "raw.json").read_text()) if (folder / "raw.json").exists() else None


def test_counts(tmp_path):
    refused = "sm__cycles_active.max"
    done, raw = count(tmp_path, "--only", "cases.(vector_add|rope)$", FAKE_NCU_REFUSES=refused)
    assert done.returncode == 0, done.stderr
    assert [row["program"] for row in raw["kernels"]] == ["cases.rope", "cases.vector_add"] and not raw["failures"]
    assert set(raw["left_out"]) == {refused, "sm__pipe_xu_cycles_active.avg.pct_of_peak_sustained_active"} and refused not in raw["metrics"]
    assert raw["kernels"][1]["block"] == [128, 1, 1] and raw["kernels"][1]["metrics"]["sm__cycles_elapsed.max"] >= 1000
    with tarfile.open(tmp_path / "cubins.tar.xz") as tar:
        assert sorted(tar.getnames()) == sorted(row["key"] + ".cubin" for row in raw["kernels"])
    build = HERE.parents[1] / "build"
    if not (build / "bin" / "kiln-simulator-report").exists():
        pytest.skip("kiln-simulator-report is not built")
    subprocess.run([sys.executable, HERE / "compare.py", build, tmp_path / "raw.json", "-o", tmp_path / "out"], check=True)
    result = json.loads((tmp_path / "out.json").read_text())
    assert len(result["kernels"]) == 2 and not result["left_out"] and "cases.rope" in (tmp_path / "out.md").read_text()


def test_kernel_that_ends_its_process(tmp_path):
    done, raw = count(tmp_path, "--only", "cases.(vector_add|rope|cumsum)$", FAKE_NCU_ENDS_AT="rope_kernel")
    assert done.returncode == 0, done.stderr
    assert [row["program"] for row in raw["kernels"]] == ["cases.cumsum", "cases.vector_add"]
    assert list(raw["failures"]) == ["cases.rope"] and "its process ended" in raw["failures"]["cases.rope"]


def test_nothing_to_count(tmp_path):
    done, raw = count(tmp_path, "--only", "cases.rope$", FAKE_NCU_REFUSES="sm__cycles_elapsed.max")
    assert done.returncode == 1 and "ncu does not count sm__cycles_elapsed.max" in done.stderr and raw is None
