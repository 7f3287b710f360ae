//===- WarpgroupTest.cpp - wgmma on the emulator --------------------------===//
//
// One wgmma of 64 x 8 x 16 with small whole numbers; what it may be used for,
// and what may happen to its operands while it reads them.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include <array>

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

constexpr unsigned kRows = 64, kColumns = 8, kDepth = 16, kThreads = 128;

constexpr const char *kResult = "{ float, float, float, float }";

/// 128 threads put A (row-major) and B (n by k, the same way) into core
/// matrices of shared memory: LBO 128, SBO 256, no swizzle. `body` makes %d of
/// them; its elements go out as they stand in the lanes.
std::string multiplyKernel(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [2304 x i8] poison, align 1024
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.wgmma.fence.sync.aligned()
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)
define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = lshr i32 %t, 1
  %half = and i32 %t, 1
  %group = lshr i32 %row, 3
  %member = and i32 %row, 7
  %at.group = mul i32 %group, 256
  %at.member = mul i32 %member, 16
  %at.half = mul i32 %half, 128
  %at.1 = add i32 %at.group, %at.member
  %at = add i32 %at.1, %at.half
  %offset = mul i32 %t, 16
  %a.from = getelementptr i8, ptr addrspace(1) %a, i32 %offset
  %a.chunk = load <4 x i32>, ptr addrspace(1) %a.from, align 16
  %a.to = getelementptr i8, ptr addrspace(3) @shared, i32 %at
  store <4 x i32> %a.chunk, ptr addrspace(3) %a.to, align 16
  %b.mine = icmp ult i32 %t, 16
  br i1 %b.mine, label %copy, label %ready
copy:
  %b.from = getelementptr i8, ptr addrspace(1) %b, i32 %offset
  %b.chunk = load <4 x i32>, ptr addrspace(1) %b.from, align 16
  %b.place = getelementptr i8, ptr addrspace(3) @shared, i32 2048
  %b.to = getelementptr i8, ptr addrspace(3) %b.place, i32 %at
  store <4 x i32> %b.chunk, ptr addrspace(3) %b.to, align 16
  br label %ready
ready:
  call void asm sideeffect "fence.proxy.async.shared::cta;", ""()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %base = ptrtoint ptr addrspace(3) @shared to i32
  %units = lshr i32 %base, 4
  %field = and i32 %units, 16383
  %start = zext i32 %field to i64
  %desc.a = or i64 %start, 68720001024 ; strides of 128 and 256
  %desc.b = add i64 %desc.a, 128 ; 2048 bytes on
  %pa = getelementptr i8, ptr addrspace(1) %a, i32 0
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
)" + body +
         R"(
  %to.offset = mul i32 %t, 16
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %to.offset
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float } %d, 3
  %v0 = insertelement <4 x float> poison, float %d0, i32 0
  %v1 = insertelement <4 x float> %v0, float %d1, i32 1
  %v2 = insertelement <4 x float> %v1, float %d2, i32 2
  %v3 = insertelement <4 x float> %v2, float %d3, i32 3
  store <4 x float> %v3, ptr addrspace(1) %to, align 16
  ret void
}
)";
}

/// %name = wgmma on accumulators of 1; `scale` is its predicate or number.
std::string multiplyAsm(const std::string &name, const std::string &immediates,
                        const std::string &scale = "$10",
                        const std::string &type = "m64n8k16.f32.f16.f16") {
  return "  %" + name + " = call " + kResult +
         " asm sideeffect \"wgmma.mma_async.sync.aligned." + type +
         " {$0,$1,$2,$3}, $8, $9, " + scale + ", " + immediates +
         ";\", \"=f,=f,=f,=f,0,1,2,3,l,l,b\"(float 1.0, float 1.0, float 1.0, "
         "float 1.0, i64 %desc.a, i64 %desc.b, i1 true)\n";
}
const std::string kFence =
    "  call void @llvm.nvvm.wgmma.fence.sync.aligned()\n";
const std::string kCommit =
    "  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()\n";

/// %to = the four registers of %from, after a wait.
std::string waitAsm(const std::string &to, const std::string &from,
                    unsigned pending = 0) {
  std::string text, registers;
  for (unsigned i = 0; i != 4; ++i) {
    std::string part = "%" + from + ".w" + std::to_string(i);
    text += "  " + part + " = extractvalue " + kResult + " %" + from + ", " +
            std::to_string(i) + "\n";
    registers += (i ? ", float " : "float ") + part;
  }
  return text + "  %" + to + " = call " + kResult +
         " asm sideeffect \"// wait for regs: $0,$1,$2,$3\\0A\\09"
         "wgmma.wait_group.sync.aligned " +
         std::to_string(pending) + ";\", \"=f,=f,=f,=f,0,1,2,3\"(" + registers +
         ")\n";
}

/// %name = the same on the registers of %from.
std::string goesOn(const std::string &name, const std::string &from) {
  std::string text, registers = "float 1.0, float 1.0, float 1.0, float 1.0",
                    call = multiplyAsm(name, "1, 1, 0, 0"), given;
  for (unsigned i = 0; i != 4; ++i) {
    std::string part = "%" + from + ".g" + std::to_string(i);
    text += "  " + part + " = extractvalue " + kResult + " %" + from + ", " +
            std::to_string(i) + "\n";
    given += (i ? ", float " : "float ") + part;
  }
  return text + call.replace(call.find(registers), registers.size(), given);
}

class EmulatorWarpgroup : public EmulatorTest {
protected:
  static int left(unsigned row, unsigned k) { return int(row * 3 + k) % 7 - 3; }
  static int right(unsigned column, unsigned k) {
    return int(column * 5 + k * 2) % 5 - 2;
  }

  std::string evaluate(const std::string &body, llvm::StringRef gpu = "sm_90a",
                       EmulatorOptions options = {}) {
    return evaluateKernel(multiplyKernel(body), gpu, options);
  }
  std::string evaluateKernel(const std::string &text,
                             llvm::StringRef gpu = "sm_90a",
                             EmulatorOptions options = {}) {
    std::string problem = compile(text, gpu);
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<_Float16> a, b;
    for (unsigned row = 0; row != kRows; ++row)
      for (unsigned k = 0; k != kDepth; ++k)
        a.push_back(left(row, k));
    for (unsigned column = 0; column != kColumns; ++column)
      for (unsigned k = 0; k != kDepth; ++k)
        b.push_back(right(column, k));
    return run({buffer("a", a), buffer("b", b),
                buffer("out", std::vector<float>(kRows * kColumns))},
               1, kThreads, options);
  }
  /// D = accumulator + factor * A * B, where PTX says it stands.
  void expectProduct(int accumulator, int factor) {
    std::vector<float> found = contents<float>(2);
    for (unsigned t = 0; t != kThreads; ++t)
      for (unsigned i = 0; i != 4; ++i) {
        unsigned row = t / 32 * 16 + t % 32 / 4 + (i >= 2 ? 8 : 0),
                 column = t % 4 * 2 + i % 2;
        int sum = accumulator;
        for (unsigned k = 0; k != kDepth; ++k)
          sum += factor * left(row, k) * right(column, k);
        ASSERT_EQ(found[t * 4 + i], float(sum)) << row << ", " << column;
      }
  }
  void expectProblem(const std::string &body, const char *text,
                     llvm::StringRef gpu = "sm_90a") {
    std::string problem = evaluate(body, gpu);
    EXPECT_NE(problem.find(text), std::string::npos) << problem;
  }
};

TEST_F(EmulatorWarpgroup, Multiplies) {
  ASSERT_EQ(
      evaluate(multiplyAsm("m", "1, 1, 0, 0") + kCommit + waitAsm("d", "m")),
      "");
  expectProduct(1, 1);
}

TEST_F(EmulatorWarpgroup, DropsTheAccumulatorAndNegates) {
  ASSERT_EQ(evaluate(multiplyAsm("m", "1, -1, 0, 0", "0") + kCommit +
                     waitAsm("d", "m")),
            "");
  expectProduct(0, -1);
}

TEST_F(EmulatorWarpgroup, TakesAFromRegisters) {
  std::string body = R"(
  %lane = and i32 %t, 31
  %warp = lshr i32 %t, 5
  %first = mul i32 %warp, 16
  %inner = lshr i32 %lane, 2
  %fragment.row = add i32 %first, %inner
  %pair = and i32 %lane, 3
  %row.at = mul i32 %fragment.row, 8
  %word = add i32 %row.at, %pair
)";
  // Registers 1 and 3 are eight rows further, 2 and 3 eight columns.
  for (auto [i, words] : llvm::enumerate(std::array{0, 64, 4, 68})) {
    std::string n = std::to_string(i);
    body += "  %w" + n + " = add i32 %word, " + std::to_string(words) +
            "\n  %p" + n + " = getelementptr i32, ptr addrspace(1) %a, i32 %w" +
            n + "\n  %a" + n + " = load i32, ptr addrspace(1) %p" + n +
            ", align 4\n";
  }
  body +=
      kFence +
      R"(  %m = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, {$8,$9,$10,$11}, $12, $13, 1, 1, 0;", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,b"(float 1.0, float 1.0, float 1.0, float 1.0, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i64 %desc.b, i1 true)
)";
  ASSERT_EQ(evaluate(body + kCommit + waitAsm("d", "m")), "");
  expectProduct(1, 1);
}

TEST_F(EmulatorWarpgroup, AnOperandMayNotChangeBeforeTheWait) {
  const std::string store =
      "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
      "  store i32 0, ptr addrspace(3) %a.to, align 4\n";
  std::string begin = multiplyAsm("m", "1, 1, 0, 0") + kCommit;
  for (const std::string &body :
       {begin + store + waitAsm("d", "m"),
        // One wait too large; and a group that is not closed.
        begin + waitAsm("d", "m", 1) + store,
        multiplyAsm("m", "1, 1, 0, 0") + waitAsm("d", "m") + store}) {
    std::string problem = evaluate(body);
    EXPECT_NE(problem.find("race"), std::string::npos) << problem;
    EXPECT_NE(problem.find("operand of wgmma"), std::string::npos) << problem;
  }
  EXPECT_EQ(evaluate(begin + waitAsm("d", "m") + store), "");
}

TEST_F(EmulatorWarpgroup, AResultIsUsedOnlyAfterItsWait) {
  expectProblem(multiplyAsm("d", "1, 1, 0, 0") + kCommit +
                    "  call void "
                    "@llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)\n",
                "uses an accumulator of wgmma that no wait has given back");
}

TEST_F(EmulatorWarpgroup, AWaitGivesBackWhatItsGroupsHold) {
  const char *early = "for whose group no wait stands in between";
  std::string begin = multiplyAsm("m", "1, 1, 0, 0");
  // One group too many is left, and a group that is not closed.
  expectProblem(begin + kCommit + waitAsm("d", "m", 1), early);
  expectProblem(begin + waitAsm("d", "m"), early);
  // A second wait, of a group after which another one has begun.
  std::string next = goesOn("n", "m");
  EXPECT_EQ(
      evaluate(begin + kCommit + waitAsm("w", "m", 1) + waitAsm("d", "w")), "");
  expectProduct(1, 1);
  expectProblem(begin + kCommit + next + kCommit + waitAsm("d", "n", 1), early);
}

TEST_F(EmulatorWarpgroup, AccumulatorsGoOnInFlight) {
  std::string begin = multiplyAsm("m", "1, 1, 0, 0");
  for (const std::string &body :
       {begin + goesOn("n", "m") + kCommit + waitAsm("d", "n"),
        begin + kCommit + goesOn("n", "m") + kCommit + waitAsm("d", "n"),
        begin + kCommit + goesOn("n", "m") + kCommit + waitAsm("w", "n", 1) +
            waitAsm("d", "w")})
    for (uint64_t seed : {0, 1, 3, 5}) {
      EmulatorOptions options;
      options.seed = seed;
      ASSERT_EQ(evaluate(body, "sm_90a", options), "");
      expectProduct(1, 2);
    }
}

// Without the race check, too, an operand that is gone shows.
TEST_F(EmulatorWarpgroup, ReadsItsOperandsAtTheWait) {
  EmulatorOptions options;
  options.checkRaces = false;
  ASSERT_EQ(evaluate(multiplyAsm("m", "1, 1, 0, 0") + kCommit +
                         "  store <4 x i32> zeroinitializer, ptr addrspace(3) "
                         "%a.to, align 16\n"
                         "  call void @llvm.nvvm.barrier.cta.sync.aligned.all("
                         "i32 0)\n" +
                         waitAsm("d", "m"),
                     "sm_90a", options),
            "");
  expectProduct(1, 0);
}

TEST_F(EmulatorWarpgroup, RegistersNeedAFence) {
  std::string whole = multiplyKernel(multiplyAsm("m", "1, 1, 0, 0") + kCommit +
                                     waitAsm("d", "m")),
              without = whole;
  without.erase(without.rfind(kFence), kFence.size());
  EXPECT_EQ(evaluateKernel(whole), "");
  std::string problem = evaluateKernel(without);
  EXPECT_NE(problem.find("without a wgmma.fence before it"), std::string::npos)
      << problem;
  // A wait gives registers back, so there has to be another fence.
  std::string first =
                  multiplyAsm("m", "1, 1, 0, 0") + kCommit + waitAsm("w", "m"),
              second = goesOn("n", "w") + kCommit + waitAsm("d", "n");
  expectProblem(first + second, "without a wgmma.fence before it");
  EXPECT_EQ(evaluate(first + kFence + second), "");
  expectProduct(1, 2);
  // A register that is written after the fence.
  std::string type = kResult,
              sum = "  %x.0 = extractvalue " + type +
                    " %w, 0\n"
                    "  %x.1 = fadd float %x.0, 1.0\n"
                    "  %x = insertvalue " +
                    type + " %w, float %x.1, 0\n",
              rest = goesOn("n", "x") + kCommit + waitAsm("d", "n");
  expectProblem(first + kFence + sum + rest,
                "has written after its last wgmma.fence");
  EXPECT_EQ(evaluate(first + sum + kFence + rest), "");
}

TEST_F(EmulatorWarpgroup, StoredOperandsNeedAProxyFence) {
  std::string text = multiplyKernel(multiplyAsm("m", "1, 1, 0, 0") + kCommit +
                                    waitAsm("d", "m"));
  std::string fence = "  call void asm sideeffect "
                      "\"fence.proxy.async.shared::cta;\", \"\"()\n",
              barrier =
                  "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 "
                  "0)\n";
  size_t at = text.find(fence + barrier);
  ASSERT_NE(at, std::string::npos);
  // Of the thread that reads, after the barrier: as good.
  EXPECT_EQ(evaluateKernel(std::string(text).replace(
                at, fence.size() + barrier.size(), barrier + fence)),
            "");
  std::string problem =
      evaluateKernel(text.replace(at, fence.size() + barrier.size(), barrier));
  EXPECT_NE(problem.find("stored without a fence.proxy.async after it"),
            std::string::npos)
      << problem;
}

TEST_F(EmulatorWarpgroup, AllWarpsExecuteIt) {
  auto underBranch = [](unsigned warps) {
    return "  %warp = lshr i32 %t, 5\n"
           "  %some = icmp ult i32 %warp, " +
           std::to_string(warps) +
           "\n"
           "  br i1 %some, label %multiply, label %join\n"
           "multiply:\n" +
           multiplyAsm("m", "1, 1, 0, 0") + kCommit + waitAsm("w", "m") +
           "  br label %join\n"
           "join:\n"
           "  %d = phi { float, float, float, float } [ %w, %multiply ], "
           "[ zeroinitializer, %ready ]\n";
  };
  EXPECT_EQ(evaluate(underBranch(4)), "");
  expectProblem(underBranch(2), "warps 0 and 2 of block (0, 0, 0) execute "
                                "different wgmma, 1 and 0 of them");
}

TEST_F(EmulatorWarpgroup, RefusesWhatItDoesNotKnow) {
  // An immediate too many; a shape that does not exist; a GPU without wgmma.
  expectProblem(multiplyAsm("m", "1, 1, 0, 0, 0") + waitAsm("d", "m"),
                "inline assembly 'wgmma.mma_async.sync.aligned.m64n8k16");
  expectProblem(multiplyAsm("m", "1, 1, 0, 0", "$10", "m64n7k16.f32.f16.f16") +
                    waitAsm("d", "m"),
                "inline assembly 'wgmma.mma_async.sync.aligned.m64n7k16");
  expectProblem(multiplyAsm("m", "1, 1, 0, 0") + waitAsm("d", "m"),
                "cannot execute", "sm_80");
  // A descriptor with a base offset.
  expectProblem(
      "  %odd = or i64 %desc.a, 562949953421312\n" +
          [] {
            std::string text = multiplyAsm("m", "1, 1, 0, 0");
            text.replace(text.find("%desc.a"), 7, "%odd");
            return text;
          }() +
          waitAsm("d", "m"),
      "gives a base offset in its descriptor");
  // One that leaves shared memory.
  expectProblem(
      "  %far = add i64 %desc.a, 64\n" +
          [] {
            std::string text = multiplyAsm("m", "1, 1, 0, 0");
            text.replace(text.find("%desc.b"), 7, "%far");
            text.replace(text.find("%desc.a"), 7, "%desc.b");
            return text;
          }() +
          waitAsm("d", "m"),
      "operand of wgmma of 16 bytes");
}

} // namespace
