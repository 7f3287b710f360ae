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

Error runReference(FunctionOpInterface kernel, std::array<int64_t, 3> grid,
                   ArrayRef<uint64_t> arguments, ArrayRef<MemoryRange> ranges,
                   const ReferenceOptions &options) {
  if (arguments.size() != kernel.getNumArguments())
    return createStringError("'%s' takes %u arguments, %zu were given",
                             kernel.getName().str().c_str(),
                             kernel.getNumArguments(), arguments.size());
  Interpreter run(grid, ranges, options);
  SmallVector<Tensor> values;
  for (auto [index, word] : llvm::enumerate(arguments)) {
    Expected<Tensor> value = argument(run, kernel, index, word);
    if (!value)
      return value.takeError();
    values.push_back(std::move(*value));
  }
  for (int64_t z = 0; z < grid[2]; ++z)
    for (int64_t y = 0; y < grid[1]; ++y)
      for (int64_t x = 0; x < grid[0]; ++x)
        if (Error error = run.runProgram(kernel, {x, y, z}, values))
          return error;
  return Error::success();
}

} // namespace kiln
