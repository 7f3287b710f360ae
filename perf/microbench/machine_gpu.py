"""Runs the programs of machine.py: launches, records, curves."""
import ctypes
import statistics
from dataclasses import dataclass, field

from driver import Cuda, CudaError
from machine_ptx import OUT_BYTES, RECORD, WORDS
from microbench import input_bytes

SHARED_MOST = 232448       # of a block; an SM has 1 KB for each block more
SHARED_OF_SM = 233472


@dataclass
class Record:
    """A warp's clocks (cycles and ns), its SM and the turns it made."""
    t0: int
    t1: int
    g0: int
    g1: int
    sm: int
    count: int
    extra: int
    vain: int
    block: int
    warp: int


@dataclass
class Curve:
    """Cycles over one parameter; a row of the results."""
    name: str
    parameters: dict
    over: str
    unit: str
    says: str
    points: list = field(default_factory=list)
    problems: list = field(default_factory=list)

    def add(self, x, cycles, *more):
        values = [round(v, 3) if isinstance(v, float) else v
                  for v in (cycles, *more)]
        self.points.append([x, *values])

    def row(self):
        row = {"name": self.name, "parameters": self.parameters,
               "over": self.over, "unit": self.unit, "cycles": self.points,
               "says": self.says}
        return row | ({"problems": self.problems} if self.problems else {})


def shared_for(blocks):
    """Bytes of dynamic shared memory with which an SM has so many blocks."""
    return min(SHARED_MOST, (SHARED_OF_SM // blocks - 1024) // 128 * 128)


class Gpu(Cuda):
    def __init__(self, folder):
        super().__init__()
        self.folder = folder
        self.sms = self.attribute(16)
        self.out = self.allocate(OUT_BYTES)
        self.input = self.allocate(16384)
        self.write(self.input, input_bytes())
        self.gate = self.allocate(4096)
        self.modules, self.areas = {}, {}

    def area(self, name, size):
        """Memory that lives as long as the program."""
        if name not in self.areas:
            self.areas[name] = self.allocate(size)
        return self.areas[name]

    def module(self, program):
        if program not in self.modules:
            path = self.folder / f"{program}.cubin"
            if not path.exists():
                raise CudaError(f"{program} was not assembled")
            self.modules[program] = self.load(path.read_bytes())
        return self.modules[program]

    def entry(self, program, name, shared=0, carveout=None):
        """`carveout`: percent of the first cache that is shared memory."""
        found = self.function(self.module(program), name, shared)
        if carveout is not None:
            self.call("cuFuncSetAttribute", found, 9, carveout)
        return found

    def registers(self, function):
        value = ctypes.c_int()
        self.call("cuFuncGetAttribute", ctypes.byref(value), 4, function)
        return value.value

    def resident(self, function, threads, shared):
        value = ctypes.c_int()
        self.call("cuOccupancyMaxActiveBlocksPerMultiprocessor",
                  ctypes.byref(value), function, threads,
                  ctypes.c_size_t(shared))
        return value.value

    def fill(self, pointer, word, words):
        self.call("cuMemsetD32_v2", ctypes.c_uint64(pointer),
                  ctypes.c_uint(word), ctypes.c_size_t(words))

    def arguments(self, mem=0, gate=0, out=None, source=None, **words):
        unknown = set(words) - set(WORDS)
        if unknown:
            raise TypeError(f"no such words: {unknown}")
        pointers = (out or self.out, source or self.input, mem, gate)
        return [ctypes.c_uint64(p) for p in pointers] + [
            ctypes.c_uint32(words.get(w, 0)) for w in WORDS]

    def enqueue(self, function, grid, threads, shared=0, **given):
        """A launch that nothing waits for."""
        values = self.arguments(**given)
        holder = (ctypes.c_void_p * len(values))(
            *[ctypes.cast(ctypes.byref(v), ctypes.c_void_p) for v in values])
        self.call("cuLaunchKernel", function, grid, 1, 1, threads, 1, 1, shared,
                  None, holder, None)

    def wait(self):
        self.call("cuCtxSynchronize")

    def run(self, function, grid, threads, shared=0, gated=True, **given):
        """Launches, waits, and reads every warp's record."""
        warps = (threads + 31) // 32
        self.fill(self.out, 0, 16 * grid * warps)
        self.fill(self.gate, 0, 1)
        self.enqueue(function, grid, threads, shared,
                     gate=self.gate if gated else 0, **given)
        self.wait()
        data = self.read(self.out, 64 * grid * warps)
        return [Record(*found, i // warps, i % warps)
                for i, found in enumerate(RECORD.iter_unpack(data))]

    def event(self):
        value = ctypes.c_void_p()
        self.call("cuEventCreate", ctypes.byref(value), 0)
        return value

    def mark(self, event):
        self.call("cuEventRecord", event, None)

    def between(self, first, last):
        """Microseconds between two events that have happened."""
        self.call("cuEventSynchronize", last)
        value = ctypes.c_float()
        self.call("cuEventElapsedTime", ctypes.byref(value), first, last)
        return 1000 * value.value


def by_sm(records):
    """{SM: records of warps that worked}."""
    found = {}
    for record in records:
        if record.count:
            found.setdefault(record.sm, []).append(record)
    return found


def cycles_each(records, operations):
    """Cycles of an SM per operation, the mean of all SMs: from the first start
    to the last end, over all turns of its warps times `operations`."""
    each = []
    for mine in by_sm(records).values():
        took = max(r.t1 for r in mine) - min(r.t0 for r in mine)
        each.append(took / (operations * sum(r.count for r in mine)))
    return statistics.mean(each) if each else None


def cycles_of_turn(records, operations):
    """Cycles that one warp takes per operation, the mean of all warps."""
    each = [(r.t1 - r.t0) / (operations * r.count) for r in records if r.count]
    return statistics.mean(each) if each else None


def bytes_per_cycle(records, size):
    """Bytes that an SM moves in a cycle, the mean of all; and GB/s of the GPU.
    A turn moves `size` bytes."""
    each = [sum(r.count for r in mine) * size
            / (max(r.t1 for r in mine) - min(r.t0 for r in mine))
            for mine in by_sm(records).values()]
    worked = [r for r in records if r.count]
    if not worked:
        return None, None
    took = max(r.g1 for r in worked) - min(r.g0 for r in worked)
    return (statistics.mean(each),
            sum(r.count for r in worked) * size / max(1, took))


def complaints(records, blocks_per_sm=None):
    """What makes a measurement doubtful."""
    said = []
    if any(r.vain for r in records):
        said.append("blocks were not resident together")
    if not any(r.count for r in records):
        said.append("no warp made a turn")
    if blocks_per_sm:
        crowd = {sm: len({r.block for r in mine})
                 for sm, mine in by_sm(records).items()}
        if set(crowd.values()) - {blocks_per_sm}:
            said.append(f"blocks of an SM: {sorted(set(crowd.values()))} "
                        f"instead of {blocks_per_sm}")
    return said


def note(curve, records, blocks_per_sm=None):
    for said in complaints(records, blocks_per_sm):
        if said not in curve.problems:
            curve.problems.append(said)
