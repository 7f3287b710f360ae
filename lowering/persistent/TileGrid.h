// Which kernels are a tiled grid: every program computes one tile, in a loop
// with one dot, and stores it after the loop. These can gain as persistent
// kernels.
#ifndef KILN_LOWERING_PERSISTENT_TILEGRID_H
#define KILN_LOWERING_PERSISTENT_TILEGRID_H

#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/plan/Refusal.h"
#include "llvm/ADT/DenseSet.h"
#include <array>

namespace kiln {

/// A kernel's values that differ from program to program.
class TileValues {
public:
  explicit TileValues(tt::FuncOp kernel);
  bool contains(mlir::Value value) const { return values.contains(value); }
  /// Whether the op, or one in its regions, takes such a value.
  bool reach(mlir::Operation *op) const;

private:
  llvm::DenseSet<mlir::Value> values;
};

/// A kernel of one basic block: what is before a loop, the loop with its dot,
/// and what is after it.
struct TileGrid {
  mlir::scf::ForOp loop;
  tt::DotLike dot;
  /// Whether the kernel reads the program id along x, y, z.
  std::array<bool, 3> axes{};

  /// Finds it, or says why the kernel is no tiled grid.
  static Refusal find(tt::FuncOp kernel, const TileValues &values,
                      TileGrid &grid);
};

} // namespace kiln

#endif
