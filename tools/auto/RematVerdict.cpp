#include "tools/auto/RematVerdict.h"

#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace kiln {

StringRef RematVerdict::outcomeName() const {
  static constexpr StringLiteral names[] = {"kept", "taken_back", "idle",
                                            "unjudged"};
  return names[outcome];
}

std::string RematVerdict::str() const {
  static constexpr StringLiteral words[] = {"kept", "taken back",
                                            "changed nothing", "not judged"};
  return formatv("rematerialization '{0}' {1}{2}{3}", remat, words[outcome],
                 reason.empty() ? "" : ": ", reason);
}

static json::Value figures(const AutoCandidate &candidate) {
  if (!candidate.error.empty())
    return json::Object{{"error", candidate.error}};
  const KernelResources &kernel = candidate.resources;
  json::Object object{{"registers", kernel.registers},
                      {"spill_store_bytes", kernel.spillStoreBytes},
                      {"spill_load_bytes", kernel.spillLoadBytes},
                      {"warps_per_unit", candidate.warps},
                      {"modelled_cycles", nullptr}};
  if (std::isfinite(candidate.estimate.cycles))
    object["modelled_cycles"] = candidate.estimate.cycles;
  return object;
}

json::Object toJSON(const RematVerdict &verdict) {
  json::Object object{
      {"remat", verdict.remat},   {"outcome", verdict.outcomeName()},
      {"reason", verdict.reason}, {"with", nullptr},
      {"without", nullptr},       {"relative_time", nullptr}};
  if (verdict.with) {
    object["with"] = figures(*verdict.with);
    object["without"] = figures(*verdict.without);
    if (verdict.with->error.empty() && verdict.without->error.empty() &&
        std::isfinite(verdict.with->relative))
      object["relative_time"] = verdict.with->relative;
  }
  return object;
}

} // namespace kiln
