"""Compare what `kiln occupancy` says of cubins with what a GPU's driver says of them, for many launches of each kernel.

usage: occupancy_on_gpu.py ask --kiln PATH --target GPU -o FOLDER FILE...    anywhere: kiln's answers, and the cubins they are about
       occupancy_on_gpu.py compare FOLDER [--json FILE]                      beside the GPU: needs a driver, and nothing else

Compares registers, static shared memory, local memory, and for 9 sizes of blocks times 9 amounts of dynamic shared memory the blocks
that fit into an SM (cuOccupancyMaxActiveBlocksPerMultiprocessor). Of kernels with clusters it asks how many clusters the GPU
holds (cuOccupancyMaxActiveClusters): never more than kiln's bound. Exits 2 where anything differs.
"""
import argparse, collections, ctypes, hashlib, json, os, shutil, subprocess, sys

THREADS = "32,96,128,224,256,384,512,640,1024"
DYNAMIC = "0,1000,16384,49152,73728,100000,153600,231424,232448"
# CUfunction_attribute and CUdevice_attribute of cuda.h
MAX_THREADS, SHARED, LOCAL, REGISTERS, MAX_DYNAMIC, LARGE_CLUSTERS = 0, 1, 3, 4, 8, 14
MULTIPROCESSORS = 16


class ClusterShape(ctypes.Structure):
    """CUlaunchConfig without attributes: the kernel's own clusters."""
    _fields_ = [("grid", ctypes.c_uint * 3), ("block", ctypes.c_uint * 3), ("shared", ctypes.c_uint), ("stream", ctypes.c_void_p),
                ("attributes", ctypes.c_void_p), ("count", ctypes.c_uint)]


def ask(opt):
    os.makedirs(opt.output, exist_ok=True)
    report = subprocess.run([opt.kiln, "occupancy", *opt.files, "--format", "json", "--what-if",
                             f"threads={THREADS},dynamic={DYNAMIC}"], capture_output=True, text=True).stdout
    rows = {}
    for kernel in json.loads(report)["kernels"]:
        if kernel["target"] != opt.target:
            continue
        with open(kernel["file"], "rb") as file:
            name = hashlib.sha1(file.read()).hexdigest() + ".cubin"
        shutil.copy(kernel["file"], os.path.join(opt.output, name))
        answers = [[answer["changes"]["threads"], answer["changes"]["dynamic"], answer["occupancy"]["blocks_per_unit"]]
                   for answer in kernel["what_if"]]
        rows[name, kernel["kernel"]] = dict(file=name, kernel=kernel["kernel"], registers=kernel["registers"],
                                            shared=kernel["static_shared_bytes"], local=kernel["stack_bytes"],
                                            cluster=kernel["cluster_blocks"] or 1, answers=answers)
    with open(os.path.join(opt.output, "expected.json"), "w") as file:
        json.dump(list(rows.values()), file)
    print(f"{len(rows)} kernels of {len({name for name, _ in rows})} files for {opt.target}")
    return 0 if rows else 1


class Driver:
    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        self.device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), self.device)
        self.call("cuCtxSetCurrent", context)

    def call(self, name, *arguments):
        if code := getattr(self.cuda, name)(*arguments):
            raise RuntimeError(f"{name}: error {code}")

    def number(self, name, *arguments):
        value = ctypes.c_int()
        self.call(name, ctypes.byref(value), *arguments)
        return value.value

    def name(self):
        text = ctypes.create_string_buffer(256)
        self.call("cuDeviceGetName", text, 256, self.device)
        return text.value.decode()

    def function(self, path, kernel):
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        with open(path, "rb") as file:
            self.call("cuModuleLoadData", ctypes.byref(module), file.read())
        self.call("cuModuleGetFunction", ctypes.byref(function), module, kernel.encode())
        return module, function

    def allows(self, function, dynamic):
        return self.cuda.cuFuncSetAttribute(function, MAX_DYNAMIC, dynamic) == 0

    def blocks(self, function, threads, dynamic):
        return self.number("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, threads, ctypes.c_size_t(dynamic))

    def clusters(self, function, size, threads, dynamic):
        """None where a launch of this shape is refused."""
        self.cuda.cuFuncSetAttribute(function, LARGE_CLUSTERS, 1)
        shape, count = ClusterShape((4096 * size, size, size), (threads, 1, 1), dynamic), ctypes.c_int()
        failed = self.cuda.cuOccupancyMaxActiveClusters(ctypes.byref(count), function, ctypes.byref(shape))
        return None if failed else count.value


def of_kernel(driver, folder, row, units, counts):
    """Yields what differs."""
    module, function = driver.function(os.path.join(folder, row["file"]), row["kernel"])
    for what, attribute in ("registers", REGISTERS), ("shared", SHARED), ("local", LOCAL):
        said = driver.number("cuFuncGetAttribute", attribute, function)
        if row[what] is not None and said != row[what]:
            yield f"{what}: driver {said}, kiln {row[what]}"
    most = driver.number("cuFuncGetAttribute", MAX_THREADS, function)
    for threads, dynamic, blocks in row["answers"]:
        if threads > most:
            continue
        where = f"{threads} threads, {dynamic} bytes"
        if not driver.allows(function, dynamic):
            counts["launches the driver refuses"] += 1
            if blocks:
                yield f"{where}: driver refuses, kiln {blocks} blocks"
            continue
        counts["launches compared"] += 1
        said = driver.blocks(function, threads, dynamic)
        if said != blocks:
            yield f"{where}: driver {said} blocks, kiln {blocks}"
        if row["cluster"] > 1 and (clusters := driver.clusters(function, row["cluster"], threads, dynamic)) is not None:
            held, bound = clusters * row["cluster"], blocks * units
            counts["cluster launches compared"] += 1
            counts["cluster launches that reach the bound"] += held == bound
            if held > bound:
                yield f"{where}: driver holds {held} blocks in clusters of {row['cluster']}, kiln's bound is {bound}"
    driver.call("cuModuleUnload", module)


def compare(opt):
    driver = Driver()
    units = driver.number("cuDeviceGetAttribute", MULTIPROCESSORS, driver.device)
    with open(os.path.join(opt.folder, "expected.json")) as file:
        rows = json.load(file)
    counts, differences = collections.Counter(), []
    for row in rows:
        differences += [f"{row['file']} {row['kernel']}: {text}"
                        for text in of_kernel(driver, opt.folder, row, units, counts)]
    result = dict(gpu=driver.name(), driver=driver.number("cuDriverGetVersion"), files=len({row["file"] for row in rows}),
                  kernels=len(rows), **counts, differences=len(differences))
    print("\n".join(differences[:50]), json.dumps(result, indent=1), sep="\n")
    if opt.json:
        with open(opt.json, "w") as file:
            json.dump(result, file, indent=1)
    return 2 if differences else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    asking, comparing = commands.add_parser("ask"), commands.add_parser("compare")
    asking.add_argument("--kiln", required=True)
    asking.add_argument("--target", default="sm_90a")
    asking.add_argument("-o", dest="output", required=True)
    asking.add_argument("files", nargs="+")
    comparing.add_argument("folder")
    comparing.add_argument("--json")
    opt = parser.parse_args()
    return {"ask": ask, "compare": compare}[opt.command](opt)


sys.exit(main())
