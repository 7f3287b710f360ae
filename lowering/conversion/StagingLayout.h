// The shared-memory layout of tensors that go from global memory to a matrix
// instruction.
#ifndef KILN_LOWERING_CONVERSION_STAGINGLAYOUT_H
#define KILN_LOWERING_CONVERSION_STAGINGLAYOUT_H

#include "lowering/conversion/MatrixMoves.h"
#include "lowering/layout/LinearLayout.h"
#include <optional>

namespace kiln {

/// The shared-memory layout (as registers) for a tensor that is copied in
/// layout `load`, `maxVector` neighbours at a time, and read in layout
/// `operand`. The neighbours of one copy lie together, at most 16 bytes;
/// neither the lanes that write together nor those that read together meet in a
/// bank. Reads are those that `moves` has.
LinearLayout stagingLayout(const LinearLayout &load,
                           const LinearLayout &operand, unsigned elementBits,
                           unsigned maxVector, MatrixMoves moves);

/// The layout in which vectors of `vectorBytes` are those that `operand` reads,
/// however narrow the stores from registers in `source` become by it; none
/// where it reads no such vectors. They are the better ones where a thread has
/// less of k than a read takes, and transposes what it has.
std::optional<LinearLayout> readersLayout(const LinearLayout &source,
                                          const LinearLayout &operand,
                                          unsigned elementBits,
                                          unsigned vectorBytes);

} // namespace kiln

#endif
