"""Kiln's stage instead of Triton's, from LLVM IR to PTX or assembly, and what every stage of Kiln's needs."""
from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple

from kiln import program, told
from kiln.directive import Directives, chosen_by
from kiln.rules import Policy
from kiln.vendor import Vendor

#: A stage of Triton's compiler: the module so far, and the metadata of the kernel, which it may add to.
Stage = Callable[[Any, Dict[str, Any]], Any]


#: What a kernel's metadata say that Triton's assembler is to be told beside what Triton tells it: options, a list.
ASSEMBLER = "kiln_assembler_options"
#: What a kernel's metadata have where Kiln made its text: its directives.
DIRECTIVES = "kiln_directives"
#: What a report says was chosen where `auto` takes what Triton's own stage makes.
TRITONS_OWN = "Triton's own code"


@dataclass(frozen=True)
class Kernel:
    """A kernel in Triton's compiler: who makes it, with which options, under which directives."""

    vendor: Vendor
    backend: Any
    options: Any
    directives: Directives
    policy: Policy

    def directives_of(self, name: str) -> Directives:
        """What the kernel asks for once its name is known: its own directives, else those of the policy, and its backend."""
        asked = self.directives
        if asked.is_empty():
            asked = self.policy.directives_for(name) or Directives(fallback=self.policy.fallback or None)
        return asked if asked.backend else replace(asked, backend=self.policy.backend_for(name))

    def launched(self) -> Optional[told.Told]:
        """What `auto` is told of the launch that waits for the kernel; None: nothing."""
        return told.Told.from_text(getattr(self.options, told.FIELD, ""))

    def launch(self, name: str, metadata: Dict[str, Any], llvm: str, launched: Optional[told.Told]) -> str:
        """The option of ``kiln compile`` for the launch of LLVM IR: warp specialization and pipelining have decided it just now. `launched`:
        what else is told of it."""
        from kiln.refusal import say_once

        warps = int(metadata.get("num_warps", self.options.num_warps))
        option = f"--launch={name}={self.vendor.threads(self.options, warps)},dyn={int(metadata.get('shared') or 0)}"
        if launched is None:
            return option
        types = told.parameter_types(llvm, name)
        more = launched.of_llvm(types, int(getattr(self.options, "num_ctas", 1)))
        if more is None:
            say_once(f"kiln: {name}: auto is not told the launch, since the kernel's parameters ({', '.join(types)}) are not its arguments "
                     f"({':'.join(launched.arguments)})")
        return f"{option},{more}" if more else option

    def rival(self, directives: Directives, name: str, stock: Stage, llvm: Any, metadata: Dict[str, Any]) -> Optional[str]:
        """What Triton's own stage makes of the LLVM IR: a candidate where the strategy is `auto`. None: it is not asked for, or fails, which is
        said once."""
        from kiln.refusal import say_once

        fixed = (directives.remat, directives.max_regs, directives.register_usage_level, directives.ptxas_controls)
        if not told.is_for(directives.sched_strategy) or any(value is not None for value in fixed):
            return None  # What else is asked for it would not follow.
        try:
            return str(stock(llvm, dict(metadata)))
        except Exception as error:  # Whatever Triton's compiler raises.
            say_once(f"kiln: {name}: Triton's own code is no candidate of auto: {type(error).__name__}: {error}")
            return None

    def compile(self, directives: Directives, source: str, name: str, more: List[str], metadata: Dict[str, Any],
                rival: Optional[str] = None) -> Tuple[str, Dict[str, Any]]:
        """The kernel's text under `directives`, and what the sidecar says of it; `rival`: Triton's own text of it, which may be taken. Raises
        `Refused`, after saying it once, where Kiln cannot. Rematerializations that were taken back, what was chosen, and what the assembler is to be told are added to the
        metadata."""
        from kiln.refusal import Refused, say_once

        with tempfile.TemporaryDirectory(prefix="kiln-") as folder:
            sidecar = Path(folder) / "kernel.json"
            line = ["compile", "-", "--emit=asm", f"--sidecar={sidecar}", *self.vendor.arguments(self.backend, self.options),
                    *directives.arguments(), *more]
            if rival is not None:
                file = Path(folder) / "rival.s"
                file.write_text(rival)
                line.append(f"--rival={file}")
            try:
                text = program.run(line, source, self.vendor.variables(self.backend))
            except program.CommandFailed as error:
                what = f"kiln: {name} ({directives}): {error}"
                if not directives.fallback:
                    say_once(what)
                raise Refused(what, isinstance(error, program.CommandCrashed)) from None
            about: Dict[str, Any] = only(json.loads(sidecar.read_text())["kernels"], "module")
        metadata[ASSEMBLER] = self.vendor.assembler_options(about)
        metadata["kiln_taken_back"] = [f"kernel '{name}': rematerialization '{outcome['remat']}' taken back: {outcome['reason']}"
                                       for outcome in about["remat_outcomes"] if outcome["outcome"] == "taken_back"]
        if about["chosen"] and about["chosen"]["rival"]:
            metadata.update(kiln_chosen=TRITONS_OWN, kiln_chosen_because=about["chosen"]["reason"])
        elif about["chosen"] and (chosen := chosen_by(about["chosen"]["options"], directives)) != str(directives):
            metadata.update(kiln_chosen=chosen, kiln_chosen_because=about["chosen"]["reason"] or "")
        return text, about

    def note(self, name: str, directives: Directives, metadata: Dict[str, Any]) -> None:
        """What Triton's stage would have noted, and what `kiln.report` wants to know."""
        metadata.update({"name": name, DIRECTIVES: str(directives), "kiln_num_warps": self.options.num_warps})


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


def assembled(vendor: Vendor, stock: Stage, told: Callable[[List[str]], Stage]) -> Stage:
    """Text to a binary by Triton's own stage; by the one that it has with these options, where a kernel's assembler is `told` more. What it
    cannot take of Kiln's is refused, as autotuners expect it."""

    def stage(source: Any, metadata: Dict[str, Any]) -> Any:
        from kiln.refusal import Refused

        more = metadata.get(ASSEMBLER)
        if DIRECTIVES not in metadata:
            return stock(source, metadata)
        vendor.prepare_assembler()
        try:
            return (told(more) if more else stock)(source, metadata)
        except RuntimeError as error:
            raise Refused(f"kiln: {metadata['name']} ({metadata[DIRECTIVES]}): Triton's assembler: {error}") from error

    return stage


def from_llvm(kernel: Kernel, stock: Stage) -> Stage:
    """LLVM IR to text, for a kernel that has directives or that a policy may give some."""

    def compile_as(directives: Directives, name: str, llvm: str, metadata: Dict[str, Any]) -> str:
        text, _ = kernel.compile(directives, llvm, name, [kernel.launch(name, metadata, llvm, kernel.launched())], metadata,
                                 kernel.rival(directives, name, stock, llvm, metadata))
        kernel.note(name, directives, metadata)
        return text

    def stage(source: Any, metadata: Dict[str, Any]) -> Any:
        llvm = str(source)
        name = only(kernel.vendor.kernel_names(llvm), "LLVM IR")
        directives = kernel.directives_of(name)
        if replace(directives, backend=None).is_empty():
            return stock(source, metadata)
        return or_stock(directives, lambda: compile_as(directives, name, llvm, metadata), lambda: stock(source, metadata))

    return stage
