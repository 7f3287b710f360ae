//===- AddressSpaces.h - the kinds of memory, as LLVM numbers them --------===//
//
// NVPTX and AMDGPU number them alike; these names are for code of both.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_ADDRESSSPACES_H
#define KILN_TARGETS_SUPPORT_ADDRESSSPACES_H

#include "llvm/Support/AMDGPUAddrSpace.h"
#include "llvm/Support/NVPTXAddrSpace.h"

namespace kiln::space {

inline constexpr unsigned Generic = llvm::NVPTXAS::ADDRESS_SPACE_GENERIC;
inline constexpr unsigned Global = llvm::NVPTXAS::ADDRESS_SPACE_GLOBAL;
/// A block's own: shared memory, LDS.
inline constexpr unsigned Shared = llvm::NVPTXAS::ADDRESS_SPACE_SHARED;
inline constexpr unsigned Constant = llvm::NVPTXAS::ADDRESS_SPACE_CONST;
/// That of all blocks of a cluster.
inline constexpr unsigned SharedCluster =
    llvm::NVPTXAS::ADDRESS_SPACE_SHARED_CLUSTER;
/// A thread's own: local memory, scratch.
inline constexpr unsigned Private = llvm::NVPTXAS::ADDRESS_SPACE_LOCAL;

static_assert(Generic == llvm::AMDGPUAS::FLAT_ADDRESS &&
              Global == llvm::AMDGPUAS::GLOBAL_ADDRESS &&
              Shared == llvm::AMDGPUAS::LOCAL_ADDRESS &&
              Constant == llvm::AMDGPUAS::CONSTANT_ADDRESS &&
              Private == llvm::AMDGPUAS::PRIVATE_ADDRESS);

} // namespace kiln::space

#endif // KILN_TARGETS_SUPPORT_ADDRESSSPACES_H
