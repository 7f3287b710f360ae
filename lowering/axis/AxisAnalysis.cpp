// AxisAnalysis on MLIR's sparse forward data-flow framework: the lattice,
// function arguments, loop variables and hints. The framework brings the
// fixpoint over loops, branches and conditionals.
#include "lowering/axis/AxisAnalysis.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Analysis/DataFlow/SparseAnalysis.h"
#include "mlir/Analysis/DataFlow/Utils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace kiln {

AxisInfo AxisInfo::join(const AxisInfo &a, const AxisInfo &b) {
  if (!a.isKnown())
    return b;
  if (!b.isKnown())
    return a;
  AxisInfo info = a;
  for (auto [facts, other] : llvm::zip_equal(info.axes, b.axes)) {
    // A divisor of group starts is one of the starts of smaller groups only if
    // it is small itself; for pointers that bound is in bytes and larger, so
    // this is on the safe side.
    int64_t contiguity = std::min(facts.contiguity, other.contiguity);
    auto divisor = [&](const AxisFacts &from) {
      return from.contiguity > contiguity
                 ? std::min(from.divisibility, contiguity)
                 : from.divisibility;
    };
    facts = {contiguity, std::min(divisor(facts), divisor(other)),
             std::min(facts.constancy, other.constancy)};
  }
  if (info.constant != b.constant)
    info.constant.reset();
  info.nonNegative &= b.nonNegative;
  return info;
}

void AxisInfo::print(raw_ostream &os) const {
  if (!isKnown()) {
    os << "unknown";
    return;
  }
  for (auto [label, member] :
       {std::pair("contiguity", &AxisFacts::contiguity),
        std::pair("divisibility", &AxisFacts::divisibility),
        std::pair("constancy", &AxisFacts::constancy)}) {
    os << label << " = [";
    llvm::interleaveComma(
        axes, os,
        [&, member = member](const AxisFacts &facts) { os << facts.*member; });
    os << "] ";
  }
  if (constant)
    os << "constant = " << *constant << ' ';
  os << (nonNegative ? "non-negative" : "any sign");
}

void applyAxisHints(AxisInfo &info, DictionaryAttr attributes) {
  if (!attributes)
    return;
  for (auto [name, member] :
       {std::pair("tt.contiguity", &AxisFacts::contiguity),
        std::pair("tt.divisibility", &AxisFacts::divisibility),
        std::pair("tt.constancy", &AxisFacts::constancy)}) {
    Attribute hint = attributes.get(name);
    SmallVector<int64_t> values;
    if (auto integer = dyn_cast_or_null<IntegerAttr>(hint))
      values.assign(info.axes.size(), integer.getInt());
    else if (auto list = dyn_cast_or_null<DenseIntElementsAttr>(hint))
      for (const APInt &value : list.getValues<APInt>())
        values.push_back(value.getSExtValue());
    if (values.size() != info.axes.size())
      continue; // no hint, or one for another rank
    for (auto [facts, value] : llvm::zip_equal(info.axes, values))
      facts.*member = std::max(facts.*member, powerOfTwoDivisor(value));
  }
}

namespace {

using AxisLattice = dataflow::Lattice<AxisInfo>;

class AxisDataFlow
    : public dataflow::SparseForwardDataFlowAnalysis<AxisLattice> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;

  LogicalResult visitOperation(Operation *op,
                               ArrayRef<const AxisLattice *> operands,
                               ArrayRef<AxisLattice *> results) override {
    SmallVector<const AxisInfo *> infos;
    for (const AxisLattice *operand : operands) {
      if (!operand->getValue().isKnown())
        return success(); // comes back when it is
      infos.push_back(&operand->getValue());
    }
    for (auto [lattice, info] :
         llvm::zip_equal(results, transferAxisInfo(op, infos)))
      propagateIfChanged(lattice, lattice->join(info));
    return success();
  }

  /// Function arguments say what they know in their attributes; whatever else
  /// enters from outside is unknown.
  void setToEntryState(AxisLattice *lattice) override {
    Value value = lattice->getAnchor();
    AxisInfo info = AxisInfo::pessimistic(value.getType());
    if (auto argument = dyn_cast<BlockArgument>(value))
      if (auto function = dyn_cast_or_null<FunctionOpInterface>(
              argument.getOwner()->getParentOp());
          function && argument.getOwner()->isEntryBlock())
        applyAxisHints(info, function.getArgAttrDict(argument.getArgNumber()));
    propagateIfChanged(lattice, lattice->join(info));
  }

  /// A loop variable is start + k * step.
  void visitNonControlFlowArguments(Operation *op,
                                    const RegionSuccessor &successor,
                                    ArrayRef<AxisLattice *> arguments,
                                    unsigned firstIndex) override {
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    std::optional<SmallVector<Value>> variables =
        loop ? loop.getLoopInductionVars() : std::nullopt;
    std::optional<SmallVector<OpFoldResult>> starts =
        loop ? loop.getLoopLowerBounds() : std::nullopt;
    std::optional<SmallVector<OpFoldResult>> steps =
        loop ? loop.getLoopSteps() : std::nullopt;
    if (!variables || !starts || !steps || variables->size() != 1 ||
        !isa<Value>(starts->front()) || !isa<Value>(steps->front()))
      return SparseForwardDataFlowAnalysis::visitNonControlFlowArguments(
          op, successor, arguments, firstIndex);
    ProgramPoint *point =
        getProgramPointBefore(&successor.getSuccessor()->front());
    const AxisInfo &start =
        getLatticeElementFor(point, cast<Value>(starts->front()))->getValue();
    const AxisInfo &step =
        getLatticeElementFor(point, cast<Value>(steps->front()))->getValue();
    if (!start.isKnown() || !step.isKnown())
      return;
    AxisInfo info = AxisInfo::pessimistic(variables->front().getType());
    info.axes[0].divisibility =
        std::min(start.axes[0].divisibility, step.axes[0].divisibility);
    info.nonNegative = start.nonNegative && step.nonNegative;
    AxisLattice *lattice = getLatticeElement(variables->front());
    propagateIfChanged(lattice, lattice->join(info));
  }
};

} // namespace

AxisAnalysis::AxisAnalysis(Operation *top) {
  dataflow::loadBaselineAnalyses(solver);
  solver.load<AxisDataFlow>();
  valid = succeeded(solver.initializeAndRun(top));
}

AxisInfo AxisAnalysis::lookup(Value value) const {
  const AxisLattice *lattice = solver.lookupState<AxisLattice>(value);
  return lattice && lattice->getValue().isKnown()
             ? lattice->getValue()
             : AxisInfo::pessimistic(value.getType());
}

int64_t AxisAnalysis::pointerVector(Value pointer, unsigned dim) const {
  AxisFacts facts = lookup(pointer).axes[dim];
  return std::min(
      facts.contiguity,
      std::max<int64_t>(1, facts.divisibility / stepBytes(pointer.getType())));
}

} // namespace kiln
