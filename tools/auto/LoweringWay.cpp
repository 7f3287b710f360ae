#include "tools/auto/LoweringWay.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

LoweringWay wayOf(const CompileOptions &options) {
  return {options.mapsUsed(), options.persistent.value_or(PersistentUse::Off),
          options.twoDots.value_or(false), options.producer.value_or(false),
          options.moreStages.value_or(0)};
}

void setWay(CompileOptions &options, const LoweringWay &way) {
  options.tensorMaps = way.tensorMaps;
  options.persistent = way.persistent;
  options.twoDots = way.twoDots;
  options.producer = way.producer;
  options.moreStages = way.moreStages;
  options.openWays = {};
}

OpenWays openOf(const CompileOptions &options, bool byAuto) {
  OpenWays open = options.openWays;
  if (!byAuto || !options.launchesFollow)
    return open;
  open.tensorMaps |= !options.tensorMaps;
  open.persistent |= !options.persistent;
  open.twoDots |= !options.twoDots;
  open.producer |= !options.producer;
  open.stages |= !options.moreStages;
  return open;
}

std::vector<LoweringWay> loweringWays(const GpuTarget &gpu) {
  std::vector<TensorMapUse> maps{TensorMapUse::None};
  if (hasTensorCopies(gpu))
    maps.push_back(TensorMapUse::Blocks);
  std::vector<LoweringWay> ways;
  auto add = [&](PersistentUse persistent, bool twoDots) {
    for (TensorMapUse use : maps)
      ways.push_back({use, persistent, twoDots});
    if (hasWarpgroupMultiply(gpu))
      ways.push_back({TensorMapUse::Blocks, persistent, twoDots, true});
  };
  add(PersistentUse::Off, false);
  if (gpu.isNvidia())
    add(PersistentUse::On, false);
  if (hasWarpgroupMultiply(gpu))
    add(PersistentUse::Off, true);
  return ways;
}

StringRef nameOf(TensorMapUse use) {
  switch (use) {
  case TensorMapUse::None:
    return "off";
  case TensorMapUse::Descriptors:
    return "descriptors";
  case TensorMapUse::Blocks:
    return "on";
  }
  return "";
}

StringRef nameOf(PersistentUse use) {
  switch (use) {
  case PersistentUse::Off:
    return "off";
  case PersistentUse::Alone:
    return "alone";
  case PersistentUse::On:
    return "on";
  }
  return "";
}

std::optional<TensorMapUse> tensorMapUse(StringRef name) {
  for (TensorMapUse use :
       {TensorMapUse::None, TensorMapUse::Descriptors, TensorMapUse::Blocks})
    if (nameOf(use) == name)
      return use;
  return std::nullopt;
}

std::optional<PersistentUse> persistentUse(StringRef name) {
  for (PersistentUse use :
       {PersistentUse::Off, PersistentUse::Alone, PersistentUse::On})
    if (nameOf(use) == name)
      return use;
  return std::nullopt;
}

std::optional<unsigned> moreStages(StringRef name) {
  unsigned number;
  return !name.getAsInteger(10, number) && number <= 8 ? std::optional(number)
                                                       : std::nullopt;
}

std::string spell(const LoweringWay &way) {
  SmallVector<std::string> parts;
  if (way.tensorMaps != TensorMapUse::None)
    parts.push_back(("--tensor-maps " + nameOf(way.tensorMaps)).str());
  if (way.persistent != PersistentUse::Off)
    parts.push_back(("--persistent " + nameOf(way.persistent)).str());
  if (way.twoDots)
    parts.push_back("--two-dots on");
  if (way.producer)
    parts.push_back("--producer on");
  if (way.moreStages)
    parts.push_back("--more-stages " + std::to_string(way.moreStages));
  return join(parts, " ");
}

std::string nameOf(const LoweringWay &way) {
  SmallVector<std::string> parts;
  if (way.tensorMaps == TensorMapUse::Blocks)
    parts.push_back("tensor maps");
  if (way.tensorMaps == TensorMapUse::Descriptors)
    parts.push_back("tensor maps of descriptors");
  if (way.persistent == PersistentUse::On)
    parts.push_back("persistent");
  if (way.persistent == PersistentUse::Alone)
    parts.push_back("persistent where alone");
  if (way.twoDots)
    parts.push_back("two dots");
  if (way.producer)
    parts.push_back("producer");
  if (way.moreStages)
    parts.push_back(std::to_string(way.moreStages) +
                    (way.moreStages == 1 ? " stage more" : " stages more"));
  return parts.empty() ? "plain" : join(parts, ", ");
}

} // namespace kiln
