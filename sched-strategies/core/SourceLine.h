// Where in the kernel's source an instruction comes from.
#ifndef KILN_SCHED_STRATEGIES_CORE_SOURCELINE_H
#define KILN_SCHED_STRATEGIES_CORE_SOURCELINE_H

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugLoc.h"
#include <string>

namespace kiln {

/// The innermost place in the kernel's own file: of a library function that was
/// inlined, the place of the call. Null if unknown.
inline const llvm::DILocation *kernelLocation(const llvm::DebugLoc &debugLoc) {
  const llvm::DILocation *inner = debugLoc.get(), *outer = inner;
  while (outer && outer->getInlinedAt())
    outer = outer->getInlinedAt();
  while (inner && inner->getFilename() != outer->getFilename())
    inner = inner->getInlinedAt();
  return inner && inner->getLine() ? inner : nullptr;
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
