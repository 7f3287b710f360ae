"""AMD: LLVM IR to assembly; Triton's assembler and linker make the hsaco."""
from __future__ import annotations

import importlib
from typing import Any, List

from kiln.vendor import Vendor


class Amd(Vendor):
    """Triton's HIP backend."""

    name = "amd"
    title = "AMD"
    module = "triton.backends.amd.compiler"
    backend = "HIPBackend"
    text_stage = "amdgcn"
    binary_stage = "hsaco"
    convention = "amdgpu_kernel"

    def target(self, backend: Any, options: Any) -> str:
        """AMD's own name of the GPU, such as gfx942."""
        return str(options.arch)

    def scheduling_options(self, options: Any) -> List[str]:
        """``schedule_hint`` where this Triton follows it (to 3.7), and LLVM's attribute for the scheduler (from 3.8)."""
        passes = importlib.import_module("triton._C.libtriton").amd.passes.ttgpuir
        hint = str(getattr(options, "schedule_hint", "") or "none")
        hints = ["schedule_hint"] if hint != "none" and hasattr(passes, "insert_instruction_sched_hints") else []
        attributes = getattr(options, "llvm_fn_attrs", ())
        return hints + [f"llvm_fn_attrs={name}={value}" for name, value in attributes or () if name == "amdgpu-sched-strategy"]

    def unlowered(self, options: Any) -> List[str]:
        """The shape of matrix instructions and how their operands are packed, which own lowering chooses itself."""
        idle = {"matrix_instr_nonkdim": (0,), "kpack": (1,)}
        return [f"{name}={getattr(options, name)}" for name, values in idle.items() if getattr(options, name, values[0]) not in values]

    def prepare_assembler(self) -> None:
        """LLVM's targets are registered by the stage that makes LLVM IR (Triton before 3.9), which own lowering and a cache do without."""
        importlib.import_module("triton._C.libtriton").llvm.init_targets()
