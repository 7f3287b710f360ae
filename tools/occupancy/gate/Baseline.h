// The figures of kernels that somebody accepted: a file that is kept beside the
// sources.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_BASELINE_H
#define KILN_TOOLS_OCCUPANCY_GATE_BASELINE_H

#include "tools/occupancy/gate/GateFacts.h"
#include "tools/occupancy/gate/Waiver.h"

namespace kiln {

/// Version of the file; raised when a field changes its meaning.
inline constexpr int baselineVersion = 1;

struct GateBaseline {
  std::vector<GateFacts> kernels;
  std::vector<Waiver> waivers;

  /// The error names the file, and the location in it.
  static llvm::Expected<GateBaseline> parse(llvm::StringRef text,
                                            llvm::StringRef path);
  /// One kernel and one waiver a line, sorted by kernel, GPU and file: lines of
  /// two branches merge.
  std::string text() const;
};

/// A kernel of the baseline and the one that is meant by it; either may be
/// absent.
struct BaselinePair {
  const GateFacts *before, *now;
};

/// Finds for each kernel the one of the baseline: of the same name and GPU, and
/// of those the one in the file of the same path, then in one of the same name;
/// where one is left on both sides, it is meant. In the sequence of `now`, then
/// what is left of the baseline.
std::vector<BaselinePair> pairUp(llvm::ArrayRef<GateFacts> before,
                                 llvm::ArrayRef<GateFacts> now);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_BASELINE_H
