#include "lowering/pipeline/Schedule.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace mlir;

namespace kiln {

bool isSlotStore(scf::ForOp loop, Operation *op) {
  auto store = dyn_cast<gpu::LocalStoreOp>(op);
  auto slot = store ? store.getDestination().getDefiningOp<gpu::IndexOp>()
                    : gpu::IndexOp();
  return slot && loop.isDefinedOutsideOfLoop(slot.getSource());
}

bool storesAtOnce(scf::ForOp loop, Operation *op) {
  return isSlotStore(loop, op) &&
         cast<gpu::LocalStoreOp>(op).getValue().getDefiningOp()->hasAttr(
             gpu::kPrefetchRegistersAttr);
}

OpSet earlyOps(scf::ForOp loop) {
  OpSet early;
  for (Operation &op : *loop.getBody()) {
    if (isa<gpu::AsyncCopyOp, gpu::TmaCopyOp, gpu::MbarrierExpectOp>(op) ||
        op.hasAttr(gpu::kPrefetchRegistersAttr))
      addEarlySlice(loop, &op, early);
    if (isSlotStore(loop, &op))
      addEarlySlice(loop, op.getOperand(0).getDefiningOp(), early);
  }
  return early;
}

static unsigned numberOf(Operation *op, StringRef attribute) {
  return op->getAttrOfType<IntegerAttr>(attribute).getInt();
}
unsigned stageOf(Operation *op) { return numberOf(op, gpu::kStageAttr); }
static unsigned clusterOf(Operation *op) {
  return numberOf(op, gpu::kClusterAttr);
}

unsigned lastCluster(scf::ForOp loop) {
  unsigned cluster = 0;
  for (Operation &op : loop.getBody()->without_terminator())
    if (op.hasAttr(gpu::kClusterAttr))
      cluster = std::max(cluster, clusterOf(&op));
  return cluster;
}

void forgetSchedule(Operation *op) {
  op->removeAttr(gpu::kStageAttr);
  op->removeAttr(gpu::kClusterAttr);
  op->removeAttr(gpu::kPrefetchRegistersAttr);
}

std::vector<std::pair<Operation *, unsigned>> readSchedule(scf::ForOp loop) {
  std::map<unsigned, SmallVector<Operation *>> clusters;
  for (Operation &op : loop.getBody()->without_terminator())
    clusters[clusterOf(&op)].push_back(&op);
  std::vector<std::pair<Operation *, unsigned>> schedule;
  for (auto &[cluster, ops] : clusters)
    for (Operation *op : ops)
      schedule.emplace_back(op, stageOf(op));
  return schedule;
}

CopyGroups::CopyGroups(scf::ForOp loop) {
  llvm::SmallDenseMap<Operation *, unsigned> numbers;
  for (auto [op, stage] : readSchedule(loop))
    if (isa<gpu::AsyncCommitOp>(op)) {
      numbers[op] = stages.size();
      stages.push_back(stage);
    }
  for (auto wait : loop.getBody()->getOps<gpu::AsyncWaitOp>())
    waitedFor[stageOf(wait)] =
        numbers.at(wait.getGroups().front().getDefiningOp());
}

unsigned CopyGroups::after(unsigned stage, unsigned part) const {
  unsigned group = waitedFor.at(stage), groups = 0;
  unsigned closed = part - stage + stages[group];
  for (unsigned at = closed; at < part; ++at)
    for (auto [number, ofStage] : llvm::enumerate(stages))
      groups += ofStage <= at && (at > closed || number > group);
  return groups;
}

} // namespace kiln
