//===- Location.h - where in the source an operation comes from -----------===//
#ifndef KILN_FRONTEND_DIALECT_LOCATION_H
#define KILN_FRONTEND_DIALECT_LOCATION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

namespace kiln {

/// The innermost file location in a location; null if it has none.
inline mlir::FileLineColLoc placeOf(mlir::Location location) {
  mlir::FileLineColLoc place;
  location->walk([&](mlir::Location nested) {
    place = llvm::dyn_cast<mlir::FileLineColLoc>(nested);
    return place ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return place;
}

/// That file location, as messages begin with it: "softmax.py:30:7: ". Empty if
/// there is none.
inline std::string locationPrefix(mlir::Location location) {
  mlir::FileLineColLoc place = placeOf(location);
  if (!place)
    return "";
  return llvm::formatv("{0}:{1}:{2}: ", place.getFilename().getValue(),
                       place.getLine(), place.getColumn());
}

} // namespace kiln

#endif // KILN_FRONTEND_DIALECT_LOCATION_H
