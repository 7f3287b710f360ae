#!/bin/sh
# Installs what is missing and builds everything into build/. Run again, it does only what changed.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
[ -f build/build.ninja ] || cmake --preset release
cmake --build build
