//===- DynamicShared.cpp - shared memory whose size the launch decides ----===//
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/AddressSpaces.h"
#include "llvm/ADT/MapVector.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// No GPU has more shared memory than this in one block, in bytes; a bound
/// above it counts as unknown.
constexpr uint64_t implausible = 256 * 1024;

/// The largest value an index can have, 0 where nothing is known.
uint64_t largest(const Value &index, const DataLayout &layout) {
  APInt most = computeKnownBits(&index, layout).getMaxValue();
  return most.ult(implausible) ? most.getZExtValue() : 0;
}

/// Bytes a pointer reaches beyond its base.
class Reach {
public:
  explicit Reach(const Function &kernel)
      : kernel(kernel), layout(kernel.getDataLayout()) {}

  void follow(const Value &pointer, uint64_t offset) {
    auto [place, isNew] = seen.try_emplace(&pointer, offset);
    if (!isNew && place->second >= offset)
      return;
    place->second = offset;
    for (const User *user : pointer.users())
      visit(*user, pointer, offset);
  }
  uint64_t bytes() const { return most; }

private:
  void visit(const User &user, const Value &pointer, uint64_t offset) {
    const auto *instruction = dyn_cast<Instruction>(&user);
    if (instruction && instruction->getFunction() != &kernel)
      return;
    // Arrays are used from the start.
    uint64_t accessed = 4;
    if (const auto *address = dyn_cast<GEPOperator>(&user)) {
      if (address->getPointerOperand() == &pointer)
        follow(user, offset + step(*address));
      return;
    }
    if (!instruction)
      return;
    if (const auto *load = dyn_cast<LoadInst>(instruction))
      accessed = layout.getTypeStoreSize(load->getType());
    else if (const auto *store = dyn_cast<StoreInst>(instruction))
      accessed = layout.getTypeStoreSize(store->getValueOperand()->getType());
    most = std::max(most, offset + accessed);
  }

  uint64_t step(const GEPOperator &address) {
    APInt constant(64, 0);
    SmallMapVector<Value *, APInt, 4> variable;
    if (!address.collectOffset(layout, 64, variable, constant) ||
        constant.isNegative() || constant.uge(implausible))
      return 0;
    uint64_t bytes = constant.getZExtValue();
    for (auto &[index, scale] : variable)
      if (!scale.isNegative() && scale.ult(implausible))
        bytes += largest(*index, layout) * scale.getZExtValue();
    return bytes < implausible ? bytes : 0;
  }

  const Function &kernel;
  const DataLayout &layout;
  std::map<const Value *, uint64_t> seen;
  uint64_t most = 0;
};

} // namespace

uint64_t dynamicSharedAtLeast(const Function &kernel) {
  Reach reach(kernel);
  for (const GlobalVariable &global : kernel.getParent()->globals())
    if (global.getAddressSpace() == space::Shared && global.isDeclaration())
      reach.follow(global, 0);
  return reach.bytes() < implausible ? reach.bytes() : 0;
}

std::optional<DynamicShared> dynamicSharedOf(const Function &kernel) {
  if (!kernel.hasFnAttribute(kDynamicSharedAttr))
    return std::nullopt;
  StringRef text = kernel.getFnAttribute(kDynamicSharedAttr).getValueAsString();
  DynamicShared shared;
  shared.isExact = !text.consume_front(">=");
  if (text.getAsInteger(10, shared.bytes))
    return std::nullopt;
  return shared;
}

void noteDynamicShared(Function &kernel, std::optional<uint64_t> launch) {
  if (launch) {
    kernel.addFnAttr(kDynamicSharedAttr, std::to_string(*launch));
    return;
  }
  if (kernel.hasFnAttribute(kDynamicSharedAttr))
    return;
  if (uint64_t bytes = dynamicSharedAtLeast(kernel))
    kernel.addFnAttr(kDynamicSharedAttr, ">=" + std::to_string(bytes));
}

bool needsDynamicShared(const Module &module) {
  return any_of(module.globals(), [](const GlobalVariable &global) {
    return global.getAddressSpace() == space::Shared &&
           global.isDeclaration() && !global.use_empty();
  });
}

} // namespace kiln
