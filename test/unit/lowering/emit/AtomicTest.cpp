// The lowering against the reference: atomic updates.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(LowerAtomic, UpdatesMemoryAtomically) {
  // 256 elements add to 16 counters; the old values of all of them together are
  // known only as a set, so they are dropped.
  for (const char *op : {"add", "max", "umin", "and", "or", "xor"}) {
    SCOPED_TRACE(op);
    std::string text = fill(R"(
tt.func public @k(%in: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 256 : i32} : tensor<256xi32>
  %k = arith.constant dense<15> : tensor<256xi32>
  %c = arith.andi %i, %k : tensor<256xi32>
  %m = arith.cmpi ne, %c, %k : tensor<256xi32>
  %ins = tt.splat %in : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>>
  %p = tt.addptr %ins, %i : tensor<256x!tt.ptr<i32>>, tensor<256xi32>
  %x = tt.load %p : tensor<256x!tt.ptr<i32>>
  %outs = tt.splat %out : !tt.ptr<i32> -> tensor<256x!tt.ptr<i32>>
  %q = tt.addptr %outs, %c : tensor<256x!tt.ptr<i32>>, tensor<256xi32>
  %old = tt.atomic_rmw $op, relaxed, gpu, %q, %x, %m : (tensor<256x!tt.ptr<i32>>, tensor<256xi32>, tensor<256xi1>) -> tensor<256xi32>
  tt.return
})",
                            {{"op", op}});
    Differential(text)
        .buffer(smallNumbers<int32_t>(256))
        .buffer(smallNumbers<int32_t>(16))
        .compare<int32_t>();
  }
}

// 32 elements, so that on 4 warps each is held by several threads: one updates,
// all learn the old value.
TEST(LowerAtomic, TellsAllThreadsTheOldValue) {
  Differential(R"(
tt.func public @k(%a: !tt.ptr<f32>, %b: !tt.ptr<f32>, %c: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %as = tt.splat %a : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
  %p = tt.addptr %as, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
  %one = arith.constant dense<1.0> : tensor<32xf32>
  %old = tt.atomic_rmw fadd, acq_rel, gpu, %p, %one : (tensor<32x!tt.ptr<f32>>, tensor<32xf32>) -> tensor<32xf32>
  %s = "tt.reduce"(%old) <{axis = 0 : i32}> ({
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    tt.reduce.return %z : f32
  }) : (tensor<32xf32>) -> f32
  %two = arith.constant 2.0 : f32
  %before = tt.atomic_rmw exch, acq_rel, gpu, %b, %s : (!tt.ptr<f32>, f32) -> f32
  %half = arith.divf %before, %two : f32
  %bs = tt.splat %b : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
  %q = tt.addptr %bs, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
  %h = tt.splat %half : f32 -> tensor<32xf32>
  %first = arith.constant dense<0> : tensor<32xi32>
  %rest = arith.cmpi ne, %i, %first : tensor<32xi32>
  tt.store %q, %h, %rest : tensor<32x!tt.ptr<f32>>
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %was = tt.atomic_cas relaxed, cta, %c, %zero, %five : (!tt.ptr<i32>, i32, i32) -> i32
  %sum = arith.addi %was, %five : i32
  %next = tt.addptr %c, %five : !tt.ptr<i32>, i32
  tt.store %next, %sum : !tt.ptr<i32>
  tt.return
})")
      .buffer(smallNumbers<float>(32))
      .buffer(std::vector<float>(32, 8))
      .buffer(std::vector<int32_t>(8, 0))
      .compare<float>();
}

} // namespace
