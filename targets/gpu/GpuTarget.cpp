//===- GpuTarget.cpp - the table of GPUs and how to find one --------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {
#define GET_GpuTable_IMPL
// TableGen writes a lookup by the sorting key, which nothing needs.
[[maybe_unused]] const GpuTarget *lookupGpuByRank(uint32_t rank);
#include "targets/gpu/Gpus.inc"
} // namespace

ArrayRef<unsigned> GpuTarget::carveOutsKiB() const {
  ArrayRef<unsigned> sizes(carveOuts);
  while (!sizes.empty() && sizes.back() == 0)
    sizes = sizes.drop_back();
  return sizes;
}

ArrayRef<GpuTarget> allGpuTargets() { return GpuTable; }

const GpuTarget *lookupGpuTarget(StringRef name) {
  const auto *found = find_if(
      GpuTable, [&](const GpuTarget &gpu) { return gpu.name() == name; });
  return found == std::end(GpuTable) ? nullptr : found;
}

SmallVector<StringRef, 4> GpuTarget::productNames() const {
  auto [family, products] = StringRef(product).split(" (");
  SmallVector<StringRef, 4> names{family};
  products.consume_back(")");
  products.split(names, ", ", -1, /*KeepEmpty=*/false);
  return names;
}

/// The GPUs people mean by a product or a family, one for each chip.
static SmallVector<const GpuTarget *> gpusCalled(StringRef name) {
  SmallVector<const GpuTarget *> found;
  for (const GpuTarget &gpu : GpuTable) {
    if (none_of(gpu.productNames(), [&](StringRef product) {
          return product.equals_insensitive(name);
        }))
      continue;
    bool sameChip = !found.empty() && gpu.isNvidia() &&
                    found.back()->computeCapability == gpu.computeCapability;
    if (!sameChip)
      found.push_back(&gpu);
    else if (gpu.variant == 'a')
      found.back() = &gpu;
  }
  return found;
}

static std::string listOf(ArrayRef<const GpuTarget *> gpus) {
  return join(map_range(gpus,
                        [](const GpuTarget *gpu) {
                          return (gpu->name() + ", " + gpu->product).str();
                        }),
              "; ");
}

char UnknownGpuError::ID;

Expected<const GpuTarget *> findGpuTarget(StringRef name) {
  if (const GpuTarget *gpu = lookupGpuTarget(name))
    return gpu;
  SmallVector<const GpuTarget *> called = gpusCalled(name);
  if (called.size() == 1)
    return called.front();
  if (!called.empty())
    return failure("'", name, "' is several GPUs: ", listOf(called));
  SmallVector<StringRef> known;
  for (const GpuTarget &gpu : GpuTable)
    known.push_back(gpu.name());
  for (const GpuTarget &gpu : GpuTable)
    append_range(known, gpu.productNames());
  StringRef nearest = nearestName(name, known);
  std::string meant;
  if (!nearest.empty())
    meant = ("; did you mean '" + nearest + "'").str();
  if (!nearest.empty() && !lookupGpuTarget(nearest))
    meant += " (" + listOf(gpusCalled(nearest)) + ")";
  return make_error<UnknownGpuError>(
      name, "unknown GPU '" + name + "'" + meant + (meant.empty() ? "" : "?") +
                "; 'kiln targets' lists all");
}

} // namespace kiln
