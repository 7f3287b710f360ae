// A launch on the reference: checks what the kernel was promised about its
// arguments, then runs the grid.
#include "frontend/reference/Reference.h"

#include "frontend/dialect/Tile.h"
#include "frontend/reference/Interpreter.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln {

using namespace reference;

/// An argument as an interpreter's value, held to its tt.divisibility: a
/// compiled kernel relies on it, so a launch that breaks it has no meaning.
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
        "argument %u of '%s' is %lld, but its tt.divisibility promises a "
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

Error runReference(FunctionOpInterface kernel, std::array<int64_t, 3> grid,
                   ArrayRef<uint64_t> arguments, ArrayRef<MemoryRange> ranges,
                   const ReferenceOptions &options) {
  if (arguments.size() != kernel.getNumArguments())
    return createStringError("'%s' takes %u arguments, %zu were given",
                             kernel.getName().str().c_str(),
                             kernel.getNumArguments(), arguments.size());
  Grid launch{grid, Memory(ranges), options};
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

} // namespace kiln
