#include "tools/auto/LoweringWay.h"

#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

LoweringWay wayOf(const CompileOptions &options) {
  return {options.mapsUsed(), options.persistent.value_or(PersistentUse::Off),
          options.twoDots.value_or(false), options.producer.value_or(false)};
}

void setWay(CompileOptions &options, const LoweringWay &way) {
  options.tensorMaps = way.tensorMaps;
  options.persistent = way.persistent;
  options.twoDots = way.twoDots;
  options.producer = way.producer;
  options.openWays = {};
}

std::vector<LoweringWay> loweringWays(const GpuTarget &gpu) {
  std::vector<TensorMapUse> maps{TensorMapUse::None};
  if (gpu.isNvidia() && gpu.computeCapability >= 90)
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
  return join(parts, " ");
}

std::string nameOf(const LoweringWay &way) {
  SmallVector<StringRef> parts;
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
  return parts.empty() ? "plain" : join(parts, ", ");
}

} // namespace kiln
