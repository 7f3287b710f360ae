#include "lowering/TileExtents.h"
#include "lowering/assign/LayoutRelations.h"
#include "lowering/dialect/ValueFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

static RankedTensorType tensorType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

static SmallVector<Value> tensorsOf(Operation *op) {
  SmallVector<Value> tensors;
  for (Value value : llvm::concat<Value>(SmallVector<Value>(op->getOperands()),
                                         SmallVector<Value>(op->getResults())))
    if (tensorType(value))
      tensors.push_back(value);
  return tensors;
}

/// Numbers and constants that several uses share mean nothing by being equal:
/// a tile of 128x128 has two extents. Each use gets its own.
static void splitSharedMakers(ModuleOp module) {
  module.walk([](Operation *op) {
    if (!isa<tt::MakeRangeOp, tt::SplatOp, arith::ConstantOp>(op) ||
        !tensorType(op->getResult(0)))
      return;
    OpBuilder builder(op);
    builder.setInsertionPointAfter(op);
    for (OpOperand &use : llvm::make_early_inc_range(
             llvm::drop_begin(op->getResult(0).getUses())))
      use.set(builder.clone(*op)->getResult(0));
  });
}

TileExtents::TileExtents(ModuleOp of) : module(of) {
  splitSharedMakers(module);
  addValues();
  classes.grow(dims);
  module.walk([&](Operation *op) { tieOp(op); });
  classes.compress();
  collect();
}

void TileExtents::addValues() {
  auto add = [&](Value value) {
    if (RankedTensorType type = tensorType(value)) {
      tensors.push_back(value);
      firstDim[value] = dims;
      dims += type.getRank();
    }
  };
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    llvm::for_each(op->getResults(), add);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), add);
  });
}

void TileExtents::tie(Value a, unsigned dimA, Value b, unsigned dimB) {
  if (tensorType(a).getDimSize(dimA) == tensorType(b).getDimSize(dimB))
    classes.join(firstDim.lookup(a) + dimA, firstDim.lookup(b) + dimB);
}

void TileExtents::tieAll(Value a, Value b) {
  for (unsigned dim = 0; dim < tensorType(a).getRank(); ++dim)
    tie(a, dim, b, dim);
}

void TileExtents::fix(Value tensor) {
  for (unsigned dim = 0; dim < tensorType(tensor).getRank(); ++dim)
    fixedDims.push_back(firstDim.lookup(tensor) + dim);
}

void TileExtents::tieControlFlow(Operation *op) {
  forEachHandOver(op, [&](OpOperand &operand, Value target) {
    if (tensorType(operand.get()))
      tieAll(operand.get(), target);
  });
}

void TileExtents::tieShapes(Operation *op) {
  SmallVector<Value> all = tensorsOf(op);
  bool isAlike = llvm::all_of(all, [&](Value tensor) {
    return tensorType(tensor).getShape() == tensorType(all[0]).getShape();
  });
  for (Value tensor : all)
    isAlike ? tieAll(all[0], tensor) : fix(tensor);
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (constant && !all.empty() && !isa<SplatElementsAttr>(constant.getValue()))
    fix(all[0]);
}

/// Dimensions that an op only permutes, as the layouts of its operand and its
/// result do; false if it does anything else.
bool TileExtents::tieRenamed(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  Value from = op->getOperand(0), to = op->getResult(0);
  if (!tensorType(from) || !tensorType(to) ||
      tensorType(from).getRank() != tensorType(to).getRank())
    return false;
  // One thread holds everything, so each register bit moves along one
  // dimension.
  LinearLayout::Bases places;
  for (auto [dim, size] : llvm::enumerate(tensorType(to).getShape()))
    for (int64_t step = 1; step < size; step *= 2)
      places.emplace_back(tensorType(to).getRank(), 0)[dim] = step;
  LinearLayout results({places, {}, {}, {}}, tensorType(to).getShape());
  LinearLayoutAttr operand =
      operandLayout(op, LinearLayoutAttr::get(op->getContext(), results), 0);
  if (!operand || operand.getLayout().shape() != tensorType(from).getShape())
    return false;
  SmallVector<std::pair<unsigned, unsigned>> pairs;
  for (auto [at, source] :
       llvm::zip_equal(places, operand.getLayout().bases(HwDim::Register))) {
    auto isStep = [](int32_t step) { return step != 0; };
    unsigned toDim = llvm::find_if(at, isStep) - at.begin(),
             fromDim = llvm::find_if(source, isStep) - source.begin();
    if (llvm::count_if(source, isStep) != 1 || source[fromDim] != at[toDim])
      return false;
    pairs.emplace_back(fromDim, toDim);
  }
  for (auto [fromDim, toDim] : pairs)
    tie(from, fromDim, to, toDim);
  return true;
}

/// Sizes along k stay, in which elements are packed and share scales; and so do
/// rows and columns in which they are packed.
void TileExtents::tieScaled(tt::DotScaledOp dot) {
  Value d = dot.getD();
  unsigned row = tensorType(d).getRank() - 2, column = row + 1;
  auto fixDim = [&](Value tensor, unsigned dim) {
    fixedDims.push_back(firstDim.lookup(tensor) + dim);
  };
  auto tieToResult = [&](Value tensor, unsigned dim, unsigned dimOfResult) {
    bool isPacked = tensorType(tensor).getDimSize(dim) !=
                    tensorType(d).getDimSize(dimOfResult);
    if (isPacked) {
      fixDim(d, dimOfResult);
      fixDim(tensor, dim);
    }
    tie(tensor, dim, d, dimOfResult);
  };
  tieAll(dot.getC(), d);
  for (auto [tensor, along, dimOfResult, k] :
       {std::tuple(Value(dot.getA()), row, row, column),
        std::tuple(Value(dot.getB()), column, column, row),
        std::tuple(Value(dot.getAScale()), row, row, column),
        std::tuple(Value(dot.getBScale()), row, column, column)}) {
    if (!tensor)
      continue;
    for (unsigned batch = 0; batch < row; ++batch)
      tie(tensor, batch, d, batch);
    tieToResult(tensor, along, dimOfResult);
    fixDim(tensor, k);
  }
}

void TileExtents::tieOp(Operation *op) {
  tieControlFlow(op);
  if (isa<RegionBranchOpInterface, BranchOpInterface>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return;
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](tt::DotOp dot) {
        unsigned row = dot.getType().getRank() - 2, column = row + 1;
        tieAll(dot.getC(), dot.getD());
        for (unsigned batch = 0; batch < row; ++batch) {
          tie(dot.getA(), batch, dot.getD(), batch);
          tie(dot.getB(), batch, dot.getD(), batch);
        }
        tie(dot.getA(), row, dot.getD(), row);
        tie(dot.getB(), column, dot.getD(), column);
        tie(dot.getA(), column, dot.getB(), row);
      })
      .Case([&](tt::DotScaledOp dot) { tieScaled(dot); })
      .Case([&](tt::ExpandDimsOp expand) {
        for (unsigned dim = 0; dim < tensorType(expand.getSrc()).getRank();
             ++dim)
          tie(expand.getSrc(), dim, expand.getResult(),
              dim + (dim >= expand.getAxis()));
      })
      .Case([&](tt::BroadcastOp broadcast) {
        tieAll(broadcast.getSrc(), broadcast.getResult());
      })
      .Case([&](tt::ReduceOp reduce) {
        Value first = reduce.getSrcs().front();
        for (Value source : reduce.getSrcs())
          tieAll(first, source);
        for (Value result : reduce.getResult())
          for (unsigned dim = 0;
               tensorType(result) && dim < tensorType(result).getRank(); ++dim)
            tie(first, dim + (dim >= reduce.getAxis()), result, dim);
      })
      .Case([&](tt::ReshapeOp reshape) {
        fix(reshape.getSrc());
        fix(reshape.getResult());
      })
      .Default([&](Operation *other) {
        if (!tieRenamed(other))
          tieShapes(other);
      });
}

void TileExtents::collect() {
  extents.resize(classes.getNumClasses());
  for (Value tensor : tensors)
    for (auto [dim, size] : llvm::enumerate(tensorType(tensor).getShape())) {
      TileExtent &extent = extents[classes[firstDim.lookup(tensor) + dim]];
      extent.size = size;
      if (!extent.largest || tensorType(tensor).getNumElements() >
                                 tensorType(extent.largest).getNumElements()) {
        extent.largest = tensor;
        extent.dim = dim;
      }
      Operation *maker = tensor.getDefiningOp();
      if (!extent.range && isa_and_nonnull<tt::MakeRangeOp>(maker))
        extent.range = maker;
    }
  for (unsigned dim : fixedDims)
    extents[classes[dim]].isFixed = true;
}

std::optional<unsigned> TileExtents::of(Value tensor, unsigned dim) const {
  if (tensorType(tensor).getDimSize(dim) == 1)
    return std::nullopt;
  return classes[firstDim.lookup(tensor) + dim];
}

void TileExtents::divide(unsigned extent, int64_t divisor) {
  for (Value tensor : tensors) {
    RankedTensorType type = tensorType(tensor);
    SmallVector<int64_t> shape(type.getShape());
    for (unsigned dim = 0; dim < shape.size(); ++dim)
      if (of(tensor, dim) == extent)
        shape[dim] /= divisor;
    if (type.getShape() == ArrayRef(shape))
      continue;
    tensor.setType(type.clone(shape));
    if (auto range = tensor.getDefiningOp<tt::MakeRangeOp>())
      range.setEnd(range.getStart() + shape[0]);
    if (auto constant = tensor.getDefiningOp<arith::ConstantOp>())
      constant.setValueAttr(cast<DenseElementsAttr>(constant.getValue())
                                .resizeSplat(type.clone(shape)));
  }
  extents[extent].size /= divisor;
}

} // namespace kiln
