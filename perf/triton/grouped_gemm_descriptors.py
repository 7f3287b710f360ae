import triton
import triton.language as tl


@triton.jit
def grouped_gemm_descriptors_kernel(a_ptrs_ptr, b_ptrs_ptr, c_ptrs_ptr, sizes_ptr, lds_ptr, group_count,
                                    NUM_SM: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """C = A B^T for each group, by descriptors that are made anew for it, of pointers, sizes and strides in memory."""
    tile = tl.program_id(0)
    last = 0
    for g in range(group_count):
        gm = tl.load(sizes_ptr + g * 3)
        gn = tl.load(sizes_ptr + g * 3 + 1)
        gk = tl.load(sizes_ptr + g * 3 + 2)
        nm = tl.cdiv(gm, BLOCK_M)
        nn = tl.cdiv(gn, BLOCK_N)
        tiles = nm * nn
        if tile >= last and tile < last + tiles:
            lda = tl.load(lds_ptr + g * 3)
            ldb = tl.load(lds_ptr + g * 3 + 1)
            ldc = tl.load(lds_ptr + g * 3 + 2)
            a = tl.load(a_ptrs_ptr + g).to(tl.pointer_type(tl.float16))
            b = tl.load(b_ptrs_ptr + g).to(tl.pointer_type(tl.float16))
            c = tl.load(c_ptrs_ptr + g).to(tl.pointer_type(tl.float16))
            a_desc = tl.make_tensor_descriptor(a, shape=[gm, gk], strides=[lda, 1], block_shape=[BLOCK_M, BLOCK_K])
            b_desc = tl.make_tensor_descriptor(b, shape=[gn, gk], strides=[ldb, 1], block_shape=[BLOCK_N, BLOCK_K])
            c_desc = tl.make_tensor_descriptor(c, shape=[gm, gn], strides=[ldc, 1], block_shape=[BLOCK_M, BLOCK_N])
            while tile >= last and tile < last + tiles:
                local = tile - last
                om = (local // nn) * BLOCK_M
                on = (local % nn) * BLOCK_N
                acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
                for kk in range(0, tl.cdiv(gk, BLOCK_K)):
                    acc += tl.dot(a_desc.load([om, kk * BLOCK_K]), b_desc.load([on, kk * BLOCK_K]).T)
                c_desc.store([om, on], acc.to(tl.float16))
                tile += NUM_SM
        last = last + tiles
