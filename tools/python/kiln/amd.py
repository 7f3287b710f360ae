"""AMD: LLVM IR to assembly; Triton's assembler and linker make the hsaco."""
from __future__ import annotations

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
