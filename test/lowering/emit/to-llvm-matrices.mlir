// Operands and accumulators of matrix instructions move by matrices where the GPU can, with rows and columns exchanged where k
// runs along the rows in memory; elsewhere by vectors.
// RUN: kiln-opt --kiln-to-llvm --split-input-file %s | FileCheck %s

// A, B with k and B with n along the rows of a mma.m16n8k16, and its accumulator as f16.
#a = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]}>
#b = #kiln.linear<{register = [[1, 0], [8, 0]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]]}>
#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]}>
#rows = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#columns = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 4]]>
#rows8 = #kiln.shared<[[0, 1], [0, 2], [0, 4], [1, 0], [2, 0], [4, 0], [8, 0]]>
!a = !kiln.memdesc<16x16xf16, #rows>
!byK = !kiln.memdesc<16x8xf16, #columns>
!byN = !kiln.memdesc<16x8xf16, #rows8>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_80"} {
  // CHECK-LABEL: @operands(
  tt.func public @operands(%p: !tt.ptr<f16>) attributes {kiln.shared_bytes = 1536 : i32} {
    %x = kiln.alloc {kiln.shared_offset = 0 : i32} : !a
    %y = kiln.alloc {kiln.shared_offset = 512 : i32} : !byK
    %z = kiln.alloc {kiln.shared_offset = 1024 : i32} : !byN
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16"
    %b = kiln.local_load %y : !byK -> tensor<16x8xf16, #b>
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.trans.b16"
    %c = kiln.local_load %z : !byN -> tensor<16x8xf16, #b>
    // CHECK: llvm.call_intrinsic "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16"(%{{.*}}) : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    // CHECK-COUNT-4: llvm.bitcast %{{.*}} : i32 to vector<2xf16>
    %a = kiln.local_load %x : !a -> tensor<16x16xf16, #a>
    // stmatrix is newer.
    // CHECK-NOT: matrix.sync
    // CHECK-COUNT-4: llvm.store %{{.*}} {alignment = 4 : i64} : vector<2xf16>
    kiln.local_store %a, %x : tensor<16x16xf16, #c> -> !a
    tt.return
  }
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0]]}>
#rows = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!c = !kiln.memdesc<16x16xf16, #rows>
module attributes {kiln.num_warps = 2 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_90a"} {
  // Of two warps with the same elements one stores, all of its lanes together.
  // CHECK-LABEL: @accumulator(
  tt.func public @accumulator(%p: !tt.ptr<f16>) attributes {kiln.shared_bytes = 512 : i32} {
    %x = kiln.alloc {kiln.shared_offset = 0 : i32} : !c
    %a = kiln.local_load %x : !c -> tensor<16x16xf16, #c>
    // CHECK: llvm.cond_br
    // CHECK: llvm.call_intrinsic "llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr<3>, i32, i32, i32, i32)
    kiln.local_store %a, %x : tensor<16x16xf16, #c> -> !c
    tt.return
  }
}

// -----

#a = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]]}>
#rows = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
!a = !kiln.memdesc<16x16xf16, #rows>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "gfx1100"} {
  // CHECK-LABEL: @amd(
  tt.func public @amd(%p: !tt.ptr<f16>) attributes {kiln.shared_bytes = 512 : i32} {
    %x = kiln.alloc {kiln.shared_offset = 0 : i32} : !a
    // CHECK-NOT: matrix.sync
    // CHECK-COUNT-4: llvm.load %{{.*}} -> vector<2xf16>
    %a = kiln.local_load %x : !a -> tensor<16x16xf16, #a>
    tt.return
  }
}
