"""This machine, by a process of its own (``python -m kiln.survey.hip.machine ANSWER.json [TARGET]``): the one that starts others must not have used
the GPU, and one that only looks cannot disturb them."""
from __future__ import annotations

import importlib
import json
import platform
import re
import sys
from pathlib import Path
from typing import Any, List

from kiln.survey.hip.configurations import Unusable
from kiln.survey.hip.document import Machine

TARGETS = ("gfx942", "gfx950")
_REMEDY = ("this survey times kernels on an AMD Instinct MI300 or MI350 (gfx942, gfx950): run it on such a machine, with PyTorch for ROCm "
           "(https://pytorch.org/get-started/locally) and Triton, or compile without a GPU by --target gfx950")


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Unusable(f"cannot import {name} ({error}); {_REMEDY}") from error


def _versions(torch: Any, triton: Any) -> Machine:
    kiln, program = importlib.import_module("kiln"), importlib.import_module("kiln.program")
    return {"torch": str(torch.__version__), "triton": str(triton.__version__), "python": platform.python_version(), "kiln": str(kiln.__version__),
            "kiln_build": program.build()}


def _driver_version() -> str:
    file = Path("/sys/module/amdgpu/version")
    return file.read_text().strip() if file.exists() else ""


def described() -> Machine:
    """The GPU that PyTorch takes. Raises `Unusable` where it is none of AMD's that this survey is about."""
    torch, triton = _module("torch"), _module("triton")
    if torch.version.hip is None:
        what = "PyTorch for NVIDIA GPUs" if torch.version.cuda else "PyTorch without GPUs"
        raise Unusable(f"expected PyTorch for ROCm, found {what} ({torch.__version__}); {_REMEDY}")
    if not torch.cuda.is_available():
        raise Unusable("expected an AMD GPU, and PyTorch for ROCm finds none (rocminfo lists them; HIP_VISIBLE_DEVICES and missing rights on "
                       f"/dev/kfd hide them); {_REMEDY}")
    gpu = torch.cuda.get_device_properties(0)
    found = re.match(r"gfx\w+", gpu.gcnArchName)
    if found is None or found.group() not in TARGETS:
        raise Unusable(f"expected a GPU of {' or '.join(TARGETS)}, found {gpu.name} ({gpu.gcnArchName}); {_REMEDY}")
    clocks = importlib.import_module("triton.runtime.driver").driver.active.utils.get_device_properties(0)
    return {"gpu": gpu.name, "arch": gpu.gcnArchName, "target": found.group(), "compute_units": gpu.multi_processor_count,
            "memory_bytes": gpu.total_memory, "l2_bytes": getattr(gpu, "L2_cache_size", None), "clock_khz": clocks.get("sm_clock_rate"),
            "memory_clock_khz": clocks.get("mem_clock_rate"), "memory_bits": clocks.get("mem_bus_width"), "rocm": torch.version.hip,
            "amdgpu": _driver_version(), **_versions(torch, triton)}


def pretended(target: str) -> Machine:
    """A machine that compiles for a GPU."""
    return {"target": target, **_versions(_module("torch"), _module("triton"))}


def main(line: List[str]) -> None:
    """The process."""
    answer, target = Path(line[0]), line[1]
    try:
        answer.write_text(json.dumps({"machine": pretended(target) if target else described()}))
    except Unusable as error:
        answer.write_text(json.dumps({"unusable": str(error)}))


if __name__ == "__main__":
    main(sys.argv[1:])
