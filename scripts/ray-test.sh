#!/bin/sh
# `python -m kiln.ray_executor` under Ray itself: nodes on one machine, killed processes, a node that leaves. Kernels run on the driver of
# test/fake-cuda, so no GPU is needed. No part of `make test`: Ray is 80 MB to fetch and 300 MB on disk, and its nodes take longer to start
# than all other Python tests. Installs Ray, pinned by version and hash, into build/tools.
#   scripts/ray-test.sh [PYTEST OPTIONS]
set -eu
cd "$(dirname "$0")/.."
environment=$PWD/build/tools/ray

die() { printf 'kiln: error: %s\n' "$*" >&2; exit 3; }

export KILN_COMMAND="${KILN_COMMAND:-$PWD/build/bin/kiln}"
[ -x "$KILN_COMMAND" ] || die "$KILN_COMMAND is missing; run scripts/build.sh first"
[ -e build/test/fake-cuda/libcuda.so.1 ] || die "build/test/fake-cuda is missing; run ninja -C build fake-cuda first"

if [ ! -e "$environment/complete" ]; then
  python3 -m venv --clear "$environment"
  for file in tools ray; do
    "$environment/bin/python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --require-hashes \
      -r "test/python/requirements/$file.txt" || die "pip could not install test/python/requirements/$file.txt; it names the Python \
versions for which there are wheels"
  done
  touch "$environment/complete"
fi

# Ray's usage statistics are off.
export RAY_USAGE_STATS_ENABLED=0 PYTHONDONTWRITEBYTECODE=1
PYTHONPATH="$PWD/tools/python:$PWD/test/python" "$environment/bin/python" -m pytest -q -p no:cacheprovider test/ray "$@"
