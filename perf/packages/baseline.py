"""What got worse since committed rows: cliffs that came back, kernel by kernel.

Compares a build with itself in earlier rows, not with Triton's. Small changes of registers or instructions are no cliff: the
bounds are guesses that no change of a scheduler's mind has reached so far.
"""
import json

#: Times as many instructions in the hottest loop, or registers, before that is worse.
LONGER, MORE_REGISTERS = 1.1, 1.1
#: Bytes of spills that may come and go.
SPILLS = 16


def read(path):
    """{(key, target): row} of committed rows."""
    with open(path) as file:
        return {(row["key"], row["target"]): row for row in json.load(file)["kernels"]}


def worse(then, now):
    """What a build's figures have worse than before, in words."""
    for kind in ("refused", "error"):
        if kind in now:
            return [] if kind in then else [f"{kind} now: {now[kind]}"]
    if "refused" in then or "error" in then:
        return []
    found = []

    def more(name, what, factor=1.0, slack=0):
        if now[name] > factor * then[name] + slack:
            found.append(f"{what} {then[name]} -> {now[name]}")

    def fewer(name, what):
        if now[name] < then[name]:
            found.append(f"{what} {then[name]} -> {now[name]}")

    more("spill_bytes", "bytes spilled", slack=SPILLS)
    more("registers", "registers", MORE_REGISTERS)
    fewer("warps", "resident warps")
    more("barriers", "barriers in the loop")
    more("loop_instructions", "instructions in the loop", LONGER)
    fewer("widest_load", "widest load, bytes a thread:")
    fewer("bulk_copies", "copies by TMA in the loop")
    if then["copies"] and not now["copies"] + now["bulk_copies"]:
        found.append(f"asynchronous copies in the loop {then['copies']} -> none")
    if not now["bulk_copies"]:
        fewer("copies_in_flight", "copies in flight")
    if then["matrix"] and not now["matrix"]:
        found.append("no matrix instructions")
    return found


def compare(rows, committed, build="tile"):
    """(kernel, target, what is worse) of every kernel that is worse; and how many are compared, new, and gone."""
    bad, seen = [], set()
    for row in rows:
        at = row["key"], row["target"]
        if at in committed:
            seen.add(at)
            found = worse(committed[at]["builds"].get(build, {"error": "not built"}), row["builds"].get(build, {"error": "not built"}))
            if found:
                bad.append((row["kernel"], row["key"], row["target"], found))
    return bad, {"compared": len(seen), "new": len(rows) - len(seen), "not met": len(committed) - len(seen)}
