"""Random numbers of `triton.language`: the counter-based generator Philox 4x32 and 4x64, and what follows from it.

The generator is that of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (2011); its values are those of Triton's module
`triton.language.random`, bit for bit. A seed and an offset give the same numbers on every GPU.
"""
import triton
import triton.language as tl

N_ROUNDS_DEFAULT = tl.constexpr(10)
_NEW = tl.constexpr(triton.__version__ >= "3.9")


@triton.jit
def philox_impl(c0, c1, c2, c3, k0, k1, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    """Rounds over four counters and two keys, all uint32 or all uint64. The constants are the paper's."""
    if c0.dtype == tl.uint32:
        weyl_a: tl.constexpr = 0x9E3779B9
        weyl_b: tl.constexpr = 0xBB67AE85
        factor_a: tl.constexpr = 0xD2511F53
        factor_b: tl.constexpr = 0xCD9E8D57
    else:
        tl.static_assert(c0.dtype == tl.uint64, "dtype not supported in philox_impl")
        weyl_a: tl.constexpr = 0x9E3779B97F4A7C15
        weyl_b: tl.constexpr = 0xBB67AE8584CAA73B
        factor_a: tl.constexpr = 0xD2E7470EE14C6C93
        factor_b: tl.constexpr = 0xCA5A826395121157
    for _ in tl.static_range(n_rounds):
        old0 = c0
        old2 = c2
        c0 = tl.umulhi(factor_b, old2) ^ c1 ^ k0
        c2 = tl.umulhi(factor_a, old0) ^ c3 ^ k1
        c1 = tl.mul(factor_b, old2, sanitize_overflow=False)
        c3 = tl.mul(factor_a, old0, sanitize_overflow=False)
        k0 = tl.add(k0, weyl_a, sanitize_overflow=False)
        k1 = tl.add(k1, weyl_b, sanitize_overflow=False)
    return c0, c1, c2, c3


@triton.jit
def philox(seed, c0, c1, c2, c3, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    seed = tl.core.to_tensor(seed)
    tl.static_assert(seed.dtype.is_int())
    seed = seed.to(tl.uint64)
    c0 = tl.core.to_tensor(c0)
    c1 = tl.core.to_tensor(c1)
    c2 = tl.core.to_tensor(c2)
    c3 = tl.core.to_tensor(c3)
    if c0.dtype.primitive_bitwidth == 32:
        word: tl.constexpr = tl.uint32
        high = ((seed >> 32) & 0xffffffff).to(tl.uint32)
        low = (seed & 0xffffffff).to(tl.uint32)
    else:
        tl.static_assert(c0.dtype.primitive_bitwidth == 64, "bitwidth not supported in philox")
        word: tl.constexpr = tl.uint64
        high = tl.full((1, ), 0, dtype=word)
        low = seed
    return philox_impl(c0.to(word, bitcast=True), c1.to(word, bitcast=True), c2.to(word, bitcast=True), c3.to(word, bitcast=True),
                       low, high, n_rounds)


@triton.jit
def randint4x(seed, offset, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    """Four blocks of random int32, the cheapest way to have them."""
    low = offset.to(tl.uint32)
    zero = low * 0
    if offset.dtype.primitive_bitwidth > 32:
        high = (offset >> 32).to(tl.uint32)
    else:
        high = zero
    return philox(seed, low, high, zero, zero, n_rounds)


@triton.jit
def randint(seed, offset, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    first, _, _, _ = randint4x(seed, offset, n_rounds)
    return first


@triton.jit
def uint_to_uniform_float(x):
    """A random integer as a float from 0 to, but without, 1: the factors keep the greatest integer below 1 when it is rounded."""
    if x.dtype == tl.uint32 or x.dtype == tl.int32:
        signed: tl.constexpr = tl.int32
        factor: tl.constexpr = 4.6566127342e-10
    else:
        tl.static_assert(x.dtype == tl.uint64 or x.dtype == tl.int64)
        signed: tl.constexpr = tl.int64
        factor: tl.constexpr = 1.0842020432385337e-19
    x = x.to(signed, bitcast=True)
    if _NEW:
        x = tl.where(x < 0, ~x, x)
    else:
        x = tl.where(x < 0, -x - 1, x)
    return x * factor


@triton.jit
def rand(seed, offset, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    return uint_to_uniform_float(randint(seed, offset, n_rounds))


@triton.jit
def rand4x(seed, offsets, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    i1, i2, i3, i4 = randint4x(seed, offsets, n_rounds)
    u1 = uint_to_uniform_float(i1)
    u2 = uint_to_uniform_float(i2)
    u3 = uint_to_uniform_float(i3)
    u4 = uint_to_uniform_float(i4)
    return u1, u2, u3, u4


@triton.jit
def pair_uniform_to_normal(u1, u2):
    """Two normal numbers of two uniform ones (Box and Muller)."""
    # The logarithm of zero is not to be had.
    u1 = tl.maximum(1.0e-7, u1)
    angle = 6.283185307179586 * u2
    radius = tl.sqrt(-2.0 * tl.log(u1))
    return radius * tl.cos(angle), radius * tl.sin(angle)


@triton.jit
def randn(seed, offset, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    i1, i2, _, _ = randint4x(seed, offset, n_rounds)
    u1 = uint_to_uniform_float(i1)
    u2 = uint_to_uniform_float(i2)
    first, _ = pair_uniform_to_normal(u1, u2)
    return first


@triton.jit
def randn4x(seed, offset, n_rounds: tl.constexpr = N_ROUNDS_DEFAULT):
    u1, u2, u3, u4 = rand4x(seed, offset, n_rounds)
    n1, n2 = pair_uniform_to_normal(u1, u2)
    n3, n4 = pair_uniform_to_normal(u3, u4)
    return n1, n2, n3, n4
