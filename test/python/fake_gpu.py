"""A GPU without a GPU: a driver that lets the real JIT, autotuner and caches of Triton run, and notes what is launched."""
from __future__ import annotations

from typing import Any, Callable, List, Sequence, Tuple

import triton.language as tl
from triton import knobs
from triton.backends.compiler import GPUTarget
from triton.runtime.driver import driver

HOPPER = GPUTarget("cuda", 90, 32)
MI300 = GPUTarget("hip", "gfx942", 64)


class Tensor:
    """What Triton asks of a tensor: a type and an address."""

    def __init__(self, dtype: Any = tl.float32, address: int = 4096) -> None:
        self.dtype = dtype
        self.address = address

    def data_ptr(self) -> int:
        return self.address

    def ptr_range(self) -> int:
        return 1 << 20


class _Utils:
    def load_binary(self, name: str, kernel: bytes, shared: int, device: int) -> Tuple[Any, ...]:
        return object(), (name, kernel), 32, 0, 1024

    def unload_module(self, module: Any) -> None:
        pass

    def get_device_properties(self, device: int) -> Any:
        return {"max_shared_mem": 232448, "multiprocessor_count": 132, "warpSize": 32, "max_num_regs": 65536}


class Driver:
    """The active driver; `launches` lists (grid, (name, binary), arguments)."""

    def __init__(self, target: Any) -> None:
        self.target = target
        self.utils = _Utils()
        self.launches: List[Tuple[Tuple[int, int, int], Tuple[str, bytes], Tuple[Any, ...]]] = []

    def launcher_cls(self, src: Any, metadata: Any) -> Callable[..., None]:
        def launch(x: int, y: int, z: int, stream: Any, function: Any, packed: Any, noted: Any, enter: Any, leave: Any,
                   *args: Any) -> None:
            if enter is not None:
                enter(noted)
            self.launches.append(((x, y, z), function, args))
        return launch

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return 7

    def get_current_target(self) -> Any:
        return self.target

    def get_active_torch_device(self) -> str:
        return "fake"

    def map_python_to_cpp_type(self, ty: str) -> str:
        return ty

    def get_benchmarker(self) -> Callable[..., Sequence[float]]:
        def once(call: Callable[[], Any], quantiles: Sequence[float] = (), **options: Any) -> Sequence[float]:
            call()
            return [1.0] * len(quantiles)
        return once


def install(target: Any = HOPPER) -> Driver:
    """Makes a driver of that GPU the active one."""
    if target is MI300:
        knobs.amd.use_buffer_ops = False  # Their test of a tensor's size imports torch.
    fake = Driver(target)
    driver.set_active(fake)
    return fake
