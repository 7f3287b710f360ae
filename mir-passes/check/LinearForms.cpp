#include "mir-passes/check/LinearForms.h"
#include "mir-passes/check/ExpressionTable.h"

#include "llvm/Support/MathExtras.h"
#include <map>

using namespace llvm;

namespace kiln {

static uint64_t wrap(uint64_t value, unsigned bits) {
  return value & maskTrailingOnes<uint64_t>(bits);
}

LinearForm LinearForm::ofConstant(unsigned bits, uint64_t value) {
  return {bits, wrap(value, bits), {}};
}

LinearForm LinearForm::ofTerm(unsigned bits, unsigned term) {
  return {bits, 0, {{term, 1}}};
}

unsigned LinearForm::bareTerm() const {
  return !constant && terms.size() == 1 && terms[0].second == 1 ? terms[0].first
                                                                : 0;
}

/// The form with the terms of the map, those that cancel out left away.
static LinearForm collect(unsigned bits, uint64_t constant,
                          const std::map<unsigned, uint64_t> &terms) {
  LinearForm result = LinearForm::ofConstant(bits, constant);
  for (auto [term, factor] : terms)
    if (wrap(factor, bits))
      result.terms.push_back({term, wrap(factor, bits)});
  return result;
}

LinearForm add(const LinearForm &a, const LinearForm &b) {
  std::map<unsigned, uint64_t> sum;
  for (const LinearForm *form : {&a, &b})
    for (auto [term, factor] : form->terms)
      sum[term] += factor;
  return collect(a.bits, a.constant + b.constant, sum);
}

LinearForm scale(const LinearForm &a, uint64_t factor) {
  std::map<unsigned, uint64_t> scaled;
  for (auto [term, coefficient] : a.terms)
    scaled[term] = coefficient * factor;
  return collect(a.bits, a.constant * factor, scaled);
}

std::optional<LinearForm> multiply(const LinearForm &a, const LinearForm &b,
                                   ExpressionTable &table) {
  // Guess: addresses have two or three terms, and more would only cost time.
  if (a.terms.size() * b.terms.size() > 8)
    return std::nullopt;
  LinearForm sides = add(scale(a, b.constant), scale(b, a.constant));
  std::map<unsigned, uint64_t> sum(sides.terms.begin(), sides.terms.end());
  for (auto [termA, factorA] : a.terms)
    for (auto [termB, factorB] : b.terms)
      sum[table.number(ExpressionKind::Product, a.bits, std::min(termA, termB),
                       std::max(termA, termB))] += factorA * factorB;
  return collect(a.bits, a.constant * b.constant, sum);
}

LinearForm extend(const LinearForm &a, bool isSigned, ExpressionTable &table) {
  if (a.isConstant())
    return LinearForm::ofConstant(
        64, isSigned ? SignExtend64(a.constant, a.bits) : a.constant);
  return LinearForm::ofTerm(64, table.number(ExpressionKind::Extension,
                                             isSigned, numberOf(a, table)));
}

unsigned numberOf(const LinearForm &form, ExpressionTable &table) {
  ExpressionTable::Key key = ExpressionTable::keyOf(ExpressionKind::Linear);
  key.push_back(form.bits);
  key.push_back(form.constant);
  for (auto [term, factor] : form.terms) {
    key.push_back(term);
    key.push_back(factor);
  }
  return table.number(key);
}

/// value << amount, where the amount is known and keeps a bit.
static std::optional<LinearForm> shift(const LinearForm &value,
                                       const LinearForm &amount) {
  if (!amount.isConstant() || amount.constant >= value.bits)
    return std::nullopt;
  return scale(value, uint64_t(1) << amount.constant);
}

static std::optional<LinearForm> plus(std::optional<LinearForm> a,
                                      const LinearForm &b) {
  if (a)
    a = add(*a, b);
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
    return add(in[0], in[1]);
  case LinearOp::Subtract:
    return add(in[0], scale(in[1], ~uint64_t(0)));
  case LinearOp::SubtractReversed:
    return add(in[1], scale(in[0], ~uint64_t(0)));
  case LinearOp::Multiply:
    return multiply(in[0], in[1], table);
  case LinearOp::MultiplyAdd:
    return plus(multiply(in[0], in[1], table), in[2]);
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
    return multiply(wide(in[0], true), wide(in[1], true), table);
  case LinearOp::MultiplyWide:
    return multiply(wide(in[0], false), wide(in[1], false), table);
  case LinearOp::MultiplyAddWideSigned:
    return plus(multiply(wide(in[0], true), wide(in[1], true), table), in[2]);
  case LinearOp::MultiplyAddWide:
    return plus(multiply(wide(in[0], false), wide(in[1], false), table), in[2]);
  }
  llvm_unreachable("every operation returns");
}

} // namespace kiln
