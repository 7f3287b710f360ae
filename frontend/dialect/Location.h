//===- Location.h - where in the source an operation comes from -----------===//
#ifndef KILN_FRONTEND_DIALECT_LOCATION_H
#define KILN_FRONTEND_DIALECT_LOCATION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

namespace kiln {

/// The innermost file location in a location; null if it has none.
inline mlir::FileLineColLoc fileLocationOf(mlir::Location from) {
  mlir::FileLineColLoc location;
  from->walk([&](mlir::Location nested) {
    location = llvm::dyn_cast<mlir::FileLineColLoc>(nested);
    return location ? mlir::WalkResult::interrupt()
                    : mlir::WalkResult::advance();
  });
  return location;
}

/// That file location, as messages begin with it: "softmax.py:30:7: ". Empty if
/// there is none.
inline std::string locationPrefix(mlir::Location from) {
  mlir::FileLineColLoc location = fileLocationOf(from);
  if (!location)
    return "";
  return llvm::formatv("{0}:{1}:{2}: ", location.getFilename().getValue(),
                       location.getLine(), location.getColumn());
}

} // namespace kiln

#endif // KILN_FRONTEND_DIALECT_LOCATION_H
