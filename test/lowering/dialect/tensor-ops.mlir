// The syntax and verifiers of tensor memory and of what computes there.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | kiln-opt --split-input-file --verify-diagnostics | FileCheck %s

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#byN = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #byN>
!turns = !kiln.memdesc<2xi64, #one>
!t = !kiln.tensor_memory<64x16xf32>
// CHECK-LABEL: @roundtrip
tt.func @roundtrip(%x: tensor<64x16xf32, #c>) {
  // CHECK: %[[BASE:.*]] = kiln.tensor_begin columns 32
  %base = kiln.tensor_begin columns 32
  // CHECK: %[[A:.*]] = kiln.alloc
  %a = kiln.alloc : !a
  // CHECK: %[[B:.*]] = kiln.alloc
  %b = kiln.alloc : !b
  // CHECK: %[[DONE:.*]] = kiln.alloc
  %done = kiln.alloc : !turns
  // CHECK: %[[T:.*]] = kiln.tensor_alloc : !kiln.tensor_memory<64x16xf32>
  %t = kiln.tensor_alloc : !t
  // CHECK: kiln.tensor_alloc in %[[BASE]] at 16 : !kiln.tensor_memory<64x16xf32>
  %u = kiln.tensor_alloc in %base at 16 : !t
  // CHECK: kiln.tensor_store %{{.*}}, %[[T]] : tensor<64x16xf32, #layout> -> !kiln.tensor_memory<64x16xf32>
  kiln.tensor_store %x, %t : tensor<64x16xf32, #c> -> !t
  // CHECK: %[[W:.*]] = kiln.async_wait
  %w = kiln.async_wait pending 0
  // CHECK: %[[D:.*]] = kiln.tensor_dot %[[A]], %[[B]] to %[[T]] adds done %[[DONE]] tokens %[[W]] : !kiln.memdesc<64x16xf16, #shared>, !kiln.memdesc<16x16xf16, #shared1> -> !kiln.tensor_memory<64x16xf32>, !kiln.memdesc<2xi64, #shared2>
  %d = kiln.tensor_dot %a, %b to %t adds done %done tokens %w : !a, !b -> !t, !turns
  // CHECK: kiln.tensor_dot %[[A]], %[[B]] to %[[T]] done %[[DONE]] :
  %e = kiln.tensor_dot %a, %b to %t done %done : !a, !b -> !t, !turns
  // CHECK: kiln.tensor_wait for %[[D]] pending 1 all_warps done %[[DONE]] buffers %[[A]], %[[B]] :
  kiln.tensor_wait for %d pending 1 all_warps done %done buffers %a, %b : !turns, !a, !b
  // CHECK: kiln.tensor_wait pending 0 done %[[DONE]] :
  kiln.tensor_wait pending 0 done %done : !turns
  // CHECK: kiln.tensor_load %[[T]] : !kiln.tensor_memory<64x16xf32> -> tensor<64x16xf32, #layout>
  %r = kiln.tensor_load %t : !t -> tensor<64x16xf32, #c>
  // CHECK: kiln.tensor_end %[[BASE]] columns 32
  kiln.tensor_end %base columns 32
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#byN = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #byN>
!t = !kiln.tensor_memory<64x16xf32>
// CHECK-LABEL: @handed_over
tt.func @handed_over(%adds: i1) {
  // CHECK: %[[SLOT:.*]] = kiln.alloc : !kiln.memdesc<i32, #shared>
  %slot = kiln.alloc : !kiln.memdesc<i32, #one>
  // CHECK: kiln.tensor_take columns 32 to %[[SLOT]] : !kiln.memdesc<i32, #shared>
  kiln.tensor_take columns 32 to %slot : !kiln.memdesc<i32, #one>
  // CHECK: %[[BASE:.*]] = kiln.tensor_base %[[SLOT]] : !kiln.memdesc<i32, #shared>
  %base = kiln.tensor_base %slot : !kiln.memdesc<i32, #one>
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %ended = kiln.alloc : !kiln.memdesc<i64, #one>
  %t = kiln.tensor_alloc in %base at 0 : !t
  // CHECK: kiln.tensor_dot %{{.*}}, %{{.*}} to %{{.*}} adds if %{{.*}} done %[[ENDED:.*]] :
  %d = kiln.tensor_dot %a, %b to %t adds if %adds done %ended : !a, !b -> !t, !kiln.memdesc<i64, #one>
  // CHECK: kiln.tensor_commit %[[ENDED]] : !kiln.memdesc<i64, #shared>
  kiln.tensor_commit %ended : !kiln.memdesc<i64, #one>
  // CHECK: kiln.tensor_end %[[BASE]] columns 32 in %[[SLOT]] : !kiln.memdesc<i32, #shared>
  kiln.tensor_end %base columns 32 in %slot : !kiln.memdesc<i32, #one>
  // CHECK: kiln.producer registers 24 of 40 others 56 {
  // CHECK: } dots {
  kiln.producer registers 24 of 40 others 56 {
    kiln.leave
  } dots {
    kiln.leave
  }
  tt.return
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#byN = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<64x16xf16, #a>
!b = !kiln.memdesc<16x16xf16, #byN>
!t = !kiln.tensor_memory<64x16xf32>
tt.func @adds_never(%adds: i1) {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %ended = kiln.alloc : !kiln.memdesc<i64, #one>
  %t = kiln.tensor_alloc : !t
  // expected-error @+1 {{adds where a condition holds, and so has to add}}
  %d = kiln.tensor_dot %a, %b to %t if %adds done %ended : !a, !b -> !t, !kiln.memdesc<i64, #one>
  tt.return
}

// -----

#one = #kiln.shared<[]>
tt.func @taken_columns() {
  %slot = kiln.alloc : !kiln.memdesc<i32, #one>
  // expected-error @+1 {{takes a power of two of columns from 32 to 512, not 16}}
  kiln.tensor_take columns 16 to %slot : !kiln.memdesc<i32, #one>
  tt.return
}

// -----

tt.func @columns() {
  // expected-error @+1 {{takes a power of two of columns from 32 to 512, not 48}}
  %base = kiln.tensor_begin columns 48
  tt.return
}

// -----

tt.func @many_columns() {
  // expected-error @+1 {{takes a power of two of columns from 32 to 512, not 1024}}
  %base = kiln.tensor_begin columns 1024
  tt.return
}

// -----

tt.func @rows() {
  // expected-error @+1 {{tensor memory has matrices of a power of two of rows, 64 or more, and of columns}}
  %t = kiln.tensor_alloc : !kiln.tensor_memory<32x16xf32>
  tt.return
}

// -----

tt.func @elements() {
  // expected-error @+1 {{tensor memory has elements of 8, 16 or 32 bits, not 'f64'}}
  %t = kiln.tensor_alloc : !kiln.tensor_memory<64x16xf64>
  tt.return
}

// -----

#c = #kiln.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]]}>
tt.func @another_shape(%x: tensor<64x16xf32, #c>) {
  %t = kiln.tensor_alloc : !kiln.tensor_memory<64x32xf32>
  // expected-error @+1 {{of another shape or type}}
  kiln.tensor_store %x, %t : tensor<64x16xf32, #c> -> !kiln.tensor_memory<64x32xf32>
  tt.return
}

// -----

#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
tt.func @shapes() {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  %done = kiln.alloc : !kiln.memdesc<2xi64, #one>
  %t = kiln.tensor_alloc : !kiln.tensor_memory<64x32xf32>
  // expected-error @+1 {{multiplies (m, k) by (k, n) to (m, n), not}}
  %d = kiln.tensor_dot %a, %b to %t done %done : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b> -> !kiln.tensor_memory<64x32xf32>, !kiln.memdesc<2xi64, #one>
  tt.return
}

// -----

// As rows, without the exchange that the tensor core undoes.
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]>
#b = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 8], [8, 0]]>
#one = #kiln.shared<[]>
tt.func @layouts() {
  %a = kiln.alloc : !kiln.memdesc<64x16xf16, #a>
  %b = kiln.alloc : !kiln.memdesc<16x16xf16, #b>
  %done = kiln.alloc : !kiln.memdesc<2xi64, #one>
  %t = kiln.tensor_alloc : !kiln.tensor_memory<64x16xf32>
  // expected-error @+1 {{has no instruction that multiplies}}
  %d = kiln.tensor_dot %a, %b to %t done %done : !kiln.memdesc<64x16xf16, #a>, !kiln.memdesc<16x16xf16, #b> -> !kiln.tensor_memory<64x16xf32>, !kiln.memdesc<2xi64, #one>
  tt.return
}

// -----

// Scales, and columns for them.
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [1, 16], [2, 32], [4, 64], [8, 0], [16, 0], [32, 0], [64, 0]]>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [16, 1], [32, 2], [64, 4], [0, 8], [0, 16], [0, 32], [0, 64]]>
#s = #kiln.shared<[[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<128x128xf8E4M3FN, #a>
!b = !kiln.memdesc<128x128xf8E5M2, #b>
!s = !kiln.memdesc<128x4xi8, #s>
!columns = !kiln.tensor_memory<128x4xi32>
!t = !kiln.tensor_memory<128x128xf32>
!turns = !kiln.memdesc<2xi64, #one>
// CHECK-LABEL: @scales
tt.func @scales() {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  // CHECK: %[[S:.*]] = kiln.alloc {{.*}}memdesc<128x4xi8
  %s = kiln.alloc : !s
  %done = kiln.alloc : !turns
  %t = kiln.tensor_alloc : !t
  // CHECK: %[[U:.*]] = kiln.tensor_alloc : !kiln.tensor_memory<128x4xi32>
  %u = kiln.tensor_alloc : !columns
  %v = kiln.tensor_alloc : !columns
  // CHECK: kiln.tensor_dot {{.*}} adds scales %[[S]], %[[S]] in %[[U]], %{{.*}} done {{.*}} scales !kiln.memdesc<128x4xi8, {{.*}}> in !kiln.tensor_memory<128x4xi32>, !kiln.tensor_memory<128x4xi32>, !kiln.memdesc<2xi64
  %d = kiln.tensor_dot %a, %b to %t adds scales %s, %s in %u, %v done %done : !a, !b -> !t scales !s, !s in !columns, !columns, !turns
  kiln.tensor_wait pending 0 done %done buffers %s, %u : !turns, !s, !columns
  tt.return
}

// -----

#rows = #kiln.shared<[[0, 1], [0, 2], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]>
#a = #kiln.shared<[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [1, 16], [2, 32], [4, 64], [8, 0], [16, 0], [32, 0], [64, 0]]>
#b = #kiln.shared<[[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0], [16, 1], [32, 2], [64, 4], [0, 8], [0, 16], [0, 32], [0, 64]]>
#s = #kiln.shared<[[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]>
#one = #kiln.shared<[]>
!a = !kiln.memdesc<128x128xf8E4M3FN, #a>
!b = !kiln.memdesc<128x128xf8E5M2, #b>
!s = !kiln.memdesc<128x4xi8, #s>
!columns = !kiln.tensor_memory<128x4xi32>
!t = !kiln.tensor_memory<128x128xf32>
!turns = !kiln.memdesc<2xi64, #one>
tt.func @scales_in_rows() {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %rows = kiln.alloc : !kiln.memdesc<128x4xi8, #rows>
  %s = kiln.alloc : !s
  %t = kiln.tensor_alloc : !t
  %u = kiln.tensor_alloc : !columns
  %done = kiln.alloc : !turns
  // expected-error @+1 {{copies scales of 128 rows from blocks of 512 bytes, not from}}
  %d = kiln.tensor_dot %a, %b to %t scales %s, %rows in %u, %u done %done : !a, !b -> !t scales !s, !kiln.memdesc<128x4xi8, #rows> in !columns, !columns, !turns
  tt.return
}

tt.func @other_scales() {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %s = kiln.alloc : !s
  %f = kiln.alloc : !kiln.memdesc<128x4xf8E4M3FN, #s>
  %t = kiln.tensor_alloc : !t
  %u = kiln.tensor_alloc : !columns
  %done = kiln.alloc : !turns
  // expected-error @+1 {{has scales of one kind for both operands}}
  %d = kiln.tensor_dot %a, %b to %t scales %s, %f in %u, %u done %done : !a, !b -> !t scales !s, !kiln.memdesc<128x4xf8E4M3FN, #s> in !columns, !columns, !turns
  tt.return
}

tt.func @no_such_kind() {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %f = kiln.alloc : !kiln.memdesc<128x4xf8E4M3FN, #s>
  %t = kiln.tensor_alloc : !t
  %u = kiln.tensor_alloc : !columns
  %done = kiln.alloc : !turns
  // expected-error @+1 {{has no instruction that multiplies}}
  %e = kiln.tensor_dot %a, %b to %t scales %f, %f in %u, %u done %done : !a, !b -> !t scales !kiln.memdesc<128x4xf8E4M3FN, #s>, !kiln.memdesc<128x4xf8E4M3FN, #s> in !columns, !columns, !turns
  tt.return
}

tt.func @columns_of_scales() {
  %a = kiln.alloc : !a
  %b = kiln.alloc : !b
  %s = kiln.alloc : !s
  %t = kiln.tensor_alloc : !t
  %u = kiln.tensor_alloc : !columns
  %v = kiln.tensor_alloc : !kiln.tensor_memory<128x8xi32>
  %done = kiln.alloc : !turns
  // expected-error @+1 {{needs 4 columns for scales, not}}
  %d = kiln.tensor_dot %a, %b to %t scales %s, %s in %u, %v done %done : !a, !b -> !t scales !s, !s in !columns, !kiln.tensor_memory<128x8xi32>, !turns
  tt.return
}
