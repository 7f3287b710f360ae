"""triton_llvm.py CASE KERNEL.ll OUT [BYTES]: the case for what Triton made of its kernel: LLVM IR whose shared memory is an
array of unknown size, and two more pointers to scratch memory."""
import json
import sys

case = json.load(open(sys.argv[1]))
case["kernel"] = sys.argv[2]
for key in ("num_warps", "num_stages"):
    case.pop(key, None)
for name in ("global_scratch", "profile_scratch"):
    case["arguments"].append({"name": name, "dtype": "i8", "shape": [0], "fill": "zero"})
if len(sys.argv) > 4:
    case["dynamic_shared"] = sys.argv[4]
json.dump(case, open(sys.argv[3], "w"))
