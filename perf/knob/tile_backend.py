"""The project's kernels through backend="tile", Kiln's own lowering of Triton's tile IR, against plain Triton.

The kernels are those the lowering is proven on; --only takes any other, and shows what is refused by name. Each result is
checked before anything is timed:

    python3 perf/knob/tile_backend.py --json tile.json
"""
import random
import sys

import measure
import jit_auto

NAMES = ("vector_add", "softmax", "layernorm_fwd", "layernorm_bwd_dx", "dropout", "rope", "swiglu", "cross_entropy", "cumsum", "argmax")

if __name__ == "__main__":
    random.seed(1)
    sys.exit(jit_auto.table({"backend": "tile"}, measure.arguments(__doc__, jit_auto.CASES, NAMES)))
