// The views of --ladder.
#include "targets/gpu/GpuLookup.h"
#include "targets/support/text/KernelName.h"
#include "tools/occupancy/OccupancyViews.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// The resources that have a ladder: the heading of their rows, and the field.
const struct LadderKind {
  StringLiteral title, field;
  std::vector<Rung> (*make)(const GpuTarget &, const OccupancyRequest &);
} ladderKinds[] = {
    {"registers <=", "registers", registerLadder},
    {"shared bytes <=", "shared_bytes", sharedLadder},
    {"threads =", "threads_per_block", threadLadder},
};

json::Array rungsJson(ArrayRef<Rung> ladder) {
  json::Array list;
  for (const Rung &rung : ladder) {
    json::Array limiters;
    for (Limiter limiter : rung.limiters)
      limiters.push_back(limiterName(limiter));
    list.push_back(json::Object{{"most", rung.most},
                                {"blocks_per_unit", rung.blocksPerUnit},
                                {"warps_per_unit", rung.warpsPerUnit},
                                {"fraction", rung.fraction},
                                {"limiters", std::move(limiters)},
                                {"here", rung.isHere}});
  }
  return list;
}

} // namespace

Table laddersTable(ArrayRef<Asked> asked, bool forPeople) {
  Table table;
  for (StringRef title : {"kernel", "target", "resource"})
    table.column(title);
  for (StringRef title : {"amount", "blocks", "warps", "occupancy"})
    table.column(title, Table::Right);
  table.column("limited by");
  table.column("");
  for (const Asked &one : asked) {
    const KernelResources &kernel = *one.kernel;
    std::string name = kernel.isTyped ? "(typed)"
                       : forPeople    ? readableKernelName(kernel.kernel)
                                      : kernel.kernel;
    std::optional<OccupancyRequest> request =
        occupancyRequest(kernel, one.launch);
    const GpuTarget *gpu = lookupGpuTarget(kernel.target);
    if (!request || !gpu) {
      table.row({name, kernel.target, "?", "", "", "", "", "",
                 "give its threads with --launch"});
      continue;
    }
    for (const LadderKind &kind : ladderKinds)
      for (const Rung &rung : kind.make(*gpu, *request))
        table.row({name, kernel.target, kind.title.str(),
                   std::to_string(rung.most),
                   std::to_string(rung.blocksPerUnit),
                   std::to_string(rung.warpsPerUnit),
                   rung.blocksPerUnit ? formatv("{0:P0}", rung.fraction).str()
                                      : "cannot launch",
                   join(map_range(rung.limiters, limiterName), ", "),
                   rung.isHere ? "<- here" : ""});
  }
  return table;
}

void printLadders(raw_ostream &os, ArrayRef<Asked> asked, Format format) {
  laddersTable(asked, format != Format::Csv).print(os, format);
}

json::Value laddersJson(const Asked &asked) {
  std::optional<OccupancyRequest> request =
      occupancyRequest(*asked.kernel, asked.launch);
  const GpuTarget *gpu = lookupGpuTarget(asked.kernel->target);
  if (!request || !gpu)
    return nullptr;
  json::Object object;
  for (const LadderKind &kind : ladderKinds)
    object[kind.field] = rungsJson(kind.make(*gpu, *request));
  return object;
}

} // namespace kiln
