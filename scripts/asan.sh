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
# Some random kernels of the 500 that run without.
export KILN_SEEDS="${KILN_SEEDS:-40}"
GTEST_TOTAL_SHARDS=$(nproc)
export GTEST_TOTAL_SHARDS
status=0 tests=0
for program in build-asan/bin/kiln-*-tests; do
  running=""
  for shard in $(seq 0 $((GTEST_TOTAL_SHARDS - 1))); do
    GTEST_SHARD_INDEX=$shard timeout 1200 "$program" --gtest_brief=1 "$@" >"$program.$shard.log" 2>&1 &
    running="$running $!:$shard"
  done
  for process in $running; do
    log=$program.${process#*:}.log
    if wait "${process%:*}"; then
      passed=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$log")
      tests=$((tests + ${passed:-0}))
    else
      status=1
      cat "$log"
    fi
  done
done
[ $status = 0 ] || { echo "kiln: error: a unit test failed under the sanitizers" >&2; exit 2; }
echo "kiln: $tests unit tests passed under AddressSanitizer and UndefinedBehaviorSanitizer"
