//===- Banks.h - which accesses of shared memory are served at once -------===//
//
// Shared memory (AMD: LDS) gives one word of each bank at a time, so the lanes
// of an access are served in phases: fixed sets of lanes, each of as many as
// fill a row of banks. A phase takes longer where its lanes want different
// words of one bank.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_GPU_BANKS_H
#define KILN_TARGETS_GPU_BANKS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace kiln {

struct GpuTarget;

// NVIDIA since 5.0 and AMD's LDS have 32 banks of 4 bytes (CUDA C programming
// guide, "Shared Memory"; CDNA3 ISA guide 11).
inline constexpr unsigned kBankBytes = 4, kBanks = 32;

/// Lanes whose accesses of `accessBytes` each fill a row of kBanks.
unsigned lanesPerCycle(unsigned accessBytes);

/// What CDNA's reads of 16 bytes serve together, as BankPhases::span has it,
/// and those of 16 and of 8 bytes of CDNA 4, from two rows of kBanks. Layouts
/// are planned without a GPU: there a wave of so many lanes is CDNA's.
inline constexpr unsigned kCdnaReads[] = {1, 2, 20},
                          kCdna4Reads[] = {1, 2, 12, 20},
                          kCdna4HalfReads[] = {1, 2, 4, 8, 16}, kCdnaLanes = 64;
inline llvm::ArrayRef<unsigned> cdna4Reads(unsigned accessBytes) {
  return accessBytes == 16 ? llvm::ArrayRef<unsigned>(kCdna4Reads)
                           : llvm::ArrayRef<unsigned>(kCdna4HalfReads);
}

/// How a GPU divides the lanes of an access into phases.
struct BankPhases {
  /// Banks that serve such an access.
  unsigned banks = kBanks;
  /// The lanes of lane 0's phase are the XORs of these, and those of another
  /// lane's phase the XORs of its number with them. The highest bits differ.
  llvm::SmallVector<unsigned, 6> span;

  /// The lowest of the lanes that are served together with `lane`.
  unsigned firstLane(unsigned lane) const;
};

/// The phases of an access of `accessBytes` by each lane, up to 16.
BankPhases bankPhases(const GpuTarget &target, unsigned accessBytes,
                      bool reads);

/// The most different words that one of `banks` banks is asked for, by accesses
/// of `accessBytes` at these addresses together.
unsigned mostWordsOfBank(llvm::ArrayRef<uint64_t> addresses,
                         unsigned accessBytes, unsigned banks = kBanks);

} // namespace kiln

#endif // KILN_TARGETS_GPU_BANKS_H
