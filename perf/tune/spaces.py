"""Six kernels of perf/triton with a space of configurations each: what `kiln tune` and Triton's own autotuner choose from.

SPACES maps a name to a dict:
  fn         the jit function          sizes    numbers by name; tensors' shapes, scalars and grids are expressions over them
  args       (name, type, ...) in the kernel's order: ("x", "*fp16", shape, fill, role) or ("n", "i32", expression)
  constants  constexpr arguments that no configuration changes
  configs    dicts of the constexpr arguments that one does, with num_warps and num_stages
  grid       expressions over sizes and a configuration's arguments
  tolerance  of a result against another configuration's, which sum in another sequence: relative and absolute
The tensors are smaller than the race's where filling them on the CPU would take longer than tuning.
"""
import itertools, os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "triton"))
import cross_entropy, dropout, layernorm, matmul_postop_add, paged_decode, swiglu

NORMAL = {"normal": [0, 1]}


def product(**axes):
    """Every combination of the axes' values."""
    return [dict(zip(axes, values)) for values in itertools.product(*axes.values())]


def pointer(name, dtype, shape, fill=NORMAL, role="in"):
    return (name, "*" + dtype, shape, fill, role)


def out(name, dtype, shape):
    return pointer(name, dtype, shape, "nan", "out")


SPACES = {
    "matmul_postop_add": dict(
        fn=matmul_postop_add.matmul_postop_add_kernel,
        sizes=dict(M=4096, N=4096, K=4096),
        args=[pointer("a", "fp16", ["M", "K"]), pointer("b", "fp16", ["K", "N"]), pointer("d", "fp32", ["M", "N"]),
              out("c", "fp32", ["M", "N"]),
              ("M", "i32", "M"), ("N", "i32", "N"), ("K", "i32", "K"), ("stride_am", "i32", "K"), ("stride_ak", "i32", 1),
              ("stride_bk", "i32", "N"), ("stride_bn", "i32", 1), ("stride_dm", "i32", "N"), ("stride_dn", "i32", 1),
              ("stride_cm", "i32", "N"), ("stride_cn", "i32", 1)],
        constants=dict(GROUP_M=4),
        configs=[dict(BLOCK_M=m, BLOCK_N=n, BLOCK_K=k, num_warps=w, num_stages=s)
                 for m, n, k, w, s in ((128, 128, 32, 8, 3), (128, 128, 32, 4, 3), (128, 128, 64, 8, 3), (128, 128, 64, 4, 3),
                                       (128, 128, 64, 8, 4), (128, 256, 64, 8, 3), (256, 128, 64, 8, 3), (64, 128, 64, 4, 4),
                                       (128, 64, 64, 4, 4), (64, 256, 32, 4, 4), (256, 256, 64, 8, 4), (64, 64, 64, 4, 4))],
        grid=["cdiv(M, BLOCK_M) * cdiv(N, BLOCK_N)"], tolerance=(1e-3, 2e-2)),
    "paged_decode": dict(
        fn=paged_decode.paged_decode_kernel,
        sizes=dict(B=16, H=32, D=128, PAGE=64, PAGES=16),
        args=[pointer("q", "fp16", ["B", "H", "D"]), pointer("k_cache", "fp16", ["B * PAGES", "PAGE", "H", "D"]),
              pointer("v_cache", "fp16", ["B * PAGES", "PAGE", "H", "D"]),
              pointer("block_table", "i32", ["B", "PAGES"], "permutation"),
              pointer("seq_lens", "i32", ["B"], {"integers": ["PAGE * PAGES / 2", "PAGE * PAGES"]}),
              out("out", "fp16", ["B", "H", "D"]), ("scale", "fp32", 0.08838834764831845), ("stride_bt", "i32", "PAGES"),
              ("stride_qb", "i32", "H * D"), ("stride_qh", "i32", "D"), ("stride_cb", "i32", "PAGE * H * D"),
              ("stride_cs", "i32", "H * D"), ("stride_ch", "i32", "D")],
        constants=dict(PAGE=64, D=128), configs=product(num_warps=(4, 1, 2, 8), num_stages=(2, 1, 3)),
        grid=["B", "H"], tolerance=(1e-2, 2e-3)),
    "dropout": dict(
        fn=dropout.seeded_dropout_kernel, sizes=dict(N=1 << 24),
        args=[pointer("x", "fp32", ["N"]), out("out", "fp32", ["N"]), ("n_elements", "i32", "N"), ("p", "fp32", 0.5),
              ("seed", "i32", 123)],
        constants={}, configs=product(BLOCK_SIZE=(1024, 512, 2048, 4096), num_warps=(4, 2, 8)),
        grid=["cdiv(N, BLOCK_SIZE)"], tolerance=(1e-6, 0)),
    "swiglu": dict(
        fn=swiglu.swiglu_kernel, sizes=dict(R=4096, C=11008),
        args=[pointer("a", "fp16", ["R", "C"]), pointer("b", "fp16", ["R", "C"]), out("c", "fp16", ["R", "C"]),
              ("stride", "i32", "C"), ("n_cols", "i32", "C")],
        constants=dict(BLOCK_SIZE=16384), configs=product(num_warps=(16, 8, 32, 4)),
        grid=["R"], tolerance=(2e-3, 1e-3)),
    "cross_entropy": dict(
        fn=cross_entropy.cross_entropy_kernel, sizes=dict(R=4096, C=32000),
        args=[pointer("x", "fp16", ["R", "C"]), ("stride", "i32", "C"),
              pointer("target", "i64", ["R"], {"integers": [0, "C"]}), out("loss", "fp32", ["R"]), ("n_cols", "i32", "C"),
              ("ignore_index", "i32", -100)],
        constants=dict(label_smoothing=0.1), configs=product(BLOCK_SIZE=(8192, 2048, 4096, 16384), num_warps=(16, 4, 8)),
        grid=["R"], tolerance=(1e-4, 1e-4)),
    "layernorm_fwd": dict(
        fn=layernorm.layernorm_fwd_kernel, sizes=dict(M=8192, N=4096),
        args=[pointer("x", "fp16", ["M", "N"]), out("y", "fp16", ["M", "N"]), pointer("w", "fp16", ["N"]),
              pointer("b", "fp16", ["N"]), out("mean", "fp32", ["M"]), out("rstd", "fp32", ["M"]), ("stride", "i32", "N"),
              ("n", "i32", "N"), ("eps", "fp32", 1e-5)],
        constants={}, configs=product(BLOCK_SIZE=(1024, 2048, 4096), num_warps=(4, 2, 8, 16)),
        grid=["M"], tolerance=(5e-3, 2e-3)),
}


def value(expression, names):
    """A number, or an expression of a case file."""
    if not isinstance(expression, str):
        return expression
    return eval(expression.replace("/", "//"), {"cdiv": lambda a, b: -(-a // b)}, names)

