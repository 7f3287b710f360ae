//===- Fatbin.cpp - the files several GPUs' code travels in ---------------===//
#include "targets/object/Fatbin.h"
#include "targets/object/Lz4.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/OffloadBundle.h"
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
  while (!bytes.empty()) {
    Expected<StringRef> rest = bytes.starts_with(compressedHipMagic)
                                   ? addCompressedHip(bytes)
                               : isHip(bytes) ? addHip(bytes)
                                              : addCuda(bytes);
    if (!rest)
      return rest.takeError();
    // Several containers are aligned to 8 bytes, bundles to a page.
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
/// compressed size at 16 (0: plain), u64 flags at 0x28, u64 original size at
/// 0x38.
Error Fatbin::addCudaEntries(StringRef entries) {
  constexpr uint64_t smallestHeader = 0x40;
  constexpr uint16_t elfKind = 2;
  while (entries.size() >= smallestHeader) {
    uint64_t header = at<uint32_t>(entries, 4), size = at<uint64_t>(entries, 8);
    uint64_t compressed = at<uint32_t>(entries, 0x10);
    if (header < smallestHeader || header > entries.size() ||
        size > entries.size() - header || compressed > size)
      return createStringError(
          "an entry of a CUDA container is larger than the container");
    if (at<uint16_t>(entries, 0) == elfKind) {
      Expected<StringRef> payload =
          compressed ? decompressed(entries.substr(header, compressed),
                                    at<uint64_t>(entries, 0x28),
                                    at<uint64_t>(entries, 0x38))
                     : entries.substr(header, size);
      if (!payload)
        return payload.takeError();
      found.push_back(MemoryBufferRef(*payload, name));
    }
    entries = entries.substr(header + size);
  }
  return Error::success();
}

/// Flags as CUDA 11 and 12 (LZ4) and 13 (zstd) write them.
Expected<StringRef> Fatbin::decompressed(StringRef payload, uint64_t flags,
                                         uint64_t original) {
  constexpr uint64_t lz4Flag = 0x2000;
  constexpr StringLiteral zstdMagic = "\x28\xb5\x2f\xfd";
  if (original > largestEntry)
    return createStringError("an entry of a CUDA container says it has " +
                             Twine(original) +
                             " bytes when decompressed, more than any has");
  if (payload.starts_with(zstdMagic) && compression::zstd::isAvailable()) {
    SmallVector<uint8_t, 0> plain;
    if (Error error = compression::zstd::decompress(
            arrayRefFromStringRef(payload), plain, original))
      return std::move(error);
    return keep(MemoryBuffer::getMemBufferCopy(toStringRef(plain), name));
  }
  if (flags & lz4Flag) {
    Expected<SmallVector<char, 0>> plain = decompressLz4(payload, original);
    if (!plain)
      return plain.takeError();
    return keep(MemoryBuffer::getMemBufferCopy(
        StringRef(plain->data(), plain->size()), name));
  }
  return createStringError("an entry is compressed in a way that cannot be "
                           "read here; build it with 'nvcc --no-compress'");
}

StringRef Fatbin::keep(std::unique_ptr<MemoryBuffer> buffer) {
  kept.push_back(std::move(buffer));
  return kept.back()->getBuffer();
}

/// Magic, u64 count, then for each entry u64 offset, u64 size, u64 length of
/// the target's name, the name. Returns what follows.
Expected<StringRef> Fatbin::addHip(StringRef bytes) {
  uint64_t offset = hipMagic.size();
  if (bytes.size() < offset + 8)
    return createStringError("the offload bundle ends inside its header");
  uint64_t count = at<uint64_t>(bytes, offset);
  offset += 8;
  uint64_t end = offset;
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
    end = std::max({end, offset, begin + size});
    StringRef payload = bytes.substr(begin, size);
    // The host's entry is empty.
    if (payload.starts_with(ELF::ElfMagic))
      found.push_back(MemoryBufferRef(payload, name));
  }
  return bytes.substr(end);
}

/// A bundle compressed as a whole. Its first version does not say where it
/// ends, so there is none after it.
Expected<StringRef> Fatbin::addCompressedHip(StringRef bytes) {
  using object::CompressedOffloadBundle;
  Expected<CompressedOffloadBundle::CompressedBundleHeader> header =
      CompressedOffloadBundle::CompressedBundleHeader::tryParse(bytes);
  if (!header)
    return header.takeError();
  uint64_t size = header->FileSize.value_or(bytes.size());
  if (size > bytes.size())
    return createStringError("the compressed offload bundle says it has " +
                             Twine(size) + " bytes, more than the file");
  if (header->UncompressedFileSize > largestEntry)
    return createStringError("the compressed offload bundle says it has " +
                             Twine(header->UncompressedFileSize) +
                             " bytes when decompressed, more than any has");
  Expected<std::unique_ptr<MemoryBuffer>> plain =
      CompressedOffloadBundle::decompress(
          *MemoryBuffer::getMemBuffer(bytes.substr(0, size), name, false));
  if (!plain)
    return plain.takeError();
  StringRef bundle = keep(std::move(*plain));
  if (!bundle.starts_with(hipMagic))
    return createStringError("the compressed offload bundle holds no bundle");
  if (Expected<StringRef> rest = addHip(bundle); !rest)
    return rest.takeError();
  return bytes.substr(size);
}

} // namespace kiln
