// What a baseline lets pass for a while, with the reason.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_WAIVER_H
#define KILN_TOOLS_OCCUPANCY_GATE_WAIVER_H

#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// One entry of "waivers".
struct Waiver {
  /// Patterns ("gemm_*", "attention<*, 128>"); of kernels as the file names
  /// them, or as a person does.
  std::string kernel;
  /// Of GPUs; empty: all.
  std::string target;
  /// The words of --fail-on that it is about, "new" and "gone"; none: all.
  std::vector<std::string> gates;
  std::string reason;
  /// The last day it holds: "2026-12-31".
  std::string expires;

  bool isExpired(llvm::StringRef today) const { return today > expires; }
  bool covers(llvm::StringRef kernelName, llvm::StringRef gpu,
              llvm::StringRef gate) const;
  llvm::json::Object toJSON() const;
};

/// Refuses a waiver without a kernel, a reason or a day, or with a word that
/// nobody knows.
bool fromJSON(const llvm::json::Value &value, Waiver &waiver,
              llvm::json::Path path);

/// Today in UTC as "2026-11-24"; where the environment has SOURCE_DATE_EPOCH
/// (reproducible-builds.org), the day that it says.
std::string today();

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_WAIVER_H
