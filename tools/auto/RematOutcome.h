// The outcome of a rematerialization that is to stay only where the finished
// machine code is better for it.
#ifndef KILN_TOOLS_AUTO_REMATOUTCOME_H
#define KILN_TOOLS_AUTO_REMATOUTCOME_H

#include "tools/auto/AutoChoice.h"

namespace kiln {

struct RematOutcome {
  enum Outcome {
    Kept,
    TakenBack,
    /// It changed nothing, so it was not compared.
    Idle,
    /// There was nothing to compare: `reason` says why. It stays.
    Unevaluated
  };
  std::string kernel;
  /// As requested.
  std::string remat;
  Outcome outcome = Unevaluated;
  /// One sentence.
  std::string reason{};
  /// Where they were compared: the kernel with it and without it, beside the
  /// same other rematerializations. One that could not be compiled has an
  /// error.
  std::optional<AutoCandidate> with{}, without{};

  /// "kept", "taken_back", "idle", "unevaluated".
  llvm::StringRef outcomeName() const;
  /// "rematerialization 'address' taken back: more spills, ...".
  std::string str() const;
};

/// {"remat", "outcome", "reason", "with", "without", "relative_time"}; the last
/// three are null where nothing was compared.
llvm::json::Object toJSON(const RematOutcome &evaluated);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_REMATOUTCOME_H
