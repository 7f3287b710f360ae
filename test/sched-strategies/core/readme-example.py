"""Takes the diff that sched-strategies/README.md shows for a new strategy at its word.

    readme-example.py SOURCE BUILD LLC FILECHECK
The diff fits the files it changes, its strategy compiles with the flags of the build into a plug-in of its own, its RUN
lines pass, and it schedules a corpus kernel for each vendor under LLVM's verifier and the value check.
"""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

source, build, llc, file_check = sys.argv[1:5]
plugin = os.path.join(build, "lib", "KilnSched.so")


def hunks(diff):
    """(file, lines in front, lines added) of every hunk."""
    for part in re.split(r"^--- .*\n", diff, flags=re.M)[1:]:
        name, *body = part.split("\n")
        lines = [line for line in body if line and not line.startswith("@@")]
        before = [line[1:] for line in lines if line[0] == " "]
        yield name.removeprefix("+++ b/"), before, [line[1:] for line in lines if line[0] == "+"]


def compile(path, folder):
    """Builds a plug-in as the build builds the strategy `latency`."""
    entries = json.load(open(os.path.join(build, "compile_commands.json")))
    like = next(entry for entry in entries if entry["file"].endswith("sched-strategies/strategies/Latency.cpp"))
    words = shlex.split(like["command"])
    flags = [word for before, word in zip(words, words[1:]) if re.match(r"-(D|I|O|std=|f)", word) and before != "-Xclang"]
    flags += [word for at, word in enumerate(words) for word in words[at:at + 2] if words[at] == "-isystem"]
    library = os.path.join(folder, "example.so")
    subprocess.run([words[0], *flags, "-Wall", "-Werror", "-Wno-unused-parameter", "-shared", path, "-o", library], check=True)
    return library


def run(command):
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command}\n{done.stdout}{done.stderr}")


def main():
    readme = open(os.path.join(source, "sched-strategies", "README.md")).read()
    diff = re.search(r"## Add one in an hour.*?```diff\n(.*?)```", readme, re.S).group(1)
    with tempfile.TemporaryDirectory() as folder:
        files, library = [], None
        for name, before, added in hunks(diff):
            path = os.path.join(source, name)
            if before:
                context = "\n".join(before) + "\n"
                if ("\n" + open(path).read()).count("\n" + context) != 1:
                    sys.exit(f"the diff does not fit {name}: it does not hold these lines once:\n{context}")
            else:
                path = os.path.join(folder, os.path.basename(name))
                open(path, "w").write("\n".join(added) + "\n")
                library = compile(path, folder)
                strategy = re.search(r'registration\(\s*\{"([^"]+)"', open(path).read()).group(1)
            files.append(name)
            for line in added:
                if line.startswith("# RUN: "):
                    load = f"{plugin} -load {library}"
                    line = line[7:].replace("%plugin", load).replace("%s", path)
                    run(line.replace("llc ", llc + " ", 1).replace("FileCheck", file_check))
        for flags, kernel in (("-mtriple=nvptx64-nvidia-cuda -mcpu=sm_90a -mattr=+ptx87", "kernel.ll"),
                              ("-mcpu=gfx942", "gfx942/kernel.ll")):
            run(f"{llc} -load {plugin} -load {library} -O3 -verify-machineinstrs {flags} "
                f"-kiln-sched-strategy='.*={strategy}' {source}/test/corpus/softmax/{kernel} -o /dev/null")
    print(f"{strategy}: {', '.join(files)}")


main()
