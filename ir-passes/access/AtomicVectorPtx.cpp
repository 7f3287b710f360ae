//===- AtomicVectorPtx.cpp - atomic additions of vectors as PTX -----------===//
//
// LLVM 22 has no instruction of NVPTX for an atomicrmw of a vector: it
// exchanges pairs of halves in a loop and cannot select the others. PTX has
// instructions for pairs of 16 bits, and since sm_90 for up to 16 bytes (PTX
// ISA, "atom"). Each is atomic for every element alone, which is what programs
// of tiles ask for; the emulator executes the atomicrmw.
//
// Where the old values are unused it is still `atom`: ptxas makes a reduction
// of it, unless a fence acquires what the update saw.
//
// The assembly has side effects, as LLVM's own atomics have for machine passes:
// none may cross a fence.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace kiln {
namespace {

/// ".relaxed" and its like; none where PTX has no such order.
std::optional<StringRef> orderName(AtomicOrdering ordering) {
  switch (ordering) {
  case AtomicOrdering::Monotonic:
    return ".relaxed";
  case AtomicOrdering::Acquire:
    return ".acquire";
  case AtomicOrdering::Release:
    return ".release";
  case AtomicOrdering::AcquireRelease:
    return ".acq_rel";
  default:
    return std::nullopt;
  }
}

std::optional<StringRef> scopeName(const AtomicRMWInst &update) {
  SmallVector<StringRef> names;
  update.getContext().getSyncScopeNames(names);
  return StringSwitch<std::optional<StringRef>>(names[update.getSyncScopeID()])
      .Case("block", ".cta")
      .Case("cluster", ".cluster")
      .Case("device", ".gpu")
      .Case("", ".sys")
      .Default(std::nullopt);
}

/// How the elements travel: `count` registers, each of one f32 or a pair of
/// elements of 16 bits.
struct Form {
  unsigned count;
  bool isPair;
  StringRef type;
};

std::optional<Form> formOf(const AtomicRMWInst &update,
                           const GpuTarget &target) {
  auto *type = dyn_cast<FixedVectorType>(update.getType());
  if (!type || update.getOperation() != AtomicRMWInst::FAdd ||
      update.getPointerAddressSpace() != space::Global)
    return std::nullopt;
  Type *element = type->getElementType();
  unsigned bits = element->getPrimitiveSizeInBits(),
           elements = type->getNumElements();
  if (!isPowerOf2_32(elements) || elements > atomicFloats(target, bits) ||
      update.getAlign().value() < elements * bits / 8)
    return std::nullopt;
  if (element->isFloatTy())
    return Form{elements, false, ".f32"};
  if (element->isHalfTy() && addsAtomicPairs(target, /*isBrain=*/false))
    return Form{elements / 2, true, ".f16x2"};
  if (element->isBFloatTy() && addsAtomicPairs(target, /*isBrain=*/true))
    return Form{elements / 2, true, ".bf16x2"};
  return std::nullopt;
}

/// "{$0, $1}" or "$0", beginning with operand `first`.
std::string operands(unsigned first, unsigned count) {
  std::string text;
  for (unsigned i = 0; i != count; ++i)
    text += (i ? ", $" : "$") + utostr(first + i);
  return count == 1 ? text : "{" + text + "}";
}

/// The operands of the instruction are the old registers, the address, and the
/// registers to add.
void write(AtomicRMWInst &update, const Form &form, StringRef order,
           StringRef scope) {
  IRBuilder<> builder(&update);
  LLVMContext &context = update.getContext();
  Type *type = form.isPair ? builder.getInt32Ty() : builder.getFloatTy();
  auto *vector = FixedVectorType::get(type, form.count);
  Value *added = builder.CreateBitCast(update.getValOperand(), vector);
  SmallVector<Value *> arguments{update.getPointerOperand()};
  SmallVector<Type *> types{update.getPointerOperand()->getType()};
  std::string outputs, inputs;
  StringRef constraint = form.isPair ? "r" : "f";
  for (unsigned i = 0; i != form.count; ++i) {
    arguments.push_back(builder.CreateExtractElement(added, i));
    types.push_back(type);
    outputs += ("=" + constraint + ",").str();
    inputs += ("," + constraint).str();
  }
  std::string length = form.count == 1 ? "" : ".v" + utostr(form.count);
  std::string text =
      ("atom" + order + scope + ".global.add" + (form.isPair ? ".noftz" : "") +
       length + form.type + " " + operands(0, form.count) + ", $" +
       Twine(form.count) + ", " + operands(form.count + 1, form.count) + ";")
          .str();
  Type *result = type;
  if (form.count > 1)
    result = StructType::get(context, SmallVector<Type *>(form.count, type));
  auto *assembly =
      InlineAsm::get(FunctionType::get(result, types, /*isVarArg=*/false), text,
                     outputs + "*m" + inputs, /*hasSideEffects=*/true);
  CallInst *call = builder.CreateCall(assembly, arguments);
  call->addParamAttr(0,
                     Attribute::get(context, Attribute::ElementType, vector));
  call->setMemoryEffects(MemoryEffects::argMemOnly());
  for (auto attribute : {Attribute::NoUnwind, Attribute::WillReturn,
                         Attribute::NoFree, Attribute::NoCallback})
    call->addFnAttr(attribute);
  if (!update.use_empty()) {
    Value *old =
        form.count > 1 ? PoisonValue::get(vector) : static_cast<Value *>(call);
    if (form.count > 1)
      for (unsigned i = 0; i != form.count; ++i)
        old = builder.CreateInsertElement(
            old, builder.CreateExtractValue(call, i), i);
    update.replaceAllUsesWith(builder.CreateBitCast(old, update.getType()));
  }
  update.eraseFromParent();
}

} // namespace

void writeVectorAtomics(Function &function, const GpuTarget &target) {
  for (Instruction &instruction :
       make_early_inc_range(instructions(function))) {
    auto *update = dyn_cast<AtomicRMWInst>(&instruction);
    if (!update)
      continue;
    std::optional<Form> form = formOf(*update, target);
    std::optional<StringRef> order = orderName(update->getOrdering()),
                             scope = scopeName(*update);
    if (form && order && scope)
      write(*update, *form, *order, *scope);
  }
}

} // namespace kiln
