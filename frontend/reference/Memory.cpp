// Checked access to the ranges, with messages that say by how much an access
// missed the nearest one.
#include "frontend/reference/Memory.h"

#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace llvm;

namespace kiln::reference {

static bool contains(const MemoryRange &range, uint64_t address,
                     unsigned bytes) {
  uint64_t base = reinterpret_cast<uint64_t>(range.base);
  return address >= base && bytes <= range.bytes &&
         address - base <= range.bytes - bytes;
}

Expected<uint8_t *> Memory::locate(uint64_t address, unsigned bytes,
                                   const char *access) {
  size_t found = last;
  if (found >= ranges.size() || !contains(ranges[found], address, bytes)) {
    found = 0;
    while (found < ranges.size() && !contains(ranges[found], address, bytes))
      ++found;
    if (found == ranges.size())
      return outside(address, bytes, access);
    last = found;
  }
  uint64_t offset = address - reinterpret_cast<uint64_t>(ranges[found].base);
  if (offset % bytes)
    return createStringError("%s of %u bytes at offset %llu of '%s' is not "
                             "aligned to its size",
                             access, bytes, (unsigned long long)offset,
                             ranges[found].name.c_str());
  return ranges[found].base + offset;
}

/// How far an address lies from a range, and the sentence that says so.
static uint64_t distance(const MemoryRange &range, uint64_t address,
                         std::string &sentence) {
  uint64_t base = reinterpret_cast<uint64_t>(range.base);
  uint64_t end = base + range.bytes;
  uint64_t gap = address < base ? base - address : address - end;
  if (address < base)
    sentence = utostr(gap) + " bytes before the start of";
  else if (address >= end)
    sentence = utostr(gap) + " bytes after the end of";
  else
    gap = 0, sentence = "across the end of";
  sentence += " '" + range.name + "' (" + utostr(range.bytes) + " bytes)";
  return gap;
}

Error Memory::outside(uint64_t address, unsigned bytes,
                      const char *access) const {
  std::string nearest = "there is none", sentence;
  uint64_t smallest = UINT64_MAX;
  for (const MemoryRange &range : ranges) {
    uint64_t gap = distance(range, address, sentence);
    if (gap >= smallest)
      continue;
    smallest = gap;
    nearest = sentence;
  }
  std::string names;
  for (const MemoryRange &range : ranges)
    names += (names.empty() ? "'" : ", '") + range.name + "'";
  return createStringError(
      "%s of %u bytes outside every buffer (%s): %s", access, bytes,
      names.empty() ? "none was given" : names.c_str(), nearest.c_str());
}

Expected<uint64_t> Memory::load(uint64_t address, unsigned bytes) {
  Expected<uint8_t *> place = locate(address, bytes, "load");
  if (!place)
    return place.takeError();
  uint64_t word = 0;
  memcpy(&word, *place, bytes);
  return word;
}

Error Memory::store(uint64_t address, unsigned bytes, uint64_t word) {
  Expected<uint8_t *> place = locate(address, bytes, "store");
  if (!place)
    return place.takeError();
  changeCount += memcmp(*place, &word, bytes) != 0;
  memcpy(*place, &word, bytes);
  return Error::success();
}

} // namespace kiln::reference
