//===- BasesTest.cpp - which lane holds which element ---------------------===//
//
// Every record for itself, and each family against the formulas of its
// vendor's document.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/matrix/MatrixInstruction.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "gtest/gtest.h"
#include <set>

using namespace kiln;

namespace {

using Coordinates = std::pair<unsigned, unsigned>;

/// Every element of rows x columns is held, and by as many as `copies`.
void expectCovers(const MatrixInstruction &row, const MatrixBases &bases,
                  unsigned rows, unsigned columns, unsigned copies) {
  SCOPED_TRACE(row.name);
  std::multiset<Coordinates> held;
  for (unsigned lane = 0; lane != row.lanes; ++lane)
    for (unsigned reg = 0; reg != bases.elements(); ++reg)
      held.insert(bases.at(reg, lane));
  EXPECT_EQ(held.size(), size_t(rows) * columns * copies);
  for (unsigned i = 0; i != rows; ++i)
    for (unsigned j = 0; j != columns; ++j)
      EXPECT_EQ(held.count({i, j}), copies) << i << ", " << j;
}

TEST(MatrixBases, CoverTheirShapes) {
  EXPECT_GT(allMatrixInstructions().size(), 70u);
  for (const MatrixInstruction &row : allMatrixInstructions()) {
    // Both halves of a gfx11 wave hold A and B.
    unsigned copies = llvm::StringRef(row.gpus) == "gfx11" ? 2 : 1;
    expectCovers(row, row.a, row.m, row.k, copies);
    expectCovers(row, row.b, row.k, row.n, copies);
    expectCovers(row, row.c, row.m, row.n, 1);
    EXPECT_EQ(lookupMatrixInstruction(row.name), &row) << "names are unique";
  }
  EXPECT_EQ(lookupMatrixInstruction("mma.m1n1k1.f32.f16"), nullptr);
}

TEST(MatrixBases, AreThoseOfExchangedTypes) {
  for (const MatrixInstruction &row : allMatrixInstructions()) {
    SCOPED_TRACE(row.name);
    const MatrixInstruction &other = withExchangedTypes(row);
    EXPECT_EQ(&withExchangedTypes(other), &row);
    EXPECT_EQ(other.aType, row.bType);
    EXPECT_EQ(other.bType, row.aType);
    EXPECT_EQ(other.firstCapability, row.firstCapability);
    for (unsigned lane = 0; lane != row.lanes; ++lane)
      for (unsigned reg = 0; reg != row.a.elements(); ++reg) {
        // With scales they depend on the type: they are those of B then.
        auto [k, n] = row.b.at(reg, lane);
        EXPECT_EQ(other.a.at(reg, lane), row.call == MatrixCall::MfmaScaled
                                             ? Coordinates(n, k)
                                             : row.a.at(reg, lane));
      }
  }
}

void expectCoordinates(
    const char *name, const MatrixBases MatrixInstruction::*which,
    llvm::function_ref<Coordinates(unsigned reg, unsigned lane)> coordinates) {
  const MatrixInstruction *row = lookupMatrixInstruction(name);
  ASSERT_TRUE(row) << name;
  for (unsigned lane = 0; lane != row->lanes; ++lane)
    for (unsigned reg = 0; reg != (row->*which).elements(); ++reg)
      EXPECT_EQ((row->*which).at(reg, lane), coordinates(reg, lane))
          << name << " register " << reg << " lane " << lane;
}

// PTX ISA, "Matrix Fragments for mma.m16n8k16 with floating point type".
TEST(MatrixBases, MmaOf16Bits) {
  for (const char *name : {"mma.m16n8k16.f32.f16", "mma.m16n8k16.f16.f16",
                           "mma.m16n8k16.f32.bf16"}) {
    expectCoordinates(
        name, &MatrixInstruction::a, [](unsigned i, unsigned lane) {
          unsigned group = lane >> 2, inGroup = lane % 4;
          bool upper = i < 2 || (i >= 4 && i < 6);
          return Coordinates(upper ? group : group + 8,
                             inGroup * 2 + (i & 1) + (i >= 4 ? 8 : 0));
        });
    expectCoordinates(
        name, &MatrixInstruction::b, [](unsigned i, unsigned lane) {
          return Coordinates(lane % 4 * 2 + (i & 1) + (i >= 2 ? 8 : 0),
                             lane >> 2);
        });
    expectCoordinates(name, &MatrixInstruction::c,
                      [](unsigned i, unsigned lane) {
                        return Coordinates((lane >> 2) + (i < 2 ? 0 : 8),
                                           lane % 4 * 2 + (i & 1));
                      });
  }
}

// PTX ISA, "Matrix Fragments for mma.m16n8k8" with .tf32.
TEST(MatrixBases, MmaOfTf32) {
  expectCoordinates("mma.m16n8k8.f32.tf32", &MatrixInstruction::a,
                    [](unsigned i, unsigned lane) {
                      return Coordinates((lane >> 2) + (i & 1 ? 8 : 0),
                                         lane % 4 + (i >= 2 ? 4 : 0));
                    });
  expectCoordinates("mma.m16n8k8.f32.tf32", &MatrixInstruction::b,
                    [](unsigned i, unsigned lane) {
                      return Coordinates(lane % 4 + i * 4, lane >> 2);
                    });
}

// PTX ISA, "Matrix Fragments for mma.m16n8k32".
TEST(MatrixBases, MmaOf8Bits) {
  for (const char *name :
       {"mma.m16n8k32.s32.s8.u8", "mma.m16n8k32.f32.e4m3.e5m2"}) {
    expectCoordinates(
        name, &MatrixInstruction::a, [](unsigned i, unsigned lane) {
          bool upper = i < 4 || (i >= 8 && i < 12);
          return Coordinates((lane >> 2) + (upper ? 0 : 8),
                             lane % 4 * 4 + (i & 3) + (i >= 8 ? 16 : 0));
        });
    expectCoordinates(
        name, &MatrixInstruction::b, [](unsigned i, unsigned lane) {
          return Coordinates(lane % 4 * 4 + (i & 3) + (i >= 4 ? 16 : 0),
                             lane >> 2);
        });
  }
}

// PTX ISA, "Matrix Fragments for mma.m8n8k4 with .f64" and "for mma.m16n8k16
// with .f64".
TEST(MatrixBases, MmaOfF64) {
  expectCoordinates(
      "mma.m8n8k4.f64.f64", &MatrixInstruction::a,
      [](unsigned, unsigned lane) { return Coordinates(lane >> 2, lane % 4); });
  expectCoordinates("mma.m8n8k4.f64.f64", &MatrixInstruction::c,
                    [](unsigned i, unsigned lane) {
                      return Coordinates(lane >> 2, lane % 4 * 2 + i);
                    });
  expectCoordinates("mma.m16n8k16.f64.f64", &MatrixInstruction::a,
                    [](unsigned i, unsigned lane) {
                      return Coordinates((lane >> 2) + (i & 1 ? 8 : 0),
                                         lane % 4 + 4 * (i >> 1));
                    });
  expectCoordinates("mma.m16n8k16.f64.f64", &MatrixInstruction::b,
                    [](unsigned i, unsigned lane) {
                      return Coordinates(lane % 4 + 4 * i, lane >> 2);
                    });
}

// The formulas that AMD's matrix instruction calculator prints for a CDNA 3
// instruction: i, j and k as functions of lane and element.
TEST(MatrixBases, Mfma) {
  for (auto [name, size, run] : {std::tuple("mfma.32x32x8.f32.f16", 32u, 4u),
                                 {"mfma.16x16x16.f32.bf16", 16u, 4u},
                                 {"mfma.32x32x2.f32.f32", 32u, 1u},
                                 {"mfma.16x16x32.s32.s8", 16u, 8u},
                                 {"mfma.16x16x8.f32.xf32", 16u, 2u}}) {
    expectCoordinates(
        name, &MatrixInstruction::a, [=](unsigned e, unsigned lane) {
          return Coordinates(lane % size, run * (lane / size) + e);
        });
    expectCoordinates(
        name, &MatrixInstruction::b, [=](unsigned e, unsigned lane) {
          return Coordinates(run * (lane / size) + e, lane % size);
        });
    expectCoordinates(
        name, &MatrixInstruction::c, [=](unsigned v, unsigned lane) {
          return Coordinates(256 / size * (v / 4) + 4 * (lane / size) + v % 4,
                             lane % size);
        });
  }
  expectCoordinates("mfma.16x16x4.f64.f64", &MatrixInstruction::c,
                    [](unsigned v, unsigned lane) {
                      return Coordinates(lane / 16 + 4 * v, lane % 16);
                    });
}

// AMD's composable_kernel, test/mx_mfma_op/mx_mfma_op.hpp: "Register Mapping
// for FP8", "FP6" and "FP4"; the scale of thread t is that of row t % size and
// block t / size.
TEST(MatrixBases, ScaledMfma) {
  for (unsigned size : {16u, 32u}) {
    std::string shape = size == 16 ? "16x16x128" : "32x32x64";
    for (const char *format : {"fp8", "bf8", "fp6", "bf6", "fp4"}) {
      std::string name = "mfma.scale." + shape + ".f32." + format + ".fp4";
      bool isByte = llvm::StringRef(format).ends_with("8");
      expectCoordinates(
          name.c_str(), &MatrixInstruction::a, [=](unsigned i, unsigned lane) {
            unsigned group = lane / size;
            return Coordinates(lane % size, isByte ? i % 16 + 16 * group +
                                                         i / 16 * 1024 / size
                                                   : i + 32 * group);
          });
      const MatrixInstruction &row = *lookupMatrixInstruction(name);
      EXPECT_EQ(row.scales.run, 32u);
      EXPECT_EQ(row.scales.bytes(), 1u);
      for (unsigned lane = 0; lane != 64; ++lane) {
        EXPECT_EQ(row.scales.a.at(0, lane),
                  Coordinates(lane % size, lane / size));
        EXPECT_EQ(row.scales.b.at(0, lane),
                  Coordinates(lane / size, lane % size));
      }
    }
  }
}

// PTX ISA, "Warp-level block scaling": the fragments of scales.
TEST(MatrixBases, ScaledMma) {
  for (const char *name : {"mma.block_scale.m16n8k32.f32.e4m3.e2m1.ue8m0",
                           "mma.block_scale.m16n8k64.f32.e2m1.e2m1.ue8m0",
                           "mma.block_scale.m16n8k64.f32.e2m1.e2m1.ue4m3"}) {
    const MatrixInstruction *row = lookupMatrixInstruction(name);
    ASSERT_TRUE(row) << name;
    EXPECT_EQ(row->scales.bytes(), row->k / row->scales.run);
    for (unsigned lane = 0; lane != 32; ++lane)
      for (unsigned byte = 0; byte != row->scales.bytes(); ++byte) {
        EXPECT_EQ(row->scales.a.at(byte, lane),
                  Coordinates(lane / 4 + lane % 2 * 8, byte));
        EXPECT_EQ(row->scales.b.at(byte, lane), Coordinates(byte, lane / 4));
      }
  }
}

// Every scale is held: by one lane, or one of each choice.
TEST(MatrixBases, ScalesCoverTheirShapes) {
  unsigned rows = 0;
  for (const MatrixInstruction &row : allMatrixInstructions()) {
    if (!row.scales)
      continue;
    ++rows;
    unsigned blocks = row.k / row.scales.run;
    bool isMma = row.lanes == 32;
    expectCovers(row, row.scales.a, row.m, blocks, isMma ? 2 : 1);
    expectCovers(row, row.scales.b, blocks, row.n, isMma ? 4 : 1);
  }
  EXPECT_EQ(rows, 2 * 25 + 25 + 2u);
}

// The same for RDNA 3 and RDNA 4.
TEST(MatrixBases, Wmma) {
  expectCoordinates(
      "wmma.16x16x16.f32.f16.gfx11", &MatrixInstruction::a,
      [](unsigned e, unsigned lane) { return Coordinates(lane % 16, e); });
  expectCoordinates("wmma.16x16x16.f32.f16.gfx11", &MatrixInstruction::c,
                    [](unsigned v, unsigned lane) {
                      return Coordinates(2 * v + lane / 16, lane % 16);
                    });
  expectCoordinates("wmma.16x16x16.f32.bf16.gfx12", &MatrixInstruction::a,
                    [](unsigned e, unsigned lane) {
                      return Coordinates(lane % 16,
                                         8 * (e / 4) + 4 * (lane / 16) + e % 4);
                    });
  expectCoordinates("wmma.16x16x16.s32.s8.s8.gfx12", &MatrixInstruction::a,
                    [](unsigned e, unsigned lane) {
                      return Coordinates(lane % 16, 8 * (lane / 16) + e);
                    });
  expectCoordinates("wmma.16x16x16.f32.f16.gfx12", &MatrixInstruction::c,
                    [](unsigned v, unsigned lane) {
                      return Coordinates(v + 8 * (lane / 16), lane % 16);
                    });
}

} // namespace
