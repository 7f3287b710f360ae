// Products of several batches, by descriptors that the kernel makes anew for
// each, against the reference: random tiles, ragged sizes, strides with module
// after a row, loops without an iteration, stages and warps.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// C[z] (m x n) = A[z] (m x k) * B[z], that k x n or, transposed, n x k.
struct Batches {
  unsigned tileM, tileN, tileK, m, n, k, room, count;
  bool isTransposed;

  unsigned rowA() const { return llvm::alignTo(k, 8) + room; }
  unsigned rowB() const {
    return llvm::alignTo(isTransposed ? k : n, 8) + room;
  }
  unsigned rowsOfB() const { return isTransposed ? n : k; }
  unsigned rowC() const { return llvm::alignTo(n, 8) + room; }

  std::string text() const {
    return fill(
        R"(
tt.func public @k(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %m: i32, %n: i32, %k: i32, %la: i32, %lb: i32, %lc: i32, %count: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %bm = arith.constant $BM : i32
  %bn = arith.constant $BN : i32
  %bk = arith.constant $BK : i32
  %none = arith.constant dense<0.0> : tensor<$Cxf32>
  %column = tt.get_program_id x : i32
  %row = tt.get_program_id y : i32
  %first = tt.get_program_id z : i32
  %step = tt.get_num_programs z : i32
  %fm = arith.muli %row, %bm : i32
  %fn = arith.muli %column, %bn : i32
  %ra = arith.extsi %la : i32 to i64
  %rb = arith.extsi %lb : i32 to i64
  %rc = arith.extsi %lc : i32 to i64
  %ba = arith.muli %m, %la : i32
  %bb = arith.muli %$rowsb, %lb : i32
  %bc = arith.muli %m, %lc : i32
  scf.for %z = %first to %count step %step : i32 {
    %oa = arith.muli %z, %ba : i32
    %ob = arith.muli %z, %bb : i32
    %oc = arith.muli %z, %bc : i32
    %pa = tt.addptr %a, %oa : !tt.ptr<f16>, i32
    %pb = tt.addptr %b, %ob : !tt.ptr<f16>, i32
    %pc = tt.addptr %c, %oc : !tt.ptr<f16>, i32
    %da = tt.make_tensor_descriptor %pa, [%m, %k], [%ra, %one] : <f16>, <tensor<$Axf16>>
    %db = tt.make_tensor_descriptor %pb, [$sizesb], [%rb, %one] : <f16>, <tensor<$Bxf16>>
    %dc = tt.make_tensor_descriptor %pc, [%m, %n], [%rc, %one] : <f16>, <tensor<$Cxf16>>
    %sum = scf.for %i = %zero to %k step %bk iter_args(%s = %none) -> (tensor<$Cxf32>) : i32 {
      %x = tt.descriptor_load %da[%fm, %i] : !tt.tensordesc<tensor<$Axf16>> -> tensor<$Axf16>
      %$loaded = tt.descriptor_load %db[$atb] : !tt.tensordesc<tensor<$Bxf16>> -> tensor<$Bxf16>
      $trans
      %d = tt.dot %x, %y, %s, inputPrecision = tf32 : tensor<$Axf16> * tensor<$BKx$BNxf16> -> tensor<$Cxf32>
      scf.yield %d : tensor<$Cxf32>
    }
    %r = arith.truncf %sum : tensor<$Cxf32> to tensor<$Cxf16>
    tt.descriptor_store %dc[%fm, %fn], %r : !tt.tensordesc<tensor<$Cxf16>>, tensor<$Cxf16>
  }
  tt.return
})",
        {{"rowsb", isTransposed ? "n" : "k"},
         {"sizesb", isTransposed ? "%n, %k" : "%k, %n"},
         {"atb", isTransposed ? "%fn, %i" : "%i, %fn"},
         {"loaded", isTransposed ? "t" : "y"},
         {"trans", isTransposed
                       ? "%y = tt.trans %t {order = array<i32: 1, 0>} : "
                         "tensor<$Bxf16> -> tensor<$BKx$BNxf16>"
                       : ""},
         {"A", "$BMx$BK"},
         {"Bx", isTransposed ? "$BNx$BKx" : "$BKx$BNx"},
         {"C", "$BMx$BN"},
         {"BM", std::to_string(tileM)},
         {"BN", std::to_string(tileN)},
         {"BK", std::to_string(tileK)}});
  }

  Differential launch(unsigned programs, unsigned stages) const {
    Differential made(text(), {unsigned(llvm::divideCeil(n, tileN)),
                               unsigned(llvm::divideCeil(m, tileM)), programs});
    auto numbers = [&](unsigned rows, unsigned row, unsigned seed) {
      std::vector<Half> values;
      for (int number :
           smallNumbers<int>(count * std::max(rows, 1u) * row, -2, 2, seed))
        values.emplace_back(number);
      return values;
    };
    made.buffer(numbers(m, rowA(), 1)).buffer(numbers(rowsOfB(), rowB(), 2));
    made.buffer(numbers(m, rowC(), 3));
    for (unsigned number : {m, n, k, rowA(), rowB(), rowC(), count})
      made.scalar(number, 4);
    return made.on({"sm_90a"}).stages(stages).tensorMaps().makingMaps();
  }

  /// Small whole numbers as f16.
  struct Half {
    uint16_t bits = 0;
    explicit Half(int value) {
      constexpr uint16_t sizes[] = {0, 0x3c00, 0x4000};
      bits = sizes[std::abs(value)] | (value < 0 ? 0x8000 : 0);
    }
  };
};

TEST(RandomMadeMaps, AgreeWithTheReference) {
  std::mt19937 random(11);
  auto below = [&](unsigned bound) { return unsigned(random() % bound); };
  for (unsigned seed = 0; seed != 24; ++seed) {
    Batches batches;
    batches.tileM = 64u << below(2);
    batches.tileN = 64u << below(2);
    batches.tileK = 32u << below(2);
    batches.m = 1 + below(2 * batches.tileM);
    batches.n = 1 + below(2 * batches.tileN);
    batches.k = below(4) ? 1 + below(4 * batches.tileK) : 0;
    batches.room = 8 * below(3);
    batches.count = 1 + below(4);
    batches.isTransposed = below(2);
    unsigned programs = 1 + below(2), stages = 2 + below(3),
             warps = 4u << below(2);
    SCOPED_TRACE("seed " + std::to_string(seed));
    // Bit for bit: all sums are whole numbers that f16 has.
    batches.launch(programs, stages).compare<uint16_t>(0, 0, {warps});
  }
}

} // namespace
