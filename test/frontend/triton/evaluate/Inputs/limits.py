"""What would not end, or take all memory, is an error with a place."""
import math

import triton
import triton.language as tl


@triton.constexpr_function
def never_ends():
    while True:
        pass


@triton.constexpr_function
def squares():
    number = 3
    while True:
        number = number * number


@triton.constexpr_function
def doubles(value):
    while True:
        value = value + value


@triton.constexpr_function
def nests():
    pair = ()
    for i in range(60000):
        pair = (pair,)
    return pair


@triton.constexpr_function
def shares():
    pair = (1,)
    for i in range(90):
        pair = (pair, pair)
    return pair


@triton.constexpr_function
def counts(n):
    return counts(n - 1) + counts(n - 2)


@triton.constexpr_function
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


@triton.jit
def values(out):
    a: tl.constexpr = 2**10**9
    b: tl.constexpr = 1 << 10**12
    c: tl.constexpr = squares()
    d: tl.constexpr = "x" * 10**10
    e: tl.constexpr = (1,) * 10**10
    f: tl.constexpr = doubles("x")
    g: tl.constexpr = doubles((1,))
    h: tl.constexpr = nests()
    i: tl.constexpr = shares()
    j: tl.constexpr = ("x" * 1000000).replace("x", "y" * 1000000)
    k: tl.constexpr = "{:>99999999}".format(1)
    m: tl.constexpr = math.ceil(float("nan"))
    n: tl.constexpr = counts(1)
    p = tl.zeros([1 << 40], tl.float32)


@triton.jit
def steps(out):
    a: tl.constexpr = never_ends()
    b: tl.constexpr = 1


@triton.jit
def calls(out):
    a: tl.constexpr = fibonacci(60)


@triton.jit
def comprehension(out):
    a: tl.constexpr = [[j for j in range(60000)] for i in range(60000)]


@triton.jit
def ranges(out):
    for i in tl.static_range(10**9):
        tl.store(out + i, 0)


@triton.jit
def unrolls(out):
    for i in tl.static_range(60000):
        for j in tl.static_range(60000):
            tl.store(out + i, j)


@triton.jit
def one(x):
    return x + 1


@triton.jit
def eight(x):
    for i in tl.static_range(12):
        x = one(x)
    return x


@triton.jit
def hundreds(x):
    for i in tl.static_range(12):
        x = eight(x)
    return x


@triton.jit
def thousands(x):
    for i in tl.static_range(12):
        x = hundreds(x)
    return x


@triton.jit
def myriads(x):
    for i in tl.static_range(12):
        x = thousands(x)
    return x


@triton.jit
def lakhs(x):
    for i in tl.static_range(12):
        x = myriads(x)
    return x


@triton.jit
def millions(x):
    for i in tl.static_range(12):
        x = lakhs(x)
    return x


@triton.jit
def inlines(out):
    tl.store(out, millions(tl.load(out)))
