//===- MutationTest.cpp - damaged files are errors, never crashes ---------===//
//
// A thousand damaged copies of each committed file: cut short, bits flipped,
// words overwritten with the values that break readers. Reading may succeed
// (the damage may hit code) or fail with a message naming the file; nothing
// else.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/TestFiles.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

class Mutation : public testing::TestWithParam<const char *> {};

std::string damage(StringRef original, std::mt19937_64 &random) {
  std::string bytes = original.str();
  auto below = [&](uint64_t limit) { return random() % limit; };
  switch (below(4)) {
  case 0:
    bytes.resize(below(bytes.size() + 1));
    break;
  case 1:
    for (uint64_t flips = 1 + below(8); flips; --flips)
      bytes[below(bytes.size())] ^= 1 << below(8);
    break;
  case 2:
    // In the headers and tables, where a reader believes what it reads.
    for (uint64_t flips = 1 + below(4); flips; --flips)
      bytes[below(std::min<uint64_t>(bytes.size(), 64))] ^= 1 << below(8);
    break;
  case 3: {
    static const uint64_t values[] = {
        0,          1,          0xff,         0xffff,
        0x7fffffff, 0xffffffff, ~uint64_t(0), uint64_t(1) << 63};
    for (uint64_t count = 1 + below(3); count; --count) {
      uint64_t size = uint64_t(1) << below(4),
               value = values[below(std::size(values))];
      uint64_t offset = below(bytes.size() - 8) & ~(size - 1);
      for (uint64_t i = 0; i != size; ++i)
        bytes[offset + i] = value >> (8 * i);
    }
  }
  }
  return bytes;
}

TEST_P(Mutation, EndsInAnErrorOrNumbers) {
  std::unique_ptr<MemoryBuffer> file =
      testFile(std::string("targets/data/") + GetParam());
  std::mt19937_64 random(2022);
  unsigned errors = 0;
  for (unsigned i = 0; i != 1000; ++i) {
    std::string bytes = damage(file->getBuffer(), random);
    auto kernels = readResources(MemoryBufferRef(bytes, "damaged.bin"));
    if (!kernels) {
      ++errors;
      std::string message = toString(kernels.takeError());
      ASSERT_NE(message.find("damaged.bin"), std::string::npos) << message;
    } else {
      // What was read can be reported and reckoned with.
      for (const KernelResources &kernel : *kernels)
        ASSERT_FALSE(toJSON(kernel).empty());
    }
  }
  EXPECT_GT(errors, 200u);
}

/// Drivers load what the program headers name, which no section needs to hold.
TEST_P(Mutation, FilesCutShortAreRefused) {
  std::unique_ptr<MemoryBuffer> file =
      testFile(std::string("targets/data/") + GetParam());
  StringRef bytes = file->getBuffer();
  if (!bytes.starts_with("\x7f"
                         "ELF"))
    return;
  for (size_t size = 64; size < bytes.size(); size += 8) {
    auto kernels =
        readResources(MemoryBufferRef(bytes.take_front(size), "short.bin"));
    EXPECT_FALSE(bool(kernels)) << size << " of " << bytes.size();
    consumeError(kernels.takeError());
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, Mutation,
    testing::Values("spill_sm_75.cubin", "spill_sm_90a.cubin",
                    "spill_sm_100a.cubin", "spill_sm_80_cuda12.cubin",
                    "switch_sm_90a.cubin", "spill.fatbin", "spill_gfx906.hsaco",
                    "spill_gfx942.hsaco", "spill_gfx1100.hsaco"));

} // namespace
