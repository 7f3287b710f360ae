// How long linear accesses to shared memory take: the algebra's side of
// targets/gpu/Banks.h, which has the banks.
#ifndef KILN_LOWERING_CONVERSION_BANKS_H
#define KILN_LOWERING_CONVERSION_BANKS_H

#include "targets/gpu/Banks.h"

namespace kiln {

/// Cycles that the first `lanes` lanes' accesses of `accessBytes` each take:
/// the most distinct words that one of `banks` is asked for. The slot of a
/// lane's access, in elements, is the XOR of `laneBases` over the bits of its
/// number.
unsigned cyclesTogether(llvm::ArrayRef<uint32_t> laneBases, unsigned lanes,
                        unsigned accessBytes, unsigned elementBytes,
                        unsigned banks = kBanks);

/// What the lanes of a phase (BankPhases::span) add, of what each bit of a
/// lane's number adds.
template <typename T>
llvm::SmallVector<T> basesOfSpan(const llvm::SmallVector<T> &laneBases,
                                 llvm::ArrayRef<unsigned> span) {
  llvm::SmallVector<T> bases;
  for (unsigned lane : span) {
    T &basis = bases.emplace_back(0);
    for (unsigned bit = 0; bit < laneBases.size(); ++bit)
      basis ^= lane >> bit & 1 ? laneBases[bit] : 0;
  }
  return bases;
}

} // namespace kiln

#endif
