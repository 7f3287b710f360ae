// Reads of shared memory that transpose: 16 lanes read the rows of a matrix of
// 16 columns, each lane a vector of 8 bytes, and each lane gets one column. So a
// dot's operand whose k is not what lies together in memory comes from wide
// stores or copies without anyone taking words apart. AMD's ds_read_b64_tr_b16
// and its kin.
#ifndef KILN_LOWERING_CONVERSION_TRANSPOSEDREADS_H
#define KILN_LOWERING_CONVERSION_TRANSPOSEDREADS_H

#include "lowering/conversion/LocalAccess.h"

namespace kiln {

/// Bytes that a lane reads, and gets.
inline constexpr unsigned kTransposedBytes = 8;

/// What is added, in the space of slots or of elements, by each bit of the
/// number of the lane that gives an address, from what is added by the bits of
/// registers and lanes that get the elements. The registers are those of the
/// matrix's rows. Empty: there is no such read of these elements.
template <typename T>
llvm::SmallVector<T> rowAddresses(llvm::ArrayRef<T> registers,
                                  llvm::ArrayRef<T> lanes,
                                  unsigned elementBytes) {
  // CDNA 4 ISA, "DS_READ_B64_TR_B16" and "_B8": four rows of 16 bits, each of
  // four lanes' vectors, or eight of 8 bits, each of two lanes'.
  unsigned rows = elementBytes == 2 ? 2 : 3, laneBits = 6;
  if (elementBytes > 2 || registers.size() < rows || lanes.size() != laneBits)
    return {};
  llvm::SmallVector<T> addresses(lanes.slice(rows, 4 - rows));
  addresses.append(registers.begin(), registers.begin() + rows);
  addresses.append(lanes.begin() + 4, lanes.end());
  return addresses;
}

/// The accesses of a tensor in `registers` to a buffer in `memory` by such
/// reads. Lane bases are those of the vectors that lanes read; the registers of
/// an access are those of the vector that a lane gets. Empty: the lanes'
/// elements are no columns.
std::optional<LocalAccess> planTransposedReads(const LinearLayout &registers,
                                               const LinearLayout &memory,
                                               unsigned elementBytes);

} // namespace kiln

#endif
