// Whether a kernel is taken as Kiln's own lowering of its tile IR made it, or
// as another compiler's LLVM IR of it did: the rule, over what the finished
// machine code of both shows, and the reason of a choice in one sentence.
#ifndef KILN_TOOLS_AUTO_BACKENDCHOICE_H
#define KILN_TOOLS_AUTO_BACKENDCHOICE_H

#include "tools/auto/Choose.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// The two builds, in the sequence of the rule: own lowering is its baseline.
enum class Backend : uint8_t { Tile, LLVM };

/// "tile", "llvm".
llvm::StringRef backendName(Backend backend);

/// How one kernel's backend was chosen.
struct BackendChoice {
  std::string kernel;
  Backend taken = Backend::Tile;
  /// Where nothing could be compared: why; empty otherwise.
  std::string unevaluated{};
  /// One sentence, which begins with what is taken.
  std::string reason;
  /// By backend. One that could not be made has an error.
  std::array<AutoCandidate, 2> builds;
};

/// Own lowering, unless it spills where the LLVM IR does not, or both spill and
/// it does clearly more; the same of a thread's memory on the stack (AMD:
/// scratch). Of what is left, unless its simulated time is clearly longer; where
/// the GPU's costs are not measured, unless an SM or CU holds clearly fewer of
/// its blocks. Where the margins are from: BackendChoice.cpp.
Rule backendRule(const GpuTarget &gpu);

/// The choice between two builds of a kernel, of which the first is own
/// lowering's, by backendRule. One that has an error loses; not both have one.
BackendChoice chooseBackend(std::string kernel, AutoCandidate tile,
                            AutoCandidate llvm, const GpuTarget &gpu);

/// {"taken", "reason", "unevaluated", "builds": {"tile", "llvm"}}: of each build
/// the figures, or its error; "unevaluated" is null where they were compared.
llvm::json::Object toJSON(const BackendChoice &choice);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_BACKENDCHOICE_H
