//===- FatbinTest.cpp - machine code in containers ------------------------===//
//
// What is compressed reads as what is not, one container after another as all
// of them, and what is for a GPU nobody here knows does not hide the rest.
//
//===----------------------------------------------------------------------===//
#include "targets/object/Fatbin.h"
#include "targets/object/Lz4.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/OffloadBundle.h"
#include "llvm/Support/Endian.h"
#include <map>
#include <random>

using namespace llvm;

namespace kiln {
namespace {

/// A length in LZ4's way after its first four bits.
void appendLength(std::string &out, size_t length) {
  if (length < 15)
    return;
  for (length -= 15; length >= 255; length -= 255)
    out.push_back('\xff');
  out.push_back(char(length));
}

/// A sequence of LZ4: literals and, where `distance` says so, a match.
void appendSequence(std::string &out, StringRef literals, size_t distance,
                    size_t length) {
  size_t match = distance ? length - 4 : 0;
  out.push_back(char(std::min<size_t>(literals.size(), 15) << 4 |
                     std::min<size_t>(match, 15)));
  appendLength(out, literals.size());
  out += literals;
  if (!distance)
    return;
  out.push_back(char(distance & 0xff));
  out.push_back(char(distance >> 8));
  appendLength(out, match);
}

/// As one block, with the nearest earlier place of the same four bytes as
/// match.
std::string compressLz4(StringRef bytes) {
  std::string out;
  std::map<std::string, size_t> last;
  size_t done = 0, at = 0;
  while (at + 4 <= bytes.size()) {
    auto [entry, isNew] = last.try_emplace(bytes.substr(at, 4).str(), at);
    size_t from = entry->second;
    entry->second = at;
    if (isNew || at - from > 0xffff) {
      ++at;
      continue;
    }
    size_t length = 4;
    while (at + length < bytes.size() &&
           bytes[from + length] == bytes[at + length])
      ++length;
    appendSequence(out, bytes.slice(done, at), at - from, length);
    done = at += length;
  }
  appendSequence(out, bytes.substr(done), 0, 0);
  return out;
}

std::string decompress(StringRef block, uint64_t size) {
  auto plain = decompressLz4(block, size);
  if (plain)
    return std::string(plain->begin(), plain->end());
  return "error: " + toString(plain.takeError());
}

template <typename T> void append(std::string &out, T value) {
  char bytes[sizeof value];
  support::endian::write<T, endianness::little>(bytes, value);
  out.append(bytes, sizeof value);
}

/// A CUDA container with these ELF files, each compressed if `lz4` says so.
std::string container(ArrayRef<StringRef> files, bool lz4) {
  std::string entries;
  for (StringRef file : files) {
    std::string payload = lz4 ? compressLz4(file) : file.str();
    size_t used = payload.size();
    payload.resize(alignTo(used, 8));
    append<uint16_t>(entries, 2);
    append<uint16_t>(entries, 0x101);
    append<uint32_t>(entries, 0x40);
    append<uint64_t>(entries, payload.size());
    append<uint64_t>(entries, lz4 ? used : 0);
    append<uint64_t>(entries, 0);
    append<uint64_t>(entries, 0);
    append<uint64_t>(entries, lz4 ? 0x2011 : 0x11);
    append<uint64_t>(entries, 0);
    append<uint64_t>(entries, lz4 ? file.size() : 0);
    entries += payload;
  }
  std::string out;
  append<uint32_t>(out, 0xBA55ED50);
  append<uint16_t>(out, 1);
  append<uint16_t>(out, 16);
  append<uint64_t>(out, entries.size());
  return out + entries;
}

/// An offload bundle with these code objects after the host's empty entry.
std::string bundle(ArrayRef<StringRef> files) {
  std::vector<StringRef> all = {""};
  append_range(all, files);
  std::string table, payload;
  std::string name = "hipv4-amdgcn-amd-amdhsa--gfx942";
  uint64_t header = 24 + 8 + all.size() * (24 + name.size());
  for (StringRef file : all) {
    append<uint64_t>(table, header + payload.size());
    append<uint64_t>(table, file.size());
    append<uint64_t>(table, name.size());
    table += name;
    payload += file;
  }
  std::string out = "__CLANG_OFFLOAD_BUNDLE__";
  append<uint64_t>(out, all.size());
  return out + table + payload;
}

std::string compressed(StringRef bundle, uint16_t version) {
  auto out = object::CompressedOffloadBundle::compress(
      compression::Params(compression::Format::Zstd),
      *MemoryBuffer::getMemBuffer(bundle, "", false), version);
  EXPECT_TRUE(bool(out));
  return out ? (*out)->getBuffer().str() : "";
}

/// "kernel on GPU: registers" of each, or the error.
std::string read(StringRef file, UnknownGpus *unknown = nullptr) {
  auto kernels = readResources(MemoryBufferRef(file, "a file"), unknown);
  if (!kernels)
    return toString(kernels.takeError());
  std::string out;
  for (const KernelResources &kernel : *kernels)
    out += kernel.kernel + " on " + kernel.target + ": " +
           utostr(kernel.registers.value_or(0)) + "\n";
  return out;
}

/// A cubin of a GPU that nobody here knows.
std::string unknownCubin() {
  std::string bytes =
      testFile("targets/data/spill_sm_75.cubin")->getBuffer().str();
  // e_flags of ELF ABI 7 has the number in its low byte, of ABI 8 in the next.
  constexpr unsigned abiVersion = 8, flags = 48;
  bytes[flags + (bytes[abiVersion] >= 8)] = 35;
  return bytes;
}

TEST(Lz4, ReadsWhatTheFormatDescribes) {
  EXPECT_EQ(decompress("\x30"
                       "abc",
                       3),
            "abc");
  // A match that runs into itself: "ab", then six bytes from two back.
  EXPECT_EQ(decompress(StringRef("\x22"
                                 "ab\x02\x00\x10"
                                 "c",
                                 7),
                       9),
            "abababab"
            "c");
  std::mt19937_64 random(11);
  for (unsigned letters : {1, 2, 7, 256}) {
    std::string bytes;
    for (unsigned i = 0; i != 5000; ++i)
      bytes.push_back(char(random() % letters));
    EXPECT_EQ(decompress(compressLz4(bytes), bytes.size()), bytes) << letters;
  }
}

TEST(Lz4, RefusesWhatIsDamaged) {
  std::string bytes(1000, 'x'), block = compressLz4(bytes);
  const char *damaged = "error: a compressed entry (LZ4) is damaged";
  // The last byte says that there are no literals any more.
  for (size_t size = 0; size + 1 != block.size(); ++size)
    ASSERT_EQ(decompress(StringRef(block).substr(0, size), bytes.size()),
              damaged);
  EXPECT_EQ(decompress(block, bytes.size() - 1), damaged);
  EXPECT_EQ(decompress(block, bytes.size() + 1), damaged);
  EXPECT_EQ(decompress(StringRef("\x10"
                                 "a\x02\x00\x00",
                                 5),
                       5),
            damaged);
  EXPECT_EQ(decompress(StringRef("\x10"
                                 "a\x00\x00\x00",
                                 5),
                       5),
            damaged);
}

TEST(Fatbin, CompressedIsAsPlain) {
  auto a = testFile("targets/data/spill_sm_90a.cubin"),
       b = testFile("targets/data/spill_sm_75.cubin");
  StringRef files[] = {a->getBuffer(), b->getBuffer()};
  std::string plain = read(container(files, /*lz4=*/false));
  EXPECT_EQ(plain, read(files[0]) + read(files[1]));
  EXPECT_EQ(read(container(files, /*lz4=*/true)), plain);
  EXPECT_EQ(read(container(files[0], true) + std::string(8, '\0') +
                 container(files[1], false)),
            plain);
}

TEST(Fatbin, BundlesMayBeCompressedAndFollowEachOther) {
  auto a = testFile("targets/data/spill_gfx942.hsaco"),
       b = testFile("targets/data/spill_gfx1100.hsaco");
  std::string first = bundle(a->getBuffer()), second = bundle(b->getBuffer()),
              both = read(a->getBuffer()) + read(b->getBuffer());
  EXPECT_EQ(read(bundle({a->getBuffer(), b->getBuffer()})), both);
  EXPECT_EQ(read(first + std::string(100, '\0') + second), both);
  for (uint16_t version : {2, 3})
    EXPECT_EQ(read(compressed(first, version) + std::string(4, '\0') +
                   compressed(second, version)),
              both)
        << version;
  // Version 1 is as version 2 without the file's size, which LLVM 22 reads, but
  // does not write.
  std::string oldest = compressed(first, 2);
  oldest.erase(8, 4);
  oldest[4] = 1;
  EXPECT_EQ(read(oldest), read(a->getBuffer()));
  std::string cut = compressed(first, 3);
  cut.resize(cut.size() / 2);
  EXPECT_NE(read(cut).find("'a file' is not a readable fatbin"),
            std::string::npos)
      << read(cut);
}

TEST(Fatbin, WhatIsForUnknownGpusDoesNotHideTheRest) {
  auto known = testFile("targets/data/spill_sm_90a.cubin");
  std::string old = unknownCubin();
  UnknownGpus unknown;
  EXPECT_EQ(read(container({old, known->getBuffer(), old}, true), &unknown),
            read(known->getBuffer()));
  EXPECT_EQ(listOf(unknown), "sm_35 (2 files)");
  EXPECT_EQ(
      read(container({old}, false)),
      "'a file' is not a readable fatbin: its machine code is for GPUs "
      "that Kiln does not know: sm_35 (1 file); 'kiln targets' lists all");
  EXPECT_NE(read(old).find("'a file' is not a readable cubin: unknown GPU "
                           "'sm_35'"),
            std::string::npos)
      << read(old);
}

} // namespace
} // namespace kiln
