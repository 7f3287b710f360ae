"""AMD: LLVM IR to assembly; Triton's assembler and linker make the hsaco."""
from __future__ import annotations

import importlib
from typing import Any

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

    def prepare_assembler(self) -> None:
        """LLVM's targets are registered by the stage that makes LLVM IR (Triton before 3.9), which own lowering and a cache do without."""
        importlib.import_module("triton._C.libtriton").llvm.init_targets()
