//===- ChangeCheck.h - who checks a pass that changes machine code --------===//
//
// The scheduler's changes are checked by the scheduler itself: a pass before it
// would be missing where llc starts at the scheduler (-start-before). The
// checker is in mir-passes, which the scheduler knows by linking only.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REGISTRATION_CHANGECHECK_H
#define KILN_TARGETS_REGISTRATION_CHANGECHECK_H

#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class AAResults;
class MachineFunction;
} // namespace llvm

namespace kiln {

/// Remembers what a function computes.
class ChangeCheck {
public:
  virtual ~ChangeCheck();
  /// Success if the changed function still computes the same. `aliases` may be
  /// null.
  virtual llvm::Error judge(const llvm::MachineFunction &function,
                            llvm::AAResults *aliases) const = 0;

  using Maker = std::unique_ptr<ChangeCheck> (*)(const llvm::MachineFunction &);
  /// Called by a static object; a program has one checker.
  static void registerMaker(Maker maker);
  /// The check of what is done to the function from here on.
  static std::unique_ptr<ChangeCheck>
  remember(const llvm::MachineFunction &function);
};

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_CHANGECHECK_H
