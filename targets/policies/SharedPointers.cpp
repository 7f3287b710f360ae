//===- SharedPointers.cpp - the policy for pointers to shared memory ------===//
//
// short-shared-pointers(enable=BOOL): pointers to shared memory have 32 bits in
// this kernel, or 64.
//
// Idea:   no GPU has more than 228 KiB of shared memory in a block, and its
//         loads and stores take an address of 32 bits. LLVM's NVPTX gives these
//         pointers 64 bits by default, so that each address takes two registers
//         and each step on it two instructions.
// Source: -nvptx-short-ptr of llc, which Triton sets: paged_decode uses 91
//         registers with it and 104 without (ptxas 13.0), an attention backward
//         kernel 194 and 224.
// Wins:   where many shared addresses are alive at once.
// Loses:  rarely: LLVM reassociates address computations, so that some kernels
//         use a few registers more (attention_d128 165 for 163).
//
// The size is a module's, not a function's: it is part of the data layout. A
// module whose own layout says 32 bits, as Triton's does, keeps them without a
// directive, and enable=false gives it 64.
//
//===----------------------------------------------------------------------===//
#include "targets/policies/SharedPointers.h"
#include "targets/directives/Catalogue.h"
#include "targets/registration/PipelineHook.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {
namespace {

const DirectiveInfo info{
    "short-shared-pointers",
    "the size of pointers to shared memory: 32 bits, or 64",
    {ParamInfo::boolean("enable", true,
                        "false: 64 bits, also where the data layout of the "
                        "kernel's module says 32")}};
[[maybe_unused]] const bool registered = (registerPolicy(&info), true);

/// The last directive counts, as in a list of parameters.
const Directive *directiveOf(const Function &function,
                             CompilationDirectives &directives) {
  SmallVector<const Directive *> list =
      directives.of(function).policies(info.name);
  return list.empty() ? nullptr : list.back();
}

bool areShort(const Module &module) {
  return module.getDataLayout().getPointerSizeInBits(space::Shared) == 32;
}

bool isShared(const Value &value) {
  auto *pointer = dyn_cast<PointerType>(value.getType()->getScalarType());
  return pointer && pointer->getAddressSpace() == space::Shared;
}

/// Checks that the directive is followed and reports how much it changed, where
/// LLVM's own passes begin.
class ReportPointers : public FunctionPass {
public:
  static char ID;
  ReportPointers() : FunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln report of shared pointers";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
  }
  bool runOnFunction(Function &function) override {
    auto &directives = getAnalysis<CompilationDirectives>();
    const Directive *directive = directiveOf(function, directives);
    if (!directive)
      return false;
    const Module &module = *function.getParent();
    bool isShort = directive->getBool("enable");
    if (areShort(module) != isShort) {
      directives.refuse(
          function, *directive,
          module.getTargetTriple().isAMDGCN()
              ? "pointers to shared memory have 32 bits on AMD's GPUs"
              : "here the size is chosen for all kernels: give llc "
                "-nvptx-short-ptr, or leave it out");
      return false;
    }
    unsigned uses = count_if(instructions(function), [](const Instruction &i) {
      return isShared(i) || any_of(i.operand_values(),
                                   [](const Value *v) { return isShared(*v); });
    });
    StringRef what = !uses     ? "without effect: the kernel has no pointer to "
                                 "shared memory"
                     : isShort ? "shared pointers of 32 bits in an instruction"
                               : "shared pointers of 64 bits in an instruction";
    directives.reportPolicy(function, *directive, uses, what);
    return false;
  }
};
char ReportPointers::ID = 0;

const PipelineHook hook([](TargetMachine &, legacy::PassManagerBase &passes,
                           TargetPassConfig *) {
  passes.add(new ReportPointers);
});

} // namespace

std::optional<bool> requestedShortPointers(const Module &module,
                                           CompilationDirectives &directives) {
  std::optional<bool> asked;
  const Function *by = nullptr;
  SmallVector<const Function *> without;
  for (const Function &function : module) {
    if (function.isDeclaration())
      continue;
    const Directive *directive = directiveOf(function, directives);
    if (!directive) {
      if (isKernel(function))
        without.push_back(&function);
      continue;
    }
    bool isShort = directive->getBool("enable");
    if (asked && *asked != isShort) {
      directives.refuse(
          function, *directive,
          "kernel '" + by->getName() +
              "' of the same module asks for the opposite, and the "
              "pointers of a module have one size; compile each "
              "kernel alone (FILE:KERNEL)");
      return std::nullopt;
    }
    asked = isShort;
    by = &function;
  }
  bool changes = asked && !module.getTargetTriple().isAMDGCN() &&
                 *asked != areShort(module);
  if (!changes)
    return std::nullopt;
  if (without.empty())
    return asked;
  directives.refuse(*by, *directiveOf(*by, directives),
                    "it would change kernel '" + without.front()->getName() +
                        "' as well, because the pointers of a module have one "
                        "size; ask for it in all kernels or compile each alone "
                        "(FILE:KERNEL)");
  return std::nullopt;
}

} // namespace kiln
