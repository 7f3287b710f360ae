//===- Location.cpp - where in the source an operation comes from ---------===//
#include "frontend/dialect/Location.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace kiln {

std::string locationPrefix(Location location) {
  std::string text;
  location->walk([&](Location nested) {
    auto place = dyn_cast<FileLineColLoc>(nested);
    if (!place)
      return WalkResult::advance();
    text = llvm::formatv("{0}:{1}:{2}: ", place.getFilename().getValue(),
                         place.getLine(), place.getColumn());
    return WalkResult::interrupt();
  });
  return text;
}

} // namespace kiln
