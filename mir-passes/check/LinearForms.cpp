#include "mir-passes/check/LinearForms.h"
#include "mir-passes/check/ExpressionTable.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

unsigned bareFactor(const LinearForm &form) {
  if (form.terms().size() != 1)
    return 0;
  const auto &[product, coefficient] = *form.terms().begin();
  return product.size() == 1 && coefficient == 1 ? product[0] : 0;
}

/// The most factors of a product.
static size_t degree(const LinearForm &form) {
  size_t most = 0;
  for (const auto &[product, coefficient] : form.terms())
    most = std::max(most, product.size());
  return most;
}

std::optional<LinearForm> multiply(const LinearForm &a, const LinearForm &b) {
  // Guess: addresses have two or three terms, of two or three factors, and more
  // would only cost time.
  bool isScaling = a.constant() || b.constant();
  if (!isScaling &&
      (a.terms().size() * b.terms().size() > 8 || degree(a) + degree(b) > 8))
    return std::nullopt;
  return a * b;
}

LinearForm extend(const LinearForm &a, bool isSigned, ExpressionTable &table) {
  if (std::optional<int64_t> constant = a.constant())
    return LinearForm(isSigned ? *constant : int64_t(uint32_t(*constant)));
  return LinearForm::factor(
      table.number(ExpressionKind::Extension, isSigned, numberOf(a, table)));
}

unsigned numberOf(const LinearForm &form, ExpressionTable &table) {
  ExpressionTable::Key key = ExpressionTable::keyOf(ExpressionKind::Linear);
  key.push_back(form.bits());
  for (const auto &[product, coefficient] : form.terms()) {
    key.push_back(coefficient);
    key.push_back(product.size());
    key.insert(key.end(), product.begin(), product.end());
  }
  return table.number(key);
}

/// value << amount, where the amount is known and keeps a bit.
static std::optional<LinearForm> shift(const LinearForm &value,
                                       const LinearForm &amount) {
  std::optional<int64_t> places = amount.constant();
  if (!places || *places < 0 || *places >= value.bits())
    return std::nullopt;
  return value * LinearForm(int64_t(uint64_t(1) << *places), value.bits());
}

static std::optional<LinearForm> plus(std::optional<LinearForm> a,
                                      const LinearForm &b) {
  if (a)
    a = *a + b;
  return a;
}

std::optional<LinearForm> apply(LinearOp op, ArrayRef<LinearForm> in,
                                ExpressionTable &table) {
  auto wide = [&](const LinearForm &form, bool isSigned) {
    return extend(form, isSigned, table);
  };
  switch (op) {
  case LinearOp::None:
    return std::nullopt;
  case LinearOp::Value:
    return in[0];
  case LinearOp::Add:
    return in[0] + in[1];
  case LinearOp::Subtract:
    return in[0] - in[1];
  case LinearOp::SubtractReversed:
    return in[1] - in[0];
  case LinearOp::Multiply:
    return multiply(in[0], in[1]);
  case LinearOp::MultiplyAdd:
    return plus(multiply(in[0], in[1]), in[2]);
  case LinearOp::ShiftLeft:
    return shift(in[0], in[1]);
  case LinearOp::ShiftLeftReversed:
    return shift(in[1], in[0]);
  case LinearOp::ShiftLeftAdd:
    return plus(shift(in[0], in[1]), in[2]);
  case LinearOp::SignExtend:
    return wide(in[0], true);
  case LinearOp::ZeroExtend:
    return wide(in[0], false);
  case LinearOp::MultiplyWideSigned:
    return multiply(wide(in[0], true), wide(in[1], true));
  case LinearOp::MultiplyWide:
    return multiply(wide(in[0], false), wide(in[1], false));
  case LinearOp::MultiplyAddWideSigned:
    return plus(multiply(wide(in[0], true), wide(in[1], true)), in[2]);
  case LinearOp::MultiplyAddWide:
    return plus(multiply(wide(in[0], false), wide(in[1], false)), in[2]);
  }
  llvm_unreachable("every operation returns");
}

} // namespace kiln
