// The lowering against the reference: kernels that store where they have
// loaded, with fewer elements than threads. The emulator reports a race where
// nothing keeps the one thread that stores an element after all that load it.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(InPlace, FewerElementsThanThreads) {
  for (const char *size : {"1", "16", "64", "256"}) {
    SCOPED_TRACE(size);
    Differential(fill(R"(
tt.func public @k(%p: !tt.ptr<f32>) {
  %i = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %ps = tt.splat %p : !tt.ptr<f32> -> tensor<$nx!tt.ptr<f32>>
  %q = tt.addptr %ps, %i : tensor<$nx!tt.ptr<f32>>, tensor<$nxi32>
  %x = tt.load %q : tensor<$nx!tt.ptr<f32>>
  %y = arith.addf %x, %x : tensor<$nxf32>
  tt.store %q, %y : tensor<$nx!tt.ptr<f32>>
  tt.return
})",
                      {{"n", size}}))
        .buffer(smallNumbers<float>(256))
        .compare<float>();
  }
}

// Every iteration goes on from what the iteration before left in memory, and
// the number of iterations stands in memory, too.
TEST(InPlace, StateInMemory) {
  Differential(R"(
tt.func public @k(%state: !tt.ptr<f32>, %count: !tt.ptr<i32>) {
  %i = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
  %ps = tt.splat %state : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
  %q = tt.addptr %ps, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  scf.for %iteration = %c0 to %c3 step %c1 : i32 {
    %k = tt.load %count : !tt.ptr<i32>
    %more = arith.addi %k, %c1 : i32
    tt.store %count, %more : !tt.ptr<i32>
    %x = tt.load %q : tensor<32x!tt.ptr<f32>>
    %kf = arith.sitofp %more : i32 to f32
    %ks = tt.splat %kf : f32 -> tensor<32xf32>
    %y = arith.addf %x, %ks : tensor<32xf32>
    tt.store %q, %y : tensor<32x!tt.ptr<f32>>
  }
  tt.return
})")
      .buffer(smallNumbers<float>(32))
      .buffer(std::vector<int32_t>{2})
      .compare<float>();
}

} // namespace
