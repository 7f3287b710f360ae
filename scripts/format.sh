#!/bin/sh
# Lists the sources that clang-format would change, and fails if there are any. With --fix it changes them.
set -eu
cd "$(dirname "$0")/.."
mode="--dry-run --Werror"
[ "${1:-}" != --fix ] || mode=-i
find frontend ir-passes lowering mir-passes sched-strategies targets tools test perf \( -name '*.cpp' -o -name '*.h' \) -print0 |
  xargs -0 clang-format-22 $mode
