// Live registers (register pressure), counted in the GPU's register files.
// LLVM's pressure limits of NVPTX are 5 to 7 registers per class, which is
// unrelated to any GPU.
#ifndef KILN_TARGETS_COST_LIVEREGISTERS_H
#define KILN_TARGETS_COST_LIVEREGISTERS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/MC/LaneBitmask.h"
#include <array>
#include <vector>

namespace llvm {
class LiveIntervals;
class LiveRange;
class MachineBasicBlock;
class MachineFunction;
class MachineInstr;
class MachineOperand;
class MachineRegisterInfo;
class TargetRegisterClass;
class TargetRegisterInfo;
} // namespace llvm

namespace kiln {

/// Registers that compete with each other. AMD's three files are counted apart,
/// and so are predicates.
enum class RegisterFile : uint8_t {
  General,
  Predicate,
  Scalar,
  Accumulator,
  Last = Accumulator
};

/// "general", "predicate", "scalar", "accumulator".
llvm::StringRef fileName(RegisterFile file);

/// Predicates of a thread: P0..P6 (nvdisasm shows no other). Scalar registers
/// of a wave on every AMD GPU Kiln knows (AMDGPU usage guide).
inline constexpr int kPredicates = 7, kScalars = 102;

/// Live 32-bit registers by file.
struct LiveCount {
  std::array<int, 4> byFile{};
  int &operator[](RegisterFile file) { return byFile[size_t(file)]; }
  int operator[](RegisterFile file) const { return byFile[size_t(file)]; }
  /// The number that counts against a budget: general and accumulator
  /// registers, and the scalar registers and predicates that do not fit into
  /// their own files and must be kept elsewhere.
  int budgeted() const;
  bool operator==(const LiveCount &other) const = default;
};
LiveCount maxOf(const LiveCount &a, const LiveCount &b);

/// One independently live piece of a virtual register: the register itself, or
/// one lane range of it where subregister liveness is tracked. `weight` counts
/// 32-bit registers, so a 64-bit value weighs 2 and a 16-bit one 1.
struct RegisterUnit {
  llvm::Register reg;
  llvm::LaneBitmask lanes;
  RegisterFile file = RegisterFile::General;
  int weight = 0;
};

/// The file a register class belongs to.
RegisterFile registerFile(Vendor vendor,
                          const llvm::TargetRegisterClass &regClass,
                          const llvm::TargetRegisterInfo &registers);

/// 32-bit registers that a value of this class takes in its own file; a 16-bit
/// value takes a whole one in both vendors' files, a predicate one predicate.
int registerWeight(RegisterFile file, const llvm::TargetRegisterClass &regClass,
                   const llvm::TargetRegisterInfo &registers);
/// Those of them that count against a budget: none of AMD's scalar registers
/// and of the predicates, which have files of their own. LiveCount charges for
/// them when they overflow, which no single value causes.
int budgetedWeight(RegisterFile file, int weight);
int budgetedWeight(Vendor vendor, const llvm::TargetRegisterClass &regClass,
                   const llvm::TargetRegisterInfo &registers);

/// The register units of a function and which of them leave each block alive.
/// Built from LiveIntervals once; stays true while instructions are only
/// reordered inside their blocks, also when LiveIntervals do not.
class RegisterUnits {
public:
  RegisterUnits(const llvm::MachineFunction &function,
                const llvm::LiveIntervals &intervals);

  llvm::ArrayRef<RegisterUnit> units() const { return all; }
  /// Indices of the units alive at the end of the block.
  llvm::ArrayRef<unsigned> liveOut(const llvm::MachineBasicBlock &block) const;

  /// Units an instruction defines and reads. A unit can be in both lists (tied
  /// operands); neither holds duplicates.
  struct Access {
    llvm::SmallVector<unsigned, 4> defs, uses;
  };
  void collect(const llvm::MachineInstr &instr, Access &access) const;

private:
  void add(const llvm::MachineOperand &operand, Access &access) const;
  void findUndefinedReads(const llvm::MachineFunction &function,
                          const llvm::LiveIntervals &intervals);
  const llvm::MachineRegisterInfo &registerInfo;
  const llvm::TargetRegisterInfo &registers;
  std::vector<RegisterUnit> all;
  std::vector<const llvm::LiveRange *>
      ranges; // of each unit, while this is being built
  /// Units an instruction names without needing them.
  llvm::DenseSet<std::pair<const llvm::MachineInstr *, unsigned>>
      undefinedReads;
  std::vector<unsigned>
      firstUnit; // by virtual register index; one past the last at the end
  std::vector<llvm::SmallVector<unsigned, 0>> liveOuts; // by block number
};

/// Live registers during a walk from the end of a block to its start.
class LiveWalk {
public:
  explicit LiveWalk(const RegisterUnits &units)
      : units(units), alive(units.units().size()) {}
  void enterBlockEnd(const llvm::MachineBasicBlock &block);
  /// Steps above `instr`; afterwards atInstr() is the most that was live right
  /// after or at it.
  void stepAbove(const llvm::MachineInstr &instr);
  bool isLive(unsigned unit) const { return alive[unit]; }
  const LiveCount &live() const { return now; }
  const LiveCount &atInstr() const { return peakHere; }
  /// Units alive now, in no particular order and possibly listed twice.
  llvm::ArrayRef<unsigned> candidates() const { return touched; }

private:
  void set(unsigned unit, bool live);
  const RegisterUnits &units;
  std::vector<bool> alive;
  std::vector<unsigned> touched;
  LiveCount now, peakHere;
  RegisterUnits::Access access;
};

/// The most live registers anywhere in the function.
LiveCount peakPressure(const llvm::MachineFunction &function,
                       const RegisterUnits &units);

} // namespace kiln

#endif
