"""Takes the diff that targets/plan/README.md shows for a new lowering variant at its word.

    readme-example.py SOURCE BUILD
The diff has three files at most and fits each. What is made from the records (options, JSON, spelling, the tuner's space, the
listing of `kiln strategies`), compiled from a copy with the new record, knows the variant, and so does the Python package's table.
"""
import importlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])

# Everything that is made from the records but for the passes, in one file.
PROGRAM = """
#include "targets/plan/LoweringPlan.cpp"
#include "targets/plan/Refusal.cpp"
#include "tools/cli/plan/PlanCommandLine.cpp"
#include "tools/cli/catalogue/VariantList.cpp"
#include "targets/gpu/GpuTarget.h"

static llvm::cl::SubCommand command("compile", "");

int main(int argc, char **argv) {
  kiln::PlanCommandLine flags(command);
  llvm::cl::ParseCommandLineOptions(argc, argv);
  auto request = flags.request();
  if (!request) {
    llvm::errs() << llvm::toString(request.takeError()) << '\\n';
    return 1;
  }
  llvm::json::Object plan;
  kiln::addPlan(plan, request->plan());
  if (*kiln::readPlan(plan) != request->plan())
    return 2;
  llvm::outs() << llvm::json::Value(llvm::json::Object{
      {"spelled", kiln::spell(request->plan())},
      {"named", kiln::nameOf(request->plan())},
      {"plan", std::move(plan)},
      {"tuned", kiln::tunedPlans(*kiln::lookupGpuTarget("sm_90a")).size()},
      {"variants", kiln::variantsJson()}});
}
"""


def hunks(diff):
    """(file, its lines before the hunk, the same after it) of every hunk."""
    for part in re.split(r"^--- .*\n", diff, flags=re.M)[1:]:
        name, *body = part.split("\n")
        for lines in "\n".join(body).split("@@\n")[1:]:
            lines = lines.splitlines()
            before = "".join(line[1:] + "\n" for line in lines if not line.startswith("+"))
            after = "".join(line[1:] + "\n" for line in lines if not line.startswith("-"))
            yield name.removeprefix("+++ b/"), before, after


def patched(name, before, after):
    text = (source / name).read_text()
    if text.count(before) != 1:
        sys.exit(f"the diff does not fit {name}: it does not hold these lines once:\n{before}")
    return text.replace(before, after)


def compile(folder):
    """The program, built as the build builds command-line options, with the objects of the modules that it needs."""
    entries = json.load(open(build / "compile_commands.json"))
    like = next(entry for entry in entries if entry["file"].endswith("tools/cli/catalogue/StrategiesCommand.cpp"))
    words = shlex.split(like["command"])
    compiler = next(word for word in words if "clang++" in word or "g++" in word or word.endswith("c++"))
    flags = [word for before, word in zip(words, words[1:]) if re.match(r"-(D|I|std=|f)", word) and before != "-Xclang"]
    flags += [word for at, word in enumerate(words) for word in words[at:at + 2] if words[at] == "-isystem"]
    # What the build makes now: a folder may still hold objects of sources that have gone.
    needed = re.compile(r"CMakeFiles/kiln-targets-(support|support-json|gpu|isa|isa-matrix)\.dir/\S+\.o\b")
    objects = [str(build / found[0]) for entry in entries if (found := needed.search(entry["command"]))]
    config = os.path.join(os.path.dirname(os.path.realpath(shutil.which("llc"))), "llvm-config")
    libraries = subprocess.run([config, "--link-shared", "--ldflags", "--libs"], capture_output=True, text=True,
                               check=True).stdout.split()
    (folder / "main.cpp").write_text(PROGRAM)
    subprocess.run([compiler, "-O0", f"-I{folder}", *flags, str(folder / "main.cpp"), *objects, *libraries,
                    "-Wl,--gc-sections", "-o", str(folder / "program")], check=True)
    return folder / "program"


def answer(program, *options):
    return subprocess.run([program, "compile", *options], capture_output=True, text=True)


def main():
    readme = (source / "targets/plan/README.md").read_text()
    diff = re.search(r"## Add one in an hour.*?```diff\n(.*?)```", readme, re.S).group(1)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for module in ("targets/plan", "tools/cli/plan", "tools/cli/catalogue"):
            (folder / module).mkdir(parents=True)
            for path in (source / module).iterdir():
                (folder / module / path.name).write_bytes(path.read_bytes())
        texts = {name: patched(name, before, after) for name, before, after in hunks(diff)}
        if len(texts) > 3:
            sys.exit(f"a variant takes {len(texts)} files: {', '.join(texts)}")
        record = "targets/plan/LoweringVariants.def"
        (folder / record).write_text(texts[record])
        option = re.search(r"^\+LOWERING_VARIANT\(\w+, \w+, \w+, \"([\w-]+)\"", diff, re.M).group(1)
        key = option.replace("-", "_")
        program = compile(folder)

        help = answer(program, "--help").stdout
        assert f"--{option}=" in help and "=on - along x" in help, help
        said = json.loads(answer(program, f"--{option}=on", "--extra-stages=2").stdout)
        assert said["spelled"] == f"--extra-stages 2 --{option} on", said
        assert said["named"] == "2 extra stages, swizzled grid", said
        assert said["plan"] == {"extra_stages": "2", key: "on"}, said
        assert said["tuned"] == 15, said  # nine, and with it six that are not persistent
        bad = answer(program, f"--{option}=many")
        assert bad.returncode == 1 and f"--{option}: expected off or on, found 'many'" in bad.stderr, bad
        listed = {variant["key"]: variant for variant in said["variants"]}

        (folder / "variants.py").write_text(texts["tools/python/kiln/variants.py"])
        sys.path.insert(0, name)
        variants = importlib.import_module("variants")
        for variant in variants.VARIANTS:
            here = listed.pop(variant.key)
            assert (variant.kind is int, list(variant.vendors), variant.own_launch, variant.may_be_open) == (
                here["is_count"], here["vendors"], here["own_launch"], here["auto"]), variant
        assert sorted(listed) == sorted(variants.OF_TRITON), listed
        print(f"{option}: {', '.join(texts)}")


main()
