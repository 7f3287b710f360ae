"""Holds the JSON of `kiln compare --bisect`, field by field."""
import json
import sys

REGION = {"depth", "line", "block", "instructions", "scratch", "moves", "accumulator_moves", "peak", "peak_line", "live"}
STAGE = {"instructions", "scratch_in_loops", "scratch", "past_limit_in_loops", "past_limit_elsewhere", "moves_in_loops",
         "accumulator_moves_in_loops", "warps_per_unit", "regions"}
PASS = {"form", "pass", "run", "loss"}

report = json.load(open(sys.argv[1]))
assert set(report) == {"version", "bisections"} and report["version"] == 1
(one,) = report["bisections"]
assert set(one) == {"target", "old", "new", "first", "widening_passes", "stages"} and one["target"] == "gfx90a"
for build in one["old"], one["new"]:
    assert set(build) == {"file", "kernel", "register_limit", "registers", "stack_bytes", "warps_per_unit"}
    assert build["kernel"] == "sum" and build["register_limit"] == 64

stages = one["stages"]
for stage in stages:
    assert set(stage) == PASS | {"old", "new"}
    for build in stage["old"], stage["new"]:
        assert set(build) == STAGE
        assert all(set(region) == REGION for region in build["regions"])
        assert sum(region["instructions"] for region in build["regions"]) == build["instructions"]
        assert [region["depth"] for region in build["regions"]] == [0, 1]
    allocated = stage["new"]["regions"][1]["live"] is None
    assert allocated == (stage["new"]["regions"][1]["peak"] is None)
forms = [stage["form"] for stage in stages]
assert forms[:2] == ["llvm-ir", "llvm-ir"] and forms[-1] == "finished" and set(forms[2:-1]) == {"machine"}, forms
assert [stages[at]["pass"] for at in (0, 1, -1)] == ["read", "given", "finished"]
assert sum(stage["pass"] == "greedy" for stage in stages) > 1
assert stages[-1]["loss"] == "scratch-in-loops" and stages[-1]["new"]["scratch_in_loops"] > 0

first = one["first"]
assert set(first) == PASS | {"stage", "old_region", "new_region", "values"}
assert first["stage"] == 0 and first["pass"] == "read" and first["loss"] == "pressure-in-loops"
assert first["new_region"] == stages[0]["new"]["regions"][1] and first["old_region"] == stages[0]["old"]["regions"][1]
assert first["new_region"]["line"] == "sum.py:20" and first["new_region"]["peak"] == 75
assert first["values"][0] == {"what": "load", "line": "sum.py:10", "is_idle": False, "old": 8, "new": 64}
for widening in one["widening_passes"]:
    assert set(widening) == PASS | {"stage", "widening", "old", "new"}
    assert widening["pass"] == stages[widening["stage"]]["pass"] and len(widening["old"]) == len(widening["new"]) == 2
