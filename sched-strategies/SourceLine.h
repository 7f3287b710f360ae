// Where in the kernel's source an instruction comes from.
#ifndef KILN_SCHED_STRATEGIES_SOURCELINE_H
#define KILN_SCHED_STRATEGIES_SOURCELINE_H

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugLoc.h"
#include <string>

namespace kiln {

/// The place in the kernel itself: of a call that was inlined, the place of the
/// call. Null if unknown.
inline const llvm::DILocation *kernelLocation(const llvm::DebugLoc &debugLoc) {
  const llvm::DILocation *location = debugLoc.get();
  while (location && location->getInlinedAt())
    location = location->getInlinedAt();
  return location && location->getLine() ? location : nullptr;
}

/// "softmax.py:30", or empty.
inline std::string sourceLine(const llvm::DebugLoc &debugLoc) {
  const llvm::DILocation *location = kernelLocation(debugLoc);
  return location ? (location->getFilename() + ":" +
                     llvm::Twine(location->getLine()))
                        .str()
                  : std::string();
}

} // namespace kiln

#endif
