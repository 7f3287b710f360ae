//===- Location.h - where in the source an operation comes from -----------===//
#ifndef KILN_FRONTEND_DIALECT_LOCATION_H
#define KILN_FRONTEND_DIALECT_LOCATION_H

#include "mlir/IR/Location.h"
#include <string>

namespace kiln {

/// The innermost place in a file that a location names, as messages begin with
/// it: "softmax.py:30:7: ". Empty if it names none.
std::string locationPrefix(mlir::Location location);

} // namespace kiln

#endif // KILN_FRONTEND_DIALECT_LOCATION_H
