//===- TritonTensorTest.cpp - another compiler's tensor memory ------------===//
//
// What Triton 3.9.0 made of matrix products for sm_100, without its debug
// information, equals the product. By pointers:
//
//   a [m][k], b [k][n] or, of files in "-t", [n][k], out [m][n], m, n, k
//
// By descriptors ("desc"): the same, with shapes and strides of each before the
// last three, and tensor maps at the end, for f16 in boxes of 64 along K. These
// files have a fence.proxy.async that Triton leaves out: PTX's memory model asks
// for one between mbarrier.init and what TMA does to the mbarrier.
//
// Small whole numbers, so that every order of sums gives the same.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "test/unit/targets/TestFiles.h"
#include "llvm/ADT/APFloat.h"
#include <algorithm>
#include <array>
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

/// A tensor map of rows of f16.
TensorMapRecipe mapOf(unsigned argument, unsigned rows, unsigned columns,
                      unsigned boxRows, unsigned boxColumns) {
  TensorMapRecipe map;
  map.base = argument;
  map.element = TensorMapElement::F16;
  map.sizes = {LaunchNumber::constant(rows), LaunchNumber::constant(columns)};
  map.strides = {LaunchNumber::constant(columns)};
  map.box = {boxRows, boxColumns};
  map.swizzleBytes = 2 * boxColumns;
  return map;
}

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
    std::vector<KernelArg> args = {
        buffer("a", bytesOfA), buffer("b", bytesOfB),
        buffer("out", std::vector<float>(rows * columns))};
    unsigned depth = what.depth, bRows = isTransposed ? columns : depth,
             bColumns = isTransposed ? depth : columns;
    if (llvm::StringRef(what.file).starts_with("desc")) {
      constexpr unsigned box = 64;
      for (auto [height, width] :
           {std::pair(rows, depth), {bRows, bColumns}, {rows, columns}})
        llvm::append_range(args, std::array{KernelArg::scalar(height, 4),
                                            KernelArg::scalar(width, 4),
                                            KernelArg::scalar(width, 8),
                                            KernelArg::scalar(1, 8)});
      tensorMaps = {mapOf(0, rows, depth, what.rows, box),
                    isTransposed ? mapOf(1, bRows, bColumns, columns, box)
                                 : mapOf(1, bRows, bColumns, box, columns),
                    mapOf(2, rows, columns, what.rows, columns)};
    }
    for (unsigned number : {rows, columns, depth})
      args.push_back(KernelArg::scalar(number, 4));
    for (unsigned i = 0; i != 2; ++i)
      args.push_back(buffer("scratch", scratch));
    ASSERT_EQ(run(std::move(args), kBlocks, what.threads, options), "");
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
                              10256},
                      Program{"desc", APFloat::IEEEhalf, APFloat::IEEEhalf, 128,
                              32, 256, 128, 40992},
                      Program{"desc-t", APFloat::IEEEhalf, APFloat::IEEEhalf,
                              128, 32, 256, 128, 40992},
                      Program{"desc-ws", APFloat::IEEEhalf, APFloat::IEEEhalf,
                              128, 32, 256, 256, 41148},
                      Program{"desc-ws-t", APFloat::IEEEhalf, APFloat::IEEEhalf,
                              128, 32, 256, 256, 41148}),
    [](const ::testing::TestParamInfo<Program> &info) {
      std::string name = info.param.file;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

} // namespace
