"""The project's kernels through backend="tile", Kiln's own lowering of Triton's tile IR, against plain Triton.

Each result is checked before anything is
timed, and what is refused is named:

    python3 perf/knob/tile_backend.py --json tile.json
"""
import random
import sys

import measure
import jit_auto

if __name__ == "__main__":
    random.seed(1)
    sys.exit(jit_auto.table({"backend": "tile"}, measure.arguments(__doc__, jit_auto.CASES)))
