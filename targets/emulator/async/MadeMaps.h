//===- MadeMaps.h - tensor maps that a kernel makes itself ----------------===//
//
// PTX ISA, "tensormap.replace": a kernel gives the fields of a tensor map in
// memory one by one, copies its 128 bytes to global memory by
// tensormap.cp_fenceproxy, and copies by it after a fence.proxy.tensormap of
// the thread that begins them. Those bytes are opaque: here they have a format
// of our own, which also says which fields were given.
//
// What is checked: that every field was given to bytes that were zero; that the
// bytes in global memory are what was copied there; that the thread has fenced
// since. The race check finds overwrites while TMA reads them: each copy reads
// its map for as long as it is in flight.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_ASYNC_MADEMAPS_H
#define KILN_TARGETS_EMULATOR_ASYNC_MADEMAPS_H

#include "targets/launch/abi/TensorMap.h"
#include <array>
#include <map>

namespace kiln::emu {

/// What tensormap.replace knows.
enum class MapField : uint32_t {
  GlobalAddress,
  Rank,
  ElementType,
  Interleave,
  Swizzle,
  Fill,
  Box,
  Size,
  Stride,
  ElementStride
};
/// By LLVM's name: "global.address".
std::optional<MapField> mapFieldOf(llvm::StringRef name);

using MapBytes = std::array<uint8_t, kTensorMapBytes>;

/// Gives a field of the map in such bytes a number; those of dimensions (by
/// `ordinal`, the contiguous one first) have one each.
void replaceField(MapBytes &bytes, MapField field, uint32_t ordinal,
                  uint64_t number);

/// Which maps a thread has fenced for: by address, the number of the copy.
using AcquiredMaps = std::map<uint64_t, uint64_t>;

/// One that was copied to global memory.
struct MadeMap {
  uint64_t address;
  uint64_t number; ///< of the copy, counted over the launch
  MapBytes bytes;
  TensorMap map;
  /// What is wrong with it for any thread; empty: nothing.
  std::string wrong;

  /// Why a thread that has fenced for these may not copy by it, as the end of
  /// "a tensor map that"; empty: it may.
  std::string problem(const AcquiredMaps &acquired) const;
};

/// Those of a launch.
class MadeMaps {
public:
  /// A map has been copied to this address.
  void publish(uint64_t address);
  /// The last one that was copied there; null: none.
  const MadeMap *find(uint64_t address) const;

private:
  std::map<uint64_t, MadeMap> maps; // stable addresses
  uint64_t count = 0;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_ASYNC_MADEMAPS_H
