// narrow-addresses: say the addresses of a loop as one pointer that steps and
// 32-bit offsets that stay, and mark index arithmetic that cannot wrap.
//
// Idea:   Triton carries a 64-bit pointer for each row that a thread copies, and
//         LLVM's loop strength reduction makes of them a counter and a 64-bit
//         register each: two additions for an address, four with the copies
//         that asynchronous copies want. A pointer that steps, plus the product
//         of a 32-bit index and its scale (mul.wide, in front of the loop), is
//         one IMAD.WIDE for an address and one register instead of two; the
//         index may have any value. LLVM's strength reduction would undo it, so
//         the step is hidden from it. Elsewhere, what the block size says of
//         thread numbers turns `or` into sums and shows which sums cannot wrap,
//         and LLVM then splits constants off, which become immediates.
// Source: what ptxas 13.0 makes of 25 ways to say the same loop (README.md).
// Wins:   loops with three or more copies or loads from one tensor (matmul,
//         attention), straight code with several accesses a thread.
// Loses:  where the indices of the rows are not needed otherwise and registers
//         are free: IMAD.WIDE is one instruction, but takes its pipe for two.
//
// Every address that it touches is proven to be the same as before
// (AddressProof.h), modulo 2^64.
#include "mir-passes/addresses/AddressProof.h"
#include "mir-passes/addresses/LoopFamilies.h"
#include "mir-passes/addresses/RangeFacts.h"
#include "targets/registration/IrPass.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace kiln {
namespace {

/// "8 addresses: base %0 + sign-extended 32-bit offsets, pointer steps by 128
/// bytes"
std::string describe(const AddressFamily &family) {
  std::string text;
  raw_string_ostream out(text);
  out << family.members.size() << " addresses: base ";
  family.base->printAsOperand(out, /*PrintType=*/false);
  if (!family.common.empty())
    out << " and " << family.common.size() << " common terms";
  if (family.steps && family.step.terms.empty())
    out << ", a step of " << family.step.constant << " bytes";
  else
    out << (family.steps ? ", a step" : ", an index")
        << " that is the same for all";
  out << ", extended 32-bit offsets of any value; 64-bit additions a round "
      << family.before() << " -> " << family.after();
  return text;
}

void remark(const Function &function, const AddressFamily &family) {
  OptimizationRemarkEmitter emitter(&function);
  emitter.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    OptimizationRemarkAnalysis note("kiln-remat", "NarrowAddresses",
                                    family.loop->getStartLoc(),
                                    family.loop->getHeader());
    note << NV("Family", describe(family));
    return note;
  });
}

/// Everybody else gets the new addresses too, and what nobody needs goes.
void removeOld(ArrayRef<std::pair<Instruction *, Value *>> replaced) {
  SmallVector<WeakTrackingVH> old;
  for (auto [address, now] : replaced) {
    address->replaceAllUsesWith(now);
    old.push_back(address);
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(old);
}

void removeDeadPhis(Function &function) {
  SmallVector<WeakTrackingVH> phis;
  for (BasicBlock &block : function)
    for (PHINode &phi : block.phis())
      if (phi.getType()->isPointerTy())
        phis.push_back(&phi);
  for (WeakTrackingVH &phi : phis)
    if (auto *alive = dyn_cast_or_null<PHINode>(phi))
      RecursivelyDeleteDeadPHINode(alive);
}

std::string report(unsigned narrowed, const RangeFacts &facts) {
  std::string text;
  raw_string_ostream out(text);
  out << "changes: " << narrowed << " addresses given a 32-bit offset";
  if (facts.marked)
    out << "; " << facts.marked
        << " index operations proven not to wrap, by which "
        << facts.addressesBefore << " different addresses became "
        << facts.addressesAfter;
  return text;
}

IrOutcome narrowAddresses(IrKernel &kernel) {
  Function &function = kernel.function;
  RangeFacts facts = writeRangeFacts(function, kernel.analyses);
  unsigned narrowed = 0;
  auto &loops = kernel.analyses.getResult<LoopAnalysis>(function);
  auto &dominators = kernel.analyses.getResult<DominatorTreeAnalysis>(function);
  // AMD's 64-bit sum is one instruction, and buffer accesses take 32 bits.
  if (function.getParent()->getTargetTriple().isNVPTX()) {
    AddressProof proof(function);
    SmallVector<std::pair<Instruction *, Value *>> replaced;
    for (const AddressFamily &family : addressFamilies(function, loops)) {
      if (!family.loop->getLoopPreheader() &&
          !InsertPreheaderForLoop(family.loop, &dominators, &loops, nullptr,
                                  /*PreserveLCSSA=*/false))
        continue;
      remark(function, family);
      append_range(replaced, rewrite(family, dominators));
    }
    if (std::string wrong = proof.compare(loops); !wrong.empty()) {
      kernel.orders.refuse(function, kRematAttr, wrong + " (a defect of Kiln)");
      return {};
    }
    narrowed = replaced.size();
    removeOld(replaced);
    removeDeadPhis(function);
  }
  if (!facts.marked && !narrowed)
    return {0, "addresses rewritten: no loop has three addresses that step "
               "together, and nothing is proven that brings others to a "
               "constant distance"};
  return {narrowed + facts.marked, report(narrowed, facts)};
}

const RegisterIrPass
    registration({{"narrow-addresses",
                   "say a loop's addresses as one pointer and 32-bit offsets",
                   {}},
                  IrPass::Remat,
                  IrStage::Addresses,
                  narrowAddresses});

} // namespace
} // namespace kiln
