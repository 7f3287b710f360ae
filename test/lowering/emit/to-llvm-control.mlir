// Loops become branches whose block arguments are registers; orders and lines of the kernel survive.
// RUN: kiln-opt --kiln-to-llvm --mlir-print-debuginfo --split-input-file %s | FileCheck %s

#l = #kiln.linear<{register = [[1]], lane = [[2], [4], [8], [16], [32]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @loop(
  // CHECK-SAME: ["nvvm.maxnreg", "64"]
  // CHECK-SAME: ["kiln-max-regs", "64"]
  // CHECK-SAME: ["kiln-sched-strategy", "pressure(max_regs=168)"]
  tt.func public @loop(%p: !tt.ptr<f32>, %n: i32) attributes {"kiln-sched-strategy" = "pressure(max_regs=168)", "kiln-max-regs" = 64 : i32} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %start = arith.constant dense<0.0> : tensor<64xf32, #l>
    // CHECK: llvm.br ^[[HEAD:.*]](%{{.*}}, %{{.*}}, %{{.*}} : i32, f32, f32)
    // CHECK: ^[[HEAD]](%{{.*}}: i32 {{.*}}, %{{.*}}: f32 {{.*}}, %{{.*}}: f32 {{.*}}):
    %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %start) -> (tensor<64xf32, #l>) : i32 {
      %f = arith.sitofp %i : i32 to f32
      // The two registers hold one value each turn, which is computed once.
      // CHECK: llvm.sitofp
      // CHECK-NOT: llvm.sitofp
      %s = tt.splat %f : f32 -> tensor<64xf32, #l>
      %next = arith.addf %acc, %s : tensor<64xf32, #l> loc(callsite(unknown at "kernel.py":7:3))
      scf.yield %next : tensor<64xf32, #l>
    } loc("kernel.py":6:1)
    %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #l>
    %ps = tt.splat %p : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #l>
    %q = tt.addptr %ps, %r : tensor<64x!tt.ptr<f32>, #l>, tensor<64xi32, #l>
    tt.store %q, %sum {kiln.vector = 2 : i32} : tensor<64x!tt.ptr<f32>, #l> loc("sum"(callsite("lib.py":30:9 at "kernel.py":8:5)))
    tt.return
  } loc("kernel.py":5:0)
}
// CHECK-DAG: #[[FILE:.*]] = #llvm.di_file<"kernel.py" in "">
// CHECK-DAG: #[[LIB:.*]] = #llvm.di_file<"lib.py" in "">
// CHECK-DAG: emissionKind = DebugDirectivesOnly
// CHECK-DAG: #[[KERNEL:.*]] = #llvm.di_subprogram<{{.*}}name = "loop"{{.*}}file = #[[FILE]], line = 5
// CHECK-DAG: #[[INLINED:.*]] = #llvm.di_lexical_block_file<scope = #[[KERNEL]], file = #[[LIB]]
// CHECK-DAG: loc(fused<#[[KERNEL]]>[
// CHECK-DAG: loc(fused<#[[INLINED]]>[

// -----

#l = #kiln.linear<{register = [[32]], lane = [[1], [2], [4], [8], [16]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a", kiln.shared_bytes = 0 : i32} {
  // One branch to a trap, whatever element it is.
  // CHECK-LABEL: @asserts(
  // CHECK: %[[BOTH:.*]] = llvm.and
  // CHECK: %[[FAILS:.*]] = llvm.xor %[[BOTH]]
  // CHECK: llvm.cond_br %[[FAILS]]
  // CHECK: llvm.intr.trap
  // CHECK-NOT: llvm.intr.trap
  // CHECK: llvm.return
  tt.func public @asserts(%x: i32) {
    %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #l>
    %t = tt.splat %x : i32 -> tensor<64xi32, #l>
    %c = arith.cmpi slt, %i, %t : tensor<64xi32, #l>
    tt.assert %c, "in range" : tensor<64xi1, #l>
    tt.return
  }
}
