"""A driver of Triton's without a GPU: it compiles for a target and launches nothing."""
from __future__ import annotations

import contextlib
import importlib
from typing import Any, Callable, Dict, Iterator, List, Sequence, Tuple


def target_of(name: str) -> Any:
    """A GPU of ``kiln targets`` as Triton names it: ``sm_90a``, ``gfx942``."""
    gpu = importlib.import_module("triton.backends.compiler").GPUTarget
    if name.startswith("sm_"):
        return gpu("cuda", int(name[3:].rstrip("af")), 32)
    if name.startswith("gfx"):
        return gpu("hip", name, 64 if name.startswith("gfx9") else 32)
    raise ValueError(f"--target: expected a GPU such as sm_90a or gfx942, found '{name}'")


#: Shared memory that a block may have, in bytes, where it is not that of a Hopper GPU. CUDA's programming guide, AMD's ISA manuals.
_SHARED: Dict[str, int] = {"sm_80": 166912, "sm_86": 101376, "sm_89": 101376, "sm_120": 101376, "gfx950": 163840}


def _shared_bytes(name: str) -> int:
    return _SHARED.get(name, 65536 if name.startswith("gfx") else 232448)


class _Utils:
    def __init__(self, name: str) -> None:
        self.name = name

    def load_binary(self, name: str, kernel: bytes, shared: int, device: int) -> Tuple[Any, ...]:
        return object(), 1, 32, 0, 1024

    def unload_module(self, module: Any) -> None:
        pass

    def get_device_properties(self, device: int) -> Dict[str, Any]:
        # An H100 (SXM) as its driver describes it, but for the shared memory.
        return {"max_shared_mem": _shared_bytes(self.name), "multiprocessor_count": 132, "max_num_regs": 65536,
                "warpSize": 64 if self.name.startswith("gfx9") else 32, "sm_clock_rate": 1980000,
                "mem_clock_rate": 2619000, "mem_bus_width": 5120}


class Driver:
    """For one target. Each target is a device of its own, since Triton keeps a jit function's kernels by device."""

    _devices: List[str] = []

    def __init__(self, name: str) -> None:
        self.target = target_of(name)
        self.utils = _Utils(name)
        if name not in self._devices:
            self._devices.append(name)
        # Numbers that no GPU at hand has, whose kernels may be in the same tables.
        self._device = 1000 + self._devices.index(name)

    def launcher_cls(self, source: Any, metadata: Any) -> Callable[..., None]:
        return lambda *given: None

    def get_current_device(self) -> int:
        return self._device

    def set_current_device(self, device: int) -> None:
        pass

    def get_current_stream(self, device: Any = None) -> int:
        return 0

    def get_current_target(self) -> Any:
        return self.target

    def get_active_torch_device(self) -> Any:
        return importlib.import_module("torch").device("cpu")

    def get_device_interface(self) -> Any:
        return importlib.import_module("torch").cuda

    def map_python_to_cpp_type(self, ty: str) -> str:
        return ty

    def get_empty_cache_for_benchmark(self) -> Any:
        return None

    def clear_cache(self, cache: Any) -> None:
        pass

    def get_benchmarker(self) -> Callable[..., Sequence[float]]:
        def once(call: Callable[[], Any], quantiles: Sequence[float] = (), **options: Any) -> Sequence[float]:
            call()
            return [1.0] * len(quantiles)
        return once


@contextlib.contextmanager
def for_target(name: str) -> Iterator[None]:
    """While it is open, Triton compiles for that GPU; nothing that is launched runs."""
    config = importlib.import_module("triton.runtime.driver").driver
    # Not its property: that would look for a GPU.
    field = "_active" if hasattr(config, "_active") else "active"
    before = vars(config).get(field)
    config.set_active(Driver(name))
    try:
        yield
    finally:
        setattr(config, field, before)
