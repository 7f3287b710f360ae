#!/usr/bin/env python3
"""Who may include whom. The street runs one way, and this test keeps it so: every #include in quotes that names a
folder of ours must be an arrow listed here, and every #include of MLIR must stand in a folder that may know MLIR."""
import pathlib
import re
import sys

# folder: what its files may include, beside their own folder. A full path allows that header alone.
BUDGETS = ["targets/Orders.h", "targets/PipelineHook.h", "targets/Budget.h", "targets/CostModel.h", "targets/GpuTarget.h"]
ARROWS = {
    "targets": [],
    "frontend": [],
    "sched-strategies": BUDGETS,
    "mir-passes": BUDGETS,
    "lowering": ["frontend/", "targets/GpuTarget.h"],
    # Strategies and passes reach the tools by linking; their catalogue is in targets/Orders.h.
    "tools": ["frontend/", "lowering/", "targets/"],
    "test": ["frontend/", "lowering/", "targets/", "tools/", "sched-strategies/", "mir-passes/"],
    "perf": ["frontend/", "lowering/", "targets/", "tools/"],
}
# The two programs that are the doors of the scheduling layer may name it; see tools/main.
EXCEPTIONS = {"tools/main/KilnSched.cpp": ["mir-passes/", "sched-strategies/"]}
WITHOUT_MLIR = {"targets", "sched-strategies", "mir-passes"}
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]')


def complaints(root):
    for folder, allowed in ARROWS.items():
        for path in sorted(p for p in (root / folder).rglob("*") if p.suffix in {".h", ".cpp", ".inc"}):
            name = path.relative_to(root).as_posix()
            arrows = [folder + "/"] + allowed + EXCEPTIONS.get(name, [])
            for number, line in enumerate(path.read_text().splitlines(), 1):
                match = INCLUDE.match(line)
                if not match:
                    continue
                header = match.group(1)
                top = header.split("/")[0]
                if top in ARROWS and not header.startswith(tuple(arrows)):
                    yield f"{name}:{number}: {folder} may not include {header}"
                elif header.startswith("mlir/") and folder in WITHOUT_MLIR:
                    yield f"{name}:{number}: {folder} may not know MLIR ({header})"
                elif "/" not in header and folder != "test" and (path.parent / header).exists():
                    yield f'{name}:{number}: include from the root: "{path.parent.relative_to(root)}/{header}"'


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(complaints(root))
    print("\n".join(found) or "include arrows hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
