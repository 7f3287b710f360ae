#!/usr/bin/env python3
"""Who may include whom. The layers are one above the other, and this test keeps them so: every #include in quotes that names a
module of ours must be an arrow listed here, no modules and no Python modules may include each other in a circle, and every
#include of MLIR must stand in a folder that may know MLIR. It also keeps modules small, gives each a README, keeps command-line
options where they belong, and has only a vendor's own files ask which chip a GPU is."""
import ast
import pathlib
import re
import sys

SUPPORT = "targets/support"
LAUNCH = "targets/launch/abi"
# What strategies and passes may know of a target: what a kernel asks for, what registers cost, what instructions cost.
BUDGET_AND_COST = [SUPPORT, "targets/directives", "targets/registration", "targets/gpu", "targets/cost", "targets/isa", "targets/isa/async"]
# What every analysis of GPU-level IR and every pass over it may know: the dialect, and what ops say of themselves.
GPU_IR = [SUPPORT, LAUNCH, "targets/gpu", "targets/isa/matrix", "frontend/dialect", "lowering/layout", "lowering/conversion",
          "lowering/dot", "lowering/dialect", "lowering/passes", "lowering/axis", "lowering/interface"]
# What an op's lowering may know: all that passes and code generation ask about an op stands in its file.
OP_LOWERING = GPU_IR + ["frontend/library", "lowering/llvm", "lowering/vendor", "lowering/functions", "lowering/emit",
                        "lowering/ops"]
# What a pass may know that says why it does not do what was asked for.
REFUSALS = ["targets/plan", "lowering/remarks"]
# module: the modules whose headers it may include, beside its own. The order is that of the layers; nothing looks ahead.
ARROWS = {
    "targets/support/algebra": [],
    "targets/support/json": [],
    "targets/support/text": [],
    SUPPORT: ["targets/support/json"],
    LAUNCH: [SUPPORT, "targets/support/json"],
    "targets/directives": [SUPPORT, LAUNCH],
    "targets/registration": [SUPPORT, "targets/directives"],
    "targets/policies": [SUPPORT, "targets/directives", "targets/registration"],
    "targets/gpu": [SUPPORT],
    "targets/isa": [SUPPORT, "targets/gpu"],
    "targets/isa/async": [SUPPORT, "targets/gpu", "targets/isa"],
    "targets/isa/amd": [SUPPORT, "targets/gpu", "targets/isa"],
    "targets/isa/sass": ["targets/gpu", "targets/isa"],
    "targets/isa/matrix": ["targets/gpu"],
    "targets/isa/intrinsics": ["targets/gpu"],
    "targets/cost": [SUPPORT, LAUNCH, "targets/gpu", "targets/isa", "targets/isa/async"],
    "targets/object": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/amd", "targets/isa/sass"],
    "targets/hazards": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/sass"],
    "targets/codegen": [SUPPORT, LAUNCH, "targets/directives", "targets/registration", "targets/policies", "targets/gpu",
                        "targets/isa", "targets/isa/matrix", "targets/isa/intrinsics", "targets/object"],
    "targets/simulator/code": [SUPPORT, "targets/gpu", "targets/cost", "targets/isa", "targets/isa/amd", "targets/isa/sass", "targets/object"],
    "targets/simulator/path": [SUPPORT, "targets/gpu", "targets/isa", "targets/isa/matrix", "targets/isa/sass", "targets/object", "targets/simulator/code"],
    "targets/simulator/amd": [SUPPORT, "targets/gpu", "targets/isa/amd", "targets/object", "targets/simulator/code", "targets/simulator/path"],
    "targets/simulator": [SUPPORT, "targets/gpu", "targets/cost", "targets/isa", "targets/object", "targets/simulator/code", "targets/simulator/path",
                          "targets/simulator/amd"],
    "targets/device": [SUPPORT, LAUNCH, "targets/gpu"],
    "targets/launch": [SUPPORT, "targets/gpu"],
    "targets/plan": [SUPPORT, LAUNCH, "targets/gpu"],
    "targets/emulator/races": [SUPPORT],
    "targets/emulator/math": [],
    "targets/emulator/abi": [SUPPORT, "targets/support/text", "targets/gpu", "targets/emulator/races"],
    "targets/emulator/memory": [SUPPORT, "targets/device", "targets/emulator/races"],
    "targets/emulator/warp": ["targets/gpu", "targets/isa/matrix"],
    "targets/emulator/banks": ["targets/gpu", "targets/emulator/abi"],
    "targets/emulator/async": [LAUNCH],
    "targets/emulator/rewrite": [SUPPORT, LAUNCH, "targets/gpu", "targets/isa", "targets/isa/async", "targets/isa/intrinsics", "targets/isa/matrix", "targets/emulator/abi",
                                 "targets/emulator/async", "targets/emulator/math", "targets/emulator/warp"],
    "targets/emulator/rewrite/asm": [SUPPORT, LAUNCH, "targets/gpu", "targets/isa", "targets/isa/async", "targets/isa/matrix", "targets/emulator/abi",
                                     "targets/emulator/rewrite", "targets/emulator/warp"],
    "targets/emulator/tensor": ["targets/isa/matrix", "targets/emulator/memory", "targets/emulator/warp"],
    "targets/emulator/run": [SUPPORT, "targets/gpu", "targets/isa/matrix", "targets/device", "targets/emulator/abi",
                             "targets/emulator/async", "targets/emulator/banks", "targets/emulator/memory",
                             "targets/emulator/races", "targets/emulator/tensor", "targets/emulator/warp"],
    "targets/emulator": [SUPPORT, "targets/gpu", "targets/device", "targets/emulator/abi", "targets/emulator/rewrite",
                         "targets/emulator/run"],
    "frontend/dialect": [SUPPORT],
    "frontend/text": [SUPPORT, "frontend/dialect"],
    "frontend/library": [],
    "frontend/reference": [SUPPORT, "frontend/dialect", "frontend/library"],
    "frontend/triton/value": [SUPPORT, "frontend/dialect", "frontend/triton/diagnose", "frontend/triton/syntax", "frontend/triton/syntax/print"],
    "frontend/triton/diagnose": [],
    "frontend/triton/language": [SUPPORT, "frontend/dialect", "frontend/triton/value"],
    "frontend/triton/functions": [SUPPORT, "frontend/dialect", "frontend/library", "frontend/triton/value", "frontend/triton/language"],
    "frontend/triton/lexer": ["frontend/triton/diagnose"],
    "frontend/triton/syntax": ["frontend/triton/diagnose", "frontend/triton/lexer"],
    "frontend/triton/syntax/print": ["frontend/triton/lexer", "frontend/triton/syntax"],
    "frontend/triton/library": ["frontend/triton/language"],
    "frontend/triton/evaluate": [SUPPORT, "frontend/dialect", "frontend/triton/diagnose", "frontend/triton/syntax", "frontend/triton/value",
                                 "frontend/triton/language", "frontend/triton/library"],
    "frontend/triton": ["frontend/dialect", "frontend/text", "frontend/triton/diagnose", "frontend/triton/syntax", "frontend/triton/value",
                        "frontend/triton/language", "frontend/triton/evaluate"],
    "frontend/triton/functions/memory": [SUPPORT, "frontend/dialect", "frontend/triton/value", "frontend/triton/language", "frontend/triton/functions"],
    "frontend/triton/functions/compute": [SUPPORT, "frontend/dialect", "frontend/triton/value", "frontend/triton/language", "frontend/triton/functions"],
    "frontend/triton/functions/external": [SUPPORT, "frontend/dialect", "frontend/triton/value", "frontend/triton/language", "frontend/triton/functions"],
    "lowering/llvm": [],
    "lowering/layout": [],
    "lowering/conversion": ["targets/gpu", "lowering/layout"],
    "lowering/dot": [SUPPORT, "targets/gpu", "targets/isa/matrix", "lowering/layout"],
    "lowering/remarks": ["targets/plan"],
    "lowering/dialect": [SUPPORT, LAUNCH, "targets/gpu", "frontend/dialect", "lowering/layout", "lowering/conversion", "lowering/dot"],
    "lowering/passes": [],
    "lowering/axis": ["targets/gpu", "frontend/dialect"],
    "lowering/interface": ["targets/gpu", "frontend/dialect", "lowering/layout", "lowering/conversion", "lowering/dot",
                           "lowering/dialect", "lowering/axis"],
    "lowering/fit": GPU_IR,
    "lowering/shared": GPU_IR + ["lowering/fit"],
    "lowering/assign": GPU_IR + REFUSALS + ["lowering/fit", "lowering/shared"],
    "lowering/tma": GPU_IR + REFUSALS + ["lowering/fit", "lowering/shared"],
    "lowering/blocks": GPU_IR + REFUSALS + ["targets/support/algebra", "lowering/shared", "lowering/tma"],
    "lowering/persistent": GPU_IR + REFUSALS,
    "lowering/staging": GPU_IR + ["lowering/fit", "lowering/shared", "lowering/vendor"],
    "lowering/pipeline": GPU_IR + REFUSALS + ["lowering/fit", "lowering/shared", "lowering/tma", "lowering/vendor", "lowering/staging"],
    "lowering/transforms": GPU_IR + REFUSALS + ["targets/support/algebra", "lowering/blocks", "lowering/fit", "lowering/shared"],
    "lowering/tensor": GPU_IR + REFUSALS + ["lowering/fit", "lowering/shared", "lowering/staging", "lowering/tma", "lowering/transforms"],
    "lowering/vendor": [SUPPORT, LAUNCH, "targets/gpu", "lowering/llvm"],
    "lowering/functions": ["lowering/llvm", "lowering/vendor"],
    "lowering/emit": GPU_IR + ["lowering/llvm", "lowering/vendor", "lowering/functions"],
    "lowering/ops": OP_LOWERING,
    "lowering/ops/element": OP_LOWERING,
    "lowering/ops/shape": OP_LOWERING,
    "lowering/ops/memory": OP_LOWERING,
    "lowering/ops/across": OP_LOWERING,
    "lowering/ops/dot": OP_LOWERING,
    "lowering/ops/shared": OP_LOWERING + ["lowering/ops/memory"],
    "lowering": GPU_IR + REFUSALS + ["targets/isa/async", "lowering/assign", "lowering/fit", "lowering/shared", "lowering/vendor", "lowering/functions", "lowering/emit", "lowering/ops"],
    "ir-passes": BUDGET_AND_COST,
    "ir-passes/access": BUDGET_AND_COST,
    "ir-passes/loops": BUDGET_AND_COST + ["targets/support/algebra"],
    "mir-passes/check": BUDGET_AND_COST + ["targets/support/algebra"],
    "mir-passes/registers": BUDGET_AND_COST + ["mir-passes/recompute"],
    "mir-passes/memory": BUDGET_AND_COST,
    "mir-passes/recompute": BUDGET_AND_COST,
    "mir-passes/remat": BUDGET_AND_COST + ["mir-passes/recompute"],
    "mir-passes": BUDGET_AND_COST + ["mir-passes/check", "mir-passes/registers", "mir-passes/memory", "mir-passes/remat"],
    "sched-strategies/async": BUDGET_AND_COST,
    "sched-strategies/core": BUDGET_AND_COST + ["sched-strategies/async"],
    "sched-strategies/saved": BUDGET_AND_COST + ["sched-strategies/core"],
    "sched-strategies/search": BUDGET_AND_COST + ["sched-strategies/core"],
    "sched-strategies/strategies": BUDGET_AND_COST + ["sched-strategies/core", "sched-strategies/saved",
                                                      "sched-strategies/search"],
    "sched-strategies": BUDGET_AND_COST + ["sched-strategies/core", "sched-strategies/saved"],
    # Strategies and passes reach the tools by linking; their catalogue is in targets/directives.
    "tools/source": ["targets/"],
    "tools/driver": ["frontend/", "lowering", "lowering/remarks", "targets/", "tools/source"],
    "tools/entry": ["frontend/", "targets/", "tools/source", "tools/driver"],
    "tools/auto/candidates": ["sched-strategies/saved", "targets/"],
    "tools/auto": ["sched-strategies/saved", "targets/", "tools/source", "tools/driver", "tools/auto/candidates"],
    "tools/chart": ["targets/gpu"],
    "tools/page": ["tools/chart"],
    "tools/align": ["targets/", "tools/chart", "tools/page", "tools/report"],
    "tools/report": ["targets/", "tools/driver", "tools/auto", "tools/chart", "tools/page"],
    "tools/picture": ["frontend/dialect", "frontend/text", "lowering/", "targets/"],
    "tools/case": ["frontend/", "targets/", "tools/source", "tools/driver", "tools/entry"],
    "tools/case/run": ["frontend/", "targets/", "tools/source", "tools/driver", "tools/entry", "tools/auto", "tools/case"],
    "tools/binaries": ["targets/", "tools/source", "tools/driver"],
    "tools/occupancy": ["targets/", "tools/driver", "tools/page", "tools/report"],
    "tools/hazards": ["targets/"],
    "tools/simulate": ["targets/", "tools/chart", "tools/inspect", "tools/page"],
    "tools/occupancy/gate": ["targets/", "tools/binaries", "tools/inspect", "tools/report"],
    "tools/inspect": ["targets/", "tools/align", "tools/chart", "tools/page"],
    "tools/bisect": ["targets/", "tools/driver", "tools/auto", "tools/inspect", "tools/report"],
    "tools/locate": [SUPPORT, "targets/support/text", "targets/gpu", "targets/object", "tools/inspect"],
    "tools/export": ["targets/", "tools", "tools/source", "tools/driver", "tools/entry", "tools/auto", "tools/case", "tools/case/run", "tools/tune", "tools/align",
                     "tools/inspect"],
    "tools/tune/execute": ["frontend/", "targets/", "tools/driver", "tools/entry", "tools/auto/candidates", "tools/auto", "tools/case", "tools/case/run"],
    "tools/tune": ["targets/", "tools/source", "tools/driver", "tools/entry", "tools/auto/candidates", "tools/auto", "tools/case", "tools/case/run", "tools/chart", "tools/page",
                   "tools/report", "tools/tune/execute"],
    "tools/doctor": ["targets/"],
    "tools/choices": ["targets/", "tools/source", "tools/driver", "tools/case", "tools/chart", "tools/page", "tools/report"],
    "tools/cli/plan": ["targets/"],
    "tools/cli": ["frontend/", "targets/", "tools/"],
    "tools/cli/catalogue": ["targets/", "tools/"],
    "tools/cli/code": ["targets/", "tools/"],
    "tools/cli/compare": ["targets/", "tools/"],
    "tools/cli/occupancy": ["targets/", "tools/"],
    "tools/cli/tune": ["targets/", "tools/"],
    "tools/cli/compile": ["targets/", "tools/"],
    "tools/opt": ["frontend/", "lowering", "lowering/passes"],
    "tools/plugin": BUDGET_AND_COST + [LAUNCH],
    "test": ["frontend/", "lowering", "lowering/", "targets/", "tools/", "sched-strategies/", "mir-passes/", "ir-passes", "ir-passes/",
             "test/"],
    "perf": ["frontend/", "lowering", "lowering/", "targets/", "tools/"],
}
FOLDERS = {module.split("/")[0] for module in ARROWS}
WITHOUT_MLIR = {"targets", "sched-strategies", "mir-passes", "ir-passes"}
WITH_OPTIONS = ("tools/cli", "tools/cli/plan", "tools/cli/catalogue", "tools/cli/code", "tools/cli/compare", "tools/cli/occupancy", "tools/cli/tune", "tools/cli/compile",
                "tools/plugin")
MOST_SOURCES = 25
INCLUDE = re.compile(r'^\s*#?\s*include\s*["<]([^">]+)[">]')
PYTHON = "tools/python"
# Which chip a GPU is: its compute capability, or its name by more than its record. Only a vendor's own files ask that; others ask
# targets/gpu/GpuTraits.h what it can do.
CHIP = re.compile(r'(\.|->)computeCapability\b(?!\()|(starts_with|consume_front)\("(gfx|sm_)\d|[=!]= "(gfx|sm_)\d')
VENDORS_OWN = ("targets/gpu/", "targets/isa/sass/", "targets/isa/amd/", "targets/hazards/", "targets/object/CubinReader.cpp",
               "targets/simulator/path/TracedCode",
               "targets/codegen/Nvidia.cpp", "targets/codegen/Amd.cpp", "targets/codegen/PtxVersion.cpp",
               "targets/codegen/DeviceLibrary.cpp", "targets/launch/BinaryMatch.cpp", "targets/device/Cuda",
               "lowering/vendor/Nvidia", "lowering/vendor/Amd",
               "frontend/triton/functions/Target",  # what Triton's programs and back ends ask of GPUs by their names
               "tools/auto/Choose",  # its rule holds for the one GPU that it was measured on
               "tools/tune/execute/")  # what a driver says of the GPU at hand, no record of one


def is_allowed(header, arrows):
    module = header.rsplit("/", 1)[0]
    return any(module == arrow or arrow.endswith("/") and header.startswith(arrow) for arrow in arrows)


def module_of(path):
    """The module a file stands in; everything under test and perf is one."""
    top = path.split("/")[0]
    return top if top in ("test", "perf") else path.rsplit("/", 1)[0]


def circles(arrows):
    """Sets of nodes that reach each other (Tarjan's strongly connected components), of arrows as {node: {node: evidence}}."""
    number, low, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in arrows.get(node, ()):
            if other not in number:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == number[node]:
            start = stack.index(node)
            found.append(stack[start:])
            del stack[start:]

    for node in arrows:
        if node not in number:
            visit(node)
    return [component for component in found if len(component) > 1]


def of_circles(arrows, kind):
    for component in circles(arrows):
        lines = [f"    {evidence}" for node in component for other, evidence in arrows[node].items() if other in component]
        yield f"a circle of {kind}: {', '.join(sorted(component))}; one of these has to go:\n" + "\n".join(sorted(lines))


def source_arrows(root):
    """For each module the modules whose headers it includes, and where the first such include stands."""
    arrows = {}
    for folder in sorted(FOLDERS - {"test", "perf"}):
        for path in sorted(p for p in (root / folder).rglob("*") if p.suffix in {".h", ".cpp", ".inc", ".def", ".td"}):
            name = path.relative_to(root).as_posix()
            module = module_of(name)
            for number, line in enumerate(path.read_text().splitlines(), 1):
                match = INCLUDE.match(line)
                other = match and match.group(1).rsplit("/", 1)[0]
                if other in ARROWS and other != module:
                    arrows.setdefault(module, {}).setdefault(other, f"{name}:{number} includes {match.group(1)}")
    return arrows


def imported(node, package):
    """The modules that an import statement may mean."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = node.module or ""
    if node.level:
        base = ".".join(package.split(".")[:len(package.split(".")) - node.level + 1] + [base] * bool(base))
    return [base] + [f"{base}.{alias.name}" for alias in node.names]


def module_arrows(root):
    """For each Python module of ours the ones it imports, late imports inside functions with them. The package's own
    __init__, which imports everybody when asked for a name, is nobody's: nothing of ours imports from it."""
    modules = {}
    for path in sorted((root / PYTHON).rglob("*.py")):
        parts = path.relative_to(root / PYTHON).with_suffix("").parts
        modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    arrows = {}
    for module, path in modules.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        for node in ast.walk(ast.parse(path.read_text())):
            for other in imported(node, package):
                if other in modules and other != module and modules[other].name != "__init__.py":
                    evidence = f"{path.relative_to(root)}:{node.lineno} imports {other}"
                    arrows.setdefault(module, {}).setdefault(other, evidence)
    return arrows


def of_includes(root, path, module):
    name = path.relative_to(root).as_posix()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            if module not in ("test", "perf") and CHIP.search(line) and not name.startswith(VENDORS_OWN):
                yield f"{name}:{number}: only a vendor's own files ask which chip a GPU is; ask targets/gpu/GpuTraits.h what it can do"
            if re.search(r"\bcl::(opt|list|bits|alias|SubCommand)\b", line) and module.split("/")[0] not in ("test", "perf") \
                    and module not in WITH_OPTIONS:
                yield f"{name}:{number}: only {' and '.join(WITH_OPTIONS)} declare command-line options"
            continue
        header = match.group(1)
        top = header.split("/")[0]
        if top in FOLDERS and not header.endswith(".inc") and not is_allowed(header, [module] + ARROWS[module]):
            yield f"{name}:{number}: {module} may not include {header}"
        elif header.startswith("mlir/") and top != module and module.split("/")[0] in WITHOUT_MLIR:
            yield f"{name}:{number}: {module} may not know MLIR ({header})"
        elif "/" not in header and module != "test" and (path.parent / header).is_file():
            yield f'{name}:{number}: include from the root: "{path.parent.relative_to(root)}/{header}"'


def complaints(root):
    for folder in sorted(FOLDERS):
        for path in sorted(p for p in (root / folder).rglob("*") if p.suffix in {".h", ".cpp", ".inc"}):
            module = module_of(path.relative_to(root).as_posix())
            if module in ARROWS:
                yield from of_includes(root, path, module)
            else:
                yield f"{path.relative_to(root)}: {module} is no module; name it in test/include-arrows.py"
    yield from of_circles(source_arrows(root), "modules")
    yield from of_circles(module_arrows(root), "Python modules")
    for module in ARROWS:
        if module in ("test", "perf"):
            continue
        sources = [p for p in (root / module).iterdir() if p.suffix in {".h", ".cpp", ".td"}]
        if len(sources) > MOST_SOURCES:
            yield f"{module}: {len(sources)} sources; a module with more than {MOST_SOURCES} is two"
        if not (root / module / "README.md").exists():
            yield f"{module}: a README.md has to say what this module is"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = list(complaints(root))
    print("\n".join(found) or "include arrows hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
