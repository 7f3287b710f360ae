"""Sparse rows and segments of unequal length: loops whose length and addresses come from memory."""
import torch
import triton
import triton.language as tl

from tensors import DEV, case, cdiv, integers, nan, rnd


@triton.jit
def spmm_csr_kernel(row_ptr, col_ptr, value_ptr, b_ptr, c_ptr, N, BLOCK_N: tl.constexpr):
    """A row of a matrix in CSR times a dense matrix: a row of B for each number of the row."""
    row = tl.program_id(0)
    offs = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = offs < N
    start = tl.load(row_ptr + row)
    end = tl.load(row_ptr + row + 1)
    col_ptr += start
    value_ptr += start
    acc = tl.zeros((BLOCK_N,), dtype=tl.float32)
    for _ in range(start, end):
        col = tl.load(col_ptr)
        value = tl.load(value_ptr)
        acc += value * tl.load(b_ptr + col * N + offs, mask=mask, other=0.0)
        col_ptr += 1
        value_ptr += 1
    tl.store(c_ptr + row * N + offs, acc, mask=mask)


@triton.jit
def spmv_csr_kernel(row_ptr, col_ptr, value_ptr, x_ptr, y_ptr, M, BLOCK_M: tl.constexpr, BLOCK: tl.constexpr):
    """A block of rows of a matrix in CSR times a vector, BLOCK numbers of each row an iteration until the longest row ends."""
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    start = tl.load(row_ptr + rows, mask=rows < M, other=0)
    end = tl.load(row_ptr + rows + 1, mask=rows < M, other=0)
    longest = tl.max(end - start, axis=0)
    at = start[:, None] + tl.arange(0, BLOCK)[None, :]
    acc = tl.zeros((BLOCK_M, BLOCK), dtype=tl.float32)
    for _ in range(0, longest, BLOCK):
        mask = at < end[:, None]
        col = tl.load(col_ptr + at, mask=mask, other=0)
        value = tl.load(value_ptr + at, mask=mask, other=0.0)
        acc += value * tl.load(x_ptr + col, mask=mask, other=0.0)
        at += BLOCK
    tl.store(y_ptr + rows, tl.sum(acc, axis=1), mask=rows < M)


@triton.jit
def jagged_mean_kernel(values_ptr, offsets_ptr, out_ptr, D, BLOCK_R: tl.constexpr, BLOCK_D: tl.constexpr):
    """The mean of the rows of each segment, BLOCK_R rows an iteration; zero where a segment has none."""
    segment = tl.program_id(0)
    d = tl.program_id(1) * BLOCK_D + tl.arange(0, BLOCK_D)
    r = tl.arange(0, BLOCK_R)
    start = tl.load(offsets_ptr + segment)
    count = (tl.load(offsets_ptr + segment + 1) - start).to(tl.int32)
    ptrs = values_ptr + (start + r)[:, None] * D + d[None, :]
    acc = tl.zeros((BLOCK_R, BLOCK_D), dtype=tl.float32)
    for i in range(0, count, BLOCK_R):
        mask = (i + r < count)[:, None] & (d < D)[None, :]
        acc += tl.load(ptrs, mask=mask, other=0.0).to(tl.float32)
        ptrs += BLOCK_R * D
    mean = tl.sum(acc, axis=0) / tl.maximum(count, 1).to(tl.float32)
    tl.store(out_ptr + segment * D + d, mean, mask=d < D)


def csr(rows, cols, most):
    """Row starts, columns and values of a matrix with 0 to most - 1 numbers a row; as many on every device."""
    sizes = torch.arange(rows, device=DEV) * 37 % most
    total = sum(i * 37 % most for i in range(rows))
    starts = torch.cat([torch.zeros(1, device=DEV, dtype=torch.int64), sizes.cumsum(0)]).to(torch.int32)
    return starts, integers(0, cols, total), rnd(total, dtype=torch.float32)


def dense(starts, columns, values, rows, cols):
    row = torch.arange(rows, device=DEV).repeat_interleave(starts.diff().long())
    return torch.sparse_coo_tensor(torch.stack([row, columns.long()]), values, (rows, cols))


def spmm(M=16384, K=16384, N=256, most=64):
    a, b, c = csr(M, K, most), rnd(K, N, dtype=torch.float32), nan(M, N)
    return case(spmm_csr_kernel, (*a, b, c, N), (M, cdiv(N, 256)), c, lambda: torch.sparse.mm(dense(*a, M, K), b), 1e-5,
                BLOCK_N=256, num_warps=2)


def spmv(M=400_001, K=400_001, most=48):
    a, x, y = csr(M, K, most), rnd(K, dtype=torch.float32), nan(M)
    return case(spmv_csr_kernel, (*a, x, y, M), (cdiv(M, 32),), y, lambda: torch.sparse.mm(dense(*a, M, K), x[:, None])[:, 0], 1e-5,
                BLOCK_M=32, BLOCK=8, num_warps=4)


def jagged_mean(B=2048, D=384, most=200):
    sizes = torch.arange(B, device=DEV) * 37 % most
    offsets = torch.cat([torch.zeros(1, device=DEV, dtype=torch.int64), sizes.cumsum(0)])
    values, out = rnd(sum(i * 37 % most for i in range(B)), D), nan(B, D)

    def ref():
        segment = torch.arange(B, device=DEV).repeat_interleave(sizes)
        return torch.zeros(B, D, device=DEV).index_add(0, segment, values.float()) / sizes.clamp(min=1)[:, None]
    return case(jagged_mean_kernel, (values, offsets, out, D), (B, cdiv(D, 128)), out, ref, 1e-5, BLOCK_R=16, BLOCK_D=128, num_warps=4)


CASES = {"spmm_csr": spmm, "spmv_csr": spmv, "jagged_mean": jagged_mean}
SMALL = {"spmm_csr": dict(M=12, K=30, N=144, most=9), "spmv_csr": dict(M=70, K=50, most=30), "jagged_mean": dict(B=10, D=144, most=50)}
