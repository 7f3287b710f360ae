// Functions: the hardware's where it is accurate enough, written out where it is not; functions that neither vendor has are refused.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @nvidia(
  tt.func public @nvidia(%p: !tt.ptr<f32>, %x: f32, %h: f16) {
    // CHECK: llvm.fmul {{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx{{(.ftz)?}}"
    %a = math.exp %x : f32
    // CHECK: llvm.call_intrinsic "llvm.nvvm.div.full"
    %b = arith.divf %a, %x : f32
    // CHECK: llvm.fdiv %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
    %three = arith.constant 3.0 : f32
    %c = arith.divf %b, %three : f32
    // CHECK: llvm.fdiv %{{.*}}, %{{.*}} : f32
    %d = tt.precise_divf %c, %x : f32
    // CHECK: llvm.fpext %{{.*}} : f16 to f32
    // CHECK: llvm.call_intrinsic "llvm.nvvm.sqrt.approx.f"
    // CHECK: llvm.fptrunc %{{.*}} : f32 to f16
    %e = math.sqrt %h : f16
    %f = arith.extf %e : f16 to f32
    %g = arith.addf %d, %f : f32
    // CHECK-NOT: math.
    // CHECK-NOT: lg2.approx
    // CHECK: llvm.return
    %i = math.log %g : f32
    %j = math.erf %i : f32
    tt.store %p, %j : !tt.ptr<f32>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx90a"} {
  // CHECK-LABEL: @amd(
  tt.func public @amd(%p: !tt.ptr<f32>, %x: f32) {
    // CHECK: llvm.call_intrinsic "llvm.amdgcn.exp2"
    // CHECK: llvm.fdiv
    // CHECK: llvm.intr.sqrt
    %a = math.exp %x : f32
    %b = arith.divf %a, %x : f32
    %c = math.sqrt %b : f32
    tt.store %p, %c : !tt.ptr<f32>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // Written out in f64: the multiple of pi/2, then polynomials.
  // CHECK-LABEL: @wide(
  // CHECK: llvm.intr.rint
  // CHECK-COUNT-8: llvm.intr.fma
  // CHECK-NOT: llvm.call
  tt.func public @wide(%p: !tt.ptr<f64>, %x: f64) {
    %a = math.sin %x : f64
    tt.store %p, %a : !tt.ptr<f64>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 64 : i32, kiln.target = "gfx942"} {
  tt.func public @print(%x: f32) {
    // expected-error @+1 {{'tt.print' is not lowered for gfx942: printing there takes AMD's device libraries}}
    tt.print "x" {hex = false, isSigned = array<i32: 0>} : %x : f32
    tt.return
  }
}
