// Running regions, functions and programs, and finding what executes an
// operation. Every error leaves here with the operation's name, its location in
// the kernel's source and the program it happened in.
#include "frontend/reference/Interpreter.h"
#include "frontend/dialect/Location.h"

#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

static const HandlerTable &handlers() {
  static const HandlerTable table = [] {
    HandlerTable table;
    addControlHandlers(table);
    addShapeHandlers(table);
    addMemoryHandlers(table);
    addBlockHandlers(table);
    addReductionHandlers(table);
    addDotHandlers(table);
    addLibraryHandlers(table);
    return table;
  }();
  return table;
}

Shape shapeOf(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return Shape(tensor.getShape());
  return {};
}

Expected<ElementType> Interpreter::elementType(Type type) {
  auto known = elementTypes.find(type);
  if (known != elementTypes.end())
    return known->second;
  Type element = getElementTypeOrSelf(type);
  std::string name;
  llvm::raw_string_ostream(name) << element;
  ElementType result;
  if (auto integer = dyn_cast<IntegerType>(element);
      integer && integer.getWidth() <= 64) {
    result = ElementType::integer(integer.getWidth());
  } else if (isa<IndexType>(element)) {
    result = ElementType::integer(64);
  } else if (const FloatFormat *format = findFloatFormat(name)) {
    result = ElementType::floating(*format);
  } else if (auto pointer = dyn_cast<tt::PointerType>(element);
             pointer && !pointer.isTensorPointer()) {
    Expected<ElementType> pointee = elementType(pointer.getPointeeType());
    if (!pointee)
      return pointee.takeError();
    result = ElementType::pointer(pointee->bytes());
  } else {
    return createStringError("elements of type %s are not supported by the "
                             "reference",
                             name.c_str());
  }
  elementTypes[type] = result;
  return result;
}

SmallVector<Tensor> Interpreter::getAll(ValueRange values) const {
  SmallVector<Tensor> tensors;
  for (Value value : values)
    tensors.push_back(get(value));
  return tensors;
}

Error Interpreter::executeElementwise(Operation &op,
                                      const ElementwiseEntry &entry) {
  SmallVector<Tensor> operands = getAll(op.getOperands());
  Expected<ElementType> type = elementType(op.getResult(0).getType());
  if (!type)
    return type.takeError();
  ElementwiseCall call{operands, *type};
  for (StringRef name : {"predicate", "propagateNan"})
    if (auto number = op.getAttrOfType<IntegerAttr>(name))
      call.predicate = number.getInt();
  if (auto rounding = op.getAttrOfType<IntegerAttr>("rounding"))
    if (rounding.getInt() == int64_t(tt::RoundingMode::RTZ))
      call.rounding = Rounding::TowardZero;
  call.open = &shared.open;
  bool isFirst = shared.open.first.empty();
  Expected<Tensor> result = applyElementwise(entry, call);
  if (!result)
    return result.takeError();
  if (isFirst && !shared.open.first.empty())
    shared.open.first = located(op, shared.open.first);
  // Inside a reduction's region scalars stand for whole tensors, so the shape
  // follows from the operands; elsewhere it is the type's.
  if (!elementwise && isa<RankedTensorType>(op.getResult(0).getType()))
    *result = result->as(*type, shapeOf(op.getResult(0).getType()));
  set(op.getResult(0), std::move(*result));
  return Error::success();
}

Error Interpreter::step() {
  if (++steps <= shared.options.maxSteps)
    return Error::success();
  return createStringError(
      "the program executed %llu operations without ending: an endless loop, "
      "or a wait for what no other program does",
      (unsigned long long)shared.options.maxSteps);
}

Error Interpreter::poll() {
  // Guesses: a few turns of a loop before others run, and as many polls without
  // a change as hundreds of programs take to hand a value around.
  constexpr uint64_t turn = 16, mostIdle = 100'000;
  if (shared.memory.changes() != shared.changesSeen)
    shared.idlePolls = 0;
  shared.changesSeen = shared.memory.changes();
  if (++shared.idlePolls > mostIdle)
    return createStringError("the program waits without end for what no other "
                             "program of the grid does");
  if (!shared.turns || ++polls % turn || shared.turns->giveUp())
    return Error::success();
  return createStringError("another program of the grid ended with an error");
}

Error Interpreter::dispatch(Operation &op) {
  if (Error error = step())
    return error;
  StringRef name = op.getName().getStringRef();
  if (const ElementwiseEntry *entry = findElementwise(name))
    return executeElementwise(op, *entry);
  auto handler = handlers().find(name);
  if (handler == handlers().end())
    return createStringError("this operation is not supported by the "
                             "reference");
  return handler->second(*this, op);
}

/// An error that already says where it happened: not to be wrapped again by the
/// operations around it.
class LocatedError : public llvm::ErrorInfo<LocatedError> {
public:
  static char ID;
  explicit LocatedError(std::string message) : message(std::move(message)) {}
  void log(raw_ostream &os) const override { os << message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string message;
};
char LocatedError::ID;

std::string Interpreter::located(Operation &op, StringRef message) const {
  std::string text;
  llvm::raw_string_ostream(text)
      << locationPrefix(op.getLoc()) << op.getName() << ": " << message
      << " (in program " << program[0] << "," << program[1] << "," << program[2]
      << ")";
  return text;
}

Error Interpreter::located(Operation &op, Error error) {
  if (!error || error.isA<LocatedError>())
    return error;
  return llvm::make_error<LocatedError>(
      located(op, toString(std::move(error))));
}

Expected<RegionExit> Interpreter::runRegion(Region &region,
                                            ArrayRef<Tensor> arguments) {
  Block *block = &region.front();
  SmallVector<Tensor> incoming(arguments);
  while (true) {
    for (auto [argument, value] : zip(block->getArguments(), incoming))
      set(argument, value);
    for (Operation &op : block->without_terminator())
      if (Error error = located(op, dispatch(op)))
        return std::move(error);
    // A terminator counts as a step too: a loop may have nothing else.
    Operation *terminator = block->getTerminator();
    if (Error error = located(*terminator, step()))
      return std::move(error);
    if (!terminator->getNumSuccessors())
      return RegionExit{terminator, getAll(terminator->getOperands())};
    Expected<unsigned> taken = chooseSuccessor(*terminator);
    if (!taken)
      return taken.takeError();
    auto branch = cast<BranchOpInterface>(terminator);
    incoming =
        getAll(branch.getSuccessorOperands(*taken).getForwardedOperands());
    block = terminator->getSuccessor(*taken);
  }
}

Expected<unsigned> Interpreter::chooseSuccessor(Operation &branch) {
  if (branch.getNumSuccessors() == 1)
    return 0;
  if (branch.getName().getStringRef() == "cf.cond_br")
    return get(branch.getOperand(0)).asInteger() ? 0 : 1;
  return located(branch, createStringError("this branch is not supported by "
                                           "the reference"));
}

/// Whether every operation of a region takes whole tensors for its scalars.
static bool isStraightLine(Region &region) {
  return region.hasOneBlock() &&
         llvm::all_of(region.front().without_terminator(), [](Operation &op) {
           return isa<arith::ConstantOp>(op) ||
                  findElementwise(op.getName().getStringRef());
         });
}

Expected<SmallVector<Tensor>>
Interpreter::runElementwise(Region &region, ArrayRef<Tensor> arguments) {
  if (!isStraightLine(region))
    return runPerElement(region, arguments);
  bool outer = std::exchange(elementwise, true);
  Expected<RegionExit> exit = runRegion(region, arguments);
  elementwise = outer;
  if (!exit)
    return exit.takeError();
  return std::move(exit->values);
}

Expected<SmallVector<Tensor>>
Interpreter::runPerElement(Region &region, ArrayRef<Tensor> arguments) {
  SmallVector<Tensor> results;
  SmallVector<Words> words;
  size_t count = arguments.front().size();
  for (size_t i = 0; i < count; ++i) {
    SmallVector<Tensor> scalars;
    for (const Tensor &argument : arguments)
      scalars.push_back(Tensor::scalar(argument.type(), argument[i]));
    Expected<RegionExit> exit = runRegion(region, scalars);
    if (!exit)
      return exit.takeError();
    results = std::move(exit->values);
    words.resize(results.size());
    for (auto [column, value] : zip(words, results))
      column.push_back(value[0]);
  }
  Shape shape(arguments.front().shape());
  for (auto [result, column] : zip(results, words))
    result = Tensor(result.type(), shape, std::move(column));
  return results;
}

Expected<SmallVector<Tensor>> Interpreter::call(FunctionOpInterface function,
                                                ArrayRef<Tensor> arguments) {
  // Tile programs do not recurse; a bound keeps a wrong one off the stack.
  constexpr unsigned maxDepth = 64; // guess
  if (function.isExternal())
    return createStringError("the function '%s' has no body",
                             function.getName().str().c_str());
  if (depth == maxDepth)
    return createStringError("calls are nested more than %u deep", maxDepth);
  Frame own;
  Frame *caller = std::exchange(frame, &own);
  ++depth;
  Expected<RegionExit> exit = runRegion(function.getFunctionBody(), arguments);
  --depth;
  frame = caller;
  if (!exit)
    return exit.takeError();
  return std::move(exit->values);
}

Error Interpreter::runProgram(FunctionOpInterface kernel,
                              std::array<int64_t, 3> id,
                              ArrayRef<Tensor> arguments) {
  program = id;
  steps = 0;
  return call(kernel, arguments).takeError();
}

} // namespace kiln::reference
