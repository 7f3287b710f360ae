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


@triton.jit
def stored_in_turn(p, n):
    """What is given by name is evaluated first."""
    tl.store(p + tl.load(p + 3), tl.load(p + 5), mask=tl.load(p + 7) > n)


@triton.jit
def twice(x):
    return x * 2


@triton.jit(noinline=True)
def kept(x):
    return twice(x) + twice(x + 1)


@triton.jit
def called_often(x):
    return kept(x) + twice(x)


@triton.jit
def nested_calls(p, n):
    total = called_often(n)
    for i in range(n):
        total += called_often(i)
        if total > n:
            total = twice(total)
    tl.store(p, total)


@triton.jit
def scaled_store(p, x, factor):
    tl.store(p, x * factor)


@triton.jit
def does_one_of_two(p, q, n):
    pid = tl.program_id(0)
    tl.store(q + 1, pid) if pid > 5 else scaled_store(q, pid, n)


@triton.jit
def mixes_nothing_and_a_number(p, n):
    x = tl.store(p, n) if n > 0 else n


@triton.jit
def hinted(out, x, n, m):
    first = out + tl.arange(0, 16)
    second = x + tl.arange(0, 16)
    for i in range(n):
        for j in range(m):
            tl.store(tl.multiple_of(first, 16), i)
            first += 16
    while n > 0:
        tl.store(tl.max_contiguous(second, 16), n)
        second += 16
        n -= 1


@triton.jit
def same_in_both(out, n, RETURNS: tl.constexpr):
    a = tl.load(out)
    b = tl.load(out + 1)
    c = a
    if n == 1:
        a, b = -b, a
        c = b
        if RETURNS:
            return
    else:
        a, b = b + 1, a
        c = b
    tl.store(out + 2, a)
    tl.store(out + 3, b)
    tl.store(out + 4, c)


@triton.jit
def same_in_loop(out, n, m):
    a = tl.load(out)
    b = tl.load(out + 1)
    for i in range(m):
        if n == 0:
            a, b = -b, a
        elif n == i:
            a, b = b, a
        else:
            a, b = b + 1, a
    tl.store(out + 2, a)
    tl.store(out + 3, b)
