#include "tools/tune/Neighbours.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

/// The policy under which a kernel of NVIDIA that has short pointers to shared
/// memory gets wide ones; others it leaves as they are.
constexpr StringLiteral kWideSharedPointers =
    "short-shared-pointers(enable=false)";

/// Orders apart: the strategy and the policies are one text in them.
struct Parts {
  std::string strategy, policies, pointers;
};

Parts partsOf(StringRef text) {
  SmallVector<StringRef> pieces = splitOutside(text, ';');
  Parts parts;
  parts.strategy = pieces[0].trim().str();
  std::vector<std::string> rest;
  for (StringRef piece : drop_begin(pieces))
    if (piece.trim() == kWideSharedPointers)
      parts.pointers = piece.trim().str();
    else
      rest.push_back(piece.trim().str());
  parts.policies = join(rest, "; ");
  return parts;
}

/// In the sequence in which `auto` writes them, so that equal orders are equal
/// texts.
std::string whole(const Parts &parts) {
  std::string text = parts.strategy;
  for (const std::string &policies : {parts.policies, parts.pointers})
    if (!policies.empty())
      text += "; " + policies;
  return text;
}

void addOnce(std::vector<std::string> &list, std::string value) {
  if (!is_contained(list, value))
    list.push_back(std::move(value));
}

/// The strategy with each whole number that it spells doubled and halved, as
/// far as its parameter allows.
std::vector<std::string> otherNumbers(StringRef strategy) {
  std::vector<std::string> found;
  for (size_t at = strategy.find('='); at != StringRef::npos;
       at = strategy.find('=', at + 1)) {
    StringRef digits =
        strategy.substr(at + 1).take_while([](char c) { return isDigit(c); });
    uint64_t number = 0;
    char next = strategy.substr(at + 1 + digits.size()).take_front(1).empty()
                    ? 0
                    : strategy[at + 1 + digits.size()];
    if ((next != ',' && next != ')') || digits.getAsInteger(10, number) ||
        number == 0)
      continue;
    for (uint64_t other : {number * 2, number / 2}) {
      std::string text = (strategy.take_front(at + 1) + Twine(other) +
                          strategy.substr(at + 1 + digits.size()))
                             .str();
      if (Expected<Order> order = parseStrategy(text))
        found.push_back(order->str());
      else
        consumeError(order.takeError()); // out of the parameter's range
    }
  }
  return found;
}

/// Caps next to one, as a granule of 8 registers allows.
std::vector<std::optional<unsigned>> otherCaps(std::optional<unsigned> cap,
                                               ArrayRef<unsigned> caps) {
  std::vector<std::optional<unsigned>> found;
  if (!cap) {
    for (unsigned other : caps)
      found.push_back(other);
    return found;
  }
  const double step = std::pow(2.0, 0.25);
  for (double other : {*cap / step, *cap * step}) {
    unsigned rounded = unsigned(std::round(other / 8)) * 8;
    if (rounded == *cap)
      rounded = other < *cap ? *cap - 8 : *cap + 8;
    if (rounded >= 16 && rounded < 256) // what ptxas takes
      found.push_back(rounded);
  }
  found.push_back(std::nullopt);
  return found;
}

} // namespace

TuneDomain domainOf(const GpuTarget &gpu) {
  TuneDomain domain;
  domain.pointers.push_back("");
  if (gpu.isNvidia())
    domain.pointers.push_back(kWideSharedPointers.str());
  for (const AutoPoint &point : autoPoints(gpu)) {
    Parts parts = partsOf(point.schedule.str());
    addOnce(domain.strategies, parts.strategy);
    addOnce(domain.policies, parts.policies);
    addOnce(domain.remats,
            join(map_range(point.remats,
                           [](const Order &order) { return order.str(); }),
                 "; "));
  }
  return domain;
}

std::vector<AutoOrders> neighboursOf(const AutoOrders &orders,
                                     const TuneDomain &domain,
                                     ArrayRef<unsigned> caps) {
  std::vector<AutoOrders> list;
  auto add = [&](const AutoOrders &other) {
    if (!(other == orders) && !is_contained(list, other))
      list.push_back(other);
  };
  Parts parts = partsOf(orders.strategy);
  for (std::optional<unsigned> cap : otherCaps(orders.maxRegs, caps))
    add({orders.strategy, orders.remat, cap, orders.way});
  auto addParts = [&](const std::string &strategy, const std::string &policies,
                      const std::string &pointers) {
    add({whole({strategy, policies, pointers}), orders.remat, orders.maxRegs,
         orders.way});
  };
  for (const std::string &policies : domain.policies)
    addParts(parts.strategy, policies, parts.pointers);
  for (const std::string &pointers : domain.pointers)
    addParts(parts.strategy, parts.policies, pointers);
  for (const std::string &remat : domain.remats)
    add({orders.strategy, remat, orders.maxRegs, orders.way});
  for (const LoweringPlan &way : domain.ways)
    add({orders.strategy, orders.remat, orders.maxRegs, way});
  for (const std::string &strategy : otherNumbers(parts.strategy))
    addParts(strategy, parts.policies, parts.pointers);
  for (const std::string &strategy : domain.strategies)
    addParts(strategy, parts.policies, parts.pointers);
  return list;
}

unsigned deviationsOf(const AutoOrders &orders) {
  SmallVector<StringRef> pieces = splitOutside(orders.strategy, ';');
  return (pieces[0].trim() != "source") + (pieces.size() - 1) +
         (orders.remat.empty() ? 0 : splitOutside(orders.remat, ';').size()) +
         orders.maxRegs.has_value() +
         count_if(loweringVariants(), [&](const VariantRecord &record) {
           return orders.way.value(record.variant) != 0;
         });
}

std::string nameOf(const AutoOrders &orders) {
  std::string text = orders.strategy;
  if (!orders.remat.empty())
    text += " + " + orders.remat;
  if (orders.maxRegs)
    text += " @" + utostr(*orders.maxRegs);
  if (!orders.way.isPlain())
    text += " [" + nameOf(orders.way) + "]";
  return text;
}

} // namespace kiln
