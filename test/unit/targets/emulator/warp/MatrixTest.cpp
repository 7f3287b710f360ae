//===- MatrixTest.cpp - matrix instructions on the emulator ---------------===//
//
// Every record: small whole numbers, which every type has and whose sums are
// exact in any order, against a multiplication of matrices. Then what is
// guaranteed of rounding, and of ldmatrix and stmatrix.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/MatrixNumbers.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/EmulatorTesting.h"
#include "test/unit/targets/MatrixKernel.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cmath>

using namespace kiln;
using kiln::testing::EmulatorTest;
using kiln::testing::MatrixKernel;

namespace {

/// A whole number as an element of `type`.
uint64_t bitsOfNumber(MatrixType type, int number) {
  auto in = [&](const llvm::fltSemantics &format) {
    llvm::APFloat value{double(number)};
    bool losesInfo;
    value.convert(format, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    return value.bitcastToAPInt().getZExtValue();
  };
  switch (type) {
  case MatrixType::F16:
    return in(llvm::APFloat::IEEEhalf());
  case MatrixType::BF16:
    return in(llvm::APFloat::BFloat());
  case MatrixType::TF32:
  case MatrixType::F32:
    return in(llvm::APFloat::IEEEsingle());
  case MatrixType::F64:
    return in(llvm::APFloat::IEEEdouble());
  case MatrixType::E4M3:
    return in(llvm::APFloat::Float8E4M3FN());
  case MatrixType::E5M2:
    return in(llvm::APFloat::Float8E5M2());
  case MatrixType::E4M3FNUZ:
    return in(llvm::APFloat::Float8E4M3FNUZ());
  case MatrixType::E5M2FNUZ:
    return in(llvm::APFloat::Float8E5M2FNUZ());
  case MatrixType::E2M3:
  case MatrixType::E2M3InByte:
    return in(llvm::APFloat::Float6E2M3FN());
  case MatrixType::E3M2:
  case MatrixType::E3M2InByte:
    return in(llvm::APFloat::Float6E3M2FN());
  case MatrixType::E2M1:
    return in(llvm::APFloat::Float4E2M1FN());
  case MatrixType::E2M1InByte:
    return in(llvm::APFloat::Float4E2M1FN()) << 2;
  case MatrixType::E8M0:
    return in(llvm::APFloat::Float8E8M0FNU());
  case MatrixType::UE4M3:
    return in(llvm::APFloat::Float8E4M3FN());
  case MatrixType::S8:
  case MatrixType::U8:
  case MatrixType::S32:
    return uint32_t(number) & llvm::maskTrailingOnes<uint64_t>(bitsOf(type));
  }
  llvm_unreachable("unknown type");
}

/// A small number that depends on its place; negative where the type has such.
int numberAt(MatrixType type, unsigned row, unsigned column) {
  int number = int(row * 5 + column * 3 + row * column) % 7;
  return type == MatrixType::U8 ? number : number - 3;
}

/// All lanes' elements, one after another, as memory has them: the bits of the
/// one at (row, column).
std::vector<uint8_t>
fragmentBytes(const MatrixInstruction &row, const MatrixBases &bases,
              MatrixType type,
              llvm::function_ref<uint64_t(unsigned, unsigned)> bitsAt) {
  unsigned width = bitsOf(type), at = 0;
  std::vector<uint8_t> memory(row.lanes * bases.elements() * width / 8);
  for (unsigned lane = 0; lane != row.lanes; ++lane)
    for (unsigned i = 0; i != bases.elements(); ++i) {
      auto [r, c] = bases.at(i, lane);
      uint64_t bits = bitsAt(r, c);
      for (unsigned bit = 0; bit != width; ++bit, ++at)
        memory[at / 8] |= (bits >> bit & 1) << (at % 8);
    }
  return memory;
}
std::vector<uint8_t> fragmentBytes(const MatrixInstruction &row,
                                   const MatrixBases &bases, MatrixType type) {
  return fragmentBytes(row, bases, type, [&](unsigned r, unsigned c) {
    return bitsOfNumber(type, numberAt(type, r, c));
  });
}

/// A word a lane, every byte of it the scale one.
std::vector<uint8_t> unitScales(const MatrixInstruction &row) {
  return std::vector<uint8_t>(row.lanes * 4, bitsOfNumber(row.scales.type, 1));
}

class EmulatorMatrix : public EmulatorTest {
protected:
  std::string compileRow(const MatrixInstruction &row, llvm::StringRef gpu) {
    llvm::LLVMContext context;
    llvm::Module module("test", context);
    MatrixKernel(module, row).write("kernel");
    std::string text;
    llvm::raw_string_ostream os(text);
    os << module;
    return compile(text, gpu);
  }
  /// Of A and of B, for instructions that have them.
  std::vector<std::vector<uint8_t>> scales;

  /// Runs one instruction on the given fragments; returns D's.
  std::vector<uint8_t> multiply(const MatrixInstruction &row,
                                std::vector<uint8_t> a, std::vector<uint8_t> b,
                                std::vector<uint8_t> c) {
    buffers.clear();
    std::vector<uint8_t> d(c.size());
    std::vector<KernelArg> args = {buffer("a", a), buffer("b", b),
                                   buffer("c", c), buffer("d", d)};
    if (row.scales)
      for (const std::vector<uint8_t> &words : scales)
        args.push_back(buffer("scales", words));
    EXPECT_EQ(run(args, 1, row.lanes), "");
    return contents<uint8_t>(3);
  }
};

TEST_F(EmulatorMatrix, EveryInstructionMultiplies) {
  for (const MatrixInstruction &row : allMatrixInstructions()) {
    SCOPED_TRACE(row.name);
    const GpuTarget *gpu =
        llvm::find_if(allGpuTargets(), [&](const GpuTarget &gpu) {
          return matrixSupport(gpu, row) != MatrixSupport::None;
        });
    ASSERT_NE(gpu, allGpuTargets().end());
    ASSERT_EQ(compileRow(row, gpu->name()), "");
    scales.assign(2, unitScales(row));
    std::vector<uint8_t> d = multiply(row, fragmentBytes(row, row.a, row.aType),
                                      fragmentBytes(row, row.b, row.bType),
                                      fragmentBytes(row, row.c, row.cType));
    unsigned bytes = bitsOf(row.cType) / 8;
    for (unsigned lane = 0; lane != row.lanes; ++lane)
      for (unsigned i = 0; i != row.c.elements(); ++i) {
        auto [r, c] = row.c.at(i, lane);
        int sum = numberAt(row.cType, r, c);
        for (unsigned k = 0; k != row.k; ++k)
          sum += numberAt(row.aType, r, k) * numberAt(row.bType, k, c);
        uint64_t found = 0;
        memcpy(&found, &d[(lane * row.c.elements() + i) * bytes], bytes);
        ASSERT_EQ(found, bitsOfNumber(row.cType, sum)) << r << ", " << c;
      }
  }
}

/// Fragments in which every element is the same.
template <typename T>
std::vector<uint8_t> filled(const MatrixInstruction &row,
                            const MatrixBases &bases, T value) {
  std::vector<uint8_t> bytes(row.lanes * bases.elements() * sizeof(T));
  for (size_t at = 0; at != bytes.size(); at += sizeof(T))
    memcpy(&bytes[at], &value, sizeof(T));
  return bytes;
}

TEST_F(EmulatorMatrix, ProductsAreExactAndSumsRoundToTheAccumulator) {
  const auto &row = *lookupMatrixInstruction("mma.m16n8k16.f32.f16");
  ASSERT_EQ(compileRow(row, "sm_80"), "");
  // (1 + 2^-10)^2 has 21 bits; in f16 it would lose half of them.
  std::vector<uint8_t> d =
      multiply(row, filled<uint16_t>(row, row.a, 0x3c01),
               filled<uint16_t>(row, row.b, 0x3c01), filled(row, row.c, 0.f));
  float found;
  memcpy(&found, d.data(), 4);
  EXPECT_EQ(found, 16 * (1 + 0x1p-10f) * (1 + 0x1p-10f));

  // 2^-13 is less than half of the accumulator's last bit: each sum is 2048.
  const auto &half = *lookupMatrixInstruction("mma.m16n8k16.f32.f16");
  d = multiply(half, filled<uint16_t>(half, half.a, 0x3c00),
               filled<uint16_t>(half, half.b, 0x0800),
               filled(half, half.c, 2048.f));
  memcpy(&found, d.data(), 4);
  EXPECT_EQ(found, 2048.f);
}

TEST_F(EmulatorMatrix, Tf32IgnoresTheLowBits) {
  const auto &row = *lookupMatrixInstruction("mma.m16n8k8.f32.tf32");
  ASSERT_EQ(compileRow(row, "sm_80"), "");
  std::vector<uint8_t> d =
      multiply(row, filled(row, row.a, 1 + 0x1.ffcp-11f),
               filled(row, row.b, 1.f), filled(row, row.c, 0.f));
  float found;
  memcpy(&found, d.data(), 4);
  EXPECT_EQ(found, 8.f);
}

TEST(MatrixNumbers, ScalesReachFromTheSmallestToWhatIsNoNumber) {
  EXPECT_EQ(emu::floatOf(MatrixType::E8M0, 0), 0x1p-127f);
  EXPECT_EQ(emu::floatOf(MatrixType::E8M0, 254), 0x1p127f);
  EXPECT_TRUE(std::isnan(emu::floatOf(MatrixType::E8M0, 255)));
}

TEST_F(EmulatorMatrix, RefusesWhatItDoesNotKnow) {
  const auto &row = *lookupMatrixInstruction("mfma.16x16x16.f32.f16");
  llvm::LLVMContext context;
  llvm::Module module("test", context);
  llvm::Function *function = MatrixKernel(module, row).write("kernel");
  for (llvm::Instruction &inst : function->getEntryBlock())
    if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
        call && call->arg_size() == 6)
      call->setArgOperand(
          5, llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), 1));
  std::string text;
  llvm::raw_string_ostream os(text);
  os << module;
  ASSERT_EQ(compile(text, "gfx942"), "");
  std::vector<uint16_t> operand(256);
  std::vector<float> c(256);
  std::string problem = run({buffer("a", operand), buffer("b", operand),
                             buffer("c", c), buffer("d", c)},
                            1, 64);
  EXPECT_NE(problem.find("permutes, broadcasts or negates its operands"),
            std::string::npos)
      << problem;
}

//===----------------------------------------------------------------------===//
// ldmatrix and stmatrix
//===----------------------------------------------------------------------===//

/// One warp writes 0, 1, 2 ... as 16-bit elements to shared memory, moves
/// matrices by `body` from or to %row, the address of row `lane`, and reads
/// %count words back.
std::string moveKernel(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [512 x i8] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))
declare {i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3))
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3), i32)
define ptx_kernel void @kernel(ptr addrspace(1) %out) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %lane, 16
  %row = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %first = mul i32 %lane, 8
  %firsts = insertelement <8 x i32> poison, i32 %first, i32 0
  %splat = shufflevector <8 x i32> %firsts, <8 x i32> poison, <8 x i32> zeroinitializer
  %numbers = add <8 x i32> %splat, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %elements = trunc <8 x i32> %numbers to <8 x i16>
  store <8 x i16> %elements, ptr addrspace(3) %row, align 16
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
)" + body +
         R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)";
}

uint32_t pair(unsigned low, unsigned high) { return low | high << 16; }

TEST_F(EmulatorMatrix, LdmatrixHandsRowsOut) {
  ASSERT_EQ(compile(moveKernel(R"(
  %all = call {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %row)
  %result = extractvalue {i32, i32, i32, i32} %all, 2
)"),
                    "sm_80"),
            "");
  ASSERT_EQ(run({buffer("out", std::vector<uint32_t>(32))}, 1, 32), "");
  for (unsigned lane = 0; lane != 32; ++lane) {
    // Register 2 is matrix 2: rows 16 to 23, eight elements each.
    unsigned element = (16 + lane / 4) * 8 + lane % 4 * 2;
    EXPECT_EQ(contents<uint32_t>(0)[lane], pair(element, element + 1));
  }
}

TEST_F(EmulatorMatrix, LdmatrixTransposes) {
  ASSERT_EQ(compile(moveKernel(R"(
  %all = call {i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3) %row)
  %result = extractvalue {i32, i32} %all, 1
)"),
                    "sm_80"),
            "");
  ASSERT_EQ(run({buffer("out", std::vector<uint32_t>(32))}, 1, 32), "");
  for (unsigned lane = 0; lane != 32; ++lane) {
    unsigned row = 8 + lane % 4 * 2, column = lane / 4;
    EXPECT_EQ(contents<uint32_t>(0)[lane],
              pair(row * 8 + column, (row + 1) * 8 + column));
  }
}

TEST_F(EmulatorMatrix, StmatrixIsTheReverse) {
  // Lane l gives 1000 + 2l and 1000 + 2l + 1 of column l / 4; lanes 8 to 31
  // give addresses that nobody uses.
  ASSERT_EQ(compile(moveKernel(R"(
  %twice = mul i32 %lane, 2
  %low = add i32 %twice, 1000
  %high = add i32 %twice, 1001
  %shifted = shl i32 %high, 16
  %both = or i32 %low, %shifted
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %row, i32 %both)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %word = mul i32 %lane, 4
  %at = getelementptr i8, ptr addrspace(3) @shared, i32 %word
  %result = load i32, ptr addrspace(3) %at, align 4
)"),
                    "sm_90"),
            "");
  ASSERT_EQ(run({buffer("out", std::vector<uint32_t>(32))}, 1, 32), "");
  auto stored = [](unsigned row, unsigned column) {
    unsigned lane = column * 4 + row / 2;
    return 1000 + 2 * lane + row % 2;
  };
  for (unsigned lane = 0; lane != 32; ++lane)
    EXPECT_EQ(contents<uint32_t>(0)[lane],
              pair(stored(lane / 4, lane % 4 * 2),
                   stored(lane / 4, lane % 4 * 2 + 1)));
}

} // namespace
