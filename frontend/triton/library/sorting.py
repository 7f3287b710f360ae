"""Sorts of `triton.language`: a part of its module `standard`, as standard.py is.

A bitonic network over a block of 2 x 2 x ... elements, in which to swap is to look at one dimension.
"""
import triton
import triton.language as tl

from .standard import _NEW, _from_front, _is_power_of_two, _log2, _signed_integer, max, min, xor_sum


@triton.jit
def _indicator(rank: tl.constexpr, dim: tl.constexpr):
    """0 and 1 along dimension `dim`, counted from the last."""
    return tl.reshape(tl.arange(0, 2), [1] * (rank - dim - 1) + [2] + [1] * dim)


@triton.jit
def _compare_and_swap(x, falls, dim: tl.constexpr):
    """The two neighbours along a dimension, counted from the last, in their order: rising, or falling where `falls` is 1."""
    rank: tl.constexpr = _log2(x.numel)
    bits: tl.constexpr = _signed_integer(x.dtype.primitive_bitwidth)
    own = x.to(bits, bitcast=True)
    # What both are with each other's bits removed is the other one.
    other = (own ^ xor_sum(own, rank - 1 - dim, True)).to(x.dtype, bitcast=True)
    side = _indicator(rank, dim)
    if _NEW:
        return tl.where((x > other) != (falls ^ side).to(tl.int1), other, x)
    else:
        return tl.where((x > other) != (falls ^ side), other, x)


@triton.jit
def _bitonic_merge_hypercube(x, stage: tl.constexpr, order: tl.constexpr):
    """Sorts runs of 2**stage elements that rise and then fall: to rise (0), to fall (1), or by turns (2)."""
    if order == 2:
        falls = _indicator(_log2(x.numel), stage)
    else:
        falls = order
    for i in tl.static_range(stage):
        x = _compare_and_swap(x, falls, stage - 1 - i)
    return x


@triton.jit
def _halve(x, dim: tl.constexpr, descending: tl.constexpr):
    """The greater of two neighbours along a dimension, or the less."""
    if descending:
        return max(x, axis=dim)
    else:
        return min(x, axis=dim)


@triton.jit
def _sort_cube(x, log_k: tl.constexpr, log_n: tl.constexpr, descending: tl.constexpr):
    rank: tl.constexpr = _log2(x.numel)
    cube = tl.reshape(x, [2] * rank if rank else [1])
    for i in tl.static_range(1, log_k + 1):
        cube = _bitonic_merge_hypercube(cube, i, 2 if i < log_n else descending)
    # Of two sorted runs, one rising and one falling, the better half is again such a run.
    for i in tl.static_range(log_k + 1, log_n + 1):
        cube = _halve(cube, _log2(cube.numel) - 1 - log_k, descending)
        cube = _bitonic_merge_hypercube(cube, log_k, 2 if i < log_n else descending)
    return tl.reshape(cube, x.shape[:-1] + [2**log_k])


@triton.jit
def sort_impl(x, k: tl.constexpr = None, dim: tl.constexpr = None, descending: tl.constexpr = False):
    """The first `k` elements, or all, in their order along the last dimension."""
    last: tl.constexpr = len(x.shape) - 1
    tl.static_assert(dim is None or dim == last, "only minor dimension is currently supported")
    if _NEW and k is not None:
        tl.static_assert(k > 0, "topk: k must be greater than 0")
        tl.static_assert(_is_power_of_two(k), "topk: k must be a power of two")
        tl.static_assert(k <= x.shape[last], "topk: k must not exceed the size of the selected dimension")
    log_n: tl.constexpr = _log2(x.shape[last])
    log_k: tl.constexpr = log_n if k is None else _log2(k)
    if _NEW and log_k == 0:
        if descending:
            return max(x, axis=last, keep_dims=True)
        else:
            return min(x, axis=last, keep_dims=True)
    else:
        return _sort_cube(x, log_k, log_n, descending)


@triton.jit
def sort(x, dim: tl.constexpr = None, descending: tl.constexpr = False):
    return sort_impl(x, dim=dim, descending=descending)


@triton.jit
def topk(x, k: tl.constexpr, dim: tl.constexpr = None, descending: tl.constexpr = True):
    return sort_impl(x, k=k, dim=dim, descending=descending)


@triton.jit
def bitonic_merge(x, dim: tl.constexpr = None, descending: tl.constexpr = False):
    """Sorts along the last dimension what rises and then falls."""
    last: tl.constexpr = len(x.shape) - 1
    tl.static_assert(dim is None or dim == last, "only minor dimension is currently supported")
    cube = tl.reshape(x, [2] * _log2(x.numel))
    cube = _bitonic_merge_hypercube(cube, _log2(x.shape[last]), descending)
    return tl.reshape(cube, x.shape)


@triton.jit
def flip(x, dim=None):
    """The last element first, along a dimension."""
    at: tl.constexpr = len(x.shape) - 1 if dim is None else _from_front(dim, len(x.shape))
    tl.static_assert(0 <= at and at < len(x.shape), "flip: dim must be None or in [-rank, rank)")
    tl.static_assert(_is_power_of_two(x.shape[at]))
    steps: tl.constexpr = _log2(x.shape[at])
    bits: tl.constexpr = _signed_integer(x.dtype.primitive_bitwidth)
    y = tl.reshape(x.to(bits, bitcast=True), x.shape[:at] + [2] * steps + x.shape[at + 1:])
    for i in tl.static_range(steps):
        y = y ^ xor_sum(y, at + i, True)
    return tl.reshape(y, x.shape).to(x.dtype, bitcast=True)
