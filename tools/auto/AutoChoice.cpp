// Which candidate of `auto` wins.
#include "tools/auto/AutoChoice.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

/// A gain by which the model must beat `source` before it is believed: about
/// its error between two builds of one kernel, over 1500 builds of 21 kernels
/// on an H200 (perf/README.md). Matrix instructions overlap with what the model
/// sees one warp do, so there it errs more.
constexpr double margin = 0.05, matrixMargin = 0.10;
/// Candidates this close to the best are equal to the model; the first of them,
/// the likeliest, is taken.
constexpr double equal = 0.005;

/// What the model cannot tell from `source` in matrix kernels, and an H200 can:
/// the variables that loop strength reduction derives stand between the matrix
/// instructions. Without it int4_matmul takes 1.00 of Triton's time instead of
/// 1.04. Loads early on top changed attention_d128 by -1, +1 and +4 % in three
/// races. matmul_64x128_ragged would lose 5 %, but also a warp, so it stays.
constexpr StringLiteral equalButBetter[] = {
    "load-early; veto(pass=loop-reduce)", "source; veto(pass=loop-reduce)"};

std::string number(double value, const char *how) {
  std::string text;
  raw_string_ostream(text) << format(how, value);
  return text;
}

/// "42 registers instead of 63, 48 warps instead of 32".
std::string difference(const AutoCandidate &best, const AutoCandidate &source) {
  SmallVector<std::string> parts;
  auto add = [&](uint64_t now, uint64_t before, StringRef what) {
    if (now != before)
      parts.push_back(formatv("{0} {1} instead of {2}", now, what, before));
  };
  add(best.resources.registers.value_or(0),
      source.resources.registers.value_or(0), "registers");
  add(best.warps, source.warps, "resident warps");
  add(best.spills(), source.spills(),
      best.resources.vectorSpills ? "spilled registers" : "bytes of spills");
  double flight = best.estimate.bytesInFlight * best.estimate.warps,
         before = source.estimate.bytesInFlight * source.estimate.warps;
  if (before && std::abs(flight / before - 1) > 0.05)
    parts.push_back(
        (number(100 * (flight / before - 1), "%+.0f") + " % bytes in flight"));
  return parts.empty() ? "" : ": " + join(parts, ", ");
}

/// The indices of distinct candidates that compiled and fit.
SmallVector<unsigned> judged(ArrayRef<AutoCandidate> candidates) {
  SmallVector<unsigned> list;
  for (auto [index, candidate] : enumerate(candidates))
    if (candidate.error.empty() && !candidate.sameAs &&
        (index == 0 || std::isfinite(candidate.relative)))
      list.push_back(index);
  return list;
}

/// The first of the list whose time is no more than `band` above the least.
unsigned firstNear(ArrayRef<AutoCandidate> candidates, ArrayRef<unsigned> list,
                   double band) {
  double least = candidates[list.front()].relative;
  for (unsigned index : list)
    least = std::min(least, candidates[index].relative);
  return *find_if(list, [&](unsigned index) {
    return candidates[index].relative <= least * (1 + band);
  });
}

} // namespace

uint64_t AutoCandidate::spills() const {
  if (resources.vectorSpills || resources.scalarSpills)
    return resources.vectorSpills.value_or(0) +
           resources.scalarSpills.value_or(0);
  return resources.spillStoreBytes.value_or(0) +
         resources.spillLoadBytes.value_or(0);
}

std::string AutoChoice::spec() const {
  const AutoOrders &orders = candidates[chosen].orders;
  std::string text = "--sched-strategy '" + orders.strategy + "'";
  if (!orders.remat.empty())
    text += " --remat '" + orders.remat + "'";
  if (orders.maxRegs)
    text += " --max-regs " + std::to_string(*orders.maxRegs);
  return text;
}

std::pair<unsigned, std::string>
chooseCandidate(ArrayRef<AutoCandidate> candidates, const GpuTarget &gpu) {
  SmallVector<unsigned> list = judged(candidates);
  const AutoCandidate &source = candidates.front();
  if (list.size() == 1)
    return {0, candidates.size() == 1
                   ? "no other candidate was compiled"
                   : "every other candidate failed, cannot be launched or is "
                     "the same machine code"};
  if (gpu.isAmd()) {
    // No measurement stands behind the model here, so what it says decides only
    // among equals in spills and residency.
    auto rank = [&](unsigned index) {
      const AutoCandidate &candidate = candidates[index];
      return std::tuple(candidate.spills(),
                        -int64_t(candidate.warpsByRegisters),
                        -int64_t(candidate.warps));
    };
    auto best = rank(*min_element(
        list, [&](unsigned a, unsigned b) { return rank(a) < rank(b); }));
    erase_if(list, [&](unsigned index) { return rank(index) != best; });
    unsigned chosen = firstNear(candidates, list, 0);
    if (chosen == 0)
      return {0, "source has the fewest spills and the most resident waves, "
                 "and nothing that equals it there is faster by the model"};
    return {chosen,
            formatv("fewest spills, then most resident waves, then the least "
                    "modelled time, {0} of source's{1}",
                    number(candidates[chosen].relative, "%.3f"),
                    difference(candidates[chosen], source))};
  }
  unsigned chosen = firstNear(candidates, list, equal);
  double gain = 1 / candidates[chosen].relative - 1;
  std::string percent = number(100 * gain, "%.1f") + " %";
  bool matrix = source.resources.instructions &&
                source.resources.instructions->matrix != 0;
  double needed = matrix ? matrixMargin : margin;
  if (gain < needed && matrix)
    for (StringRef strategy : equalButBetter)
      for (unsigned index : list) {
        const AutoCandidate &candidate = candidates[index];
        if (candidate.orders == AutoOrders{strategy.str(), "", {}} &&
            std::abs(candidate.relative - 1) <= equal &&
            candidate.warps == source.warps &&
            candidate.spills() <= source.spills())
          return {index, "equal to source by the model; of the two, matrix "
                         "kernels run better without loop strength reduction"};
      }
  if (gain < needed)
    return {0, formatv("source stays: the best other candidate gains {0} by "
                       "the model, less than the {1} % it must gain to be "
                       "believed",
                       number(100 * std::max(0.0, gain), "%.1f") + " %",
                       int(std::lround(needed * 100)))};
  return {chosen, formatv("{0} faster than source by the model{1}", percent,
                          difference(candidates[chosen], source))};
}

} // namespace kiln
