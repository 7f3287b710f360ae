// Addresses in shared memory count in bytes: a thread's part, which no loop changes, then what no thread's number reaches, so that
// eight accesses to a swizzled buffer have two addresses, and no shift stands between them and the slot's.
// RUN: kiln-opt --kiln-to-llvm %s | FileCheck %s

#l = #kiln.linear<{register = [[0, 1], [0, 2], [0, 4], [4, 0], [8, 0], [16, 0]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0]]}>
#s = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 8], [2, 16], [4, 32], [8, 0], [16, 0]]>
!slot = !kiln.memdesc<32x64xf16, #s>
module attributes {kiln.num_warps = 1 : i32, kiln.warp_size = 32 : i32, kiln.target = "sm_120a"} {
  // CHECK-LABEL: @addresses(
  tt.func public @addresses(%i: i32) attributes {kiln.shared_bytes = 12288 : i32} {
    %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<3x32x64xf16, #s>
    // The last bits of the thread's part: row 2, of 128 bytes, whose columns are swizzled by 32 bytes.
    // CHECK: %[[BASIS:.*]] = llvm.mlir.constant(288 : i32) : i32
    // CHECK: %[[ROW:.*]] = llvm.mul %{{.*}}, %[[BASIS]] : i32
    // CHECK: %[[THREAD:.*]] = llvm.xor %{{.*}}, %[[ROW]] : i32
    // CHECK: %[[SLOT:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    %slot = kiln.index %a[%i] : !kiln.memdesc<3x32x64xf16, #s> -> !slot
    // CHECK: %[[P0:.*]] = llvm.getelementptr %[[SLOT]][%[[THREAD]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: llvm.load %[[P0]] {{.*}} vector<8xf16>
    // Row 4: its columns are swizzled by 64 bytes, and 512 bytes are reached by no thread.
    // CHECK: %[[SWIZZLE:.*]] = llvm.mlir.constant(64 : i32) : i32
    // CHECK: %[[OTHER:.*]] = llvm.xor %[[THREAD]], %[[SWIZZLE]] : i32
    // CHECK: %[[P1:.*]] = llvm.getelementptr %[[SLOT]][%[[OTHER]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: %[[REST1:.*]] = llvm.mlir.constant(512 : i32) : i32
    // CHECK: %[[Q1:.*]] = llvm.getelementptr %[[P1]][%[[REST1]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: llvm.load %[[Q1]] {{.*}} vector<8xf16>
    // Row 8 has the columns of row 0.
    // CHECK: %[[P2:.*]] = llvm.getelementptr %[[SLOT]][%[[THREAD]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: %[[REST2:.*]] = llvm.mlir.constant(1024 : i32) : i32
    // CHECK: %[[Q2:.*]] = llvm.getelementptr %[[P2]][%[[REST2]]] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    // CHECK: llvm.load %[[Q2]] {{.*}} vector<8xf16>
    %x = kiln.local_load %slot : !slot -> tensor<32x64xf16, #l>
    tt.return
  }
}
