//===- ScaledMatrixTest.cpp - matrix instructions with scales -------------===//
//
// Random elements and scales of every format, against sums in double: the
// products of an element of A, one of B and their scales are exact there.
// Where elements and scales are, is said here by the documents' formulas and
// not by the records.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/EmulatorTesting.h"
#include "test/unit/targets/MatrixKernel.h"
#include "test/unit/targets/ScaledProduct.h"
#include "llvm/IR/InlineAsm.h"

using namespace kiln;
using kiln::testing::EmulatorTest;
using kiln::testing::Format;
using kiln::testing::formats;
using kiln::testing::MatrixKernel;
using kiln::testing::Packed;
using kiln::testing::ScaledProduct;
using llvm::APFloat;

namespace {

class EmulatorScaledMatrix : public EmulatorTest {
protected:
  /// The kernel of an instruction; one of NVIDIA's also as PTX, with this kind
  /// and number of scales.
  std::string compileRow(const MatrixInstruction &row, llvm::StringRef gpu,
                         std::pair<unsigned, unsigned> bytes,
                         std::pair<unsigned, unsigned> chosenLanes = {0, 0},
                         llvm::StringRef kind = "") {
    llvm::LLVMContext context;
    llvm::Module module("test", context);
    MatrixKernel made(module, row);
    std::tie(made.bytes[0], made.bytes[1]) = bytes;
    std::tie(made.chosenLanes[0], made.chosenLanes[1]) = chosenLanes;
    llvm::Function *function = made.write("kernel");
    if (!kind.empty())
      for (llvm::Instruction &inst : function->getEntryBlock())
        if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
            call && call->arg_size() == 16)
          call->setCalledOperand(asText(row, kind, call->getFunctionType()));
    std::string text;
    llvm::raw_string_ostream(text) << module;
    return compile(text, gpu);
  }

  static llvm::InlineAsm *asText(const MatrixInstruction &row,
                                 llvm::StringRef kind,
                                 llvm::FunctionType *type) {
    // mma.block_scale.m16n8k64.f32.e2m1.e2m1.ue8m0
    llvm::SmallVector<llvm::StringRef, 8> parts;
    llvm::StringRef(row.name).split(parts, '.');
    // Triton's order, and CUTLASS's.
    std::string shape = (parts[2] + ".row.col.").str(),
                block = ("kind::" + kind + ".").str();
    std::string text =
        "mma.sync.aligned." + (row.k == 64 ? shape + block : block + shape) +
        ("f32." + parts[4] + "." + parts[5] + ".f32." + parts[6]).str();
    return llvm::InlineAsm::get(
        type,
        text + " {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, "
               "{$10, $11, $12, $13}, {$14}, {$15, $16}, {$17}, {$18, $19};",
        "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f,r,h,h,r,h,h",
        /*hasSideEffects=*/false);
  }

  void
  expectProduct(const ScaledProduct &product, const std::vector<float> &d,
                llvm::function_ref<std::pair<unsigned, unsigned>(unsigned lane,
                                                                 unsigned reg)>
                    coordinatesOfC) {
    unsigned perLane = d.size() / lanes;
    for (unsigned lane = 0; lane != lanes; ++lane)
      for (unsigned reg = 0; reg != perLane; ++reg) {
        auto [i, j] = coordinatesOfC(lane, reg);
        double size, expected = product.expected(i, j, size);
        ASSERT_NEAR(d[lane * perLane + reg], expected, size * 0x1p-20)
            << i << ", " << j;
      }
  }

  unsigned lanes = 64;
};

// CDNA 4: of 8 bits a lane has 16 elements from 16 * (lane / rows) on, and as
// many half of K later; of fewer bits 32 neighbours. The scale of block
// lane / rows of the lane's row is the byte that op_sel names.
class EmulatorMfmaScaled : public EmulatorScaledMatrix {
protected:
  static unsigned alongK(const Format &format, unsigned size, unsigned lane,
                         unsigned i) {
    unsigned group = lane / size;
    return format.bits == 8 ? i / 16 * (1024 / size) + 16 * group + i % 16
                            : 32 * group + i;
  }

  void check(unsigned size, const Format &left, const Format &right,
             std::mt19937 &random) {
    unsigned k = 2048 / size;
    std::string name = "mfma.scale." + std::to_string(size) + "x" +
                       std::to_string(size) + "x" + std::to_string(k) +
                       ".f32." + left.amd + "." + right.amd;
    SCOPED_TRACE(name);
    const MatrixInstruction *row = lookupMatrixInstruction(name);
    ASSERT_TRUE(row);
    unsigned bytes[2] = {unsigned(random() % 4), unsigned(random() % 4)};
    ASSERT_EQ(compileRow(*row, "gfx950", {bytes[0], bytes[1]}), "");
    ScaledProduct product(size, size, k, left, right, APFloat::Float8E8M0FNU(),
                          32, random);
    Packed a, b, c, ofA, ofB;
    for (unsigned lane = 0; lane != lanes; ++lane) {
      unsigned along = lane % size, block = lane / size;
      for (unsigned i = 0; i != 32; ++i) {
        a.add(product.a[along * k + alongK(left, size, lane, i)], left.bits);
        b.add(product.b[alongK(right, size, lane, i) * size + along],
              right.bits);
      }
      for (unsigned i = 0; i != size * size / lanes; ++i) {
        auto [r, column] = coordinatesOfC(size, lane, i);
        c.add(llvm::bit_cast<uint32_t>(product.c[r * size + column]), 32);
      }
      for (unsigned byte = 0; byte != 4; ++byte) {
        // The other bytes would make all of it something else.
        auto of = [&](const std::vector<unsigned> &scales, unsigned chosen) {
          return byte == chosen ? scales[along * (k / 32) + block] : 0xff;
        };
        ofA.add(of(product.ofA, bytes[0]), 8);
        ofB.add(of(product.ofB, bytes[1]), 8);
      }
    }
    buffers.clear();
    std::vector<float> d(size * size);
    ASSERT_EQ(
        run({buffer("a", a.bytes), buffer("b", b.bytes), buffer("c", c.bytes),
             buffer("d", d), buffer("scales of a", ofA.bytes),
             buffer("scales of b", ofB.bytes)},
            1, lanes),
        "");
    expectProduct(product, contents<float>(3),
                  [&](unsigned lane, unsigned reg) {
                    return coordinatesOfC(size, lane, reg);
                  });
  }

  static std::pair<unsigned, unsigned>
  coordinatesOfC(unsigned size, unsigned lane, unsigned i) {
    return {256 / size * (i / 4) + 4 * (lane / size) + i % 4, lane % size};
  }
};

TEST_F(EmulatorMfmaScaled, MultipliesEveryPairOfFormats) {
  constexpr unsigned seed = 20261129;
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (unsigned size : {16, 32})
    for (const Format &left : formats)
      for (const Format &right : formats)
        check(size, left, right, random);
}

/// One lane's elements are ones; its scale is not a number: all of its row is
/// not, and no other one.
TEST_F(EmulatorMfmaScaled, ScaleOfAllOnesIsNotANumber) {
  const auto &row = *lookupMatrixInstruction("mfma.scale.32x32x64.f32.fp4.fp4");
  ASSERT_EQ(compileRow(row, "gfx950", {0, 0}), "");
  std::vector<uint32_t> ofA(64, 127), ofB(64, 127);
  ofA[32 + 5] = 0xff; // row 5, second block
  std::vector<uint8_t> zeros(64 * 16);
  std::vector<float> c(1024);
  ASSERT_EQ(run({buffer("a", zeros), buffer("b", zeros), buffer("c", c),
                 buffer("d", c), buffer("sa", ofA), buffer("sb", ofB)},
                1, 64),
            "");
  for (unsigned lane = 0; lane != 64; ++lane)
    for (unsigned i = 0; i != 16; ++i)
      EXPECT_EQ(std::isnan(contents<float>(3)[lane * 16 + i]),
                coordinatesOfC(32, lane, i).first == 5);
}

/// A scale of zero is 2^-127, and what is beyond f32 only times its scale
/// counts: 6 * 2^127 * 6 * 2^-127.
TEST_F(EmulatorMfmaScaled, ScalesReachBeyondF32) {
  const auto &row = *lookupMatrixInstruction("mfma.scale.32x32x64.f32.fp4.fp4");
  ASSERT_EQ(compileRow(row, "gfx950", {0, 0}), "");
  std::vector<uint8_t> sixes(64 * 16, 0x77);
  std::vector<float> c(1024);
  ASSERT_EQ(run({buffer("a", sixes), buffer("b", sixes), buffer("c", c),
                 buffer("d", c), buffer("sa", std::vector<uint32_t>(64, 254)),
                 buffer("sb", std::vector<uint32_t>(64, 0))},
                1, 64),
            "");
  for (float d : contents<float>(3))
    EXPECT_EQ(d, 64 * 36.f);
}

/// Scales that are the constant zero, of both: none, and only of one: 2^-127.
/// Operands may be longer than the format needs.
TEST_F(EmulatorMfmaScaled, ConstantZerosAreNoScales) {
  auto result = [&](const char *ofB) {
    EXPECT_EQ(compile(std::string(R"(
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32)
define amdgpu_kernel void @kernel(ptr addrspace(1) %out) {
  %a = insertelement <8 x i32> splat (i32 572662306), i32 -1, i32 7
  %d = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> splat (i32 572662306), <4 x float> zeroinitializer, i32 4, i32 4, i32 1, i32 0, i32 1, i32 )") +
                          ofB + R"()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %t
  store <4 x float> %d, ptr addrspace(1) %p, align 16
  ret void
}
)",
                      "gfx950"),
              "");
    buffers.clear();
    EXPECT_EQ(run({buffer("out", std::vector<float>(256))}, 1, 64), "");
    return contents<float>(0)[17];
  };
  EXPECT_EQ(result("0"), 128.f);
  EXPECT_EQ(result("32512"), 128 * 0x1p-127f); // 127 is its second byte
}

// PTX ISA, "mma with block scaling": thread 2 t or 2 t + 1 of four has the
// scales of A's rows, and one of the four those of B's column.
class EmulatorMmaScaled : public EmulatorScaledMatrix {
protected:
  EmulatorMmaScaled() { lanes = 32; }

  static std::pair<unsigned, unsigned> coordinatesOfC(unsigned lane,
                                                      unsigned i) {
    return {lane / 4 + 8 * (i / 2), lane % 4 * 2 + i % 2};
  }

  void check(const Format &left, const Format &right, unsigned k, unsigned run,
             const char *scaleName, const llvm::fltSemantics &scaleFormat,
             std::mt19937 &random, bool isText) {
    std::string shape = "m16n8k" + std::to_string(k);
    const MatrixInstruction *row =
        lookupScaledMma(shape, left.nvidia, right.nvidia, scaleName);
    ASSERT_TRUE(row);
    SCOPED_TRACE(row->name);
    unsigned perCall = k / run; // bytes
    unsigned bytes[2],
        chosen[2] = {unsigned(random() % 2), unsigned(random() % 4)};
    for (unsigned &byte : bytes)
      byte = random() % (4 / perCall) * perCall;
    const char *kind = !isText     ? ""
                       : k == 32   ? "mxf8f6f4.block_scale.scale_vec::1X"
                       : run == 32 ? "mxf4.block_scale.scale_vec::2X"
                                   : "mxf4nvf4.block_scale.scale_vec::4X";
    ASSERT_EQ(compileRow(*row, "sm_120a", {bytes[0], bytes[1]},
                         {chosen[0], chosen[1]}, kind),
              "");
    ScaledProduct product(16, 8, k, left, right, scaleFormat, run, random);
    // Elements of a register, and how they lie in it.
    unsigned w = k / 8, width = 32 / w, shift = w == 4 ? left.shiftInByte : 0,
             shiftOfB = w == 4 ? right.shiftInByte : 0;
    Packed a, b, c, ofA, ofB;
    for (unsigned lane = 0; lane != lanes; ++lane) {
      unsigned group = lane / 4, inGroup = lane % 4;
      for (unsigned reg = 0; reg != 4; ++reg)
        for (unsigned i = 0; i != w; ++i) {
          unsigned at = reg / 2 * 4 * w + inGroup * w + i;
          a.add(product.a[(group + 8 * (reg % 2)) * k + at] << shift, width);
        }
      for (unsigned reg = 0; reg != 2; ++reg)
        for (unsigned i = 0; i != w; ++i) {
          unsigned at = reg * 4 * w + inGroup * w + i;
          b.add(product.b[at * 8 + group] << shiftOfB, width);
        }
      for (unsigned i = 0; i != 4; ++i) {
        auto [r, column] = coordinatesOfC(lane, i);
        c.add(llvm::bit_cast<uint32_t>(product.c[r * 8 + column]), 32);
      }
      for (unsigned byte = 0; byte != 4; ++byte) {
        auto scale = [&](const std::vector<unsigned> &scales, unsigned index,
                         unsigned first, bool isChosen) {
          bool isRead = isChosen && byte >= first && byte < first + perCall;
          return isRead ? scales[index * perCall + byte - first] : 0xff;
        };
        ofA.add(scale(product.ofA, group + 8 * (inGroup % 2), bytes[0],
                      inGroup / 2 == chosen[0]),
                8);
        ofB.add(scale(product.ofB, group, bytes[1], inGroup == chosen[1]), 8);
      }
    }
    buffers.clear();
    std::vector<float> d(128);
    ASSERT_EQ(EmulatorTest::run({buffer("a", a.bytes), buffer("b", b.bytes),
                                 buffer("c", c.bytes), buffer("d", d),
                                 buffer("scales of a", ofA.bytes),
                                 buffer("scales of b", ofB.bytes)},
                                1, lanes),
              "");
    expectProduct(product, contents<float>(3), coordinatesOfC);
  }
};

TEST_F(EmulatorMmaScaled, MultipliesEveryPairOfFormats) {
  constexpr unsigned seed = 20261130;
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  const Format &fp4 = formats[4];
  for (bool isText : {false, true}) {
    for (const Format &left : formats)
      for (const Format &right : formats)
        check(left, right, 32, 32, "ue8m0", APFloat::Float8E8M0FNU(), random,
              isText);
    check(fp4, fp4, 64, 32, "ue8m0", APFloat::Float8E8M0FNU(), random, isText);
    check(fp4, fp4, 64, 16, "ue4m3", APFloat::Float8E4M3FN(), random, isText);
  }
}

TEST_F(EmulatorMmaScaled, IsThatOfGpusThatHaveIt) {
  const auto &row = *lookupScaledMma("m16n8k32", "e4m3", "e4m3", "ue8m0");
  std::string problem = compileRow(row, "sm_90a", {0, 0});
  EXPECT_NE(problem.find("sm_120a, sm_120f, sm_121a, sm_121f have"),
            std::string::npos)
      << problem;
}

} // namespace
