#!/bin/sh
# Every gate of continuous integration; one summary line closes the run. With arguments it builds and runs ctest with them
# and nothing else, e.g. scripts/test.sh -R tools. CONTRIBUTING.md says what each gate is for, test/minutes.py how long each took.
set -eu
cd "$(dirname "$0")/.."
started=$(date +%s)
scripts/install.sh --tests
installed=$(date +%s)
scripts/build.sh
# One more than there are cores, for tests of the tuner sleep. No test may hang the machine.
tests="ctest --test-dir build --output-on-failure --parallel $(($(nproc) + 1)) --timeout 900"
[ $# = 0 ] || exec $tests "$@"

failed="" count=0
took() { echo "$1 $(($(date +%s) - $2))" >>build/gates.txt; } # NAME SINCE
gate() { # NAME COMMAND...
  name=$1 since=$(date +%s)
  shift
  count=$((count + 1))
  echo "== $name"
  "$@" || failed="$failed $name"
  took "$name" "$since"
}
# Two gates of one core each, side by side; their output comes one after the other.
pair() { # NAME COMMAND NAME COMMAND
  since=$(date +%s)
  (status=0; $4 >"build/$3.log" 2>&1 || status=$?; took "$3" "$since"; exit $status) &
  other=$!
  gate "$1" $2
  count=$((count + 1))
  status=0
  wait $other || status=$?
  echo "== $3"
  cat "build/$3.log"
  [ $status = 0 ] || failed="$failed $3"
}
rm -f build/lit/*.json build/gtest/*.xml build/ctest.xml build/gates.txt
took build "$installed"
gate format scripts/format.sh
# A third of the sources, another one with each commit.
commits=$(git rev-list --count HEAD 2>/dev/null || echo 0)
gate includes python3 test/includes.py build --share "$((commits % 3))/3"
gate tests $tests --output-junit "$PWD/build/ctest.xml"
gate skips python3 test/skips.py build
pair python scripts/python-tests.sh wheel scripts/wheel.sh
# A half of the modules, the other one with the next commit; what is fuzzed is in the first.
gate sanitizers scripts/asan.sh --half "$commits"
[ $((commits % 2)) = 1 ] || gate fuzz scripts/fuzz.sh 10

minutes=$((($(date +%s) - started + 30) / 60))
python3 test/minutes.py build build-asan || failed="$failed minutes"
[ ! -f build-asan/fuzz/findings.txt ] || cat build-asan/fuzz/findings.txt
[ -z "$failed" ] || { echo "kiln: FAILED after $minutes min:$failed"; exit 2; }
number=$(python3 test/skips.py build | sed -n 's/^\([0-9]*\) tests ran.*/\1/p')
echo "kiln: all $count gates hold: $number tests; $minutes min"
