// Loops with dots, pipelined in several depths, against the reference.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// C[32, 32] = the sum over iterations of A[32, 32 of k] times B[32 of k, 32].
struct Loop {
  std::string attributes, parameters, before;
  /// Makes %pb, the pointers to B, of %bp, those of the first iteration, and
  /// %at; `%next` steps on.
  std::string pointers = R"(
      %rowsat = arith.muli %at, %c32 : i32
      %offset = tt.splat %rowsat : i32 -> tensor<32x32xi32>
      %pb = tt.addptr %bp, %offset : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>)";
  /// Makes %d of the loaded %x and %y, and the sums so far, %acc.
  std::string work = R"(
      %d = tt.dot %x, %y, %acc : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>)";

  std::string text() const {
    return fill(R"(
  tt.func public @k(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32},
                    %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %k: i32 {tt.divisibility = 16 : i32}$parameters) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c32 = arith.constant 32 : i32
    %c1024 = arith.constant 1024 : i32
    %zeros = arith.constant dense<0.0> : tensor<32x32xf16>
    %none = arith.constant dense<0.0> : tensor<32x32xf32>
    %rowsize = arith.constant dense<32> : tensor<32x1xi32>
    %i = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
    %rows = tt.expand_dims %i {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %columns = tt.expand_dims %i {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %columnsb = tt.broadcast %columns : tensor<1x32xi32> -> tensor<32x32xi32>
    %ks = tt.splat %k : i32 -> tensor<32x1xi32>
    %arow = arith.muli %rows, %ks : tensor<32x1xi32>
    %arows = tt.broadcast %arow : tensor<32x1xi32> -> tensor<32x32xi32>
    %aat = arith.addi %arows, %columnsb : tensor<32x32xi32>
    %as = tt.splat %a : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
    %ap = tt.addptr %as, %aat : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
    %brow = arith.muli %rows, %rowsize : tensor<32x1xi32>
    %brows = tt.broadcast %brow : tensor<32x1xi32> -> tensor<32x32xi32>
    %bat = arith.addi %brows, %columnsb : tensor<32x32xi32>
    %bs = tt.splat %b : !tt.ptr<f16> -> tensor<32x32x!tt.ptr<f16>>
    %bp = tt.addptr %bs, %bat : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
    %cs = tt.splat %c : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
    %cp = tt.addptr %cs, %bat : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
$before
    %r = scf.for %at = %c0 to %k step %c32 iter_args(%acc = %none) -> (tensor<32x32xf32>) : i32 {
      %offsets = tt.splat %at : i32 -> tensor<32x32xi32>
      %pa = tt.addptr %ap, %offsets : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>$pointers
      %left = arith.subi %k, %at : i32
      %lefta = tt.splat %left : i32 -> tensor<1x32xi32>
      %ma1 = arith.cmpi slt, %columns, %lefta : tensor<1x32xi32>
      %ma = tt.broadcast %ma1 : tensor<1x32xi1> -> tensor<32x32xi1>
      %leftb = tt.splat %left : i32 -> tensor<32x1xi32>
      %mb1 = arith.cmpi slt, %rows, %leftb : tensor<32x1xi32>
      %mb = tt.broadcast %mb1 : tensor<32x1xi1> -> tensor<32x32xi1>
      %x = tt.load %pa, %ma, %zeros : tensor<32x32x!tt.ptr<f16>>
      %y = tt.load %pb, %mb, %zeros : tensor<32x32x!tt.ptr<f16>>$work
      scf.yield %d : tensor<32x32xf32>
    }$attributes
    tt.store %cp, %r : tensor<32x32x!tt.ptr<f32>>
    tt.return
  })",
                {{"attributes", attributes},
                 {"before", before},
                 {"parameters", parameters},
                 {"pointers", pointers},
                 {"work", work}});
  }

  static std::vector<uint16_t> numbers(size_t count, unsigned step) {
    // -3 to 3 as f16.
    static constexpr uint16_t small[] = {0xc200, 0xc000, 0xbc00, 0,
                                         0x3c00, 0x4000, 0x4200};
    std::vector<uint16_t> result(count);
    for (size_t index = 0; index < count; ++index)
      result[index] = small[(index * step + index / 31) % 7];
    return result;
  }

  Differential with(unsigned k) const {
    Differential test(text());
    test.buffer(numbers(32 * k + 32, 3))
        .buffer(numbers(32 * 256, 5))
        .buffer(std::vector<float>(32 * 32))
        .scalar(k, 4)
        .on({"sm_75", "sm_80", "gfx1100"});
    return test;
  }
};

std::string stages(unsigned count) {
  return " {tt.num_stages = " + std::to_string(count) + " : i32}";
}

TEST(Loop, NumbersOfIterationsAroundTheStages) {
  for (unsigned count : {2, 3, 5}) {
    Loop loop;
    loop.attributes = stages(count);
    for (unsigned k : {0, 16, 64, 144}) {
      SCOPED_TRACE(std::to_string(count) + " stages, k " + std::to_string(k));
      loop.with(k).compare<float>();
    }
  }
}

// The address waits for a load: a table of pages.
TEST(Loop, ChainedLoads) {
  Loop loop;
  loop.parameters = ", %table: !tt.ptr<i32>";
  loop.pointers = R"(
      %iteration = arith.divsi %at, %c32 : i32
      %entry = tt.addptr %table, %iteration : !tt.ptr<i32>, i32
      %page = tt.load %entry : !tt.ptr<i32>
      %first = arith.muli %page, %c1024 : i32
      %offset = tt.splat %first : i32 -> tensor<32x32xi32>
      %pb = tt.addptr %bp, %offset : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>)";
  for (unsigned count : {2, 3, 4}) {
    loop.attributes = stages(count);
    for (unsigned k : {32, 160}) {
      SCOPED_TRACE(std::to_string(count) + " stages, k " + std::to_string(k));
      loop.with(k).buffer(std::vector<int32_t>{4, 0, 3, 1, 2}).compare<float>();
    }
  }
}

// The product of a dot goes into another one, through registers of its own.
TEST(Loop, OverlapIterations) {
  Loop loop;
  loop.work = R"(
      %s = tt.dot %x, %y, %none : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>
      %p = arith.truncf %s : tensor<32x32xf32> to tensor<32x32xf16>
      %d = tt.dot %p, %y, %acc : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>)";
  for (unsigned count : {1, 2, 3}) {
    SCOPED_TRACE(count);
    loop.attributes = stages(count);
    loop.with(112).compare<float>();
  }
}

// What the loop stores the loads of B may read: they stay where they are, and
// those of A run ahead.
TEST(Loop, StoresWhatItLoads) {
  Loop loop;
  loop.work += R"(
      %half = arith.truncf %d : tensor<32x32xf32> to tensor<32x32xf16>
      %pnext = tt.addptr %pb, %next : tensor<32x32x!tt.ptr<f16>>, tensor<32x32xi32>
      tt.store %pnext, %half : tensor<32x32x!tt.ptr<f16>>)";
  loop.pointers += R"(
      %next = arith.constant dense<1024> : tensor<32x32xi32>)";
  loop.attributes = stages(3);
  loop.with(64).on({"sm_80", "gfx1100"}).compare<uint16_t>();
}

// What threads have stored others copy.
TEST(Loop, StoredBefore) {
  Loop loop;
  loop.before = R"(
    %turned = tt.trans %bp {order = array<i32: 1, 0>} : tensor<32x32x!tt.ptr<f16>> -> tensor<32x32x!tt.ptr<f16>>
    %first = tt.load %ap : tensor<32x32x!tt.ptr<f16>>
    tt.store %turned, %first : tensor<32x32x!tt.ptr<f16>>)";
  loop.attributes = stages(3);
  loop.with(64).on({"sm_80", "gfx1100"}).compare<float>();
}

// The loads of later iterations overtake stores and atomics of other
// parameters.
TEST(Loop, StoresElsewhere) {
  Loop loop;
  loop.parameters = ", %each: !tt.ptr<f32>, %sum: !tt.ptr<f32>";
  loop.work += R"(
      %es = tt.splat %each : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
      %iteration = arith.muli %at, %c32 : i32
      %iterations = tt.splat %iteration : i32 -> tensor<32x32xi32>
      %eat = arith.addi %bat, %iterations : tensor<32x32xi32>
      %ep = tt.addptr %es, %eat : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
      tt.store %ep, %d : tensor<32x32x!tt.ptr<f32>>
      %ss = tt.splat %sum : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>>
      %sp = tt.addptr %ss, %bat : tensor<32x32x!tt.ptr<f32>>, tensor<32x32xi32>
      %all = arith.constant dense<true> : tensor<32x32xi1>
      %old = tt.atomic_rmw fadd, acq_rel, gpu, %sp, %d, %all : (tensor<32x32x!tt.ptr<f32>>, tensor<32x32xf32>, tensor<32x32xi1>) -> tensor<32x32xf32>)";
  for (unsigned count : {2, 3, 4}) {
    SCOPED_TRACE(count);
    loop.attributes = stages(count);
    loop.with(112)
        .buffer(std::vector<float>(32 * 128))
        .buffer(std::vector<float>(32 * 32))
        .on({"sm_75", "sm_90a", "gfx942", "gfx1201"})
        .compare<float>();
  }
}

// What is computed with on the way to a dot, and in loops without dots: copied
// where copies are wide enough, and else prefetched into registers.
TEST(Loop, ComputedBeforeTheDot) {
  for (const char *by : {"%x", "%thin"}) {
    Loop loop;
    loop.pointers += R"(
      %first = tt.splat %a : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
      %row = tt.addptr %first, %rows : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %steps = tt.splat %at : i32 -> tensor<32x1xi32>
      %scalep = tt.addptr %row, %steps : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %scale = tt.load %scalep : tensor<32x1x!tt.ptr<f16>>
      %thin = tt.broadcast %scale : tensor<32x1xf16> -> tensor<32x32xf16>)";
    loop.work = R"(
      %scaled = arith.mulf %y, )" +
                std::string(by) + R"( : tensor<32x32xf16>
      %d = tt.dot %x, %scaled, %acc : tensor<32x32xf16> * tensor<32x32xf16> -> tensor<32x32xf32>)";
    for (unsigned count : {2, 3, 4}) {
      SCOPED_TRACE(std::string(by) + ", " + std::to_string(count));
      loop.attributes = stages(count);
      loop.with(112)
          .on({"sm_75", "sm_80", "gfx942", "gfx1201"})
          .compare<float>();
    }
  }
}

TEST(Loop, NoDot) {
  Loop loop;
  loop.work = R"(
      %product = arith.mulf %x, %y : tensor<32x32xf16>
      %wide = arith.extf %product : tensor<32x32xf16> to tensor<32x32xf32>
      %d = arith.addf %wide, %acc : tensor<32x32xf32>)";
  for (unsigned count : {2, 3, 4})
    for (unsigned k : {0, 16, 112}) {
      SCOPED_TRACE(std::to_string(count) + " stages, k " + std::to_string(k));
      loop.attributes = stages(count);
      loop.with(k).on({"sm_90a", "gfx942"}).compare<float>();
    }
}

// Several iterations at once, and what is left over, from nothing on.
TEST(Loop, Unrolled) {
  Loop loop;
  for (unsigned factor : {2, 3}) {
    loop.attributes = " {tt.loop_unroll_factor = " + std::to_string(factor) +
                      " : i32, tt.num_stages = 3 : i32}";
    for (unsigned k : {0, 16, 64, 208}) {
      SCOPED_TRACE(std::to_string(factor) + " times, k " + std::to_string(k));
      loop.with(k).on({"sm_80", "gfx942"}).compare<float>();
    }
  }
}

} // namespace
