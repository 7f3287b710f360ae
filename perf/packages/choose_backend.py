"""What the rule of `backend="auto"` takes of a survey's kernels, from the figures in its rows alone, and what that is worth where they have times.

    choose_backend.py ROWS... [--spills FACTOR] [--blocks FACTOR] [--time FRACTION | --no-time]

ROWS: what `packages.py -o` wrote, or lines of a build each (`"variant"`). The rule is tools/auto/BackendChoice.cpp's, whose margins are the
defaults. Rows of the build `either` have the figures of both forms, simulated time included, and that decides; of others the builds `triton`
and `tile` stand for the forms, and residency decides, that of sm_90 by registers and shared memory. Where a survey timed `either`, that
stands beside the rule. Speeds are Triton's time over the build's.
"""
import argparse
import collections
import json
import math
import pathlib


def kernels(path):
    """{(op, kernel, key): (warps a block, {build: figures})} of a file."""
    text = path.read_text()
    if path.suffix == ".json":
        rows = json.loads(text)["kernels"]
        return {(row["op"], row["kernel"], row["key"]): (row["options"].get("num_warps", 4), row["builds"]) for row in rows}
    found = {}
    for row in map(json.loads, filter(str.strip, text.splitlines())):
        at = row["op"], row["kernel"], row["hash"]
        found.setdefault(at, (row["options"].get("num_warps", 4), {}))[1][row["variant"]] = row
    return found


def spills(figures):
    """Bytes of spills, or registers in memory on the stack: only a build's ratio to another counts."""
    return figures["spills"] if "spills" in figures else figures["spill_bytes"]


def blocks(figures, warps):
    """Blocks that an SM of sm_90 holds; static rows say how many warps those are."""
    if "warps" in figures:
        return figures["warps"] / warps
    by_registers = 65536 // (32 * 8 * math.ceil(max(figures["registers"], 1) / 8)) // 4 * 4
    return min(32, 64 // warps, by_registers // warps, 233472 // (figures["shared"] + 1024))


def forms(builds, warps):
    """Of own lowering and of the LLVM IR: spills, resident blocks, simulated time or None."""
    found = builds.get("either", {}).get("choice", {}).get("forms", {})
    if found and not any("error" in form for form in found.values()):
        return [((form["spill_store_bytes"] or 0) + (form["spill_load_bytes"] or 0), form["blocks_per_unit"], form.get("simulated_cycles", form.get("modelled_cycles")))
                for form in (found["tile"], found["llvm"])]
    return [(spills(builds[name]), blocks(builds[name], warps), None) for name in ("tile", "triton")]


def takes_tile(builds, warps, options):
    """The rule."""
    (own, own_blocks, own_time), (other, other_blocks, other_time) = forms(builds, warps)
    if not own or not other:
        if own or other:
            return not own
    elif max(own, other) >= options.spills * min(own, other):
        return own < other
    if own_time and other_time and not options.no_time:
        return other_time > (1 - options.time) * own_time
    return other_blocks < options.blocks * own_blocks


def line(name, speeds, taken=None):
    """A line of the table."""
    geomean = math.exp(sum(map(math.log, speeds)) / len(speeds))
    slow = sum(speed < 0.95 for speed in speeds) / len(speeds)
    print(f"  {name:26} {geomean:7.4f} {min(speeds):7.3f} {100 * slow:8.1f} %" + (f" {taken:8}" if taken is not None else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="+", type=pathlib.Path)
    parser.add_argument("--spills", type=float, default=1.2, help="so many times the spills are clearly more")
    parser.add_argument("--blocks", type=float, default=1.35, help="so many times the resident blocks are clearly more")
    parser.add_argument("--time", type=float, default=0.05, help="so much less simulated time is clearly less")
    parser.add_argument("--no-time", action="store_true", help="as for a GPU whose costs are not measured: residency decides")
    options = parser.parse_args()
    packages = collections.defaultdict(list)
    for path in options.rows:
        for at, (warps, builds) in kernels(path).items():
            if all("registers" in builds.get(name, {}) for name in ("triton", "tile")):
                is_tile = takes_tile(builds, warps, options)
                for group in at[0].split(".")[0], "all":
                    packages[group].append((is_tile, builds))
    for package, found in packages.items():
        timed = [(is_tile, builds) for is_tile, builds in found if "ratio" in builds["tile"]]
        print(f"{package}: {len(found)} kernels, of which the rule takes own lowering on {sum(is_tile for is_tile, _ in found)}; {len(timed)} "
              "have times" + (":  geomean, least, below 0.95, own lowering" if timed else ""))
        if not timed:
            continue
        own = [builds["tile"]["ratio"] for _, builds in timed]
        line("own lowering", own, len(own))
        line("the rule", [builds["tile"]["ratio"] if is_tile else 1.0 for is_tile, builds in timed], sum(is_tile for is_tile, _ in timed))
        line("the better of both", [max(speed, 1.0) for speed in own], sum(speed > 1 for speed in own))
        if all("ratio" in builds.get("either", {}) for _, builds in timed):
            line("the command (either)", [builds["either"]["ratio"] for _, builds in timed])


main()
