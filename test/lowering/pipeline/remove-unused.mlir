// In a loop over tiles, what loops carry for nobody goes, and loops that do nothing; what has an effect stays, with all that it needs.
// RUN: kiln-opt %s --kiln-release-slots | FileCheck %s
module attributes {kiln.num_warps = 4 : i32} {

// CHECK-LABEL: @carried(
// CHECK-SAME: %[[P:[^:]*]]: !tt.ptr<f32>, %[[N:[^:]*]]: i32)
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]] step %{{.*}} iter_args(%[[COUNT:.*]] = %{{.*}}) -> (i32)
// CHECK-NEXT: scf.for {{.*}} iter_args(%[[INNER:.*]] = %[[COUNT]]) -> (i32)
// CHECK-NOT: tt.make_range
// CHECK: tt.addptr %[[P]], %[[INNER]]
// CHECK: tt.store
// CHECK-NOT: scf.if
// CHECK: scf.yield %{{.*}} : i32
// CHECK: scf.yield %{{.*}} : i32
// CHECK-NOT: scf.for
// CHECK: tt.return
tt.func public @carried(%p: !tt.ptr<f32>, %n: i32) attributes {"kiln-persistent" = ""} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1.0 : f32
  %range = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %outer:2 = scf.for %i = %c0 to %n step %c1 iter_args(%count = %c0, %tensor = %range) -> (i32, tensor<64xi32>) : i32 {
    %inner:2 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %count, %t = %tensor) -> (i32, tensor<64xi32>) : i32 {
      %at = tt.addptr %p, %c : !tt.ptr<f32>, i32
      tt.store %at, %one : !tt.ptr<f32>
      %ends = arith.cmpi eq, %j, %c0 : i32
      %moved = scf.if %ends -> (tensor<64xi32>) {
        %more = arith.addi %t, %range : tensor<64xi32>
        %isMore = arith.cmpi sge, %j, %c1 : i32
        llvm.intr.assume %isMore : i1
        scf.yield %more : tensor<64xi32>
      } else {
        scf.yield %t : tensor<64xi32>
      }
      %next = arith.addi %c, %c1 : i32
      scf.yield %next, %moved : i32, tensor<64xi32>
    }
    scf.yield %inner#0, %inner#1 : i32, tensor<64xi32>
  }
  %idle = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    %t = arith.addi %s, %i : i32
    scf.yield %t : i32
  }
  tt.return
}

// Results of conditionals that are used, loops' attributes, ops with regions, and what is assumed of what is used.
// CHECK-LABEL: @stays(
// CHECK: %[[SUM:.*]] = "tt.reduce"
// CHECK: llvm.intr.assume
// CHECK: scf.if %{{.*}} -> (f32) {
// CHECK: scf.for
// CHECK: } {tt.marked}
tt.func public @stays(%p: !tt.ptr<f32>, %x: tensor<64xf32>, %n: i32) attributes {"kiln-persistent" = ""} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %sum = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64xf32>) -> f32
  %many = arith.cmpi sge, %n, %c1 : i32
  llvm.intr.assume %many : i1
  %chosen:2 = scf.if %many -> (f32, i32) {
    scf.yield %sum, %c0 : f32, i32
  } else {
    %twice = arith.addf %sum, %sum : f32
    scf.yield %twice, %c1 : f32, i32
  }
  scf.for %i = %c0 to %n step %c1 : i32 {
    %at = tt.addptr %p, %i : !tt.ptr<f32>, i32
    tt.store %at, %chosen#0 : !tt.ptr<f32>
  } {tt.marked}
  tt.return
}
}
