//===- Ttgir.h - Triton's GPU-level dialects, known by name only ----------===//
//
// People hand over the wrong one of Triton's dumps. Without these dialects the
// parser would say "dialect ttg not found"; with them the message says which
// dump to give. The one thing read from them is the barrier, which Triton puts
// into TTIR itself: gpu.barrier in 3.6, ttg.local_barrier or ttg.barrier in
// others. It becomes gpu.barrier.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TEXT_TTGIR_H
#define KILN_FRONTEND_TEXT_TTGIR_H

namespace mlir {
class DialectRegistry;
}

namespace kiln {

/// Registers ttg, ttng, amdg and nvws as dialects that refuse their ops, types
/// and attributes, those of modules too ("ttg.num-warps").
void registerTtgirDialects(mlir::DialectRegistry &registry);

} // namespace kiln

#endif // KILN_FRONTEND_TEXT_TTGIR_H
