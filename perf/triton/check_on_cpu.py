"""Run the kernels of families/ at small sizes in Triton's interpreter against their PyTorch references; no GPU is needed.

usage: check_on_cpu.py [CASE...]   (needs the wheels torch and triton 3.6.0)
"""
import os, sys

os.environ["KILN_CASES_DEVICE"] = "cpu"
os.environ["TRITON_INTERPRET"] = "1"
import torch
from cases import CASES, SMALL

wrong = [name for name in sys.argv[1:] if name not in SMALL]
if wrong:
    sys.exit(f"check_on_cpu.py: '{wrong[0]}' has no small sizes; known: {' '.join(SMALL)}")
for name in sys.argv[1:] or SMALL:
    torch.manual_seed(1)
    case = CASES[name](**SMALL[name])
    case["fn"][case["grid"]](*case["args"], **case["meta"])
    out, ref = case["out"].float(), case["ref"]().float()
    error = ((out - ref).norm() / ref.norm()).item()
    right = error <= case["tol"] and out.shape == ref.shape
    print(f"{name:24s} {error:.2e} of {case['tol']:.0e} {'ok' if right else 'WRONG'}", flush=True)
    if not right:
        wrong.append(name)
sys.exit(f"wrong: {' '.join(wrong)}" if wrong else 0)
