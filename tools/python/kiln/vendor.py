"""What the hook must know of a vendor: one file each, `nvidia` and `amd`."""
from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, Dict, List, Mapping


class Vendor(ABC):
    """A backend of Triton, and how Kiln stands in for one of its stages."""

    #: As `kiln.variants` names it, and as people do.
    name: str
    title: str
    #: Triton's module and, in it, the class of the backend.
    module: str
    backend: str
    #: The stage that makes text of LLVM IR, and the one that makes a binary of the text, which stays Triton's.
    text_stage: str
    binary_stage: str
    #: LLVM's calling convention of its kernels.
    convention: str

    @abstractmethod
    def target(self, backend: Any, options: Any) -> str:
        """The GPU by its name in ``kiln targets``."""

    def kernel_names(self, llvm: str) -> List[str]:
        """The kernels that a module of LLVM IR defines."""
        return re.findall(rf'^define [^@\n]*\b{self.convention}\b[^@\n]* @"?([\w.$]+)"?\(', llvm, re.MULTILINE)

    def variables(self, backend: Any) -> Dict[str, str]:
        """Environment of the ``kiln`` program: the tools that Triton itself will use."""
        return {}

    def assembler(self, backend: Any) -> str:
        """The version of an assembler that is no part of Triton or Kiln; empty: there is none."""
        return ""

    def assembler_options(self, about: Mapping[str, Any]) -> List[str]:
        """What Triton's assembler is to be told for a kernel, of what the sidecar says ``about`` it."""
        return []

    def scheduling_options(self, options: Any) -> List[str]:
        """Triton's own options that ask for another schedule, as they are given; empty: none is."""
        return []

    def lowering_options(self, options: Any) -> List[str]:
        """The options of ``kiln compile`` for tile IR alone that say what the vendor's own options of Triton say."""
        return []

    def unlowered(self, options: Any) -> List[str]:
        """Triton's options that own lowering does not follow, as they are given; empty: none is."""
        return []

    def prepare_assembler(self) -> None:
        """What Triton's assembler needs where no other stage of Triton's has run in this process."""

    def threads(self, options: Any, warps: int) -> int:
        """Threads in a block."""
        return warps * int(getattr(options, "warp_size", 32))

    def arguments(self, backend: Any, options: Any) -> List[str]:
        """The options of ``kiln compile`` that say what Triton's options say."""
        line = [f"--target={self.target(backend, options)}"]
        if not options.enable_fp_fusion:
            line.append("--fp-fusion=off")
        return line
