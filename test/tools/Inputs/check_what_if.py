"""The fields of `kiln occupancy --what-if --ladder --format json` are a contract."""
import json
import sys

data = json.load(sys.stdin)
assert data["version"] == 1, data["version"]
assert data["kernels"], data
for kernel in data["kernels"]:
    assert kernel["what_if"], kernel
    for answer in kernel["what_if"]:
        assert set(answer) == {"changes", "wanted_blocks", "needs", "occupancy"}, answer
        assert answer["changes"]["registers"] == 64, answer
        assert answer["wanted_blocks"] == answer["changes"]["blocks"] == 2, answer
        assert answer["needs"]["blocks_per_unit"] >= 2, answer
        assert 0 < answer["occupancy"]["fraction"] <= 1, answer
    for resource in ("registers", "shared_bytes", "threads_per_block"):
        rungs = kernel["ladder"][resource]
        assert sum(rung["here"] for rung in rungs) == 1, rungs
        assert [rung["most"] for rung in rungs] == sorted({rung["most"] for rung in rungs}), rungs
    # The staircases only lead down.
    for resource in ("registers", "shared_bytes"):
        blocks = [rung["blocks_per_unit"] for rung in kernel["ladder"][resource]]
        assert blocks == sorted(set(blocks), reverse=True), blocks
