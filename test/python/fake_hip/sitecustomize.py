"""The processes of a survey beside an MI300 that pretends: kernels are compiled in earnest, and launches, checks and times are what the file
``KILN_FAKE_HIP`` says, as JSON: by build what it does when it is run (``acts``), and what it takes (``milliseconds``)."""
import contextlib
import json
import os
import sys

MODULE = sys.orig_argv[2] if sys.orig_argv[1:2] == ["-m"] else ""


class Tensor:
    def __init__(self, kind, shape):
        import triton.language as tl

        self.dtype, self.shape = {"fp32": tl.float32, "i32": tl.int32}[kind], shape

    def data_ptr(self):
        return 4096

    def ptr_range(self):
        return 1 << 20

    def stride(self):
        found = [1]
        for extent in reversed(self.shape[1:]):
            found.insert(0, found[0] * extent)
        return tuple(found)


class Tensors:
    def zeros(self, kind, *shape):
        return Tensor(kind, shape)

    def normal(self, kind, *shape, scale=1.0):
        return Tensor(kind, shape)


class Kernel:
    """What runs a launch's builds: the one that is told to fails as real ones do."""

    def __init__(self, said, launch, builds, skip):
        self.said, self.launch, self.builds, self.skip, self.cells, self.handles = said, launch, builds, skip, {}, {}

    def check(self):
        from kiln.handle import bind
        from kiln.survey.builds import BUILDS
        from kiln.survey.measured import GpuLost

        for build in self.builds:
            self.skip(build)
            handle = bind(self.launch.fn, grid=self.launch.grid, **{**self.launch.kwargs, **BUILDS[build]})
            act = self.said.get("acts", {}).get(build, "right")
            self.cells[build] = cell = {"registers": 32, "spills": 0, "shared": 0}
            if act == "abort":
                print("Memory access fault by GPU node-1 on address 0x7f00. Reason: Unknown.", file=sys.stderr, flush=True)
                os.abort()
            if act == "lost":
                cell.update(status="crash", message="RuntimeError: HIP error: an illegal memory access was encountered")
                raise GpuLost(build)
            is_right = act == "right"
            cell.update(status="ok" if is_right else "wrong", bit_equal=is_right, relative=0.0 if is_right else 0.5, largest=0.0, unlike=0)
            if is_right:
                self.handles[build] = handle

    def launches(self):
        def launch(build):
            self.handles[build](self.launch.grid)
            self.said["launched"] = build
        return {build: lambda build=build: launch(build) for build in self.handles}


class Clock:
    def __init__(self, said):
        self.said = said

    def launches(self, launch, count):
        if self.said.get("acts", {}).get("clock") == "abort":
            os.abort()
        launch()
        return [self.said["milliseconds"][self.said["launched"]]] * count


class Gpu:
    is_real = True

    def __init__(self, said):
        self.said = said

    def present(self):
        return contextlib.nullcontext()

    def tensors(self):
        return Tensors()

    def kernel(self, *given):
        return Kernel(self.said, *given)

    def clock(self):
        return Clock(self.said)


class Pretended(Gpu):
    is_real = False


def tiny(case):
    from kiln.survey.hip.inputs.case import Launched

    return Launched((4,), {"x": case.normal("x", 4, 256), "out": case.zeros("out", 4, 256), "n": 1024})


def install():
    import fake_gpu
    from kiln.survey.hip import gpu
    from kiln.survey.hip.inputs import table
    from triton import knobs

    with open(os.environ["KILN_FAKE_HIP"]) as file:
        said = json.load(file)
    with open(os.environ["KILN_FAKE_HIP"] + ".log", "a") as log:
        log.write(MODULE.rpartition(".")[2] + "\n")
    fake = fake_gpu.install(fake_gpu.MI300)
    fake.utils.get_device_properties = lambda device: {"max_shared_mem": 65536, "sm_clock_rate": 2100000, "mem_clock_rate": 1300000,
                                                       "mem_bus_width": 8192}
    knobs.amd.use_buffer_ops = True  # There is a torch to import.
    table.LAUNCHES["tiny"] = tiny
    gpu.of_machine = lambda target, is_pretended: Pretended(said) if is_pretended else Gpu(said)


if MODULE in ("kiln.survey.hip.one", "kiln.survey.hip.machine"):
    install()
