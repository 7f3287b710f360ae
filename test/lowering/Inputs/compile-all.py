"""Compiles the kernels without dot to `stage` for each target named, with LLVM's machine verifier on."""
import os
import subprocess
import sys
import tempfile

KERNELS = {"vector_add": 4, "softmax": 8, "rope": 4, "swiglu": 16, "cross_entropy": 16, "layernorm_fwd": 4,
           "layernorm_bwd_dx": 8, "dropout": 4, "argmax": 8, "cumsum": 4}

stage, corpus, targets = sys.argv[1], sys.argv[2], sys.argv[3:]
output = os.path.join(tempfile.mkdtemp(), "out")
count = 0
for target in targets:
    for kernel, warps in KERNELS.items():
        command = ["kiln", "compile", os.path.join(corpus, kernel, "kernel.ttir"), "--target", target, "--verify",
                   "--num-warps", str(warps), "--emit", stage, "-o", output]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            sys.exit(" ".join(command) + "\n" + result.stderr)
        count += 1
print(count, "compiled")
