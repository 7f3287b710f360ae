#include "targets/emulator/abi/AddressOrigins.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/SourceLocation.h"
#include "targets/support/text/FaultText.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/AMDGPUAddrSpace.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln::emu {
namespace {

constexpr StringLiteral markName = "kiln.emulator.access";

class Describer {
public:
  Describer(Function &kernel, KernelShape &shape)
      : kernel(kernel), shape(shape), slots(kernel.getParent()) {
    slots.incorporateFunction(kernel);
  }

  void run() {
    for (Instruction &inst : instructions(kernel)) {
      SmallVector<const Value *, 2> addresses = addressesOf(inst);
      if (addresses.empty())
        continue;
      inst.setMetadata(markName,
                       MDNode::get(kernel.getContext(),
                                   ConstantAsMetadata::get(ConstantInt::get(
                                       Type::getInt32Ty(kernel.getContext()),
                                       shape.accesses.size()))));
      access = &shape.accesses.emplace_back();
      access->line = lineOf(inst);
      seen.clear();
      for (const Value *address : addresses)
        follow(*address, 1);
    }
  }

private:
  static SmallVector<const Value *, 2> addressesOf(const Instruction &inst) {
    if (!inst.mayReadOrWriteMemory() || isa<DbgInfoIntrinsic>(inst))
      return {};
    if (const Value *pointer = getLoadStorePointerOperand(&inst))
      return {pointer};
    SmallVector<const Value *, 2> parts;
    bool isBuffer = false;
    for (const Value *operand : inst.operand_values()) {
      bool isPointer =
          operand->getType()->isPtrOrPtrVectorTy() && !isa<Function>(operand);
      // A buffer's offsets follow its descriptor.
      if (isPointer || isBuffer)
        parts.push_back(operand);
      isBuffer |= isPointer && operand->getType()->getPointerAddressSpace() ==
                                   AMDGPUAS::BUFFER_RESOURCE;
    }
    return parts;
  }

  void follow(const Value &value, unsigned depth) {
    if (isa<Constant>(value) || isa<BasicBlock>(value) ||
        access->origins.size() == mostFaultOrigins ||
        !seen.insert(&value).second)
      return;
    auto *inst = dyn_cast<Instruction>(&value);
    access->origins.push_back(
        {depth, nameOf(value),
         inst ? lineOf(*inst) : AddressOrigin::isArgument});
    if (inst && depth != mostFaultSteps)
      for (const Value *operand : inst->operand_values())
        follow(*operand, depth + 1);
  }

  std::string nameOf(const Value &value) {
    std::string name;
    raw_string_ostream os(name);
    value.printAsOperand(os, /*PrintType=*/false, slots);
    return name;
  }

  /// Index of "getelementptr ...    softmax.py:30:7" in the shape's lines.
  uint32_t lineOf(const Instruction &inst) {
    auto [known, isNew] = lines.try_emplace(&inst, shape.lines.size());
    if (!isNew)
      return known->second;
    std::string text;
    raw_string_ostream os(text);
    inst.print(os, slots, /*IsForDebug=*/false);
    StringRef line = StringRef(text).trim();
    line = line.take_until([](char c) { return c == '\n'; });
    // Debug information and other metadata say nothing to a reader, and the name
    // is said beside it.
    line = line.take_front(line.find(", !"));
    if (!inst.getType()->isVoidTy())
      line = line.split(" = ").second;
    std::string source = describeLocation(inst.getDebugLoc());
    shape.lines.push_back(line.str() + (source.empty() ? "" : "    ") + source);
    return known->second;
  }

  Function &kernel;
  KernelShape &shape;
  ModuleSlotTracker slots;
  DenseMap<const Instruction *, uint32_t> lines;
  AccessOrigins *access = nullptr;
  SmallPtrSet<const Value *, 32> seen;
};

} // namespace

void describeAddresses(Function &kernel, KernelShape &shape) {
  Describer(kernel, shape).run();
}

void inheritAddress(Instruction *made, const Instruction &from) {
  made->setMetadata(markName, from.getMetadata(markName));
}

uint32_t accessOf(const Instruction &inst) {
  const MDNode *mark = inst.getMetadata(markName);
  return mark ? mdconst::extract<ConstantInt>(mark->getOperand(0))
                    ->getZExtValue()
              : KernelShape::noAccess;
}

std::string addressText(const KernelShape &shape, const Site &site) {
  if (site.address == KernelShape::noAccess)
    return "";
  const AccessOrigins &access = shape.accesses[site.address];
  std::vector<FaultOriginText> origins;
  for (const AddressOrigin &origin : access.origins)
    origins.push_back({origin.depth, origin.value,
                       origin.line == AddressOrigin::isArgument
                           ? "given by the launch"
                           : shape.lines[origin.line]});
  std::string text = faultText(shape.name, shape.target->name(), /*before=*/"",
                               shape.lines[access.line], origins);
  return "\n" + StringRef(text).rtrim().str();
}

} // namespace kiln::emu
