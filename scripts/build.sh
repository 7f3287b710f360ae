#!/bin/sh
# Installs what is missing and builds everything into build/. Run again, it does only what changed.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
if [ ! -f build/build.ninja ]; then
  cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22
fi
cmake --build build
