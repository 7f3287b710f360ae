//===- SourceLocation.h - where in the source an instruction comes from ---===//
//
// MLIR has locations of its own: frontend/dialect/Location.h prints those.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_SOURCELOCATION_H
#define KILN_TARGETS_SUPPORT_SOURCELOCATION_H

#include <string>

namespace llvm {
class DebugLoc;
class DILocation;
class Instruction;
} // namespace llvm

namespace kiln {

/// "folder/softmax.py:30:7 (called from ...)", or empty where nothing is known.
std::string describeLocation(const llvm::DebugLoc &at);

/// The same of an instruction: "folder/softmax.py:30:7 in 'softmax_kernel'",
/// without the location where it is not known.
std::string describeLocation(const llvm::Instruction &instruction);

/// The innermost location in the kernel's own file: of a library function that
/// was inlined, the location of the call. Null if unknown.
const llvm::DILocation *kernelLocation(const llvm::DebugLoc &at);

/// That location as "softmax.py:30", or empty.
std::string sourceLine(const llvm::DebugLoc &at);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_SOURCELOCATION_H
