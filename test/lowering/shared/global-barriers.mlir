// Barriers around global memory: where several threads hold an element, all load it and one stores it, and where layouts
// differ, other threads store than have loaded. Nowhere else.
// RUN: kiln-opt %s --split-input-file --kiln-insert-barriers | FileCheck %s

#once = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>
#twice = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [0]]}>
#lanes = #kiln.linear<{lane = [[1], [2], [4], [8], [0]]}>
#moved = #kiln.linear<{lane = [[4], [8], [16], [32], [64]], warp = [[1], [2]]}>

// CHECK-LABEL: @in_place
// CHECK: tt.load
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: tt.store
tt.func public @in_place(%p: !tt.ptr<f32>) {
  %q = tt.splat %p : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #twice>
  %x = tt.load %q : tensor<64x!tt.ptr<f32>, #twice>
  tt.store %q, %x : tensor<64x!tt.ptr<f32>, #twice>
  tt.return
}

// CHECK-LABEL: @in_place_of_lanes
// CHECK: tt.load
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: tt.store
tt.func public @in_place_of_lanes(%p: !tt.ptr<f32>) {
  %q = tt.splat %p : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>, #lanes>
  %x = tt.load %q : tensor<16x!tt.ptr<f32>, #lanes>
  tt.store %q, %x : tensor<16x!tt.ptr<f32>, #lanes>
  tt.return
}

// Every element has one holder, or the memory is another.
// CHECK-LABEL: @none
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @none(%p: !tt.ptr<f32>, %other: !tt.ptr<f32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %q = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #once>
  %r = tt.splat %other : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #twice>
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = tt.load %q : tensor<128x!tt.ptr<f32>, #once>
    tt.store %q, %x : tensor<128x!tt.ptr<f32>, #once>
    %y = arith.constant dense<1.0> : tensor<64xf32, #twice>
    tt.store %r, %y : tensor<64x!tt.ptr<f32>, #twice>
  }
  tt.return
}

// CHECK-LABEL: @other_threads
// CHECK: tt.load
// CHECK: kiln.barrier{{$}}
// CHECK-NEXT: tt.store
tt.func public @other_threads(%p: !tt.ptr<f32>, %y: tensor<128xf32, #moved>) -> tensor<128xf32, #once> {
  %q = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #once>
  %x = tt.load %q : tensor<128x!tt.ptr<f32>, #once>
  %r = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #moved>
  tt.store %r, %y : tensor<128x!tt.ptr<f32>, #moved>
  tt.return %x : tensor<128xf32, #once>
}

// A scalar is loaded by every thread and stored by one. The next iteration loads what this one stored.
// CHECK-LABEL: @scalar_in_a_loop
// CHECK: scf.for
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: tt.load
// CHECK: kiln.barrier{{$}}
// CHECK-NEXT: tt.store
// CHECK-NEXT: }
tt.func public @scalar_in_a_loop(%p: !tt.ptr<i32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = tt.load %p : !tt.ptr<i32>
    %y = arith.addi %x, %i : i32
    tt.store %p, %y : !tt.ptr<i32>
  }
  tt.return
}

// A pointer from memory may point anywhere, one from a loop to what was stored in it.
// CHECK-LABEL: @any_pointer
// CHECK: scf.for
// CHECK: kiln.barrier{{$}}
// CHECK-NEXT: tt.load
// CHECK: kiln.barrier{{$}}
// CHECK-NEXT: tt.atomic_rmw
// CHECK: }
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: tt.load
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: tt.store
tt.func public @any_pointer(%table: !tt.ptr<!tt.ptr<i32>>, %p: !tt.ptr<i32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%at = %p) -> (!tt.ptr<i32>) : i32 {
    %a = tt.load %at : !tt.ptr<i32>
    %any = tt.load %table : !tt.ptr<!tt.ptr<i32>>
    %old = tt.atomic_rmw add, relaxed, gpu, %any, %a, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %next = tt.addptr %at, %c1 : !tt.ptr<i32>, i32
    scf.yield %next : !tt.ptr<i32>
  }
  %b = tt.load %p : !tt.ptr<i32>
  tt.store %last, %b : !tt.ptr<i32>
  tt.return
}

// A releasing atomic needs a barrier before it, an acquiring one after it.
// CHECK-LABEL: @atomics_wait
// CHECK-NOT: kiln.barrier
// CHECK: tt.return
tt.func public @atomics_wait(%p: !tt.ptr<i32>) {
  %true = arith.constant true
  %a = tt.load %p : !tt.ptr<i32>
  %old = tt.atomic_rmw exch, acq_rel, gpu, %p, %a, %true {kiln.shared_offset = 0 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
  %b = tt.load %p : !tt.ptr<i32>
  %older = tt.atomic_cas release, gpu, %p, %b, %old {kiln.shared_offset = 16 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
  tt.return
}

// -----

#s = #kiln.shared<[[1], [2], [4], [8], [16], [32], [64]]>
#once = #kiln.linear<{lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]]}>
#moved = #kiln.linear<{lane = [[4], [8], [16], [32], [64]], warp = [[1], [2]]}>

// Copies to shared memory load, too.
// CHECK-LABEL: @copied_by_other_threads
// CHECK: tt.store
// CHECK-NEXT: kiln.barrier{{$}}
// CHECK-NEXT: kiln.async_copy
tt.func public @copied_by_other_threads(%p: !tt.ptr<f32>, %y: tensor<128xf32, #moved>) {
  %a = kiln.alloc {kiln.shared_offset = 0 : i32} : !kiln.memdesc<128xf32, #s>
  %q = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #once>
  %r = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #moved>
  tt.store %r, %y : tensor<128x!tt.ptr<f32>, #moved>
  %t = kiln.async_copy %q, %a : tensor<128x!tt.ptr<f32>, #once> -> !kiln.memdesc<128xf32, #s>
  %group = kiln.async_commit %t
  %arrived = kiln.async_wait %group pending 0
  tt.return
}
