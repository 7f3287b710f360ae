#!/bin/sh
# Compiles two kernels at a time on two threads, a hundred times, under ThreadSanitizer: the test
# Threads.DoNotSeeEachOther with the whole scheduling layer and code generator of Kiln instrumented, against the stock
# shared libLLVM, which is not. So it sees races in Kiln's code and in LLVM's headers as Kiln instantiates them, and of
# LLVM's own code only what it does through malloc, memcpy and locks. With LLVM 22.1.8 there is nothing to suppress; if a
# later one needs it, TSAN_OPTIONS=suppressions=FILE. Builds into build-tsan/ (some ten minutes). Exits with 66 if there
# is a race. Before that the launcher's threads (LaunchThreads.*), which take a second. Arguments go to the last test program.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
[ -f build-tsan/build.ninja ] || cmake --preset tsan
cmake --build --preset tsan
export TSAN_OPTIONS="exitcode=66 ${TSAN_OPTIONS:-}"
export TSAN_SYMBOLIZER_PATH=/usr/lib/llvm-22/bin/llvm-symbolizer
build-tsan/bin/kiln-targets-tests --gtest_filter='LaunchThreads.*'
exec build-tsan/bin/kiln-sched-strategies-tests --gtest_filter='Threads.*' "$@"
