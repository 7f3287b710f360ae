// How a thread reaches its elements of a buffer in shared memory whose slots
// are given: vectors of registers, and where each lies.
#ifndef KILN_LOWERING_CONVERSION_LOCALACCESS_H
#define KILN_LOWERING_CONVERSION_LOCALACCESS_H

#include "lowering/layout/LinearLayout.h"
#include <compare>

namespace kiln {

/// One vector access of every thread: element i of the vector is register
/// registers[i]; the thread's offset, in elements, is offset ^ (laneBases over
/// the bits of lane) ^ (warpBases over the bits of warp).
struct SharedAccess {
  unsigned repeat = 0;
  uint32_t offset = 0;
  llvm::SmallVector<unsigned> registers;
};

/// One side (stores or loads) of a round trip.
struct SharedSide {
  llvm::SmallVector<uint32_t> laneBases, warpBases;
  /// Stores only: a thread takes part where (lane & laneMask) == 0 and (warp &
  /// warpMask) == 0, so that replicated elements are written once.
  uint32_t laneMask = 0, warpMask = 0;
  llvm::SmallVector<SharedAccess> accesses;
};

struct LocalAccess {
  /// Neighbours in memory that one address is for, and their bytes each.
  unsigned vector = 1, elementBytes = 1;
  /// 0: a thread moves the vector at its address. Otherwise the warp moves as
  /// many matrices, whose rows are the vectors: see MatrixAccess.h.
  unsigned matrices = 0;
  /// Matrices are transposed by the access; without matrices, the vectors that
  /// 16 lanes read are (TransposedReads.h).
  bool transposed = false;
  /// Nothing is stored.
  bool reads = false;
  /// Offsets count elements from the buffer's start. Every access has `vector`
  /// registers, or four bytes of them for each matrix. Registers that only
  /// repeat others are in none.
  SharedSide side;
};

/// What a shared access, or a shuffle, costs in register selects: it occupies its
/// pipe twice as long (CUDA programming guide, "Arithmetic Instructions": 32
/// results a cycle against 64).
inline constexpr unsigned kSharedAccessCost = 2;

/// No instruction accesses more of shared memory (PTX ISA, "ld"; CDNA3 ISA,
/// "ds_read_b128").
inline constexpr unsigned kMaxVectorBytes = 16;

/// The accesses of a tensor in `registers` to a buffer in `memory` (whose
/// registers are slots), at most `maxVector` elements each and at most
/// kMaxVectorBytes.
LocalAccess planLocalAccess(const LinearLayout &registers,
                            const LinearLayout &memory, unsigned elementBytes,
                            unsigned maxVector = 16);

/// Cycles that the accesses of a warp occupy shared memory: 128 bytes in a
/// cycle where no two of its threads ask for different words of a bank.
unsigned bankCycles(const LocalAccess &plan);
/// How many times as many cycles as an access takes without such words.
unsigned bankConflicts(const LocalAccess &plan);
inline bool hasBankConflicts(const LocalAccess &plan) {
  return bankConflicts(plan) > 1;
}

/// Instructions that put elements of less than a word together for an access,
/// or take them apart after it. Neighbours share a word already where they were
/// computed. What is loaded must be neighbours altogether: a dot may take
/// several words as one operand, and then each would be moved into position.
unsigned countPacks(const SharedSide &side, unsigned elementBytes, bool loads);
/// Those of stores of elements each of which has a register of its own, as what
/// is loaded one by one has.
unsigned countPacksOfSeparate(const SharedSide &side, unsigned elementBytes);

/// An instruction for each access, and one to take an element of less than a
/// word out of its register or put it there, or next to its neighbour.
unsigned countInstructions(const LocalAccess &plan);

/// What accesses take, to be compared with others.
struct AccessCost {
  /// bankCycles, and those of issuing countInstructions.
  unsigned cycles = 0;
  /// bankCycles on CDNA 4, where it serves other lanes together: between plans
  /// that are alike for everybody else.
  unsigned onCdna4 = 0;

  AccessCost operator+(const AccessCost &other) const {
    return {cycles + other.cycles, onCdna4 + other.onCdna4};
  }
  auto operator<=>(const AccessCost &) const = default;
};
AccessCost accessCost(const LocalAccess &plan);

/// What the bits of the numbers of a layout's registers, lanes or warps add to
/// an element's slot in `memory`.
llvm::SmallVector<uint32_t> slotsOf(const LinearLayout &layout, HwDim dim,
                                    const LinearLayout &memory);

} // namespace kiln

#endif
