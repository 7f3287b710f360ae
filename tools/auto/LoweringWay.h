// A way of lowering tile IR: what kernels that compute the same are launched
// with, and how their loops run. By default a kernel is plain: any launcher can
// launch it.
#ifndef KILN_TOOLS_AUTO_LOWERINGWAY_H
#define KILN_TOOLS_AUTO_LOWERINGWAY_H

#include "tools/driver/Compile.h"

namespace kiln {

struct LoweringWay {
  TensorMapUse tensorMaps = TensorMapUse::None;
  PersistentUse persistent = PersistentUse::Off;
  bool twoDots = false, producer = false;
  unsigned moreStages = 0;

  bool isPlain() const { return *this == LoweringWay(); }
  bool operator==(const LoweringWay &other) const = default;
};

/// What the options say; where they say nothing, plain.
LoweringWay wayOf(const CompileOptions &options);
/// Has the options say this, and nothing left to choose.
void setWay(CompileOptions &options, const LoweringWay &way);

/// Which ways are open: by name, or because `auto` may choose what launches
/// follow.
OpenWays openOf(const CompileOptions &options, bool byAuto);

/// Those that a GPU has, of which one is to be measured: plain first. A kernel
/// of two dots is no raster of tiles, so no wave has both. A producer has copies
/// by tensor maps to begin.
std::vector<LoweringWay> loweringWays(const GpuTarget &gpu);

/// The values of --tensor-maps and --persistent: "on", "descriptors", "off".
llvm::StringRef nameOf(TensorMapUse use);
llvm::StringRef nameOf(PersistentUse use);
std::optional<TensorMapUse> tensorMapUse(llvm::StringRef name);
std::optional<PersistentUse> persistentUse(llvm::StringRef name);
/// The values of --more-stages but `auto`: 0 to 8.
std::optional<unsigned> moreStages(llvm::StringRef name);

/// As one would type it, "--tensor-maps on --persistent on"; empty: plain.
std::string spell(const LoweringWay &way);
/// As a table names it: "plain", "tensor maps, persistent".
std::string nameOf(const LoweringWay &way);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_LOWERINGWAY_H
