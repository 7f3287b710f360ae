"""The CUDA driver, by ctypes: load a cubin, launch, copy."""
import ctypes
import ctypes.util


class CudaError(Exception):
    pass


class Cuda:
    def __init__(self):
        for name in ("libcuda.so.1", ctypes.util.find_library("cuda")):
            try:
                self.lib = ctypes.CDLL(name) if name else None
            except OSError:
                self.lib = None
            if self.lib:
                break
        if not self.lib:
            raise CudaError("no CUDA driver (libcuda.so.1) on this machine; "
                            "--assemble checks the programs without one")
        self.call("cuInit", 0)
        self.device = ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        context = ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context),
                  self.device)
        self.call("cuCtxSetCurrent", context)

    def call(self, function, *arguments):
        code = getattr(self.lib, function)(*arguments)
        if code:
            text = ctypes.c_char_p()
            self.lib.cuGetErrorString(code, ctypes.byref(text))
            why = text.value.decode() if text.value else f"error {code}"
            raise CudaError(f"{function}: {why}")

    def attribute(self, number):
        value = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(value), number,
                  self.device)
        return value.value

    def describe(self):
        name = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", name, 100, self.device)
        driver = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(driver))
        # CU_DEVICE_ATTRIBUTE_*: 75, 76 compute capability, 16 multiprocessors,
        # 13 clock and 36 memory clock in kHz, 38 bytes of L2.
        return {"gpu": name.value.decode(),
                "compute_capability": self.attribute(75) * 10
                + self.attribute(76),
                "multiprocessors": self.attribute(16),
                "boost_clock_khz": self.attribute(13),
                "memory_clock_khz": self.attribute(36),
                "l2_bytes": self.attribute(38),
                "cuda_of_driver": driver.value}

    def allocate(self, size):
        pointer = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(pointer),
                  ctypes.c_size_t(size))
        return pointer.value

    def write(self, pointer, data):
        self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(pointer), data,
                  ctypes.c_size_t(len(data)))

    def read(self, pointer, size):
        data = ctypes.create_string_buffer(size)
        self.call("cuMemcpyDtoH_v2", data, ctypes.c_uint64(pointer),
                  ctypes.c_size_t(size))
        return data.raw

    def load(self, image):
        module = ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), image)
        return module

    def unload(self, module):
        self.call("cuModuleUnload", module)

    def function(self, module, name, shared=0):
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module,
                  name.encode())
        if shared > 48 * 1024:  # MAX_DYNAMIC_SHARED_SIZE_BYTES
            self.call("cuFuncSetAttribute", function, 8, shared)
        return function

    def launch(self, function, grid, block, shared, *arguments):
        """`arguments` are ctypes values; waits for the end."""
        holder = (ctypes.c_void_p * len(arguments))(
            *[ctypes.cast(ctypes.byref(a), ctypes.c_void_p)
              for a in arguments])
        self.call("cuLaunchKernel", function, grid, 1, 1, block, 1, 1, shared,
                  None, holder, None)
        self.call("cuCtxSynchronize")
