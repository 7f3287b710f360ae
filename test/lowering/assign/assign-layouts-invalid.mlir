// RUN: not kiln-opt %s --kiln-assign-layouts="num-warps=3" 2>&1 | FileCheck %s --check-prefix=POWER
// POWER: error: num_warps must be a power of two, got 3
// RUN: not kiln-opt %s --kiln-assign-layouts="num-warps=64" 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: 64 warps are 2048 threads, but a block on sm_90a has at most 1024; use num_warps <= 32
// RUN: not kiln-opt %s --kiln-assign-layouts="target=sm_91" 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: error: {{.*}}sm_91
module {
  tt.func public @f() {
    tt.return
  }
}
