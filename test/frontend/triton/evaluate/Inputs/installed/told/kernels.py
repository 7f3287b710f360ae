from importlib.metadata import version

import triton
import triton.language as tl

IS_CPU = tl.constexpr("cpu" in version("told-kernels"))
OTHER = tl.constexpr(version("package-that-nobody-has"))


@triton.jit
def installed(out):
    tl.store(out, 7 if IS_CPU else 8)


@triton.jit
def elsewhere(out):
    tl.store(out, 7 if OTHER == "1" else 8)
