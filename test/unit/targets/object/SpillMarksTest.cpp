// Marks of spills, and what is left of them where ptxas lets their size
// overflow.
#include "targets/object/SpillMarks.h"
#include "llvm/Support/Endian.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

constexpr uint64_t store = 0x0000000001007387; // STL [R1], R0
constexpr uint64_t load = 0x0000000001007983;  // LDL R0, [R1]

/// `stores` of 4 bytes, then `loads` of 16.
std::vector<uint8_t> code(unsigned stores, unsigned loads) {
  std::vector<uint8_t> bytes((stores + loads) * 16);
  for (unsigned i = 0; i != stores + loads; ++i) {
    support::endian::write64le(&bytes[i * 16], i < stores ? store : load);
    support::endian::write64le(&bytes[i * 16 + 8],
                               i < stores ? 0x100800 : 0x100c00);
  }
  return bytes;
}

/// Marks of the first `count` instructions.
std::vector<uint8_t> marks(unsigned count) {
  std::vector<uint8_t> bytes(count * 8);
  for (unsigned i = 0; i != count; ++i) {
    support::endian::write32le(&bytes[i * 8], 1);
    support::endian::write32le(&bytes[i * 8 + 4], i * 16);
  }
  return bytes;
}

SpillCounts counted(ArrayRef<uint8_t> code, ArrayRef<uint8_t> marks) {
  return cantFail(countSpills(code, marks, *lookupGpuTarget("sm_90a")));
}

TEST(SpillMarks, CountWhatIsMarked) {
  SpillCounts counts = counted(code(10, 20), marks(15));
  EXPECT_EQ(counts.stores, 10u);
  EXPECT_EQ(counts.storeBytes, 40u);
  EXPECT_EQ(counts.loads, 5u);
  EXPECT_EQ(counts.loadBytes, 80u);
  EXPECT_FALSE(counts.atLeast);
}

/// ptxas 13.0 and 13.5: the size of n marks is 8 n in 16 bits.
TEST(SpillMarks, CountTheCodeWhereTheMarksOverflow) {
  SpillCounts counts = counted(code(5000, 4000), marks(9000 - 8192));
  EXPECT_EQ(counts.stores, 5000u);
  EXPECT_EQ(counts.storeBytes, 20000u);
  EXPECT_EQ(counts.loads, 4000u);
  EXPECT_EQ(counts.loadBytes, 64000u);
  EXPECT_EQ(counts.offsets.size(), 9000u);
  EXPECT_FALSE(counts.atLeast);
  // Twice.
  EXPECT_EQ(counted(code(16000, 1000), marks(17000 - 16384)).stores, 16000u);
  // All 8,192 of them, so that none is left.
  EXPECT_EQ(counted(code(8192, 0), {}).stores, 8192u);
}

/// A kernel with local memory of its own as well: which are spills is not
/// known.
TEST(SpillMarks, AreALowerBoundWhereTheKernelHasLocalMemoryToo) {
  SpillCounts counts = counted(code(6000, 4000), marks(9000 - 8192));
  EXPECT_TRUE(counts.atLeast);
  EXPECT_EQ(counts.stores, 9000u - 8192u);
}

TEST(SpillMarks, RefuseAMarkBehindTheCode) {
  Expected<SpillCounts> counts =
      countSpills(code(1, 0), marks(2), *lookupGpuTarget("sm_90a"));
  EXPECT_EQ(toString(counts.takeError()),
            "is marked at offset 16, after the end of the code");
}

} // namespace
