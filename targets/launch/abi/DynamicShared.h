//===- DynamicShared.h - shared memory whose size the launch decides ------===//
//
// An array of shared memory without a size gets one at the launch, and nothing
// in the IR says how many bytes. Occupancy depends on it, so every budget and
// every report needs it: from the launch where it is given, else from the
// kernel's accesses, which is a lower bound.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ABI_DYNAMICSHARED_H
#define KILN_TARGETS_LAUNCH_ABI_DYNAMICSHARED_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace kiln {

/// Bytes of dynamic shared memory of a kernel's launch: "147456", or ">=65536"
/// where only a lower bound is known.
inline constexpr llvm::StringLiteral kDynamicSharedAttr = "kiln-dynamic-shared";

struct DynamicShared {
  uint64_t bytes = 0;
  /// False: the kernel reaches this many, and may be launched with more.
  bool isExact = false;
};

/// What the kernel's attribute says; nothing if it has none.
std::optional<DynamicShared> dynamicSharedOf(const llvm::Function &kernel);

/// The extent of the kernel's accesses to shared memory that the launch
/// allocates, in bytes; 0 if it uses none, or nothing is known of its indices.
uint64_t dynamicSharedAtLeast(const llvm::Function &kernel);

/// Whether a kernel of the module uses shared memory that only a launch gives
/// it.
bool needsDynamicShared(const llvm::Module &module);

/// Writes the attribute: the launch's bytes if they are given, else what the
/// kernel reaches, unless it has the attribute already or reaches nothing.
void noteDynamicShared(llvm::Function &kernel, std::optional<uint64_t> launch);

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_ABI_DYNAMICSHARED_H
