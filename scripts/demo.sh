#!/bin/sh
# The main job, from nothing: installs what is missing, builds, compiles five kernels for two GPUs under three
# strategies, shows what each did to registers, spills, shared memory and occupancy, and proves on the emulator that the
# lowered softmax computes what its tile IR means. No GPU is needed.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh
kiln=build/bin/kiln

# Tile IR goes through the whole street; the matmul and the attention enter as LLVM IR, one file for each vendor. Their
# launches ask for dynamic shared memory, which a file of LLVM IR does not know (test/corpus/*/meta.json does).
echo "== five kernels, two GPUs, three strategies: what each strategy makes of them"
$kiln compare --target sm_90a,gfx942 --strategies source,pressure,latency \
  test/cases/softmax.json test/cases/rope.json test/cases/layernorm_fwd.json \
  test/corpus/matmul_128x256/kernel.ll test/corpus/matmul_128x256/gfx942/kernel.ll \
  test/corpus/attention_d64_causal/kernel.ll test/corpus/attention_d64_causal/gfx942/kernel.ll \
  --launch matmul_kernel@sm_90a=dyn=147456 --launch matmul_kernel@gfx942=dyn=49152 \
  --launch attention_kernel@sm_90a=dyn=65536 --launch attention_kernel@gfx942=dyn=16384

for target in sm_90a gfx942; do
  echo "== softmax on the emulator against the reference, lowered for $target"
  $kiln check test/cases/softmax.json --target $target
done
