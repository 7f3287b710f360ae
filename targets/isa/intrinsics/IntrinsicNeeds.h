//===- IntrinsicNeeds.h - which GPU has which intrinsic -------------------===//
//
// LLVM accepts an intrinsic for every GPU, but selects it on some only, aborts
// on the others, and has no table of which. So the records were found by trying
// (Intrinsics.td), and are checked before.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_INTRINSICS_INTRINSICNEEDS_H
#define KILN_TARGETS_ISA_INTRINSICS_INTRINSICNEEDS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// What an intrinsic, and all whose names go on after a dot, need.
struct IntrinsicNeed {
  const char *name;
  /// Names of GPUs with spaces between; "sm_80+": that capability and all later
  /// ones, "gfx11*": all that begin so.
  const char *gpus;
  /// NVIDIA: the first version of PTX that has it, times ten; 0: every version
  /// that has the GPU.
  unsigned ptx;
};

llvm::ArrayRef<IntrinsicNeed> allIntrinsicNeeds();

/// The record of an intrinsic by its full name ("llvm.nvvm.redux.sync.add"), or
/// of the longest part of it before a dot; null: every GPU of its vendor
/// has it.
const IntrinsicNeed *lookupIntrinsicNeed(llvm::StringRef intrinsic);

/// Whether the GPU has it, by some version of PTX.
bool hasIntrinsic(const GpuTarget &gpu, const IntrinsicNeed &need);

/// Which GPUs have it, for messages: "sm_80 and later have it", "only gfx950
/// has it".
std::string ownersOf(const IntrinsicNeed &need);

} // namespace kiln

#endif // KILN_TARGETS_ISA_INTRINSICS_INTRINSICNEEDS_H
