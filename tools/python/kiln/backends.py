"""Which back end compiles a kernel: Triton's, Kiln's own lowering, or (``backend="auto"``) the better of the two.

For ``auto`` the ``kiln`` command is given both forms of the kernel, tile IR and Triton's LLVM IR of it, compiles both at once, and takes one by
the finished machine code (``tools/auto/BackendChoice.h`` has the rule).
"""
from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Optional

from kiln import tile
from kiln.directive import Directives
from kiln.stages import Kernel, Stage, from_llvm, only, or_stock

#: What a kernel's metadata say of the choice: "tile" or "llvm", why, and as JSON the figures of both where they were compared.
TAKEN, REASON, FORMS = "kiln_backend", "kiln_backend_reason", "kiln_backend_forms"


class _Triton:
    """Triton's own stages between tile IR and text. They change the module in place, so that none may run twice; what they add to the
    metadata is kept aside until their code is taken."""

    def __init__(self, stages: List[Stage], source: Any, metadata: Dict[str, Any]) -> None:
        self._stages, self._text, self._module = stages[:-1], stages[-1], source
        self._failure: Optional[Exception] = None
        self.metadata = dict(metadata)

    def llvm(self) -> Any:
        """LLVM IR. Raises whatever Triton's compiler does, again each time."""
        if self._failure is not None:
            raise self._failure
        try:
            while self._stages:
                self._module = self._stages[0](self._module, self.metadata)
                self._stages = self._stages[1:]
        except Exception as error:
            self._failure = error
            raise
        return self._module

    def rival(self, kernel: Kernel, directives: Directives, name: str) -> Optional[str]:
        """`Kernel.rival` of the LLVM IR."""
        return kernel.rival(directives, name, self._text, self.llvm(), self.metadata)

    def text(self, kernel: Optional[Kernel], metadata: Dict[str, Any]) -> Any:
        """What the LLVM IR becomes, and its metadata; under a kernel's directives for LLVM IR by Kiln, else by Triton."""
        last = from_llvm(kernel, self._text) if kernel else self._text
        text = last(self.llvm(), self.metadata)
        metadata.update(self.metadata)
        return text


def _of_two(kernel: Kernel, directives: Directives, name: str, ttir: str, triton: _Triton, metadata: Dict[str, Any]) -> Any:
    """The text of the form that is taken, with its metadata and no other's."""
    from kiln.refusal import Refused, say_once

    def by_llvm(why: str) -> Any:
        text = triton.text(kernel, metadata)
        metadata.update({TAKEN: "llvm", REASON: why})
        return text

    if kernel.options.num_ctas != 1:
        return by_llvm(f"the LLVM IR: own lowering knows no clusters (num_ctas={kernel.options.num_ctas})")
    if unlowered := kernel.vendor.unlowered(kernel.options):
        return by_llvm(f"the LLVM IR: own lowering does not follow {', '.join(unlowered)}")
    try:
        llvm = str(triton.llvm())
    except Exception as error:  # Whatever Triton's compiler raises: own lowering may do.
        text: Any = tile.lowered(kernel, directives, name, ttir, metadata)
        metadata.update({TAKEN: "tile", REASON: f"Kiln's own lowering: Triton's compiler fails: {type(error).__name__}: {error}"})
        return text
    with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
        alternative = Path(folder) / "kernel.ll"
        alternative.write_text(llvm)
        launched = kernel.launched()
        if launched is not None and launched.has_descriptors():
            launched = None  # One option is for both forms.
        line = [*tile.arguments(kernel, directives, ttir), f"--alternative={alternative}", kernel.launch(name, triton.metadata, llvm, launched)]
        try:
            text, about = kernel.compile(directives, ttir, name, line, metadata, triton.rival(kernel, directives, name))
        except Refused as refusal:
            if not refusal.is_defect:
                raise
            return by_llvm(f"the LLVM IR: {refusal}")
    choice = about["backend"]
    if choice["unevaluated"] is not None:
        say_once(f"kiln: backend='auto' takes {choice['reason']}")
    if choice["taken"] == "tile":
        tile.note(kernel, directives, about, metadata)
    else:
        metadata.update(triton.metadata)
        kernel.note(name, directives, metadata)
    metadata.update({TAKEN: choice["taken"], REASON: choice["reason"], FORMS: json.dumps(choice["builds"])})
    return text


def choice_of(metadata: Any) -> Optional[Dict[str, Any]]:
    """What the metadata of a kernel say of the choice; None: there was none to make."""
    if not hasattr(metadata, TAKEN):
        return None
    return {"taken": getattr(metadata, TAKEN), "reason": getattr(metadata, REASON), "forms": json.loads(getattr(metadata, FORMS, "{}"))}


def _from_tile(kernel: Kernel, between: List[Stage]) -> Stage:
    def stage(source: Any, metadata: Dict[str, Any]) -> Any:
        ttir = str(source)
        names = tile.FUNCTION.findall(ttir)
        directives = kernel.directives_of(names[0] if names else "")
        triton = _Triton(between, source, metadata)
        if directives.backend is None:
            return triton.text(kernel, metadata)

        def ours() -> Any:
            name = only(names, "tile IR")
            if directives.backend == "tile":
                return tile.lowered(kernel, directives, name, ttir, metadata)
            return _of_two(kernel, directives, name, ttir, triton, metadata)

        return or_stock(directives, ours, lambda: triton.text(None, metadata))

    return stage


def install(kernel: Kernel, stages: Dict[str, Any]) -> None:
    """Replaces what is between tile IR, or LLVM IR, and text by Kiln's, where anything is asked for."""
    if kernel.directives.is_empty() and kernel.policy.is_empty():
        return
    names, last = list(stages), kernel.vendor.text_stage
    if kernel.directives.backend == "tile" and "ttir" not in names:
        raise ValueError("backend='tile' starts from tile IR, which kernels of Triton's other languages do not pass through")
    if "ttir" not in names or not (kernel.directives.backend or kernel.policy.backend):
        stages[last] = from_llvm(kernel, stages[last])
        return
    between = names[names.index("ttir") + 1:names.index(last) + 1]
    stage = _from_tile(kernel, [stages[name] for name in between])
    for name in between[:-1]:
        del stages[name]
    stages[last] = stage
