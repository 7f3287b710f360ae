#!/bin/sh
# The main job, from nothing: installs what is missing, builds the kiln command alone, compiles five kernels whose speed depends on their
# directives, and says for each what was gained by what; then shows on the emulator that a lowered kernel computes what its tile IR means,
# under such a directive. No GPU is needed.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh kiln
kiln=build/bin/kiln

# Triton's LLVM IR of five kernels: as it is, under a register cap alone (what a Triton user has with maxnreg), under a
# named strategy, and under what `auto` finds with a budget of 12.
compare() { # KERNEL CAP STRATEGY
  echo "== $1"
  $kiln compare "test/corpus/$1/kernel.ll" --target sm_90a --strategies "source,source @$2,$3,auto(budget=12)"
  python3 perf/gain.py "$1"
}
compare paged_decode 96 'subtree-ilp @96'
compare matmul_postop_add 128 'subtree-ilp @128'
compare cross_entropy 128 'llvm(scheduler=ilpmax)'
compare dropout 80 'load-early'
compare swiglu 64 'subtree-ilp(prefer=min)'

for target in sm_90a gfx942; do
  echo "== softmax lowered for $target, on the emulator against the reference, its order judged by the value checker"
  $kiln check test/cases/softmax.json --target $target --sched-strategy latency --verify
done
