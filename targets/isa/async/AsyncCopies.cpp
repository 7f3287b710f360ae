#include "targets/isa/async/AsyncCopies.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/Errors.h"
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr StringLiteral markName = "llvm.amdgcn.asyncmark";
constexpr StringLiteral waitName = "llvm.amdgcn.wait.asyncmark";
/// Comments of the assembly, by which marks and waits are known again.
constexpr StringLiteral markText = "; asyncmark";
constexpr StringLiteral waitText = " ; wait.asyncmark ";
/// The alias scope of the copies.
constexpr StringLiteral scopeName = "asynchronous copies";

/// LLVM 22's name of the same copy, which it waits for itself; empty for all
/// other functions.
std::string waitedForName(StringRef name) {
  for (auto [async, waited] :
       {std::pair(StringRef(".load.async.lds"), StringRef(".load.lds")),
        std::pair(StringRef("amdgcn.load.async.to.lds"),
                  StringRef("amdgcn.load.to.lds"))})
    if (size_t at = name.find(async);
        name.starts_with("llvm.amdgcn.") && at != StringRef::npos)
      return (name.take_front(at) + waited + name.drop_front(at + async.size()))
          .str();
  return "";
}

SmallVector<CallBase *> callsOf(const Function &function) {
  SmallVector<CallBase *> calls;
  for (const User *user : function.users())
    if (auto *call = dyn_cast<CallBase>(user);
        call && call->getCalledFunction() == &function)
      calls.push_back(const_cast<CallBase *>(call));
  return calls;
}

void addToList(Instruction &access, unsigned kind, MDNode *scopes) {
  access.setMetadata(kind,
                     MDNode::concatenate(access.getMetadata(kind), scopes));
}

/// Reads or writes LDS through a pointer, as far as its type tells.
bool mayAccessLds(const Instruction &instruction) {
  if (!instruction.mayReadOrWriteMemory())
    return false;
  auto mayBeLds = [](const Value *pointer) {
    auto *type = dyn_cast<PointerType>(pointer->getType());
    return type && (type->getAddressSpace() == space::Shared ||
                    type->getAddressSpace() == space::Generic);
  };
  if (auto *call = dyn_cast<CallBase>(&instruction))
    return call->getCalledFunction() &&
           call->getCalledFunction()->isIntrinsic() &&
           any_of(call->args(), mayBeLds);
  const Value *pointer = getLoadStorePointerOperand(&instruction);
  if (auto *atomic = dyn_cast<AtomicRMWInst>(&instruction))
    pointer = atomic->getPointerOperand();
  else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction))
    pointer = exchange->getPointerOperand();
  return pointer && mayBeLds(pointer);
}

/// The copies get a scope, which every other access of LDS excludes: the
/// program says by marks and barriers when it sees what they wrote.
void separate(Module &module, ArrayRef<CallBase *> copies) {
  MDBuilder builder(module.getContext());
  MDNode *domain = builder.createAnonymousAliasScopeDomain("kiln");
  MDNode *scopes =
      MDNode::get(module.getContext(),
                  {builder.createAnonymousAliasScope(domain, scopeName)});
  for (CallBase *copy : copies)
    addToList(*copy, LLVMContext::MD_alias_scope, scopes);
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (mayAccessLds(instruction) &&
          !isAsyncCopy(instruction.getAAMetadata()))
        addToList(instruction, LLVMContext::MD_noalias, scopes);
}

void replaceByAssembly(CallBase &call, const Twine &text) {
  Type *nothing = Type::getVoidTy(call.getContext());
  InlineAsm *assembly =
      InlineAsm::get(FunctionType::get(nothing, false), text.str(), "~{memory}",
                     /*hasSideEffects=*/true);
  CallInst *made = CallInst::Create(assembly->getFunctionType(), assembly, "",
                                    call.getIterator());
  made->setDoesNotThrow();
  made->setDebugLoc(call.getDebugLoc());
  call.eraseFromParent();
}

/// How one waits for everything that such copies count in; empty: the GPU has
/// none.
StringRef waitForAll(const GpuTarget &target) {
  switch (asyncCopyCount(target)) {
  case AsyncCopyCount::None:
    return "";
  case AsyncCopyCount::VectorMemory:
    return "s_waitcnt vmcnt(0)";
  case AsyncCopyCount::Own:
    return "s_wait_asynccnt 0x0";
  }
  llvm_unreachable("covered switch");
}

Error spellWait(CallBase &call, const GpuTarget &target) {
  StringRef wait = waitForAll(target);
  auto *left =
      call.arg_empty() ? nullptr : dyn_cast<ConstantInt>(call.getArgOperand(0));
  if (wait.empty())
    return failure(describeLocation(call), " waits for asynchronous copies (",
                   waitName, "), which ", gpuName(target),
                   " does not have; compile the kernel's source again for ",
                   gpuName(target));
  if (!left)
    return failure(describeLocation(call), ": ", waitName,
                   " needs a constant number of marks");
  replaceByAssembly(call, wait + waitText + Twine(left->getZExtValue()));
  return Error::success();
}

} // namespace

Error spellAsyncCopies(Module &module, const GpuTarget &target) {
  SmallVector<CallBase *> copies;
  for (Function &function : make_early_inc_range(module)) {
    if (!function.isDeclaration())
      continue;
    StringRef name = function.getName();
    std::string known = waitedForName(name);
    bool isMark = name == markName, isWait = name == waitName;
    if (known.empty() && !isMark && !isWait)
      continue;
    for (CallBase *call : callsOf(function)) {
      if (isMark) {
        replaceByAssembly(*call, markText);
      } else if (isWait) {
        if (Error error = spellWait(*call, target))
          return error;
      } else {
        call->setCalledFunction(
            module.getOrInsertFunction(known, function.getFunctionType()));
        copies.push_back(call);
      }
    }
    if (function.use_empty())
      function.eraseFromParent();
  }
  if (!copies.empty())
    separate(module, copies);
  return Error::success();
}

bool isAsyncCopy(const AAMDNodes &aliases) {
  return aliases.Scope &&
         any_of(aliases.Scope->operands(), [](const MDOperand &scope) {
           return AliasScopeNode(cast<MDNode>(scope)).getName() == scopeName;
         });
}

std::optional<AsyncMark> asyncMarkOf(StringRef assembly) {
  if (assembly == markText)
    return AsyncMark{false, 0};
  auto [before, number] = assembly.split(waitText);
  unsigned left;
  if (number.empty() || number.getAsInteger(10, left))
    return std::nullopt;
  return AsyncMark{true, left};
}

} // namespace kiln
