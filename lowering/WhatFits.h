// Suggestions for a kernel that does not fit, found by trial lowerings.
#ifndef KILN_LOWERING_WHATFITS_H
#define KILN_LOWERING_WHATFITS_H

#include "lowering/Pipeline.h"
#include "mlir/IR/Location.h"
#include <string>
#include <vector>

namespace kiln {

/// A change with which the kernel fits.
struct Remedy {
  /// The line of the kernel to change; unknown where it is none.
  mlir::Location where;
  /// "it fits with num_warps=8"; where even the best change leaves more tensors
  /// than registers, it says that, too
  std::string text;
  bool spills = false;
};

/// Lowers copies of `tile`, a module of tile IR that does not fit, with fewer
/// stages, with more warps and with smaller tiles; returns the smallest change
/// of each kind that fits. Without diagnostics.
std::vector<Remedy> whatFits(mlir::ModuleOp tile,
                             const LoweringOptions &options);

} // namespace kiln

#endif
