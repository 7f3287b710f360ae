#include "tools/auto/AutoCandidates.h"

#include "targets/orders/Orders.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// The register limit of a row: none, or which of registerLimits.
enum Limit : uint8_t {
  None,
  MoreWarps,    // one more block fits
  AllOfTheStep, // as many blocks, all registers they leave
  FewerWarps,   // one block fewer, all registers they leave
  HalfTheWarps,
  ManyWarps, // a step beyond MoreWarps
  Limits
};

struct Row {
  StringLiteral strategy;
  Limit limit;
  StringLiteral remat;
};

// Sorted by what each adds to those before it, by measurement of 1500 builds of
// 21 kernels on an H200 (perf/README.md): first the register limits, which on
// NVIDIA gain most because ptxas aims for a limit as soon as it is given one;
// then orders that issue loads early or keep them apart; then both.
constexpr Row nvidiaRows[] = {
    {"source", None, ""},
    {"source", MoreWarps, ""},
    {"source", FewerWarps, ""},
    {"source", HalfTheWarps, ""},
    {"llvm(scheduler=converge, direction=topdown)", None, ""},
    {"llvm(scheduler=ilpmax)", None, ""},
    {"source; veto(pass=loop-reduce)", None, ""},
    {"load-early; veto(pass=loop-reduce)", None, ""},
    {"pressure", MoreWarps, ""},
    {"load-early", None, ""},
    {"subtree-ilp", None, ""},
    {"llvm(scheduler=converge)", None, ""},
    {"source", AllOfTheStep, ""},
    {"llvm(scheduler=converge, direction=topdown); veto(pass=loop-reduce)",
     None, ""},
    {"source; isel-order(order=list-ilp)", None, ""},
    {"llvm(scheduler=ilpmax)", MoreWarps, ""},
    {"source", ManyWarps, ""},
    {"llvm(scheduler=converge, direction=topdown)", FewerWarps, ""},
    {"llvm(scheduler=converge, direction=topdown)", HalfTheWarps, ""},
    {"source", None, "address"},
    {"source", MoreWarps, "address"},
    {"source", MoreWarps, "constant"},
    {"source", MoreWarps, "descriptor"},
    {"pressure", None, ""},
    {"latency", None, ""},
    {"mma-cover", None, ""},
    {"occupancy-step", None, ""},
    {"memory-clause", None, ""},
    {"llvm(scheduler=ilpmin)", None, ""},
    {"llvm(scheduler=ilpmax)", FewerWarps, ""},
    {"llvm(scheduler=converge, direction=topdown)", MoreWarps, ""},
    {"latency; veto(pass=loop-reduce)", None, ""},
    {"llvm(scheduler=ilpmin); veto(pass=loop-reduce)", None, ""},
    {"llvm(scheduler=converge); veto(pass=loop-reduce)", None, ""},
    {"load-early", FewerWarps, ""},
    {"load-early", MoreWarps, ""},
    {"subtree-ilp", MoreWarps, ""},
    {"pressure", ManyWarps, ""},
    {"latency", MoreWarps, ""},
    {"latency", FewerWarps, ""},
    {"source; isel-order(order=source)", None, ""},
    {"llvm(scheduler=ilpmax); veto(pass=loop-reduce)", None, ""},
    {"source; veto(pass=machine-cse)", None, ""},
    {"source; veto(pass=loop-reduce)", MoreWarps, ""},
    {"source; veto(pass=loop-reduce)", FewerWarps, ""},
};

// LLVM's own strategies for AMD come first, so that none of them is better than
// the choice; then ours. There the limits have no rows: LLVM's allocator obeys
// a limit by spilling, and its strategies look for the occupancy by themselves.
constexpr Row amdRows[] = {
    {"source", None, ""},
    {"llvm(scheduler=default)", None, ""},
    {"llvm(scheduler=gcn-iterative-minreg)", None, ""},
    {"llvm(scheduler=gcn-iterative-ilp)", None, ""},
    {"llvm(scheduler=gcn-max-ilp)", None, ""},
    {"llvm(scheduler=gcn-max-memory-clause)", None, ""},
    {"llvm(scheduler=gcn-iterative-max-occupancy-experimental)", None, ""},
    {"pressure", None, ""},
    {"latency", None, ""},
    {"occupancy-step", None, ""},
    {"memory-clause", None, ""},
    {"load-early", None, ""},
    {"mma-cover", None, ""},
    {"subtree-ilp", None, ""},
    {"pressure", MoreWarps, ""},
    {"pressure", None, "address"},
    {"llvm(scheduler=gcn-iterative-minreg)", None, "address"},
    {"pressure", None, "constant"},
    {"latency", None, "address"},
    {"pressure(direction=topdown)", None, ""},
    {"pressure(direction=bottomup)", None, ""},
    {"llvm(scheduler=default)", None, "address"},
    {"llvm(scheduler=gcn-max-occupancy)", None, ""},
    {"llvm(scheduler=default); veto(pass=loop-reduce)", None, ""},
    {"pressure; veto(pass=loop-reduce)", None, ""},
    {"latency; veto(pass=loop-reduce)", None, ""},
    {"llvm(scheduler=gcn-max-ilp); veto(pass=loop-reduce)", None, ""},
    {"source; veto(pass=loop-reduce)", None, ""},
};

bool known(const AutoOrders &orders) {
  Expected<ScheduleOrder> schedule = parseSchedule(orders.strategy);
  Expected<std::vector<Order>> remat = parseRemats(orders.remat);
  bool both = bool(schedule) && bool(remat);
  consumeError(schedule.takeError());
  consumeError(remat.takeError());
  return both;
}

/// The largest register count of at least `least` that keeps `warps` warps; 0:
/// none.
unsigned topOf(const Budget &budget, unsigned warps, unsigned least) {
  for (unsigned regs = budget.limit(); regs >= least && regs; --regs)
    if (budget.warpsAt(regs) == warps)
      return regs;
  return 0;
}

/// The limits by name; 0: there is none.
std::array<unsigned, Limits> limits(const AutoQuestion &question) {
  std::array<unsigned, Limits> found{};
  const Budget &budget = question.budget;
  unsigned regs = question.registers;
  if (!question.chooseRegisters || !regs)
    return found;
  // Fewer than half of the registers mean spills in every loop (guess), and
  // ptxas takes none below 16.
  auto worth = [&](unsigned limit) {
    return limit >= std::max(16u, regs / 2) ? limit : 0;
  };
  unsigned warps = budget.warpsAt(regs);
  found[MoreWarps] = worth(budget.nextStep(regs));
  if (found[MoreWarps])
    found[ManyWarps] = worth(budget.nextStep(found[MoreWarps]));
  unsigned top = topOf(budget, warps, regs);
  found[AllOfTheStep] = top > regs && top < budget.limit() ? top : 0;
  unsigned fewer = top ? budget.warpsAt(std::min(top + 1, budget.limit())) : 0;
  if (fewer && fewer < warps)
    found[FewerWarps] = topOf(budget, fewer, top);
  for (unsigned half = warps / 2; half && !found[HalfTheWarps]; --half)
    if (unsigned most = topOf(budget, half, regs))
      found[HalfTheWarps] = most;
  if (found[HalfTheWarps] == found[FewerWarps])
    found[HalfTheWarps] = 0;
  for (unsigned &limit : found)
    if (is_contained(question.uselessLimits, limit))
      limit = 0;
  return found;
}

} // namespace

std::vector<unsigned> registerLimits(const AutoQuestion &question) {
  std::vector<unsigned> list;
  for (unsigned limit : limits(question))
    if (limit)
      list.push_back(limit);
  return list;
}

std::vector<AutoOrders> autoCandidates(const AutoQuestion &question,
                                       unsigned budget) {
  std::vector<AutoOrders> list;
  std::array<unsigned, Limits> registers = limits(question);
  ArrayRef<Row> rows = question.gpu->isNvidia() ? ArrayRef<Row>(nvidiaRows)
                                                : ArrayRef<Row>(amdRows);
  for (const Row &row : rows) {
    if (list.size() == budget)
      break;
    if ((row.limit != None && !registers[row.limit]) ||
        (!row.remat.empty() && !question.chooseRemat))
      continue;
    AutoOrders orders{row.strategy.str(), row.remat.str(), std::nullopt};
    if (row.limit != None)
      orders.maxRegs = registers[row.limit];
    if (!question.policies.empty())
      orders.strategy += "; " + question.policies;
    if (known(orders) && !is_contained(list, orders))
      list.push_back(std::move(orders));
  }
  return list;
}

} // namespace kiln
