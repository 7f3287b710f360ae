//===- Tuners.h - what autotune and heuristics give to a kernel -----------===//
//
// Triton's decorators choose constants of a kernel when it is launched:
// `autotune` by measuring its configurations, `heuristics` by computing them
// of the arguments. Ahead of time the first configuration that agrees with
// what is said is taken, and heuristics see the constants.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_TUNERS_H
#define KILN_FRONTEND_TRITON_TUNERS_H

#include "frontend/triton/Signature.h"

namespace kiln::triton {

/// One `triton.Config(...)`, evaluated.
struct TunerConfiguration {
  /// Constants of the kernel and directives, by name.
  std::vector<std::pair<std::string, const Value *>> values;
  std::optional<unsigned> numWarps, numStages;
  /// What it says beside that, and means nothing here.
  std::vector<std::string> ignored;

  const Value *lookup(llvm::StringRef name) const {
    for (const auto &[key, value] : values)
      if (key == name)
        return value;
    return nullptr;
  }
};

/// What the decorators said.
struct TunerChoice {
  /// The autotuner's configuration, and which of how many it is.
  std::optional<TunerConfiguration> configuration;
  size_t index = 0, count = 0;
  bool gaveConstants = false; ///< not all of its were said already
  /// Why a decorator gave nothing, with its position: for notes of an error that
  /// follows from it.
  std::vector<Note> lacking;
};

/// Whether it is a keyword of kiln.jit and of configurations that the kernel
/// carries as a directive.
bool isDirectiveName(llvm::StringRef name);

/// The names of parameters to which decorators give values, as far as they can
/// be read without an error.
std::vector<std::string> tunedNames(Compilation &compilation,
                                    const FunctionValue *kernel);

/// The configurations of the kernel's autotuner that agree with the constants
/// bound so far. None where there is no autotuner; nothing after an error.
std::optional<std::vector<TunerConfiguration>>
configurationsOf(Compilation &compilation, const FunctionValue *kernel,
                 llvm::ArrayRef<BoundParameter> bound);

/// Gives values to constants that have none yet: by the first configuration
/// that agrees with the others, and by heuristics, in the sequence of the
/// decorators. What the host alone knows gives nothing.
void applyTuners(Compilation &compilation, const FunctionValue *kernel,
                 llvm::MutableArrayRef<BoundParameter> bound,
                 TunerChoice &choice);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_TUNERS_H
