#include "tools/report/ResourceReport.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

static constexpr std::pair<StringLiteral, Table::Align> resourceColumns[] = {
    {"registers", Table::Right}, {"spill B st/ld", Table::Right},
    {"stack B", Table::Right},   {"shared B", Table::Right},
    {"threads", Table::Right},   {"warps per SM/CU", Table::Right},
    {"limited by", Table::Left}, {"next step", Table::Left},
    {"instrs", Table::Right},
};

ArrayRef<std::pair<StringLiteral, Table::Align>> resourceTitles() {
  return resourceColumns;
}

std::string resourceLegend(const Table &table) {
  bool unknown = false, least = false;
  for (const std::vector<std::string> &row : table.cells())
    for (auto [column, cell] : zip_equal(table.titles(), row)) {
      if (none_of(resourceColumns, [&title = column.title](const auto &own) {
            return own.first == title;
          }))
        continue;
      unknown |= StringRef(cell).contains('?');
      // Not the "<=" of what to cut.
      least |= StringRef(cell).contains(">=");
    }
  SmallVector<StringRef> parts;
  if (unknown)
    parts.push_back("?: the file does not say");
  if (least)
    parts.push_back(">=: at least so much");
  return join(parts, "; ");
}

void printLegend(raw_ostream &os, const Table &table, Format format) {
  std::string legend = resourceLegend(table);
  if (!legend.empty() && format != Format::Csv)
    os << (format == Format::Markdown ? "\n" : "") << legend << '\n';
}

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

std::string residentCell(const Occupancy &occupancy) {
  return occupancy.launchable()
             ? formatv("{0}/{1} {2:P0}", occupancy.warpsPerUnit,
                       occupancy.maxWarpsPerUnit, occupancy.fraction())
                   .str()
             : "cannot launch";
}

std::string cutsText(const NextStep &step, const OccupancyRequest &now) {
  SmallVector<std::string> cuts;
  auto cut = [&](StringRef name, auto most, uint64_t used) {
    if (most)
      cuts.push_back(
          formatv("{0} <= {1} (-{2})", name, *most, used - *most).str());
  };
  cut("regs", step.registers, now.registers);
  cut("sgprs", step.scalarRegisters, now.scalarRegisters);
  cut("smem", step.sharedBytes, now.staticShared + now.dynamicShared);
  cut("barriers", step.barriers, now.barriers);
  cut("columns", step.tensorColumns, now.tensorColumns);
  cut("threads", step.threads, now.threadsPerBlock);
  return join(cuts, ", ");
}

std::string stepText(const Occupancy &occupancy, const OccupancyRequest &now) {
  if (!occupancy.nextStep)
    return "";
  return cutsText(*occupancy.nextStep, now) +
         formatv(" -> {0} warps", occupancy.nextStep->warpsPerUnit).str();
}

std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const Launches &launches) {
  return resourceCells(kernel, shapeOf(kernel.kernel, kernel.target, launches));
}

std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const LaunchShape &launch) {
  std::string resident = "?", limiters, step;
  const GpuTarget *target = lookupGpuTarget(kernel.target);
  std::optional<OccupancyRequest> request = occupancyRequest(kernel, launch);
  if (target && request) {
    Occupancy occupancy = computeOccupancy(*target, *request);
    resident = residentCell(occupancy);
    if (launch.isBound(kernel) && occupancy.launchable())
      resident = "at most " + resident;
    if (launch.lacksShared(kernel))
      resident = "?, " + resident;
    limiters = join(map_range(occupancy.limiters, limiterName), ", ");
    step = stepText(occupancy, *request);
  }
  std::optional<unsigned> threads =
      launch.threadsPerBlock ? launch.threadsPerBlock : kernel.threadsPerBlock;
  return {registers(kernel),
          (kernel.spillsAtLeast ? ">=" : "") + known(kernel.spillStoreBytes) +
              "/" + known(kernel.spillLoadBytes),
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
