#!/bin/sh
# scripts/fuzz.sh [SECONDS [TARGET...]]: fuzzes each target of test/fuzz for so long (20), under AddressSanitizer and
# UndefinedBehaviorSanitizer, from the seeds in the tree and what earlier runs learned in build-asan/fuzz. An input that
# crashes is made smaller, and the message says where to keep it; build-asan/fuzz/findings.txt has all messages of the run, with
# the bytes. KILN_SEED=NUMBER repeats a run's random choices.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-20}
[ $# = 0 ] || shift
scripts/install.sh
[ -f build/build.ninja ] || cmake --preset release # whose unit tests build-asan/ links
# Where scripts/asan.sh has instrumented another half, what is fuzzed is instrumented now.
grep -q '^KILN_SANITIZED:.*=[.^].*\(frontend\|\*\)' build-asan/CMakeCache.txt 2>/dev/null || cmake --preset asan -D KILN_SANITIZED=".*"
cmake --build build-asan --target kiln-fuzzers
targets=${*:-$(cd build-asan/fuzz && ls ./*.seeds | sed 's/^..//; s/\.seeds$//')}

findings=build-asan/fuzz/findings.txt
rm -f "$findings"
seed=${KILN_SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
echo "kiln: fuzzing with KILN_SEED=$seed"
export ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-22/bin/llvm-symbolizer
# fuzz TARGET: one line of what it did, or the whole story of what it found.
fuzz() {
  target=$1
  program=build-asan/bin/kiln-fuzz-$target
  work=build-asan/fuzz/$target
  rm -rf "$work/seeds" "$work/found"
  mkdir -p "$work/seeds" "$work/corpus" "$work/found"
  number=0
  while read -r file; do # folders may share names: softmax/kernel.ttir, rope/kernel.ttir
    number=$((number + 1))
    cp "$file" "$work/seeds/$number-${file##*/}"
  done <"build-asan/fuzz/$target.seeds"
  dictionary=$(find test/fuzz -name "$target.dict")

  # Half a minute (of a machine that does other things too) or 2 GiB for one input is a finding too.
  options="-timeout=30 -rss_limit_mb=2048 -artifact_prefix=$work/found/ ${dictionary:+-dict=$dictionary}"
  if "$program" $options -seed="$seed" -max_total_time="$seconds" -verbosity=0 -print_final_stats=1 \
    "$work/corpus" "$work/seeds" >"$work/log" 2>&1; then
    echo "kiln: $target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log") inputs in $seconds s, nothing found"
    return
  fi
  found=$(ls "$work"/found/* | head -n 1)
  tail -n 60 "$work/log"
  "$program" $options -minimize_crash=1 -max_total_time=60 -exact_artifact_path="$work/found/smallest" "$found" \
    >>"$work/log" 2>&1 || true
  [ ! -s "$work/found/smallest" ] || found=$work/found/smallest
  # For a machine that is gone when its output is read: what went wrong, and the input itself.
  {
    echo "kiln: error: $target: $found ($(wc -c <"$found") bytes) fails: build-asan/bin/kiln-fuzz-$target $found"
    grep -m 4 -E 'ERROR: |SUMMARY: |runtime error: |Assertion |terminate' "$work/log" || true
    [ "$(wc -c <"$found")" -gt 6000 ] || { echo "kiln: its bytes, for base64 -d:"; base64 "$found"; }
    echo "kiln: mend it and keep the file as test/fuzz/regressions/$target/NAME"
  } | tee -a "$findings" >&2
  return 2
}

# As many targets at once as there are cores; they all take equally long.
status=0 running="" cores=$(nproc)
finish() {
  for process in $running; do
    wait "$process" || status=2
  done
  running=""
}
for target in $targets; do
  fuzz "$target" &
  running="$running $!"
  [ "$(echo $running | wc -w)" -lt "$cores" ] || finish
done
finish
exit $status
