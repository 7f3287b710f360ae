#!/bin/sh
# Builds and runs every test; ctest's one summary line closes the run. Arguments go to ctest, e.g. -R tools.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh
# The machine has two cores in continuous integration; no test may hang it.
exec ctest --test-dir build --output-on-failure --parallel "$(nproc)" --timeout 900 "$@"
