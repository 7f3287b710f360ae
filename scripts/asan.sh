#!/bin/sh
# Builds the modules and the fuzz targets in build-asan/ with AddressSanitizer and UndefinedBehaviorSanitizer, links them with the
# unit tests of build/, and runs these once: of lowering's, which take three quarters of all tests' time, a quarter, another one with
# each commit. With `--half N` for commit N: of an odd one lowering and tools alone are instrumented and their tests run, of an even
# one all others and the fuzz targets. Other arguments go to ctest, which runs what they ask for, e.g. -R unit/lowering; a test alone:
# build-asan/bin/kiln-targets-tests --gtest_filter=Directives.*. test/SanitizerOptions.cpp says what is off and why. Without debug
# information, which takes a sixth of the compilation, reports name functions; -g1 in the preset's flags has them name lines.
set -eu
cd "$(dirname "$0")/.."
number=$(git rev-list --count HEAD 2>/dev/null || echo 0)
sanitized=".*" made="kiln-unit-tests kiln-fuzzers" tests="^unit/"
if [ "${1:-}" = --half ]; then
  number=$2
  shift 2
  scripts/build.sh # the other half's objects
  if [ $((number % 2)) = 1 ]; then
    sanitized="^kiln-(lowering|tools)" made="kiln-lowering-tests kiln-tools-tests" tests="^unit/(lowering|tools)/"
  else
    sanitized="^kiln-(frontend|targets|ir-passes|mir-passes|sched-strategies|tools-(binaries|case|inspect|occupancy|tune))"
    made="kiln-frontend-tests kiln-targets-tests kiln-ir-passes-tests kiln-mir-passes-tests kiln-sched-strategies-tests kiln-fuzzers"
    tests="^unit/(frontend|targets|ir-passes|mir-passes|sched-strategies)/"
  fi
else
  scripts/build.sh kiln-test-objects
fi
cmake --preset asan -D KILN_SANITIZED="$sanitized"
cmake --build build-asan --target $made

export PATH="$PWD/build/tools/bin:$PATH" ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-22/bin/llvm-symbolizer
# One seed of the random regions instead of 25: those take five minutes here, and the other tests run without.
export KILN_TEST_SEED="${KILN_TEST_SEED:-7}"
# Some random kernels and loops of the hundreds that run without.
export KILN_SEEDS="${KILN_SEEDS:-16}" KILN_LOOP_SEEDS="${KILN_LOOP_SEEDS:-0-15}" KILN_WIDE_SEEDS="${KILN_WIDE_SEEDS:-0-24}"
if [ $# = 0 ]; then
  turn=$((number / 2 % 4)) others=
  for shard in $(seq 0 15); do
    [ $((shard % 4)) = $turn ] || others="$others|$shard"
  done
  set -- -E "^unit/lowering/(${others#|})\$"
fi
rm -f build-asan/gtest/*.xml
ctest --test-dir build-asan --output-on-failure --parallel "$(nproc)" --timeout 1200 --output-junit "$PWD/build-asan/ctest.xml" \
  -R "$tests" "$@" || { echo "kiln: error: a unit test failed under the sanitizers" >&2; exit 2; }
tests=$(cat build-asan/gtest/*.xml | grep -c 'result="completed"')
echo "kiln: $tests unit tests passed under AddressSanitizer and UndefinedBehaviorSanitizer"
