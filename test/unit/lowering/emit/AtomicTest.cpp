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

const std::vector<const char *> kWithAndWithoutVectors = {
    "sm_80", "sm_90a", "gfx90a", "gfx942", "gfx1100"};

/// Adds 16 rows of 64 to a matrix with rows of 80, from two blocks; `mask` and
/// `use` are statements that may say %m, the mask, and use %old.
template <typename T>
void addRows(const char *type, std::string mask, std::string use,
             const char *order = "acq_rel") {
  SCOPED_TRACE(std::string(type) + ", " + order + "\n" + mask + use);
  std::string text =
      fill(R"(
tt.func public @k(%in: !tt.ptr<$t> {tt.divisibility = 16 : i32}, %out: !tt.ptr<$t> {tt.divisibility = 16 : i32}, %olds: !tt.ptr<$t> {tt.divisibility = 16 : i32}, %n: i32) {
  %r = tt.make_range {start = 0 : i32, end = 16 : i32} : tensor<16xi32>
  %c = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
  %r1 = tt.expand_dims %r {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
  %c1 = tt.expand_dims %c {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
  %rows = tt.broadcast %r1 : tensor<16x1xi32> -> tensor<16x64xi32>
  %columns = tt.broadcast %c1 : tensor<1x64xi32> -> tensor<16x64xi32>
  %stride = arith.constant dense<80> : tensor<16x64xi32>
  %start = arith.muli %rows, %stride : tensor<16x64xi32>
  %o = arith.addi %start, %columns : tensor<16x64xi32>
  %ins = tt.splat %in : !tt.ptr<$t> -> tensor<16x64x!tt.ptr<$t>>
  %p = tt.addptr %ins, %o : tensor<16x64x!tt.ptr<$t>>, tensor<16x64xi32>
  %x = tt.load %p : tensor<16x64x!tt.ptr<$t>>
  %outs = tt.splat %out : !tt.ptr<$t> -> tensor<16x64x!tt.ptr<$t>>
  %q = tt.addptr %outs, %o : tensor<16x64x!tt.ptr<$t>>, tensor<16x64xi32>
  %ns = tt.splat %n : i32 -> tensor<16x64xi32>
  $mask
  %old = tt.atomic_rmw fadd, $order, gpu, %q, %x, %m : (tensor<16x64x!tt.ptr<$t>>, tensor<16x64x$t>, tensor<16x64xi1>) -> tensor<16x64x$t>
  $use
  tt.return
})",
           {{"order", order}, {"mask", mask}, {"use", use}, {"t", type}});
  text = fill(text, {{"t", type}});
  Differential(text, {use.empty() ? 2u : 1u, 1, 1})
      .on(kWithAndWithoutVectors)
      .buffer(smallNumbers<T>(16 * 80))
      .buffer(smallNumbers<T>(16 * 80))
      .buffer(std::vector<T>(16 * 80))
      .scalar(13, 4)
      .template compare<T>();
}

const char *const kMasks[] = {
    "%m = arith.constant dense<true> : tensor<16x64xi1>",
    "%m = arith.cmpi slt, %rows, %ns : tensor<16x64xi32>",
    "%m = arith.cmpi slt, %columns, %ns : tensor<16x64xi32>"};
// Old values that a mask leaves out are undefined.
const char *const kUse =
    R"(%s = tt.splat %olds : !tt.ptr<$t> -> tensor<16x64x!tt.ptr<$t>>
  %w = tt.addptr %s, %o : tensor<16x64x!tt.ptr<$t>>, tensor<16x64xi32>
  tt.store %w, %old, %m : tensor<16x64x!tt.ptr<$t>>)";

TEST(LowerAtomic, AddsToNeighboursAtOnce) {
  for (std::string mask : kMasks)
    for (std::string use : {"", kUse}) {
      addRows<float>("f32", mask, use);
      addRows<_Float16>("f16", mask, use);
      addRows<Bf16>("bf16", mask, use);
    }
  for (const char *order : {"relaxed", "acquire", "release"})
    addRows<float>("f32", kMasks[1], kUse, order);
}

// Each block writes a part of memory, adds, and the last one, by a counter,
// reads what the others wrote: one release of all a block's threads, and one
// acquire.
TEST(LowerAtomic, ReleasesAndAcquiresForAllThreads) {
  Differential(R"(
tt.func public @k(%data: !tt.ptr<i32>, %counters: !tt.ptr<i32>, %out: !tt.ptr<i32>) {
  %pid = tt.get_program_id x : i32
  %n = arith.constant 512 : i32
  %i = tt.make_range {start = 0 : i32, end = 512 : i32} : tensor<512xi32>
  %first = arith.muli %pid, %n : i32
  %ds = tt.addptr %data, %first : !tt.ptr<i32>, i32
  %dss = tt.splat %ds : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
  %d = tt.addptr %dss, %i : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
  tt.store %d, %i : tensor<512x!tt.ptr<i32>>
  %cs = tt.splat %counters : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
  %c = tt.addptr %cs, %i : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
  %one = arith.constant dense<1> : tensor<512xi32>
  %old = tt.atomic_rmw add, acq_rel, gpu, %c, %one : (tensor<512x!tt.ptr<i32>>, tensor<512xi32>) -> tensor<512xi32>
  %isLast = arith.cmpi eq, %old, %one : tensor<512xi32>
  %ps = tt.splat %data : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
  %p = tt.addptr %ps, %i : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
  %x = tt.load %p, %isLast : tensor<512x!tt.ptr<i32>>
  %ns = tt.splat %n : i32 -> tensor<512xi32>
  %p2 = tt.addptr %p, %ns : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
  %x2 = tt.load %p2, %isLast : tensor<512x!tt.ptr<i32>>
  %sum = arith.addi %x, %x2 : tensor<512xi32>
  %os = tt.splat %out : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
  %o = tt.addptr %os, %i : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
  tt.store %o, %sum, %isLast : tensor<512x!tt.ptr<i32>>
  tt.return
})",
               {2, 1, 1})
      .on(kWithAndWithoutVectors)
      .buffer(std::vector<int32_t>(1024))
      .buffer(std::vector<int32_t>(512))
      .buffer(std::vector<int32_t>(512))
      .compare<int32_t>();
}

} // namespace
