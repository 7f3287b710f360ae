// The end of kernels that compute a tile of a matrix: its masked store.
#ifndef KILN_TEST_UNIT_LOWERING_MASKEDSTORE_H
#define KILN_TEST_UNIT_LOWERING_MASKEDSTORE_H

#include "test/unit/lowering/Differential.h"

namespace kiln::test {

/// A tile of BM x BN of a matrix with rows of %n elements, by the names of
/// values: the numbers of its rows (BM x 1) and columns (1 x BN), and which of
/// them there are.
struct TileNames {
  std::string rows = "rows", columns = "columns", hasRow = "hasrow",
              hasColumn = "hascolumn";
};

/// Stores a tile of a type at a pointer, and returns. $BM, $BN and $C, which is
/// $BMx$BN, are left to the caller's fill().
inline std::string maskedStore(const std::string &pointer,
                               const std::string &type,
                               const std::string &value,
                               const TileNames &names = {}) {
  return fill(R"(
  %storewidth = tt.splat %n : i32 -> tensor<$BMx1xi32>
  %storerow = arith.muli %$nameRows, %storewidth : tensor<$BMx1xi32>
  %storerows = tt.broadcast %storerow : tensor<$BMx1xi32> -> tensor<$Cxi32>
  %storecolumns = tt.broadcast %$nameColumns : tensor<1x$BNxi32> -> tensor<$Cxi32>
  %storeoffsets = arith.addi %storerows, %storecolumns : tensor<$Cxi32>
  %storestart = tt.splat %$namePointer : !tt.ptr<$nameType> -> tensor<$Cx!tt.ptr<$nameType>>
  %storeat = tt.addptr %storestart, %storeoffsets : tensor<$Cx!tt.ptr<$nameType>>, tensor<$Cxi32>
  %storehasrow = tt.broadcast %$nameHasRow : tensor<$BMx1xi1> -> tensor<$Cxi1>
  %storehascolumn = tt.broadcast %$nameHasColumn : tensor<1x$BNxi1> -> tensor<$Cxi1>
  %storemask = arith.andi %storehasrow, %storehascolumn : tensor<$Cxi1>
  tt.store %storeat, %$nameValue, %storemask : tensor<$Cx!tt.ptr<$nameType>>
  tt.return
})",
              {{"nameRows", names.rows},
               {"nameColumns", names.columns},
               {"nameHasRow", names.hasRow},
               {"nameHasColumn", names.hasColumn},
               {"namePointer", pointer},
               {"nameType", type},
               {"nameValue", value}});
}

} // namespace kiln::test

#endif
