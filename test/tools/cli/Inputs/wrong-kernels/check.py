"""Compiles each section of the files given and demands one located error of it.

Sections are separated by `// -----`. One without a function is the body of the kernel below, which begins with a
128-element tensor of each kind. A section may say
    // options: ...        more options of kiln compile
    // says: ...           a part of the message
`--show` also prints all messages.
"""
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HEAD = """tt.func public @k(%p: !tt.ptr<f32>, %h: !tt.ptr<f16>, %n: i32, %s: f32) {
%i = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
%ps = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
%at = tt.addptr %ps, %i : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
%v = tt.load %at : tensor<128x!tt.ptr<f32>>
%ns = tt.splat %n : i32 -> tensor<128xi32>
%m = arith.cmpi slt, %i, %ns : tensor<128xi32>
"""
TAIL = "tt.return\n}\n"


def sections(path):
    for number, text in enumerate(path.read_text().split("// -----\n")):
        said = {key: re.findall(rf"^// {key}: (.*)$", text, re.M) for key in ("options", "says")}
        text = re.sub(r"^// (options|says): .*\n", "", text, flags=re.M)
        if number == 0:  # the line that says what is in the file
            text = text.split("\n", 1)[1]
        whole = path.stem == "malformed" or "tt.func" in text
        yield number, text if whole else HEAD + text + TAIL, said


def judge(file, process, said):
    """What is wrong with kiln's answer; empty if nothing is."""
    errors = [line for line in process.stderr.splitlines() if re.search(r"\berror: ", line)]
    if process.returncode != 1:
        return f"exit code {process.returncode}, not 1"
    if len(errors) != 1:
        return f"{len(errors)} lines with 'error:', not 1"
    if not re.search(rf"error: {re.escape(file)}:[1-9]\d*:[1-9]\d*: \S", errors[0]):
        return "no file:line:column in the error"
    missing = [part for part in said["says"] if part not in process.stderr]
    return f"the message does not say '{missing[0]}'" if missing else ""


def compile_section(folder, path, number, text, said):
    """kiln's messages, and what is wrong with them."""
    file = folder / f"{path.stem}-{number}.ttir"
    file.write_text(text)
    options = " ".join(said["options"]).split()
    target = [] if "--target" in options else ["--target", "sm_90a"]
    process = subprocess.run(
        ["kiln", "compile", file.name, "--emit", "asm", "-o", file.stem, *target, *options],
        cwd=folder, capture_output=True, text=True, timeout=120)
    wrong = judge(file.name, process, said)
    return process.stderr, wrong and f"{path.name}, section {number}: {wrong}\n{text}{process.stderr}"


def main():
    show = sys.argv[1] == "--show"
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compile_section, Path(name), path, *section)
                for path in map(Path, sys.argv[1 + show:]) for section in sections(path)]
        answers = [job.result() for job in jobs]
    wrong = [complaint for _, complaint in answers if complaint]
    if show:
        print("".join(messages for messages, _ in answers))
    print("\n".join(wrong))
    print(f"{len(answers)} wrong kernels, {len(wrong)} without one located error")
    sys.exit(bool(wrong))


main()
