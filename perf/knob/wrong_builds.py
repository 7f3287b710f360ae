"""Builds that are wrong on purpose, for `adaptive_trials.py`: binaries of kernels of one name and signature, which Triton compiles where they run, in
the place of builds that the compiler would make. One writes other bytes, one far beside its tensors, one does not end, and of one the file
was cut off, so that the process that loads it may end.
"""
import time

import torch
import triton
import triton.language as tl

import kiln.triton  # Directives, where the package is on the path and not installed.
from kiln.adaptive import install, jobs
from kiln.adaptive.candidates import Choice, Made
from kiln.adaptive.check import copied_launch
from kiln.adaptive.maker import Maker

#: Seconds that a check gives a build here, for the one that does not end.
CHECK_S = 5

# The kernels. Each function makes one, since all have one name; what they share is compiled into each.


@triton.jit
def half_sum(x, columns, BLOCK: tl.constexpr):
    """Half the sum of a block's row."""
    row, total = tl.program_id(0), tl.zeros([BLOCK], tl.float32)
    for start in range(0, columns, BLOCK):
        total += tl.load(x + row * columns + start + tl.arange(0, BLOCK)) * 0.5
    return tl.sum(total)


def right():
    """Halves of sums of rows."""

    @triton.jit
    def sum_rows(x, out, columns, BLOCK: tl.constexpr):
        tl.store(out + tl.program_id(0), half_sum(x, columns, BLOCK))

    return sum_rows


def other_bytes():
    """Stores something else."""

    @triton.jit
    def sum_rows(x, out, columns, BLOCK: tl.constexpr):
        tl.store(out + tl.program_id(0), half_sum(x, columns, BLOCK) + 1.0)

    return sum_rows


def far_away():
    """Stores where no memory is, which is a fault."""

    @triton.jit
    def sum_rows(x, out, columns, BLOCK: tl.constexpr):
        tl.store(out + tl.program_id(0) + (1 << 44), half_sum(x, columns, BLOCK))

    return sum_rows


def endless():
    """Does not end."""

    @triton.jit
    def sum_rows(x, out, columns, BLOCK: tl.constexpr):
        total = half_sum(x, columns, BLOCK)
        seen = tl.load(x, volatile=True)
        while seen == seen:  # No input is NaN.
            seen = tl.load(x, volatile=True)
            total += seen
        tl.store(out + tl.program_id(0), total)

    return sum_rows


def cut_off(cubin):
    """A file whose table of sections is said to be far after its end, as of one that was not written whole: it is looked for beyond the memory that
    holds the file."""
    at = 40  # e_shoff of a 64-bit ELF.
    return cubin[:at] + (1 << 42).to_bytes(8, "little") + cubin[at + 8:]


def trial(seconds):
    """`adaptive_trials.py`'s: what became of each. The race of the compiler's builds beside them may take so many seconds."""
    rows, columns, directive = 2048, 4096, "adaptive(check=true)"
    x, out = torch.randn(rows, columns, device="cuda"), torch.empty(rows, device="cuda")
    kernels = {function.__name__: function() for function in (right, other_bytes, far_away, endless)}
    compiled = {name: kernel.warmup(x, out, columns, BLOCK=1024, grid=(rows, )) for name, kernel in kernels.items()}
    planted = {name: one.asm["cubin"] for name, one in compiled.items() if name != "right"}
    planted["cut_off"] = cut_off(compiled["right"].asm["cubin"])
    stock_all = Maker.all

    def all_and_planted(self, is_apart):
        for name, cubin in planted.items():
            yield Made(Choice("llvm", (f"--planted={name}", )), cubin)
        yield from stock_all(self, is_apart)

    Maker.all, copied_launch.BUILD_S = all_and_planted, CHECK_S
    kernel = kernels["right"]
    kernel[(rows, )](x, out, columns, BLOCK=1024)
    expected, unlike, count, launches = out.clone(), torch.zeros((), device="cuda", dtype=torch.int64), 0, []
    begin = time.monotonic()
    while time.monotonic() - begin < seconds + 30.0:
        out.fill_(float("nan"))
        kernel[(rows, )](x, out, columns, BLOCK=1024, sched_strategy=directive)
        unlike += (out != expected).any()
        count += 1
        if count % 50 == 0:
            torch.cuda.synchronize()
            launches = [one for one in install.all_launches() if one.name == "sum_rows"]
            if launches and all(one.winners for one in launches):
                break
            time.sleep(0.0 if jobs.of_process().is_idle() else 0.05)
    found = next(iter(launches), None)
    if found is None:
        raise RuntimeError("the kernel has no adaptive launches")
    notes, joined = list(found.builds.notes), {build.made.binary for build in found.joined()}
    refused = {name: next((note for note in notes if f"--planted={name}" in note and "is not launched" in note), None) for name in planted}
    bad = [f"{name} was launched" for name, cubin in planted.items() if cubin in joined]
    bad += [f"no note says why {name} is not launched" for name, note in refused.items() if note is None]
    bad += [f"{int(unlike)} of {count} results are not Triton's"] if int(unlike) else []
    if not found.winners:
        bad.append("the race of the other builds did not end")
    if not found.joined():
        bad.append("no build of the compiler's was found right")
    return {"launches": count, "seconds": round(time.monotonic() - begin, 1), "results_unlike_tritons": int(unlike), "refused": refused,
            "other_notes": [note for note in notes if "--planted" not in note], "builds_found_right": len(found.joined()),
            "chosen": [str(winner.build) for winner in found.winners.values()], "wrong": bad}
