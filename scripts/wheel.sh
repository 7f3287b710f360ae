#!/bin/sh
# Makes dist/kiln_compiler-<version>-py3-none-manylinux_2_28_x86_64.whl: the module kiln of tools/python and the portable
# command. Checks it in a fresh virtual environment with an empty PATH: no LLVM, no compiler. Needs no GPU.
set -eu
cd "$(dirname "$0")/.."
scripts/portable.sh
version=$(sed -n 's/.*KILN_VERSION "\(.*\)".*/\1/p' build/tools/Version.h)
wheel=$(python3 scripts/make_wheel.py --version "$version" --command build/bin/kiln-portable --output dist)

fail() { echo "kiln: error: $*" >&2; exit 2; }
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
python3 -m venv "$trial/venv"
"$trial/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel" || fail "pip refuses $wheel"
PATH=/nonexistent "$trial/venv/bin/kiln" compile test/corpus/softmax/kernel.ttir --target gfx942 --num-warps 8 \
  -o "$trial/softmax.hsaco" || fail "the installed command does not work"
PATH=/nonexistent "$trial/venv/bin/python" -c 'import kiln; print("kiln:", kiln.__version__, kiln.command())' ||
  fail "the installed module does not work"
PATH=/nonexistent "$trial/venv/bin/python" -c "
import importlib.metadata as m
assert m.requires('kiln-compiler') == ['ray>=2.40; extra == \"ray\"'], m.requires('kiln-compiler')
import kiln.ray_executor, kiln; kiln.tune
import kiln.survey.hip.configurations as c; c.read()" || fail "the wheel asks for more than its extra, or lacks a module or a file"
echo "kiln: made $wheel, $(($(stat -c %s "$wheel") / 1024 / 1024)) MiB"
