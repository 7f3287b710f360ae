// Filling and comparing tensors.
#include "tools/case/TensorComparison.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include <cmath>
#include <gtest/gtest.h>
#include <set>

using namespace kiln;
using namespace llvm;

namespace {

/// A case of one tensor.
struct OneTensor {
  OneTensor(StringRef tensor, StringRef tolerance = "{}") {
    std::string text = R"({"version": 1, "kernel": "k", "grid": [1],
      "arguments": [{"name": "x", )" +
                       tensor.str() + "}], \"tolerance\": " + tolerance.str() +
                       "}";
    Expected<CaseFile> parsed = parseCaseFile(text, "k.json");
    EXPECT_TRUE(bool(parsed));
    if (!parsed) {
      ADD_FAILURE() << toString(parsed.takeError());
      return;
    }
    file = std::move(*parsed);
    variant = cantFail(resolveCase(file, 0));
  }
  CaseData fill(uint64_t seed = 1) {
    return cantFail(fillCase(file, variant, seed));
  }
  uint64_t word(const CaseData &data, uint64_t index) {
    return readElement(data.buffers[0].bytes, file.arguments[0].dtype.bytes(),
                       elementPosition(variant.bindings[0], index));
  }
  double value(const CaseData &data, uint64_t index) {
    return reference::decodeFloat(word(data, index),
                                  *file.arguments[0].dtype.format);
  }
  CaseFile file;
  CaseVariant variant;
};

TEST(CaseData, DenseTensorsLieInRowMajorOrder) {
  auto dense = [](StringRef tensor) {
    return isDense(OneTensor(tensor).variant.bindings[0]);
  };
  EXPECT_TRUE(dense(R"("dtype": "i8", "shape": [4, 8], "fill": "zero")"));
  EXPECT_TRUE(dense(R"("dtype": "i8", "shape": [4, 8], "strides": [8, 1],
                       "offset": 3, "fill": "zero")"));
  // The stride of a dimension of one element is never taken.
  EXPECT_TRUE(dense(R"("dtype": "i8", "shape": [1, 8], "strides": [99, 1],
                       "fill": "zero")"));
  EXPECT_FALSE(dense(R"("dtype": "i8", "shape": [4, 8], "strides": [9, 1],
                        "fill": "zero")"));
  EXPECT_FALSE(dense(R"("dtype": "i8", "shape": [4, 8], "strides": [1, 4],
                        "fill": "zero")"));
}

TEST(CaseData, WordsOfEveryWidth) {
  const uint8_t bytes[] = {1, 2,  3,  4,  5,  6,  7,  8,
                           9, 10, 11, 12, 13, 14, 15, 16};
  EXPECT_EQ(readElement(bytes, 1, 3), 0x04u);
  EXPECT_EQ(readElement(bytes, 2, 3), 0x0807u);
  EXPECT_EQ(readElement(bytes, 4, 3), 0x100f0e0du);
  EXPECT_EQ(readElement(bytes, 8, 1), 0x100f0e0d0c0b0a09u);
}

TEST(CaseData, SameSeedSameBytes) {
  OneTensor tensor(
      R"("dtype": "f32", "shape": [100], "fill": {"normal": [0, 1]})");
  EXPECT_EQ(tensor.fill(7).buffers[0].bytes, tensor.fill(7).buffers[0].bytes);
  EXPECT_NE(tensor.fill(7).buffers[0].bytes, tensor.fill(8).buffers[0].bytes);
  // A value of this generator: it may not change, or old seeds mean nothing.
  CaseRandom random(0, 0);
  uint64_t first = random.next();
  EXPECT_EQ(CaseRandom(0, 0).next(), first);
  EXPECT_NE(CaseRandom(0, 1).next(), first);
}

TEST(CaseData, RefusesWhatTheMachineCannotHold) {
  OneTensor tensor(
      R"("dtype": "f64", "shape": [800000, 1000000], "fill": "zero")");
  std::string error =
      toString(fillCase(tensor.file, tensor.variant, 1).takeError());
  EXPECT_NE(error.find("k.json: the tensors up to 'x' take 24414062 MiB"),
            std::string::npos)
      << error;
  OneTensor repeated(
      R"("dtype": "f64", "shape": [800000, 1000000], "strides": [0, 0], "fill": "zero")");
  EXPECT_NE(toString(fillCase(repeated.file, repeated.variant, 1).takeError()),
            "");
}

TEST(CaseData, NormalNumbersHaveTheirMoments) {
  OneTensor tensor(
      R"("dtype": "f64", "shape": [40000], "fill": {"normal": [3, 2]})");
  CaseData data = tensor.fill();
  double sum = 0, squares = 0;
  for (int i = 0; i < 40000; ++i) {
    double value = tensor.value(data, i) - 3;
    sum += value;
    squares += value * value;
  }
  EXPECT_NEAR(sum / 40000, 0, 0.05); // five standard errors
  EXPECT_NEAR(squares / 40000, 4, 0.15);
}

TEST(CaseData, Fills) {
  OneTensor uniform(
      R"("dtype": "f32", "shape": [500], "fill": {"uniform": [-1, 2]})");
  OneTensor integers(
      R"("dtype": "i64", "shape": [500], "fill": {"integers": [-2, 3]})");
  OneTensor shuffled(
      R"("dtype": "i32", "shape": [20, 5], "fill": "permutation")");
  OneTensor counted(R"("dtype": "bf16", "shape": [20], "fill": "arange")");
  OneTensor unset(R"("dtype": "f8e4m3fn", "shape": [4], "fill": "nan")");
  CaseData a = uniform.fill(), b = integers.fill(), c = shuffled.fill();
  CaseData d = counted.fill(), e = unset.fill();
  std::set<int64_t> seen, permuted;
  for (int i = 0; i < 500; ++i) {
    EXPECT_GE(uniform.value(a, i), -1);
    EXPECT_LE(uniform.value(a, i), 2);
    seen.insert(int64_t(integers.word(b, i)));
  }
  EXPECT_EQ(seen, (std::set<int64_t>{-2, -1, 0, 1, 2}));
  for (int i = 0; i < 100; ++i)
    permuted.insert(shuffled.word(c, i));
  EXPECT_EQ(permuted.size(), 100u);
  EXPECT_EQ(*permuted.rbegin(), 99);
  EXPECT_EQ(counted.value(d, 17), 17);
  EXPECT_TRUE(std::isnan(unset.value(e, 3)));
}

TEST(CaseData, ElementsOfFiles) {
  SmallString<64> path;
  ASSERT_FALSE(sys::fs::createTemporaryFile("elements", "bin", path));
  FileRemover remover(path);
  auto write = [&](StringRef bytes) {
    std::error_code code;
    raw_fd_ostream(path, code) << bytes;
  };
  write("abcdef");
  OneTensor tensor(
      ("\"dtype\": \"i8\", \"shape\": [2, 3], \"strides\": [4, 1], "
       "\"role\": \"out\", \"fill\": {\"file\": \"" +
       path + "\"}, \"expected\": \"" + path + "\"")
          .str());
  CaseData data = tensor.fill();
  EXPECT_EQ(data.buffers[0].bytes,
            (std::vector<uint8_t>{'a', 'b', 'c', 0xa5, 'd', 'e', 'f'}));
  // What is right comes over what was there, and leaves the gaps.
  write("ABCDEF");
  EXPECT_TRUE(cantFail(fillExpected(tensor.file, tensor.variant, data)));
  EXPECT_EQ(data.buffers[0].bytes,
            (std::vector<uint8_t>{'A', 'B', 'C', 0xa5, 'D', 'E', 'F'}));
  write("abcde");
  EXPECT_EQ(toString(fillCase(tensor.file, tensor.variant, 1).takeError()),
            ("k.json: 'x': '" + path +
             "' has 5 bytes; the tensor's 6 elements of i8 take 6")
                .str());
  sys::fs::remove(path);
  EXPECT_EQ(
      toString(fillExpected(tensor.file, tensor.variant, data).takeError()),
      ("k.json: 'x': cannot read '" + path + "': No such file or directory")
          .str());
  OneTensor other(R"("dtype": "i8", "shape": [2], "fill": "zero")");
  CaseData zeros = other.fill();
  EXPECT_FALSE(cantFail(fillExpected(other.file, other.variant, zeros)));
}

TEST(CaseData, StridesLeaveGaps) {
  OneTensor tensor(R"("dtype": "i8", "shape": [2, 3], "strides": [5, 1],
                     "offset": 1, "fill": "zero")");
  std::vector<uint8_t> bytes = tensor.fill().buffers[0].bytes;
  EXPECT_EQ(bytes, (std::vector<uint8_t>{0xa5, 0, 0, 0, 0xa5, 0xa5, 0, 0, 0}));
}

TEST(Compare, Tolerance) {
  OneTensor tensor(R"("dtype": "f32", "shape": [3], "fill": {"constant": 100},
                     "role": "out")",
                   R"({"relative": 0.01, "absolute": 1})");
  CaseData before = tensor.fill(), found = before;
  writeElement(
      found.buffers[0].bytes, 4, 1,
      reference::encodeFloat(101.5, *reference::findFloatFormat("f32")));
  auto compare = [&] {
    return compareRuns(tensor.file, tensor.variant, before, before, found);
  };
  EXPECT_FALSE(compare().first);
  EXPECT_EQ(compare().maxAbsolute, 1.5);
  EXPECT_EQ(compare().compared, 3u);
  writeElement(found.buffers[0].bytes, 4, 2,
               reference::encodeFloat(NAN, *reference::findFloatFormat("f32")));
  Comparison comparison = compare();
  ASSERT_TRUE(comparison.first);
  EXPECT_EQ(comparison.mismatches, 1u);
  EXPECT_EQ(comparison.first->index, "[2]");
  EXPECT_EQ(comparison.first->expected, "100");
  EXPECT_EQ(comparison.first->found, "nan");
}

// Where the case says no tolerance, that of the kernel's precision: of the
// tensor's largest element, since a small one may be the difference of large
// ones.
TEST(Compare, ToleranceOfTheLargest) {
  OneTensor tensor(R"("dtype": "f32", "shape": [3],
                     "fill": {"values": [0, -1000, 1]}, "role": "out")");
  tensor.file.tolerance.reset();
  CaseData before = tensor.fill(), found = before;
  auto write = [&](double value) {
    writeElement(
        found.buffers[0].bytes, 4, 0,
        reference::encodeFloat(value, *reference::findFloatFormat("f32")));
  };
  tensor.file.tolerance.reset();
  CaseTolerance otherwise;
  otherwise.ofLargest = 0.001;
  auto mismatches = [&] {
    return compareRuns(tensor.file, tensor.variant, before, before, found,
                       otherwise)
        .mismatches;
  };
  write(0.9);
  EXPECT_EQ(mismatches(), 0u);
  write(1.1);
  EXPECT_EQ(mismatches(), 1u);
  tensor.file.tolerance = CaseTolerance{0, 2};
  EXPECT_EQ(mismatches(), 0u);
}

TEST(Compare, InputsAndGapsStayUnchanged) {
  OneTensor input(R"("dtype": "i32", "shape": [2, 2], "strides": [3, 1],
                    "fill": "arange")");
  CaseData before = input.fill(), found = before;
  writeElement(found.buffers[0].bytes, 4, 3, 99);
  Comparison comparison =
      compareRuns(input.file, input.variant, before, before, found);
  ASSERT_TRUE(comparison.first);
  EXPECT_EQ(comparison.first->index, "[1, 0]");
  EXPECT_EQ(comparison.first->reason, "an input was changed");
  found = before;
  writeElement(found.buffers[0].bytes, 4, 2, 0);
  comparison = compareRuns(input.file, input.variant, before, before, found);
  ASSERT_TRUE(comparison.first);
  EXPECT_EQ(comparison.first->index, "element 2 of the allocation");
}

} // namespace
