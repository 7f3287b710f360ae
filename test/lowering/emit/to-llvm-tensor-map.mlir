// A tensor map is a parameter after the kernel's own, with a recipe for the launch; thread 0 issues the copies of its boxes.
// RUN: kiln-opt --kiln-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s

#b = #kiln.shared<[]>
// Two columns of runs of 128 bytes.
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32], [8, 0], [0, 64]]>
!map = !kiln.tensor_map<16x64xf16, 128>
!slot = !kiln.memdesc<16x128xf16, #s>
!bar = !kiln.memdesc<i64, #b>
module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // CHECK-LABEL: llvm.func ptx_kernelcc @hopper(
  // CHECK-SAME: %[[ROW:[^:]*]]: i32, %[[GO:[^:]*]]: i1, %[[MAP:[^:]*]]: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant})
  // CHECK-SAME: ["kiln-tensor-maps", "[{\22base\22:0,\22box\22:[16,64],\22element\22:\22f16\22,\22fill_nan\22:-1,\22non_negative\22:[],\22sizes\22:[{\22argument\22:1},{\22bits\22:32,\22of\22:[{\22argument\22:1},2],\22op\22:\22multiply\22}],\22strides\22:[{\22argument\22:2}],\22swizzle\22:128}]"]
  tt.func public @hopper(%base: !tt.ptr<f16>, %n: i32, %stride: i64, %row: i32, %go: i1) attributes {kiln.shared_bytes = 4104 : i32} {
    %two = arith.constant 2 : i32
    %yes = arith.constant true
    %c0 = arith.constant 0 : i32
    %twice = arith.muli %n, %two : i32
    %map = kiln.tensor_map %base sizes [%n, %twice] strides [%stride] nan %yes : !tt.ptr<f16>, (i32, i32), (i64) -> !map
    // The same parameter serves a second one.
    %again = kiln.tensor_map %base sizes [%n, %twice] strides [%stride] nan %yes : !tt.ptr<f16>, (i32, i32), (i64) -> !map
    %a = kiln.alloc {alignment = 1024 : i64, kiln.shared_offset = 0 : i32} : !slot
    %b = kiln.alloc {kiln.shared_offset = 4096 : i32} : !bar
    // CHECK: %[[FIRST:.*]] = llvm.icmp "eq"
    // CHECK: %[[BOTH:.*]] = llvm.and %{{.*}}, %[[GO]] : i1
    // CHECK: llvm.cond_br %[[BOTH]]
    // CHECK: nvvm.mbarrier.arrive.expect_tx
    kiln.mbarrier_expect %b bytes 4096 if %go : !bar
    // CHECK: llvm.cond_br
    // CHECK: %[[TO:.*]] = llvm.addrspacecast %{{.*}} : !llvm.ptr<3> to !llvm.ptr<7>
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d"(%[[TO]], %{{.*}}, %[[MAP]], %{{.*}}, %[[ROW]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
    // CHECK: %[[NEXT:.*]] = llvm.add %{{.*}}, %{{.*}} : i32
    // CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d"(%{{.*}}, %{{.*}}, %[[MAP]], %[[NEXT]], %[[ROW]],
    kiln.tma_copy %map[%row, %c0], %a on %b if %go : !map -> !slot, !bar
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d"(%{{.*}}, %[[MAP]], %{{.*}}, %[[ROW]], %{{.*}}, %{{.*}})
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d"(%{{.*}}, %[[MAP]],
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.commit.group"()
    kiln.tma_store %a, %again[%row, %c0] : !slot -> !map
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.reduce.min.tile.2d"(%{{.*}}, %[[MAP]], %{{.*}}, %[[ROW]], %{{.*}}, %{{.*}})
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.reduce.min.tile.2d"(%{{.*}}, %[[MAP]],
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.commit.group"()
    kiln.tma_store %a, %again[%row, %c0] reduction = min : !slot -> !map
    // CHECK: llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.wait.group.read"(
    kiln.tma_store_wait %a : !slot pending 0
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  tt.func public @ampere(%base: !tt.ptr<f16>, %n: i32, %nan: i1) {
    // expected-error @+1 {{'kiln.tensor_map' op is nothing to sm_80, which has no copies by tensor maps}}
    %map = kiln.tensor_map %base sizes [%n, %n] strides [%n] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<16x64xf16, 128>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @varies(%base: !tt.ptr<f16>, %n: i32, %nan: i1) {
    %id = tt.get_program_id x : i32
    // expected-error @+1 {{'kiln.tensor_map' op has a stride that does not follow from the kernel's arguments alone}}
    %map = kiln.tensor_map %base sizes [%n, %n] strides [%id] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<16x64xf16, 128>
    tt.return
  }
}

// -----

module attributes {kiln.num_warps = 4 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  tt.func public @moved(%base: !tt.ptr<f16>, %n: i32, %nan: i1) {
    %further = tt.addptr %base, %n : !tt.ptr<f16>, i32
    // expected-error @+1 {{'kiln.tensor_map' op has a base that is no parameter of the kernel}}
    %map = kiln.tensor_map %further sizes [%n, %n] strides [%n] nan %nan : !tt.ptr<f16>, (i32, i32), (i32) -> !kiln.tensor_map<16x64xf16, 128>
    tt.return
  }
}
