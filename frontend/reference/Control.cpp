// Constants, structured control flow, calls, the grid, and the operations that
// only order or check.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

/// The word of one constant element.
static uint64_t constantWord(const APInt &value) {
  return value.getZExtValue();
}
static uint64_t constantWord(const APFloat &value) {
  return value.bitcastToAPInt().getZExtValue();
}

/// The words of a dense constant; one for a splat.
template <typename T> static Words denseWords(DenseElementsAttr dense) {
  if (dense.isSplat())
    return {constantWord(dense.getSplatValue<T>())};
  Words words;
  for (const T &value : dense.getValues<T>())
    words.push_back(constantWord(value));
  return words;
}

static Error constant(Interpreter &run, Operation &op) {
  Type resultType = op.getResult(0).getType();
  Expected<ElementType> type = run.elementType(resultType);
  if (!type)
    return type.takeError();
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  Words words;
  if (auto integer = dyn_cast<IntegerAttr>(value))
    words = {constantWord(integer.getValue())};
  else if (auto number = dyn_cast<FloatAttr>(value))
    words = {constantWord(number.getValue())};
  else if (auto dense = dyn_cast<DenseElementsAttr>(value))
    words = type->kind == ElementType::Float ? denseWords<APFloat>(dense)
                                             : denseWords<APInt>(dense);
  else
    return createStringError("a constant of an unknown kind");
  run.set(op.getResult(0), Tensor(*type, shapeOf(resultType), words));
  return Error::success();
}

static Error poison(Interpreter &run, Operation &op) {
  Type resultType = op.getResult(0).getType();
  Expected<ElementType> type = run.elementType(resultType);
  if (!type)
    return type.takeError();
  run.set(op.getResult(0), Tensor::splat(*type, shapeOf(resultType), 0));
  return Error::success();
}

static void setResults(Interpreter &run, Operation &op,
                       ArrayRef<Tensor> values) {
  for (auto [result, value] : zip(op.getResults(), values))
    run.set(result, value);
}

static Error forLoop(Interpreter &run, Operation &op) {
  auto loop = cast<scf::ForOp>(op);
  const Tensor &lower = run.get(loop.getLowerBound());
  ElementType type = lower.type();
  __int128 first = lower.asInteger();
  __int128 last = run.get(loop.getUpperBound()).asInteger();
  __int128 step = run.get(loop.getStep()).asInteger();
  if (loop.getUnsignedCmp()) {
    first = truncateTo(uint64_t(first), type.bits);
    last = truncateTo(uint64_t(last), type.bits);
  }
  if (step <= 0)
    return createStringError("the loop's step is %lld, not positive",
                             (long long)step);
  SmallVector<Tensor> carried = run.getAll(loop.getInitArgs());
  for (__int128 i = first; i < last; i += step) {
    SmallVector<Tensor> arguments = {
        Tensor::scalar(type, truncateTo(uint64_t(i), type.bits))};
    arguments.append(carried);
    Expected<RegionExit> exit = run.runRegion(loop.getRegion(), arguments);
    if (!exit)
      return exit.takeError();
    carried = std::move(exit->values);
  }
  setResults(run, op, carried);
  return Error::success();
}

static Error whileLoop(Interpreter &run, Operation &op) {
  auto loop = cast<scf::WhileOp>(op);
  SmallVector<Tensor> carried = run.getAll(loop.getInits());
  while (true) {
    Expected<RegionExit> before = run.runRegion(loop.getBefore(), carried);
    if (!before)
      return before.takeError();
    // scf.condition: the condition, then what is passed on.
    ArrayRef<Tensor> values = before->values;
    if (!values[0].asInteger()) {
      setResults(run, op, values.drop_front());
      return Error::success();
    }
    Expected<RegionExit> after =
        run.runRegion(loop.getAfter(), values.drop_front());
    if (!after)
      return after.takeError();
    carried = std::move(after->values);
  }
}

static Error ifElse(Interpreter &run, Operation &op) {
  auto branch = cast<scf::IfOp>(op);
  bool taken = run.get(branch.getCondition()).asInteger();
  Region &region = taken ? branch.getThenRegion() : branch.getElseRegion();
  if (region.empty())
    return Error::success();
  Expected<RegionExit> exit = run.runRegion(region, {});
  if (!exit)
    return exit.takeError();
  setResults(run, op, exit->values);
  return Error::success();
}

static Error callFunction(Interpreter &run, Operation &op) {
  auto callee = cast<tt::CallOp>(op).getCalleeAttr();
  auto function =
      SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(&op, callee);
  if (!function)
    return createStringError("there is no function '%s'",
                             callee.getValue().str().c_str());
  Expected<SmallVector<Tensor>> results =
      run.call(function, run.getAll(op.getOperands()));
  if (!results)
    return results.takeError();
  setResults(run, op, *results);
  return Error::success();
}

static Error gridValue(Interpreter &run, Operation &op,
                       const std::array<int64_t, 3> &of) {
  int64_t axis = op.getAttrOfType<IntegerAttr>("axis").getInt();
  run.set(op.getResult(0),
          Tensor::scalar(ElementType::integer(32), truncateTo(of[axis], 32)));
  return Error::success();
}

static Error assume(Interpreter &run, Operation &op) {
  if (run.get(op.getOperand(0)).asInteger())
    return Error::success();
  return createStringError("what the kernel assumes does not hold");
}

static Error assertAll(Interpreter &run, Operation &op) {
  const Tensor &condition = run.get(op.getOperand(0));
  for (size_t i = 0; i < condition.words().size(); ++i)
    if (!condition[i])
      return createStringError(
          "the assertion failed for element %zu: %s", i,
          cast<tt::AssertOp>(op).getMessage().str().c_str());
  return Error::success();
}

/// Elements as `kiln run` shows them: the first few, in decimal.
static Error print(Interpreter &run, Operation &op) {
  if (run.isSecondRun())
    return Error::success();
  constexpr size_t shown = 16; // guess
  llvm::errs() << "program " << run.program[0] << "," << run.program[1] << ","
               << run.program[2] << ": " << cast<tt::PrintOp>(op).getPrefix();
  for (Value operand : op.getOperands()) {
    const Tensor &tensor = run.get(operand);
    for (size_t i = 0; i < std::min(tensor.size(), shown); ++i)
      if (tensor.type().kind == ElementType::Float)
        llvm::errs() << ' ' << decodeFloat(tensor[i], *tensor.type().format);
      else
        llvm::errs() << ' ' << signExtend(tensor[i], tensor.type().bits);
    if (tensor.size() > shown)
      llvm::errs() << " ...";
  }
  llvm::errs() << '\n';
  return Error::success();
}

static Error nothing(Interpreter &, Operation &) { return Error::success(); }

void addControlHandlers(HandlerTable &table) {
  table["arith.constant"] = constant;
  table["ub.poison"] = poison;
  table["scf.for"] = forLoop;
  table["scf.while"] = whileLoop;
  table["scf.if"] = ifElse;
  table["tt.call"] = callFunction;
  table["tt.get_program_id"] = [](Interpreter &run, Operation &op) {
    return gridValue(run, op, run.program);
  };
  table["tt.get_num_programs"] = [](Interpreter &run, Operation &op) {
    return gridValue(run, op, run.grid);
  };
  table["llvm.intr.assume"] = assume;
  table["tt.assert"] = assertAll;
  table["tt.print"] = print;
  // One program runs at a time and to its end, so these have nothing to order.
  for (StringRef name :
       {"gpu.barrier", "ttg.barrier", "ttg.local_barrier", "tt.debug_barrier",
        "tt.grid_dependency_wait", "tt.grid_dependency_launch_dependents"})
    table[name] = nothing;
}

} // namespace kiln::reference
