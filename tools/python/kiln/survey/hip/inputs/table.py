"""Which function makes the launches of which kernel, by its name in `configurations.json`."""
from __future__ import annotations

from typing import Callable, Dict

from kiln.survey.hip.configurations import Unusable
from kiln.survey.hip.inputs import flash, indexed, paged, products, rows
from kiln.survey.hip.inputs.case import Case, Launched

LAUNCHES: Dict[str, Callable[[Case], Launched]] = {
    "ua2d": paged.unified_2d, "ua3d": paged.unified_3d, "mla_s1": paged.latent, "mla_s2": paged.latent_sum,
    "extend": indexed.extend, "grouped": indexed.grouped, "dec_stage2": indexed.split_sum,
    "gemm": products.gemm, "blockscale": products.blockscale, "moe": products.experts,
    "fa_fwd": flash.forward, "fa_bwd_causal": flash.backward, "fa_bwd_noncausal": flash.backward,
    "rmsnorm": rows.rmsnorm, "rope": rows.rope, "gdn": rows.gated_delta,
}


def launch_of(kernel: str, case: Case) -> Launched:
    """The launch of a configuration of that kernel. Raises `Unusable` where it has not exactly the parameters of the configuration."""
    made = LAUNCHES[kernel](case)
    wrong = sorted(set(made.values) ^ set(case.kinds))
    if wrong:
        raise Unusable(f"{kernel}: {', '.join(wrong)}: expected in the signature and among the arguments of a launch, found in one of them")
    return made
