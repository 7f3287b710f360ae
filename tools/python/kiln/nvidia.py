"""NVIDIA: LLVM IR to PTX; Triton's ptxas makes the cubin."""
from __future__ import annotations

import importlib
import inspect
from typing import Any, Dict, List, Mapping

from kiln.vendor import Vendor


class Nvidia(Vendor):
    """Triton's CUDA backend."""

    name = "nvidia"
    title = "NVIDIA"
    module = "triton.backends.nvidia.compiler"
    backend = "CUDABackend"
    text_stage = "ptx"
    binary_stage = "cubin"
    convention = "ptx_kernel"

    def target(self, backend: Any, options: Any) -> str:
        """As Triton's PTX stage names it, "a" variants where it takes them."""
        return str(importlib.import_module(self.module).sm_arch_from_capability(backend.target.arch))

    def variables(self, backend: Any) -> Dict[str, str]:
        """The ptxas that will assemble the result is the one that `auto` evaluates by."""
        return {"KILN_PTXAS": str(self._ptxas(backend).path)}

    def assembler(self, backend: Any) -> str:
        """Of ptxas, as "12.8"."""
        return str(self._ptxas(backend).version)

    def assembler_options(self, about: Mapping[str, Any]) -> List[str]:
        """As ``targets/codegen/Nvidia.cpp`` spells them."""
        said = {"register-usage-level": about["register_usage_level"], "apply-controls": about["ptxas_controls"]}
        return [f"--{option}={value}" for option, value in said.items() if value is not None]

    def _ptxas(self, backend: Any) -> Any:
        get_ptxas = importlib.import_module(self.module).get_ptxas
        by_gpu = inspect.signature(get_ptxas).parameters  # Since 3.6 there is one for Blackwell beside the other.
        return get_ptxas(backend.target.arch) if by_gpu else get_ptxas()

    def arguments(self, backend: Any, options: Any) -> List[str]:
        """With the newest PTX that Triton writes: its ptxas, or the driver, may know no newer one."""
        newest = int(importlib.import_module(self.module).get_ptx_version_from_options(options, backend.target.arch))
        return [*super().arguments(backend, options), f"--ptx-version={newest // 10}.{newest % 10}"]
