"""As much of torch as `kiln.adaptive.check.process` asks for: storages in this process's memory, held against each other byte by byte."""
import ctypes


class _Type:
    def __init__(self, itemsize, is_floating_point=False):
        self.itemsize, self.is_floating_point = itemsize, is_floating_point


uint8, int8, int32, fp32 = _Type(1), _Type(1), _Type(4), _Type(4, True)


class Tensor:
    """Triton asks whether arguments are some."""

    def __init__(self):
        self.storage = None

    def set_(self, storage, offset, size, strides):
        assert (offset, size, strides) == (0, (storage.nbytes(), ), (1, ))
        self.storage = storage
        return self


class UntypedStorage:
    def __init__(self, size, device="cpu"):
        self.device, self._size = device, size
        self._memory = ctypes.create_string_buffer(size + 16)
        self._begin = (ctypes.addressof(self._memory) + 15) // 16 * 16

    @staticmethod
    def from_file(name, shared, size):
        storage = UntypedStorage(size)
        with open(name, "rb") as file:
            content = file.read()
        assert not shared and len(content) == size
        ctypes.memmove(storage.data_ptr(), content, size)
        return storage

    def data_ptr(self):
        return self._begin

    def nbytes(self):
        return self._size

    def copy_(self, other):
        ctypes.memmove(self._begin, other.data_ptr(), self._size)
        return self

    def clone(self):
        return UntypedStorage(self._size, self.device).copy_(self)

    def fill_(self, value):
        ctypes.memset(self._begin, value, self._size)


def empty(size, dtype, device):
    assert size == 0
    return Tensor()


def equal(one, other):
    return ctypes.string_at(one.storage.data_ptr(), one.storage.nbytes()) == ctypes.string_at(other.storage.data_ptr(), other.storage.nbytes())
