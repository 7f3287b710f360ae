// How a kernel's lowering variant was chosen.
#include "targets/support/text/KernelName.h"
#include "tools/report/AutoReport.h"

#include "llvm/Support/Format.h"
#include <cmath>

using namespace llvm;

namespace kiln {

static json::Object toJSON(const PlanCandidate &candidate) {
  json::Object object{{"variant", nameOf(candidate.plan)},
                      {"options", spell(candidate.plan)},
                      {"left", nullptr},
                      {"error", nullptr},
                      {"same_as", nullptr},
                      {"registers", nullptr},
                      {"spill_bytes", nullptr},
                      {"blocks_per_unit", nullptr},
                      {"warps_per_unit", nullptr},
                      {"dynamic_shared_bytes", nullptr},
                      {"simulated_cycles", nullptr}};
  if (!candidate.left.empty())
    object["left"] = candidate.left;
  if (!candidate.error.empty())
    object["error"] = candidate.error;
  if (candidate.sameAs)
    object["same_as"] = *candidate.sameAs;
  if (!candidate.hasFigures())
    return object;
  object["registers"] = candidate.resources.registers.value_or(0);
  object["spill_bytes"] = int64_t(candidate.spills);
  object["blocks_per_unit"] = candidate.blocks;
  object["warps_per_unit"] = candidate.warps;
  object["dynamic_shared_bytes"] =
      int64_t(candidate.resources.dynamicSharedBytes.value_or(0));
  if (std::isfinite(candidate.cycles))
    object["simulated_cycles"] = candidate.cycles;
  return object;
}

json::Object toJSON(const PlanChoice &choice) {
  json::Array list;
  for (const PlanCandidate &candidate : choice.candidates)
    list.push_back(toJSON(candidate));
  json::Object object{{"chosen", nullptr},
                      {"options", spell(choice.plan)},
                      {"reason", nullptr},
                      {"candidates", std::move(list)}};
  if (choice.unevaluated.empty())
    object["chosen"] = choice.chosen;
  else
    object["reason"] = choice.unevaluated;
  return object;
}

void printPlans(raw_ostream &os, const PlanChoice &choice, Format format) {
  os << readableKernelName(choice.kernel) << ": lowering variants\n";
  if (!choice.unevaluated.empty()) {
    os << "* " << nameOf(choice.plan) << ": " << choice.unevaluated << '\n';
    return;
  }
  Table table;
  table.column("");
  table.column("lowering variant");
  for (StringRef title : {"registers", "spill B", "blocks", "warps per SM/CU",
                          "simulated cycles"})
    table.column(title, Table::Right);
  table.column("why not");
  for (auto [index, candidate] : enumerate(choice.candidates)) {
    auto known = [&, &candidate = candidate](uint64_t number) {
      return candidate.hasFigures() ? std::to_string(number) : "-";
    };
    table.row({(index == choice.chosen ? "*" : "") + std::to_string(index + 1),
               nameOf(candidate.plan),
               known(candidate.resources.registers.value_or(0)),
               known(candidate.spills), known(candidate.blocks),
               known(candidate.warps), known(std::llround(candidate.cycles)),
               candidate.left});
  }
  table.print(os, format);
}

} // namespace kiln
