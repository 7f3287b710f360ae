//===- TritonTensorTest.cpp - another compiler's tensor memory ------------===//
//
// What Triton 3.9.0 made of matrix products for sm_100, without its debug
// information, equals the product. By pointers:
//
//   a [m][k], b [k][n] or, of files in "-t", [n][k], out [m][n], m, n, k
//
// Small whole numbers, so that every order of sums gives the same.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/ADT/APFloat.h"
#include <algorithm>
#include <random>

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// Null: integers.
using Semantics = const llvm::fltSemantics &(*)();

struct Program {
  const char *file;
  Semantics element, result;
  unsigned rows, columns, depth; ///< of a block, and of all
  unsigned threads, shared;
};

/// A small whole number in a format.
uint64_t bitsOf(Semantics format, int number) {
  if (!format)
    return uint8_t(number);
  llvm::APFloat value{double(number)};
  bool losesInfo;
  value.convert(format(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

class EmulatorTritonTensor : public EmulatorTest,
                             public ::testing::WithParamInterface<Program> {
protected:
  static constexpr unsigned kBlocks = 2;

  void fill(const Program &what, std::vector<int> &numbers,
            std::vector<uint8_t> &bytes, unsigned count, std::mt19937 &random) {
    unsigned size =
        what.element ? llvm::APFloat::getSizeInBits(what.element()) / 8 : 1;
    for (unsigned i = 0; i != count; ++i) {
      numbers.push_back(int(random() % 5) - 2);
      uint64_t bits = bitsOf(what.element, numbers.back());
      for (unsigned byte = 0; byte != size; ++byte)
        bytes.push_back(bits >> 8 * byte);
    }
  }
  /// Element `index` of the result.
  double found(const Program &what, unsigned index) {
    const std::vector<uint8_t> &bytes = buffers[2].bytes;
    unsigned size =
        what.result ? llvm::APFloat::getSizeInBits(what.result()) / 8 : 4;
    uint32_t bits = 0;
    std::memcpy(&bits, &bytes[index * size], size);
    if (!what.result)
      return int32_t(bits);
    llvm::APFloat value(what.result(), llvm::APInt(8 * size, bits));
    return value.convertToDouble();
  }
};

TEST_P(EmulatorTritonTensor, IsTheProduct) {
  const Program &what = GetParam();
  auto text = testFile("targets/emulator/Inputs/tensor/" +
                       llvm::Twine(what.file) + ".ll");
  ASSERT_EQ(compileText(text->getBuffer(), "sm_100a"), "");
  bool isTransposed = llvm::StringRef(what.file).ends_with("-t");
  for (unsigned seed = 0; seed != 4; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    std::vector<int> a, b;
    std::vector<uint8_t> bytesOfA, bytesOfB, scratch(8);
    unsigned rows = kBlocks * what.rows, columns = what.columns;
    fill(what, a, bytesOfA, rows * what.depth, random);
    fill(what, b, bytesOfB, columns * what.depth, random);
    dynamicShared = what.shared;
    buffers.clear();
    EmulatorOptions options;
    options.seed = seed;
    ASSERT_EQ(run({buffer("a", bytesOfA), buffer("b", bytesOfB),
                   buffer("out", std::vector<float>(rows * columns)),
                   KernelArg::scalar(rows, 4), KernelArg::scalar(columns, 4),
                   KernelArg::scalar(what.depth, 4), buffer("scratch", scratch),
                   buffer("scratch", scratch)},
                  kBlocks, what.threads, options),
              "");
    for (unsigned i = 0; i != rows; ++i)
      for (unsigned j = 0; j != columns; ++j) {
        int expected = 0;
        for (unsigned k = 0; k != what.depth; ++k)
          expected += a[i * what.depth + k] *
                      b[isTransposed ? j * what.depth + k : k * columns + j];
        ASSERT_EQ(found(what, i * columns + j), expected) << i << ", " << j;
      }
  }
}

using llvm::APFloat;
INSTANTIATE_TEST_SUITE_P(
    Triton, EmulatorTritonTensor,
    ::testing::Values(Program{"f16", APFloat::IEEEhalf, APFloat::IEEEsingle,
                              128, 32, 96, 128, 20496},
                      Program{"f16-m64", APFloat::IEEEhalf, APFloat::IEEEsingle,
                              64, 32, 96, 128, 12304},
                      Program{"bf16-t", APFloat::BFloat, APFloat::IEEEsingle,
                              128, 32, 256, 128, 61456},
                      Program{"f16-w8", APFloat::IEEEhalf, APFloat::IEEEsingle,
                              128, 32, 256, 256, 61456},
                      Program{"acc16", APFloat::IEEEhalf, APFloat::IEEEhalf,
                              128, 32, 96, 128, 20496},
                      Program{"tf32-t", APFloat::IEEEsingle,
                              APFloat::IEEEsingle, 128, 16, 48, 128, 18448},
                      Program{"e4m3", APFloat::Float8E4M3FN,
                              APFloat::IEEEsingle, 128, 32, 96, 128, 10256},
                      Program{"e5m2-t", APFloat::Float8E5M2,
                              APFloat::IEEEsingle, 128, 32, 96, 128, 10256},
                      Program{"i8-t", nullptr, nullptr, 128, 32, 96, 128,
                              10256}),
    [](const ::testing::TestParamInfo<Program> &info) {
      std::string name = info.param.file;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

} // namespace
