"""The device "cuda" of tests, where there is none: a driver that says it is an H100, and tensors on the CPU."""

from types import SimpleNamespace
from typing import Any

import torch
from torch.overrides import TorchFunctionMode
from triton.backends.compiler import GPUTarget


class Target(GPUTarget):
    """With what newer releases ask of one."""

    def is_cuda_backend(self) -> bool:
        return True


TARGET = Target("cuda", 90, 32)


class Driver:
    """What an H100's says, as far as tests and Triton's front end ask."""

    def __init__(self) -> None:
        # CUDA's attributes of an H100 SXM.
        properties = {"max_shared_mem": 232448, "max_num_regs": 65536,
                      "multiprocessor_count": 132, "warpSize": 32,
                      "sm_clock_rate": 1980000, "mem_clock_rate": 2619000,
                      "mem_bus_width": 5120}
        self.utils = SimpleNamespace(
            get_device_properties=lambda device: properties)

    def get_current_target(self) -> GPUTarget:
        return TARGET

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return 0

    def set_current_device(self, device: int) -> None:
        pass

    def get_active_torch_device(self) -> torch.device:
        return torch.device("cpu")

    def get_device_interface(self) -> Any:
        return torch.cuda

    def get_device_capability(self, device: int = 0) -> tuple[int, int]:
        return 9, 0


class OnCpu(TorchFunctionMode):
    """What asks for the device "cuda" gets the CPU."""

    @staticmethod
    def cpu(value: Any) -> Any:
        if isinstance(value, str) and value.split(":")[0] == "cuda":
            return "cpu"
        if isinstance(value, torch.device) and value.type == "cuda":
            return torch.device("cpu")
        return value

    def __torch_function__(self, function: Any, types: Any, args: Any = (),
                           kwargs: Any = None) -> Any:
        kwargs = {key: self.cpu(value)
                  for key, value in (kwargs or {}).items()}
        kwargs.pop("pin_memory", None)
        if function in (torch.Tensor.cuda, torch.Tensor.pin_memory):
            return args[0]
        if isinstance(kwargs.get("generator"), torch.Generator):
            kwargs["generator"] = None
        if function is torch.matmul and args[0].dtype in (torch.float16,
                                                          torch.bfloat16):
            # The CPU's is off by a percent where a sum cancels. This one is
            # rounded once.
            exact = torch.matmul(*(one.double() for one in args))
            return exact.to(args[0].dtype)
        return function(*map(self.cpu, args), **kwargs)
