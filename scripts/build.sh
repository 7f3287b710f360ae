#!/bin/sh
# Installs what is missing and builds into build/: everything, or the targets given. Run again, it does only what
# changed.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh
[ -f build/build.ninja ] || cmake --preset release
[ $# = 0 ] || exec cmake --build build --target "$@"
exec cmake --build build
