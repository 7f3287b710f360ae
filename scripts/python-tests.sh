#!/bin/sh
# The Python package without a GPU: types by mypy, behaviour by pytest under real releases of Triton with a fake driver. Installs what it
# needs, pinned by version and hash, into build/tools.
#   scripts/python-tests.sh                   under Triton 3.6, as continuous integration runs it: 0.7 GB, two minutes
#   scripts/python-tests.sh --all             under every release in test/python/requirements: 4 GB
#   scripts/python-tests.sh 3.4.0 -- -k tile  under these releases; what follows -- goes to pytest
set -eu
cd "$(dirname "$0")/.."
tools=$PWD/build/tools
requirements=test/python/requirements

die() { printf 'kiln: error: %s\n' "$*" >&2; exit 3; }

versions=""
while [ $# != 0 ]; do
  case $1 in
    --all) versions=$(ls $requirements | sed -n 's/^triton-\(.*\)\.txt$/\1/p') ;;
    --) shift; break ;;
    *) [ -f "$requirements/triton-$1.txt" ] || die "there is no $requirements/triton-$1.txt"
       versions="$versions $1" ;;
  esac
  shift
done
versions=${versions:-3.6.0}

export KILN_COMMAND="${KILN_COMMAND:-$PWD/build/bin/kiln}"
[ -x "$KILN_COMMAND" ] || die "$KILN_COMMAND is missing; run scripts/build.sh first"

python=$tools/python/bin/python
[ -x "$python" ] || python3 -m venv "$tools/python"
install() { # FOLDER FILE: into a folder of its own, whole or not at all; FOLDER empty: into the environment
  target=""
  [ -z "$1" ] || target="--no-deps --target $1.part"
  $python -m pip install --quiet --disable-pip-version-check --no-cache-dir --no-compile --require-hashes $target -r "$2" ||
    die "pip could not install $2; it names the Python versions for which there are wheels"
  [ -z "$1" ] || mv "$1.part" "$1"
}
$python -c 'import mypy, pytest' 2>/dev/null || install "" $requirements/tools.txt

failed=""
$python -m mypy --config-file tools/python/mypy.ini --cache-dir build/mypy || failed=" mypy"
for version in $versions; do
  triton=$tools/triton-$version
  [ -d "$triton" ] || { rm -rf "$triton.part"; install "$triton" "$requirements/triton-$version.txt"; }
  echo "== Triton $version"
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$triton:$PWD/tools/python:$PWD/test/python" \
    $python -m pytest -q -p no:cacheprovider test/python "$@" || failed="$failed $version"
done
[ -z "$failed" ] || { echo "kiln: Python tests FAILED:$failed"; exit 2; }
