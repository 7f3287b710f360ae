// Copies of a warp from global memory to shared memory whose lanes' vectors lie
// one after the other where one address says, as AMD's loads to LDS write them.
// No lane can be told another place, so a swizzle is made on the other side:
// lanes take each other's vectors of the rows that they load.
#ifndef KILN_LOWERING_CONVERSION_LANECOPY_H
#define KILN_LOWERING_CONVERSION_LANECOPY_H

#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixMoves.h"

namespace kiln {

/// Bytes that a lane copies. (There are copies of 4, too, which take as many
/// instructions for a quarter of the bytes.)
inline constexpr unsigned kLaneCopyBytes = 16;

struct LaneCopy {
  /// The layout of shared memory, as registers.
  LinearLayout memory;
  /// For each bit of the lane's number and then of the warp's, what is XORed to
  /// the column of the elements that the thread loads.
  llvm::SmallVector<int32_t> shifts;
};

/// `load` with each thread's columns, along `dim`, shifted like that.
LinearLayout shifted(const LinearLayout &load, unsigned dim,
                     llvm::ArrayRef<int32_t> shifts);

/// The copy of what threads load in layout `load`, as vectors of 16 bytes along
/// its registers' dimension, that `operand` reads best. `run` neighbours along
/// that dimension, from a multiple of their number on, are neighbours in global
/// memory. Empty: lanes have no vectors of their own, or reads would wait for
/// more banks than those of what threads store.
std::optional<LaneCopy> planLaneCopy(const LinearLayout &load,
                                     const LinearLayout &operand,
                                     unsigned elementBytes, int64_t run,
                                     MatrixMoves moves);

} // namespace kiln

#endif
