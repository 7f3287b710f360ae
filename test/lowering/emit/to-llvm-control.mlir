// Loops become branches whose block arguments are registers, or words of them; directives and lines of the kernel survive.
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
      // The two registers hold one value in each iteration, which is computed once.
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
  // One branch to the runtime's end of a launch, whatever element it is.
  // CHECK-DAG: llvm.mlir.global internal constant @[[MESSAGE:kiln_text_.*]]("in range\00")
  // CHECK-DAG: llvm.mlir.global internal constant @[[FUNCTION:kiln_text_.*]]("asserts\00")
  // CHECK-LABEL: @asserts(
  // CHECK: %[[BOTH:.*]] = llvm.and
  // CHECK: %[[FAILS:.*]] = llvm.xor %[[BOTH]]
  // CHECK: llvm.cond_br %[[FAILS]]
  // CHECK-DAG: llvm.mlir.addressof @[[MESSAGE]]
  // CHECK-DAG: llvm.mlir.addressof @[[FUNCTION]]
  // CHECK: llvm.call @__assertfail
  // CHECK-NOT: __assertfail
  // CHECK: llvm.return
  tt.func public @asserts(%x: i32) {
    %i = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #l>
    %t = tt.splat %x : i32 -> tensor<64xi32, #l>
    %c = arith.cmpi slt, %i, %t : tensor<64xi32, #l>
    tt.assert %c, "in range" : tensor<64xi1, #l>
    tt.return
  }
}

// -----

// On AMD two halves go from block to block in one word, and what is left over goes by itself.
#l = #kiln.linear<{register = [[1]], lane = [[2], [4], [8], [16], [32], [64]]}>
#m = #kiln.linear<{lane = [[1], [2], [4], [8], [16], [32]]}>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  // CHECK-LABEL: @words(
  tt.func public @words(%p: !tt.ptr<f16>, %q: !tt.ptr<i8>, %n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %r = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32, #l>
    %ps = tt.splat %p : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #l>
    %pr = tt.addptr %ps, %r : tensor<128x!tt.ptr<f16>, #l>, tensor<128xi32, #l>
    %x = tt.load %pr {kiln.vector = 2 : i32} : tensor<128x!tt.ptr<f16>, #l>
    %s = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32, #m>
    %qs = tt.splat %q : !tt.ptr<i8> -> tensor<64x!tt.ptr<i8>, #m>
    %qr = tt.addptr %qs, %s : tensor<64x!tt.ptr<i8>, #m>, tensor<64xi32, #m>
    %y = tt.load %qr {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i8>, #m>
    // CHECK: %[[WORD:.*]] = llvm.bitcast %{{.*}} : vector<2xf16> to i32
    // CHECK: llvm.br ^[[HEAD:.*]](%{{.*}}, %[[WORD]], %{{.*}} : i32, i32, i8)
    // CHECK: ^[[HEAD]](%{{.*}}: i32 {{.*}}, %[[CARRIED:.*]]: i32 {{.*}}, %{{.*}}: i8 {{.*}}):
    // CHECK: llvm.bitcast %[[CARRIED]] : i32 to vector<2xf16>
    %a, %b = scf.for %i = %zero to %n step %one iter_args(%u = %x, %v = %y) -> (tensor<128xf16, #l>, tensor<64xi8, #m>) : i32 {
      %d = arith.addf %u, %u : tensor<128xf16, #l>
      %e = arith.addi %v, %v : tensor<64xi8, #m>
      scf.yield %d, %e : tensor<128xf16, #l>, tensor<64xi8, #m>
    }
    tt.store %pr, %a {kiln.vector = 2 : i32} : tensor<128x!tt.ptr<f16>, #l>
    tt.store %qr, %b {kiln.vector = 1 : i32} : tensor<64x!tt.ptr<i8>, #m>
    tt.return
  }
}
