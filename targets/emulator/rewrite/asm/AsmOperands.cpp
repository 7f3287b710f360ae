//===- AsmOperands.cpp - the operands of a piece of inline assembly -------===//
#include "targets/emulator/rewrite/asm/AsmOperands.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

AsmOperands::AsmOperands(Rewriter &rewriter, CallInst &call)
    : rewriter(rewriter), call(call), builder(&call) {
  if (auto *structure = dyn_cast<StructType>(call.getType()))
    append_range(types, structure->elements());
  else if (!call.getType()->isVoidTy())
    types.push_back(call.getType());
  values.resize(types.size());
  tie();
}

/// An input's constraint that is a number names the output whose register it
/// shares.
void AsmOperands::tie() {
  unsigned argument = 0;
  auto *assembly = cast<InlineAsm>(call.getCalledOperand());
  for (const InlineAsm::ConstraintInfo &info : assembly->ParseConstraints()) {
    if (info.Type != InlineAsm::isInput)
      continue;
    unsigned tied;
    if (!info.Codes.empty() &&
        !StringRef(info.Codes.front()).getAsInteger(10, tied) &&
        tied < values.size())
      values[tied] = call.getArgOperand(argument);
    ++argument;
  }
}

StringRef AsmOperands::textOf(const CallInst &call) {
  return cast<InlineAsm>(call.getCalledOperand())->getAsmString();
}

bool AsmOperands::isOperand(StringRef name) const {
  unsigned index;
  return name.consume_front("$") && !name.getAsInteger(10, index) &&
         index < types.size() + call.arg_size();
}

bool AsmOperands::haveAll(const PtxStatement &s) const {
  for (unsigned place = 0; place != s.addresses.size(); ++place)
    if (!s.address(place) || !isOperand(s.address(place)->first))
      return false;
  return all_of(
             s.operands,
             [&](StringRef name) { return isOperand(name) || number(name); }) &&
         (s.predicate.empty() || isOperand(s.predicate));
}

int AsmOperands::output(StringRef name) const {
  unsigned index;
  return name.consume_front("$") && !name.getAsInteger(10, index) &&
                 index < types.size()
             ? int(index)
             : -1;
}

SmallVector<std::string> AsmOperands::tiedOutputs(unsigned bits) const {
  SmallVector<std::string> names;
  for (auto [index, value] : enumerate(values))
    if (value && types[index]->getPrimitiveSizeInBits() == bits)
      names.push_back("$" + utostr(index));
  return names;
}

std::optional<int64_t> AsmOperands::number(StringRef operand) {
  int64_t value;
  return operand.getAsInteger(0, value) ? std::nullopt : std::optional(value);
}

unsigned AsmOperands::bitsOfOutput(StringRef name) const {
  return types[output(name)]->isPointerTy()
             ? 64
             : types[output(name)]->getPrimitiveSizeInBits();
}

Value *AsmOperands::input(StringRef name) {
  unsigned index = 0;
  name.drop_front().getAsInteger(10, index);
  return call.getArgOperand(index - types.size());
}

Value *AsmOperands::read(StringRef name, unsigned bits) {
  Type *type = builder.getIntNTy(bits);
  if (std::optional<int64_t> value = number(name))
    return ConstantInt::getSigned(type, *value);
  int index = output(name);
  Value *value = index < 0       ? input(name)
                 : values[index] ? values[index]
                                 : Constant::getNullValue(types[index]);
  return builder.CreateTrunc(toBits(builder, value), type);
}

void AsmOperands::write(StringRef name, Value *value) {
  int index = output(name);
  values[index] = fromBits(
      builder, builder.CreateZExt(value, builder.getInt64Ty()), types[index]);
}

Value *AsmOperands::pointer(const PtxStatement &s, bool shared,
                            unsigned index) {
  auto [place, offset] = *s.address(index);
  return pointerAt(place, shared, offset);
}

Value *AsmOperands::pointerAt(StringRef place, bool shared, int64_t offset) {
  Type *type = PointerType::get(call.getContext(),
                                shared ? space::Shared : space::Global);
  Value *base = output(place) < 0 ? input(place) : values[output(place)];
  if (!base)
    base = ConstantInt::get(builder.getInt64Ty(), 0);
  base = base->getType()->isPointerTy()
             ? builder.CreateAddrSpaceCast(base, type)
             : builder.CreateIntToPtr(base, type);
  return builder.CreateConstGEP1_64(builder.getInt8Ty(), base, offset);
}

Value *AsmOperands::predicate(const PtxStatement &s) {
  if (s.predicate.empty())
    return builder.getTrue();
  return read(s.predicate, 1);
}

BasicBlock *AsmOperands::enter(Value *condition) {
  if (auto *constant = dyn_cast<ConstantInt>(condition);
      constant && constant->isOne())
    return nullptr;
  Instruction *then =
      SplitBlockAndInsertIfThen(condition, &call, /*Unreachable=*/false);
  builder.SetInsertPoint(then);
  builder.SetCurrentDebugLocation(call.getDebugLoc());
  return then->getParent()->getSinglePredecessor();
}

Value *AsmOperands::leave(BasicBlock *around, Value *value, Value *otherwise) {
  if (!around)
    return value;
  BasicBlock *then = builder.GetInsertBlock();
  PHINode *merged = nullptr;
  if (value) {
    builder.SetInsertPoint(call.getParent(), call.getParent()->begin());
    merged = builder.CreatePHI(value->getType(), 2);
    merged->addIncoming(value, then);
    merged->addIncoming(otherwise, around);
  }
  builder.SetInsertPoint(&call);
  return merged;
}

void AsmOperands::replaceCall() {
  if (auto *structure = dyn_cast<StructType>(call.getType())) {
    Value *all = PoisonValue::get(structure);
    for (auto [index, value] : enumerate(values))
      if (value)
        all = builder.CreateInsertValue(all, value, index);
    call.replaceAllUsesWith(all);
  } else if (!values.empty()) {
    call.replaceAllUsesWith(values[0] ? values[0]
                                      : PoisonValue::get(call.getType()));
  }
  call.eraseFromParent();
}
