#include "tools/report/RegionReport.h"

#include "tools/report/WrappedText.h"

#include "targets/directives/AllDirectives.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

bool isRegionRemark(const CodeGenRemark &remark) {
  return remark.pass == kRegionRemarks;
}

/// "PressureBefore" to "pressure_before".
static std::string fieldName(StringRef argument) {
  std::string name;
  for (char c : argument) {
    if (isUpper(c) && !name.empty())
      name += '_';
    name += toLower(c);
  }
  return name;
}

static json::Value fieldValue(StringRef text) {
  int64_t number;
  return text.getAsInteger(10, number) ? json::Value(text)
                                       : json::Value(number);
}

json::Object regionJson(const CodeGenRemark &remark) {
  json::Object region;
  json::Array values;
  for (const auto &[name, text] : remark.arguments) {
    StringRef key = name;
    if (key == "String") // the words between
      continue;
    if (key == "ValueRegisters")
      values.push_back(json::Object());
    bool ofValue = key == "Values" || key.consume_front("Value");
    json::Object &to = ofValue ? *values.back().getAsObject() : region;
    to[fieldName(key)] = fieldValue(text);
  }
  region["values"] = std::move(values);
  return region;
}

static int pressureAfter(const CodeGenRemark &remark) {
  int pressure = 0;
  for (const auto &[name, text] : remark.arguments)
    if (name == "PressureAfter")
      (void)StringRef(text).getAsInteger(10, pressure);
  return pressure;
}

/// What was done, then a line for each kind of value at the peak.
static void printRegion(raw_ostream &os, StringRef message) {
  auto [done, values] = message.split(". Most are live");
  printWrapped(os, done, 2);
  if (values.empty())
    return;
  auto [where, list] = values.split(": ");
  os << "    most are live" << where << ":\n";
  SmallVector<StringRef> groups;
  list.split(groups, "; ");
  for (StringRef group : groups)
    printWrapped(os, group, 6);
}

void printWorstRegions(raw_ostream &os, ArrayRef<CodeGenRemark> remarks) {
  // The scheduling layer names values in these regions (guesses: what decides
  // the registers of the kernel, and what one reads).
  constexpr double closeToWorst = 0.9;
  constexpr size_t most = 3;
  std::vector<const CodeGenRemark *> regions;
  for (const CodeGenRemark &remark : remarks)
    if (isRegionRemark(remark))
      regions.push_back(&remark);
  if (regions.empty())
    return;
  std::vector<const CodeGenRemark *> worst = regions;
  sort(worst, [](const CodeGenRemark *a, const CodeGenRemark *b) {
    int pressureOfA = pressureAfter(*a), pressureOfB = pressureAfter(*b);
    return std::tie(pressureOfB, a) < std::tie(pressureOfA, b);
  });
  double least = closeToWorst * pressureAfter(*worst.front());
  erase_if(worst, [&](const CodeGenRemark *remark) {
    return pressureAfter(*remark) < least;
  });
  if (worst.size() > most)
    worst.resize(most);
  for (const CodeGenRemark *remark : regions)
    if (is_contained(worst, remark))
      printRegion(os, remark->message);
  if (size_t others = regions.size() - worst.size())
    os << "  " << others << (others == 1 ? " region" : " regions")
       << " with as many live registers or fewer: --format json has all\n";
}

} // namespace kiln
