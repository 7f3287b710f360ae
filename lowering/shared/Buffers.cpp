#include "lowering/shared/Buffers.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dialect/ValueFlow.h"
#include "lowering/interface/Scratch.h"
#include "targets/gpu/TensorColumns.h"

using namespace mlir;

namespace kiln {

/// Of scratch: vectors of 16 bytes.
static constexpr int64_t kScratchAlignment = 16;

Buffers::Buffers(Operation *function, Of memory) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (memory == Of::SharedMemory)
      addShared(op);
    else if (auto alloc = dyn_cast<gpu::TensorAllocOp>(op))
      addTensor(alloc);
  });
  followValues(function);
}

void Buffers::addShared(Operation *op) {
  auto alloc = dyn_cast<gpu::AllocOp>(op);
  int64_t bytes = alloc ? alloc.getType().bytes() : scratchBytes(op);
  if (!bytes)
    return;
  int64_t alignment = alloc ? int64_t(alloc.getAlignment()) : kScratchAlignment;
  if (alloc)
    behindOf[alloc].insert(buffers.size());
  numberOf[op] = buffers.size();
  buffers.push_back({op, bytes, alignment, !alloc});
}

/// A matrix begins at a multiple of its columns, as far as an allocation does.
void Buffers::addTensor(gpu::TensorAllocOp alloc) {
  int64_t columns = alloc.getType().columns();
  behindOf[alloc].insert(buffers.size());
  numberOf[alloc] = buffers.size();
  buffers.push_back(
      {alloc, columns, std::min<int64_t>(columns, kLeastTensorColumns), false});
}

bool Buffers::flow(Value from, Value to) {
  if (!isa<gpu::MemDescType, gpu::TensorMemoryType>(to.getType()))
    return false;
  BufferSet sources = behindOf.lookup(from); // a copy: the map may grow
  BufferSet &target = behindOf[to];
  size_t before = target.size();
  target.insert(sources.begin(), sources.end());
  return target.size() != before;
}

void Buffers::followValues(Operation *function) {
  SmallVector<ValueFlow> flows = valueFlows(function);
  function->walk([&](Operation *op) {
    if (isa<gpu::IndexOp, gpu::TransposedOp>(op))
      flows.push_back({op->getOperand(0), op->getResult(0)});
  });
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [from, to] : flows)
      changed |= flow(from, to);
  }
}

BufferSet Buffers::touchedBy(Operation *op) const {
  BufferSet touched;
  if (auto own = numberOf.find(op); own != numberOf.end())
    touched.insert(own->second);
  for (Value operand : op->getOperands()) {
    BufferSet behindOperand = behindOf.lookup(operand);
    touched.insert(behindOperand.begin(), behindOperand.end());
  }
  return touched;
}

LogicalResult Buffers::readOffsets() {
  for (Buffer &buffer : buffers) {
    auto offset = buffer.op->getAttrOfType<IntegerAttr>(gpu::kSharedOffsetAttr);
    if (!offset)
      return buffer.op->emitError()
             << "needs shared memory but has no " << gpu::kSharedOffsetAttr
             << "; run kiln-allocate-shared first";
    buffer.offset = offset.getInt();
  }
  return success();
}

} // namespace kiln
