"""What `triton.language` says in itself: sums and other reductions, scans, and small helpers; sorting.py has the sorts.

The meaning is that of Triton's own module `triton.language.standard`, op for op, so that programs give the same tile IR; the text is
ours. Helpers that programs are known to take from there have their names. It is a Triton program, too: test/frontend/triton/library.py compiles both with Triton and compares them.
"""
import math

import triton
import triton.language as tl

# Triton 3.9 leaves bfloat16 as it is where 3.6 makes it float32 first, and compares bools with bools.
_NEW = tl.constexpr(triton.__version__ >= "3.9")


@triton.constexpr_function
def _log2(number):
    return int(math.log2(number)) if number > 1 else 0


@triton.constexpr_function
def _is_power_of_two(number):
    return number != 0 and (number & (number - 1)) == 0


@triton.constexpr_function
def _signed_integer(bits):
    if bits == 8:
        return tl.int8
    if bits == 16:
        return tl.int16
    if bits == 32:
        return tl.int32
    return tl.int64


@triton.constexpr_function
def _from_front(dim, rank):
    return dim + rank if dim < 0 else dim


# Arithmetic.


@triton.jit
def cdiv(x, div):
    """x / div, rounded up, of integers that are not negative."""
    return (x + (div - 1)) // div


@triton.jit
def sigmoid(x):
    return 1 / (1 + tl.exp(-x))


@triton.jit
def softmax(x, dim=None, keep_dims=None, ieee_rounding=False):
    """exp(x) with the sum 1 along a dimension, the first unless `dim` says another; 3.9 ignores `keep_dims`."""
    axis: tl.constexpr = 0 if dim is None else dim
    keeps: tl.constexpr = True if _NEW else keep_dims
    powers = tl.exp(x - max(x, axis, keep_dims=keeps))
    return tl.fdiv(powers, sum(powers, axis, keep_dims=keeps), ieee_rounding)


@triton.jit
def swizzle2d(i, j, size_i, size_j, size_g):
    """Where program (i, j) of a grid, counted row by row, goes if bands of `size_g` rows are counted column by column."""
    number = i * size_j + j
    in_band = size_g * size_j
    first_row = (number // in_band) * size_g
    # The last band may have fewer rows.
    rows = tl.minimum(size_i - first_row, size_g)
    number = number % in_band
    return first_row + number % rows, number // rows


# Shapes.


@triton.jit
def ravel(x, can_reorder=False):
    return tl.reshape(x, [x.numel], can_reorder=can_reorder)


@triton.jit
def zeros(shape, dtype):
    return tl.full(shape, 0, dtype)


@triton.jit
def zeros_like(input):
    return zeros(input.shape, input.dtype)


@triton.jit
def interleave(a, b):
    """a[0], b[0], a[1], b[1], ... along the last dimension."""
    pairs = tl.join(a, b)
    if len(pairs.shape) == 1:
        return pairs
    else:
        return tl.reshape(pairs, pairs.shape[:-2] + [2 * pairs.shape[-2]])


@triton.jit
def squeeze(x, dim: tl.constexpr):
    """Without a dimension of size 1."""
    tl.static_assert(-len(x.shape) <= dim and dim < len(x.shape))
    at: tl.constexpr = _from_front(dim, len(x.shape))
    tl.static_assert(x.shape[at] == 1)
    return x.reshape(x.shape[:at] + x.shape[at + 1:])


@triton.jit
def unsqueeze(x, dim: tl.constexpr):
    """With one dimension of size 1 more, at `dim`."""
    rank: tl.constexpr = len(x.shape) + 1
    tl.static_assert(-rank <= dim and dim < rank)
    at: tl.constexpr = _from_front(dim, rank)
    return x.reshape(x.shape[:at] + (1, ) + x.shape[at:])


# Maximum and minimum, with where they are.


@triton.constexpr_function
def _axes_but(axis, rank):
    axes = ()
    i = 0
    while i < rank:
        if i != axis and i != axis + rank:
            axes = axes + (i, )
        i += 1
    return axes


@triton.jit
def _indices_along(input, axis: tl.constexpr):
    """The number of each element along the axis."""
    index = tl.arange(0, input.shape[axis])
    if len(input.shape) > 1:
        index = tl.expand_dims(index, _axes_but(axis, len(input.shape)))
        index = tl.broadcast_to(index, input.shape)
    return index


@triton.jit
def _widen_bfloat16(input):
    if not _NEW and input.dtype == tl.bfloat16:
        return input.to(tl.float32)
    else:
        return input


@triton.jit
def _widen(input):
    """Elements of 32 bits at least."""
    if input.dtype.primitive_bitwidth >= 32:
        return input
    else:
        tl.static_assert(input.dtype.is_floating() or input.dtype.is_int(), "Expecting input to be integer type")
        if input.dtype.is_floating():
            return input.to(tl.float32)
        else:
            return input.to(tl.int32)


@triton.jit
def _take(first, value1, index1, value2, index2):
    return tl.where(first, value1, value2), tl.where(first, index1, index2)


@triton.jit
def _argmax_combine_tie_break_left(value1, index1, value2, index2):
    is_left = value1 == value2 and index1 < index2
    return _take(value1 > value2 or is_left, value1, index1, value2, index2)


@triton.jit
def _argmax_combine_tie_break_fast(value1, index1, value2, index2):
    return _take(value1 > value2, value1, index1, value2, index2)


@triton.jit
def _argmin_combine_tie_break_left(value1, index1, value2, index2):
    is_left = value1 == value2 and index1 < index2
    return _take(value1 < value2 or is_left, value1, index1, value2, index2)


@triton.jit
def _argmin_combine_tie_break_fast(value1, index1, value2, index2):
    return _take(value1 < value2, value1, index1, value2, index2)


@triton.jit
def _elementwise_max(a, b):
    return tl.maximum(a, b)


@triton.jit
def _elementwise_min(a, b):
    return tl.minimum(a, b)


@triton.jit
def max(input, axis=None, return_indices=False, return_indices_tie_break_left=True, keep_dims=False):
    input = _widen_bfloat16(input)
    if return_indices:
        index = _indices_along(input, axis)
        if return_indices_tie_break_left:
            return tl.reduce((input, index), axis, _argmax_combine_tie_break_left, keep_dims=keep_dims)
        else:
            return tl.reduce((input, index), axis, _argmax_combine_tie_break_fast, keep_dims=keep_dims)
    else:
        return tl.reduce(_widen(input), axis, _elementwise_max, keep_dims=keep_dims)


@triton.jit
def argmax(input, axis, tie_break_left=True, keep_dims=False):
    _, index = max(input, axis, return_indices=True, return_indices_tie_break_left=tie_break_left, keep_dims=keep_dims)
    return index


@triton.jit
def min(input, axis=None, return_indices=False, return_indices_tie_break_left=True, keep_dims=False):
    input = _widen_bfloat16(input)
    if return_indices:
        index = _indices_along(input, axis)
        if return_indices_tie_break_left:
            return tl.reduce((input, index), axis, _argmin_combine_tie_break_left, keep_dims=keep_dims)
        else:
            return tl.reduce((input, index), axis, _argmin_combine_tie_break_fast, keep_dims=keep_dims)
    else:
        return tl.reduce(_widen(input), axis, _elementwise_min, keep_dims=keep_dims)


@triton.jit
def argmin(input, axis, tie_break_left=True, keep_dims=False):
    _, index = min(input, axis, return_indices=True, return_indices_tie_break_left=tie_break_left, keep_dims=keep_dims)
    return index


# Sums and products.


@triton.constexpr_function
def _sum_dtype(input, wanted):
    """What is summed: small integers in 32 bits, so that they do not overflow soon."""
    if wanted is not None:
        return wanted
    if input.is_int_signed() and input.int_bitwidth < 32:
        return tl.int32
    if input.is_int_unsigned() and input.int_bitwidth < 32:
        return tl.uint32
    return input


@triton.jit
def _sum_combine(a, b):
    return a + b


@triton.jit
def _prod_combine(a, b):
    return a * b


@triton.jit
def _xor_combine(a, b):
    return a ^ b


@triton.jit
def _or_combine(a, b):
    return a | b


@triton.jit
def sum(input, axis=None, keep_dims=False, dtype: tl.constexpr = None):
    summed: tl.constexpr = _sum_dtype(input.dtype, dtype)
    return tl.reduce(input.to(summed), axis, _sum_combine, keep_dims=keep_dims)


@triton.jit
def xor_sum(input, axis=None, keep_dims=False):
    tl.static_assert(input.dtype.is_int(), "xor_sum only supported for integers")
    return tl.reduce(input, axis, _xor_combine, keep_dims=keep_dims)


@triton.jit
def reduce_or(input, axis, keep_dims=False):
    tl.static_assert(input.dtype.is_int(), "reduce_or only supported for integers")
    return tl.reduce(input, axis, _or_combine, keep_dims=keep_dims)


@triton.jit
def cumsum(input, axis=0, reverse=False, dtype: tl.constexpr = None):
    input = _widen_bfloat16(input)
    summed: tl.constexpr = _sum_dtype(input.dtype, dtype)
    return tl.associative_scan(input.to(summed), axis, _sum_combine, reverse)


@triton.jit
def cumprod(input, axis=0, reverse=False, dtype: tl.constexpr = None):
    input = _widen_bfloat16(input)
    if _NEW:
        multiplied: tl.constexpr = _sum_dtype(input.dtype, dtype)
        input = input.to(multiplied)
    return tl.associative_scan(input, axis, _prod_combine, reverse)
