//===- Requirements.cpp - instructions that only some GPUs have -----------===//
#include "targets/codegen/Requirements.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/PtxStatement.h"
#include "targets/isa/intrinsics/IntrinsicNeeds.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

Error refuse(const CallBase &call, StringRef what, const GpuTarget &target,
             StringRef who) {
  return createStringError(describeLocation(call) + " uses " + what +
                           ", which " + gpuName(target) + " does not have (" +
                           who + "); compile the kernel's source again for " +
                           gpuName(target));
}

/// The GPU has it, but this version of PTX does not.
Error refusePtx(const CallBase &call, StringRef what, unsigned needed,
                unsigned written) {
  auto version = [](unsigned number) {
    return utostr(number / 10) + "." + utostr(number % 10);
  };
  return createStringError(
      describeLocation(call) + " uses " + what + ", which PTX has from " +
      version(needed) + " on, but PTX " + version(written) +
      " is to be written: that is what --ptx-version, the ptxas at hand or the "
      "GPU's record asks for; say --ptx-version " +
      version(needed) + " where a ptxas of that age or newer will read it");
}

/// The first requirement whose prefix the name has; null without one.
const Requirement *firstOf(ArrayRef<Requirement> requirements, StringRef name) {
  const auto *found =
      find_if(requirements, [&](const Requirement &requirement) {
        return name.starts_with(requirement.prefix);
      });
  return found == requirements.end() ? nullptr : found;
}

/// Of a matrix instruction that the GPU lacks: who has it. Empty for all other
/// names.
std::string lackedMatrix(StringRef intrinsic, const GpuTarget &target) {
  SmallVector<std::string, 4> texts;
  for (const MatrixInstruction *row : matrixInstructionsOf(intrinsic)) {
    if (matrixSupport(target, *row) != MatrixSupport::None)
      return "";
    texts.push_back(ownersOf(*row));
  }
  return texts.empty() ? "" : join(texts, ", ") + " have it";
}

/// The first call of a declared function that is called at all, or null.
const CallBase *firstCall(const Function &function) {
  for (const User *user : function.users())
    if (auto *call = dyn_cast<CallBase>(user))
      return call;
  return nullptr;
}

/// How a message calls a kernel: its line, where known, and its name, in which
/// nothing moves a terminal's cursor.
std::string describeKernel(const Function &kernel) {
  std::string text;
  raw_string_ostream out(text);
  if (const DISubprogram *source = kernel.getSubprogram())
    out << source->getFilename() << ':' << source->getLine() << ": ";
  out << "kernel '";
  for (unsigned char c : kernel.getName())
    c < ' ' || c == 0x7f ? out << formatv("\\x{0:x-2}", unsigned(c)) : out << c;
  out << '\'';
  return text;
}

} // namespace

Error checkKernel(const Function &kernel, const GpuTarget &target) {
  const VendorTools &tools = vendorTools(target);
  if (kernel.getCallingConv() != tools.kernelConvention)
    return createStringError(
        describeKernel(kernel) +
        " has the calling convention of the other vendor; " + gpuName(target) +
        " needs " + tools.kernelConventionName);
  if (!kernel.getReturnType()->isVoidTy())
    return createStringError(describeKernel(kernel) +
                             " returns a value; a kernel returns none and "
                             "stores its results");
  StringRef name = kernel.getName(), others = tools.nameLetters;
  bool isName =
      !name.empty() && !isDigit(name.front()) &&
      all_of(name, [&](char c) { return isAlnum(c) || others.contains(c); });
  if (!isName)
    return createStringError(
        describeKernel(kernel) + " has a name that assembly for " +
        gpuName(target) +
        " cannot have: give it one of the letters a to z and A "
        "to Z, digits and " +
        others + ", and no digit first");
  return Error::success();
}

Error checkIntrinsics(const Module &module, const GpuTarget &target,
                      StringRef family, unsigned ptxVersion,
                      ArrayRef<Requirement> requirements) {
  for (const Function &function : module) {
    StringRef name = function.getName(), rest = name;
    const CallBase *call = firstCall(function);
    if (!function.isDeclaration() || !call || !rest.consume_front(family))
      continue;
    std::string who = lackedMatrix(name, target);
    const Requirement *first = firstOf(requirements, rest);
    const IntrinsicNeed *need = lookupIntrinsicNeed(name);
    if (who.empty() && first && !first->met(target))
      who = first->who;
    if (who.empty() && need && !hasIntrinsic(target, *need))
      who = ownersOf(*need);
    if (!who.empty())
      return refuse(*call, name, target, who);
    if (need && ptxVersion && ptxVersion < need->ptx)
      return refusePtx(*call, name, need->ptx, ptxVersion);
  }
  return Error::success();
}

Error checkAssembly(const Module &module, const GpuTarget &target,
                    ArrayRef<Requirement> requirements) {
  for (const Function &function : module)
    for (const Instruction &instruction : instructions(function)) {
      auto *call = dyn_cast<CallBase>(&instruction);
      auto *assembly =
          call ? dyn_cast<InlineAsm>(call->getCalledOperand()) : nullptr;
      if (!assembly)
        continue;
      for (const PtxStatement &statement : parsePtx(assembly->getAsmString())) {
        const Requirement *first = firstOf(requirements, statement.mnemonic);
        if (first && !first->met(target))
          return refuse(*call,
                        (Twine("inline assembly with ") + first->prefix).str(),
                        target, first->who);
      }
    }
  return Error::success();
}

} // namespace kiln
