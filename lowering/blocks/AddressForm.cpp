#include "lowering/blocks/AddressForm.h"
#include "frontend/dialect/Tile.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {
namespace {

unsigned rankOf(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return tensor ? tensor.getRank() : 0;
}

AddressForm uniform(Polynomial start, unsigned rank) {
  return {{}, std::move(start), SmallVector<Polynomial, 2>(rank), {}};
}

AddressForm sum(AddressForm a, const AddressForm &b) {
  a.base = a.base ? a.base : b.base;
  a.start = a.start + b.start;
  for (auto [step, more] : llvm::zip_equal(a.steps, b.steps))
    step = step + more;
  a.wrapped.append(b.wrapped);
  return a;
}

AddressForm scaled(AddressForm form, const Polynomial &factor) {
  form.start = form.start * factor;
  for (Polynomial &step : form.steps)
    step = step * factor;
  for (WrappedIndices &wrapped : form.wrapped)
    wrapped.factor = wrapped.factor * factor;
  return form;
}

/// With its dimensions renamed; `to` of those that are dropped is beyond
/// `rank`.
AddressForm renamed(const AddressForm &form, ArrayRef<unsigned> to,
                    unsigned rank) {
  AddressForm result = uniform(form.start, rank);
  result.base = form.base;
  for (auto [dim, step] : llvm::enumerate(form.steps))
    if (to[dim] < rank)
      result.steps[to[dim]] = step;
  for (WrappedIndices wrapped : form.wrapped) {
    wrapped.dim = to[wrapped.dim];
    if (wrapped.dim < rank)
      result.wrapped.push_back(wrapped);
  }
  return result;
}

} // namespace

bool AddressForm::isUniform() const {
  return wrapped.empty() && llvm::all_of(steps, [](const Polynomial &step) {
           return step.isZero();
         });
}

//===- Scalars ------------------------------------------------------------===//

Polynomial AddressForms::factorFor(Value value, bool isRound) {
  auto [entry, isNew] =
      (isRound ? iterations : scalars).try_emplace(value, factors.size());
  if (isNew)
    factors.push_back({value, isRound});
  return Polynomial::factor(entry->second);
}

Polynomial AddressForms::ofScalar(Value integer) {
  std::optional<AddressForm> form = of(integer);
  return form ? form->start : factorFor(integer);
}

//===- Loops --------------------------------------------------------------===//

bool AddressForms::isInvariant(const Polynomial &polynomial,
                               scf::ForOp loop) const {
  return llvm::all_of(polynomial.terms(), [&](const auto &term) {
    return llvm::all_of(term.first, [&](unsigned number) {
      Value value = factors[number].value;
      return !loop->isAncestor(value.getParentBlock()->getParentOp());
    });
  });
}

bool AddressForms::isInvariant(const AddressForm &form, scf::ForOp loop) const {
  return isInvariant(form.start, loop);
}

/// What a loop's argument grows by each iteration, as the operands that are
/// added to it one after the other; none: it becomes something else.
static std::optional<SmallVector<Value>> growthOf(BlockArgument argument,
                                                  scf::ForOp loop) {
  SmallVector<Value> added;
  Value value = loop.getTiedLoopYieldedValue(argument)->get();
  while (value != argument) {
    Operation *op = value.getDefiningOp();
    if (isa_and_present<tt::AddPtrOp, arith::AddIOp>(op) && added.size() < 8) {
      bool isSecond = isa<arith::AddIOp>(op) && op->getOperand(1) == argument;
      added.push_back(op->getOperand(isSecond ? 0 : 1));
      value = op->getOperand(isSecond ? 1 : 0);
    } else {
      return std::nullopt;
    }
  }
  return added;
}

std::optional<AddressForm> AddressForms::ofCarried(BlockArgument argument) {
  auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
  if (!loop)
    return std::nullopt;
  Polynomial iteration = factorFor(loop.getInductionVar(), /*isRound=*/true);
  if (argument == loop.getInductionVar())
    return uniform(ofScalar(loop.getLowerBound()) +
                       ofScalar(loop.getStep()) * iteration,
                   0);
  std::optional<SmallVector<Value>> added = growthOf(argument, loop);
  std::optional<AddressForm> form = of(loop.getTiedLoopInit(argument)->get());
  if (!added || !form)
    return std::nullopt;
  for (Value value : *added) {
    std::optional<AddressForm> growth = of(value);
    if (!growth || !growth->isUniform() || !isInvariant(*growth, loop))
      return std::nullopt;
    form = sum(std::move(*form), scaled(std::move(*growth), iteration));
  }
  return form;
}

Polynomial AddressForms::byInductionVariables(const Polynomial &polynomial) {
  Polynomial result = polynomial;
  for (unsigned number = 0; number < factors.size(); ++number) {
    if (!factors[number].isRound)
      continue;
    Value variable = factors[number].value;
    auto loop = cast<scf::ForOp>(variable.getParentBlock()->getParentOp());
    APInt step;
    if (!matchPattern(loop.getStep(), m_ConstantInt(&step)) ||
        step.getSExtValue() <= 0)
      continue;
    Polynomial counted = factorFor(variable) - ofScalar(loop.getLowerBound());
    for (const auto &[product, coefficient] :
         std::map<Polynomial::Product, int64_t>(result.terms())) {
      if (llvm::count(product, number) != 1 ||
          coefficient % step.getSExtValue())
        continue;
      Polynomial::Product others = product;
      llvm::erase(others, number);
      Polynomial rest;
      rest.add(others, coefficient / step.getSExtValue());
      result.add(product, -coefficient);
      result = result + rest * counted;
    }
  }
  return result;
}

//===- Tensors ------------------------------------------------------------===//

std::optional<AddressForm> AddressForms::of(Value value) {
  auto found = known.find(value);
  if (found != known.end())
    return found->second;
  known[value] = std::nullopt; // while what a loop carries is looked into
  std::optional<AddressForm> form;
  if (auto argument = dyn_cast<BlockArgument>(value))
    form = ofCarried(argument);
  else
    form = ofOp(value.getDefiningOp());
  if (!form && isa<tt::PointerType>(value.getType())) {
    form = uniform({}, 0);
    form->base = value;
  } else if (!form && isa<IntegerType, IndexType>(value.getType())) {
    form = uniform(factorFor(value), 0);
  }
  known[value] = form;
  return form;
}

std::optional<AddressForm> AddressForms::ofOp(Operation *op) {
  unsigned rank = rankOf(op->getResult(0));
  auto operand = [&](unsigned number) { return of(op->getOperand(number)); };
  APInt constant;
  if (matchPattern(op, m_ConstantInt(&constant)))
    return uniform(constant.getSExtValue(), rank);
  return TypeSwitch<Operation *, std::optional<AddressForm>>(op)
      .Case([&](tt::MakeRangeOp range) {
        AddressForm form = uniform(int64_t(range.getFirst()), 1);
        form.steps[0] = 1;
        return form;
      })
      .Case<arith::ExtSIOp, arith::IndexCastOp>(
          [&](auto) { return operand(0); })
      .Case([&](tt::SplatOp) -> std::optional<AddressForm> {
        if (std::optional<AddressForm> form = operand(0))
          return renamed(*form, {}, rank);
        return std::nullopt;
      })
      .Case<tt::ExpandDimsOp, tt::BroadcastOp>(
          [&](auto) -> std::optional<AddressForm> {
            std::optional<AddressForm> form = operand(0);
            if (!form)
              return std::nullopt;
            SmallVector<unsigned> to; // extent one has no steps
            for (std::optional<unsigned> dim :
                 cast<TileLowering>(op).operandDims(0))
              to.push_back(dim.value_or(rank));
            return renamed(*form, to, rank);
          })
      .Case<arith::AddIOp, tt::AddPtrOp>(
          [&](auto) -> std::optional<AddressForm> {
            std::optional<AddressForm> a = operand(0), b = operand(1);
            if (!a || !b)
              return std::nullopt;
            return sum(std::move(*a), *b);
          })
      .Case([&](arith::SubIOp) -> std::optional<AddressForm> {
        std::optional<AddressForm> a = operand(0), b = operand(1);
        if (!a || !b)
          return std::nullopt;
        return sum(std::move(*a), scaled(std::move(*b), -1));
      })
      .Case([&](arith::MulIOp) -> std::optional<AddressForm> {
        std::optional<AddressForm> a = operand(0), b = operand(1);
        if (!a || !b || (!a->isUniform() && !b->isUniform()))
          return std::nullopt;
        return a->isUniform() ? scaled(std::move(*b), a->start)
                              : scaled(std::move(*a), b->start);
      })
      .Case([&](arith::RemSIOp) -> std::optional<AddressForm> {
        std::optional<AddressForm> a = operand(0), b = operand(1);
        if (rank != 1 || !a || !b || !b->isUniform() || !a->wrapped.empty() ||
            !a->steps[0].is(1))
          return std::nullopt;
        a->wrapped.push_back({0, a->start, b->start, 1});
        return a;
      })
      .Default([](Operation *) { return std::nullopt; });
}

} // namespace kiln
