// What an assignment of layouts costs: ops in their layouts, and what is
// converted, or rematerialized, where layouts differ.
#include "frontend/dialect/Tile.h"
#include "lowering/assign/LayoutRelations.h"
#include "lowering/assign/LayoutSolver.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/dot/DotPlan.h"
#include "lowering/interface/Scratch.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

/// Repeating longer chains of address arithmetic than this is never tried:
/// guess.
static constexpr unsigned kMaxRepeatDepth = 12;

int64_t LayoutSolver::opCost(Operation *op, LinearLayoutAttr label) {
  auto [known, isNew] = opCosts.try_emplace({op, label}, 0);
  if (isNew)
    known->second = costOf(op, label.getLayout(), context);
  return known->second;
}

int64_t LayoutSolver::convertCost(Value value, LinearLayoutAttr from,
                                  LinearLayoutAttr to) {
  if (from == to)
    return 0;
  unsigned bits = elementBits(value.getType());
  auto [known, isNew] = convertCosts.try_emplace({from, to, bits}, 0);
  if (isNew) {
    ConversionPlan plan = planConversion(from.getLayout(), to.getLayout(), bits,
                                         context.block.matrices);
    known->second = plan.sharedBytes > context.block.sharedBytes
                        ? kImpossible
                        : int64_t(context.block.warps) * plan.cost;
  }
  auto [exchange, isNewExchange] =
      exchangeCosts.try_emplace({from, to, value.getAsOpaquePointer()});
  if (isNewExchange)
    exchange->second =
        exchangeCost(value, from.getLayout(), to.getLayout(), context);
  if (exchange->second && known->second < kImpossible)
    return std::min(*exchange->second, known->second);
  return known->second;
}

/// What an op's operand costs, of which `from` is the value's layout and `to`
/// what the op takes.
int64_t LayoutSolver::useCost(OpOperand &use, LinearLayoutAttr from,
                              LinearLayoutAttr to) {
  auto [known, isNew] = useCosts.try_emplace({from, to, &use}, 0);
  if (!isNew)
    return known->second;
  int64_t cost = convertCost(use.get(), from, to);
  if (std::optional<int64_t> copy =
          copyCost(use, from.getLayout(), to.getLayout(), context))
    cost = from == to ? *copy : std::min(*copy, cost);
  else if (std::optional<int64_t> stored =
               inPlaceCost(use, from.getLayout(), to.getLayout(), context);
           stored && (context.block.readsInMemory ||
                      isLoadedOneByOne(use.get(), context.axes)))
    cost = *stored;
  else if (stored && from != to)
    cost = std::min(*stored, cost);
  if (from == to)
    cost += registersCost(use);
  return known->second = cost;
}

/// Whether `op` loads no more elements than the block has threads: another such
/// load is cheaper than the barrier of a conversion, and its lines are in the
/// cache (the rule by which Triton, too, loads again). Nothing is known of it
/// where there is no cp.async.
bool LayoutSolver::isSmallLoad(Operation *op) const {
  auto load = dyn_cast<tt::LoadOp>(op);
  if (!context.block.copiesOperands || !load || load.getIsVolatile() ||
      load.getCache() == tt::CacheModifier::CV)
    return false;
  auto type = dyn_cast<RankedTensorType>(load.getType());
  return type && isa<RankedTensorType>(load.getPtr().getType()) &&
         type.getNumElements() <=
             int64_t(context.block.warps) * context.block.lanes;
}

std::optional<int64_t>
LayoutSolver::repeatCost(const LayoutAssignment &assignment, Value value,
                         LinearLayoutAttr layout, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxRepeatDepth ||
      !(isCheapToRepeat(op) || isSmallLoad(op)))
    return std::nullopt;
  RememberedRelations &relations = graph.relations();
  LinearLayoutAttr label = relations.labelFromResult(
      op, cast<OpResult>(value).getResultNumber(), layout);
  if (!label)
    return std::nullopt;
  int64_t cost = opCost(op, label);
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    LinearLayoutAttr needed = relations.operandLayout(op, label, number);
    unsigned from = graph.nodeOf(operand);
    Operation *maker = graph.nodes()[from].op;
    unsigned result = maker ? cast<OpResult>(operand).getResultNumber() : 0;
    if (assignment[from] &&
        relations.resultLayout(maker, assignment[from], result) == needed)
      continue;
    std::optional<int64_t> below =
        repeatCost(assignment, operand, needed, depth + 1);
    if (!below)
      return std::nullopt;
    cost += *below;
  }
  return cost;
}

LayoutSolver::EdgeCost
LayoutSolver::costOfEdge(const LayoutAssignment &assignment,
                         const LayoutEdge &edge) {
  if (!assignment[edge.from] || !assignment[edge.to])
    return {0, false};
  LinearLayoutAttr has = graph.delivered(edge, assignment[edge.from]),
                   needs = graph.required(edge, assignment[edge.to]);
  int64_t cost = useCost(*edge.operand, has, needs);
  if (has == needs)
    return {cost * edge.frequency, false};
  std::optional<int64_t> repeat =
      repeatCost(assignment, edge.operand->get(), needs);
  bool isRepeated = repeat && preferRepeat(*repeat, cost);
  if (isRepeated)
    cost = *repeat;
  // Conversions stand where the value is made.
  return {cost * edge.frequency,
          cost > 0 && !(isRepeated && context.block.copiesOperands)};
}

int64_t LayoutSolver::edgeCost(const LayoutAssignment &assignment,
                               const LayoutEdge &edge) {
  return costOfEdge(assignment, edge).cost;
}

int64_t LayoutSolver::totalCost(const LayoutAssignment &assignment) {
  int64_t cost = 0;
  for (auto [node, label] : llvm::enumerate(assignment))
    if (Operation *op = graph.nodes()[node].op; op && label)
      cost += opCost(op, label) * graph.nodes()[node].frequency;
  for (const LayoutEdge &edge : graph.edges())
    cost += edgeCost(assignment, edge);
  return cost;
}

unsigned LayoutSolver::conversions(const LayoutAssignment &assignment) {
  return llvm::count_if(graph.edges(), [&](const LayoutEdge &edge) {
    return costOfEdge(assignment, edge).isConverted;
  });
}

} // namespace kiln
