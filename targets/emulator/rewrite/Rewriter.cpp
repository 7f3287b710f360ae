//===- Rewriter.cpp - what the steps of the rewriting share ---------------===//
//
// See Rewriter.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/emulator/abi/AddressOrigins.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/SourceLocation.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Every site has a source location in messages, known or not.
static std::string locationOf(const Instruction &inst) {
  std::string place = describeLocation(inst.getDebugLoc());
  return place.empty()
             ? ("<no source line> in " + inst.getFunction()->getName()).str()
             : place;
}

Rewriter::Rewriter(Function &entry, KernelShape &shape, const GpuTarget &target)
    : function(entry), shape(shape), target(target) {
  for (Instruction &inst : instructions(entry))
    if (auto *call = dyn_cast<CallInst>(&inst))
      clampsOverflow |= setsOverflowMode(*call);
}

uint32_t Rewriter::addSite(const Instruction &inst, StringRef what,
                           AccessKind access, uint32_t align,
                           const ExchangeOp *exchange) {
  shape.sites.push_back(
      {locationOf(inst), what.str(), access, align, exchange, accessOf(inst)});
  return shape.sites.size() - 1;
}

void Rewriter::refuse(const Instruction &inst, const Twine &why) {
  problems.push_back(locationOf(inst) + ": " + why.str());
}

Value *Rewriter::field(IRBuilder<> &builder, size_t offset, Type *type) {
  Value *pointer = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                                      context(), offset);
  LoadInst *load = builder.CreateLoad(type, pointer);
  load->setMetadata(LLVMContext::MD_invariant_load,
                    MDNode::get(builder.getContext(), {}));
  return load;
}

Value *Rewriter::callRuntime(IRBuilder<> &builder, StringRef name,
                             ArrayRef<Value *> args, Type *result) {
  SmallVector<Value *, 8> all = {context()};
  SmallVector<Type *, 8> types = {context()->getType()};
  for (Value *arg : args) {
    all.push_back(arg);
    types.push_back(arg->getType());
  }
  FunctionType *type =
      FunctionType::get(result ? result : builder.getVoidTy(), types, false);
  return builder.CreateCall(
      function.getParent()->getOrInsertFunction(name, type), all);
}

std::pair<Value *, Value *> Rewriter::address(IRBuilder<> &builder,
                                              Value *pointer) {
  unsigned number = pointer->getType()->getPointerAddressSpace();
  Value *bits = builder.CreatePtrToInt(pointer, builder.getInt64Ty());
  if (number != space::Shared && number != space::SharedCluster &&
      number != space::Private)
    return {bits, pointer};
  bits = builder.CreateAnd(bits, 0xffffffff);
  return {bits, builder.CreateIntToPtr(bits, pointer->getType())};
}

Value *Rewriter::checkAccess(IRBuilder<> &builder, Value *pointer, Value *bytes,
                             bool write, uint32_t site) {
  auto [bits, exact] = address(builder, pointer);
  callRuntime(builder, write ? "kiln_emu_write" : "kiln_emu_read",
              {bits, builder.CreateZExtOrTrunc(bytes, builder.getInt64Ty()),
               builder.getInt32(site)});
  return exact;
}

Value *Rewriter::words(unsigned count) {
  Type *word = Type::getInt64Ty(function.getContext());
  if (!shared)
    shared = IRBuilder<>(&*function.getEntryBlock().getFirstInsertionPt())
                 .CreateAlloca(ArrayType::get(word, count));
  if (count > cast<ArrayType>(shared->getAllocatedType())->getNumElements())
    shared->setAllocatedType(ArrayType::get(word, count));
  return shared;
}

Value *kiln::emu::toBits(IRBuilder<> &builder, Value *value) {
  Type *type = value->getType();
  if (type->isPointerTy())
    return builder.CreatePtrToInt(value, builder.getInt64Ty());
  if (!type->isIntegerTy())
    value = builder.CreateBitCast(
        value, builder.getIntNTy(type->getPrimitiveSizeInBits()));
  return builder.CreateZExtOrTrunc(value, builder.getInt64Ty());
}

Value *kiln::emu::fromBits(IRBuilder<> &builder, Value *bits, Type *type) {
  if (type->isPointerTy())
    return builder.CreateIntToPtr(bits, type);
  Value *narrow = builder.CreateZExtOrTrunc(
      bits, builder.getIntNTy(type->getPrimitiveSizeInBits()));
  return type->isIntegerTy() ? narrow : builder.CreateBitCast(narrow, type);
}
