"""Own lowering: tile IR to PTX or assembly by Kiln, instead of by Triton's back end."""
from __future__ import annotations

import importlib
import json
import re
from typing import Any, Dict, List, Mapping, Tuple

from kiln import launcher
from kiln.nvidia import Nvidia
from kiln.directive import Directives
from kiln.stages import Kernel
from kiln.variants import VARIANTS

#: What Triton's launcher reads of a kernel and its own stages would have written. Kiln's lowering asks for scratch memory only
#: where Triton's would, too: for tensor descriptors that the kernel makes.
_METADATA: Mapping[str, Any] = {
    "tmem_size": 0,
    "global_scratch_size": 0,
    "global_scratch_align": 1,
    "profile_scratch_size": 0,
    "profile_scratch_align": 1,
    "cluster_dims": (1, 1, 1),
    "tensordesc_meta": None,
}

#: A kernel of tile IR.
FUNCTION = re.compile(r"\btt\.func public @\"?([\w.$]+)\"?\(")


#: A tensor descriptor among a kernel's parameters.
_DESCRIPTOR = re.compile(r"\btt\.func public @.*!tt\.tensordesc<")


def _variants(kernel: Kernel, directives: Directives, ttir: str) -> List[str]:
    """As which kernel it is to be compiled. What the directives leave open the command chooses (``tools/auto/PlanChoice.h``) on Hopper:
    loops always, and the launch where Triton's launcher can follow. Where it cannot, descriptors that a launch passes must not become
    tensor maps, as they do by themselves for the command."""
    said = dict(directives.lowering)
    nvidia = isinstance(kernel.vendor, Nvidia)
    hopper = nvidia and kernel.vendor.target(kernel.backend, kernel.options) == "sm_90a"
    taught = nvidia and not getattr(kernel.options, launcher.PLAIN, False) and launcher.is_known()
    line = []
    for variant in VARIANTS:
        is_open = variant.key not in said and variant.may_be_open and hopper and (taught or not variant.own_launch)
        value = "auto" if is_open else said.get(variant.key)
        if value or (variant.key == "tensor_maps" and _DESCRIPTOR.search(ttir) and (value is not None or not taught)):
            line.append(variant.option(value))
    return line


def _release() -> Tuple[int, int]:
    """The major and minor number of Triton's version."""
    major, minor = importlib.import_module("triton").__version__.split(".")[:2]
    return int(major), int(minor)


def arguments(kernel: Kernel, directives: Directives, ttir: str) -> List[str]:
    """The options of ``kiln compile`` for tile IR alone."""
    line = [f"--num-warps={kernel.options.num_warps}", f"--num-stages={kernel.options.num_stages}"]
    if _release() >= (3, 9):
        line.append("--language=3.9")
    line += kernel.vendor.lowering_options(kernel.options)
    cap = getattr(kernel.options, "maxnreg", None)  # Triton's own, of NVIDIA's options alone; LLVM IR carries it
    if cap is not None and directives.max_regs is None:
        line.append(f"--max-regs={cap}")
    return line + _variants(kernel, directives, ttir)


def note(kernel: Kernel, directives: Directives, launch: Mapping[str, Any], metadata: Dict[str, Any]) -> None:
    """What a launcher has to know of a kernel of own lowering, by the command's sidecar."""
    metadata.update(_METADATA, shared=launch["dynamic_shared_bytes"] or 0)
    if launch["global_scratch_bytes"]:
        metadata.update(global_scratch_size=launch["global_scratch_bytes"], global_scratch_align=launch["global_scratch_alignment"])
    metadata[launcher.TENSOR_MAPS] = json.dumps(launch["tensor_maps"]) if launch["tensor_maps"] else ""
    metadata[launcher.PERSISTENT] = launch["persistent"]
    if isinstance(kernel.vendor, Nvidia):
        # The producer warpgroup is launched, too, as warps of Triton's specialization are.
        metadata[launcher.WARPS] = kernel.options.num_warps
        metadata["num_warps"] = launch["threads_per_block"] // 32
    kernel.note(launch["name"], directives, metadata)


def lowered(kernel: Kernel, directives: Directives, name: str, ttir: str, metadata: Dict[str, Any]) -> str:
    """The kernel's text by own lowering. Raises `Refused` where that cannot."""
    from kiln.refusal import Refused

    if kernel.options.num_ctas != 1:
        raise Refused(f"kiln: {name}: backend='tile' knows no clusters (num_ctas={kernel.options.num_ctas})")
    if unlowered := kernel.vendor.unlowered(kernel.options):
        raise Refused(f"kiln: {name}: backend='tile' does not follow {', '.join(unlowered)}; leave it out")
    line, launched = arguments(kernel, directives, ttir), kernel.launched()
    if launched is not None:
        line.append(f"--launch={name}={launched.of_tile()}")
    text, launch = kernel.compile(directives, ttir, name, line, metadata)
    note(kernel, directives, launch, metadata)
    return text
