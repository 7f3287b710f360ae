"""Takes the rematerialization that mir-passes/README.md shows at its word.

    readme-example.py SOURCE BUILD LLC
It compiles with the flags of the build into a plug-in of its own, and rematerializes in a corpus kernel for each vendor
under LLVM's verifier and the value check; the remark says so.
"""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

source, build, llc = sys.argv[1:4]
plugin = os.path.join(build, "lib", "KilnSched.so")


def compile(path, folder):
    """Builds a plug-in as the build builds the pass `address`."""
    entries = json.load(open(os.path.join(build, "compile_commands.json")))
    like = next(entry for entry in entries if entry["file"].endswith("mir-passes/remat/Address.cpp"))
    words = shlex.split(like["command"])
    flags = [word for before, word in zip(words, words[1:])
             if re.match(r"-(D|I|O|std=|f)", word) and before != "-Xclang"]
    flags += [word for at, word in enumerate(words) for word in words[at:at + 2] if words[at] == "-isystem"]
    compiler = next(word for word in words if "clang++" in word or "g++" in word)
    library = os.path.join(folder, "example.so")
    subprocess.run([compiler, *flags, "-Wall", "-Werror", "-Wno-unused-parameter", "-shared", path, "-o", library], check=True)
    return library


def main():
    readme = open(os.path.join(source, "mir-passes", "README.md")).read()
    code = re.search(r"## Add one in an hour.*?```cpp\n(.*?)```", readme, re.S).group(1)
    name = re.search(r'RematStage::\w+,\s*\{"([^"]+)"', code).group(1)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Example.cpp")
        open(path, "w").write(code)
        library = compile(path, folder)
        for target, flags, kernel in (("sm_90a", "-mtriple=nvptx64-nvidia-cuda -mcpu=sm_90a -mattr=+ptx87", "kernel.ll"),
                                      ("gfx942", "-mcpu=gfx942", "gfx942/kernel.ll")):
            done = subprocess.run([llc, "-load", plugin, "-load", library, "-O3", "-verify-machineinstrs", *flags.split(),
                                   f"-kiln-remat=.*={name}(gate=0.1, distance=4)", "-pass-remarks-analysis=kiln-remat",
                                   f"{source}/test/corpus/softmax/{kernel}", "-o", os.devnull],
                                  capture_output=True, text=True)
            said = re.search(rf"{name}\(.*\), target \d+ registers: (\d+) .*; live registers \d+ -> \d+", done.stderr)
            if done.returncode or not said:
                sys.exit(f"{target}: {done.returncode}\n{done.stderr}")
            print(f"{name} on {target}: {said.group(1)} recomputed")


main()
