// What a memory access wants of a layout, and what it costs in one: the anchors
// of layout assignment.
#ifndef KILN_LOWERING_INTERFACE_MEMORYLAYOUTS_H
#define KILN_LOWERING_INTERFACE_MEMORYLAYOUTS_H

#include "lowering/axis/AxisAnalysis.h"
#include "lowering/conversion/ConversionPlan.h"
#include <optional>
#include <vector>

namespace kiln {

/// What a block has: threads to spread a tensor over, and shared memory for
/// conversions.
struct BlockShape {
  unsigned warps = 4;
  unsigned lanes = 32;
  int64_t sharedBytes = 48 * 1024;
  /// Whether loads for dots are copied to shared memory by cp.async
  /// (lowering/pipeline).
  bool copiesOperands = false;
  MatrixMoves matrices = {};
  /// Whether lanes copy to shared memory together
  /// (lowering/conversion/LaneCopy.h).
  bool lanesCopy = false;
  /// Whether dots that read operands in shared memory themselves have no other
  /// way to take them: tcgen05.
  bool readsInMemory = false;
};

/// An access to global memory.
struct GlobalAccess {
  mlir::Value pointer;
  /// Null: all elements are accessed.
  mlir::Value mask;
  /// Elements that one instruction accesses at most.
  unsigned maxElements = ~0u;
  /// What is loaded, where equal addresses under equal masks give equal
  /// elements: a thread loads one of each.
  mlir::Value loaded = {};
  /// Along the last dimension the mask does not say what may be read
  /// (gpu::kWholeGranulesAttr).
  bool wholeGranules = false;
  /// What the caches do of it: L1 merges what two loads touch of a sector,
  /// writes through what each store does, and L2 executes what each atomic
  /// instruction asks of a sector.
  enum class Kind : uint8_t { Load, Store, Atomic } kind = Kind::Load;
};

/// The access that any op is, if it is one.
std::optional<GlobalAccess> globalAccessOf(mlir::Operation *op);

/// Elements that one access of a thread covers in `layout`: neighbours in
/// consecutive registers, contiguous and aligned in memory, under one mask bit
/// unless granules are read whole, at most 128 bits.
unsigned accessVector(const GlobalAccess &access, const LinearLayout &layout,
                      const AxisAnalysis &axes);

/// Whether each element takes an instruction of its own, in any layout.
bool isElementByElement(const GlobalAccess &access, const AxisAnalysis &axes);

/// Registers that hold different elements.
int64_t distinctRegisters(const LinearLayout &layout);
/// Those of them that are not known to hold equal elements.
int64_t unequalRegisters(const LinearLayout &layout, const AxisInfo &info);

/// How many neighbours along `dim`, from a multiple of their number on, are
/// neighbours in memory and masked alike.
int64_t runOf(const GlobalAccess &access, unsigned dim,
              const AxisAnalysis &axes);

/// What the block spends on the access in `layout`, in units of half a cycle of
/// the memory pipe: instructions and the 32-byte sectors they touch.
int64_t accessCost(const GlobalAccess &access, const LinearLayout &layout,
                   const BlockShape &block, const AxisAnalysis &axes);

/// Coalesced layouts for the access: neighbouring lanes at neighbouring
/// addresses, for each useful number of elements a thread, warps first along
/// the contiguous dimension or last. Never more elements a thread than the
/// tensor has for it, but such of `leastBytes`, if it has some so long; then
/// several threads hold the same. With `squares` also one where a thread has neighbours in
/// the next dimension, so that it can hand on vectors along either.
std::vector<LinearLayout> coalescedLayouts(const GlobalAccess &access,
                                           const BlockShape &block,
                                           const AxisAnalysis &axes,
                                           bool squares = false,
                                           unsigned leastBytes = 1);

/// Blocked layouts with `vector` elements a thread along the first dimension of
/// `order` and `rows` along the second (at most what there is for each thread,
/// or `least`):
/// with warps along the first dimensions, and along the last ones if that
/// differs. A warp has at most `maxRun` elements of a row: with a cache line of
/// it, it loses nothing, and has more rows, which a thread that transposes
/// wants its neighbours to have.
std::vector<LinearLayout>
spreadLayouts(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<unsigned> order,
              unsigned vector, const BlockShape &block, unsigned rows = 1,
              unsigned maxRun = ~0u, int64_t least = 1);

} // namespace kiln

#endif
