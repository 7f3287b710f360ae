//===- MadeMaps.cpp - tensor maps that a kernel makes itself --------------===//
#include "targets/emulator/async/MadeMaps.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

static constexpr unsigned kMaxRank = TensorMap::kMaxRank;

namespace {

/// The form of a map's bytes.
struct Encoded {
  uint64_t base;
  uint64_t strides[kMaxRank - 1];
  uint32_t sizes[kMaxRank], box[kMaxRank], elementStrides[kMaxRank];
  uint32_t given; ///< a bit for each field that has been
  uint8_t rank;   ///< one less
  uint8_t element, interleave, swizzle, fill;
  uint8_t rest[19]; ///< zero, as nothing gives it
};
static_assert(sizeof(Encoded) == kTensorMapBytes);

/// A field, by LLVM's name, and how many numbers it has.
struct FieldRow {
  const char *name;
  unsigned numbers;
};

} // namespace

static constexpr FieldRow fieldRows[] = {{"global.address", 1},
                                         {"rank", 1},
                                         {"elemtype", 1},
                                         {"interleave.layout", 1},
                                         {"swizzle.mode", 1},
                                         {"fill.mode", 1},
                                         {"box.dim", kMaxRank},
                                         {"global.dim", kMaxRank},
                                         {"global.stride", kMaxRank - 1},
                                         {"element.stride", kMaxRank}};

std::optional<MapField> kiln::emu::mapFieldOf(llvm::StringRef name) {
  for (auto [index, row] : llvm::enumerate(fieldRows))
    if (name == row.name)
      return MapField(index);
  return std::nullopt;
}

/// The bit of `given`.
static constexpr uint32_t bitOf(MapField field, uint32_t ordinal) {
  unsigned first = 0;
  for (unsigned before = 0; before != unsigned(field); ++before)
    first += fieldRows[before].numbers;
  return 1u << (first + ordinal);
}

void kiln::emu::replaceField(MapBytes &bytes, MapField field, uint32_t ordinal,
                             uint64_t number) {
  if (ordinal >= fieldRows[unsigned(field)].numbers)
    return; // never given
  Encoded map;
  std::memcpy(&map, bytes.data(), sizeof(map));
  map.given |= bitOf(field, ordinal);
  switch (field) {
  case MapField::GlobalAddress:
    map.base = number;
    break;
  case MapField::Rank:
    map.rank = number;
    break;
  case MapField::ElementType:
    map.element = number;
    break;
  case MapField::Interleave:
    map.interleave = number;
    break;
  case MapField::Swizzle:
    map.swizzle = number;
    break;
  case MapField::Fill:
    map.fill = number;
    break;
  case MapField::Box:
    map.box[ordinal] = number;
    break;
  case MapField::Size:
    map.sizes[ordinal] = number;
    break;
  case MapField::Stride:
    map.strides[ordinal] = number;
    break;
  case MapField::ElementStride:
    map.elementStrides[ordinal] = number;
    break;
  }
  std::memcpy(bytes.data(), &map, sizeof(map));
}

/// What lacks of a map's fields; empty: nothing.
static std::string missing(const Encoded &map) {
  for (auto [index, row] : llvm::enumerate(fieldRows)) {
    unsigned numbers = row.numbers;
    if (MapField(index) >= MapField::Box)
      numbers = map.rank + (MapField(index) == MapField::Stride ? 0 : 1);
    for (unsigned ordinal = 0; ordinal != numbers; ++ordinal)
      if (!(map.given & bitOf(MapField(index), ordinal)))
        return formatv("was never given its {0}", row.name);
  }
  return "";
}

/// What is wrong with the bytes; empty: nothing, and `map` is what they say.
static std::string decode(const MapBytes &bytes, TensorMap &map) {
  Encoded from;
  std::memcpy(&from, bytes.data(), sizeof(from));
  constexpr uint32_t known =
      (bitOf(MapField::ElementStride, kMaxRank - 1) << 1) - 1;
  if (llvm::any_of(from.rest, [](uint8_t byte) { return byte != 0; }) ||
      from.given & ~known)
    return "was made of bytes that were not zero";
  if (from.rank >= kMaxRank)
    return formatv("has {0} dimensions", from.rank + 1);
  if (std::string lacks = missing(from); !lacks.empty())
    return lacks;
  std::optional<TensorMapElement> element = tensorMapElementOf(from.element);
  if (!element || from.interleave)
    return "has elements or a layout that the emulator does not know";
  map = TensorMap();
  map.base = from.base;
  map.element = *element;
  map.fillsNan = from.fill;
  for (unsigned width : {0, 32, 64, 128})
    if (swizzleNumberInPtx(width) == unsigned(from.swizzle))
      map.swizzleBytes = width;
  for (unsigned dim = from.rank + 1; dim-- != 0;) {
    map.sizes.push_back(from.sizes[dim]);
    map.box.push_back(from.box[dim]);
    if (dim)
      map.strides.push_back(from.strides[dim - 1]);
    if (from.elementStrides[dim] != 1)
      return "leaves elements out";
  }
  std::string wrong = map.problem();
  return wrong.empty() ? "" : "breaks a rule: " + wrong;
}

static MapBytes bytesAt(uint64_t address) {
  MapBytes bytes;
  std::memcpy(bytes.data(), reinterpret_cast<const void *>(address),
              bytes.size());
  return bytes;
}

std::string MadeMap::problem(const AcquiredMaps &acquired) const {
  if (bytesAt(address) != bytes)
    return "was changed where it stands, without tensormap.cp_fenceproxy";
  auto known = acquired.find(address);
  if (known == acquired.end() || known->second != number)
    return "was made without a fence.proxy.tensormap of this thread after it";
  return wrong;
}

void MadeMaps::publish(uint64_t address) {
  MadeMap &made = maps[address];
  made.address = address;
  made.number = ++count;
  made.bytes = bytesAt(address);
  made.wrong = decode(made.bytes, made.map);
}

const MadeMap *MadeMaps::find(uint64_t address) const {
  auto found = maps.find(address);
  return found == maps.end() ? nullptr : &found->second;
}
