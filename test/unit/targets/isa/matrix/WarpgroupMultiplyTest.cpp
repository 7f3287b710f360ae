//===- WarpgroupMultiplyTest.cpp - wgmma's names and descriptors ----------===//
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "gtest/gtest.h"
#include <set>

using namespace kiln;

namespace {

TEST(WarpgroupMultiply, IsMadeOfMma) {
  auto slice = [](const char *types) {
    auto found = warpgroupMultiplyOf(
        std::string("wgmma.mma_async.sync.aligned.") + types);
    return found ? std::to_string(found->n) + " " + found->slice->name : "none";
  };
  EXPECT_EQ(slice("m64n128k16.f32.f16.f16"), "128 mma.m16n8k16.f32.f16");
  EXPECT_EQ(slice("m64n24k16.f16.f16.f16"), "24 mma.m16n8k16.f16.f16");
  EXPECT_EQ(slice("m64n256k16.f32.bf16.bf16"), "256 mma.m16n8k16.f32.bf16");
  EXPECT_EQ(slice("m64n40k8.f32.tf32.tf32"), "40 mma.m16n8k8.f32.tf32");
  EXPECT_EQ(slice("m64n8k32.f32.e4m3.e5m2"), "8 mma.m16n8k32.f32.e4m3.e5m2");
  EXPECT_EQ(slice("m64n24k32.s32.s8.u8"), "24 mma.m16n8k32.s32.s8.u8");
  // Not a width, not K's 32 bytes, not types that go together, not wgmma.
  EXPECT_EQ(slice("m64n40k32.s32.s8.s8"), "none");
  EXPECT_EQ(slice("m64n12k16.f32.f16.f16"), "none");
  EXPECT_EQ(slice("m64n264k16.f32.f16.f16"), "none");
  EXPECT_EQ(slice("m64n8k8.f32.f16.f16"), "none");
  EXPECT_EQ(slice("m64n8k16.f32.f16.bf16"), "none");
  EXPECT_EQ(slice("m64n8k16.f32.f16"), "none");
  EXPECT_FALSE(warpgroupMultiplyOf("wgmma.fence.sync.aligned"));
}

/// A descriptor; strides and start in bytes.
uint64_t descriptor(uint64_t mode, uint64_t start, uint64_t leading,
                    uint64_t stride) {
  return mode << 62 | (stride >> 4) << 32 | (leading >> 4) << 16 | start >> 4;
}

// CUTLASS, mma_sm90_desc.hpp: "K-major, swizzle S: rows of S bytes, 8 rows are
// one atom"; the swizzles as bases of the byte offset.
TEST(SharedMatrix, SwizzlesRowsAlongK) {
  for (auto [mode, bytes, rowBases] :
       {std::tuple(1u, 128u, std::array{16u, 32u, 64u}),
        {2u, 64u, std::array{0u, 16u, 32u}},
        {3u, 32u, std::array{0u, 0u, 16u}}}) {
    SharedMatrix matrix(descriptor(mode, 0x2000, 16, 8 * bytes));
    for (unsigned row = 0; row != 64; ++row)
      for (unsigned byte = 0; byte != 32; byte += 16) {
        unsigned column = byte;
        for (unsigned bit = 0; bit != 3; ++bit)
          if (row >> bit & 1)
            column ^= rowBases[bit];
        EXPECT_EQ(matrix.alongK(row, byte), 0x2000 + row * bytes + column)
            << bytes << ", row " << row << ", byte " << byte;
      }
  }
}

// The next 32 bytes of K, inside a pattern, lie at a start that is 32 greater.
TEST(SharedMatrix, AdvancesInsideThePattern) {
  SharedMatrix all(descriptor(1, 0, 16, 1024)),
      next(descriptor(1, 32, 16, 1024));
  for (unsigned row = 0; row != 16; ++row)
    EXPECT_EQ(next.alongK(row, 16), all.alongK(row, 48));
}

TEST(SharedMatrix, CoreMatricesWithoutAPattern) {
  SharedMatrix matrix(descriptor(0, 0x400, 128, 256));
  EXPECT_EQ(matrix.alongK(0, 0), 0x400u);
  EXPECT_EQ(matrix.alongK(3, 0), 0x400u + 3 * 16);
  EXPECT_EQ(matrix.alongK(3, 16), 0x400u + 128 + 3 * 16);
  EXPECT_EQ(matrix.alongK(11, 16), 0x400u + 256 + 128 + 3 * 16);
  // Across K the strides change their roles.
  EXPECT_EQ(matrix.acrossK(16, 3), 0x400u + 256 + 3 * 16);
  EXPECT_EQ(matrix.acrossK(0, 11), 0x400u + 128 + 3 * 16);
}

// What Triton writes for 64 x 256 of f16, contiguous along N: LBO 8192, SBO
// 1024.
TEST(SharedMatrix, AtomsAcrossK) {
  SharedMatrix matrix(descriptor(1, 0, 8192, 1024));
  EXPECT_EQ(matrix.acrossK(0, 0), 0u);
  EXPECT_EQ(matrix.acrossK(16, 0), 16u);
  EXPECT_EQ(matrix.acrossK(0, 1), 128u + 16u);
  EXPECT_EQ(matrix.acrossK(128, 0), 8192u);
  EXPECT_EQ(matrix.acrossK(144, 9), 8192u + 1024u + 128u + (16u ^ 16u));
}

TEST(SharedMatrix, ChunksCoverTheMatrixOnce) {
  for (bool transposed : {false, true}) {
    SharedMatrix matrix(
        descriptor(1, 0, 8192, 1024)); // 8192: also rows of K, 64 of them
    std::set<uint32_t> places;
    unsigned rows = 64;
    for (unsigned i = 0; i != SharedMatrix::chunksOf(rows); ++i)
      places.insert(matrix.chunk(0, i, transposed));
    EXPECT_EQ(places.size(), SharedMatrix::chunksOf(rows));
    // Rows from 16 on are the rest of them.
    EXPECT_EQ(places.count(matrix.chunk(16, 0, transposed)), 1u);
  }
  EXPECT_TRUE(SharedMatrix(uint64_t(1) << 49).hasBaseOffset());
  EXPECT_FALSE(SharedMatrix(descriptor(1, 0, 16, 1024)).hasBaseOffset());
}

} // namespace
