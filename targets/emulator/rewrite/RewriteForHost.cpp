//===- RewriteForHost.cpp - from a GPU's LLVM IR to the host's ------------===//
//
// Runs the steps in order. The result is a host module without anything of a
// GPU, or a list of all that the emulator cannot execute.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/abi/AddressOrigins.h"
#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/intrinsics/IntegerToBfloat.h"
#include "targets/support/Granules.h"
#include "targets/support/Kernel.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

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
  shape.target = &target;
  shape.isAmd = target.isAmd();
  shape.warpSize = target.warpSize;
  shape.maxRegisters = (*kernel)->getFnAttributeAsParsedInteger("nvvm.maxnreg");
  shape.minBlocks = (*kernel)->getFnAttributeAsParsedInteger("nvvm.minctasm");
  shape.readsGranules = (*kernel)->hasFnAttribute(kReadsGranulesAttr);
  shape.hasThreads = threadsPerBlock(**kernel) != 0;
  if (Error error = readParameters(**kernel, shape))
    return error;
  (*kernel)->setCallingConv(CallingConv::C);
  answerReflection(module, target);
  isolate(module, **kernel);
  describeAddresses(**kernel, shape);
  Function &entry = adopt(**kernel);
  Rewriter rewriter(entry, shape, target);
  placeShared(rewriter);
  spellAssertions(rewriter);
  if (Error error = keepConstants(rewriter))
    return error;
  placeVariables(rewriter);
  lowerInlineAsm(rewriter);
  lowerTensorMemory(rewriter);
  lowerBufferAccesses(rewriter);
  lowerLdsCopies(rewriter);
  lowerMatrixMoves(rewriter);
  spellScaledMatrices(rewriter);
  instrumentMemory(rewriter);
  lowerIntrinsics(rewriter);
  roundIntegersToBfloatOnce(entry); // as the GPU does, by itself or by this
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
