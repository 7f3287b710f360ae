#include "lowering/emit/ElementTypes.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

Type elementType(Type tileType) {
  Type element = getElementTypeOrSelf(tileType);
  if (auto pointer = dyn_cast<tt::PointerType>(element))
    return LLVM::LLVMPointerType::get(tileType.getContext(),
                                      pointer.getAddressSpace());
  if (isa<gpu::MemDescType>(element))
    return LLVM::LLVMPointerType::get(tileType.getContext(), space::Shared);
  if (isa<gpu::TensorMemoryType>(element))
    return IntegerType::get(tileType.getContext(), 32);
  if (element.isIndex())
    return IntegerType::get(tileType.getContext(), 64);
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 8)
    return IntegerType::get(tileType.getContext(), 8);
  return element;
}

Type memoryType(Type tileType) { return storedType(elementType(tileType)); }

unsigned bytesOf(Type llvmType) {
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(llvmType))
    return pointer.getAddressSpace() == space::Shared ? 4 : 8;
  return llvm::divideCeil(llvmType.getIntOrFloatBitWidth(), 8);
}

Type storedType(Type llvmType) {
  return llvmType.isInteger() && llvmType.getIntOrFloatBitWidth() < 8
             ? IntegerType::get(llvmType.getContext(), 8)
             : llvmType;
}

static Value resize(LLVMOpBuilder &ir, Type type, Value value) {
  return type == value.getType() ? value : ir.zextOrTrunc(type, value);
}

Value toStored(LLVMOpBuilder &ir, Value value) {
  return resize(ir, storedType(value.getType()), value);
}

Value fromStored(LLVMOpBuilder &ir, Type type, Value stored) {
  return resize(ir, type, stored);
}

} // namespace kiln
