// The JSON beside an exported kernel.
#include "tools/export/ExportedFiles.h"
#include "tools/export/ExportedNames.h"

#include "targets/gpu/GpuTarget.h"
#include "tools/Version.h"
#include "llvm/Config/llvm-config.h"

using namespace llvm;

namespace kiln {

static json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

static json::Object binaryJson(const ExportBinary &binary) {
  auto number = [](const auto &value) {
    return value ? json::Value(uint64_t(*value)) : json::Value(nullptr);
  };
  return json::Object{
      {"target", binary.target->name()},
      {"origin", binary.origin},
      {"kernel", binary.kernel.name},
      {"bytes", binary.object.size()},
      {"digest", binary.digest()},
      {"threads_per_block", binary.threads},
      {"dynamic_shared_bytes", binary.dynamicShared},
      {"static_shared_bytes", number(binary.resources.staticSharedBytes)},
      {"registers", number(binary.resources.registers)},
      {"sched_strategy", orNull(binary.kernel.strategy)},
      {"remat", orNull(binary.kernel.remat)},
      {"max_regs", orNull(binary.kernel.maxRegs)},
      {"register_usage_level", number(binary.kernel.registerUsageLevel)},
      {"ptxas_controls", orNull(binary.kernel.ptxasControls)}};
}

json::Value exportedJson(const ExportedKernel &kernel) {
  json::Array arguments, variants;
  for (const ExportArgument &argument : kernel.arguments)
    arguments.push_back(json::Object{{"name", argument.name},
                                     {"name_in_c", nameInC(argument.name)},
                                     {"type", argument.type}});
  for (const ExportedKernel::Variant &variant : kernel.variants) {
    json::Object assumes;
    for (auto [argument, facts] : zip(kernel.arguments, variant.facts))
      for (const FactRow &row : factRows())
        if (facts & maskOf(row.fact))
          assumes[argument.name] = row.value;
    json::Array binaries;
    for (auto [binary, others] : zip(variant.binaries, variant.others)) {
      if (binary.object.empty())
        continue;
      json::Object object = binaryJson(binary);
      // Build 0 is the binary itself.
      json::Array builds;
      for (auto [index, other] : enumerate(others)) {
        builds.push_back(binaryJson(other));
        (*builds.back().getAsObject())["build"] = int64_t(index + 1);
      }
      object["builds"] = std::move(builds);
      binaries.push_back(std::move(object));
    }
    variants.push_back(json::Object{{"assumes", std::move(assumes)},
                                    {"binaries", std::move(binaries)}});
  }
  json::Value grid = nullptr;
  if (kernel.file)
    grid = json::Array(kernel.file->grid);
  const KernelResources &first =
      kernel.variants.back().binaries.front().resources;
  return json::Object{
      {"version", 1},
      {"name", kernel.name},
      {"arguments", std::move(arguments)},
      {"grid", std::move(grid)},
      {"variants", std::move(variants)},
      {"tools", json::Object{{"kiln", KILN_VERSION},
                             {"llvm", LLVM_VERSION_STRING},
                             {"assembler", orNull(first.producer)}}}};
}

} // namespace kiln
