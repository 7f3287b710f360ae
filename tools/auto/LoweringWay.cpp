#include "tools/auto/LoweringWay.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

LoweringWay wayOf(const CompileOptions &options) {
  return {options.mapsUsed(), options.persistent.value_or(PersistentUse::Off),
          options.twoDots.value_or(false)};
}

void setWay(CompileOptions &options, const LoweringWay &way) {
  options.tensorMaps = way.tensorMaps;
  options.persistent = way.persistent;
  options.twoDots = way.twoDots;
  options.openWays = {};
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
  return parts.empty() ? "plain" : join(parts, ", ");
}

} // namespace kiln
