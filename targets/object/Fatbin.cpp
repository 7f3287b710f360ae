//===- Fatbin.cpp - the files several GPUs' code travels in ---------------===//
#include "targets/object/Fatbin.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr uint32_t cudaMagic = 0xBA55ED50;
constexpr StringLiteral hipMagic = "__CLANG_OFFLOAD_BUNDLE__",
                        compressedHipMagic = "CCOB";
/// More than any real entry; a damaged size must not become an allocation. A
/// guess.
constexpr uint64_t largestEntry = uint64_t(1) << 30;

/// A number of a header whose size the caller has checked once; a DataExtractor
/// would check each and say less than the messages below.
template <typename T> T at(StringRef bytes, uint64_t offset) {
  return support::endian::read<T, endianness::little>(bytes.data() + offset);
}

} // namespace

bool Fatbin::isCuda(StringRef bytes) {
  return bytes.size() >= 16 && at<uint32_t>(bytes, 0) == cudaMagic;
}
bool Fatbin::isHip(StringRef bytes) {
  return bytes.starts_with(hipMagic) || bytes.starts_with(compressedHipMagic);
}

Error Fatbin::add(StringRef bytes) {
  if (isHip(bytes))
    return addHip(bytes);
  while (!bytes.empty()) {
    Expected<StringRef> rest = addCuda(bytes);
    if (!rest)
      return rest.takeError();
    // Several containers are aligned to 8 bytes.
    bytes = rest->ltrim('\0');
  }
  return Error::success();
}

Error Fatbin::addSection(StringRef sectionName, StringRef bytes) {
  if ((sectionName == ".nv_fatbin" || sectionName == ".hip_fatbin") &&
      !bytes.empty())
    return add(bytes);
  return Error::success();
}

/// Header: magic, u16 version, u16 header size, u64 size of the entries.
/// Returns what follows.
Expected<StringRef> Fatbin::addCuda(StringRef bytes) {
  if (!isCuda(bytes))
    return createStringError(
        "a CUDA container does not begin with its magic number");
  uint64_t header = at<uint16_t>(bytes, 6), size = at<uint64_t>(bytes, 8);
  if (header < 16 || header > bytes.size() || size > bytes.size() - header)
    return createStringError("a CUDA container says it has " + Twine(size) +
                             " bytes, more than the file");
  if (Error error = addCudaEntries(bytes.substr(header, size)))
    return std::move(error);
  return bytes.substr(header + size);
}

/// Entries: u16 kind (1 PTX, 2 ELF), u32 header size at 4, u64 size at 8, u32
/// compressed size at 16 (0: plain), u64 original size at 0x38.
Error Fatbin::addCudaEntries(StringRef entries) {
  constexpr uint64_t smallestHeader = 0x40;
  constexpr uint16_t elfKind = 2;
  while (entries.size() >= smallestHeader) {
    uint64_t header = at<uint32_t>(entries, 4), size = at<uint64_t>(entries, 8);
    uint64_t compressed = at<uint32_t>(entries, 0x10),
             original = at<uint64_t>(entries, 0x38);
    if (header < smallestHeader || header > entries.size() ||
        size > entries.size() - header || compressed > size)
      return createStringError(
          "an entry of a CUDA container is larger than the container");
    StringRef payload = entries.substr(header, compressed ? compressed : size);
    if (at<uint16_t>(entries, 0) == elfKind) {
      if (compressed) {
        constexpr StringLiteral zstdMagic = "\x28\xb5\x2f\xfd";
        if (!payload.starts_with(zstdMagic) ||
            !compression::zstd::isAvailable() || original > largestEntry)
          return createStringError("an entry is compressed in a way that "
                                   "cannot be read here; build it with "
                                   "'nvcc --no-compress'");
        SmallVector<uint8_t, 0> plain;
        if (Error error = compression::zstd::decompress(
                arrayRefFromStringRef(payload), plain, original))
          return error;
        kept.push_back(
            MemoryBuffer::getMemBufferCopy(toStringRef(plain), name));
        payload = kept.back()->getBuffer();
      }
      found.push_back(MemoryBufferRef(payload, name));
    }
    entries = entries.substr(header + size);
  }
  return Error::success();
}

/// Magic, u64 count, then for each entry u64 offset, u64 size, u64 length of
/// the target's name, the name.
Error Fatbin::addHip(StringRef bytes) {
  if (bytes.starts_with(compressedHipMagic))
    return createStringError("the offload bundle is compressed; build it with "
                             "'hipcc --no-offload-compress'");
  uint64_t offset = hipMagic.size();
  if (bytes.size() < offset + 8)
    return createStringError("the offload bundle ends inside its header");
  uint64_t count = at<uint64_t>(bytes, offset);
  offset += 8;
  for (uint64_t i = 0; i != count; ++i) {
    if (bytes.size() - offset < 24)
      return createStringError("the offload bundle ends inside its table");
    uint64_t begin = at<uint64_t>(bytes, offset),
             size = at<uint64_t>(bytes, offset + 8);
    uint64_t nameSize = at<uint64_t>(bytes, offset + 16);
    offset += 24;
    if (nameSize > bytes.size() - offset || begin > bytes.size() ||
        size > bytes.size() - begin)
      return createStringError(
          "an entry of the offload bundle lies outside the file");
    offset += nameSize;
    StringRef payload = bytes.substr(begin, size);
    // The host's entry is empty.
    if (payload.starts_with(ELF::ElfMagic))
      found.push_back(MemoryBufferRef(payload, name));
  }
  return Error::success();
}

} // namespace kiln
