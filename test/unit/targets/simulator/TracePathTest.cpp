//===- TracePathTest.cpp - what the interpreter makes of ptxas's code -----===//
//
// Kernels whose loops and addresses are known are compiled by LLVM and ptxas,
// and their paths traced: a loop runs as often as it does, whatever integer
// arithmetic its bound is made of, and accesses touch what they touch.
//
//===----------------------------------------------------------------------===//
#include "targets/simulator/path/TracePath.h"
#include "targets/simulator/path/TracedCache.h"
#include "test/unit/Seeds.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/Support/FormatVariadic.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

constexpr const char *targets[] = {"sm_80", "sm_90a", "sm_100a", "sm_120a"};

struct Traced {
  std::vector<Path> paths;
  TraceFacts facts;
  std::vector<ModelOp> ops;

  /// How often warp 0 executed operations of a class, those left out that a
  /// guard kept from moving anything.
  unsigned count(OpClass which) const {
    return count_if(paths.front().steps, [&](const PathStep &step) {
      return ops[step.op].opClass == which && step.nearBytes + step.farBytes;
    });
  }
  const PathStep *first(OpClass which) const {
    auto found = find_if(paths.front().steps, [&](const PathStep &step) {
      return ops[step.op].opClass == which;
    });
    return found == paths.front().steps.end() ? nullptr : &*found;
  }
};

/// The paths of a kernel of LLVM IR with so many threads; none where ptxas does
/// not make it.
std::optional<Traced> trace(const std::string &text, StringRef target,
                            LaunchValues launch, unsigned turns = 1024) {
  LLVMContext context;
  std::unique_ptr<Module> module = parseForTest(text, context);
  if (!module)
    return std::nullopt;
  Expected<std::string> cubin =
      assemble(assemblyFor(*module, target), *lookupGpuTarget(target));
  if (!cubin) {
    ADD_FAILURE() << toString(cubin.takeError());
    return std::nullopt;
  }
  MemoryBufferRef file(*cubin, "a cubin");
  std::vector<KernelResources> kernels = cantFail(readResources(file));
  ModelProgram program = cantFail(readProgram(file, kernels.front()));
  ConstantBank bank(kernels.front(), *program.gpu, launch);
  Traced result;
  TraceLimits limits;
  limits.turns = turns;
  result.paths = traceBlock(program, readTracedCode(program.code, *program.gpu),
                            bank, launch, limits, &result.facts);
  result.ops = std::move(program.ops);
  return result;
}

std::string kernelOf(const std::string &body) {
  return "target triple = \"nvptx64-nvidia-cuda\"\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
         "declare i32 @llvm.smax.i32(i32, i32)\n"
         "declare i32 @llvm.umin.i32(i32, i32)\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()\n"
         "declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()\n"
         "declare i32 @llvm.ctpop.i32(i32)\n"
         "declare i32 @llvm.fshl.i32(i32, i32, i32)\n"
         "define ptx_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %b, "
         "i64 %c, i32 %d) {\nentry:\n"
         "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
         "  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
         "  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
         "  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()\n"
         "  %blocksY = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()\n" +
         body + "  ret void\n}\n";
}

/// A loop that stores `bound` times, which a register holds.
std::string storesOf(const std::string &bound) {
  return "  br label %loop\nloop:\n"
         "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n"
         "  store volatile i32 %i, ptr addrspace(1) %out\n"
         "  %next = add i32 %i, 1\n"
         "  %goes = icmp ult i32 %next, " +
         bound + "\n  br i1 %goes, label %loop, label %end\nend:\n";
}

/// Random integer arithmetic as LLVM IR, with what it computes.
class Program {
public:
  explicit Program(unsigned seed) : random(seed) {}

  LaunchValues launch() {
    LaunchValues launch;
    launch.threads = 64;
    launch.grid = {64, unsigned(1 + below(99)), 1};
    launch.block = {unsigned(below(64)), 0, 0};
    a = uint32_t(random()), b = uint32_t(random()), d = 1 + below(1000);
    c = uint64_t(random()) << 32 | uint32_t(random());
    launch.arguments = {std::nullopt, a, b, c, d};
    values = {{"%a", a},
              {"%b", b},
              {"%d", d},
              {"%block", launch.block[0]},
              {"%threads", launch.threads},
              {"%blocks", launch.grid[0]},
              {"%blocksY", launch.grid[1]}};
    line("%c0 = trunc i64 %c to i32", uint32_t(c));
    line("%c1 = lshr i64 %c, 32", 0);
    line("%c2 = trunc i64 %c1 to i32", uint32_t(c >> 32));
    return launch;
  }

  std::string body(unsigned operations, unsigned &turns) {
    for (unsigned i = 0; i != operations; ++i)
      add();
    auto [name, value] = values.back();
    turns = (value & 31) + 1;
    text +=
        formatv("  %low = and i32 {0}, 31\n  %turns = add i32 %low, 1\n", name);
    return text + storesOf("%turns");
  }

private:
  uint64_t below(uint64_t most) { return random() % most; }
  void line(std::string text_, uint32_t value) {
    StringRef name = StringRef(text_).split(' ').first;
    if (name != "%c1")
      values.push_back({name.str(), value});
    text += "  " + text_ + "\n";
  }
  std::pair<std::string, uint32_t> any() {
    if (below(5) == 0) {
      uint32_t number = below(2) ? below(64) : random();
      return {std::to_string(int32_t(number)), number};
    }
    return values[below(values.size())];
  }

  void add();

  std::mt19937_64 random;
  uint32_t a = 0, b = 0, d = 0;
  uint64_t c = 0;
  std::vector<std::pair<std::string, uint32_t>> values;
  std::string text;
  unsigned number = 0;
};

void Program::add() {
  std::string name = "%v" + std::to_string(number++);
  auto [x, left] = any();
  auto [y, right] = any();
  unsigned shift = below(32);
  auto simple = [&](const char *operation, uint32_t value) {
    line(formatv("{0} = {1} i32 {2}, {3}", name, operation, x, y), value);
  };
  auto call = [&](const char *function, uint32_t value) {
    line(formatv("{0} = call i32 @llvm.{1}.i32(i32 {2}, i32 {3})", name,
                 function, x, y),
         value);
  };
  switch (below(18)) {
  case 0:
    return simple("add", left + right);
  case 1:
    return simple("sub", left - right);
  case 2:
    return simple("mul", left * right);
  case 3:
    return simple("and", left & right);
  case 4:
    return simple("or", left | right);
  case 5:
    return simple("xor", left ^ right);
  case 6:
    return line(formatv("{0} = shl i32 {1}, {2}", name, x, shift),
                left << shift);
  case 7:
    return line(formatv("{0} = lshr i32 {1}, {2}", name, x, shift),
                left >> shift);
  case 8:
    return line(formatv("{0} = ashr i32 {1}, {2}", name, x, shift),
                uint32_t(int32_t(left) >> shift));
  case 9:
    return call("smax", uint32_t(std::max(int32_t(left), int32_t(right))));
  case 10:
    return call("umin", std::min(left, right));
  case 11:
    return line(formatv("{0} = call i32 @llvm.ctpop.i32(i32 {1})", name, x),
                popcount(left));
  case 12: // a comparison of either kind
    text += formatv("  {0}c = icmp {1} i32 {2}, {3}\n", name,
                    shift & 1 ? "slt" : "ule", x, y);
    return line(formatv("{0} = select i1 {0}c, i32 {1}, i32 7", name, y),
                (shift & 1 ? int32_t(left) < int32_t(right) : left <= right)
                    ? right
                    : 7);
  case 13: // division by what is not known when it is compiled
    return line(formatv("{0} = udiv i32 {1}, %d", name, x), left / d);
  case 14:
    return line(formatv("{0} = srem i32 {1}, %d", name, x),
                uint32_t(int32_t(left) % int32_t(d)));
  case 15: // the upper half of a product
    text += formatv("  {0}x = zext i32 {1} to i64\n  {0}y = zext i32 {2} to "
                    "i64\n  {0}p = mul i64 {0}x, {0}y\n  {0}h = lshr i64 "
                    "{0}p, 32\n",
                    name, x, y);
    return line(formatv("{0} = trunc i64 {0}h to i32", name),
                uint32_t(uint64_t(left) * right >> 32));
  case 16: { // an addition and a comparison of 64 bits
    uint64_t sum = c + (uint64_t(int64_t(int32_t(left))) << 3);
    text += formatv("  {0}x = sext i32 {1} to i64\n  {0}s = shl i64 {0}x, 3\n"
                    "  {0}t = add i64 %c, {0}s\n  {0}c = icmp slt i64 {0}t, "
                    "%c\n  {0}h = lshr i64 {0}t, 32\n  {0}u = trunc i64 {0}h "
                    "to i32\n",
                    name, x);
    return line(formatv("{0} = select i1 {0}c, i32 {0}u, i32 {1}", name, y),
                int64_t(sum) < int64_t(c) ? uint32_t(sum >> 32) : right);
  }
  default:
    return line(formatv("{0} = call i32 @llvm.fshl.i32(i32 {1}, i32 {2}, i32 "
                        "{3})",
                        name, x, y, shift),
                shift ? left << shift | right >> (32 - shift) : left);
  }
}

TEST(TracePath, ALoopRunsAsOftenAsItsArithmeticSays) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  auto agrees = [](uint64_t seed) {
    SCOPED_TRACE("KILN_TRACE_SEEDS=" + std::to_string(seed) + "-" +
                 std::to_string(seed));
    Program program(seed);
    LaunchValues launch = program.launch();
    unsigned turns = 0;
    std::string body = program.body(12 + seed % 20, turns);
    std::optional<Traced> traced =
        trace(kernelOf(body), targets[seed % std::size(targets)], launch);
    if (!traced)
      return false;
    EXPECT_EQ(traced->paths.size(), 2u);
    EXPECT_EQ(traced->facts.guessed, 0u) << body;
    EXPECT_EQ(traced->count(OpClass::StoreGlobal), turns) << body;
    return !testing::Test::HasFailure();
  };
  test::runSeeds("KILN_TRACE_SEEDS", 60, agrees);
}

TEST(TracePath, AnAccessTouchesTheSectorsOfItsLanes) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  // Words that lie side by side, in every fourth word, and one for all.
  for (auto [stride, bytes] : {std::pair(1, 128), {4, 512}, {0, 32}}) {
    std::string body =
        formatv("  %at = mul i32 %tid, {0}\n"
                "  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at\n"
                "  store i32 %a, ptr addrspace(1) %to\n",
                stride);
    LaunchValues launch;
    launch.threads = 32;
    for (StringRef target : targets) {
      std::optional<Traced> traced = trace(kernelOf(body), target, launch);
      ASSERT_TRUE(traced);
      const PathStep *store = traced->first(OpClass::StoreGlobal);
      ASSERT_TRUE(store) << target.str();
      EXPECT_EQ(store->nearBytes + store->farBytes, bytes) << target.str();
    }
  }
}

TEST(TracePath, ALoopThatDependsOnMemoryRunsAsOftenAsIsAssumed) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  // A bound that an atomic operation returns is nobody's guess; one from memory
  // is a length.
  std::string atomic = "  %old = atomicrmw add ptr addrspace(1) %out, i32 1 "
                       "monotonic\n";
  LaunchValues launch;
  launch.threads = 32;
  std::optional<Traced> traced =
      trace(kernelOf(atomic + storesOf("%old")), "sm_90a", launch, 5);
  ASSERT_TRUE(traced);
  EXPECT_GT(traced->facts.guessed, 0u);
  // ptxas unrolls it four times.
  EXPECT_GE(traced->count(OpClass::StoreGlobal), 5u);
  EXPECT_LE(traced->count(OpClass::StoreGlobal), 6 * 4u);
  std::string loaded = "  %length = load i32, ptr addrspace(1) %out\n";
  traced = trace(kernelOf(loaded + storesOf("%length")), "sm_90a", launch);
  ASSERT_TRUE(traced);
  EXPECT_EQ(traced->facts.guessed, 0u);
  EXPECT_GE(traced->count(OpClass::StoreGlobal), 1024u);
}

TEST(TracePath, LaterIterationsAreCountedAndNotKept) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  LaunchValues launch;
  launch.threads = 32;
  launch.arguments = {std::nullopt, 1000};
  std::optional<Traced> few =
      trace(kernelOf(storesOf("%a")), "sm_90a", launch, 8);
  ASSERT_TRUE(few);
  std::optional<Traced> all =
      trace(kernelOf(storesOf("%a")), "sm_90a", launch, 2000);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->count(OpClass::StoreGlobal), 1000u);
  EXPECT_LT(few->paths.front().steps.size(),
            all->paths.front().steps.size() / 10);
  EXPECT_EQ(few->paths.front().whole, all->paths.front().whole);
}

// A block that reads its rows again finds them in the second cache as long as no
// more came from beyond it since than it holds of a block.
TEST(TracedCache, WhatABlockTouchedIsNearUntilItsPartIsFilledAnew) {
  auto secondPass = [](uint64_t sectors, bool isShared) {
    TracedCache cache(/*first=*/0, /*second=*/100 * TracedCache::sectorBytes),
        other(0);
    TracedCache::Bytes bytes;
    for (uint64_t sector = 0; sector != sectors; ++sector)
      other.access({sector}, false);
    if (isShared)
      cache.share(other);
    for (unsigned pass = 0; pass != 2; ++pass) {
      bytes = {};
      for (uint64_t sector = 0; sector != sectors; ++sector) {
        TracedCache::Bytes more = cache.access({sector}, false);
        bytes.near += more.near, bytes.far += more.far;
      }
    }
    return bytes.near / (bytes.near + bytes.far);
  };
  EXPECT_EQ(secondPass(100, false), 1);
  EXPECT_EQ(secondPass(101, false), 0);
  EXPECT_EQ(secondPass(101, true), 1) << "what all blocks read is there";
}

} // namespace
