#!/bin/sh
# Builds and runs the benchmarks under perf/. Arguments go to each, e.g. --benchmark_filter=vector_add.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh
for program in build/bin/kiln-bench-*; do
  echo "== ${program##*/}"
  "$program" "$@"
done
