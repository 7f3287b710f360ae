# How the text tests run. One file, no generated site configuration: the build folder comes as `--param build=...`.
import os
import sys

import lit.formats
import lit.util

config.name = "kiln"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".ll", ".mir", ".ttir", ".test"]
# Material and programs for other runners, not tests.
config.excludes = ["corpus", "cases", "kernels", "unit", "Inputs"]

config.test_source_root = os.path.dirname(__file__)
build = os.path.abspath(lit_config.params.get("build", os.path.join(config.test_source_root, "..", "build")))
llvm_tools = lit_config.params.get("llvm_tools", "/usr/lib/llvm-22/bin")
config.test_exec_root = os.path.join(build, "test")

# kiln and kiln-opt from the build; llc, opt, FileCheck and not from the same LLVM that kiln is built with.
search = [os.path.join(build, "bin"), os.path.join(build, "tools", "bin"), llvm_tools, os.environ.get("PATH", "")]
config.environment["PATH"] = os.pathsep.join(search)

# The machine's choice of tools reaches kiln as it would from a person's shell; the rest of the environment does not.
for name in ("KILN_PTXAS", "KILN_LLD", "CUDA_HOME", "HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.environment["LC_ALL"] = "C"

config.substitutions.append(("%{test}", config.test_source_root))
config.substitutions.append(("%corpus", os.path.join(config.test_source_root, "corpus")))
config.substitutions.append(("%cases", os.path.join(config.test_source_root, "cases")))
config.substitutions.append(("%{python}", sys.executable))
config.substitutions.append(("%build", build))
# Before a command: it finds the fake driver (test/fake-cuda) instead of a GPU's.
config.substitutions.append(("%{fake-cuda}", "env LD_LIBRARY_PATH=" + os.path.join(build, "test", "fake-cuda")))
config.substitutions.append(("%plugin", os.path.join(build, "lib", "KilnSched.so")))

for tool in ("ptxas", "nvdisasm", "cuobjdump"):
    toolkit = [os.path.join(root, "bin") for root in (os.environ.get("CUDA_HOME"), "/usr/local/cuda") if root]
    found = os.environ.get("KILN_" + tool.upper()) or lit.util.which(tool, os.pathsep.join(search + toolkit))
    if found:
        config.available_features.add(tool)
        config.substitutions.append(("%{" + tool + "}", found))
for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
    found = lit.util.which(name, os.environ.get("PATH", ""))
    if found and "chromium" not in config.available_features:
        config.available_features.add("chromium")
        config.substitutions.append(("%{chromium}", found))
if lit.util.which("gcc", os.environ.get("PATH", "")):
    config.available_features.add("gcc")
if os.geteuid() == 0:
    config.available_features.add("root")
