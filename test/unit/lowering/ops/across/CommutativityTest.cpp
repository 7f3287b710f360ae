// Which combiners prove to be commutative.
#include "lowering/ops/across/Commutativity.h"
#include "frontend/dialect/Tile.h"
#include "frontend/text/Parse.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>

using namespace kiln;

namespace {

/// Of a reduction of values f32 and indices i32, whose combiner is `body`.
bool commutes(std::string body) {
  std::string text = R"(
tt.func public @k(%x: tensor<8xf32>, %i: tensor<8xi32>, %n: f32) {
  %r:2 = "tt.reduce"(%x, %i) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %ai: i32, %b: f32, %bi: i32):
)" + body + R"(
    tt.reduce.return %v, %w : f32, i32
  }) : (tensor<8xf32>, tensor<8xi32>) -> (f32, i32)
  tt.return
})";
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  auto module = parseTile(llvm::MemoryBufferRef(text, "test.ttir"), context);
  EXPECT_TRUE(module) << text;
  bool result = false;
  if (module)
    module->walk(
        [&](tt::ReduceOp op) { result = isCommutative(op.getCombiner()); });
  return result;
}

/// Selects both operands of the left side where `condition`, which is %left.
bool selects(std::string condition) {
  return commutes(condition + R"(
    %v = arith.select %left, %a, %b : f32
    %w = arith.select %left, %ai, %bi : i32
)");
}

const std::string kTie = R"(
    %same = arith.cmpf oeq, %a, %b : f32
    %before = arith.cmpi slt, %ai, %bi : i32
    %first = arith.andi %same, %before : i1
)";

TEST(Commutativity, OfSingleOps) {
  EXPECT_TRUE(commutes("%v = arith.addf %a, %b : f32\n"
                       "%w = arith.maxsi %bi, %ai : i32"));
  EXPECT_FALSE(commutes("%v = arith.addf %a, %b : f32\n"
                        "%w = arith.subi %ai, %bi : i32"));
  // Commutative ops on one side.
  EXPECT_FALSE(commutes("%v = arith.addf %a, %a : f32\n"
                        "%w = arith.maxsi %ai, %bi : i32"));
  EXPECT_FALSE(commutes("%v = arith.mulf %a, %n : f32\n"
                        "%w = arith.maxsi %ai, %bi : i32"));
}

TEST(Commutativity, OfSeveralOps) {
  // A sum of what both sides went through, and sums across operands.
  EXPECT_TRUE(commutes("%s = arith.addf %a, %b : f32\n"
                       "%v = arith.mulf %s, %n : f32\n"
                       "%w = arith.xori %ai, %bi : i32"));
  EXPECT_FALSE(commutes("%s = arith.mulf %b, %n : f32\n"
                        "%v = arith.addf %a, %s : f32\n"
                        "%w = arith.xori %ai, %bi : i32"));
}

TEST(Commutativity, OfSelectionsWithTies) {
  EXPECT_TRUE(selects(kTie + R"(
    %more = arith.cmpf ogt, %a, %b : f32
    %left = arith.ori %more, %first : i1)"));
  // Ties go to a fixed side.
  EXPECT_FALSE(selects("%left = arith.cmpf ogt, %a, %b : f32"));
  EXPECT_FALSE(selects("%left = arith.cmpf oge, %a, %b : f32"));
  // Of equal indices either is taken.
  EXPECT_FALSE(selects("%left = arith.cmpi sle, %ai, %bi : i32"));
  // Signed or unsigned, but not both.
  EXPECT_FALSE(commutes(R"(
    %less = arith.cmpi slt, %ai, %bi : i32
    %more = arith.cmpi ugt, %ai, %bi : i32
    %v = arith.maxnumf %a, %b : f32
    %both = arith.andi %less, %more : i1
    %w = arith.select %both, %ai, %bi : i32)"));
}

TEST(Commutativity, OfSelectionsThatKnowNaN) {
  // As torch.compile writes it: NaN is the largest, and all are equal.
  std::string nan = R"(
    %more = arith.cmpf ogt, %a, %b : f32
    %same = arith.cmpf oeq, %a, %b : f32
    %an = arith.cmpf une, %a, %a : f32
    %bn = arith.cmpf une, %b, %b : f32
    %true = arith.constant true
    %bis = arith.xori %bn, %true : i1
    %only = arith.andi %an, %bis : i1
    %larger = arith.ori %more, %only : i1
    %both = arith.andi %an, %bn : i1
    %tie = arith.ori %same, %both : i1
    %before = arith.cmpi slt, %ai, %bi : i32
    %first = arith.andi %tie, %before : i1
)";
  EXPECT_TRUE(selects(nan + "%left = arith.ori %larger, %first : i1"));
  // The first NaN, wherever its index is.
  EXPECT_FALSE(selects(kTie + R"(
    %an = arith.cmpf uno, %a, %a : f32
    %more = arith.cmpf ogt, %a, %b : f32
    %larger = arith.ori %more, %an : i1
    %left = arith.ori %larger, %first : i1)"));
}

TEST(Commutativity, OfTheFirstThatIsNotZero) {
  EXPECT_FALSE(commutes(R"(
    %zero = arith.constant 0 : i32
    %has = arith.cmpi ne, %ai, %zero : i32
    %w = arith.select %has, %ai, %bi : i32
    %v = arith.addf %a, %b : f32)"));
}

} // namespace
