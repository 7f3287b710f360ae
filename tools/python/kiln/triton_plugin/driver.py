"""The driver that goes with the inert backend: never active."""
from typing import Any

from triton.backends import driver


class KilnDriver(driver.DriverBase):  # type: ignore[misc]
    """Inert, and never made."""

    @classmethod
    def is_active(cls) -> bool:
        """Never."""
        return False

    def map_python_to_cpp_type(self, ty: str) -> str:
        """Never asked."""
        raise NotImplementedError("kiln drives no device")

    def get_current_target(self) -> Any:
        """Never asked."""
        raise NotImplementedError("kiln drives no device")

    def get_active_torch_device(self) -> Any:
        """Never asked."""
        raise NotImplementedError("kiln drives no device")

    def get_benchmarker(self) -> Any:
        """Never asked."""
        raise NotImplementedError("kiln drives no device")
