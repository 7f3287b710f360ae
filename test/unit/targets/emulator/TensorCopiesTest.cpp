//===- TensorCopiesTest.cpp - boxes of tensors, copied by one thread ------===//
//
// What lands is the box, swizzled, with its fill outside of the tensor; and
// each fence, wait, arrival and expectation that lacks is found.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

constexpr const char *kHead = R"(
@bar = internal addrspace(3) global i64 poison, align 8
@shared = internal addrspace(3) global [1024 x i8] poison, align 1024
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.fence.proxy.async.shared_cta()
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.max.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.dec.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.commit.group()
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rows, i32 %columns, i32 %x, i32 %y, i1 %nan, ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %map) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %t, 4
  %place = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %first = icmp eq i32 %t, 0
)";

/// What the loading kernel consists of, each part to be left out.
struct Load {
  const char *init = "  call void @llvm.nvvm.mbarrier.init.shared(ptr "
                     "addrspace(3) @bar, i32 1)\n";
  const char *fence = "  call void @llvm.nvvm.fence.proxy.async.shared_cta()\n";
  const char *expect =
      "  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr "
      "addrspace(3) @bar, i32 256)\n";
  const char *copy =
      "  %dest = addrspacecast ptr addrspace(3) @shared to ptr addrspace(7)\n"
      "  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr "
      "addrspace(7) %dest, ptr addrspace(3) @bar, ptr %map, i32 %x, i32 %y, "
      "i16 0, i64 0, i1 false, i1 false, i32 0)\n";
  const char *wait =
      "  %over = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space."
      "cta(ptr addrspace(3) @bar, i32 0)\n";

  std::string text() const {
    return std::string(kHead) +
           "  br i1 %first, label %begin, label %ready\nbegin:\n" + init +
           fence +
           "  br label %ready\nready:\n"
           "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
           "  br i1 %first, label %issue, label %wait\nissue:\n" +
           expect + copy + "  br label %wait\nwait:\n" +
           (*wait ? wait : "  %over = icmp eq i32 0, 0\n") +
           "  br i1 %over, label %read, label %wait\nread:\n"
           "  %value = load i32, ptr addrspace(3) %place, align 4\n"
           "  store i32 %value, ptr addrspace(1) %to, align 4\n"
           "  ret void\n}\n";
  }
};

/// The storing kernel, or one that reduces.
struct Store {
  std::string way = "s2g";
  const char *fence = "  call void @llvm.nvvm.fence.proxy.async.shared_cta()\n";
  const char *barrier =
      "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";
  const char *wait = "  call void @llvm.nvvm.cp.async.bulk.commit.group()\n"
                     "  call void @llvm.nvvm.cp.async.bulk.wait.group.read("
                     "i32 0)\n";

  std::string text() const {
    return std::string(kHead) +
           "  store i32 %t, ptr addrspace(3) %place, align 4\n" + fence +
           barrier +
           "  br i1 %first, label %issue, label %done\nissue:\n"
           "  call void @llvm.nvvm.cp.async.bulk.tensor." +
           way +
           ".tile.2d(ptr "
           "addrspace(3) @shared, ptr %map, i32 %x, i32 %y, i64 0, i1 "
           "false)\n" +
           wait +
           "  br label %done\ndone:\n"
           "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
           "  store i32 7, ptr addrspace(3) %place, align 4\n  ret void\n}\n";
  }
};

class EmulatorTensorCopies : public EmulatorTest {
protected:
  static constexpr int kRows = 10, kColumns = 12, kBox = 8;
  static constexpr int kThreads = kBox * kBox;
  static constexpr int kUntouched = -1;

  TensorMapRecipe recipe() const {
    TensorMapRecipe result;
    result.base = tensor;
    result.element = element;
    result.sizes = {LaunchNumber::argument(2), LaunchNumber::argument(3)};
    result.strides = {LaunchNumber::constant(kColumns)};
    result.box = {kBox, kBox};
    result.swizzleBytes = swizzle;
    result.fillsNan = LaunchNumber::argument(6);
    return result;
  }

  /// Runs on a tensor of kRows rows, of which the map says `rows`, with the box
  /// at column x and row y.
  std::string evaluate(const std::string &text, int x, int y,
                       uint64_t seed = 0) {
    std::string problem = compile(text, "sm_90a");
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<int32_t> in;
    for (int i = 0; i != kRows * kColumns; ++i)
      in.push_back(i);
    std::vector<KernelArg> args = {
        buffer("in", in),
        buffer("out", std::vector<int32_t>(kRows * kColumns, kUntouched))};
    for (int number : {rows, columns, x, y})
      args.push_back(KernelArg::scalar(uint32_t(number), 4));
    args.push_back(KernelArg::scalar(nan, 1));
    tensorMaps = {recipe()};
    EmulatorOptions options;
    options.seed = seed;
    return run(args, 1, kThreads, options);
  }

  /// The row and column of the box that a thread finds in its place.
  std::pair<int, int> boxPosition(int thread) const {
    int byte = 4 * thread;
    if (swizzle)
      byte ^= (byte >> 7 & (swizzle / 16 - 1)) << 4;
    return {byte / 4 / kBox, byte / 4 % kBox};
  }
  bool isInside(int row, int column) const {
    return row >= 0 && row < rows && column >= 0 && column < columns;
  }

  TensorMapElement element = TensorMapElement::F32;
  unsigned tensor = 0; ///< the argument that the map is of
  int rows = kRows, columns = kColumns, nan = 0;
  unsigned swizzle = 32;
};

TEST_F(EmulatorTensorCopies, BringABox) {
  for (auto [x, y] : {std::pair(0, 0), std::pair(4, 2), std::pair(2, 1)})
    for (unsigned mode : {0, 32})
      for (uint64_t seed = 0; seed != 4; ++seed) {
        swizzle = mode;
        ASSERT_EQ(evaluate(Load().text(), x, y, seed), "");
        for (int t = 0; t != kThreads; ++t) {
          auto [row, column] = boxPosition(t);
          EXPECT_EQ(contents<int32_t>(1)[t], (y + row) * kColumns + x + column)
              << t;
        }
      }
}

TEST_F(EmulatorTensorCopies, FillWhatIsOutside) {
  for (auto [x, y] : {std::pair(-3, -2), std::pair(9, 7), std::pair(6, -1),
                      std::pair(40, 0), std::pair(0, -8)})
    for (int mode : {0, 1}) {
      nan = mode;
      rows = 9;
      columns = 11;
      ASSERT_EQ(evaluate(Load().text(), x, y, 1), "");
      for (int t = 0; t != kThreads; ++t) {
        auto [row, column] = boxPosition(t);
        int fill = nan ? 0x7fc00000 : 0;
        EXPECT_EQ(contents<int32_t>(1)[t],
                  isInside(y + row, x + column)
                      ? (y + row) * kColumns + x + column
                      : fill)
            << x << ", " << y << ", " << t;
      }
    }
}

TEST_F(EmulatorTensorCopies, StoreABoxAndDiscardWhatIsOutside) {
  tensor = 1;
  for (auto [x, y] : {std::pair(0, 0), std::pair(-3, 4), std::pair(7, -2)})
    for (uint64_t seed = 0; seed != 2; ++seed) {
      rows = 9;
      columns = 11;
      ASSERT_EQ(evaluate(Store().text(), x, y, seed), "");
      std::vector<int32_t> expected(kRows * kColumns, kUntouched);
      for (int t = 0; t != kThreads; ++t) {
        auto [row, column] = boxPosition(t);
        if (isInside(y + row, x + column))
          expected[(y + row) * kColumns + x + column] = t;
      }
      EXPECT_EQ(contents<int32_t>(1), expected);
    }
}

TEST_F(EmulatorTensorCopies, CombineABoxWithTheTensor) {
  tensor = 1;
  rows = 9;
  columns = 11;
  struct Row {
    const char *way;
    TensorMapElement element;
    int32_t (*updated)(int32_t);
  };
  // Of -1 and the thread's number.
  const Row table[] = {
      {"reduce.add", TensorMapElement::U32, [](int32_t t) { return t - 1; }},
      {"reduce.max", TensorMapElement::S32, [](int32_t t) { return t; }},
      {"reduce.max", TensorMapElement::U32, [](int32_t) { return -1; }},
      {"reduce.dec", TensorMapElement::U32, [](int32_t t) { return t; }}};
  for (const Row &row : table)
    for (uint64_t seed = 0; seed != 2; ++seed) {
      Store store;
      store.way = row.way;
      element = row.element;
      ASSERT_EQ(evaluate(store.text(), 7, -2, seed), "");
      std::vector<int32_t> expected(kRows * kColumns, kUntouched);
      for (int t = 0; t != kThreads; ++t) {
        auto [y, x] = boxPosition(t);
        if (isInside(y - 2, x + 7))
          expected[(y - 2) * kColumns + x + 7] = row.updated(t);
      }
      EXPECT_EQ(contents<int32_t>(1), expected) << row.way;
    }
}

void expectPart(const std::string &text, const char *part) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

TEST_F(EmulatorTensorCopies, MissWhatIsRemovedFromALoad) {
  Load unexpected;
  unexpected.expect = "";
  expectPart(evaluate(unexpected.text(), 0, 0),
             "1 never come; 256 bytes more came than were expected");
  // The phase ends at once, and the copy is still in flight.
  Load arrived;
  arrived.expect =
      "  call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)\n";
  expectPart(evaluate(arrived.text(), 0, 0), "race");
  Load unwaited;
  unwaited.wait = "";
  expectPart(evaluate(unwaited.text(), 0, 0), "race");
  Load unfenced;
  unfenced.fence = "";
  expectPart(evaluate(unfenced.text(), 0, 0),
             "has stored without a fence.proxy.async after it");
  Load uncopied;
  uncopied.copy = "";
  expectPart(evaluate(uncopied.text(), 0, 0),
             "256 bytes are expected that never come");
  Load uninitialised;
  uninitialised.init = "";
  expectPart(evaluate(uninitialised.text(), 0, 0),
             "no mbarrier was initialised");
}

TEST_F(EmulatorTensorCopies, MissWhatIsRemovedFromAStore) {
  tensor = 1;
  Store unfenced;
  unfenced.fence = "";
  expectPart(evaluate(unfenced.text(), 0, 0),
             "has stored without a fence.proxy.async after it");
  Store unordered;
  unordered.barrier = "";
  expectPart(evaluate(unordered.text(), 0, 0), "race");
  Store unwaited;
  unwaited.wait = "";
  expectPart(evaluate(unwaited.text(), 0, 0), "race");
}

TEST_F(EmulatorTensorCopies, RefuseWhatTmaDoesNotReduce) {
  tensor = 1;
  Store store;
  store.way = "reduce.max";
  expectPart(evaluate(store.text(), 0, 0),
             "combines elements of f32 by max, which TMA does not do");
}

TEST_F(EmulatorTensorCopies, RefuseWhatTheMapOrTheLaunchDoesNotHave) {
  columns = 13;
  expectPart(evaluate(Load().text(), 5, 2), "out of bounds");
  columns = kColumns;
  rows = 0;
  expectPart(evaluate(Load().text(), 0, 0),
             "tensor map 0 of kernel 'kernel', of the tensor after argument "
             "0: the tensor has 0 elements along dimension 0");
  rows = kRows;
  std::string text = Load().text();
  size_t at = text.find("ptr addrspace(3) @shared to");
  text.replace(at, 24,
               "ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, "
               "i32 64)");
  expectPart(evaluate(text, 0, 0), "is not a multiple of 128");
}

TEST_F(EmulatorTensorCopies, MustLandBeforeTheBlockEnds) {
  std::string text = Load().text();
  size_t at = text.find("wait:");
  text = text.substr(0, at) + "wait:\n  ret void\n}\n";
  expectPart(evaluate(text, 0, 0),
             "the block ends before anybody has waited for that");
}

} // namespace
