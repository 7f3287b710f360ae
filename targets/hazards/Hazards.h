//===- Hazards.h - does machine code keep the hardware's rules? -----------===//
//
// NVIDIA's hardware neither interlocks nor renames: ptxas writes into every
// instruction how many cycles the next one must wait, which scoreboards it sets
// and which it waits for. This reads finished code and checks on every path of
// a function whether each read (RAW) and each overwrite (WAW, WAR) of a
// register comes late enough.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_HAZARDS_HAZARDS_H
#define KILN_TARGETS_HAZARDS_HAZARDS_H

#include "targets/gpu/GpuFamily.h"
#include "targets/isa/sass/SassInstruction.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <vector>

namespace kiln {

enum class HazardKind : uint8_t {
  EarlyRead,          ///< a result is read before its pipe has written it
  EarlyWrite,         ///< a later write may come before an earlier one
  EarlyOverwrite,     ///< an operand is overwritten before it was fetched
  UnwaitedRead,       ///< a result by scoreboard is read, and nothing waited
  UnwaitedWrite,      ///< it is overwritten, and nothing waited
  UnwaitedOverwrite,  ///< an operand that the memory unit still has to fetch
  AccumulatorTouched, ///< a result of a multiplication in flight
  MatrixSourceOverwritten, ///< an operand of one: a known defect of ptxas
  EarlyWait,       ///< a scoreboard is waited for before it is surely up
  PinnedDistance,  ///< too close after a barrier, a fence, an arrival
  ShortBranch,     ///< a branch whose own stall is too short
  UncountedCopies, ///< LDGDEPBAR raises no scoreboard that DEPBAR counts
  IllegalStall,    ///< a stall and keep bit that no machine has
};

/// "early-read", ...: the name in reports, a contract.
llvm::StringRef hazardKindName(HazardKind kind);
/// What it means; what to do about it.
llvm::StringRef hazardKindMeaning(HazardKind kind);

/// One rule broken. Offsets are bytes from the start of the code.
struct Hazard {
  HazardKind kind;
  /// The instruction that comes too early.
  uint64_t offset = 0;
  /// The one it should have waited for; equal to `offset` if there is none.
  uint64_t producer = 0;
  /// The first register, as SassRegisterSet counts, and how many follow each
  /// other; count 0: no register is concerned.
  unsigned index = 0, count = 0;
  /// Cycles; 0 where the rule is none of cycles.
  unsigned needed = 0, found = 0;
  /// A number of a scoreboard, where one is concerned; else none.
  unsigned scoreboard = SassControl::none;

  /// "R4", "R24..R87", "" for none.
  std::string registers() const;
  bool operator==(const Hazard &) const = default;
};

/// What the check of one section of code found and what it could not look at.
struct HazardReport {
  std::vector<Hazard> hazards; ///< by offset, then kind, producer, register
  unsigned instructions = 0;
  /// Registers of an instruction compared with something pending in them.
  uint64_t dependences = 0;
  /// Instructions not in the tables: nothing is said of what they touch.
  unsigned refused = 0;
  /// How often each of them occurs, by mnemonic, or as "opcode 0x1a5" (the low
  /// nine bits) where the tables have not even that. Empty for Volta, of whose
  /// instructions none is looked at.
  std::map<std::string, unsigned> refusedOpcodes{};
  /// Calls, and indirect branches without known targets: not followed; after
  /// them everything counts as finished.
  unsigned calls = 0, indirectBranches = 0;
};

/// One dependence and its distance, for those who measure: see HazardObserver.
struct ObservedDependence {
  uint64_t producer, offset;
  unsigned index;  ///< register
  HazardKind kind; ///< what it would be if too close
  unsigned needed, found;
  SassRole producerRole, role;
  unsigned producerPart, part;
};
using HazardObserver = llvm::function_ref<void(const ObservedDependence &)>;

/// Checks a section of code. `targets`: where its indirect branches may go,
/// each an offset of an instruction. `observe` is called for each fixed-latency
/// dependence.
HazardReport checkHazards(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu,
                          const SassBranchTargets &targets = {},
                          HazardObserver observe = nullptr);

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_HAZARDS_H
