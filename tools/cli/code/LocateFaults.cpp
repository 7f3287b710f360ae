#include "tools/cli/code/LocateFaults.h"

#include "targets/support/Errors.h"
#include "targets/support/text/KernelName.h"
#include "tools/locate/FaultLocation.h"
#include "llvm/Object/ELFObjectFile.h"

using namespace llvm;

namespace kiln {
namespace {

/// Where in an ELF file the byte at an address lies that its segments are loaded
/// to; nothing where none is.
std::optional<uint64_t> offsetInFile(MemoryBufferRef elf, uint64_t address) {
  auto file = object::ObjectFile::createELFObjectFile(elf);
  if (!file) {
    consumeError(file.takeError());
    return std::nullopt;
  }
  auto *known = dyn_cast<object::ELF64LEObjectFile>(file->get());
  if (!known)
    return std::nullopt;
  auto mapped = known->getELFFile().toMappedAddr(address);
  if (!mapped) {
    consumeError(mapped.takeError());
    return std::nullopt;
  }
  return *mapped - known->getELFFile().base();
}

/// The position as bytes from a kernel's first instruction; nothing where it is
/// not in this kernel.
std::optional<uint64_t> offsetIn(const KernelResources &kernel,
                                 MemoryBufferRef elf,
                                 const FaultPosition &position) {
  if (!position.fromBase)
    return position.offset;
  std::optional<uint64_t> at = offsetInFile(elf, position.offset);
  if (!at || *at < kernel.codeOffset ||
      *at - kernel.codeOffset >= kernel.codeBytes)
    return std::nullopt;
  return *at - kernel.codeOffset;
}

/// The reports of one file's kernels.
class Reports {
public:
  Reports(const FaultPosition &position, bool asJson)
      : position(position), asJson(asJson), os(text), json(os, 2) {}

  Error add(const BinaryFile &binary,
            function_ref<bool(const KernelResources &)> isMeant) {
    const KernelResources *next = binary.kernels.data();
    return forEachCodeFile(
        binary.code->getMemBufferRef(),
        [&](MemoryBufferRef elf, ArrayRef<KernelResources> found) -> Error {
          for (size_t i = 0; i != found.size(); ++i, ++next) {
            if (!isMeant(*next) ||
                (!position.kernel.empty() &&
                 !meansKernel(position.kernel, next->kernel)))
              continue;
            names.push_back(next->kernel);
            if (std::optional<uint64_t> offset = offsetIn(*next, elf, position))
              if (Error error = report(makeListing(elf, *next), *offset))
                return error;
          }
          return Error::success();
        });
  }

  Expected<std::string> take() {
    if (count > 1)
      return failure("--at: ", count,
                     " kernels have this offset; say which is "
                     "meant: KERNEL+OFFSET, or -k");
    if (count)
      return std::move(text);
    if (names.empty())
      return failure("--at: there is no kernel '", position.kernel, "'");
    return failure("--at: none of the ", names.size(),
                   " kernels here has an instruction at this address of the "
                   "loaded code object; is it another one, or bytes from a "
                   "kernel's begin (KERNEL+OFFSET)?");
  }

private:
  Error report(const Listing &listing, uint64_t offset) {
    ++count;
    Expected<FaultLocation> fault = locateFault(listing, offset);
    if (!fault)
      return fault.takeError();
    if (asJson) {
      writeFault(json, listing, *fault);
      os << '\n';
    } else {
      os << faultText(listing, *fault);
    }
    return Error::success();
  }

  const FaultPosition &position;
  const bool asJson;
  unsigned count = 0;
  std::vector<std::string> names;
  std::string text;
  raw_string_ostream os;
  json::OStream json;
};

} // namespace

Expected<FaultPosition> FaultPosition::parse(StringRef text) {
  FaultPosition position;
  StringRef number = text;
  if (text.contains('+')) {
    auto [name, offset] = text.rsplit('+');
    number = offset;
    if (name == "base")
      position.fromBase = true;
    else
      position.kernel = name.str();
  }
  if (number.getAsInteger(0, position.offset) ||
      (text.contains('+') && !position.fromBase && position.kernel.empty()))
    return failure("--at: expected OFFSET, KERNEL+OFFSET or base+OFFSET, in "
                   "bytes, decimal or 0x, found '",
                   text, "'");
  return position;
}

Expected<std::string>
locateFaults(ArrayRef<BinaryFile> binaries, const FaultPosition &position,
             function_ref<bool(const KernelResources &)> isMeant, bool asJson) {
  Reports reports(position, asJson);
  for (const BinaryFile &binary : binaries)
    if (Error error = reports.add(binary, isMeant))
      return std::move(error);
  return reports.take();
}

} // namespace kiln
