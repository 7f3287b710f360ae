#!/usr/bin/env python3
"""Who may include whom. The street runs one way, and this test keeps it so: every #include in quotes that names a room
of ours must be an arrow listed here, and every #include of MLIR must stand in a folder that may know MLIR. It also keeps
rooms small, gives each a README, and keeps command-line options where they belong."""
import pathlib
import re
import sys

SUPPORT = "targets/support"
# What strategies and passes may know of a target: what a kernel asks for, what registers cost, what instructions cost.
BUDGET_AND_COST = [SUPPORT, "targets/orders", "targets/gpu", "targets/cost", "targets/isa"]
# What an op's lowering may know: all that passes and code generation ask about an op stands in its file.
OP_LOWERING = [SUPPORT, "targets/gpu", "frontend/dialect", "frontend/library", "lowering", "lowering/layout",
               "lowering/places", "lowering/axis", "lowering/shared", "lowering/dot", "lowering/functions", "lowering/emit", "lowering/vendor",
               "lowering/ops"]
# room: the rooms whose headers it may include, beside its own. The order is that of the street; nothing looks ahead.
ARROWS = {
    SUPPORT: ["targets/support/json"],
    "targets/support/json": [],
    "targets/orders": [SUPPORT],
    "targets/policies": [SUPPORT, "targets/orders"],
    "targets/gpu": [SUPPORT],
    "targets/isa": [SUPPORT, "targets/gpu"],
    "targets/isa/amd": [SUPPORT, "targets/gpu", "targets/isa"],
    "targets/isa/sass": ["targets/gpu", "targets/isa"],
    "targets/isa/matrix": ["targets/gpu"],
    "targets/isa/intrinsics": ["targets/gpu"],
    "targets/cost": [SUPPORT, "targets/gpu", "targets/isa"],
    "targets/object": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/amd", "targets/isa/sass"],
    "targets/hazards": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/sass"],
    "targets/rederive": ["targets/gpu", "targets/cost", "targets/isa", "targets/isa/sass", "targets/hazards"],
    "targets/codegen": [SUPPORT, "targets/orders", "targets/policies", "targets/gpu", "targets/isa", "targets/isa/matrix",
                        "targets/isa/intrinsics", "targets/object", "targets/codegen/access"],
    "targets/codegen/access": [SUPPORT, "targets/gpu", "targets/codegen"],
    "targets/model": [SUPPORT, "targets/gpu", "targets/cost", "targets/isa", "targets/isa/amd", "targets/isa/sass", "targets/object"],
    "targets/device": [SUPPORT, "targets/gpu"],
    "targets/launch": [SUPPORT, "targets/gpu"],
    "targets/plan": [SUPPORT, "targets/gpu", "targets/isa/matrix"],
    "targets/emulator": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/matrix", "targets/device",
                         "targets/emulator/async", "targets/emulator/banks", "targets/emulator/races",
                         "targets/emulator/rewrite", "targets/emulator/warp"],
    "targets/emulator/async": [SUPPORT, "targets/gpu", "targets/emulator"],
    "targets/emulator/banks": ["targets/gpu", "targets/emulator"],
    "targets/emulator/races": [SUPPORT],
    "targets/emulator/rewrite": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/matrix", "targets/emulator", "targets/emulator/async",
                                 "targets/emulator/warp"],
    "targets/emulator/warp": ["targets/gpu", "targets/isa/matrix"],
    "frontend/dialect": [SUPPORT],
    "frontend/text": [SUPPORT, "frontend/dialect"],
    "frontend/library": [],
    "frontend/reference": [SUPPORT, "frontend/dialect", "frontend/library"],
    "lowering/layout": [SUPPORT, "targets/gpu", "frontend/dialect", "lowering", "lowering/axis", "lowering/fit",
                        "lowering/shared", "lowering/places"],
    "lowering/places": ["targets/gpu", "lowering/layout"],
    "lowering/dot": [SUPPORT, "targets/gpu", "targets/isa/matrix", "lowering/layout"],
    "lowering/axis": ["targets/gpu", "frontend/dialect", "lowering"],
    "lowering/shared": ["targets/gpu", "frontend/dialect", "lowering", "lowering/fit", "lowering/layout"],
    "lowering/fit": ["targets/gpu", "frontend/dialect", "lowering", "lowering/layout", "lowering/shared"],
    "lowering/pipeline": ["targets/gpu", "frontend/dialect", "lowering", "lowering/fit", "lowering/layout",
                          "lowering/places", "lowering/remarks", "lowering/shared", "lowering/tma", "lowering/vendor"],
    "lowering/vendor": [SUPPORT, "targets/gpu", "lowering"],
    "lowering/remarks": ["targets/plan"],
    "lowering/persistent": [SUPPORT, "frontend/dialect", "lowering", "lowering/remarks"],
    "lowering/tma": [SUPPORT, "targets/gpu", "targets/isa/matrix", "targets/plan", "lowering/remarks", "frontend/dialect", "lowering", "lowering/dot", "lowering/layout", "lowering/shared"],
    "lowering/emit": [SUPPORT, "targets/gpu", "targets/isa/matrix", "frontend/dialect", "lowering", "lowering/layout", "lowering/places",
                      "lowering/functions", "lowering/tma", "lowering/vendor"],
    "lowering/blocks": [SUPPORT, "frontend/dialect", "lowering", "lowering/remarks", "lowering/axis", "lowering/shared", "lowering/tma"],
    "lowering/functions": ["lowering", "lowering/vendor"],
    "lowering/ops": OP_LOWERING,
    "lowering/ops/element": OP_LOWERING,
    "lowering/ops/shape": OP_LOWERING,
    "lowering/ops/memory": OP_LOWERING,
    "lowering/ops/across": OP_LOWERING,
    "lowering/ops/dot": OP_LOWERING + ["targets/isa/matrix"],
    "lowering/ops/shared": OP_LOWERING + ["lowering/ops/memory", "lowering/tma"],
    "lowering": [SUPPORT, "targets/gpu", "targets/isa/matrix", "targets/plan", "lowering/remarks", "frontend/dialect", "lowering/layout", "lowering/axis", "lowering/emit",
                 "lowering/functions", "lowering/shared", "lowering/fit", "lowering/vendor", "lowering/ops"],
    "mir-passes/addresses": BUDGET_AND_COST,
    "mir-passes/check": BUDGET_AND_COST,
    "mir-passes/loops": BUDGET_AND_COST + ["mir-passes/memory"],
    "mir-passes/memory": BUDGET_AND_COST + ["mir-passes"],
    "mir-passes/recompute": BUDGET_AND_COST + ["mir-passes/remat"],
    "mir-passes/remat": BUDGET_AND_COST + ["mir-passes", "mir-passes/recompute"],
    "mir-passes": BUDGET_AND_COST + ["mir-passes/check", "mir-passes/memory", "mir-passes/remat"],
    "sched-strategies/core": BUDGET_AND_COST + ["sched-strategies/async", "sched-strategies/saved"],
    "sched-strategies/async": BUDGET_AND_COST + ["sched-strategies/core"],
    "sched-strategies/saved": BUDGET_AND_COST + ["sched-strategies/core"],
    "sched-strategies/search": BUDGET_AND_COST + ["sched-strategies/core"],
    "sched-strategies/strategies": BUDGET_AND_COST + ["sched-strategies/async", "sched-strategies/core",
                                                      "sched-strategies/saved", "sched-strategies/search"],
    # Strategies and passes reach the tools by linking; their catalogue is in targets/orders.
    "tools/driver": ["frontend/", "lowering", "lowering/remarks", "targets/"],
    "tools/auto": ["sched-strategies/saved", "targets/", "tools/driver"],
    "tools/chart": ["targets/gpu"],
    "tools/page": ["tools/chart"],
    "tools/align": ["targets/", "tools/chart", "tools/page", "tools/report"],
    "tools/report": ["targets/", "tools/driver", "tools/auto", "tools/chart", "tools/page"],
    "tools/picture": ["frontend/dialect", "frontend/text", "lowering", "targets/"],
    "tools/case": ["frontend/", "targets/", "tools/driver"],
    "tools/case/run": ["frontend/", "targets/", "tools/driver", "tools/auto", "tools/case"],
    "tools/binaries": ["targets/", "tools/driver"],
    "tools/occupancy": ["targets/", "tools/driver", "tools/page", "tools/report"],
    "tools/hazards": ["targets/"],
    "tools/rederive": ["targets/"],
    "tools/occupancy/gate": ["targets/", "tools/binaries", "tools/inspect", "tools/report"],
    "tools/inspect": ["targets/", "tools/align", "tools/chart", "tools/page"],
    "tools/export": ["targets/", "tools", "tools/driver", "tools/auto", "tools/case", "tools/case/run", "tools/tune"],
    "tools/tune/execute": ["frontend/", "targets/", "tools/driver", "tools/auto", "tools/case", "tools/case/run"],
    "tools/tune": ["targets/", "tools/driver", "tools/auto", "tools/case", "tools/case/run", "tools/chart", "tools/page",
                   "tools/report", "tools/tune/execute"],
    "tools/doctor": ["targets/"],
    "tools/cli": ["frontend/", "targets/", "tools/"],
    "tools/cli/catalogue": ["targets/", "tools/"],
    "tools/cli/code": ["targets/", "tools/"],
    "tools/cli/occupancy": ["targets/", "tools/"],
    "tools/cli/tune": ["targets/", "tools/"],
    "tools/opt": ["frontend/", "lowering"],
    "tools/plugin": BUDGET_AND_COST,
    "test": ["frontend/", "lowering", "lowering/", "targets/", "tools/", "sched-strategies/", "mir-passes/", "test/"],
    "perf": ["frontend/", "lowering", "lowering/", "targets/", "tools/"],
}
FOLDERS = {room.split("/")[0] for room in ARROWS}
WITHOUT_MLIR = {"targets", "sched-strategies", "mir-passes"}
WITH_OPTIONS = ("tools/cli", "tools/cli/catalogue", "tools/cli/code", "tools/cli/occupancy", "tools/cli/tune", "tools/plugin")
MOST_SOURCES = 25
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]')


def is_allowed(header, arrows):
    room = header.rsplit("/", 1)[0]
    return any(room == arrow or arrow.endswith("/") and header.startswith(arrow) for arrow in arrows)


def room_of(path):
    """The room a file stands in; everything under test and perf is one."""
    top = path.split("/")[0]
    return top if top in ("test", "perf") else path.rsplit("/", 1)[0]


def of_includes(root, path, room):
    name = path.relative_to(root).as_posix()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            if re.search(r"\bcl::(opt|list|bits|alias|SubCommand)\b", line) and room.split("/")[0] not in ("test", "perf") \
                    and room not in WITH_OPTIONS:
                yield f"{name}:{number}: only {' and '.join(WITH_OPTIONS)} declare command-line options"
            continue
        header = match.group(1)
        top = header.split("/")[0]
        if top in FOLDERS and not header.endswith(".inc") and not is_allowed(header, [room] + ARROWS[room]):
            yield f"{name}:{number}: {room} may not include {header}"
        elif header.startswith("mlir/") and top != room and room.split("/")[0] in WITHOUT_MLIR:
            yield f"{name}:{number}: {room} may not know MLIR ({header})"
        elif "/" not in header and room != "test" and (path.parent / header).is_file():
            yield f'{name}:{number}: include from the root: "{path.parent.relative_to(root)}/{header}"'


def complaints(root):
    for folder in sorted(FOLDERS):
        for path in sorted(p for p in (root / folder).rglob("*") if p.suffix in {".h", ".cpp", ".inc"}):
            room = room_of(path.relative_to(root).as_posix())
            if room in ARROWS:
                yield from of_includes(root, path, room)
            else:
                yield f"{path.relative_to(root)}: {room} is no room; name it in test/include-arrows.py"
    for room in ARROWS:
        if room in ("test", "perf"):
            continue
        sources = [p for p in (root / room).iterdir() if p.suffix in {".h", ".cpp", ".td"}]
        if len(sources) > MOST_SOURCES:
            yield f"{room}: {len(sources)} sources; a room with more than {MOST_SOURCES} is two"
        if not (root / room / "README.md").exists():
            yield f"{room}: a README.md has to say what this room is"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(complaints(root))
    print("\n".join(found) or "include arrows hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
