"""Kiln's stage instead of Triton's: LLVM IR, or tile IR, to PTX or assembly."""
from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple

from kiln import program
from kiln.directive import Directives
from kiln.rules import Policy
from kiln.vendor import Vendor

#: A stage of Triton's compiler: the module so far, and the metadata of the kernel, which it may add to.
Stage = Callable[[Any, Dict[str, Any]], Any]


@dataclass(frozen=True)
class Kernel:
    """A kernel in Triton's compiler: who makes it, with which options, under which directives."""

    vendor: Vendor
    backend: Any
    options: Any
    directives: Directives
    policy: Policy

    def compile(self, directives: Directives, source: str, name: str, more: List[str],
                metadata: Dict[str, Any]) -> Tuple[str, Dict[str, Any]]:
        """The kernel's text under `directives`, and what the sidecar says of it. Raises `Refused`, after saying it once, where Kiln
        cannot. Rematerializations that were taken back are added to the metadata."""
        from kiln.refusal import Refused, say_once

        with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
            sidecar = Path(folder) / "kernel.json"
            line = ["compile", "-", "--emit=asm", f"--sidecar={sidecar}", *self.vendor.arguments(self.backend, self.options),
                    *directives.arguments(), *more]
            try:
                text = program.run(line, source, self.vendor.variables(self.backend))
            except program.CommandFailed as error:
                what = f"kiln: {name} ({directives}): {error}"
                if not directives.fallback:
                    say_once(what)
                raise Refused(what) from None
            about: Dict[str, Any] = only(json.loads(sidecar.read_text())["kernels"], "module")
        metadata["kiln_taken_back"] = [f"kernel '{name}': rematerialization '{outcome['remat']}' taken back: {outcome['reason']}"
                                       for outcome in about["remat_outcomes"] if outcome["outcome"] == "taken_back"]
        return text, about

    def note(self, name: str, directives: Directives, metadata: Dict[str, Any]) -> None:
        """What Triton's stage would have noted, and what `kiln.report` wants to know."""
        metadata.update(name=name, kiln_directives=str(directives), kiln_num_warps=self.options.num_warps)


def only(found: List[Any], language: str) -> Any:
    """The one kernel of a module, as Triton makes them."""
    from kiln.refusal import Refused

    if len(found) != 1:
        raise Refused(f"kiln: expected one kernel in Triton's {language}, found {len(found)}: {', '.join(map(str, found))}")
    return found[0]


def or_stock(directives: Directives, ours: Callable[[], Any], stock: Callable[[], Any]) -> Any:
    """What Kiln makes; where it refuses and the directives allow it, Triton's own, and that is said once."""
    from kiln.refusal import Refused, say_once

    try:
        return ours()
    except Refused as refusal:
        if not directives.fallback:
            raise
        say_once(f"{refusal}; Triton's own code runs instead")
        return stock()


def _from_llvm(kernel: Kernel, stock: Stage) -> Stage:
    """LLVM IR to text, for a kernel that has directives or that a policy may give some."""

    def compile_as(directives: Directives, name: str, llvm: str, metadata: Dict[str, Any]) -> str:
        # What budgets reckon with: warp specialization and pipelining have decided these numbers just now.
        warps = int(metadata.get("num_warps", kernel.options.num_warps))
        threads = kernel.vendor.threads(kernel.options, warps)
        launch = f"--launch={name}={threads},dyn={int(metadata.get('shared') or 0)}"
        text, _ = kernel.compile(directives, llvm, name, [launch], metadata)
        kernel.note(name, directives, metadata)
        return text

    def stage(source: Any, metadata: Dict[str, Any]) -> Any:
        llvm = str(source)
        name = only(kernel.vendor.kernel_names(llvm), "LLVM IR")
        directives: Optional[Directives] = kernel.policy.directives_for(name) if kernel.directives.is_empty() else kernel.directives
        if directives is None:
            return stock(source, metadata)
        return or_stock(directives, lambda: compile_as(directives, name, llvm, metadata), lambda: stock(source, metadata))

    return stage


def install(kernel: Kernel, stages: Dict[str, Any]) -> None:
    """Replaces the stage that makes text of LLVM IR by Kiln's, where anything is asked for."""
    if not (kernel.directives.is_empty() and kernel.policy.is_empty()):
        stages[kernel.vendor.text_stage] = _from_llvm(kernel, stages[kernel.vendor.text_stage])
