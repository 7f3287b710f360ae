#!/bin/sh
# Builds the unit tests and the fuzz targets in build-asan/ with AddressSanitizer and UndefinedBehaviorSanitizer, file by
# file, so that a missing include of ours shows, and runs the unit tests once, sharded over the cores.
# Arguments go to every test program, e.g. --gtest_filter=Orders.*. test/SanitizerOptions.cpp says what is off and why.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
[ -f build-asan/build.ninja ] || cmake --preset asan
cmake --build build-asan --target kiln-unit-tests kiln-fuzzers

export PATH="$PWD/build/tools/bin:$PATH" ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-22/bin/llvm-symbolizer
# One seed of the random regions instead of 25: those take five minutes here, and the other tests run without.
export KILN_TEST_SEED="${KILN_TEST_SEED:-7}"
# Some random kernels and loops of the hundreds that run without.
export KILN_SEEDS="${KILN_SEEDS:-40}" KILN_LOOP_SEEDS="${KILN_LOOP_SEEDS:-0-39}"
# More shards than cores, because some take several times as long as others.
cores=$(nproc) failed=build-asan/failed-shards
export GTEST_TOTAL_SHARDS=$((cores * 3)) failed options="$*"
rm -f build-asan/bin/kiln-*-tests.*.log
: >$failed
for program in build-asan/bin/kiln-*-tests; do
  for shard in $(seq 0 $((GTEST_TOTAL_SHARDS - 1))); do
    echo "$program $shard"
  done
done | xargs -P "$cores" -L 1 sh -fc '
  GTEST_SHARD_INDEX=$2 timeout 1200 "$1" --gtest_brief=1 $options >"$1.$2.log" 2>&1 || echo "$1.$2.log" >>"$failed"' sh
if [ -s $failed ]; then
  xargs cat <$failed
  echo "kiln: error: a unit test failed under the sanitizers" >&2
  exit 2
fi
tests=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' build-asan/bin/kiln-*-tests.*.log |
  awk '{ sum += $1 } END { print sum + 0 }')
echo "kiln: $tests unit tests passed under AddressSanitizer and UndefinedBehaviorSanitizer"
