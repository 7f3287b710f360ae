//===- Isolate.cpp - the kernel alone, as one function --------------------===//
//
// The first steps of rewriteForHost: everything the kernel calls goes into it,
// the rest of the module goes away, and its body becomes the entry's.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/support/Kernel.h"
#include "targets/support/PassAnalyses.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/SROA.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

Expected<Function *> kiln::emu::findKernel(Module &module, StringRef name) {
  Function *kernel = module.getFunction(name);
  if (kernel && !kernel->isDeclaration())
    return kernel;
  std::string known;
  for (Function *other : kernelsOf(module))
    known += (known.empty() ? "" : ", ") + other->getName().str();
  return createStringError(
      "the program has no kernel '" + name +
      "'; its kernels: " + (known.empty() ? "none" : known));
}

Error kiln::emu::readParameters(Function &kernel, KernelShape &shape) {
  const DataLayout &layout = kernel.getDataLayout();
  for (Argument &arg : kernel.args()) {
    Type *type = arg.getType();
    // A tensor map, which the launch makes: its address.
    if (type->isPointerTy() && arg.hasByValAttr() &&
        layout.getTypeAllocSize(arg.getParamByValType()) == kTensorMapBytes) {
      shape.parameters.push_back({arg.getName().str(), kTensorMapBytes, true});
      continue;
    }
    uint64_t bytes =
        type->isSized() ? layout.getTypeStoreSize(type).getFixedValue() : 0;
    if (arg.hasByValAttr() || arg.hasByRefAttr() || bytes == 0 || bytes > 8 ||
        type->isAggregateType())
      return createStringError("parameter %u of kernel %s is passed by value "
                               "in memory, which the emulator cannot do",
                               arg.getArgNo(), kernel.getName().str().c_str());
    shape.parameters.push_back(
        {arg.getName().str(), unsigned(bytes), type->isPointerTy()});
  }
  return Error::success();
}

void kiln::emu::answerReflection(Module &module, const GpuTarget &target) {
  for (const char *name : {"__nvvm_reflect", "llvm.nvvm.reflect"}) {
    Function *reflect = module.getFunction(name);
    if (!reflect)
      continue;
    for (User *user : make_early_inc_range(reflect->users())) {
      auto *call = dyn_cast<CallInst>(user);
      auto *text = call ? dyn_cast<GlobalVariable>(
                              call->getArgOperand(0)->stripPointerCasts())
                        : nullptr;
      auto *data =
          text && text->hasInitializer()
              ? dyn_cast<ConstantDataSequential>(text->getInitializer())
              : nullptr;
      if (!data || !data->isCString())
        continue; // stays, and is refused
      uint64_t answer = 0;
      if (data->getAsCString() == "__CUDA_FTZ") {
        if (auto *flag = mdconst::extract_or_null<ConstantInt>(
                module.getModuleFlag("nvvm-reflect-ftz")))
          answer = flag->getZExtValue();
      } else if (data->getAsCString() == "__CUDA_ARCH") {
        answer = cudaArch(target);
      }
      call->replaceAllUsesWith(ConstantInt::get(call->getType(), answer));
      call->eraseFromParent();
    }
  }
}

void kiln::emu::isolate(Module &module, Function &kernel) {
  for (Function &function : module) {
    function.removeFnAttr(Attribute::NoInline);
    function.removeFnAttr(Attribute::OptimizeNone);
    if (&function == &kernel || function.isDeclaration())
      continue;
    function.setLinkage(GlobalValue::InternalLinkage);
    function.addFnAttr(Attribute::AlwaysInline);
    function.setCallingConv(CallingConv::C);
    for (User *user : function.users())
      if (auto *call = dyn_cast<CallBase>(user))
        call->setCallingConv(CallingConv::C);
  }
  // Other kernels of the module would keep their callees, and their calling
  // convention does not exist on the host.
  for (Function &function : make_early_inc_range(module))
    if (&function != &kernel && !function.isDeclaration() &&
        function.use_empty())
      function.eraseFromParent();
  PassBuilder builder;
  PassAnalyses analyses(builder);
  ModulePassManager passes;
  passes.addPass(AlwaysInlinerPass());
  passes.addPass(
      createModuleToFunctionPassAdaptor(SROAPass(SROAOptions::ModifyCFG)));
  passes.addPass(GlobalDCEPass());
  passes.run(module, analyses.modules);
}

Function &kiln::emu::adopt(Function &kernel) {
  Module &module = *kernel.getParent();
  LLVMContext &context = module.getContext();
  PointerType *pointer = PointerType::get(context, 0);
  auto *type =
      FunctionType::get(Type::getVoidTy(context), {pointer, pointer}, false);
  Function *entry =
      Function::Create(type, GlobalValue::ExternalLinkage, kEntryName, module);
  entry->setSubprogram(kernel.getSubprogram());
  // What is undefined on a GPU is not for the host's optimizer to exploit:
  // address 0 is checked like any other.
  entry->addFnAttr(Attribute::NullPointerIsValid);
  entry->addFnAttr(Attribute::NoUnwind);
  entry->splice(entry->end(), &kernel);
  IRBuilder<> builder(&*entry->getEntryBlock().getFirstInsertionPt());
  for (Argument &arg : kernel.args()) {
    Value *slot = builder.CreateConstInBoundsGEP1_64(
        builder.getInt64Ty(), entry->getArg(1), arg.getArgNo());
    arg.replaceAllUsesWith(
        builder.CreateLoad(arg.getType(), slot, arg.getName()));
  }
  kernel.setSubprogram(nullptr);
  kernel.eraseFromParent();
  return *entry;
}
