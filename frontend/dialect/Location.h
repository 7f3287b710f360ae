//===- Location.h - where in the source an operation comes from -----------===//
#ifndef KILN_FRONTEND_DIALECT_LOCATION_H
#define KILN_FRONTEND_DIALECT_LOCATION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

namespace kiln {

/// The innermost place in a file that a location names, as messages begin with
/// it: "softmax.py:30:7: ". Empty if it names none.
inline std::string locationPrefix(mlir::Location location) {
  std::string text;
  location->walk([&](mlir::Location nested) {
    auto place = llvm::dyn_cast<mlir::FileLineColLoc>(nested);
    if (!place)
      return mlir::WalkResult::advance();
    text = llvm::formatv("{0}:{1}:{2}: ", place.getFilename().getValue(),
                         place.getLine(), place.getColumn());
    return mlir::WalkResult::interrupt();
  });
  return text;
}

} // namespace kiln

#endif // KILN_FRONTEND_DIALECT_LOCATION_H
