// A mask against a bound that is divisible by 16 is one comparison for each run of 16, not one for each element.
// RUN: kiln-opt '--kiln-lower-to-gpu=target=sm_90a num-warps=1' %s | FileCheck %s --check-prefix=GPU
// RUN: kiln-opt '--kiln-lower-to-gpu=target=sm_90a num-warps=1' --kiln-to-llvm %s | FileCheck %s --check-prefix=LLVM

// GPU-LABEL: @divisible(
// GPU: arith.cmpi slt, {{.*}} {kiln.constancy = array<i64: 16>}
// LLVM-LABEL: @divisible(
// LLVM-COUNT-1: llvm.icmp "slt"
// LLVM-NOT: llvm.icmp "slt"
// LLVM: llvm.return
tt.func public @divisible(%in: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %out: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 16 : i32}) {
  %range = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
  %bound = tt.splat %n : i32 -> tensor<256xi32>
  %mask = arith.cmpi slt, %range, %bound : tensor<256xi32>
  %from = tt.splat %in : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
  %from0 = tt.addptr %from, %range : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
  %x = tt.load %from0, %mask : tensor<256x!tt.ptr<f16>>
  %one = arith.constant dense<1.0> : tensor<256xf16>
  %y = arith.select %mask, %x, %one : tensor<256xi1>, tensor<256xf16>
  %to = tt.splat %out : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
  %to0 = tt.addptr %to, %range : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
  tt.store %to0, %y : tensor<256x!tt.ptr<f16>>
  tt.return
}

// GPU-LABEL: @ragged(
// GPU-NOT: kiln.constancy
// GPU: tt.return
tt.func public @ragged(%in: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32) {
  %range = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
  %bound = tt.splat %n : i32 -> tensor<256xi32>
  %mask = arith.cmpi slt, %range, %bound : tensor<256xi32>
  %to = tt.splat %in : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
  %to0 = tt.addptr %to, %range : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
  %zero = arith.constant dense<0.0> : tensor<256xf16>
  tt.store %to0, %zero, %mask : tensor<256x!tt.ptr<f16>>
  tt.return
}
