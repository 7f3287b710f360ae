"""`check_remarks.py LLC LLD KILN FOLDER TARGET [IR...]`: kernels of AMD as LLVM's remark (-Rpass-analysis=kernel-resource-usage)
says what they use, and as kiln reads them back from the finished file: every figure is the same. Occupancy is what follows from
registers, threads and LDS by the rules below, which are written here a second time; where LLVM's remark says another number,
one of its known faults explains it exactly, and is counted: a line for each kernel of EXAMPLES, and one for all. Kernels: a grid
of exact numbers of registers, threads and LDS, kernels that spill, and the files given."""
import itertools
import json
import pathlib
import re
import subprocess
import sys

# SIMDs that share a workgroup, their slots for waves, registers of a lane and how many are given at once, lanes of a wave; LDS of
# these SIMDs and its granule; workgroups of several waves they can hold.
GPUS = {
    "gfx906": (4, 10, 256, 4, 64, 65536, 512, 16), "gfx90a": (4, 8, 512, 8, 64, 65536, 512, 16),
    "gfx942": (4, 8, 512, 8, 64, 65536, 512, 16), "gfx950": (4, 8, 512, 8, 64, 163840, 1280, 16),
    "gfx1100": (4, 16, 1536, 24, 32, 131072, 1024, 32), "gfx1201": (4, 16, 1536, 24, 32, 131072, 1024, 32)}
MATRIX = ("gfx90a", "gfx942", "gfx950")
THREADS, REGISTERS, ACCUMULATORS = (64, 256, 512, 1024), (24, 65, 97, 128, 129, 168, 241), (0, 1, 60, 128)
LDS = (0, 1000, 8193, 21800, 23405, 32768, 65536)
KEYS = {"TotalSGPRs": "scalar_registers", "ScratchSize [bytes/lane]": "stack_bytes", "SGPRs Spill": "scalar_spills",
        "LDS Size [bytes/block]": "static_shared_bytes"}

EXAMPLES = ("t512_v65_a0_l0", "t1024_v65_a0_l0", "t1024_v241_a0_l0", "t64_v24_a0_l8193", "t256_v24_a0_l23405", "t256_v65_a0_l21800",
            "t256_v65_a1_l0", "t256_v129_a128_l0")


def grid(target):
    """LLVM IR: kernels that use exactly so many registers, by clobbering the last one."""
    text = ['target triple = "amdgcn-amd-amdhsa"']
    kinds = [(threads, registers, 0, lds) for threads, registers, lds in itertools.product(THREADS, REGISTERS, LDS)]
    if target in MATRIX:
        kinds += [(threads, registers, agprs, 0) for threads, registers, agprs in itertools.product(THREADS, REGISTERS, ACCUMULATORS[1:])]
    for threads, registers, agprs, lds in kinds:
        name = f"t{threads}_v{registers}_a{agprs}_l{lds}"
        if lds:
            text.append(f"@lds_{name} = internal addrspace(3) global [{lds} x i8] undef, align 16")
        text += [f"define amdgpu_kernel void @{name}(i8 %value) #{threads} {{",
                 f'  call void asm sideeffect "", "~{{v{registers - 1}}}"()']
        if agprs:
            text.append(f'  call void asm sideeffect "", "~{{a{agprs - 1}}}"()')
        if lds:
            text.append(f"  store volatile i8 %value, ptr addrspace(3) @lds_{name}")
        text.append("  ret void\n}")
    text += [f'attributes #{threads} = {{ "amdgpu-flat-work-group-size"="1,{threads}" }}' for threads in THREADS]
    return "\n".join(text) + "\n"


def spilling(target):
    script = pathlib.Path(__file__).parents[2] / "targets/data/make_spill_ll.py"
    text = subprocess.run([sys.executable, script] + ["matrix"] * (target in MATRIX), check=True, capture_output=True, text=True).stdout
    for registers in (40, 48, 64):
        yield text.replace('"amdgpu-num-vgpr"="40"', f'"amdgpu-num-vgpr"="{registers}"')


def remarks(text):
    """Each kernel's figures by the words of the remark."""
    found = {}
    for key, value in re.findall(r"remark: .*?:\d+:\d+: +(\S[^:]*): (\S+)", text):
        if key == "Function Name":
            kernel = found[value] = {}
        else:
            kernel[key] = value if value in ("True", "False") else int(value)
    return found


def rounded(amount, granule):
    return -(-amount // granule) * granule


def waves_by_registers(gpu, kernel):
    _, slots, registers, granule, *_ = gpu
    return min(slots, registers // rounded(max(1, kernel["registers"]), granule))


class Comparison:
    def __init__(self, target):
        self.target, self.gpu = target, GPUS[target]
        self.kernels, self.wrong = 0, []
        self.reasons = {"only whole workgroups are launched": 0, "no workgroup fits": 0, "LDS is given in granules": 0,
                        "rounded up to a whole wave": 0}

    def expect(self, kernel, what, ours, theirs):
        if ours != theirs:
            self.wrong.append(f"{self.target} {kernel}: {what} {ours}, expected {theirs}")

    def add(self, name, kernel, remark):
        self.kernels += 1
        for key, field in KEYS.items():
            self.expect(name, field, kernel[field], remark[key])
        self.expect(name, "spill_store_bytes", kernel["spill_store_bytes"], 4 * remark["VGPRs Spill"])
        agprs = remark.get("AGPRs", 0)
        # One file: accumulators begin after the others, at a multiple of four.
        total = rounded(remark["VGPRs"], 4) + agprs if agprs else remark["VGPRs"]
        self.expect(name, "registers", kernel["registers"], total)
        self.expect(name, "agprs", kernel["agprs"], agprs if self.target in MATRIX else None)
        self.occupancy(name, kernel, remark["Occupancy [waves/SIMD]"])

    def occupancy(self, name, kernel, theirs):
        simds, slots, _, _, lanes, pool, granule, groups = self.gpu
        threads, lds, occupancy = kernel["threads_per_block"], kernel["static_shared_bytes"], kernel["occupancy"]
        waves = -(-threads // lanes)
        by_registers = waves_by_registers(self.gpu, kernel)
        # Scalar registers: 800 of a SIMD, given by 16.
        if self.target.startswith("gfx9"):
            by_registers = min(by_registers, 800 // rounded(kernel["scalar_registers"], 16))
        limit = groups if waves > 1 else slots * simds
        fit = min(limit, by_registers * simds // waves, pool // rounded(lds, granule) if lds else limit)
        self.expect(name, "warps_per_unit", occupancy["warps_per_unit"], fit * waves)
        reason = self.reason(theirs, fit, waves, by_registers, lds)
        if name in EXAMPLES:
            print(f"{self.target} {name}: LLVM says {theirs} waves a SIMD, kiln {occupancy['warps_per_unit'] / simds:g}" +
                  (f": {reason}" if reason else ""))
        if reason:
            self.reasons[reason] = self.reasons.get(reason, 0) + 1

    def reason(self, theirs, fit, waves, by_registers, lds):
        """Why LLVM's occupancy is another than what fits; None: it is not."""
        simds, slots, _, _, _, pool, _, groups = self.gpu
        if fit * waves == theirs * simds:
            return None
        # LLVM: registers by SIMD; LDS by byte, then up to a whole wave for each SIMD.
        limit = groups if waves > 1 else slots * simds
        unrounded = min(limit, pool // lds if lds else limit) * waves
        by_lds = min(slots, max(1, -(-unrounded // simds)))
        if theirs != min(by_registers, by_lds):
            self.wrong.append(f"{self.target}: LLVM says {theirs} waves a SIMD, {fit * waves / simds} fit, and nobody knows why")
        if not fit:
            return "no workgroup fits"
        if lds and min(limit, by_registers * simds // waves, pool // lds) != fit:
            return "LDS is given in granules"
        if theirs * simds - fit * waves < simds and waves < simds:
            return "rounded up to a whole wave"
        return "only whole workgroups are launched"


def main():
    llc, lld, kiln, folder, target, *files = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    comparison = Comparison(target)
    sources = [grid(target), *spilling(target), *(pathlib.Path(file).read_text() for file in files)]
    for number, text in enumerate(sources):
        source, code, linked = (folder / f"{target}.{number}.{suffix}" for suffix in ("ll", "o", "hsaco"))
        source.write_text(text)
        ran = subprocess.run([llc, "-O3", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj",
                              "-pass-remarks-analysis=kernel-resource-usage", source, "-o", code], capture_output=True, text=True)
        if ran.returncode:
            sys.exit(ran.stderr)
        subprocess.run([lld, "-shared", code, "-o", linked], check=True)
        found = remarks(ran.stderr)
        read = subprocess.run([kiln, "occupancy", linked, "--format", "json"], check=True, capture_output=True, text=True)
        kernels = {kernel["kernel"]: kernel for kernel in json.loads(read.stdout)["kernels"]}
        comparison.expect(linked.name, "kernels", sorted(kernels), sorted(name for name in found if name in kernels))
        for name, kernel in kernels.items():
            comparison.add(name, kernel, found[name])
    for line in comparison.wrong[:20]:
        print(line)
    print(f"{target}: {comparison.kernels} kernels, {len(comparison.wrong)} wrong; LLVM's occupancy differs: " +
          ", ".join(f"{count} {reason}" for reason, count in comparison.reasons.items()))


main()
