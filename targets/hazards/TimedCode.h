//===- TimedCode.h - a function's machine code as blocks with times -------===//
#ifndef KILN_TARGETS_HAZARDS_TIMEDCODE_H
#define KILN_TARGETS_HAZARDS_TIMEDCODE_H

#include "targets/hazards/TimingClass.h"
#include <vector>

namespace kiln {

/// One instruction and its time.
struct TimedInstruction {
  SassInstruction decoded;
  /// nullopt: not known, nothing may be said about it.
  std::optional<Timing> timing;
  llvm::ArrayRef<uint8_t> bytes;

  uint64_t low() const;
  uint64_t high() const;
  llvm::StringRef mnemonic() const {
    return decoded.row ? decoded.row->mnemonic : "";
  }
  bool is(llvm::StringRef name) const { return mnemonic() == name; }
  /// Bits 105 to 109, the stall and the keep bit as the machine reads them.
  unsigned rawStall() const;
};

/// A basic block: instructions [first, end), entered only at the first and left
/// only at the last.
struct TimedBlock {
  unsigned first = 0, end = 0;
  llvm::SmallVector<unsigned, 2> successors;
};

/// A section of machine code: decoded, timed and cut into basic blocks. Calls
/// are opaque, and so are indirect branches but for those in `targets`: what
/// comes back from them is not followed.
struct TimedCode {
  TimedCode(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
            const SassBranchTargets &targets = {});

  const GpuTarget &gpu;
  std::vector<TimedInstruction> instructions;
  std::vector<TimedBlock> blocks;
  /// Indirect branches: those that are not followed.
  unsigned calls = 0, indirectBranches = 0;

private:
  void cut(const SassBranchTargets &indirect);
  std::optional<unsigned> targetOf(unsigned index) const;
  llvm::SmallVector<unsigned, 1>
  targetsOf(unsigned index, const SassBranchTargets &indirect) const;
};

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_TIMEDCODE_H
