// `kiln targets`: the GPUs Kiln knows, with the limits that reports and
// strategies use.
#include "targets/gpu/GpuTarget.h"
#include "tools/cli/FormatOption.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("targets", "list the GPUs with their limits",
                       "kiln targets\nkiln targets --format markdown", run);
static FormatOption format(command);

static json::Value toJson(const GpuTarget &target) {
  return json::Object{
      {"name", target.name()},
      {"product", target.product},
      {"vendor", target.isNvidia() ? "nvidia" : "amd"},
      {"warp_size", target.warpSize},
      {"max_threads_per_block", target.maxThreadsPerBlock},
      {"max_warps_per_unit", target.maxWarpsPerUnit()},
      {"partitions", target.partitions},
      {"registers_per_partition", target.registerFile},
      {"register_granule", target.registerGranule},
      {"max_registers_per_thread", target.maxRegistersPerThread},
      {"shared_bytes_per_unit", target.sharedPerUnit},
      {"max_shared_bytes_per_block", target.maxSharedPerBlock}};
}

static int run() {
  if (format == Format::Json) {
    json::Array list;
    for (const GpuTarget &target : allGpuTargets())
      list.push_back(toJson(target));
    printJson(outs(),
              json::Object{{"version", 1}, {"targets", std::move(list)}});
    return Done;
  }
  Table table;
  table.column("target");
  table.column("product");
  for (StringRef title : {"warp size", "warps per SM/CU", "regs/thread",
                          "granule", "shared per SM/CU", "shared/block"})
    table.column(title, Table::Right);
  for (const GpuTarget &target : allGpuTargets())
    table.row({target.name().str(), target.product,
               std::to_string(target.warpSize),
               std::to_string(target.maxWarpsPerUnit()),
               std::to_string(target.maxRegistersPerThread),
               std::to_string(target.registerGranule),
               std::to_string(target.sharedPerUnit),
               std::to_string(target.maxSharedPerBlock)});
  table.print(outs(), format);
  return Done;
}

} // namespace kiln
