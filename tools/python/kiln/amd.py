"""AMD: LLVM IR to assembly; Triton's assembler and linker make the hsaco."""
from __future__ import annotations

import importlib
from typing import Any, List

from kiln.vendor import Vendor


#: LLVM's attribute of a function that names its scheduler.
_SCHEDULER = "amdgpu-sched-strategy"


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
        return hints + [f"llvm_fn_attrs={name}={value}" for name, value in attributes or () if name == _SCHEDULER]

    def lowering_options(self, options: Any) -> List[str]:
        """Waves of a SIMD, and what matrix instructions dots are made of, as far as it is not Triton's default, which leaves them open."""
        names = {"waves_per_eu": 0, "matrix_instr_nonkdim": 0, "kpack": 1}
        said = {name: getattr(options, name, idle) for name, idle in names.items()}
        return [f"--{name.replace('_', '-')}={value}" for name, value in said.items() if value != names[name]]

    def unlowered(self, options: Any) -> List[str]:
        """Other sizes of matrix instructions, what asks for another schedule, and LLVM's attributes, which are for the LLVM IR of Triton's."""
        known = {"matrix_instr_nonkdim": (0, 16, 32), "kpack": (1, 2)}
        others = [f"{name}={getattr(options, name)}" for name, values in known.items() if getattr(options, name, values[0]) not in values]
        attributes = getattr(options, "llvm_fn_attrs", ())
        return others + self.scheduling_options(options) + [f"llvm_fn_attrs={name}={value}" for name, value in attributes or () if name != _SCHEDULER]

    def prepare_assembler(self) -> None:
        """LLVM's targets are registered by the stage that makes LLVM IR (Triton before 3.9), which own lowering and a cache do without."""
        importlib.import_module("triton._C.libtriton").llvm.init_targets()
