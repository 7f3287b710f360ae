"""Mistakes."""
import os

import torch
import triton
import triton.language as tl

FAST = torch.cuda.get_device_name() == "NVIDIA H200"
PLAIN = os.environ.get("PLAIN", "0") == "1"


@triton.jit
def helper(x):
    return tl.lod(x)


@triton.jit
def again(n):
    return again(n) + 1


@triton.jit
def several(p, n, N: tl.constexpr):
    x = tl.arange(0, N)
    y = x.flot
    z = undefined + 1
    helper(x)
    v = y + z
    tl.store(p + x, v, maks=x < n)


@triton.jit
def host(p):
    if FAST:
        tl.store(p, 1)


@triton.jit
def loops(p, n):
    x = tl.load(p)
    flag = None
    for i in range(n):
        x = x.to(tl.float32)
        flag = i
    while n > 0:
        return


@triton.jit
def recurses(p, n):
    tl.store(p, again(n))


@triton.jit
def branches(p, n):
    if n > 0:
        x = 1
    else:
        x = 1.5
    tl.store(p, x)


@triton.jit
def statements(p, n):
    try:
        p[0] = n
    finally:
        pass
    a, b = n, n, n
    c, *d = n, n, n
    e, f = (n, )
    for i in (1, 2):
        a += 1
    return a


@triton.jit
def members(p):
    tl.static_assert("a\nb".frmat() == "")
