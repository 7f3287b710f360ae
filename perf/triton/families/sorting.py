"""Sorting: rows by a bitonic network, and counting what is where."""
import torch
import triton
import triton.language as tl

from tensors import case, cdiv, integers, nan, rnd, unwritten


@triton.jit
def sort_rows_kernel(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=float("inf"))
    tl.store(y_ptr + row * N + cols, tl.sort(x), mask=cols < N)


@triton.jit
def histogram_kernel(x_ptr, counts_ptr, n, STEPS: tl.constexpr, BLOCK: tl.constexpr, BINS: tl.constexpr):
    """How often each of BINS values stands in STEPS blocks; a row of counts a program, to be added up afterwards."""
    pid = tl.program_id(0)
    offs = pid * STEPS * BLOCK + tl.arange(0, BLOCK)
    counts = tl.zeros((BINS,), dtype=tl.int32)
    for _ in range(0, STEPS):
        x = tl.load(x_ptr + offs, mask=offs < n, other=0)
        counts += tl.histogram(x, BINS, mask=offs < n)
        offs += BLOCK
    tl.store(counts_ptr + pid * BINS + tl.arange(0, BINS), counts)


@triton.jit
def radix_count_kernel(keys_ptr, counts_ptr, n, shift, STEPS: tl.constexpr, BLOCK: tl.constexpr):
    """The counting pass of a radix sort: how many keys of a program's tile have each value of a digit of four bits."""
    pid = tl.program_id(0)
    offs = pid * STEPS * BLOCK + tl.arange(0, BLOCK)
    digit = tl.arange(0, 16)
    counts = tl.zeros((16,), dtype=tl.int32)
    for _ in range(0, STEPS):
        key = tl.load(keys_ptr + offs, mask=offs < n, other=0)
        mine = ((key >> shift) & 15)[:, None] == digit[None, :]
        counts += tl.sum((mine & (offs < n)[:, None]).to(tl.int32), axis=0)
        offs += BLOCK
    tl.store(counts_ptr + pid * 16 + digit, counts)


def sort_rows(R=16384, N=500):
    x, y = rnd(R, N, dtype=torch.float32), nan(R, N)
    return case(sort_rows_kernel, (x, y, N), (R,), y, lambda: x.sort(1).values, 1e-9, BLOCK=512, num_warps=4)


def counts_of(x, bins, programs, tile):
    rows = torch.nn.functional.pad(x.long(), (0, programs * tile - x.numel()), value=bins).reshape(programs, tile)
    return torch.stack([(rows == b).sum(1) for b in range(bins)], 1)


def histogram(n=50_000_000, steps=32, block=1024, bins=256):
    programs = cdiv(n, steps * block)
    x, counts = integers(0, bins, n), unwritten(programs, bins)
    return case(histogram_kernel, (x, counts, n), (programs,), counts, lambda: counts_of(x, bins, programs, steps * block), 1e-9,
                STEPS=steps, BLOCK=block, BINS=bins, num_warps=4)


def radix_count(n=33_000_001, steps=16, block=512):
    programs = cdiv(n, steps * block)
    keys, counts = integers(0, 2 ** 31 - 1, n), unwritten(programs, 16)
    return case(radix_count_kernel, (keys, counts, n, 12), (programs,), counts,
                lambda: counts_of(keys >> 12 & 15, 16, programs, steps * block), 1e-9, STEPS=steps, BLOCK=block, num_warps=4)


CASES = {"sort_rows": sort_rows, "histogram": histogram, "radix_count": radix_count}
SMALL = {"sort_rows": dict(R=3), "histogram": dict(n=70_000), "radix_count": dict(n=20_001)}
