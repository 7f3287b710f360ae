// A return inside of a conditional gives a function several blocks, and the
// body of a loop holds one. MLIR's lifting (Bahmann et al., "Perfect
// Reconstructability of Control Flow from Demand Dependence Graphs", 2015) makes
// conditionals and loops of branches. Where a path does not define a value,
// it gets zeros: nobody reads them.
#include "lowering/StructureCallees.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/CFGToSCF.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace kiln {
namespace {

class Lifting : public ControlFlowToSCFTransformation {
public:
  /// A switch of two ways, which tells apart the exits of a loop, is a
  /// conditional.
  FailureOr<Operation *>
  createStructuredBranchRegionOp(OpBuilder &builder, Operation *branch,
                                 TypeRange types,
                                 MutableArrayRef<Region> regions) override {
    auto way = dyn_cast<cf::SwitchOp>(branch);
    if (!way)
      return ControlFlowToSCFTransformation::createStructuredBranchRegionOp(
          builder, branch, types, regions);
    if (regions.size() != 2)
      return failure();
    Location loc = way.getLoc();
    Value value = arith::ConstantOp::create(
        builder, loc,
        builder.getIntegerAttr(way.getFlag().getType(),
                               *way.getCaseValues()->value_begin<APInt>()));
    Value isCase = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         way.getFlag(), value);
    auto choice = scf::IfOp::create(builder, loc, types, isCase);
    choice.getThenRegion().takeBody(regions[1]); // after the default's
    choice.getElseRegion().takeBody(regions[0]);
    return choice.getOperation();
  }

  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override {
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        tensor && !tensor.getElementType().isIntOrFloat())
      return tt::SplatOp::create(
          builder, loc, tensor,
          getUndefValue(loc, builder, tensor.getElementType()));
    if (TypedAttr zero = builder.getZeroAttr(type))
      return arith::ConstantOp::create(builder, loc, zero);
    return tt::IntToPtrOp::create(
        builder, loc, type,
        arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(0)));
  }

  /// After a loop that nothing leaves.
  FailureOr<Operation *> createUnreachableTerminator(Location loc,
                                                     OpBuilder &builder,
                                                     Region &region) override {
    auto function = cast<tt::FuncOp>(region.getParentOp());
    SmallVector<Value> results;
    for (Type type : function.getResultTypes())
      results.push_back(getUndefValue(loc, builder, type));
    return tt::ReturnOp::create(builder, loc, results).getOperation();
  }
};

bool hasSeveralBlocks(tt::FuncOp function) {
  return function.isPrivate() && !function.isExternal() &&
         !function.getBody().hasOneBlock();
}

/// Whether a function of several blocks is called where there is room for one.
bool isCalledInRegion(ModuleOp module, SymbolTable &functions) {
  return module
      .walk([&](tt::CallOp call) {
        auto callee = functions.lookup<tt::FuncOp>(call.getCallee());
        return callee && hasSeveralBlocks(callee) &&
                       !isa<tt::FuncOp>(call->getParentOp())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

} // namespace

LogicalResult structureCallees(ModuleOp module) {
  SymbolTable functions(module);
  if (!isCalledInRegion(module, functions))
    return success();
  // What the branches become may be a dialect that the module has no op of yet.
  module.getContext()->loadDialect<arith::ArithDialect, scf::SCFDialect>();
  // All of them: one that is called by another may end up in its conditionals.
  IRRewriter rewriter(module.getContext());
  for (auto function : module.getOps<tt::FuncOp>()) {
    if (!hasSeveralBlocks(function))
      continue;
    // Triton's front end leaves a block after returns in both branches, which
    // the lifting does not take.
    if (succeeded(eraseUnreachableBlocks(rewriter, function.getBody())) &&
        function.getBody().hasOneBlock())
      continue;
    Lifting lifting;
    DominanceInfo dominance(function);
    if (failed(transformCFGToSCF(function.getBody(), lifting, dominance)) ||
        !function.getBody().hasOneBlock())
      return function.emitError()
             << "'" << function.getName()
             << "' is called in a loop or conditional, where it has to be "
                "inlined, and its branches have no form of loops and "
                "conditionals; leave its loops at their end alone";
  }
  return success();
}

} // namespace kiln
