#include "tools/report/AutoReport.h"
#include "targets/support/text/KernelName.h"

#include "llvm/Support/Format.h"
#include <cmath>

using namespace llvm;

namespace kiln {

static std::string number(double value, const char *how) {
  std::string text;
  raw_string_ostream(text) << format(how, value);
  return text;
}

json::Object toJSON(const AutoChoice &choice) {
  json::Array list;
  for (const AutoCandidate &candidate : choice.candidates) {
    json::Object object{
        {"sched_strategy", candidate.directives.strategySpec()},
        {"rival", candidate.directives.isRival},
        {"remat", nullptr},
        {"max_regs", nullptr},
        {"register_usage_level", candidate.directives.registerUsageLevel},
        {"waves_per_eu", candidate.directives.wavesPerEu},
        {"loop_spills", nullptr},
        {"error", nullptr},
        {"same_as", nullptr},
        {"registers", nullptr},
        {"spill_store_bytes", nullptr},
        {"spill_load_bytes", nullptr},
        {"warps_per_unit", nullptr},
        {"simulated_cycles", nullptr},
        {"relative_time", nullptr}};
    if (!candidate.directives.remats.empty())
      object["remat"] = candidate.directives.rematSpec();
    if (candidate.directives.maxRegs)
      object["max_regs"] = *candidate.directives.maxRegs;
    if (candidate.sameAs)
      object["same_as"] = *candidate.sameAs;
    if (!candidate.error.empty()) {
      object["error"] = candidate.error;
      list.push_back(std::move(object));
      continue;
    }
    const KernelResources &kernel = candidate.resources;
    if (kernel.registers)
      object["registers"] = *kernel.registers;
    if (kernel.spillStoreBytes)
      object["spill_store_bytes"] = int64_t(*kernel.spillStoreBytes);
    if (kernel.spillLoadBytes)
      object["spill_load_bytes"] = int64_t(*kernel.spillLoadBytes);
    object["warps_per_unit"] = candidate.warps;
    object["loop_spills"] = candidate.loopSpills;
    object["code_bytes"] = int64_t(kernel.codeBytes);
    if (std::isfinite(candidate.cycles)) {
      object["simulated_cycles"] = candidate.cycles;
      object["relative_time"] = candidate.relative;
    }
    list.push_back(std::move(object));
  }
  return json::Object{
      {"asked", choice.asked},      {"chosen", choice.chosen},
      {"reason", choice.reason},    {"options", choice.spec()},
      {"left_out", choice.leftOut}, {"candidates", std::move(list)}};
}

void printChoice(raw_ostream &os, const AutoChoice &choice, Format format) {
  Table table;
  table.column("");
  table.column("strategy");
  table.column("remat");
  for (StringRef title : {"max regs", "level", "registers", "spill B",
                          "warps per SM/CU", "simulated cycles", "time/source"})
    table.column(title, Table::Right);
  bool haveWaves = any_of(choice.candidates, [](const AutoCandidate &one) {
    return one.directives.wavesPerEu.has_value();
  });
  if (haveWaves)
    table.column("waves/EU asked", Table::Right);
  table.column("note");
  for (auto [index, candidate] : enumerate(choice.candidates)) {
    bool failed = !candidate.error.empty();
    auto known = [&](std::string text) { return failed ? "-" : text; };
    // A build that cannot be launched takes no time.
    auto finite = [&](double value, const char *how) {
      return failed || !std::isfinite(value) ? "-" : number(value, how);
    };
    std::string note =
        failed ? join(split(StringRef(candidate.error).trim(), '\n'), " ")
        : candidate.sameAs
            ? "same code as " + std::to_string(*candidate.sameAs + 1)
            : "";
    std::vector<std::string> cells = {
        (index == choice.chosen ? "*" : "") + std::to_string(index + 1),
        candidate.directives.isRival ? "(the rival's assembly)"
                                     : candidate.directives.strategySpec(),
        candidate.directives.rematSpec(),
        candidate.directives.maxRegs
            ? std::to_string(*candidate.directives.maxRegs)
            : "",
        candidate.directives.registerUsageLevel
            ? std::to_string(*candidate.directives.registerUsageLevel)
            : "",
        known(std::to_string(candidate.resources.registers.value_or(0))),
        known(std::to_string(candidate.spillBytes())),
        known(std::to_string(candidate.warps)),
        finite(candidate.cycles, candidate.cycles < 100 ? "%.3g" : "%.0f"),
        finite(candidate.relative, "%.3f")};
    if (haveWaves)
      cells.push_back(candidate.directives.wavesPerEu
                          ? std::to_string(*candidate.directives.wavesPerEu)
                          : "");
    cells.push_back(note);
    table.row(std::move(cells));
  }
  os << readableKernelName(choice.kernel) << ": " << choice.asked << '\n';
  table.print(os, format);
  if (choice.leftOut)
    os << "left out, since the time was over: " << choice.leftOut
       << " candidates more (seconds=0 waits for them)\n";
  os << "* " << choice.reason << '\n';
  if (std::string spec = choice.spec(); !spec.empty())
    os << "  to have it without the search: " << spec << '\n';
}

} // namespace kiln
