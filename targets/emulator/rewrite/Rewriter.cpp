//===- Rewriter.cpp - what the steps of the rewriting share ---------------===//
//
// See Rewriter.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/SourceLocation.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Every site has a place in messages, known or not.
static std::string placeOf(const Instruction &inst) {
  std::string place = describeLocation(inst.getDebugLoc());
  return place.empty()
             ? ("<no source line> in " + inst.getFunction()->getName()).str()
             : place;
}

Rewriter::Rewriter(Function &entry, KernelShape &shape)
    : function(entry), shape(shape) {}

uint32_t Rewriter::addSite(const Instruction &inst, StringRef what,
                           AccessKind access, uint32_t align,
                           const ExchangeOp *exchange) {
  shape.sites.push_back({placeOf(inst), what.str(), access, align, exchange});
  return shape.sites.size() - 1;
}

void Rewriter::refuse(const Instruction &inst, const Twine &why) {
  problems.push_back(placeOf(inst) + ": " + why.str());
}

Value *Rewriter::field(IRBuilder<> &builder, size_t offset, Type *type) {
  Value *pointer = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                                      context(), offset);
  LoadInst *load = builder.CreateLoad(type, pointer);
  load->setMetadata(LLVMContext::MD_invariant_load,
                    MDNode::get(builder.getContext(), {}));
  return load;
}

void Rewriter::callRuntime(IRBuilder<> &builder, StringRef name,
                           ArrayRef<Value *> args) {
  SmallVector<Value *, 8> all = {context()};
  SmallVector<Type *, 8> types = {context()->getType()};
  for (Value *arg : args) {
    all.push_back(arg);
    types.push_back(arg->getType());
  }
  FunctionType *type = FunctionType::get(builder.getVoidTy(), types, false);
  builder.CreateCall(function.getParent()->getOrInsertFunction(name, type),
                     all);
}

std::pair<Value *, Value *> Rewriter::address(IRBuilder<> &builder,
                                              Value *pointer) {
  unsigned number = pointer->getType()->getPointerAddressSpace();
  Value *bits = builder.CreatePtrToInt(pointer, builder.getInt64Ty());
  if (number != space::Shared && number != space::Private)
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

//===----------------------------------------------------------------------===//
// The kernel alone
//===----------------------------------------------------------------------===//

/// The kernel, or an error that lists the ones there are.
static Expected<Function *> findKernel(Module &module, StringRef name) {
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

static Error checkParameters(Function &kernel, KernelShape &shape) {
  const DataLayout &layout = kernel.getDataLayout();
  for (Argument &arg : kernel.args()) {
    Type *type = arg.getType();
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

/// Answers the questions that NVIDIA's math library asks about its compilation,
/// as LLVM's own pass does.
static void answerReflection(Module &module, const GpuTarget &target) {
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
        answer = 10 * target.computeCapability;
      }
      call->replaceAllUsesWith(ConstantInt::get(call->getType(), answer));
      call->eraseFromParent();
    }
  }
}

/// Inlines everything into the kernel and drops the rest.
static void isolate(Module &module, Function &kernel) {
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
  // Kernels next door would keep their callees, and their calling convention
  // does not exist on the host.
  for (Function &function : make_early_inc_range(module))
    if (&function != &kernel && !function.isDeclaration() &&
        function.use_empty())
      function.eraseFromParent();
  PassBuilder builder;
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager sccs;
  ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  ModulePassManager passes;
  passes.addPass(AlwaysInlinerPass());
  passes.addPass(
      createModuleToFunctionPassAdaptor(SROAPass(SROAOptions::ModifyCFG)));
  passes.addPass(GlobalDCEPass());
  passes.run(module, modules);
}

/// The kernel's body in a function of the entry's type; parameters become loads
/// from the argument array.
static Function &adopt(Function &kernel) {
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

//===----------------------------------------------------------------------===//
// Memory the program declares
//===----------------------------------------------------------------------===//

static void replaceByAddress(Function &function, GlobalVariable &variable,
                             function_ref<Value *(IRBuilder<> &)> make) {
  convertUsersOfConstantsToInstructions({&variable});
  IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
  Value *address = make(builder);
  variable.replaceAllUsesWith(
      builder.CreateIntToPtr(address, variable.getType()));
}

/// Shared variables get offsets in the block's shared memory; arrays of unknown
/// size start where the known ones end.
static void placeShared(Rewriter &rewriter) {
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

/// Constant tables stay where the code generator puts them, by a name the
/// loader can look up.
static Error keepConstants(Rewriter &rewriter) {
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

/// Variables that stay in memory get offsets in the thread's own memory, where
/// their bounds can be checked and a stray store cannot reach a return address.
static void placeVariables(Rewriter &rewriter) {
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

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

static Error listProblems(const KernelShape &shape,
                          ArrayRef<std::string> problems) {
  std::string text = "the emulator cannot execute kernel " + shape.name + ":";
  std::vector<std::string> unique;
  for (const std::string &problem : problems)
    if (!is_contained(unique, problem))
      unique.push_back(problem);
  constexpr size_t limit = 8;
  for (const std::string &problem : ArrayRef(unique).take_front(limit))
    text += "\n  " + problem;
  if (unique.size() > limit)
    text += formatv("\n  and {0} more", unique.size() - limit);
  return createStringError(text);
}

Expected<KernelShape> kiln::emu::rewriteForHost(Module &module, StringRef name,
                                                const GpuTarget &target) {
  Expected<Function *> kernel = findKernel(module, name);
  if (!kernel)
    return kernel.takeError();
  KernelShape shape;
  shape.name = name.str();
  shape.isAmd = target.isAmd();
  shape.warpSize = target.warpSize;
  if (Error error = checkParameters(**kernel, shape))
    return error;
  (*kernel)->setCallingConv(CallingConv::C);
  answerReflection(module, target);
  isolate(module, **kernel);
  Function &entry = adopt(**kernel);
  Rewriter rewriter(entry, shape);
  placeShared(rewriter);
  if (Error error = keepConstants(rewriter))
    return error;
  placeVariables(rewriter);
  lowerInlineAsm(rewriter);
  lowerBufferAccesses(rewriter);
  instrumentMemory(rewriter);
  lowerIntrinsics(rewriter);
  instrumentControlFlow(rewriter);
  if (!rewriter.problems.empty())
    return listProblems(shape, rewriter.problems);
  if (shape.sites.size() >= RaceCheck::kMaxSites)
    return createStringError(
        "kernel %s has too many memory accesses for the emulator: %zu",
        shape.name.c_str(), shape.sites.size());
  StripDebugInfo(module);
  std::string broken;
  raw_string_ostream os(broken);
  if (verifyModule(module, &os))
    return createStringError("the emulator rewrote kernel " + shape.name +
                             " wrongly: " + broken);
  return shape;
}
