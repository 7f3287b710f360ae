//===- AmdCode.h - CDNA's machine code, as far as a wave is followed ------===//
//
// LLVM prints each instruction once; what is kept of it is which registers it
// writes, what it computes of integers, and where in LDS or device memory it
// reads or writes.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_AMD_AMDCODE_H
#define KILN_TARGETS_SIMULATOR_AMD_AMDCODE_H

#include "targets/simulator/code/ModelProgram.h"

namespace kiln {

inline constexpr unsigned amdLanes = 64;

/// A register of a wave: vector registers, accumulators, scalar registers, and
/// special ones by name.
struct AmdSlot {
  static constexpr uint16_t vectors = 0, accumulators = 256, scalars = 512,
                            vcc = 640, exec = 642, m0 = 644, scc = 645,
                            count = 646, none = UINT16_MAX;
};

/// What an instruction names: `words` registers from `slot` on, or a number;
/// neither where it is something else.
struct AmdOperand {
  uint16_t slot = AmdSlot::none;
  uint8_t words = 1;
  bool isNumber = false;
  uint32_t number = 0;
};

/// What a followed instruction does. Compute: `compute` of up to three sources
/// gives the result, in each lane or of scalars.
enum class AmdDoes : uint8_t {
  Forget, // nothing is known of what it writes
  Compute,
  Compare,       // v_cmp: a bit of each lane
  CompareScalar, // s_cmp: scc
  Choose,        // v_cndmask by bits of a mask
  ChooseScalar,  // s_cselect by scc
  CountLow,      // v_mbcnt_lo and _hi: bits of a mask below the lane
  CountHigh,
  FirstLane,   // v_readfirstlane
  Table,       // v_bitop3
  Wide,        // `wide` of 64 bits, in each lane or of scalars
  Carry,       // `wide` of 33 bits, of which the last one goes to a mask
  CarryScalar, // that to scc
  LoadScalar,  // words of memory, from an address and an offset
  Load         // words of device memory, in each lane
};

using AmdCompute = uint32_t (*)(uint32_t, uint32_t, uint32_t);
using AmdComputeWide = uint64_t (*)(uint64_t, uint64_t, uint64_t);

/// Where an instruction reads or writes, of those whose addresses are followed.
enum class AmdSpace : uint8_t { None, Shared, Device };

/// Whether a branch asks if no lane works, or if any does.
enum class AmdBranch : uint8_t { Other, IfNoLane, IfAnyLane };

/// One instruction.
struct AmdTraced {
  AmdBranch branch = AmdBranch::Other;
  AmdDoes does = AmdDoes::Forget;
  AmdSpace space = AmdSpace::None;
  AmdCompute compute = nullptr;
  AmdComputeWide wide = nullptr;
  /// As printed: the result first.
  llvm::SmallVector<AmdOperand, 5> operands;
  llvm::SmallVector<uint16_t, 4> writes;
  /// Of v_bitop3: what it computes of three bits.
  uint8_t table = 0;
  /// Accesses: bytes of a lane at once; which operands are added up to the
  /// address, in lanes and of scalars; and what is added to that for each of its
  /// accesses.
  uint8_t pieceBytes = 0;
  llvm::SmallVector<uint8_t, 3> addends;
  llvm::SmallVector<int32_t, 2> offsets;
  bool reads = false;
};

/// Of each operation of the program, in the same sequence. Waves of 64 lanes.
std::vector<AmdTraced> readAmdCode(const ModelProgram &program);

/// An instruction as LLVM prints it; `writes` is left to the caller.
AmdTraced parseAmdInstruction(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_AMD_AMDCODE_H
