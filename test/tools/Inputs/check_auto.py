"""check_auto.py BUDGET [--fixed N] [--amd] < report: what `auto` says must agree with itself."""
import json
import sys

budget = int(sys.argv[1])
kernel = json.load(sys.stdin)["kernels"][0]
auto = kernel["auto"]
candidates, chosen = auto["candidates"], auto["candidates"][auto["chosen"]]
assert 1 < len(candidates) <= budget, len(candidates)
assert candidates[0]["sched_strategy"] == "source" and candidates[0]["max_regs"] is None, candidates[0]
assert auto["reason"] and chosen["sched_strategy"] in auto["options"], auto
assert chosen["error"] is None and chosen["same_as"] is None, chosen
# The object is the chosen candidate's.
assert kernel["registers"] == chosen["registers"], (kernel["registers"], chosen)
assert kernel["sched_strategy"] == chosen["sched_strategy"], (kernel["sched_strategy"], chosen)
judged = [c for c in candidates if c["error"] is None and c["relative_time"] is not None]
if "--fixed" in sys.argv:
    assert all(c["max_regs"] is None for c in candidates), candidates
    assert kernel["max_regs"] == sys.argv[sys.argv.index("--fixed") + 1], kernel["max_regs"]
if "--amd" in sys.argv:
    assert all(c["warps_per_unit"] <= chosen["warps_per_unit"] or c["spill_store_bytes"] > chosen["spill_store_bytes"]
               for c in judged), candidates
    assert all(c["spill_store_bytes"] >= chosen["spill_store_bytes"] for c in judged), candidates
else:
    assert chosen["relative_time"] <= 1, chosen
