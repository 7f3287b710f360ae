//===- PlaceMemory.cpp - memory the program declares ----------------------===//
//
// Shared memory, constants and a thread's variables become addresses that the
// runtime can check.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

static void replaceByAddress(Function &function, GlobalVariable &variable,
                             function_ref<Value *(IRBuilder<> &)> make) {
  convertUsersOfConstantsToInstructions({&variable});
  IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
  Value *address = make(builder);
  variable.replaceAllUsesWith(
      builder.CreateIntToPtr(address, variable.getType()));
}

void kiln::emu::placeShared(Rewriter &rewriter) {
  Module &module = *rewriter.function.getParent();
  const DataLayout &layout = module.getDataLayout();
  SmallVector<GlobalVariable *> fixed, open;
  for (GlobalVariable &variable : module.globals())
    if (variable.getAddressSpace() == space::Shared)
      (layout.getTypeAllocSize(variable.getValueType()) == 0 ? open : fixed)
          .push_back(&variable);
  uint64_t &size = rewriter.shape.sharedBytes;
  for (GlobalVariable *variable : concat<GlobalVariable *>(fixed, open)) {
    size = alignTo(size, variable->getAlign().valueOrOne());
    uint64_t offset = size;
    size += layout.getTypeAllocSize(variable->getValueType());
    replaceByAddress(rewriter.function, *variable, [&](IRBuilder<> &builder) {
      Value *base = rewriter.field(builder, offsetof(ThreadContext, sharedBase),
                                   builder.getInt64Ty());
      return builder.CreateAdd(base, builder.getInt64(offset));
    });
    variable->eraseFromParent();
  }
}

Error kiln::emu::keepConstants(Rewriter &rewriter) {
  Module &module = *rewriter.function.getParent();
  for (GlobalVariable &variable : make_early_inc_range(module.globals())) {
    if (variable.use_empty() || variable.getName().starts_with("llvm.")) {
      variable.eraseFromParent();
      continue;
    }
    if (!variable.isConstant() || variable.isDeclaration())
      return createStringError("the kernel uses the global variable @" +
                               variable.getName() +
                               ", which outlives a launch; the emulator has "
                               "only buffers, shared memory and constants");
    variable.setName("kiln_emu_constant_" +
                     Twine(rewriter.shape.constants.size()));
    variable.setLinkage(GlobalValue::ExternalLinkage);
    uint64_t bytes =
        module.getDataLayout().getTypeAllocSize(variable.getValueType());
    rewriter.shape.constants.push_back({variable.getName().str(), bytes});
  }
  return Error::success();
}

void kiln::emu::placeVariables(Rewriter &rewriter) {
  const DataLayout &layout = rewriter.function.getDataLayout();
  uint64_t &size = rewriter.shape.localBytes;
  uint64_t largestAlign = 16;
  SmallVector<AllocaInst *> variables;
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *variable = dyn_cast<AllocaInst>(&inst))
      variables.push_back(variable);
  for (AllocaInst *variable : variables) {
    auto *count = dyn_cast<ConstantInt>(variable->getArraySize());
    if (!count) {
      rewriter.refuse(*variable,
                      "a variable whose size is known only at run time");
      continue;
    }
    uint64_t align = variable->getAlign().value();
    largestAlign = std::max(largestAlign, align);
    size = alignTo(size, align);
    IRBuilder<> builder(variable);
    Value *base = rewriter.field(builder, offsetof(ThreadContext, localBase),
                                 builder.getInt64Ty());
    Value *address = builder.CreateAdd(base, builder.getInt64(size));
    variable->replaceAllUsesWith(
        builder.CreateIntToPtr(address, variable->getType()));
    size += layout.getTypeAllocSize(variable->getAllocatedType()) *
            count->getZExtValue();
    variable->eraseFromParent();
  }
  size = alignTo(size, largestAlign);
}
