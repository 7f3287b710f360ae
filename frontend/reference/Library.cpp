// tt.extern_elementwise: functions of the vendors' device libraries that mean
// the same as an operation of the table. The reference computes that operation;
// a library's own rounding errors are not part of the meaning.
#include "frontend/library/LibraryFunctions.h"
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

static Error callLibrary(Interpreter &run, Operation &op) {
  StringRef symbol = cast<tt::ExternElementwiseOp>(op).getSymbol();
  StringRef operation = tt::findLibraryFunction(symbol);
  const ElementwiseEntry *entry = findElementwise(operation);
  if (!entry)
    return createStringError("the reference knows no meaning of the library "
                             "function '%s'",
                             symbol.str().c_str());
  SmallVector<Tensor> operands = run.getAll(op.getOperands());
  Type resultType = op.getResult(0).getType();
  Expected<ElementType> type = run.elementType(resultType);
  if (!type)
    return type.takeError();
  Expected<Tensor> result = applyElementwise(*entry, {operands, *type});
  if (!result)
    return result.takeError();
  run.set(op.getResult(0), result->as(*type, shapeOf(resultType)));
  return Error::success();
}

void addLibraryHandlers(HandlerTable &table) {
  table["tt.extern_elementwise"] = callLibrary;
}

} // namespace kiln::reference
