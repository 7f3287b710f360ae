//===- MadeMapsTest.cpp - tensor maps that a kernel makes itself ----------===//
//
// Every field of such a map is honoured, and each that lacks, as each fence and
// barrier on its way to the copy, is found.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

constexpr const char *kHead = R"(
@bar = internal addrspace(3) global i64 poison, align 8
@shared = internal addrspace(3) global [1024 x i8] poison, align 1024
@map = internal addrspace(3) global [128 x i8] poison, align 128
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.fence.proxy.async.shared_cta()
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr, i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.tensormap.replace.global.address.p3(ptr addrspace(3), i64)
declare void @llvm.nvvm.tensormap.replace.rank.p3(ptr addrspace(3), i32)
declare void @llvm.nvvm.tensormap.replace.box.dim.p3(ptr addrspace(3), i32 immarg, i32)
declare void @llvm.nvvm.tensormap.replace.global.dim.p3(ptr addrspace(3), i32 immarg, i32)
declare void @llvm.nvvm.tensormap.replace.global.stride.p3(ptr addrspace(3), i32 immarg, i64)
declare void @llvm.nvvm.tensormap.replace.element.stride.p3(ptr addrspace(3), i32 immarg, i32)
declare void @llvm.nvvm.tensormap.replace.elemtype.p3(ptr addrspace(3), i32 immarg)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p3(ptr addrspace(3), i32 immarg)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p3(ptr addrspace(3), i32 immarg)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p3(ptr addrspace(3), i32 immarg)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rows, i32 %columns, i32 %x, i32 %y, ptr addrspace(1) %scratch) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  %base = ptrtoint ptr addrspace(1) %in to i64
  %generic = addrspacecast ptr addrspace(1) %scratch to ptr
  %word = getelementptr i32, ptr addrspace(3) @map, i32 %t
)";

/// What the kernel consists of, each part to be left out.
struct Made {
  std::string zero = "  store i32 0, ptr addrspace(3) %word, align 4\n";
  std::string syncBefore = "  call void @llvm.nvvm.bar.warp.sync(i32 -1)\n";
  std::vector<std::string> fields = {
      "global.address.p3(ptr addrspace(3) @map, i64 %base)",
      "rank.p3(ptr addrspace(3) @map, i32 1)",
      "box.dim.p3(ptr addrspace(3) @map, i32 0, i32 8)",
      "box.dim.p3(ptr addrspace(3) @map, i32 1, i32 4)",
      "global.dim.p3(ptr addrspace(3) @map, i32 0, i32 %columns)",
      "global.dim.p3(ptr addrspace(3) @map, i32 1, i32 %rows)",
      "global.stride.p3(ptr addrspace(3) @map, i32 0, i64 48)",
      "element.stride.p3(ptr addrspace(3) @map, i32 0, i32 1)",
      "element.stride.p3(ptr addrspace(3) @map, i32 1, i32 1)",
      "elemtype.p3(ptr addrspace(3) @map, i32 7)",
      "interleave.layout.p3(ptr addrspace(3) @map, i32 0)",
      "swizzle.mode.p3(ptr addrspace(3) @map, i32 0)",
      "fill.mode.p3(ptr addrspace(3) @map, i32 1)"};
  std::string syncBehind = syncBefore;
  std::string publish =
      "  call void asm sideeffect \"tensormap.cp_fenceproxy.global.shared::cta."
      "tensormap::generic.release.gpu.sync.aligned [$0], [$1], 128;\", "
      "\"l,r,~{memory}\"(ptr addrspace(1) %scratch, i32 ptrtoint (ptr "
      "addrspace(3) @map to i32))\n";
  std::string acquire =
      "  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr "
      "%generic, i32 128)\n";
  /// What thread 0 does before the copy, and all after it.
  std::string between, after;

  std::string text() const {
    std::string replaced;
    for (const std::string &field : fields)
      replaced += "  call void @llvm.nvvm.tensormap.replace." + field + "\n";
    return std::string(kHead) + zero + syncBefore +
           "  br i1 %first, label %make, label %made\nmake:\n" + replaced +
           "  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, "
           "i32 1)\n"
           "  call void @llvm.nvvm.fence.proxy.async.shared_cta()\n"
           "  br label %made\nmade:\n" +
           syncBehind + publish + acquire +
           "  br i1 %first, label %issue, label %issued\nissue:\n" + between +
           "  call i64 "
           "@llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr "
           "addrspace(3) @bar, i32 128)\n"
           "  %dest = addrspacecast ptr addrspace(3) @shared to ptr "
           "addrspace(7)\n"
           "  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr "
           "addrspace(7) %dest, ptr addrspace(3) @bar, ptr %generic, i32 %x, "
           "i32 %y, i16 0, i64 0, i1 false, i1 false, i32 0)\n"
           "  br label %issued\nissued:\n" +
           after +
           "  call void @llvm.nvvm.bar.warp.sync(i32 -1)\n"
           "  br label %wait\nwait:\n"
           "  %over = call i1 "
           "@llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr "
           "addrspace(3) @bar, i32 0)\n"
           "  br i1 %over, label %read, label %wait\nread:\n"
           "  %from = getelementptr i32, ptr addrspace(3) @shared, i32 %t\n"
           "  %value = load i32, ptr addrspace(3) %from, align 4\n"
           "  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
           "  store i32 %value, ptr addrspace(1) %to, align 4\n"
           "  ret void\n}\n";
  }
};

class EmulatorMadeMaps : public EmulatorTest {
protected:
  static constexpr int kRows = 10, kColumns = 12, kThreads = 32;

  std::string evaluate(const Made &made, int x = 0, int y = 0,
                       uint64_t seed = 0) {
    std::string problem = compile(made.text(), "sm_90a");
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<int32_t> in;
    for (int i = 0; i != kRows * kColumns; ++i)
      in.push_back(i);
    std::vector<KernelArg> args = {
        buffer("in", in), buffer("out", std::vector<int32_t>(kThreads, -1))};
    for (int number : {rows, columns, x, y})
      args.push_back(KernelArg::scalar(uint32_t(number), 4));
    globalScratch = 128;
    EmulatorOptions options;
    options.seed = seed;
    return run(args, 1, kThreads, options);
  }
  void expectFound(const Made &made, const char *part) {
    std::string found = evaluate(made);
    EXPECT_NE(found.find(part), std::string::npos) << part << ": " << found;
  }

  int rows = kRows, columns = kColumns;
};

TEST_F(EmulatorMadeMaps, EveryFieldIsHonoured) {
  constexpr int nan = 0x7fc00000;
  for (uint64_t seed : {0, 1, 3})
    for (auto [x, y] : {std::pair(0, 0), {3, 5}, {8, 8}, {-2, -1}}) {
      rows = 9;
      columns = 11;
      ASSERT_EQ(evaluate(Made(), x, y, seed), "");
      std::vector<int32_t> out = contents<int32_t>(1);
      for (int i = 0; i != kThreads; ++i) {
        int row = y + i / 8, column = x + i % 8;
        bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
        EXPECT_EQ(out[i], inside ? row * kColumns + column : nan) << i;
      }
    }
}

TEST_F(EmulatorMadeMaps, Zeros) {
  Made made;
  made.fields.back() = "fill.mode.p3(ptr addrspace(3) @map, i32 0)";
  rows = 2;
  ASSERT_EQ(evaluate(made), "");
  EXPECT_EQ(contents<int32_t>(1)[16], 0);
}

TEST_F(EmulatorMadeMaps, FieldsThatLack) {
  for (size_t field = 0; field != Made().fields.size(); ++field) {
    Made made;
    made.fields.erase(made.fields.begin() + field);
    // One dimension less is a map, too.
    expectFound(made, field == 1 ? "was never given its rank"
                                 : "was never given its");
  }
}

TEST_F(EmulatorMadeMaps, WhatIsNoMap) {
  Made made;
  made.zero = "";
  expectFound(made, "was made of bytes that were not zero");
  made = Made();
  made.fields[6] = "global.stride.p3(ptr addrspace(3) @map, i32 0, i64 40)";
  expectFound(made, "breaks a rule: neighbours along dimension 0 are 40 bytes");
  made = Made();
  made.fields[1] = "rank.p3(ptr addrspace(3) @map, i32 2)";
  expectFound(made, "was never given its");
  made = Made();
  made.fields[7] = "element.stride.p3(ptr addrspace(3) @map, i32 0, i32 2)";
  expectFound(made, "leaves elements out");
  made = Made();
  made.fields[9] = "elemtype.p3(ptr addrspace(3) @map, i32 11)";
  expectFound(made, "elements or a layout that the emulator does not know");
  rows = 0;
  expectFound(Made(), "breaks a rule: the tensor has 0 elements");
}

TEST_F(EmulatorMadeMaps, OnItsWay) {
  Made made;
  made.syncBefore = "";
  expectFound(made, "race");
  made = Made();
  made.syncBehind = "";
  expectFound(made, "race");
  made = Made();
  made.publish = "";
  expectFound(made, "has no tensor map where the address of one is expected");
  made = Made();
  made.acquire = "";
  expectFound(made, "copies by a tensor map that was made without a "
                    "fence.proxy.tensormap of this thread after it");
  EXPECT_NE(evaluate(made).find("kernel.py:"), std::string::npos);
}

TEST_F(EmulatorMadeMaps, ChangedMeanwhile) {
  Made made;
  made.between = "  store i32 7, ptr addrspace(1) %scratch, align 4\n";
  expectFound(made, "was changed where it stands");
  // By another warp's copy, whose fence this one is after.
  made = Made();
  made.acquire += made.syncBehind + made.publish;
  expectFound(made, "without a fence.proxy.tensormap");
  // While TMA may be reading it.
  made = Made();
  made.after = made.publish;
  expectFound(made, "race");
}

} // namespace
