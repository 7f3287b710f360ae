// Scales of dots on the tensor core that a kernel loads in another order than
// rows: in the blocks of 512 bytes that are copied to tensor memory, say. What
// the dot takes is a view of what was loaded (tt.reshape, tt.trans).
#ifndef KILN_LOWERING_STAGING_VIEWEDSCALES_H
#define KILN_LOWERING_STAGING_VIEWEDSCALES_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// Has scales converted to the layout that a dot takes last, after views of
/// what was loaded, and at all: so that they are staged as operands are.
void convertScalesLast(tt::FuncOp function);

/// A load and the shared-memory layout of it in which its view lies as the
/// tensor core copies scales from there.
struct ViewedScales {
  tt::LoadOp load;
  LinearLayout memory;
  /// The buffer as the dot sees it.
  gpu::MemDescType view;
};

/// What the conversion takes through at least one view; nothing: it does not,
/// or not for such a dot.
std::optional<ViewedScales> viewedScales(gpu::ConvertLayoutOp convert);

} // namespace kiln

#endif
