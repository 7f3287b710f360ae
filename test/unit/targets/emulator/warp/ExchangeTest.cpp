//===- ExchangeTest.cpp - what the lanes of a warp exchange ---------------===//
//
// Each test gives every lane its number times three as a value and compares
// what the lanes get with the vendor's document.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorExchange : public EmulatorTest {
protected:
  /// Results of `expression` (it defines %result from %value and %lane) in
  /// every lane of a block.
  std::vector<int32_t> evaluate(llvm::StringRef gpu,
                                const std::string &expression, unsigned threads,
                                const std::string &declarations = "") {
    bool amd = lookupGpuTarget(gpu)->isAmd();
    std::string text =
        std::string("define ") + (amd ? "amdgpu_kernel" : "ptx_kernel") +
        " void @kernel(ptr addrspace(1) %out) {\n  %t = call i32 @" +
        (amd ? "llvm.amdgcn.workitem.id.x" : "llvm.nvvm.read.ptx.sreg.tid.x") +
        "()\n" + "  %lane = urem i32 %t, " +
        std::to_string(lookupGpuTarget(gpu)->warpSize) + "\n" +
        "  %value = mul i32 %lane, 3\n" + expression + R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)" + declarations;
    buffers.clear();
    problem = compile(text, gpu);
    if (!problem.empty())
      return {};
    KernelArg out = buffer("out", std::vector<int32_t>(threads, -1));
    problem = run({out}, 1, threads);
    return contents<int32_t>(0);
  }
  /// The same for lanes 0 to n-1 by a function of the lane.
  template <typename Fn>
  static std::vector<int32_t> expected(unsigned n, Fn fn) {
    std::vector<int32_t> values;
    for (unsigned lane = 0; lane != n; ++lane)
      values.push_back(fn(int(lane)));
    return values;
  }
  std::string problem;
};

TEST_F(EmulatorExchange, NvidiaShuffles) {
  auto shuffle = [&](const char *mode, int b, int c) {
    return evaluate("sm_80",
                    "  %result = call i32 @llvm.nvvm.shfl.sync." +
                        std::string(mode) + ".i32(i32 -1, i32 %value, i32 " +
                        std::to_string(b) + ", i32 " + std::to_string(c) + ")",
                    32);
  };
  EXPECT_EQ(shuffle("bfly", 16, 31),
            expected(32, [](int l) { return 3 * (l ^ 16); }));
  EXPECT_EQ(shuffle("idx", 5, 31), expected(32, [](int) { return 15; }));
  EXPECT_EQ(shuffle("up", 1, 0),
            expected(32, [](int l) { return l ? 3 * (l - 1) : 0; }));
  EXPECT_EQ(shuffle("down", 4, 31), expected(32, [](int l) {
              return l + 4 < 32 ? 3 * (l + 4) : 3 * l;
            }));
  // Segments of eight lanes: clamp 31 and segment mask 24.
  EXPECT_EQ(shuffle("idx", 2, 0x1800 | 7),
            expected(32, [](int l) { return 3 * ((l & 24) | 2); }));
  EXPECT_EQ(shuffle("up", 1, 0x1800),
            expected(32, [](int l) { return l % 8 ? 3 * (l - 1) : 3 * l; }));
  EXPECT_EQ(problem, "");
}

TEST_F(EmulatorExchange, NvidiaShuffleTellsWhetherItStayedInside) {
  auto inside = evaluate("sm_80", R"(
  %both = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %value, i32 30, i32 31)
  %flag = extractvalue { i32, i1 } %both, 1
  %result = zext i1 %flag to i32)",
                         32);
  EXPECT_EQ(inside, expected(32, [](int l) { return l < 2; }));
}

TEST_F(EmulatorExchange, NvidiaVotesAndReductions) {
  EXPECT_EQ(evaluate("sm_80", R"(
  %small = icmp slt i32 %lane, 3
  %result = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %small))",
                     32),
            expected(32, [](int) { return 7; }));
  EXPECT_EQ(
      evaluate(
          "sm_80",
          "  %result = call i32 @llvm.nvvm.redux.sync.add(i32 %value, i32 -1)",
          64),
      expected(64, [](int) { return 3 * 31 * 16; }));
  EXPECT_EQ(evaluate("sm_80", R"(
  %both = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %flag = extractvalue { i32, i1 } %both, 1
  %result = zext i1 %flag to i32)",
                     32),
            expected(32, [](int l) { return l == 0; }));
  EXPECT_EQ(problem, "");
}

TEST_F(EmulatorExchange, ShuffleInHalfAWarpNamesOnlyThatHalf) {
  std::string half = R"(
  %low = icmp slt i32 %lane, 16
  br i1 %low, label %in, label %after
in:
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 MASK, i32 %value, i32 1, i32 31)
  br label %after
after:
  %result = phi i32 [ %value, %0 ], [ %s, %in ])";
  auto with = [&](const std::string &mask) {
    std::string text = half;
    return text.replace(text.find("MASK"), 4, mask);
  };
  EXPECT_EQ(evaluate("sm_80", with("65535"), 32),
            expected(32, [](int l) { return l < 16 ? 3 * (l ^ 1) : 3 * l; }));
  EXPECT_EQ(problem, "");
  evaluate("sm_80", with("-1"), 32);
  EXPECT_NE(problem.find("kernel.py:9:7: divergent llvm.nvvm.shfl.sync.bfly"),
            std::string::npos)
      << problem;
  EXPECT_NE(problem.find("names lane 16 in its mask 0xffffffff, but thread 16 "
                         "(warp 0) has returned at kernel.py:15:7"),
            std::string::npos)
      << problem;
  evaluate("sm_80", with("3"), 32);
  EXPECT_NE(
      problem.find(
          "thread 2 (warp 0) of block (0, 0, 0) is not in the mask it gives"),
      std::string::npos)
      << problem;
}

TEST_F(EmulatorExchange, ShuffleDoesNotOrderMemoryButWarpBarrierDoes) {
  auto kernel = [](const std::string &between) {
    return R"(
@shared = internal addrspace(3) global [32 x i32] undef, align 4
define ptx_kernel void @kernel() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @shared, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  )" + between +
           R"(
  %u = xor i32 %t, 1
  %q = getelementptr i32, ptr addrspace(3) @shared, i32 %u
  %v = load i32, ptr addrspace(3) %q, align 4
  ret void
}
)";
  };
  ASSERT_EQ(
      compile(kernel("call void @llvm.nvvm.bar.warp.sync(i32 -1)"), "sm_80"),
      "");
  EXPECT_EQ(run({}, 1, 32), "");
  ASSERT_EQ(compile(kernel("%s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 "
                           "-1, i32 %t, i32 1, i32 31)"),
                    "sm_80"),
            "");
  std::string error = run({}, 1, 32);
  EXPECT_NE(error.find("a barrier (of the warp or the block) is missing"),
            std::string::npos)
      << error;
}

TEST_F(EmulatorExchange, AmdPermutes) {
  EXPECT_EQ(evaluate("gfx942", R"(
  %from = xor i32 %lane, 32
  %address = shl i32 %from, 2
  %result = call i32 @llvm.amdgcn.ds.bpermute(i32 %address, i32 %value))",
                     64),
            expected(64, [](int l) { return 3 * (l ^ 32); }));
  EXPECT_EQ(problem, "");
  // Bit mask pattern: and 31, or 0, xor 1.
  EXPECT_EQ(
      evaluate(
          "gfx942",
          "  %result = call i32 @llvm.amdgcn.ds.swizzle(i32 %value, i32 1055)",
          64),
      expected(64, [](int l) { return 3 * (l ^ 1); }));
  EXPECT_EQ(
      evaluate(
          "gfx942",
          "  %result = call i32 @llvm.amdgcn.readlane.i32(i32 %value, i32 17)",
          128),
      expected(128, [](int) { return 51; }));
  EXPECT_EQ(
      evaluate("gfx1100",
               "  %result = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)",
               64),
      expected(64, [](int l) { return l / 32 * 32; }));
  EXPECT_EQ(problem, "");
}

TEST_F(EmulatorExchange, AmdDpp) {
  auto dpp = [&](int control, int rows, int banks, bool zero) {
    return evaluate("gfx942",
                    "  %result = call i32 @llvm.amdgcn.update.dpp.i32(i32 -9, "
                    "i32 %value, i32 " +
                        std::to_string(control) + ", i32 " +
                        std::to_string(rows) + ", i32 " +
                        std::to_string(banks) + ", i1 " +
                        (zero ? "true" : "false") + ")",
                    64);
  };
  EXPECT_EQ(dpp(0x111, 15, 15, false), expected(64, [](int l) {
              return l % 16 ? 3 * (l - 1) : -9;
            })); // row_shr:1
  EXPECT_EQ(dpp(0x101, 15, 15, true), expected(64, [](int l) {
              return l % 16 < 15 ? 3 * (l + 1) : 0;
            })); // row_shl:1
  EXPECT_EQ(dpp(0x128, 15, 15, false), expected(64, [](int l) {
              return 3 * ((l & ~15) | ((l - 8) & 15));
            }));
  EXPECT_EQ(dpp(0x140, 15, 15, false),
            expected(64, [](int l) { return 3 * (l ^ 15); })); // row_mirror
  EXPECT_EQ(dpp(0x142, 10, 15, false),                         // row_bcast:15
            expected(64, [](int l) {
              return (l / 16) % 2 ? 3 * (l / 16 * 16 - 1) : -9;
            }));
  EXPECT_EQ(dpp(0x143, 12, 15, false), expected(64, [](int l) {
              return l >= 32 ? 93 : -9;
            })); // row_bcast:31
  EXPECT_EQ(dpp(0xb1, 15, 15, false), expected(64, [](int l) {
              return 3 * (l ^ 1);
            })); // quad_perm:[1,0,3,2]
  EXPECT_EQ(dpp(0xb1, 15, 1, false),
            expected(64, [](int l) { return l % 16 < 4 ? 3 * (l ^ 1) : -9; }));
  EXPECT_EQ(problem, "");
}

TEST_F(EmulatorExchange, AmdLanesThatRunTogether) {
  // In half a wave, lanes of the other half read as zero.
  EXPECT_EQ(evaluate("gfx1100", R"(
  %low = icmp slt i32 %lane, 16
  br i1 %low, label %in, label %after
in:
  %from = add i32 %lane, 8
  %address = shl i32 %from, 2
  %s = call i32 @llvm.amdgcn.ds.bpermute(i32 %address, i32 %value)
  br label %after
after:
  %result = phi i32 [ %value, %0 ], [ %s, %in ])",
                     32),
            expected(32, [](int l) {
              return l < 8 ? 3 * (l + 8) : l < 16 ? 0 : 3 * l;
            }));
  EXPECT_EQ(problem, "");
  EXPECT_EQ(evaluate("gfx942", R"(
  %odd = trunc i32 %lane to i1
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %odd)
  %half = trunc i64 %votes to i32
  %result = call i32 @llvm.amdgcn.mbcnt.lo(i32 %half, i32 0))",
                     64),
            expected(64, [](int l) { return l < 32 ? l / 2 : 16; }));
  EXPECT_EQ(problem, "");
}

} // namespace
