#!/bin/sh
# Every gate of continuous integration; one summary line closes the run. With arguments it builds and runs ctest with them
# and nothing else, e.g. scripts/test.sh -R tools. CONTRIBUTING.md says what each gate is for.
set -eu
cd "$(dirname "$0")/.."
started=$(date +%s)
scripts/install.sh --tests
scripts/build.sh
# The machine has two cores in continuous integration; no test may hang it.
tests="ctest --test-dir build --output-on-failure --parallel $(nproc) --timeout 900"
[ $# = 0 ] || exec $tests "$@"

failed="" count=0
gate() { # NAME COMMAND...
  name=$1
  shift
  count=$((count + 1))
  echo "== $name"
  "$@" || failed="$failed $name"
}
rm -f build/lit/*.json build/gtest/*.xml build/ctest.xml
gate format scripts/format.sh
gate tests $tests --output-junit "$PWD/build/ctest.xml"
gate skips python3 test/skips.py build
gate python scripts/python-tests.sh
gate wheel scripts/wheel.sh
gate sanitizers scripts/asan.sh
gate fuzz scripts/fuzz.sh 20

minutes=$((($(date +%s) - started + 30) / 60))
[ -z "$failed" ] || { echo "kiln: FAILED after $minutes min:$failed"; exit 2; }
number=$(python3 test/skips.py build | sed -n 's/^\([0-9]*\) tests ran.*/\1/p')
echo "kiln: all $count gates hold: $number tests; $minutes min"
