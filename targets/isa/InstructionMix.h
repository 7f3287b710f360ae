//===- InstructionMix.h - machine instructions by what they occupy --------===//
#ifndef KILN_TARGETS_ISA_INSTRUCTIONMIX_H
#define KILN_TARGETS_ISA_INSTRUCTIONMIX_H

#include "targets/isa/OpClass.h"

namespace kiln {

/// Static counts of machine instructions by the pipe or memory they use.
struct InstructionMix {
  /// All instructions of the kernel, padding after the last one left out.
  unsigned total = 0;
  unsigned globalLoads = 0, globalStores = 0;
  unsigned sharedLoads = 0, sharedStores = 0;
  /// Per-thread memory: local (NVIDIA), scratch (AMD). Spills are among them.
  unsigned localLoads = 0, localStores = 0;
  unsigned atomics = 0;
  /// Copies from global to shared memory that no register sees.
  unsigned asyncCopies = 0;
  unsigned barriers = 0;
  /// Matrix instructions: HMMA, HGMMA, UTCMMA ...; MFMA, WMMA.
  unsigned matrix = 0;
  /// Of those, wgmma of Hopper: HGMMA, QGMMA, IGMMA, BGMMA. And its fences and
  /// waits (WARPGROUP.ARRIVE and .DEPBAR): where ptxas finds that a program
  /// touches registers in flight, it puts one of each around every GMMA.
  unsigned groupMatrix = 0, groupFences = 0, groupWaits = 0;
  unsigned branches = 0;

  /// ptxas has each wgmma wait for the one before.
  bool serializesGroups() const {
    return groupMatrix > 1 && groupFences >= groupMatrix &&
           groupWaits >= groupMatrix;
  }

  /// Adds an instruction of this class to its count, and to the branches if it
  /// leads elsewhere; `total` is the reader's business.
  void count(OpClass opClass, bool isBranch);
};

} // namespace kiln

#endif // KILN_TARGETS_ISA_INSTRUCTIONMIX_H
