// descriptor: compute matrix descriptors and shared-memory addresses again at
// each use instead of keeping them in registers.
//
// Idea:   a wgmma or tcgen05 descriptor is 64 bits made of a 14-bit address and
//         constants: one or two integer instructions, two registers. Kernels
//         name dozens of them (one per tile and operand), and LLVM's MachineCSE
//         and LICM keep every one alive over the loop. The same goes for the
//         shared-memory addresses of ldmatrix, cp.async, TMA, LDS and plain
//         shared accesses, and for their sizes and masks.
// Source: Meta's un-CSE of MMA descriptors in its Triton fork (FlashAttention-4
//         backward on B200: +3.3 % and +6 %, spills to none); the profit test
//         is that of ProfitTest.h.
// Wins:   matrix kernels at their register limit, where descriptors of several
//         operands and stages are alive together with the accumulators. What
//         survives ptxas 13.0 on sm_90a (gate 0.3, target 128): paged_decode
//         takes 91 registers instead of 104, matmul_128x128 212 instead of 218
//         and spills 192 bytes at 168 registers instead of 208; attention_d128
//         and matmul_postop_add stay as they are, and softmax without a limit
//         takes 80 instead of 64.
// Loses:  without pressure (so there is a gate), and where the arithmetic sits
//         between two wgmma of a tight loop (so `loop_ops`). Global addresses
//         of plain loads and stores are the business of `address`.
#include "mir-passes/remat/RecomputeAtUses.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// Collects the registers by which the kernel's matrix and shared-memory
/// instructions find their operands.
class DescriptorFinder {
public:
  DescriptorFinder(RematKernel &kernel, const CostModel &costs,
                   const Recompute &recompute)
      : function(kernel.function), costs(costs), recompute(recompute) {}
  SetVector<Register> find();

private:
  void inspect(const MachineInstr &instr);
  void addAddress(const MachineInstr &instr);
  void add(const MachineOperand &operand) {
    if (operand.isReg() && operand.isUse() && operand.getReg().isVirtual() &&
        recompute.isCheap(operand.getReg()))
      found.insert(operand.getReg());
  }

  const MachineFunction &function;
  const CostModel &costs;
  const Recompute &recompute;
  SetVector<Register> found;
};

/// The address of an access to shared memory; its data is no descriptor.
void DescriptorFinder::addAddress(const MachineInstr &instr) {
  const TargetSubtargetInfo &subtarget = function.getSubtarget();
  if (costs.vendor() == Vendor::Amd) {
    SmallVector<const MachineOperand *, 4> bases;
    int64_t offset;
    bool scalable;
    LocationSize width = LocationSize::precise(0);
    if (subtarget.getInstrInfo()->getMemOperandsWithOffsetWidth(
            instr, bases, offset, scalable, width, subtarget.getRegisterInfo()))
      for (const MachineOperand *base : bases)
        add(*base);
    return;
  }
  // PTX names the address first in assembly, LLVM last in its own stores.
  const MachineOperand *address = nullptr;
  for (const MachineOperand &operand : instr.all_uses())
    if (operand.getReg().isVirtual() && (!address || !instr.isInlineAsm()))
      address = &operand;
  if (address)
    add(*address);
}

void DescriptorFinder::inspect(const MachineInstr &instr) {
  switch (costs.cost(instr).opClass) {
  case OpClass::AsyncMatrix:
  case OpClass::AsyncCopy:
  case OpClass::MatrixLoad:
    // Accumulators and fragments are not made of integer arithmetic alone, so
    // that isCheap() tells them apart.
    for (const MachineOperand &operand : instr.all_uses())
      add(operand);
    return;
  case OpClass::LoadShared:
  case OpClass::StoreShared:
    addAddress(instr);
    return;
  default:
    return;
  }
}

SetVector<Register> DescriptorFinder::find() {
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr())
        inspect(instr);
  for (unsigned i = 0; i != found.size(); ++i)
    for (const MachineOperand &operand :
         function.getRegInfo().getUniqueVRegDef(found[i])->all_uses())
      add(operand);
  return std::move(found);
}

RematResult recomputeDescriptors(RematKernel &kernel) {
  CostModel costs(kernel.function);
  Recompute recompute(kernel.function, kernel.intervals, kernel.loops, costs,
                      {unsigned(kernel.order.getInt("max_ops")),
                       unsigned(kernel.order.getInt("loop_ops")),
                       unsigned(kernel.order.getInt("min_distance"))});
  SetVector<Register> found = DescriptorFinder(kernel, costs, recompute).find();
  return {recomputeAtUses(kernel, recompute, costs, found.getArrayRef()),
          "descriptors and shared-memory addresses recomputed at their uses"};
}

// The defaults are guesses: a descriptor is a shift, a mask and a constant to
// add; eight instructions are less than two wgmma are apart.
RegisterRemat<recomputeDescriptors> registration(
    RematStage::Expressions,
    {"descriptor",
     "recompute matrix descriptors and shared-memory addresses at each use",
     {ParamInfo::integer("max_ops", 4, 1, 64,
                         "most instructions recomputed for one descriptor"),
      ParamInfo::integer(
          "min_distance", 8, 1, 100000,
          "uses in one block closer than this share a recomputation"),
      ParamInfo::integer("loop_ops", 2, 0, 64,
                         "most instructions recomputed inside a deeper loop "
                         "than the original")}});

} // namespace
} // namespace kiln
