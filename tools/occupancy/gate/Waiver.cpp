#include "tools/occupancy/gate/Waiver.h"

#include "tools/occupancy/gate/GateRules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/GlobPattern.h"
#include <chrono>

using namespace llvm;

namespace kiln {

static bool matches(StringRef pattern, StringRef name) {
  Expected<GlobPattern> glob = GlobPattern::create(pattern);
  if (!glob) {
    consumeError(glob.takeError()); // fromJSON has said it
    return false;
  }
  return glob->match(name);
}

bool Waiver::covers(StringRef kernelName, StringRef gpu, StringRef gate) const {
  return (matches(kernel, kernelName) ||
          matches(kernel, demangle(kernelName))) &&
         (target.empty() || matches(target, gpu)) &&
         (gates.empty() || is_contained(gates, gate));
}

json::Object Waiver::toJSON() const {
  json::Object object{
      {"kernel", kernel}, {"reason", reason}, {"expires", expires}};
  if (!target.empty())
    object["target"] = target;
  if (!gates.empty())
    object["gates"] = json::Array(gates);
  return object;
}

/// "2026-02-29" is no day.
static bool isDay(StringRef text) {
  unsigned year, month, day;
  if (text.size() != 10 || text[4] != '-' || text[7] != '-' ||
      !all_of(text.take_front(4), isDigit) ||
      text.take_front(4).getAsInteger(10, year) ||
      text.substr(5, 2).getAsInteger(10, month) ||
      text.substr(8, 2).getAsInteger(10, day))
    return false;
  return std::chrono::year_month_day(std::chrono::year(year),
                                     std::chrono::month(month),
                                     std::chrono::day(day))
      .ok();
}

static bool isPattern(StringRef text) {
  Expected<GlobPattern> glob = GlobPattern::create(text);
  if (glob)
    return true;
  consumeError(glob.takeError());
  return false;
}

bool fromJSON(const json::Value &value, Waiver &waiver, json::Path path) {
  json::ObjectMapper map(value, path);
  if (!map || !map.map("kernel", waiver.kernel) ||
      !map.map("reason", waiver.reason) ||
      !map.map("expires", waiver.expires) ||
      !map.mapOptional("target", waiver.target) ||
      !map.mapOptional("gates", waiver.gates))
    return false;
  for (const auto &[key, ignored] : *value.getAsObject())
    if (!is_contained({"kernel", "reason", "expires", "target", "gates"},
                      key.str())) {
      path.field(key).report("expected kernel, target, gates, reason or "
                             "expires");
      return false;
    }
  if (waiver.kernel.empty() || !isPattern(waiver.kernel)) {
    path.field("kernel").report("expected a pattern such as gemm_*");
    return false;
  }
  if (!isPattern(waiver.target)) {
    path.field("target").report("expected a pattern such as sm_90*");
    return false;
  }
  if (StringRef(waiver.reason).trim().empty()) {
    path.field("reason").report("expected a reason");
    return false;
  }
  if (!isDay(waiver.expires)) {
    path.field("expires").report("expected a day such as 2026-12-31");
    return false;
  }
  for (auto [index, gate] : enumerate(waiver.gates))
    if (gate != "new" && gate != "gone" && !findGateRule(gate)) {
      path.field("gates").index(index).report(
          "expected a word of --fail-on, new or gone");
      return false;
    }
  return true;
}

std::string today() {
  using namespace std::chrono;
  sys_days day = floor<days>(system_clock::now());
  int64_t seconds;
  if (const char *epoch = std::getenv("SOURCE_DATE_EPOCH"))
    if (!StringRef(epoch).getAsInteger(10, seconds) && seconds >= 0)
      day = floor<days>(sys_seconds(std::chrono::seconds(seconds)));
  year_month_day date(day);
  return formatv("{0:4}-{1,0+2}-{2,0+2}", int(date.year()),
                 unsigned(date.month()), unsigned(date.day()));
}

} // namespace kiln
