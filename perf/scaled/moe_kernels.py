"""The matrix product of a mixture of experts with mxfp4 weights, in two forms: weights as checkpoints have them, by `tl.dot_scaled`, and weights whose
bytes lie as Hopper's matrix unit takes them (the layouts of OpenAI's triton_kernels), unpacked here and multiplied by `tl.dot`. What arrays hold is in
moe_weights.py."""
from __future__ import annotations

import triton
import triton.language as tl

#: Of eight e2m1 in a word, three pairs are where a bf16 has its sign, the low bits of its exponent and the first bit of its fraction.
PAIR = tl.constexpr(0x81C081C0)
#: Such a bf16 is the e2m1 times 2^-126; this is 2^126.
UNBIAS = tl.constexpr(2.0**126)


@triton.jit
def unpack_words(words):
    """Eight e2m1 a word (moe_weights.interleave): [rows, columns] of 32 bits to [rows, 8 * columns] of bf16, by integer operations alone."""
    words = words.to(tl.uint32, bitcast=True)
    first = words & PAIR
    second = (words << 3) & PAIR
    third = (words << 6) & PAIR
    fourth = ((words << 1) & 0x80008000) | ((words >> 3) & 0x01800180) | ((words >> 7) & 0x00400040)
    pairs = tl.join(tl.join(first, third), tl.join(second, fourth))
    values = tl.join(pairs.to(tl.uint16), (pairs >> 16).to(tl.uint16)).to(tl.bfloat16, bitcast=True)
    return (values * UNBIAS).reshape(words.shape[0], 8 * words.shape[1])


@triton.jit
def unpack_bytes(packed):
    """The same of bytes, four of them a word, by inline assembly: [rows, columns] to [rows, 2 * columns] of bf16."""
    low, high = tl.inline_asm_elementwise(
        """{
        .reg .b32 word, part, rest, unbias;
        mov.b32 unbias, 0x7E807E80;
        and.b32 word, $4, 0x81C081C0;
        mul.rn.bf16x2 $0, word, unbias;
        shl.b32 word, $4, 3;
        and.b32 word, word, 0x81C081C0;
        mul.rn.bf16x2 $1, word, unbias;
        shl.b32 word, $4, 6;
        and.b32 word, word, 0x81C081C0;
        mul.rn.bf16x2 $2, word, unbias;
        shl.b32 word, $4, 1;
        and.b32 word, word, 0x80008000;
        shr.u32 part, $4, 3;
        and.b32 part, part, 0x01800180;
        shr.u32 rest, $4, 7;
        and.b32 rest, rest, 0x00400040;
        or.b32 word, word, part;
        or.b32 word, word, rest;
        mul.rn.bf16x2 $3, word, unbias;
        }""", constraints="=&r,=&r,=&r,=&r,r", args=[packed], dtype=(tl.bfloat16, tl.bfloat16), is_pure=True, pack=4)
    # Each has four of eight neighbours.
    both = tl.join(low, high).reshape(packed.shape[0], packed.shape[1] // 4, 4, 2)
    return both.trans(0, 1, 3, 2).reshape(packed.shape[0], 2 * packed.shape[1])


@triton.jit
def unswizzle_values(values):
    """bf16 in the order of moe_weights.swizzle_values, [N / 4, 4 * K], as [N, K]."""
    N: tl.constexpr = 4 * values.shape[0]
    K: tl.constexpr = values.shape[1] // 4
    # Rows: 16s, pairs of rows. Columns: 64s of k, the row of a pair, pairs of k, 8s of k, the half of 16 rows, the element of a pair.
    values = values.reshape(N // 16, 4, K // 64, 2, 4, 8, 2, 2)
    return values.trans(0, 6, 1, 3, 2, 5, 4, 7).reshape(N, K)


@triton.jit
def unswizzle_scales(scales, WARPS: tl.constexpr):
    """Scales in the order of moe_weights.swizzle_scales, [N / 32, K], as [N, K / 32]."""
    N: tl.constexpr = 32 * scales.shape[0]
    K: tl.constexpr = scales.shape[1]
    scales = scales.reshape(N // 32 // WARPS, WARPS, K // 64, 2, 8, 2, 2)
    return scales.trans(0, 3, 1, 6, 4, 2, 5).reshape(N, K // 32)


@triton.jit
def spread_scales(scales):
    """Exponents of powers of two, [N, K / 32], as bf16 of [N, K]."""
    values = (scales.to(tl.uint16) << 7).to(tl.bfloat16, bitcast=True)
    return values.expand_dims(2).broadcast_to(scales.shape[0], scales.shape[1], 32).reshape(scales.shape[0], 32 * scales.shape[1])


@triton.jit
def gate(values, ALPHA: tl.constexpr, LIMIT: tl.constexpr):
    """gpt-oss's activation: of pairs along the last dimension the first is the gate and the second is scaled by it."""
    gates, linear = values.reshape(values.shape[0], values.shape[1] // 2, 2).split()
    gates = tl.minimum(gates, LIMIT)
    linear = tl.minimum(tl.maximum(linear, -LIMIT), LIMIT)
    return gates / (1 + tl.exp(-ALPHA * gates)) * (linear + 1)


@triton.jit
def moe_matmul(y_ptr, x_ptr, w_ptr, scale_ptr, bias_ptr, rows_ptr, blocks_ptr, count_ptr, sizes_ptr, starts_ptr, N, K, stride_y, stride_x, stride_w,
               stride_w_expert, stride_scale, stride_scale_expert, FORM: tl.constexpr, GATHERS: tl.constexpr, SCATTERS: tl.constexpr,
               ACTIVATES: tl.constexpr, EVEN_K: tl.constexpr, WARPS: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
               GROUP_M: tl.constexpr):
    """For each expert, y = x times its weights [N, K] transposed, plus its bias in f32, in bf16.

    An expert has `sizes` rows from `starts` on. `rows` says which row of x each of them is (GATHERS) or which row of y (SCATTERS). Blocks are
    expert | tile << 16, and `count` says how many there are. FORM is "rows" (bytes, two e2m1 along K), "words" or "bytes" (swizzled for WARPS,
    padded with zeros). Strides are in elements: between rows, and between experts."""
    pid = tl.program_id(0)
    tiles_m = tl.load(count_ptr)
    tiles_n = tl.cdiv(N, BLOCK_N)
    if pid >= tiles_m * tiles_n:
        return
    group = pid // (GROUP_M * tiles_n)
    first = group * GROUP_M
    size = min(tiles_m - first, GROUP_M)
    block = tl.load(blocks_ptr + first + pid % (GROUP_M * tiles_n) % size)
    tile_n = pid % (GROUP_M * tiles_n) // size
    expert = block & 0xFFFF
    tile_m = block >> 16
    members = tl.load(sizes_ptr + expert)
    start = tl.load(starts_ptr + expert)
    member = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    rows = start + member % members
    if GATHERS:
        rows = tl.load(rows_ptr + rows)
    k = tl.arange(0, BLOCK_K)
    x_ptrs = x_ptr + rows.to(tl.int64)[:, None] * stride_x + k[None, :]
    w_ptr += expert.to(tl.int64) * stride_w_expert
    scale_ptr += expert.to(tl.int64) * stride_scale_expert
    if FORM == "rows":
        columns = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % N
        w_k = tl.arange(0, BLOCK_K // 2)
        scale_k = tl.arange(0, BLOCK_K // 32)
        w_ptrs = w_ptr + columns[None, :] * stride_w + w_k[:, None]
        scale_ptrs = scale_ptr + columns[:, None] * stride_scale + scale_k[None, :]
        sums = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
        for left in range(K, 0, -BLOCK_K):
            if EVEN_K:
                x = tl.load(x_ptrs)
                w = tl.load(w_ptrs)
                scales = tl.load(scale_ptrs)
            else:
                x = tl.load(x_ptrs, mask=k[None, :] < left, other=0.0)
                w = tl.load(w_ptrs, mask=w_k[:, None] < left // 2, other=0)
                scales = tl.load(scale_ptrs, mask=scale_k[None, :] < left // 32, other=0)
            sums = tl.dot_scaled(x, None, "bf16", w, scales, "e2m1", sums, fast_math=True)
            x_ptrs += BLOCK_K
            w_ptrs += BLOCK_K // 2
            scale_ptrs += BLOCK_K // 32
    else:
        WORD: tl.constexpr = 4 if FORM == "words" else 1
        w_rows = tile_n * (BLOCK_N // 4) + tl.arange(0, BLOCK_N // 4)
        scale_rows = tile_n * (BLOCK_N // 32) + tl.arange(0, BLOCK_N // 32)
        w_ptrs = w_ptr + w_rows[:, None] * stride_w + tl.arange(0, 2 * BLOCK_K // WORD)[None, :]
        scale_ptrs = scale_ptr + scale_rows[:, None] * stride_scale + tl.arange(0, BLOCK_K)[None, :]
        exchanged = tl.zeros((BLOCK_N, BLOCK_M), dtype=tl.float32)
        for left in range(K, 0, -BLOCK_K):
            x = tl.load(x_ptrs) if EVEN_K else tl.load(x_ptrs, mask=k[None, :] < left, other=0.0)
            w = tl.load(w_ptrs)
            scales = tl.load(scale_ptrs)
            values = unswizzle_values(unpack_words(w) if FORM == "words" else unpack_bytes(w))
            values *= spread_scales(unswizzle_scales(scales, WARPS))
            exchanged = tl.dot(values, x.trans(), exchanged)
            x_ptrs += BLOCK_K
            w_ptrs += 2 * BLOCK_K // WORD
            scale_ptrs += BLOCK_K
        sums = exchanged.trans()
    columns = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    sums += tl.load(bias_ptr + expert * N + columns, mask=columns < N, other=0.0)[None, :]
    inside = member < members
    rows = start + member
    if SCATTERS:
        rows = tl.load(rows_ptr + rows, mask=inside, other=0)
    y_ptrs = y_ptr + rows.to(tl.int64)[:, None] * stride_y
    if ACTIVATES:
        halves = tile_n * (BLOCK_N // 2) + tl.arange(0, BLOCK_N // 2)
        tl.store(y_ptrs + halves[None, :], gate(sums, 1.702, 7.0).to(tl.bfloat16), mask=inside[:, None] & (halves[None, :] < N // 2))
    else:
        tl.store(y_ptrs + columns[None, :], sums.to(tl.bfloat16), mask=inside[:, None] & (columns[None, :] < N))
