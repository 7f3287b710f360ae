"""What jit says of a kernel."""
import somewhere

import kiln
import triton.language as tl


@kiln.jit(sched_stategy="latency")
def misspelt(p):
    tl.store(p, 1)


@kiln.jit(sched_strategy=somewhere.best())
def unknown(p):
    tl.store(p, 1)


def plain(p, N: tl.constexpr):
    tl.store(p, N)


followed = kiln.jit(plain, sched_strategy="latency", max_regs=64, register_usage_level=3)
