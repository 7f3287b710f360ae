"""What the committed race says about the candidates of `auto`: read by directive_candidates.py and rank_candidates.py.

A candidate is a point of a product: register cap x strategy x rematerialization x policies. The race has caps in registers; `auto` has
caps relative to what `source` took (tools/auto/candidates/AutoCandidates.h), so each cap of the race is given the class that it is for its
kernel, by the kernel's staircase of residency.
"""
import math, os, re

from committed import load as load_results

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# A kernel that stands in several counts as in the last: the second race has directives for loops on kernels with matrix instructions, too.
RACES = ("perf/results/h200-2026-11-25-first-race.json", "perf/results/h200-2026-11-25-dots.json")
# The staircase of residency of each kernel, and the registers of its builds.
STATIC = "perf/results/cpu-2026-11-25-static-model.json"
# Kernels that share an algorithm are one piece of evidence: a family weighs the same however many kernels it has.
FAMILIES = {
    "matmul": ["matmul_128x256", "matmul_128x128", "matmul_64x128_ragged", "matmul_postop_add", "grouped_gemm"],
    "quantized matmul": ["int4_matmul", "fp8_matmul", "int8_matmul"],
    "attention": ["attention_d64_causal", "attention_d128"],
    "decode": ["paged_decode"],
    "normalization": ["softmax", "layernorm_fwd", "layernorm_bwd_dx", "cross_entropy", "softmax_online"],
    "elementwise": ["vector_add", "dropout", "rope", "swiglu"],
    "reduction and scan": ["cumsum", "linear_recurrence", "argmax"],
    "attention backward": ["attention_bwd_dkdv", "attention_bwd_dq"],
    "convolution": ["conv2d", "conv1d_depthwise_causal"],
    "mixture of experts": ["moe_matmul", "topk_gating"],
    "quantization": ["quantize_rows"],
    "matrix times vector": ["gemv", "int4_gemv"],
    "state space": ["selective_scan", "wkv", "delta_rule", "retention_chunk"],
    "sorting": ["sort_rows", "histogram", "radix_count"],
    "normalization backward": ["rmsnorm_bwd", "layernorm_bwd_dwdb"],
    "channel statistics": ["groupnorm_fwd", "batchnorm_stats"],
    "embedding": ["embedding_gather", "embedding_bag"],
    "loss": ["kl_div", "cross_entropy_bwd", "focal_loss", "linear_cross_entropy"],
    "optimizer": ["adamw", "lion", "grad_norm"],
    "sparse": ["spmm_csr", "spmv_csr", "jagged_mean"],
    "stencil": ["stencil2d", "stencil3d"],
    "data movement": ["transpose", "column_sum"],
    "distance": ["kmeans_assign", "pairwise_l1"],
    "activation backward": ["geglu_bwd", "bias_gelu_bwd"],
}
FAMILY = {kernel: family for family, kernels in FAMILIES.items() for kernel in kernels}
SOURCE = ("None", "source", "", "")
# Rematerializations that Kiln has; the races had more.
REMATS = {"", "address", "induction-variable", "never-killed"}
# `source` without loop strength reduction, tried right after it.
WITHOUT_STRENGTH_REDUCTION = ("None", "source", "", "disable(pass=loop-reduce)")
CAPS = ("MoreWarps", "AllOfTheStep", "FewerWarps", "HalfTheWarps", "ManyWarps")  # enum Cap of AutoCandidates.h


def parse(label):
    """`llvm/STRATEGY; POLICY + REMAT @CAP` to ((strategy, remat, policies), cap or 0)."""
    text = label.removeprefix("llvm/")
    text, _, cap = text.partition(" @")
    text, _, remat = text.partition(" + ")
    strategy, _, policies = text.partition("; ")
    return (strategy, remat, policies), int(cap or 0)


def is_candidate(directives):
    """`auto` cannot try itself, `freeze` is `source`, and a register count as a parameter says nothing to another kernel. Where the user
    has not stated noalias, `auto` tries the same points without it. Rematerializations that the race had and
    Kiln has no longer are not candidates."""
    strategy, remat, policies = directives
    holds = "pipeline" not in policies or "noalias=true" in policies
    return holds and not re.match(r"auto|freeze|.*max_regs", strategy) and REMATS.issuperset(remat.split("; "))


def cap_classes(registers, steps, caps):
    """{class: cap} of the caps that are, for a kernel that takes `registers`, what AutoCandidates.cpp calls by that class.
    `steps`: [most registers, warps], from few registers to many. Of two caps of one class the one nearer to its definition."""
    at = lambda r: next((i for i, (most, _) in enumerate(steps) if r <= most), None)
    own, found = at(registers), {}
    for cap in sorted(caps):
        step = at(cap)
        if step is None or cap < max(16, registers // 2):
            continue
        half = steps[step][1] <= steps[own][1] / 2
        name = ("AllOfTheStep" if cap > registers else None) if step == own else {-1: "MoreWarps", -2: "ManyWarps"}.get(step - own) \
            if step < own else "FewerWarps" if step == own + 1 else "HalfTheWarps" if half else None
        # The most registers of the step; half of the warps is the first step that has no more.
        if name and not (name == "HalfTheWarps" and name in found and at(found[name]) != step):
            found[name] = cap
    return found


class Kernel:
    """One kernel of the race: its candidates by point, and their measured gain over `source`."""

    def __init__(self, name, race, static):
        self.name, self.family = name, FAMILY[name]
        rows = {v: row for v, row in race["variants"].items() if v in static["variants"]}
        labels = {label: v for v, row in rows.items() for label in row["names"] if label.startswith("llvm/")}
        self.source = labels["llvm/source"]
        self.ratio = {v: row["first"]["ratio"] for v, row in rows.items()}
        registers = int(static["variants"][self.source]["registers"])
        parsed = {label: parse(label) for label in [*labels, *race["errors"]] if label.startswith("llvm/") and is_candidate(parse(label)[0])}
        self.classes = cap_classes(registers, static["residency"], {cap for _, cap in parsed.values() if cap})
        by_cap = {cap: name for name, cap in self.classes.items()} | {0: "None"}
        self.points = {(by_cap[cap], *directives): labels[label] for label, (directives, cap) in parsed.items() if label in labels and cap in by_cap}

    def gain(self, variant):
        """How much faster than `source`, as a logarithm."""
        return math.log(self.ratio[variant] / self.ratio[self.source])


def load():
    """The kernels, and the races as one."""
    race, static = {}, load_results(os.path.join(ROOT, STATIC))
    for path in RACES:
        part = load_results(os.path.join(ROOT, path))
        race = dict(machine=part["machine"], kernels=race.get("kernels", {}) | part["kernels"])
    kernels = [Kernel(name, race["kernels"][name], static["kernels"][name]) for name in race["kernels"]]
    return kernels, race


def weights(kernels):
    """Of each kernel, so that families weigh the same and all together 1."""
    families = {k.family for k in kernels}
    return {k.name: 1 / len(families) / sum(other.family == k.family for other in kernels) for k in kernels}


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values))
