#include "targets/codegen/PrepareModule.h"
#include "targets/codegen/Accumulators.h"
#include "targets/codegen/DeviceLibrary.h"
#include "targets/codegen/Machine.h"
#include "targets/codegen/Requirements.h"
#include "targets/codegen/Vendor.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/intrinsics/IntegerToBfloat.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;

namespace kiln {
namespace {

std::string tripleOf(const Module &module) {
  return module.getTargetTriple().str();
}

/// Which vendor a module was made for, as far as it says.
Error checkVendor(const Module &module, const GpuTarget &target) {
  const VendorTools &tools = vendorTools(target);
  const Triple &triple = module.getTargetTriple();
  if (!triple.empty() && triple.getArch() != Triple(tools.triple).getArch())
    return createStringError("the module was made for " + tripleOf(module) +
                             ", but the target is " + target.name() + " (" +
                             tools.triple +
                             "); compile it again for this target");
  bool found = false;
  for (const Function &function : module) {
    if (!isKernel(function))
      continue;
    found = true;
    if (Error error = checkKernel(function, target))
      return error;
  }
  if (!found)
    return createStringError(
        "the module '" + module.getName() +
        "' defines no kernel: no function has the calling convention " +
        tools.kernelConventionName);
  return Error::success();
}

Error checkModule(const Module &module) {
  std::string complaints;
  raw_string_ostream out(complaints);
  if (verifyModule(module, &out))
    return createStringError("the LLVM IR is not valid:\n" + complaints);
  return Error::success();
}

/// Features the module's author chose, less those that name another chip or
/// instruction set version.
std::string keptFeatures(const Function &function, const VendorTools &tools) {
  SmallVector<StringRef> kept;
  StringRef features =
      function.getFnAttribute("target-features").getValueAsString();
  for (StringRef feature : split(features, ','))
    if (!feature.empty() && !tools.namesChip(feature.drop_front()))
      kept.push_back(feature);
  return join(kept, ",");
}

} // namespace

Error prepareModule(Module &module, const CodeGenOptions &options) {
  const GpuTarget &target = *options.target;
  if (Error error = checkVendor(module, target))
    return error;
  if (Error error = vendorTools(target).checkModule(module, options))
    return error;
  const VendorTools &tools = vendorTools(target);
  // A module that was made for short shared pointers keeps them.
  StringRef pointers =
      sharedPointersOf(module) == SharedPointers::Short ? "shortptr" : "";
  Triple triple(tools.triple);
  module.setTargetTriple(triple);
  module.setDataLayout(triple.computeDataLayout(pointers));
  if (Error error = linkDeviceLibrary(module, target))
    return error;
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    std::string features = keptFeatures(function, tools);
    std::string ours = tools.features(options);
    if (!features.empty() && !ours.empty())
      features += ",";
    features += ours;
    function.removeFnAttr("target-features");
    function.addFnAttr("target-cpu", target.name());
    if (!features.empty())
      function.addFnAttr("target-features", features);
    if (!convertsIntegersToBfloat(target))
      roundIntegersToBfloatOnce(function);
  }
  if (target.accumulators == AccumulatorFile::Unified)
    inferNoAccumulators(module);
  return checkModule(module);
}

Error checkPrepared(const Module &module, const GpuTarget &target) {
  if (tripleOf(module) == vendorTools(target).triple &&
      all_of(module, [&](const Function &function) {
        return function.isDeclaration() ||
               function.getFnAttribute("target-cpu").getValueAsString() ==
                   target.name();
      }))
    return Error::success();
  return failure("the module '", module.getName(), "' was not prepared for ",
                 target.name());
}

} // namespace kiln
