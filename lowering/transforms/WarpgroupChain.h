// Dots by warpgroups of which each adds to the one before, as
// kiln-decompose-scaled-dots makes them of parts of k: their operands are
// computed, into registers (A) or buffers of their own, while the dot before is
// multiplied; across a loop's iterations, too, where all are in buffers.
#ifndef KILN_LOWERING_TRANSFORMS_WARPGROUPCHAIN_H
#define KILN_LOWERING_TRANSFORMS_WARPGROUPCHAIN_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/Warpgroup.h"
#include <optional>

namespace kiln {

class WarpgroupChain {
public:
  /// The chain that begins with `head`; nothing where it is no such chain, of
  /// more than one dot. A failure is reported.
  static mlir::FailureOr<std::optional<WarpgroupChain>> find(tt::DotOp head);

  llvm::SmallVector<mlir::Operation *> dots() const {
    return llvm::map_to_vector(
        links, [](Link link) { return link.dot.getOperation(); });
  }

  /// Begins each dot when the one before may still be multiplied, and waits for
  /// that one then. Where a loop carries the accumulator, and all operands are in
  /// buffers, the last one is waited for in the next iteration, and after the
  /// loop. (A in registers would have to be carried there: values, which ptxas
  /// may copy while the dot reads their registers.)
  void rewrite();

private:
  struct Link {
    tt::DotOp dot;
    /// What the dot takes from buffers: B, and perhaps A.
    gpu::LocalLoadOp loadOfA, loadOfB;
    WarpgroupMultiply multiply;

    mlir::Value a() {
      return loadOfA ? mlir::Value(loadOfA.getSource())
                     : mlir::Value(dot.getA());
    }
    llvm::SmallVector<mlir::Value, 2> buffers();
  };

  explicit WarpgroupChain(llvm::SmallVector<Link> links)
      : links(std::move(links)), builder(this->links.front().dot) {}

  mlir::scf::ForOp carrier();
  void readApart(Link &link);
  unsigned begin(Link &link, mlir::Value &accumulator);
  mlir::Value wait(mlir::Value accumulator, llvm::ArrayRef<Link *> ended,
                   unsigned pending);

  llvm::SmallVector<Link> links;
  mlir::OpBuilder builder;
};

} // namespace kiln

#endif
