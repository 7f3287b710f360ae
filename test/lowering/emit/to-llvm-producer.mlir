// Warp specialization: the programs of producer and kernel branch at the start; a block has one producer, on GPUs with setmaxnreg.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {kiln.num_warps = 8 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: @one()
  // CHECK-SAME: ["nvvm.reqntid", "384"], ["nvvm.maxnreg", "168"]
  // CHECK: llvm.icmp "uge" %[[WARP:.*]], %{{.*}} : i32
  // CHECK-NEXT: llvm.cond_br %{{.*}}, ^[[GROUP:.*]], ^[[OWN:.*]]
  // CHECK: ^[[GROUP]]:
  // CHECK: nvvm.setmaxregister {{ *}}decrease 24
  // CHECK: llvm.icmp "eq" %[[WARP]],
  // CHECK: ^[[OWN]]:
  // CHECK: nvvm.setmaxregister {{ *}}increase 240
  tt.func public @one() {
    kiln.barrier local with_producer
    kiln.producer registers 24 of 168 others 240 {
      kiln.barrier local with_producer
      kiln.leave
    }
    tt.return
  }
}

// -----

// The second warp of that warpgroup begins dots: six warps are at barriers that all share.
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_100a"} {
  // CHECK-LABEL: @dots()
  // CHECK-SAME: ["nvvm.reqntid", "256"], ["nvvm.maxnreg", "248"]
  // CHECK: llvm.icmp "uge" %[[WARP:.*]], %{{.*}} : i32
  // CHECK-NEXT: llvm.cond_br %{{.*}}, ^[[GROUP:.*]], ^[[OWN:.*]]
  // CHECK: ^[[GROUP]]:
  // CHECK: nvvm.setmaxregister {{ *}}decrease 24
  // CHECK: %[[FOUR:.*]] = llvm.mlir.constant(4 : i32)
  // CHECK-NEXT: llvm.icmp "eq" %[[WARP]], %[[FOUR]]
  // CHECK-NEXT: llvm.cond_br %{{.*}}, ^[[COPIES:.*]], ^[[OTHERS:.*]]
  // CHECK: ^[[OWN]]:
  // CHECK: llvm.mlir.constant(192 : i32)
  // CHECK: ^[[COPIES]]:
  // CHECK: llvm.mlir.constant(192 : i32)
  // CHECK: ^[[OTHERS]]:
  // CHECK: %[[FIVE:.*]] = llvm.mlir.constant(5 : i32)
  // CHECK-NEXT: llvm.icmp "eq" %[[WARP]], %[[FIVE]]
  tt.func public @dots() {
    kiln.barrier local with_producer
    kiln.producer registers 24 of 248 others 256 {
      kiln.barrier local with_producer
      kiln.leave
    } dots {
      kiln.barrier local with_producer
      kiln.leave
    }
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 8 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @two() {
    kiln.producer registers 24 of 168 others 240 {
      kiln.leave
    }
    // expected-error @+1 {{is the kernel's second, and a block has one producer}}
    kiln.producer registers 24 of 168 others 240 {
      kiln.leave
    }
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 8 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  tt.func public @elsewhere() {
    // expected-error @+1 {{needs setmaxnreg, which sm_80 does not have; sm_90a, sm_100a and sm_103a do}}
    kiln.producer registers 24 of 168 others 240 {
      kiln.leave
    }
    tt.return
  }
}
