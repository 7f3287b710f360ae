//===- AsyncStep.h - groups of asynchronous work --------------------------===//
//
// NVIDIA's `wgmma` and its copies into shared memory (`cp.async`, TMA) are
// asynchronous. A thread commits what it issues in groups and waits until at
// most so many groups are in flight.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_ASYNC_ASYNCSTEP_H
#define KILN_TARGETS_ISA_ASYNC_ASYNCSTEP_H

#include "targets/isa/PtxStatement.h"

namespace kiln {

enum class AsyncStep : uint8_t {
  None,
  MatrixIssue,  ///< wgmma.mma_async
  MatrixCommit, ///< wgmma.commit_group
  MatrixWait,   ///< wgmma.wait_group
  CopyIssue,    ///< cp.async, not the bulk ones
  CopyCommit,   ///< cp.async.commit_group
  CopyWait,     ///< cp.async.wait_group, wait_all
};

/// By the mnemonic of a PTX statement or by LLVM's name of an opcode of NVPTX.
AsyncStep asyncStep(llvm::StringRef name);

/// How many groups the statement, a wait, leaves in flight; nothing where it
/// is no number, which LLVM would not accept.
std::optional<unsigned> groupsLeft(const PtxStatement &wait);

} // namespace kiln

#endif // KILN_TARGETS_ISA_ASYNC_ASYNCSTEP_H
