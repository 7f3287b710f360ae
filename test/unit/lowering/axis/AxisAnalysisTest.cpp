// Random integer expressions over ranges, splats and hinted arguments are
// evaluated, and every fact that the analysis claims about them is checked
// element by element.
#include "lowering/axis/AxisAnalysis.h"
#include "frontend/dialect/Tile.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"
#include <map>

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

constexpr int64_t kRows = 4, kColumns = 16;
using Grid = std::vector<int64_t>; // kRows x kColumns values, row by row; i32

int64_t wrap(int64_t value) { return int32_t(uint64_t(value)); }

class AxisAnalysisTest : public testing::Test {
protected:
  AxisAnalysisTest() {
    DialectRegistry registry;
    registerTileDialects(registry);
    registerLoweringDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// The facts about the value named by the attribute `name`, a unit attribute
  /// on its op.
  AxisInfo factsOf(StringRef text, StringRef name = "here") {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    AxisAnalysis analysis(*module);
    EXPECT_TRUE(analysis.isValid());
    AxisInfo info;
    module->walk([&](Operation *op) {
      if (op->hasAttr(name))
        info = analysis.lookup(op->getResult(0));
    });
    return info;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

/// Columns from tile number %tile on, which `tile` computes, wrapped around at a
/// width that 16 divides, as matmuls have them.
std::string wrappedColumns(const std::string &tile) {
  return R"(
    tt.func public @f(%m: i32, %n: i32 {tt.divisibility = 16 : i32}) {
      %zero = arith.constant 0 : i32
      %c8 = arith.constant 8 : i32
      %c128 = arith.constant 128 : i32
      %pid = tt.get_program_id x : i32
)" + tile +
         R"(
      %first = arith.muli %tile, %c128 : i32
      %firsts = tt.splat %first : i32 -> tensor<128xi32>
      %range = tt.make_range {start = 0 : i32, end = 128 : i32} : tensor<128xi32>
      %columns = arith.addi %firsts, %range : tensor<128xi32>
      %width = tt.splat %n : i32 -> tensor<128xi32>
      %wrapped = arith.remsi %columns, %width {here} : tensor<128xi32>
      tt.return
    })";
}

// Runs hold where nothing is negative, which the program may assume.
TEST_F(AxisAnalysisTest, RemaindersOfWhatIsAssumedNotNegative) {
  auto contiguity = [&](const char *assume) {
    std::string text = wrappedColumns(
        std::string("%tile = arith.subi %m, %pid : i32\n") + assume);
    return factsOf(text).axes[0].contiguity;
  };
  EXPECT_EQ(contiguity(""), 1);
  EXPECT_EQ(contiguity("%is = arith.cmpi sge, %tile, %zero : i32\n"
                       "llvm.intr.assume %is : i1"),
            16);
  EXPECT_EQ(contiguity("%is = arith.cmpi sle, %tile, %zero : i32\n"
                       "llvm.intr.assume %is : i1"),
            1);
}

// Tiles in groups, as matmuls count them: nothing says that the sizes are
// positive, but what divides a program id is.
TEST_F(AxisAnalysisTest, TilesInGroupsAreNotNegative) {
  std::string text = wrappedColumns(R"(
      %across = arith.divsi %n, %c128 : i32
      %of_group = arith.muli %across, %c8 : i32
      %group = arith.divsi %pid, %of_group : i32
      %above = arith.muli %group, %c8 : i32
      %left = arith.subi %m, %above : i32
      %size = arith.minsi %left, %c8 : i32
      %in_group = arith.remsi %pid, %of_group : i32
      %row = arith.remsi %in_group, %size : i32
      %down = arith.addi %above, %row {down} : i32
      %tile = arith.divsi %in_group, %size {column} : i32)");
  EXPECT_TRUE(factsOf(text, "down").nonNegative);
  EXPECT_TRUE(factsOf(text, "column").nonNegative);
  EXPECT_EQ(factsOf(text).axes[0].contiguity, 16);
}

TEST_F(AxisAnalysisTest, PointersOfACoalescedLoad) {
  AxisInfo info = factsOf(R"(
    tt.func public @f(%p: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n: i32 {tt.divisibility = 8 : i32}) {
      %pid = tt.get_program_id x : i32
      %row = arith.muli %pid, %n : i32
      %q = tt.addptr %p, %row : !tt.ptr<f16>, i32
      %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
      %s = tt.splat %q : !tt.ptr<f16> -> tensor<64x!tt.ptr<f16>>
      %a = tt.addptr %s, %r {here} : tensor<64x!tt.ptr<f16>>, tensor<64xi32>
      tt.return
    })");
  EXPECT_EQ(info.axes[0], (AxisFacts{64, 16, 1}));
}

TEST_F(AxisAnalysisTest, MaskAgainstADivisibleBound) {
  AxisInfo info = factsOf(R"(
    tt.func public @f(%n: i32 {tt.divisibility = 8 : i32}) {
      %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
      %s = tt.splat %n : i32 -> tensor<64xi32>
      %m = arith.cmpi slt, %r, %s {here} : tensor<64xi32>
      tt.return
    })");
  EXPECT_EQ(info.axes[0].constancy, 8);
}

TEST_F(AxisAnalysisTest, LoopVariablesAndCarriedPointers) {
  StringRef text = R"(
    tt.func public @f(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %n: i32) {
      %c0 = arith.constant 0 : i32
      %c32 = arith.constant 32 : i32
      %r = tt.make_range {start = 0 : i32, end = 32 : i32} : tensor<32xi32>
      %s = tt.splat %p : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
      %a = tt.addptr %s, %r : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
      %step = tt.splat %c32 : i32 -> tensor<32xi32>
      %e = scf.for %i = %c0 to %n step %c32 iter_args(%q = %a) -> (tensor<32x!tt.ptr<f32>>) : i32 {
        %is = tt.splat %i : i32 -> tensor<32xi32>
        %o = arith.addi %is, %r {index} : tensor<32xi32>
        %next = tt.addptr %q, %step {here} : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
        scf.yield %next : tensor<32x!tt.ptr<f32>>
      }
      tt.return
    })";
  EXPECT_EQ(factsOf(text).axes[0], (AxisFacts{32, 16, 1}));
  AxisInfo index = factsOf(text, "index");
  EXPECT_EQ(index.axes[0], (AxisFacts{32, 32, 1}));
  EXPECT_TRUE(index.nonNegative);
}

TEST_F(AxisAnalysisTest, WhileLoopsAndBranchesKeepOnlyWhatHoldsOnAllPaths) {
  StringRef text = R"(
    tt.func public @f(%a: i32 {tt.divisibility = 16 : i32}, %b: i32 {tt.divisibility = 4 : i32}, %c: i1) {
      %w = scf.while (%x = %a) : (i32) -> i32 {
        scf.condition(%c) %x : i32
      } do {
      ^bb0(%y: i32):
        %z = arith.addi %y, %b : i32
        scf.yield %z : i32
      }
      %c0 = arith.constant 0 : i32
      %k = arith.addi %w, %c0 {here} : i32
      cf.cond_br %c, ^one(%a : i32), ^one(%b : i32)
    ^one(%arg: i32):
      %l = arith.addi %arg, %c0 {block} : i32
      tt.return
    })";
  EXPECT_EQ(factsOf(text).axes[0].divisibility, 4);
  EXPECT_EQ(factsOf(text, "block").axes[0].divisibility, 4);
}

TEST_F(AxisAnalysisTest, HintsAreFacts) {
  AxisInfo info = factsOf(R"(
    tt.func public @f(%p: tensor<64xi32>) {
      %r = arith.addi %p, %p {here, tt.contiguity = dense<8> : tensor<1xi32>, tt.divisibility = dense<16> : tensor<1xi32>} : tensor<64xi32>
      tt.return
    })");
  EXPECT_EQ(info.axes[0], (AxisFacts{8, 16, 1}));
}

/// Grows a function of random ops, with the value of each.
class RandomProgram {
public:
  RandomProgram(MLIRContext &context, Random &random)
      : builder(&context), random(random) {
    module = ModuleOp::create(builder.getUnknownLoc());
    type = RankedTensorType::get({kRows, kColumns}, builder.getI32Type());
    SmallVector<Type> arguments(4, builder.getI32Type());
    builder.setInsertionPointToStart(module->getBody());
    auto function = tt::FuncOp::create(builder, loc(), "f",
                                       builder.getFunctionType(arguments, {}));
    builder.setInsertionPointToStart(&function.getBody().emplaceBlock());
    for (unsigned index = 0; index < arguments.size(); ++index) {
      BlockArgument argument =
          function.getBody().front().addArgument(builder.getI32Type(), loc());
      int64_t divisor = int64_t(1) << draw(random, 0, 4);
      function.setArgAttr(index, "tt.divisibility",
                          builder.getI32IntegerAttr(divisor));
      int64_t value = divisor * (int64_t(draw(random, 0, 40)) - 8);
      add(tt::SplatOp::create(builder, loc(), type, argument),
          Grid(kRows * kColumns, value));
    }
    for (int64_t constant : {0, 1, 2, 4, 8, 16})
      add(tt::SplatOp::create(
              builder, loc(), type,
              arith::ConstantIntOp::create(builder, loc(), constant, 32)),
          Grid(kRows * kColumns, constant));
    addRange(0, kRows, 1);
    addRange(1, kColumns, 0);
    for (unsigned step = 0; step < 40; ++step)
      addOp();
    tt::ReturnOp::create(builder, loc(), ValueRange());
  }

  void check() {
    AxisAnalysis analysis(*module);
    ASSERT_TRUE(analysis.isValid());
    for (auto &[value, grid] :
         llvm::concat<std::pair<Value, Grid>>(values, conditions)) {
      AxisInfo info = analysis.lookup(value);
      std::string text;
      llvm::raw_string_ostream os(text);
      value.print(os);
      os << ": ";
      info.print(os);
      checkFacts(info, grid, text);
    }
  }

private:
  Location loc() { return builder.getUnknownLoc(); }
  void add(Value value, Grid grid) {
    values.emplace_back(value, std::move(grid));
  }

  void addRange(unsigned dim, int64_t extent, unsigned newAxis) {
    int64_t start = int64_t(draw(random, 0, 3)) * 4;
    auto line = RankedTensorType::get({extent}, builder.getI32Type());
    Value range =
        tt::MakeRangeOp::create(builder, loc(), line, start, start + extent);
    SmallVector<int64_t> shape = {1, 1};
    shape[dim] = extent;
    Value expanded = tt::ExpandDimsOp::create(
        builder, loc(), RankedTensorType::get(shape, builder.getI32Type()),
        range, newAxis);
    Grid grid;
    for (int64_t row = 0; row < kRows; ++row)
      for (int64_t column = 0; column < kColumns; ++column)
        grid.push_back(start + (dim == 0 ? row : column));
    add(tt::BroadcastOp::create(builder, loc(), type, expanded), grid);
  }

  template <typename Op>
  void addBinary(const std::pair<Value, Grid> &a,
                 const std::pair<Value, Grid> &b, auto compute) {
    Grid grid;
    for (auto [x, y] : llvm::zip_equal(a.second, b.second))
      grid.push_back(compute(x, y));
    // Sums and products are taken not to overflow (see AxisTransfer.cpp).
    if (llvm::all_of(grid, [](int64_t value) { return value == wrap(value); }))
      add(Op::create(builder, loc(), a.first, b.first), grid);
  }

  void addOp() {
    auto a = values[draw(random, 0, values.size() - 1)],
         b = values[draw(random, 0, values.size() - 1)];
    bool defined =
        llvm::none_of(b.second, [](int64_t y) { return y == 0 || y == -1; });
    bool shifts =
        llvm::all_of(b.second, [](int64_t y) { return y >= 0 && y < 32; });
    switch (draw(random, 0, 12)) {
    case 0:
      return addBinary<arith::AddIOp>(
          a, b, [](int64_t x, int64_t y) { return x + y; });
    case 1:
      return addBinary<arith::SubIOp>(
          a, b, [](int64_t x, int64_t y) { return x - y; });
    case 2:
      return addBinary<arith::MulIOp>(
          a, b, [](int64_t x, int64_t y) { return x * y; });
    case 3:
      if (defined)
        addBinary<arith::DivSIOp>(a, b,
                                  [](int64_t x, int64_t y) { return x / y; });
      return;
    case 4:
      if (defined)
        addBinary<arith::RemSIOp>(a, b,
                                  [](int64_t x, int64_t y) { return x % y; });
      return;
    case 5:
      if (defined)
        addBinary<arith::DivUIOp>(a, b, [](int64_t x, int64_t y) {
          return uint32_t(x) / uint32_t(y);
        });
      return;
    case 6:
      if (defined)
        addBinary<arith::RemUIOp>(a, b, [](int64_t x, int64_t y) {
          return uint32_t(x) % uint32_t(y);
        });
      return;
    case 7:
      return addBinary<arith::AndIOp>(
          a, b, [](int64_t x, int64_t y) { return x & y; });
    case 8:
      return addBinary<arith::OrIOp>(
          a, b, [](int64_t x, int64_t y) { return x | y; });
    case 9:
      if (shifts)
        addBinary<arith::ShRSIOp>(a, b,
                                  [](int64_t x, int64_t y) { return x >> y; });
      return;
    case 10:
      if (shifts)
        addBinary<arith::ShLIOp>(a, b,
                                 [](int64_t x, int64_t y) { return x << y; });
      return;
    case 11:
      return addBinary<arith::MaxSIOp>(
          a, b, [](int64_t x, int64_t y) { return std::max(x, y); });
    default:
      return addSelect(a, b);
    }
  }

  void addSelect(const std::pair<Value, Grid> &a,
                 const std::pair<Value, Grid> &b) {
    using P = arith::CmpIPredicate;
    static const std::pair<P, bool (*)(int64_t, int64_t)> predicates[] = {
        {P::slt, [](int64_t x, int64_t y) { return x < y; }},
        {P::sle, [](int64_t x, int64_t y) { return x <= y; }},
        {P::sgt, [](int64_t x, int64_t y) { return x > y; }},
        {P::sge, [](int64_t x, int64_t y) { return x >= y; }},
        {P::ult,
         [](int64_t x, int64_t y) { return uint32_t(x) < uint32_t(y); }},
        {P::uge,
         [](int64_t x, int64_t y) { return uint32_t(x) >= uint32_t(y); }},
        {P::eq, [](int64_t x, int64_t y) { return x == y; }},
        {P::ne, [](int64_t x, int64_t y) { return x != y; }}};
    auto [predicate, holds] =
        predicates[draw(random, 0, std::size(predicates) - 1)];
    auto c = values[draw(random, 0, values.size() - 1)],
         d = values[draw(random, 0, values.size() - 1)];
    Grid condition, chosen;
    for (auto [x, y, u, v] :
         llvm::zip_equal(c.second, d.second, a.second, b.second)) {
      condition.push_back(holds(x, y));
      chosen.push_back(condition.back() ? u : v);
    }
    Value compare =
        arith::CmpIOp::create(builder, loc(), predicate, c.first, d.first);
    conditions.emplace_back(compare, condition);
    add(arith::SelectOp::create(builder, loc(), compare, a.first, b.first),
        chosen);
  }

  void checkFacts(const AxisInfo &info, const Grid &grid,
                  const std::string &text) {
    const int64_t extents[] = {kRows, kColumns}, strides[] = {kColumns, 1};
    for (unsigned dim = 0; dim < 2; ++dim)
      for (int64_t position = 0; position < kRows * kColumns; ++position) {
        const AxisFacts &facts = info.axes[dim];
        int64_t at = position / strides[dim] % extents[dim],
                value = grid[position];
        int64_t left = at ? grid[position - strides[dim]] : 0;
        if (at % facts.contiguity)
          ASSERT_EQ(value, left + 1)
              << "contiguity of dimension " << dim << ", " << text;
        else
          ASSERT_EQ(value % std::min(facts.divisibility, int64_t(1) << 32), 0)
              << "divisibility of dimension " << dim << ", " << text;
        if (at % facts.constancy)
          ASSERT_EQ(value, left)
              << "constancy of dimension " << dim << ", " << text;
      }
    if (info.constant)
      for (int64_t value : grid)
        ASSERT_EQ(value, wrap(*info.constant)) << text;
  }

  OpBuilder builder;
  Random &random;
  OwningOpRef<ModuleOp> module;
  RankedTensorType type;
  std::vector<std::pair<Value, Grid>> values, conditions;
};

TEST_F(AxisAnalysisTest, EveryClaimAboutRandomExpressionsHolds) {
  Random random(6);
  for (unsigned iteration = 0; iteration < 500; ++iteration) {
    RandomProgram(context, random).check();
    if (HasFatalFailure())
      return;
  }
}

} // namespace
