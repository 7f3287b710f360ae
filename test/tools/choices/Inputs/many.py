"""Two files of COUNT choices each, half of them for the same launches: many.py NAME COUNT writes NAME.1.json and NAME.2.json."""
import json
import sys

name, count = sys.argv[1], int(sys.argv[2])
for number in (1, 2):
    first = (number - 1) * count // 2
    choices = [{"kernel": f"kernel_{index % 100}", "hash": f"{index:064x}", "grid": index % 64 + 1, "rounding": "exact",
                "backend": "llvm", "options": "--max-regs 96", "ptxas": "13.0.88", "build": "text", "comparisons": index, "wins": index // 2,
                "gain": 1 + index / 1e6, "interval": [1, 1 + index / 1e5], "launches": 200, "microseconds": index / 7}
               for index in range(first, first + count)]
    with open(f"{name}.{number}.json", "w") as file:
        json.dump({"version": 1, "device": "NVIDIA H200", "choices": choices}, file)
