#!/bin/sh
# Compiles two kernels at a time on two threads, a hundred times, under ThreadSanitizer: the test
# Threads.DoNotSeeEachOther with the whole scheduling layer and code generator of Kiln instrumented, against the stock
# shared libLLVM, which is not. So it sees races in Kiln's code and in LLVM's headers as Kiln instantiates them, and of
# LLVM's own code only what it does through malloc, memcpy and locks. With LLVM 22.1.8 there is nothing to suppress; if a
# later one needs it, TSAN_OPTIONS=suppressions=FILE. Builds into build-tsan/ (some ten minutes). Exits with 66 if there
# is a race. Arguments go to the test program.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
if ! ls /usr/lib/llvm-22/lib/clang/22/lib/linux/libclang_rt.tsan-x86_64.a >/dev/null 2>&1; then
  echo "kiln: error: clang 22 has no ThreadSanitizer here; install libclang-rt-22-dev" >&2
  exit 3
fi
if [ ! -f build-tsan/build.ninja ]; then
  cmake -S . -B build-tsan -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_C_COMPILER=clang-22 \
    -DCMAKE_CXX_COMPILER=clang++-22 -DCMAKE_CXX_FLAGS="-O1 -g1 -fsanitize=thread" \
    -DCMAKE_C_FLAGS="-O1 -g1 -fsanitize=thread"
fi
cmake --build build-tsan --target kiln-sched-strategies-tests
export TSAN_OPTIONS="exitcode=66 ${TSAN_OPTIONS:-}"
export TSAN_SYMBOLIZER_PATH=/usr/lib/llvm-22/bin/llvm-symbolizer
exec build-tsan/bin/kiln-sched-strategies-tests --gtest_filter='Threads.*' "$@"
