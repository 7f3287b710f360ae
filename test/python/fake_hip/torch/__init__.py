"""As much of PyTorch for ROCm as a survey of an AMD GPU asks of it; what GPU there is, the file ``KILN_FAKE_HIP`` says."""
import json
import os
from types import SimpleNamespace

_said = json.load(open(os.environ["KILN_FAKE_HIP"]))
__version__ = _said.get("torch", "2.10.0+rocm7.1")
version = SimpleNamespace(hip=_said.get("hip", "7.1.0"), cuda=_said.get("cuda"))
cuda = SimpleNamespace(
    is_available=lambda: _said.get("arch") is not None,
    get_device_properties=lambda device: SimpleNamespace(name="AMD Instinct MI300X", gcnArchName=_said["arch"], multi_processor_count=304,
                                                         total_memory=192 << 30, L2_cache_size=4 << 20))


class Tensor:
    """Triton asks whether arguments are some."""
