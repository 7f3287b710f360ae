//===- AmdMetadata.h - the MsgPack note of an AMD code object -------------===//
//
// LLVM 22.1.8's msgpack::Document aborts (an unreachable instruction in
// DocNode::toString) when three bytes of a real note are wrong, and a file from
// outside may be. This walks the bytes once, takes what reports need and skips
// the rest.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_AMDMETADATA_H
#define KILN_TARGETS_OBJECT_AMDMETADATA_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// One of .args: where a kernel's argument lies in their segment, in bytes.
struct AmdArgumentMetadata {
  uint64_t offset = 0, size = 0;
  /// "hidden_": nobody passes it.
  bool isHidden = false;
};

/// One entry of amdhsa.kernels.
struct AmdKernelMetadata {
  std::string name, symbol;
  /// Every field with a whole number, by its name without the dot:
  /// "vgpr_count".
  llvm::StringMap<uint64_t> numbers;
  /// .reqd_workgroup_size multiplied out.
  std::optional<uint64_t> requiredThreads;
  std::vector<AmdArgumentMetadata> arguments;

  std::optional<uint64_t> number(llvm::StringRef field) const {
    auto found = numbers.find(field);
    return found == numbers.end() ? std::nullopt
                                  : std::optional<uint64_t>(found->second);
  }
};

struct AmdMetadata {
  /// "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-"
  std::string target;
  std::vector<AmdKernelMetadata> kernels;

  static llvm::Expected<AmdMetadata> parse(llvm::StringRef blob);
};

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_AMDMETADATA_H
