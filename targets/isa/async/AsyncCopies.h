//===- AsyncCopies.h - AMD's asynchronous copies into LDS -----------------===//
//
// LLVM 23 and later have copies from global memory into LDS that nothing waits
// for by itself (llvm.amdgcn.raw.ptr.buffer.load.async.lds), marks that close a
// group of them (asyncmark), and waits for all groups but the last so many
// (wait.asyncmark). LLVM 22 has the copies only, and waits for them wherever
// LDS is accessed that may alias.
//
// So here the copies get an alias scope that all other accesses of LDS exclude,
// and marks and waits become inline assembly, which memory accesses do not
// cross. A wait's text waits for everything that is outstanding, which is right
// in every compiler; `mir-passes/memory` makes it exact.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_ASYNC_ASYNCCOPIES_H
#define KILN_TARGETS_ISA_ASYNC_ASYNCCOPIES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace llvm {
class Module;
struct AAMDNodes;
} // namespace llvm

namespace kiln {
struct GpuTarget;

/// Spells asynchronous copies, marks and waits of newer LLVMs as above. An
/// error names a wait of a GPU on which such copies cannot be counted, or whose
/// number is none.
llvm::Error spellAsyncCopies(llvm::Module &module, const GpuTarget &target);

/// Whether an access with this alias information is such a copy, in LLVM IR or
/// of a machine instruction.
bool isAsyncCopy(const llvm::AAMDNodes &aliases);

/// What inline assembly made of a mark or a wait means.
struct AsyncMark {
  bool isWait;
  /// Of a wait: how many of the last groups may be outstanding.
  unsigned left;
};
/// Nothing for other texts.
std::optional<AsyncMark> asyncMarkOf(llvm::StringRef assembly);

} // namespace kiln

#endif // KILN_TARGETS_ISA_ASYNC_ASYNCCOPIES_H
