// What memory inline PTX touches, where that can be told from its text.
#ifndef KILN_TARGETS_ISA_PTXACCESS_H
#define KILN_TARGETS_ISA_PTXACCESS_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace kiln {

/// One ordinary (weak) load or store.
struct PtxAccess {
  bool isStore = false;
  /// NVPTX's number of the state space; 0 is generic.
  unsigned addressSpace = 0;
  unsigned bytes = 0;
  /// Added to the pointer operand; absent where the text has another form.
  std::optional<int64_t> offset;
};

/// The access of a statement list that, apart from one weak `ld` or `st`, only
/// moves and computes in registers. Nothing for anything else: volatile and
/// ordered accesses, atomics, copies, barriers.
std::optional<PtxAccess> plainPtxAccess(llvm::StringRef text);

/// True for statements that write no memory outside the block's own shared
/// memory and do not order memory against other blocks: register arithmetic,
/// loads, shared stores, ldmatrix, mma and wgmma with their fences, cp.async
/// into shared memory, bar.sync. False for everything unknown.
bool isHarmlessToGlobalMemory(llvm::StringRef text);

} // namespace kiln

#endif
