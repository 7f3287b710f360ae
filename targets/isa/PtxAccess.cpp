#include "targets/isa/PtxAccess.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace llvm;

namespace kiln {
namespace {

/// The access a weak load or store makes, by its qualifiers.
std::optional<PtxAccess> weakAccess(const PtxStatement &statement) {
  ArrayRef<StringRef> parts = statement.parts;
  PtxAccess access;
  if (parts[0] != "ld" && parts[0] != "st")
    return std::nullopt;
  access.isStore = parts[0] == "st";
  unsigned count = 1, bits = 0;
  for (StringRef part : drop_begin(parts)) {
    unsigned number = 0;
    if (part == "global")
      access.addressSpace = NVPTXAS::ADDRESS_SPACE_GLOBAL;
    else if (part == "shared" || part == "shared::cta")
      access.addressSpace = NVPTXAS::ADDRESS_SPACE_SHARED;
    else if (part == "local")
      access.addressSpace = NVPTXAS::ADDRESS_SPACE_LOCAL;
    else if (part == "weak" || part == "nc" || part == "ca" || part == "cg" ||
             part == "cs" || part == "lu" || part == "wb" ||
             part.starts_with("L1::") || part.starts_with("L2::"))
      ;
    else if (part.size() == 2 && part[0] == 'v' && isDigit(part[1]))
      count = part[1] - '0';
    else if (part.size() > 1 && StringRef("busf").contains(part[0]) &&
             !part.drop_front().getAsInteger(10, number) && number % 8 == 0)
      bits = number;
    else // volatile, relaxed, acquire, mmio, other spaces, new qualifiers
      return std::nullopt;
  }
  if (!bits)
    return std::nullopt;
  access.bytes = count * bits / 8;
  // "[ $1 + 16 ]" or "[$1]": a pointer operand and a constant.
  if (auto address = statement.address())
    if (address->first.starts_with("$"))
      access.offset = address->second;
  return access;
}

} // namespace

std::optional<PtxAccess> plainPtxAccess(StringRef text) {
  std::optional<PtxAccess> found;
  for (const PtxStatement &statement : parsePtx(text)) {
    if (memoryEffect(statement) == MemoryEffect::Registers)
      continue;
    if (found)
      return std::nullopt;
    found = weakAccess(statement);
    if (!found)
      return std::nullopt;
  }
  return found;
}

bool isHarmlessToGlobalMemory(StringRef text) {
  return all_of(parsePtx(text), [](const PtxStatement &statement) {
    if (memoryEffect(statement) != MemoryEffect::Anything)
      return true;
    std::optional<PtxAccess> access = weakAccess(statement);
    return access && (!access->isStore ||
                      access->addressSpace == NVPTXAS::ADDRESS_SPACE_SHARED ||
                      access->addressSpace == NVPTXAS::ADDRESS_SPACE_LOCAL);
  });
}

} // namespace kiln
