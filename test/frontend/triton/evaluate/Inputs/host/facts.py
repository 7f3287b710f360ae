"""What packages find out of their host before they define kernels."""
import functools
import importlib
import operator
import os
import platform

import torch
import triton
from packaging import version
from packaging.version import Version


@functools.lru_cache(maxsize=None)
def compare(package, relation, target):
    try:
        found = importlib.import_module(package)
    except ImportError:
        return False
    return relation(Version(found.__version__), Version(target))


def is_npu_available():
    try:
        from transformers.utils import is_torch_npu_available

        return is_torch_npu_available()
    except Exception:
        return False


def backend():
    try:
        return triton.runtime.driver.active.get_current_target().backend
    except Exception:
        return "cpu"


def number(name):
    try:
        return int(os.getenv(name, "4"))
    except ValueError:
        return -1


IS_NVIDIA = backend() == "cuda"
IS_HOPPER = IS_NVIDIA and ("NVIDIA H" in torch.cuda.get_device_name(0) or torch.cuda.get_device_capability()[0] == 9)
IS_NEW = version.parse(triton.__version__) >= version.parse("3.6.0rc1+git") and version.parse(torch.__version__).major >= 2
HAS_NPU = hasattr(torch, "npu") or getattr(torch, "npu", None) is not None
IS_ARM = platform.machine() in ("arm64",)
FAST = os.environ.get("KILN_TEST_FAST", "0") == "1"
