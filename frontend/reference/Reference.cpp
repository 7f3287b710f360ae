// A launch on the reference: checks the kernel's assumptions about its
// arguments, then runs the grid, a second time where results were left open.
#include "frontend/reference/Reference.h"

#include "frontend/dialect/Tile.h"
#include "frontend/reference/Interpreter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln {

using namespace reference;

/// An argument as an interpreter's value, checked against its tt.divisibility:
/// a compiled kernel relies on it, so a launch that breaks it has no meaning.
static Expected<Tensor> argument(Interpreter &run, FunctionOpInterface kernel,
                                 unsigned index, uint64_t word) {
  Type type = kernel.getArgumentTypes()[index];
  Expected<ElementType> element = run.elementType(type);
  if (!element)
    return element.takeError();
  Tensor value = Tensor::scalar(*element, truncateTo(word, element->bits));
  auto divisor = kernel.getArgAttrOfType<IntegerAttr>(index, "tt.divisibility");
  if (divisor && divisor.getInt() > 0 &&
      value.asInteger() % divisor.getInt() != 0)
    return createStringError(
        "argument %u of '%s' is %lld, but its tt.divisibility asserts a "
        "multiple of %lld",
        index, kernel.getName().str().c_str(), (long long)value.asInteger(),
        (long long)divisor.getInt());
  return value;
}

/// Whether a program can wait for another: what they share is memory, and only
/// atomics and volatile loads see it change.
static bool mayWait(FunctionOpInterface kernel) {
  Operation *module = kernel->getParentOp();
  return module
      ->walk([](Operation *op) {
        auto load = dyn_cast<tt::LoadOp>(op);
        return isa<tt::AtomicRMWOp, tt::AtomicCASOp, tt::AtomicPollOp>(op) ||
                       (load && load.getIsVolatile())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Every program of a launch.
static Error runGrid(Grid &launch, FunctionOpInterface kernel,
                     ArrayRef<uint64_t> arguments) {
  const std::array<int64_t, 3> grid = launch.extents;
  Interpreter run(launch);
  SmallVector<Tensor> values;
  for (auto [index, word] : llvm::enumerate(arguments)) {
    Expected<Tensor> value = argument(run, kernel, index, word);
    if (!value)
      return value.takeError();
    values.push_back(std::move(*value));
  }
  auto place = [&](uint64_t index) {
    return std::array<int64_t, 3>{int64_t(index) % grid[0],
                                  int64_t(index) / grid[0] % grid[1],
                                  int64_t(index) / grid[0] / grid[1]};
  };
  const uint64_t count = uint64_t(grid[0] * grid[1] * grid[2]);
  if (count > 1 && mayWait(kernel)) {
    Turns turns;
    launch.turns = &turns;
    return turns.run(count, [&](uint64_t index) {
      return Interpreter(launch).runProgram(kernel, place(index), values);
    });
  }
  for (uint64_t index = 0; index != count; ++index)
    if (Error error = run.runProgram(kernel, place(index), values))
      return error;
  return Error::success();
}

/// Whether an operation of the kernel may leave its result open.
static bool mayLeaveOpen(FunctionOpInterface kernel) {
  return kernel->getParentOp()
      ->walk([](Operation *op) {
        return isa<arith::FPToSIOp, arith::FPToUIOp, arith::ShLIOp,
                   arith::ShRSIOp, arith::ShRUIOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

using Contents = std::vector<std::vector<uint8_t>>;

static Contents read(ArrayRef<MemoryRange> ranges) {
  Contents contents;
  for (const MemoryRange &range : ranges)
    contents.emplace_back(range.base, range.base + range.bytes);
  return contents;
}
static void write(ArrayRef<MemoryRange> ranges, const Contents &contents) {
  for (auto [range, bytes] : zip(ranges, contents))
    llvm::copy(bytes, range.base);
}

// What is left open may be anything, so nothing that a run leaves may depend on
// it: the launch runs again with other values.
Error runReference(FunctionOpInterface kernel, std::array<int64_t, 3> grid,
                   ArrayRef<uint64_t> arguments, ArrayRef<MemoryRange> ranges,
                   const ReferenceOptions &options) {
  if (arguments.size() != kernel.getNumArguments())
    return createStringError("'%s' takes %u arguments, %zu were given",
                             kernel.getName().str().c_str(),
                             kernel.getNumArguments(), arguments.size());
  Contents before;
  if (mayLeaveOpen(kernel))
    before = read(ranges);
  Grid launch{grid, Memory(ranges), options};
  Error error = runGrid(launch, kernel, arguments);
  if (launch.open.first.empty())
    return error;

  Contents after = read(ranges);
  write(ranges, before);
  Grid again{grid, Memory(ranges), options};
  again.open.takesOthers = true;
  Error other = runGrid(again, kernel, arguments);
  bool isSame = bool(error) == bool(other) && read(ranges) == after;
  consumeError(std::move(other));
  write(ranges, after);
  if (isSame)
    return error;
  consumeError(std::move(error));
  return createStringError(
      "the input makes the kernel undefined: " + launch.open.first +
      "; tile IR leaves the result open, and what the kernel does depends on "
      "it: bound the value in the kernel, or give it inputs in range");
}

} // namespace kiln
