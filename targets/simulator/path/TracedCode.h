//===- TracedCode.h - SASS as the interpreter reads it --------------------===//
//
// Every instruction taken apart once: what it computes, if that is integer
// arithmetic, moves, comparisons or constants, from which addresses and control
// flow are made; what it writes; and which memory it goes to.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_TRACEDCODE_H
#define KILN_TARGETS_SIMULATOR_PATH_TRACEDCODE_H

#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassWhere.h"
#include "targets/isa/sass/SassWord.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace kiln {

/// Where an instruction names its result and predicates, in bits.
inline constexpr unsigned resultBit = 16, firstPredicate = 81,
                          secondPredicate = 84, readPredicate = 87,
                          thirdPredicate = 77, lastPredicate = 68;

/// What the interpreter computes; everything else is Other, whose results are
/// unknown.
enum class TracedKind : uint8_t {
  Other,
  Add,
  AddWide, // IADD.64, UIADD3.64
  ShiftAdd,
  Logic,
  Permute,
  Shift,
  Multiply,
  MultiplyWide,
  MultiplyHigh,
  Move,
  MoveWide,
  Select,
  Compare,
  Absolute,
  MinMax,
  AddMinMax,
  HalfConstant,
  SignExtend,
  BitMask,
  CountBits,
  FindBit,
  PredicateLogic,
  PackPredicates,
  UnpackPredicates,
  Special,
  Constant,
  Load,
  LocalLoad,
  LocalStore,
  Vote,
  Elect,
  Granted, // asks whether an mbarrier's phase has ended, for registers or for
           // columns of tensor memory
  Shuffle,
  LaneToUniform,
  FromInteger,
  ToInteger,
  Reciprocal,
};

/// What an access goes to.
enum class TracedMemory : uint8_t {
  None,
  Device,
  Shared,
  Matrices, // of shared memory, by LDSM and STSM
  Copy      // from device to shared memory, by LDGSTS
};

/// What an operation does to a barrier, or to bulk copies (TracedSync.h).
enum class TracedSync : uint8_t {
  None,
  Init,
  Arrive,
  ArriveCopied,     // when the asynchronous copies before it are done
  ArriveMultiplied, // when the products on tensor memory before it are done
  Check,            // whether a phase has ended: waits until it has
  TensorLoad,
  TensorStore, // and reductions
  Bulk,        // a copy between addresses, in either direction
  Group,
  Meet,        // at a named barrier
  MeetCluster, // all blocks of a cluster, of which one is traced
  Pass         // counts among barriers, and waits for nobody
};

/// What decides a branch or exit beside its guard.
enum class TracedCondition : uint8_t {
  Guard,
  Predicate,
  Uniform,
  Parted // that lanes are apart which were to come together: they never are
};

struct TracedInstruction {
  TracedKind kind = TracedKind::Other;
  TracedMemory memory = TracedMemory::None;
  TracedSync sync = TracedSync::None;
  /// Of the uniform datapath: one value for all lanes.
  bool isUniform = false, isUniformGuard = false;
  bool isStore = false;
  /// A product on tensor memory.
  bool isTensorProduct = false;
  /// Of three numbers the least or greatest, not of a sum and a number.
  bool isThreeWay = false;
  /// Ends the kernel, or a function, where its conditions hold.
  bool isExit = false;
  TracedCondition branchesOn = TracedCondition::Guard;
  /// Nobody knows which registers it leaves as they were: a call.
  bool forgetsAll = false;
  SassForm form = SassForm::None;
  SassWord word{};
  SassWhere a{SassWhere::Nowhere}, b{SassWhere::Nowhere}, c{SassWhere::Nowhere};
  /// Bytes of an access in each lane.
  uint8_t accessBytes = 0;
  unsigned capability = 0;
  /// Registers that become unknown where its result is not computed.
  llvm::SmallVector<uint16_t, 4> writes;
};

std::vector<TracedInstruction> readTracedCode(llvm::ArrayRef<uint8_t> code,
                                              const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEDCODE_H
