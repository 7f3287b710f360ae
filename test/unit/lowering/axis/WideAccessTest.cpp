// What has to be asked of scalars for a wide access, and that what follows from
// it is what axis analysis says of a kernel whose arguments state it.
#include "lowering/axis/WideAccess.h"
#include "frontend/dialect/Tile.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace mlir;

namespace {

/// A store of a tile; arguments, and the elements' type.
std::string tile(StringRef arguments, StringRef type, StringRef mask = "") {
  std::string text = R"(
    tt.func public @f(ARGUMENTS) {
      %r = tt.make_range {start = 0 : i32, end = 64 : i32} : tensor<64xi32>
      %rows = tt.expand_dims %r {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %columns = tt.expand_dims %r {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %strides = tt.splat %stride : i32 -> tensor<64x1xi32>
      %starts = arith.muli %rows, %strides : tensor<64x1xi32>
      %bases = tt.splat %base : !tt.ptr<TYPE> -> tensor<64x1x!tt.ptr<TYPE>>
      %to = tt.addptr %bases, %starts : tensor<64x1x!tt.ptr<TYPE>>, tensor<64x1xi32>
      %to2 = tt.broadcast %to : tensor<64x1x!tt.ptr<TYPE>> -> tensor<64x64x!tt.ptr<TYPE>>
      %columns2 = tt.broadcast %columns : tensor<1x64xi32> -> tensor<64x64xi32>
      %pointers = tt.addptr %to2, %columns2 : tensor<64x64x!tt.ptr<TYPE>>, tensor<64x64xi32>
      %bounds = tt.splat %n : i32 -> tensor<1x64xi32>
      %inside = arith.cmpi slt, %columns, %bounds : tensor<1x64xi32>
      %mask = tt.broadcast %inside : tensor<1x64xi1> -> tensor<64x64xi1>
      %x = arith.constant dense<0.0> : tensor<64x64xTYPE>
      tt.store %pointers, %x MASK : tensor<64x64x!tt.ptr<TYPE>>
      tt.return
    })";
  auto replace = [&](StringRef from, StringRef to) {
    for (size_t at; (at = text.find(from.str())) != std::string::npos;)
      text.replace(at, from.size(), to.str());
  };
  replace("ARGUMENTS", arguments);
  replace("TYPE", type);
  replace("MASK", mask);
  return text;
}

class WideAccessTest : public testing::Test {
protected:
  WideAccessTest() {
    DialectRegistry registry;
    registerTileDialects(registry);
    registerLoweringDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  tt::StoreOp parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    tt::StoreOp found;
    module->walk([&](tt::StoreOp store) { found = store; });
    return found;
  }

  WideAccess find(StringRef text) {
    tt::StoreOp store = parse(text);
    AxisAnalysis axes(*module);
    return findWideAccess(store.getPtr(), store.getMask(), axes);
  }

  /// The divisor asked of an argument; 0: none.
  int64_t asked(const WideAccess &access, unsigned argument) {
    Value value = (*module->getOps<tt::FuncOp>().begin()).getArgument(argument);
    auto found = access.conditions.find(value);
    return found == access.conditions.end() ? 0 : found->second;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(WideAccessTest, AsksForTheLeastThatMakes16Bytes) {
  for (auto [type, wide] : {std::pair<StringRef, int64_t>("f64", 2),
                            {"f32", 4},
                            {"f16", 8},
                            {"f8E5M2", 16}}) {
    std::string base = ("%base: !tt.ptr<" + type + ">").str();
    WideAccess access = find(tile(base + ", %stride: i32, %n: i32", type));
    EXPECT_EQ(access.known, 1) << type.str();
    EXPECT_EQ(access.wide, wide) << type.str();
    EXPECT_EQ(asked(access, 0), 16) << type.str();
    EXPECT_EQ(asked(access, 1), wide) << type.str();
    EXPECT_EQ(asked(access, 2), 0) << type.str();
  }
}

TEST_F(WideAccessTest, AsksForTheBoundOfAMask) {
  WideAccess access = find(
      tile("%base: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %stride: i32 "
           "{tt.divisibility = 4 : i32}, %n: i32",
           "f16", ", %mask"));
  EXPECT_EQ(access.known, 1);
  EXPECT_EQ(access.wide, 8);
  EXPECT_EQ(asked(access, 0), 0);
  EXPECT_EQ(asked(access, 1), 8);
  EXPECT_EQ(asked(access, 2), 8);
}

TEST_F(WideAccessTest, AsksForNothingThatIsKnownOrCannotHelp) {
  WideAccess known = find(
      tile("%base: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %stride: i32 "
           "{tt.divisibility = 8 : i32}, %n: i32",
           "f16"));
  EXPECT_EQ(known.known, 8);
  EXPECT_TRUE(known.conditions.empty());

  // Columns apart: no number makes them neighbours.
  std::string text = tile("%base: !tt.ptr<f16>, %stride: i32, %n: i32", "f16");
  text.replace(text.find("%to2, %columns2"), 15, "%to2, %apart");
  text.insert(text.find("%pointers ="),
              "%two = arith.constant dense<2> : tensor<64x64xi32>\n"
              "%apart = arith.muli %columns2, %two : tensor<64x64xi32>\n");
  WideAccess apart = find(text);
  EXPECT_EQ(apart.wide, 1);
  EXPECT_TRUE(apart.conditions.empty());
}

TEST_F(WideAccessTest, WhatIsAssumedIsWhatAStatementWouldProve) {
  tt::StoreOp store = parse(
      tile("%base: !tt.ptr<f16>, %stride: i32, %n: i32", "f16", ", %mask"));
  AxisAnalysis axes(*module);
  WideAccess access = findWideAccess(store.getPtr(), store.getMask(), axes);
  AssumedFacts facts(axes, access.conditions);
  SmallVector<AxisInfo> assumed;
  module->walk([&](Operation *op) {
    for (Value result : op->getResults())
      assumed.push_back(facts.of(result));
  });
  parse(tile("%base: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %stride: i32 "
             "{tt.divisibility = 8 : i32}, %n: i32 {tt.divisibility = 8 : i32}",
             "f16", ", %mask"));
  AxisAnalysis stated(*module);
  unsigned next = 0;
  module->walk([&](Operation *op) {
    for (Value result : op->getResults())
      EXPECT_EQ(assumed[next++], stated.lookup(result))
          << op->getName().getStringRef().str();
  });
}

} // namespace
