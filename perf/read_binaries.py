"""How long Kiln takes to read finished machine code, and how much memory, beside NVIDIA's own readers; no GPU is needed.

    read_binaries.py [--kiln build/bin/kiln] [--tools build/tools/bin] [--ptxas PTXAS] [--fatbinary FATBINARY]
                     [--repetitions 5] [-o perf/results/cpu-DATE-read-binaries]

Makes its inputs first: every kernel of test/corpus for four GPUs with four and with eight warps, as 1,000 cubins (each as
often as that takes); those in containers of fatbinary after each other until they have 50 MB, plain and compressed; and a
kernel of more than 20,000 instructions with 40 loops, compiled twice, the second time for fewer registers. Then each program
runs on one core, `--repetitions` times; times are processor time (user and system), since other programs may use the machine,
the median counts, and the largest resident memory. What the programs write goes to a file in memory, not to a screen. Bars are
those of the project, as `bar_s` and `bar_mb`; exit code 1 where one is missed. Writes a JSON and a Markdown table.
"""
import argparse
import datetime
import itertools
import json
import os
import pathlib
import platform
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
TARGETS = ("sm_80", "sm_90a", "sm_100a", "sm_120")
FILES, FATBIN_BYTES, INSTRUCTIONS = 1000, 50_000_000, 20_000


def corpus_cubins(options, folder):
    """Cubins of the corpus's kernels; what a GPU has no room for is left out."""
    made = []
    for source, target, warps in itertools.product(sorted(root.glob("test/corpus/*/kernel.ttir")), TARGETS, (4, 8)):
        output = folder / f"{source.parent.name}.{target}.{warps}.cubin"
        ran = subprocess.run([options.kiln, "compile", source, "--target", target, "--num-warps", str(warps), "-o", output],
                             env={**os.environ, "KILN_PTXAS": options.ptxas}, capture_output=True)
        if ran.returncode == 0:
            made.append(output)
    return made


def many(cubins, folder):
    folder.mkdir()
    for number, cubin in zip(range(FILES), itertools.cycle(cubins)):
        shutil.copyfile(cubin, folder / f"{number:04}.{cubin.name}")
    return folder


def fatbin(options, cubins, output, compressed):
    """Containers after each other, as a linker puts those of several objects; four GPUs in each."""
    kernels = {}
    for cubin in cubins:
        name, target, warps, _ = cubin.name.split(".")
        kernels.setdefault((name, warps), []).append((target.removeprefix("sm_"), cubin))
    one = output.with_suffix(".one")
    with open(output, "wb") as file:
        for images in itertools.cycle(kernels.values()):
            subprocess.run([options.fatbinary, "--64", f"--create={one}", "--compress-mode=size" if compressed else "--compress=false",
                            *(f"--image3=kind=elf,sm={sm},file={cubin}" for sm, cubin in images)], check=True)
            file.write(one.read_bytes())
            if file.tell() >= FATBIN_BYTES:
                return output


def long_kernel(loops=40, body=480, seed=20261124):
    """PTX: loops after each other over values that live across them, with loads, shared memory, branches and barriers."""
    pick = random.Random(seed)
    lines = [".version 8.0", ".target sm_90", ".address_size 64",
             ".visible .entry long(.param .u64 data, .param .u32 turns) {", ".reg .pred %p<9>;", ".reg .b32 %n<9>;",
             f".reg .f32 %f<{loops * body + 99}>;", ".reg .b64 %a<9>;", ".shared .align 16 .b8 tile[32768];",
             "ld.param.u64 %a0, [data];", "cvta.to.global.u64 %a0, %a0;", "ld.param.u32 %n0, [turns];", "mov.u32 %n1, %tid.x;",
             "mul.wide.u32 %a1, %n1, 4;", "add.s64 %a0, %a0, %a1;", "shl.b32 %n4, %n1, 2;", "mov.u32 %n5, tile;",
             "add.u32 %n4, %n4, %n5;"]
    carried = list(range(64))
    lines += [f"ld.global.f32 %f{value}, [%a0+{4096 * value}];" for value in carried]
    fresh = len(carried)
    for loop in range(loops):
        lines += ["mov.u32 %n2, 0;", f"loop{loop}:"]
        near = list(carried)
        for step in range(body):
            kind, new = pick.random(), f"%f{fresh}"
            a, b, c = (f"%f{value}" for value in pick.choices(near[-40:], k=3))
            if kind < 0.1:
                lines.append(f"ld.global.f32 {new}, [%a0+{4 * pick.randrange(1 << 16)}];")
            elif kind < 0.16:
                lines.append(f"ld.shared.f32 {new}, [%n4+{4 * pick.randrange(1 << 10)}];")
            elif kind < 0.2:
                lines += [f"st.shared.f32 [%n4+{4 * pick.randrange(1 << 10)}], {a};", f"add.f32 {new}, {a}, {b};"]
            elif kind < 0.22:
                lines += [f"setp.gt.f32 %p1, {a}, {b};", f"mov.f32 {new}, {c};", f"@%p1 bra skip{loop}_{step};",
                          f"st.global.f32 [%a0+{4 * step}], {b};", f"skip{loop}_{step}:"]
            elif kind < 0.25:
                lines.append(f"ex2.approx.f32 {new}, {a};")
            else:
                lines.append(f"fma.rn.f32 {new}, {a}, {b}, {c};")
            near.append(fresh)
            fresh += 1
        lines += [f"add.f32 %f{to}, %f{to}, %f{value};" for to, value in zip(pick.sample(carried, 24), near[-24:])]
        lines += ["bar.sync 0;", "add.u32 %n2, %n2, 1;", "setp.lt.u32 %p0, %n2, %n0;", f"@%p0 bra loop{loop};"]
    lines += [f"st.global.f32 [%a0+{4096 * value}], %f{value};" for value in carried]
    return "\n".join([*lines, "ret;", "}", ""])


def run(command):
    """Processor seconds and largest resident MB of a program."""
    with tempfile.TemporaryFile(dir="/dev/shm") as output, tempfile.TemporaryFile() as complaints:
        child = os.posix_spawn(command[0], command, os.environ, file_actions=[
            (os.POSIX_SPAWN_DUP2, output.fileno(), 1), (os.POSIX_SPAWN_DUP2, complaints.fileno(), 2)])
        _, status, usage = os.wait4(child, 0)
        # A gate that looks and finds something has done its work, too.
        if os.waitstatus_to_exitcode(status) not in (0, 2):
            complaints.seek(0)
            sys.exit(f"{' '.join(command)}\n{complaints.read().decode()}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(commands, repetitions):
    """The median of the total over the commands, and the most memory of one."""
    runs = [[run([str(word) for word in command]) for command in commands] for _ in range(repetitions)]
    return {"seconds": round(statistics.median(sum(seconds for seconds, _ in each) for each in runs), 3),
            "mb": round(max(megabytes for each in runs for _, megabytes in each))}


def questions(options, folder):
    """(what, bars, commands of kiln, the peer's name and commands)"""
    kiln, cuobjdump, nvdisasm = options.kiln, options.tools / "cuobjdump", options.tools / "nvdisasm"
    cubins = corpus_cubins(options, folder)
    files = sorted(many(cubins, folder / "many").iterdir())
    plain, packed = (fatbin(options, cubins, folder / f"{name}.fatbin", name == "packed") for name in ("plain", "packed"))
    (folder / "long.ptx").write_text(long_kernel())
    long, fewer = folder / "long.cubin", folder / "fewer.cubin"
    for output, extra in ((long, []), (fewer, ["-maxrregcount=64"])):
        subprocess.run([options.ptxas, "-arch=sm_90", *extra, folder / "long.ptx", "-o", output], check=True)
    counted = json.loads(subprocess.run([kiln, "compare", long, fewer, "--format", "json"], capture_output=True, check=True).stdout)
    counts = [build["instructions"] for build in counted["comparisons"][0]["builds"]]
    assert min(counts) > INSTRUCTIONS, counts
    inputs = {"cubins": len(files), "of_them_different": len(cubins), "cubins_mb": round(sum(f.stat().st_size for f in files) / 1e6, 1),
              "fatbin_mb": round(plain.stat().st_size / 1e6, 1), "compressed_fatbin_mb": round(packed.stat().st_size / 1e6, 1),
              "instructions": counts}
    usage = lambda file: [cuobjdump, "--dump-resource-usage", file]
    base = folder / "base.json"
    summaries, fat, listing = {"bar_s": 5, "bar_mb": 300}, {}, {"bar_s": 2}
    return inputs, [
        ("1,000 cubins summarised", summaries, [[kiln, "occupancy", folder / "many"]],
         "cuobjdump --dump-resource-usage, each", [usage(file) for file in files]),
        ("1,000 cubins as JSON", summaries, [[kiln, "occupancy", folder / "many", "--format", "json"]], None, None),
        ("1,000 cubins as a page", {}, [[kiln, "occupancy", folder / "many", "--format", "html"]], None, None),
        ("a baseline of 1,000 cubins, hazards checked", {}, [[kiln, "occupancy", folder / "many", "--check", base, "--update"]], None, None),
        ("the gate over 1,000 cubins", summaries, [[kiln, "occupancy", folder / "many", "--check", base]], None, None),
        ("the gate over 1,000 cubins, hazards checked", {}, [[kiln, "occupancy", folder / "many", "--check", base, "--fail-on", "hazards"]], None, None),
        ("a fatbin of 50 MB summarised", fat, [[kiln, "occupancy", plain]], "cuobjdump --dump-resource-usage", [usage(plain)]),
        ("a compressed fatbin of 50 MB summarised", fat, [[kiln, "occupancy", packed]], "cuobjdump --dump-resource-usage", [usage(packed)]),
        ("every softmax_kernel in the fatbin inspected", fat, [[kiln, "inspect", plain, "-k", "softmax_kernel"]], None, None),
        ("20,000 instructions inspected", listing, [[kiln, "inspect", long]], "nvdisasm -c -plr", [[nvdisasm, "-c", "-plr", long]]),
        ("20,000 instructions as JSON", listing, [[kiln, "inspect", long, "--format", "json"]], None, None),
        ("20,000 instructions as a page", listing, [[kiln, "inspect", long, "--format", "html"]], None, None),
        ("20,000 instructions checked for hazards", listing, [[kiln, "inspect", long, "--hazards"]], None, None),
        ("two builds of 20,000 instructions compared", {}, [[kiln, "compare", long, fewer, "--listing"]], None, None),
        ("two builds of 20,000 instructions as a page", {}, [[kiln, "compare", long, fewer, "--listing", "--format", "html"]], None, None),
    ]


def version(command, pattern):
    return re.search(pattern, subprocess.run([command, "--version"], capture_output=True, text=True).stdout)[0]


def markdown(report):
    inputs = report["inputs"]
    out = [f"# Reading finished machine code, {report['date']}", "",
           f"`{report['command']}` on one core of {report['machine']}; {'; '.join(report['versions'].values())}.", "",
           f"{inputs['cubins']:,} cubins ({inputs['of_them_different']} different ones, {inputs['cubins_mb']} MB), a plain fatbin of "
           f"{inputs['fatbin_mb']} MB and a compressed one of {inputs['compressed_fatbin_mb']} MB, a kernel of "
           f"{inputs['instructions'][0]:,} instructions and another build of it with {inputs['instructions'][1]:,}. Seconds of "
           f"processor time, the median of {report['repetitions']}, and the most memory.", "",
           "| what | seconds | bar | MB | bar | peer | seconds | MB |", "|---|--:|--:|--:|--:|---|--:|--:|"]
    for row in report["rows"]:
        peer = row.get("peer") or {"name": "", "seconds": "", "mb": ""}
        out.append(f"| {row['what']} | {row['kiln']['seconds']} | {row.get('bar_s', '')} | {row['kiln']['mb']} | {row.get('bar_mb', '')} | "
                   f"{peer['name']} | {peer['seconds']} | {peer['mb']} |")
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kiln", type=pathlib.Path, default=root / "build/bin/kiln")
    parser.add_argument("--tools", type=pathlib.Path, default=root / "build/tools/bin", help="the folder of cuobjdump and nvdisasm")
    parser.add_argument("--ptxas", default=os.environ.get("KILN_PTXAS") or shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas")
    parser.add_argument("--fatbinary", default=shutil.which("fatbinary") or "/usr/local/cuda/bin/fatbinary")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("-o", "--output", help="name without suffix of a JSON and a Markdown file")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        options.kiln = pathlib.Path(shutil.copy(options.kiln, folder))
        inputs, asked = questions(options, pathlib.Path(folder))
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        for what, bars, commands, peer, others in asked:
            row = {"what": what, **bars, "kiln": measure(commands, options.repetitions)}
            if peer:
                # Processes that are started a thousand times: once is enough.
                row["peer"] = {"name": peer, **measure(others, 1 if len(others) > 1 else options.repetitions)}
            rows.append(row)
            print(json.dumps(row), flush=True)
        versions = {"kiln": version(options.kiln, r"kiln .*")}
        for name, tool in (("ptxas", options.ptxas), ("cuobjdump", options.tools / "cuobjdump"), ("nvdisasm", options.tools / "nvdisasm")):
            versions[name] = f"{name} {version(tool, r'V[0-9.]+')}"
    with open("/proc/cpuinfo") as file:
        processor = re.search(r"model name\s*: (.*)", file.read())[1]
    report = {"version": 1, "date": datetime.date.today().isoformat(),
              "machine": f"{os.cpu_count()} cores {processor}, {platform.machine()}",
              "command": f"perf/read_binaries.py --repetitions {options.repetitions}", "versions": versions,
              "repetitions": options.repetitions, "inputs": inputs, "rows": rows}
    if options.output:
        pathlib.Path(options.output + ".json").write_text(json.dumps(report, indent=1))
        pathlib.Path(options.output + ".md").write_text(markdown(report))
    missed = [row["what"] for row in rows
              if row["kiln"]["seconds"] > row.get("bar_s", 1e9) or row["kiln"]["mb"] > row.get("bar_mb", 1e9)]
    if missed:
        sys.exit("bars missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
