//===- Jit.h - host code for an emulated kernel ---------------------------===//
//
// Compiles the rewritten module for the machine we run on and links it against
// the emulator's runtime. The code's stack frames are measured, so that each
// coroutine gets exactly the stack it needs.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_JIT_H
#define KILN_TARGETS_EMULATOR_JIT_H

#include "targets/emulator/abi/Abi.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace kiln::emu {

/// The host as a compilation target.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createHostMachine();

/// Code in memory.
class HostCode {
public:
  /// Optimizes and compiles `module`, which defines kEntryName and `constants`.
  static llvm::Expected<std::unique_ptr<HostCode>>
  compile(llvm::Module &module, llvm::TargetMachine &machine,
          llvm::ArrayRef<ConstantTable> constants);
  EntryFn entry() const { return function; }
  /// Bytes of stack the code itself needs.
  uint64_t frameBytes() const { return frames; }
  /// Addresses of the constants, in their order.
  llvm::ArrayRef<uint64_t> constantAddresses() const { return addresses; }

private:
  std::unique_ptr<llvm::orc::LLJIT> jit;
  EntryFn function = nullptr;
  uint64_t frames = 0;
  std::vector<uint64_t> addresses;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_JIT_H
