#include "mir-passes/addresses/AddressProof.h"
#include "mir-passes/addresses/SpelledAddress.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

/// Deeper values, and polynomials of more monomials, stand for themselves: what
/// hides there is not proven. Guesses, above what kernels have.
constexpr unsigned kDeepest = 200;
constexpr unsigned kDeepestExtended = 10;
constexpr size_t kLongest = 64;

static AddressPolynomial
symbol(const Value *value, AddressSymbol::Kind kind = AddressSymbol::Itself) {
  return {{{AddressSymbol{value, kind}}, 1}};
}

static AddressPolynomial number(uint64_t value) {
  AddressPolynomial result;
  if (value)
    result[{}] = value;
  return result;
}

/// a + factor * b
static AddressPolynomial sum(AddressPolynomial a, const AddressPolynomial &b,
                             uint64_t factor = 1) {
  for (const auto &[product, coefficient] : b)
    if (!(a[product] += factor * coefficient))
      a.erase(product);
  return a;
}

static AddressPolynomial times(const AddressPolynomial &a,
                               const AddressPolynomial &b) {
  AddressPolynomial result;
  for (const auto &[one, x] : a)
    for (const auto &[other, y] : b) {
      SmallVector<AddressSymbol, 2> product(one);
      append_range(product, other);
      llvm::sort(product);
      if (!(result[product] += x * y))
        result.erase(product);
    }
  return result;
}

AddressPolynomial AddressPolynomials::of(const Value *value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  AddressPolynomial result = symbol(value);
  if (depth < kDeepest && work) {
    --work;
    ++depth;
    result = compute(value);
    --depth;
    if (result.size() > kLongest)
      result = symbol(value);
  }
  order.push_back(value);
  return known[value] = std::move(result);
}

/// Inline assembly without a text, whose result is its operand.
static bool passesOn(const CallInst &call) {
  auto *text = dyn_cast<InlineAsm>(call.getCalledOperand());
  return text && text->getAsmString().empty() && call.arg_size() == 1 &&
         StringRef(text->getConstraintString()).ends_with(",0") &&
         call.getType() == call.getArgOperand(0)->getType();
}

/// Of a value that is extended to 64 bits. Sums that are marked not to wrap are
/// taken apart; of others only the symbol of the extension is known.
static AddressPolynomial extended(const Value *value, bool isSigned,
                                  unsigned depth = 0) {
  if (auto *constant = dyn_cast<ConstantInt>(value))
    return number(isSigned ? uint64_t(constant->getSExtValue())
                           : constant->getZExtValue());
  if (auto *call = dyn_cast<CallInst>(value);
      call && depth < kDeepestExtended && passesOn(*call))
    return extended(call->getArgOperand(0), isSigned, depth + 1);
  auto *inst = dyn_cast<BinaryOperator>(value);
  if (inst && depth < kDeepestExtended) {
    const Value *a = inst->getOperand(0), *b = inst->getOperand(1);
    bool holds =
        inst->getOpcode() == Instruction::Add &&
        (isSigned ? inst->hasNoSignedWrap() : inst->hasNoUnsignedWrap());
    // Bits that do not meet carry nothing, and only one side can have a sign.
    if (auto *either = dyn_cast<PossiblyDisjointInst>(inst))
      holds = either->isDisjoint();
    if (holds)
      return sum(extended(a, isSigned, depth + 1),
                 extended(b, isSigned, depth + 1));
  }
  return symbol(value,
                isSigned ? AddressSymbol::Signed : AddressSymbol::Unsigned);
}

AddressPolynomial AddressPolynomials::compute(const Value *value) {
  if (auto *constant = dyn_cast<ConstantInt>(value))
    return number(constant->getZExtValue());
  if (auto *phi = dyn_cast<PHINode>(value))
    return ofPhi(*phi);
  if (auto *gep = dyn_cast<GEPOperator>(value)) {
    AddressPolynomial result = of(gep->getPointerOperand());
    for (auto step = gep_type_begin(gep), end = gep_type_end(gep); step != end;
         ++step) {
      const Value *index = step.getOperand();
      if (StructType *type = step.getStructTypeOrNull()) {
        unsigned field = cast<ConstantInt>(index)->getZExtValue();
        result =
            sum(std::move(result),
                number(layout.getStructLayout(type)->getElementOffset(field)));
        continue;
      }
      TypeSize stride = step.getSequentialElementStride(layout);
      if (stride.isScalable() || !index->getType()->isIntegerTy() ||
          index->getType()->getIntegerBitWidth() > 64)
        return symbol(value);
      result = sum(std::move(result),
                   index->getType()->isIntegerTy(64)
                       ? of(index)
                       : extended(index, /*isSigned=*/true),
                   stride.getFixedValue());
    }
    return result;
  }
  if (auto *call = dyn_cast<CallInst>(value))
    return passesOn(*call) ? of(call->getArgOperand(0)) : symbol(value);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return symbol(value);
  switch (inst->getOpcode()) {
  case Instruction::Add:
    return sum(of(inst->getOperand(0)), of(inst->getOperand(1)));
  case Instruction::Or:
    if (cast<PossiblyDisjointInst>(inst)->isDisjoint())
      return sum(of(inst->getOperand(0)), of(inst->getOperand(1)));
    return symbol(value);
  case Instruction::Sub:
    return sum(of(inst->getOperand(0)), of(inst->getOperand(1)), uint64_t(-1));
  case Instruction::Mul:
    return times(of(inst->getOperand(0)), of(inst->getOperand(1)));
  case Instruction::Shl:
    if (auto *by = dyn_cast<ConstantInt>(inst->getOperand(1));
        by && by->getValue().ult(64))
      return sum({}, of(inst->getOperand(0)),
                 uint64_t(1) << by->getZExtValue());
    return symbol(value);
  case Instruction::SExt:
    return extended(inst->getOperand(0), true);
  case Instruction::ZExt:
    return extended(inst->getOperand(0), inst->hasNonNeg());
  default:
    return symbol(value);
  }
}

bool AddressPolynomials::isConstantIn(const AddressPolynomial &polynomial,
                                      const Loop &loop) const {
  for (const auto &[product, coefficient] : polynomial)
    for (const AddressSymbol &symbol : product) {
      if (symbol.kind == AddressSymbol::Round) {
        if (loop.contains(cast<BasicBlock>(symbol.value)))
          return false;
      } else if (auto *inst = dyn_cast<Instruction>(symbol.value);
                 inst && loop.contains(inst)) {
        return false;
      }
    }
  return true;
}

/// start + round * step, if each round adds the same.
AddressPolynomial AddressPolynomials::ofPhi(const PHINode &phi) {
  const Loop *loop = loops.getLoopFor(phi.getParent());
  AddressPolynomial itself = symbol(&phi);
  if (!loop || loop->getHeader() != phi.getParent() ||
      phi.getNumIncomingValues() != 2)
    return itself;
  unsigned inside = loop->contains(phi.getIncomingBlock(0)) ? 0 : 1;
  if (!loop->contains(phi.getIncomingBlock(inside)) ||
      loop->contains(phi.getIncomingBlock(1 - inside)))
    return itself;
  // What is computed of it before its own meaning is known must not stay.
  size_t before = order.size();
  known[&phi] = itself;
  AddressPolynomial step =
      sum(of(phi.getIncomingValue(inside)), itself, uint64_t(-1));
  known.erase(&phi);
  for (; order.size() > before; order.pop_back())
    known.erase(order.back());
  if (!isConstantIn(step, *loop))
    return itself;
  AddressPolynomial start = of(phi.getIncomingValue(1 - inside));
  return sum(std::move(start),
             times(symbol(phi.getParent(), AddressSymbol::Round), step));
}

AddressProof::AddressProof(Function &function) : function(function) {
  const DataLayout &layout = function.getDataLayout();
  for (Instruction &inst : instructions(function))
    for (Use *use : addressUses(inst, layout))
      accesses.emplace_back(use, use->get());
}

std::string AddressProof::compare(const LoopInfo &loops) const {
  AddressPolynomials polynomials(loops, function.getDataLayout());
  for (auto [use, before] : accesses) {
    if (use->get() == before)
      continue;
    AddressPolynomial was = polynomials.of(before);
    if (polynomials.of(use->get()) == was)
      continue;
    std::string message;
    raw_string_ostream(message)
        << "the address of" << *use->getUser() << " was " << *before
        << " and is not provably the same as" << *use->get();
    return message;
  }
  return "";
}

} // namespace kiln
