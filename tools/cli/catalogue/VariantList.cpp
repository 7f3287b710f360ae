#include "tools/cli/catalogue/VariantList.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Renamed.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

std::string valuesOf(const VariantRecord &record) {
  if (record.isCount)
    return record.expected(/*ofOption=*/false);
  SmallVector<StringRef> names;
  for (const VariantValue &value : record.values())
    names.push_back(value.name);
  return join(names, " | ");
}

static json::Array vendorsOf(const VariantRecord &record) {
  json::Array vendors;
  auto has = [&](bool (*isOf)(const GpuTarget &)) {
    return any_of(allGpuTargets(), [&](const GpuTarget &gpu) {
      return isOf(gpu) && record.isFor(gpu);
    });
  };
  if (has(isNvidia))
    vendors.push_back("nvidia");
  if (has(isAmd))
    vendors.push_back("amd");
  return vendors;
}

json::Array variantsJson() {
  json::Array list;
  for (const VariantRecord &record : loweringVariants()) {
    json::Array values, formerly;
    for (const VariantValue &value : record.values())
      values.push_back(
          json::Object{{"name", value.name}, {"help", value.help}});
    for (const Renamed &renamed : kRenamed)
      if (renamed.now == record.name)
        formerly.push_back(renamed.before);
    list.push_back(json::Object{{"name", record.name},
                                {"key", record.key()},
                                {"summary", record.help},
                                {"values", std::move(values)},
                                {"is_count", record.isCount},
                                {"default", record.values().front().name},
                                {"auto", record.mayBeOpen()},
                                {"own_launch", record.hasOwnLaunch},
                                {"vendors", vendorsOf(record)},
                                {"formerly", std::move(formerly)}});
  }
  return list;
}

} // namespace kiln
