#include "test/unit/mir-passes/random/CounterPlan.h"
#include <optional>

namespace kiln::test {

Number wrapped(Number value, unsigned bits) {
  if (bits > 64)
    return value; // counters of 128 bits stay small
  Number all = Number(1) << bits;
  value = ((value % all) + all) % all;
  return value >= all / 2 ? value - all : value;
}

/// Bits of the arithmetic: of 128, more than small numbers need.
static unsigned reckoned(unsigned bits) { return std::min(bits, 100u); }

static Number asUnsigned(Number value, unsigned bits) {
  return value < 0 ? value + (Number(1) << reckoned(bits)) : value;
}

static bool holds(const std::string &predicate, Number a, Number b,
                  unsigned bits) {
  if (predicate[0] == 'u') {
    a = asUnsigned(a, bits);
    b = asUnsigned(b, bits);
  }
  std::string kind = predicate.size() == 3 ? predicate.substr(1) : predicate;
  return kind == "lt"   ? a < b
         : kind == "le" ? a <= b
         : kind == "gt" ? a > b
         : kind == "ge" ? a >= b
         : kind == "ne" ? a != b
                        : a == b;
}

/// Whether the comparison ends the loop after the last iteration and not
/// before.
static bool endsRight(const CounterPlan &plan) {
  for (unsigned iteration = 0; iteration != plan.iterations; ++iteration) {
    Number value = wrapped(
        plan.start + plan.step * Number(iteration + (plan.next ? 1 : 0)),
        plan.bits);
    if (holds(plan.predicate, value, plan.bound, plan.bits) !=
        (iteration + 1 != plan.iterations))
      return false;
  }
  return true;
}

/// Whether all steps whose value is used stay in range (nsw or nuw).
static bool keeps(const CounterPlan &plan, bool isSigned) {
  unsigned asked = plan.iterations - (plan.next ? 0 : 1);
  Number least = isSigned ? -(Number(1) << (reckoned(plan.bits) - 1)) : 0;
  Number most = (Number(1) << (reckoned(plan.bits) - isSigned)) - 1;
  Number at = isSigned ? plan.start : asUnsigned(plan.start, plan.bits);
  Number step = isSigned ? plan.step : asUnsigned(plan.step, plan.bits);
  for (unsigned iteration = 0; iteration != asked; ++iteration) {
    at += step;
    if (at < least || at > most)
      return false;
  }
  return true;
}

CounterPlan drawCounter(const std::function<uint64_t(uint64_t)> &below) {
  const unsigned widths[] = {8, 16, 32, 32, 32, 32, 64, 64, 128};
  const char *const predicates[] = {"slt", "sle", "ult", "ule", "ne",
                                    "sgt", "sge", "ugt", "uge", "ne"};
  for (;;) {
    CounterPlan plan;
    plan.bits = widths[below(std::size(widths))];
    plan.iterations = 1 + below(6);
    plan.step = Number(1 + below(below(2) ? 1 : 9));
    if (below(3) == 0)
      plan.step = -plan.step;
    Number way = plan.step * Number(plan.iterations - 1);
    Number most = (Number(1) << (std::min(plan.bits, 64u) - 1)) - 1;
    if (below(4) || plan.bits == 128)
      plan.start = Number(below(40)) - 10;
    else // the last iteration has the last number, or nearly
      plan.start = plan.step > 0 ? most - way - Number(below(2))
                                 : -most - 1 - way + Number(below(2));
    if (plan.start > most || plan.start < -most - 1 || plan.last() > most ||
        plan.last() < -most - 1)
      continue;
    for (unsigned attempt = 0; attempt != 20; ++attempt) {
      plan.next = below(3) != 0;
      plan.predicate = predicates[below(std::size(predicates))];
      Number end = plan.last() + (below(2) ? plan.step : 0);
      plan.bound = wrapped(end + Number(below(3)) - 1, plan.bits);
      if (!endsRight(plan))
        continue;
      plan.nsw = below(2) && keeps(plan, true);
      plan.nuw = below(2) && keeps(plan, false);
      return plan;
    }
  }
}

} // namespace kiln::test
