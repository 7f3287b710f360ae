// LLVM's middle end on a kernel, and which of its optimizations the kernel
// leaves out. It is run by ir-passes (Optimize.cpp), which code generation
// knows by registration only.
#ifndef KILN_TARGETS_REGISTRATION_MIDDLEEND_H
#define KILN_TARGETS_REGISTRATION_MIDDLEEND_H

#include "llvm/Support/Error.h"
#include <functional>

namespace llvm {
class Module;
class PassInstrumentationCallbacks;
class TargetMachine;
} // namespace llvm

namespace kiln {

/// Options of one run of the middle end.
struct OptimizeOptions {
  /// SLP vectorization, unless a directive says otherwise.
  bool slp = false;
  /// May add callbacks of its own, for the time the passes run.
  std::function<void(llvm::PassInstrumentationCallbacks &)> watch;
};

/// Says who runs the middle end; must be a static object.
class RegisterMiddleEnd {
public:
  using Run = llvm::Error (*)(llvm::Module &module,
                              llvm::TargetMachine &machine,
                              const OptimizeOptions &options);
  explicit RegisterMiddleEnd(Run run);
};

/// LLVM's O3 middle end on the whole module. Its kernels' directives of the
/// policy `optimize` are followed in it, and noted as done (IrPass.h): the
/// module was not optimized before. Refuses kernels that disagree, because the
/// middle end runs on the whole module.
llvm::Error optimizeByDirective(llvm::Module &module,
                                llvm::TargetMachine &machine,
                                const OptimizeOptions &options);

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_MIDDLEEND_H
