//===- BufferAccess.h - AMD: accesses that the range of a buffer masks ----===//
//
// AMD's buffer instructions take a descriptor of scalars (where a buffer
// begins, how many bytes it has) and a 32-bit offset of each lane, and check
// the offset: a load outside gives zero, a store outside does nothing. A lane
// that is masked off gets an offset outside, so a masked access needs no
// branch, which costs a few scalar instructions, zeroes for the lanes that it
// skips, and the end of a scheduling region; and an address takes one vector
// register, not two.
//
// This requires a pointer that is a base, the same in all lanes, plus an offset
// that fits. Two things prove it:
//
//  - a bound of the offset that the program shows (numbers of threads and
//    constants, mostly), from whatever base. If the mask compares the number
//    that the offset is a multiple of, the buffer ends where the mask does, and
//    the offset is as it is;
//  - the assumption that all a kernel reaches through a parameter lies within 2
//    GiB (tt.pointer_range, kPointerRangeAttr). Then the low 32 bits of an
//    address less those of the parameter say where it is, by whatever path the
//    kernel computed it. The parameter may point into the middle of an
//    allocation, so that offsets are negative: the buffer begins 2 GiB before
//    it.
//
// When it pays, by the corpus on gfx942: masked accesses always (loops have
// fewer instructions or as many; where registers grow it is because loads no
// longer wait for each other, which cost one of them, layernorm_bwd_dx, a wave
// of six), plain ones where this assumption makes the address shorter. A plain
// access with a bounded offset has an instruction with a scalar base already.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_IR_PASSES_ACCESS_BUFFERACCESS_H
#define KILN_IR_PASSES_ACCESS_BUFFERACCESS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/IR/PassManager.h"

namespace kiln {

/// Turns masked accesses of an AMD kernel into buffer accesses where it pays,
/// and plain ones through parameters whose range is given by the attribute.
/// Scalar accesses stay what they are, as do those whose mask differs between
/// neighbours.
class UseBuffers : public llvm::PassInfoMixin<UseBuffers> {
public:
  explicit UseBuffers(const GpuTarget &target) : target(target) {}
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);

private:
  const GpuTarget &target;
};

} // namespace kiln

#endif // KILN_IR_PASSES_ACCESS_BUFFERACCESS_H
