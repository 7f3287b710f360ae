//===- PassObserver.h - who looks at code between LLVM's passes -----------===//
#ifndef KILN_TARGETS_REGISTRATION_PASSOBSERVER_H
#define KILN_TARGETS_REGISTRATION_PASSOBSERVER_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class MachineFunction;
} // namespace llvm

namespace kiln {

/// Looks at each function while code is generated for it; what comes out does
/// not depend on whether anybody looked. Where code is generated once more, all
/// is shown once more.
class PassObserver {
public:
  virtual ~PassObserver() = default;
  /// What instruction selection is given: the first that is shown.
  virtual void beforeSelection(const llvm::Function &function) = 0;
  /// What is there after a pass over machine code, instruction selection the
  /// first of them. Passes have the names that llc's command line has for them,
  /// and some run several times.
  virtual void afterMachinePass(llvm::StringRef pass,
                                const llvm::MachineFunction &function) = 0;
};

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_PASSOBSERVER_H
