"""NVIDIA: LLVM IR to PTX; Triton's ptxas makes the cubin."""
from __future__ import annotations

import importlib
import inspect
import re
from typing import Any, Dict

from kiln.vendor import Vendor

_VERSION = re.compile(r"^\.version (\d+)\.(\d+)$", re.MULTILINE)


class Nvidia(Vendor):
    """Triton's CUDA backend."""

    module = "triton.backends.nvidia.compiler"
    backend = "CUDABackend"
    text_stage = "ptx"
    binary_stage = "cubin"
    convention = "ptx_kernel"

    def target(self, backend: Any, options: Any) -> str:
        """As Triton's PTX stage names it, "a" variants where it takes them."""
        return str(importlib.import_module(self.module).sm_arch_from_capability(backend.target.arch))

    def variables(self, backend: Any) -> Dict[str, str]:
        """The ptxas that will assemble the result is the one that `auto` judges by."""
        get_ptxas = importlib.import_module(self.module).get_ptxas
        by_gpu = inspect.signature(get_ptxas).parameters  # Since 3.6 there is one for Blackwell beside the other.
        return {"KILN_PTXAS": str((get_ptxas(backend.target.arch) if by_gpu else get_ptxas()).path)}

    def finish(self, text: str, backend: Any, options: Any) -> str:
        """Names no newer PTX version than Triton does: its ptxas, or the driver's, may know no newer one."""
        most = int(importlib.import_module(self.module).get_ptx_version_from_options(options, backend.target.arch))

        def version(found: "re.Match[str]") -> str:
            ours = 10 * int(found[1]) + int(found[2])
            least = min(ours, most)
            return f".version {least // 10}.{least % 10}"

        return _VERSION.sub(version, text, count=1)
