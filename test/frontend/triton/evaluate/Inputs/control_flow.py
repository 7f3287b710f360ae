"""Control flow that is decided at compile time, and that is not."""
import triton
import triton.language as tl


@triton.jit
def returns_early(p, n):
    pid = tl.program_id(0)
    if pid >= n:
        return
    tl.store(p + pid, pid)


@triton.jit
def signed(x, y=2):
    if x > 0:
        return x + y
    else:
        return x - y


@triton.jit
def calls(p, n):
    tl.store(p, signed(n) + signed(n, y=5))


@triton.jit
def loops(p, n, TURNS: tl.constexpr):
    total = 0
    i = 0
    unchanged = n
    while i < n:
        total += tl.load(p + i)
        i += 1
    for j in range(n, 0, -2):
        total = total + j
    for k in tl.static_range(TURNS):
        total *= k + 1
    for j in tl.range(0, n, num_stages=2, loop_unroll_factor=4):
        if j % 2 == 0:
            total += unchanged
        elif total > 100:
            total -= 1
    tl.store(p, total if total < 1000 else 1000)


@triton.jit
def branches(p, n, MODE: tl.constexpr):
    if MODE == "double" or n is None:
        value = tl.load(p) * 2
    elif MODE in ("none", "nothing"):
        value = tl.load(p)
    else:
        tl.static_assert(False, f"no mode {MODE}")
    if n > 3:
        other = value + 1
        value = other
    else:
        other = value
    tl.store(p, value + other)
