// Shared memory by matrices: a warp's lanes give the addresses of rows of 16
// bytes, eight of which are a matrix, and each lane gets (gives) four bytes of
// every matrix. NVIDIA's ldmatrix and stmatrix.
#ifndef KILN_LOWERING_CONVERSION_MATRIXACCESS_H
#define KILN_LOWERING_CONVERSION_MATRIXACCESS_H

#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixMoves.h"

namespace kiln {

/// The accesses of a tensor in `registers` to a buffer in `memory` by matrices.
/// Lane bases are those of rows: lane 8 * j + i gives row i of matrix j. The
/// registers of an access are those of its matrices, one after the other, as
/// many of each as four bytes hold: if possible, only such whose numbers differ
/// in the bits `together`. Empty: the lanes' elements are no matrices.
std::optional<LocalAccess> planMatrixAccess(const LinearLayout &registers,
                                            const LinearLayout &memory,
                                            unsigned elementBytes,
                                            uint32_t together = ~0u);

/// The cheapest of all access plans to load (store: `stores`) with what there is
/// of `moves`.
LocalAccess planCheapestAccess(const LinearLayout &registers,
                               const LinearLayout &memory,
                               unsigned elementBytes, MatrixMoves moves,
                               bool stores, uint32_t together = ~0u);

} // namespace kiln

#endif
