#include "lowering/emit/SharedMemory.h"
#include "lowering/GpuDialect.h"
#include "targets/support/AddressSpaces.h"

using namespace mlir;

namespace kiln {

Value sharedPointer(LLVMOpBuilder &ir, int64_t offset) {
  auto pointer = LLVM::LLVMPointerType::get(ir.getContext(), space::Shared);
  Value base = LLVM::AddressOfOp::create(ir, pointer, "kiln_shared");
  return offset ? ir.gep(base, ir.getI8Type(), ir.i32(offset)) : base;
}

FailureOr<int64_t> sharedOffset(Operation *op) {
  if (auto offset = op->getAttrOfType<IntegerAttr>(gpu::kSharedOffsetAttr))
    return offset.getInt();
  return op->emitOpError("needs shared memory but has no '")
         << gpu::kSharedOffsetAttr << "'; run kiln-allocate-shared before";
}

} // namespace kiln
