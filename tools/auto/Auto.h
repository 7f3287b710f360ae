// `auto(budget=N)`: a loop around the end of the street. Every candidate is
// compiled from the same LLVM IR in a context of its own, its machine code is
// read back and judged by the static model, and the winner's orders take the
// place of `auto` on the kernel. No GPU is needed, and the result depends
// neither on the number of threads nor on their timing.
#ifndef KILN_TOOLS_AUTO_AUTO_H
#define KILN_TOOLS_AUTO_AUTO_H

#include "targets/model/StaticModel.h"
#include "tools/auto/AutoCandidates.h"
#include "tools/report/ResourceReport.h"
#include "llvm/IR/Module.h"

namespace kiln {

/// One candidate and what became of it.
struct AutoCandidate {
  AutoOrders orders;
  /// Why it could not be compiled; empty: it could.
  std::string error;
  /// Index of the first candidate with the same machine code.
  std::optional<unsigned> sameAs;
  KernelResources resources;
  StaticEstimate estimate;
  /// Warps a unit holds.
  unsigned warps = 0;
  /// The same if blocks had one warp and no shared memory: what registers alone
  /// allow.
  unsigned warpsByRegisters = 0;
  /// The model's time of it over that of the first candidate, `source`.
  double relative = 1;
};

/// How one kernel's orders were chosen.
struct AutoChoice {
  std::string kernel;
  /// As ordered: "auto(budget=8)".
  std::string asked;
  std::vector<AutoCandidate> candidates;
  unsigned chosen = 0;
  /// One sentence.
  std::string reason;
  /// The orders of the winner as one would type them.
  std::string spec() const;
};

struct AutoOptions {
  const GpuTarget *target = nullptr;
  /// Compilations at a time; 0: one for each core.
  unsigned threads = 0;
  bool verify = false;
  Launches launches;
};

/// Chooses for every kernel of the module whose order is `auto`, and writes the
/// winners' orders onto them. The module is one that applyOrders has not seen.
llvm::Expected<std::vector<AutoChoice>> resolveAuto(llvm::Module &module,
                                                    const AutoOptions &options);

/// Index of the best of candidates that compiled, and the reason. The first one
/// is `source` and has compiled. AMD: fewest spills, then most warps, then
/// modelled time. NVIDIA: modelled time, and `source` unless it is clearly
/// beaten.
std::pair<unsigned, std::string>
chooseCandidate(llvm::ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu);

llvm::json::Object toJSON(const AutoChoice &choice);
/// The candidates as a table and the reason below it.
void printChoice(llvm::raw_ostream &os, const AutoChoice &choice,
                 Format format);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_AUTO_H
