// The syntax and verifier of mbarriers.
// RUN: kiln-opt %s --split-input-file --verify-diagnostics | kiln-opt --split-input-file --verify-diagnostics | FileCheck %s

#s = #kiln.shared<[]>
// CHECK-LABEL: @roundtrip
tt.func @roundtrip(%i: i32, %phase: i32, %more: i1) {
  // CHECK: %[[ALL:.*]] = kiln.alloc : !kiln.memdesc<3xi64, #shared>
  %all = kiln.alloc : !kiln.memdesc<3xi64, #s>
  // CHECK: %[[B:.*]] = kiln.index %[[ALL]][%{{.*}}] : !kiln.memdesc<3xi64, #shared> -> !kiln.memdesc<i64, #shared>
  %b = kiln.index %all[%i] : !kiln.memdesc<3xi64, #s> -> !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_init %[[B]] arrivals 128 : !kiln.memdesc<i64, #shared>
  kiln.mbarrier_init %b arrivals 128 : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_arrive %[[B]] : !kiln.memdesc
  kiln.mbarrier_arrive %b : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_arrive %[[B]] one : !kiln.memdesc
  kiln.mbarrier_arrive %b one : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_arrive %[[B]] warps : !kiln.memdesc
  kiln.mbarrier_arrive %b warps : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_wait_warp %[[B]] phase %{{.*}} if %{{.*}} : !kiln.memdesc
  %freed = kiln.mbarrier_wait_warp %b phase %phase if %more : !kiln.memdesc<i64, #s>
  // CHECK: kiln.warp_sync
  kiln.warp_sync
  // CHECK: kiln.mbarrier_expect %[[B]] bytes 512 : !kiln.memdesc
  kiln.mbarrier_expect %b bytes 512 : !kiln.memdesc<i64, #s>
  // CHECK: kiln.async_arrive on %[[B]] : !kiln.memdesc
  kiln.async_arrive on %b : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_wait %[[B]] phase %{{.*}} : !kiln.memdesc
  %w = kiln.mbarrier_wait %b phase %phase : !kiln.memdesc<i64, #s>
  // CHECK: kiln.mbarrier_invalidate %[[B]] : !kiln.memdesc
  kiln.mbarrier_invalidate %b : !kiln.memdesc<i64, #s>
  tt.return
}

// -----

tt.func @one_and_warps() {
  %b = kiln.alloc : !kiln.memdesc<i64, #kiln.shared<[]>>
  // expected-error @+1 {{is by one thread, or by one of each warp, not both}}
  kiln.mbarrier_arrive %b one warps : !kiln.memdesc<i64, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @slots() {
  %all = kiln.alloc : !kiln.memdesc<3xi64, #kiln.shared<[]>>
  // expected-error @+1 {{operand #0 must be one mbarrier, '!kiln.memdesc<i64, #kiln.shared<[]>>', but got '!kiln.memdesc<3xi64, #kiln.shared<[]>>'}}
  kiln.mbarrier_arrive %all : !kiln.memdesc<3xi64, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @word() {
  %b = kiln.alloc : !kiln.memdesc<i32, #kiln.shared<[]>>
  // expected-error @+1 {{operand #0 must be one mbarrier, '!kiln.memdesc<i64, #kiln.shared<[]>>', but got '!kiln.memdesc<i32, #kiln.shared<[]>>'}}
  kiln.mbarrier_invalidate %b : !kiln.memdesc<i32, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @nobody() {
  %b = kiln.alloc : !kiln.memdesc<i64, #kiln.shared<[]>>
  // expected-error @+1 {{attribute 'arrivals' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 1 and whose maximum value is 1048575}}
  kiln.mbarrier_init %b arrivals 0 : !kiln.memdesc<i64, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @fewer_than_nobody() {
  %b = kiln.alloc : !kiln.memdesc<i64, #kiln.shared<[]>>
  // expected-error @+1 {{attribute 'arrivals' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 1 and whose maximum value is 1048575}}
  kiln.mbarrier_init %b arrivals -1 : !kiln.memdesc<i64, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @much() {
  %b = kiln.alloc : !kiln.memdesc<i64, #kiln.shared<[]>>
  // expected-error @+1 {{attribute 'bytes' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 1 and whose maximum value is 1048575}}
  kiln.mbarrier_expect %b bytes 1048576 : !kiln.memdesc<i64, #kiln.shared<[]>>
  tt.return
}

// -----

tt.func @phase() {
  %c2 = arith.constant 2 : i32
  %b = kiln.alloc : !kiln.memdesc<i64, #kiln.shared<[]>>
  // expected-error @+1 {{waits for the phase of parity 0 or 1, not 2}}
  %w = kiln.mbarrier_wait %b phase %c2 : !kiln.memdesc<i64, #kiln.shared<[]>>
  tt.return
}
