"""Matrix products with block-scaled operands by `tl.dot_scaled`, as a user of Triton writes them: pointers, scales in rows or in blocks."""
from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def scaled_matmul(a_ptr, a_scale_ptr, b_ptr, b_scale_ptr, c_ptr, M, N, K, stride_a, stride_as, stride_b, stride_bs, A_TYPE: tl.constexpr, B_TYPE: tl.constexpr, A_SCALED: tl.constexpr,
                  FAST: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP_M: tl.constexpr, RUN: tl.constexpr = 32):
    """c[M, N] = scale(a)[M, K] x scale(b)[N, K]^T in bf16; b is in rows along K, scales are e8m0, one for 32 elements along K, or e4m3,
    one for 16 (RUN). e2m1 are in pairs. Strides are between rows, in elements of memory."""
    A_PACK: tl.constexpr = 2 if A_TYPE == "e2m1" else 1
    B_PACK: tl.constexpr = 2 if B_TYPE == "e2m1" else 1
    pid = tl.program_id(0)
    tiles_m = tl.cdiv(M, BLOCK_M)
    tiles_n = tl.cdiv(N, BLOCK_N)
    group = pid // (GROUP_M * tiles_n)
    first = group * GROUP_M
    size = min(tiles_m - first, GROUP_M)
    tile_m = first + pid % (GROUP_M * tiles_n) % size
    tile_n = pid % (GROUP_M * tiles_n) // size
    rows = (tile_m * BLOCK_M + tl.arange(0, BLOCK_M)) % M
    columns = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % N
    a_k = tl.arange(0, BLOCK_K // A_PACK)
    b_k = tl.arange(0, BLOCK_K // B_PACK)
    blocks = tl.arange(0, BLOCK_K // RUN)
    a_ptrs = a_ptr + rows[:, None] * stride_a + a_k[None, :]
    b_ptrs = b_ptr + columns[None, :] * stride_b + b_k[:, None]
    a_scale_ptrs = a_scale_ptr + rows[:, None] * stride_as + blocks[None, :]
    b_scale_ptrs = b_scale_ptr + columns[:, None] * stride_bs + blocks[None, :]
    sums = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, tl.cdiv(K, BLOCK_K)):
        a = tl.load(a_ptrs)
        b = tl.load(b_ptrs)
        b_scales = tl.load(b_scale_ptrs)
        if A_SCALED:
            a_scales = tl.load(a_scale_ptrs)
            sums = tl.dot_scaled(a, a_scales, A_TYPE, b, b_scales, B_TYPE, sums, fast_math=FAST)
            a_scale_ptrs += BLOCK_K // RUN
        else:
            sums = tl.dot_scaled(a, None, A_TYPE, b, b_scales, B_TYPE, sums, fast_math=FAST)
        a_ptrs += BLOCK_K // A_PACK
        b_ptrs += BLOCK_K // B_PACK
        b_scale_ptrs += BLOCK_K // RUN
    rows = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    inside = (rows[:, None] < M) & (columns[None, :] < N)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], sums.to(tl.bfloat16), mask=inside)


@triton.jit
def blocked_matmul(a_ptr, a_scale_ptr, b_ptr, b_scale_ptr, c_ptr, M, N, K, A_TYPE: tl.constexpr, B_TYPE: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr,
                   BLOCK_K: tl.constexpr, RUN: tl.constexpr):
    """The same of tiles of whole blocks of scales: those of 128 rows, four of each row, lie in 512 bytes, as Blackwell's tensor core copies
    them. M and N are multiples of 128, and rows of a and b are contiguous."""
    A_PACK: tl.constexpr = 2 if A_TYPE == "e2m1" else 1
    B_PACK: tl.constexpr = 2 if B_TYPE == "e2m1" else 1
    tile_m = tl.program_id(0)
    tile_n = tl.program_id(1)
    rows = (tile_m * BLOCK_M + tl.arange(0, BLOCK_M)) % M
    columns = (tile_n * BLOCK_N + tl.arange(0, BLOCK_N)) % N
    a_k = tl.arange(0, BLOCK_K // A_PACK)
    b_k = tl.arange(0, BLOCK_K // B_PACK)
    a_ptrs = a_ptr + rows[:, None] * (K // A_PACK) + a_k[None, :]
    b_ptrs = b_ptr + columns[None, :] * (K // B_PACK) + b_k[:, None]
    BLOCKS_K: tl.constexpr = BLOCK_K // RUN // 4
    blocks_a = tile_m * (BLOCK_M // 128) + tl.arange(0, BLOCK_M // 128)
    blocks_b = tile_n * (BLOCK_N // 128) + tl.arange(0, BLOCK_N // 128)
    inside = tl.arange(0, BLOCKS_K * 512)
    row = K // (RUN * 4) * 512
    a_scale_ptrs = a_scale_ptr + blocks_a[:, None] * row + inside[None, :]
    b_scale_ptrs = b_scale_ptr + blocks_b[:, None] * row + inside[None, :]
    sums = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, tl.cdiv(K, BLOCK_K)):
        a = tl.load(a_ptrs)
        b = tl.load(b_ptrs)
        a_scales = tl.load(a_scale_ptrs).reshape(BLOCK_M // 128, BLOCKS_K, 32, 4, 4).trans(0, 3, 2, 1, 4).reshape(BLOCK_M, BLOCK_K // RUN)
        b_scales = tl.load(b_scale_ptrs).reshape(BLOCK_N // 128, BLOCKS_K, 32, 4, 4).trans(0, 3, 2, 1, 4).reshape(BLOCK_N, BLOCK_K // RUN)
        sums = tl.dot_scaled(a, a_scales, A_TYPE, b, b_scales, B_TYPE, sums)
        a_ptrs += BLOCK_K // A_PACK
        b_ptrs += BLOCK_K // B_PACK
        a_scale_ptrs += BLOCKS_K * 512
        b_scale_ptrs += BLOCKS_K * 512
    rows = tile_m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tile_n * BLOCK_N + tl.arange(0, BLOCK_N)
    inside_c = (rows[:, None] < M) & (columns[None, :] < N)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], sums.to(tl.bfloat16), mask=inside_c)
