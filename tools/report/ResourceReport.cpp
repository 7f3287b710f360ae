#include "tools/report/ResourceReport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

static constexpr std::pair<StringLiteral, Table::Align> resourceColumns[] = {
    {"registers", Table::Right},    {"spills st/ld", Table::Right},
    {"stack", Table::Right},        {"shared", Table::Right},
    {"threads", Table::Right},      {"occupancy", Table::Right},
    {"limited by", Table::Left},    {"next step", Table::Left},
    {"instructions", Table::Right},
};

void addResourceColumns(Table &table) {
  for (auto [title, align] : resourceColumns)
    table.column(title, align);
}

std::vector<std::string> absentResourceCells() {
  return std::vector<std::string>(std::size(resourceColumns), "-");
}

template <typename T> static std::string known(const std::optional<T> &value) {
  return value ? std::to_string(*value) : "?";
}

/// "96", or "96 (32 acc)" where some of them are accumulators.
static std::string registers(const KernelResources &kernel) {
  std::string text = known(kernel.registers);
  return kernel.agprs && *kernel.agprs
             ? text + " (" + std::to_string(*kernel.agprs) + " acc)"
             : text;
}

/// "1024", "1024+49152" with dynamic shared memory, "0+?" or "0+>=32768" where
/// the launch would say how much.
static std::string shared(const KernelResources &kernel,
                          const LaunchShape &launch) {
  std::optional<uint64_t> dynamic = launch.dynamicSharedOf(kernel);
  std::string text = known(kernel.staticSharedBytes);
  if (!launch.lacksShared(kernel))
    return dynamic && *dynamic ? text + "+" + std::to_string(*dynamic) : text;
  return kernel.dynamicSharedAtLeast
             ? text + "+>=" + std::to_string(kernel.dynamicSharedAtLeast)
             : text + "+?";
}

/// What to cut for one more block: "registers <= 64 -> 32 warps".
static std::string nextStep(const Occupancy &occupancy) {
  if (!occupancy.nextStep)
    return "";
  const NextStep &step = *occupancy.nextStep;
  SmallVector<std::string> cuts;
  if (step.registers)
    cuts.push_back(formatv("regs <= {0}", *step.registers));
  if (step.sharedBytes)
    cuts.push_back(formatv("smem <= {0}", *step.sharedBytes));
  return cuts.empty() ? ""
                      : join(cuts, ", ") +
                            formatv(" -> {0} warps", step.warpsPerUnit).str();
}

std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const Launches &launches) {
  LaunchShape launch = shapeOf(kernel.kernel, kernel.target, launches);
  std::string resident = "?", limiters, step;
  if (const GpuTarget *target = lookupGpuTarget(kernel.target))
    if (std::optional<Occupancy> occupancy =
            computeOccupancy(*target, kernel, launch)) {
      resident =
          occupancy->launchable()
              ? formatv("{0}/{1} {2:P0}", occupancy->warpsPerUnit,
                        occupancy->maxWarpsPerUnit, occupancy->fraction())
                    .str()
              : "cannot launch";
      if (launch.lacksShared(kernel))
        resident = "?, at most " + resident;
      limiters = join(map_range(occupancy->limiters, limiterName), ", ");
      step = nextStep(*occupancy);
    }
  std::optional<unsigned> threads =
      launch.threadsPerBlock ? launch.threadsPerBlock : kernel.threadsPerBlock;
  return {registers(kernel),
          known(kernel.spillStoreBytes) + "/" + known(kernel.spillLoadBytes),
          known(kernel.stackBytes),
          shared(kernel, launch),
          !threads && kernel.maxThreadsPerBlock
              ? "<=" + std::to_string(*kernel.maxThreadsPerBlock)
              : known(threads),
          resident,
          limiters,
          step,
          kernel.instructions ? std::to_string(kernel.instructions->total)
                              : "?"};
}

json::Object resourceJson(const KernelResources &kernel,
                          const Launches &launches) {
  return toJSON(kernel, shapeOf(kernel.kernel, kernel.target, launches));
}

static std::string csvText(const json::Value *value) {
  if (!value || value->getAsNull())
    return "";
  if (std::optional<StringRef> text = value->getAsString())
    return text->str();
  if (const json::Array *list = value->getAsArray())
    return join(
        map_range(*list,
                  [](const json::Value &item) { return csvText(&item); }),
        ";");
  return formatv("{0}", *value).str();
}

/// Every field of `object`, those of objects in it as `outer.inner`.
static void flatten(const json::Object &object, const std::string &prefix,
                    std::map<std::string, std::string> &fields) {
  for (const auto &[key, value] : object) {
    if (const json::Object *inner = value.getAsObject())
      flatten(*inner, prefix + key.str() + ".", fields);
    else
      fields[prefix + key.str()] = csvText(&value);
  }
}

void printResourceCsv(raw_ostream &os, ArrayRef<json::Object> kernels) {
  std::vector<std::map<std::string, std::string>> rows;
  // What a row is about comes first, then every field that some row has, by
  // name.
  std::vector<std::string> titles = {"file", "kernel", "target"};
  for (const json::Object &kernel : kernels) {
    flatten(kernel, "", rows.emplace_back());
    for (const auto &[name, text] : rows.back())
      if (!is_contained(titles, name))
        titles.push_back(name);
  }
  llvm::sort(titles.begin() + 3, titles.end());
  Table table;
  for (const std::string &title : titles)
    table.column(title);
  for (auto &row : rows) {
    std::vector<std::string> cells;
    for (const std::string &title : titles)
      cells.push_back(row[title]);
    table.row(std::move(cells));
  }
  table.print(os, Format::Csv);
}

} // namespace kiln
