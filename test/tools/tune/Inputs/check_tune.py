"""The JSON of `kiln tune`: its fields are a contract."""
import json
import sys

report = json.load(open(sys.argv[1]))
assert report["version"] == 1
assert set(report) == {"version", "case", "target", "gpu", "baseline", "chosen", "baseline_microseconds", "chosen_microseconds", "noise",
                       "slowed", "binaries", "reused", "finalists", "points"}, set(report)
assert report["slowed"] is None or set(report["slowed"]) == {"by", "rounds", "of"}
assert report["gpu"] == "Fake GPU" and report["target"] == "sm_90a"
points = report["points"]
assert points[report["baseline"]]["name"] == "configuration 0: source"
assert points[report["chosen"]]["name"] == "num_warps=8: source"
assert {p["status"] for p in points} <= {"ok", "refused", "wrong", "timeout", "stopped"}
assert all(p["microseconds"] > 0 for p in points if p["status"] in ("ok", "stopped"))
assert all(f["at_least"] <= f["speedup"] <= f["at_most"] for f in report["finalists"])
