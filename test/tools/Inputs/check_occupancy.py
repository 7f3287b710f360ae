"""The fields of `kiln occupancy --format json` are a contract."""
import json
import sys

FIELDS = {"file", "kernel", "target", "registers", "agprs", "stack_bytes", "spill_store_bytes", "spill_load_bytes",
          "static_shared_bytes", "dynamic_shared_bytes", "threads_per_block", "occupancy", "origins",
          "cannot_launch", "producer", "barriers", "cluster_blocks", "warp_size", "cu_mode", "moves_registers"}
OCCUPANCY = {"blocks_per_unit", "warps_per_unit", "max_warps_per_unit", "fraction", "at_most", "launchable", "limits", "limiters",
             "next_step"}
ORIGINS = {"binary", "metadata", "launch", "typed", "assumed"}

data = json.load(sys.stdin)
assert data["version"] == 1, data["version"]
for kernel in data["kernels"]:
    assert FIELDS <= set(kernel), FIELDS - set(kernel)
    assert kernel["target"] == sys.argv[1], kernel["target"]
    assert 0 < kernel["registers"] <= 512, kernel["registers"]
    assert OCCUPANCY <= set(kernel["occupancy"]), kernel["occupancy"]
    assert 0 < kernel["occupancy"]["fraction"] <= 1, kernel["occupancy"]
    assert kernel["cannot_launch"] == [], kernel["cannot_launch"]
    # Every number that is there says where it comes from.
    assert set(kernel["origins"].values()) <= ORIGINS, kernel["origins"]
    assert kernel["origins"]["registers"] == "binary", kernel["origins"]
    for field, origin in kernel["origins"].items():
        assert kernel[field] is not None or origin == "assumed", (field, origin)
