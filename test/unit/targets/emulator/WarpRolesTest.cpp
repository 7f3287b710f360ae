//===- WarpRolesTest.cpp - warpgroups with different work -----------------===//
//
// What warpgroups of different roles need from each other: barriers at which
// one arrives and goes on, and registers that one gives to the others.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorWarpRoles : public EmulatorTest {
protected:
  void expectPart(const std::string &found, const char *part) {
    EXPECT_NE(found.find(part), std::string::npos) << found;
  }
};

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

constexpr unsigned kThreads = 256, kIterations = 3;

/// Threads 128 to 255 store a number of each iteration for the others, who add
/// them up: barrier 1 says that it is there, barrier 2 that it has been read.
std::string handOver(const std::string &full = "arrive(1, 256)",
                     const std::string &awaitFull = "sync(1, 256)",
                     const std::string &free = "arrive(2, 256)",
                     const std::string &awaitFree = "sync(2, 256)") {
  auto call = [](std::string text) {
    for (const char *what : {"arrive", "sync"})
      if (size_t end = std::string(what).size();
          text.compare(0, end, what) == 0)
        return "  call void @llvm.nvvm.barrier.cta." + std::string(what) +
               ".aligned.count(i32 " + text.substr(end + 1, 1) + ", i32 " +
               text.substr(end + 4);
    return "  " + text;
  };
  return R"(
@shared = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
define ptx_kernel void @kernel(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %member = and i32 %t, 127
  %place = getelementptr i32, ptr addrspace(3) @shared, i32 %member
  %first = icmp ult i32 %t, 128
  br i1 %first, label %take, label %give
give:
  %g = phi i32 [ 0, %entry ], [ %g.next, %give ]
)" + call(awaitFree) +
         R"(
  %value = add i32 %g, %member
  store i32 %value, ptr addrspace(3) %place
)" + call(full) +
         R"(
  %g.next = add i32 %g, 1
  %g.more = icmp ult i32 %g.next, 3
  br i1 %g.more, label %give, label %end
take:
)" + call(free) +
         R"(
  br label %iteration
iteration:
  %r = phi i32 [ 0, %take ], [ %r.next, %again ]
  %sum = phi i32 [ 0, %take ], [ %sum.next, %again ]
)" + call(awaitFull) +
         R"(
  %read = load i32, ptr addrspace(3) %place
  %sum.next = add i32 %sum, %read
  %r.next = add i32 %r, 1
  %r.more = icmp ult i32 %r.next, 3
  br i1 %r.more, label %again, label %write
again:
)" + call(free) +
         R"(
  br label %iteration
write:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %member
  store i32 %sum.next, ptr addrspace(1) %to
  br label %end
end:
  ret void
}
)";
}

class EmulatorArrivals : public EmulatorWarpRoles {
protected:
  std::string evaluate(const std::string &text, uint64_t seed = 0) {
    std::string problem = compile(text, "sm_90a");
    if (!problem.empty())
      return problem;
    buffers.clear();
    EmulatorOptions options;
    options.seed = seed;
    return run({buffer("out", std::vector<uint32_t>(128))}, 1, kThreads,
               options);
  }
};

TEST_F(EmulatorArrivals, HandOver) {
  for (uint64_t seed = 0; seed != 4; ++seed) {
    ASSERT_EQ(evaluate(handOver(), seed), "");
    std::vector<uint32_t> found = contents<uint32_t>(0);
    for (unsigned member = 0; member != found.size(); ++member)
      ASSERT_EQ(found[member], kIterations * member + 3);
  }
}

TEST_F(EmulatorArrivals, AsText) {
  auto text = [](const char *what) {
    return "call void asm sideeffect \"" + std::string(what) + ";\", \"\"()";
  };
  EXPECT_EQ(
      evaluate(handOver(text("bar.arrive 1, 256"), text("bar.sync 1, 256"),
                        text("barrier.cta.arrive.aligned 2, 256"),
                        text("barrier.sync 2, 256"))),
      "");
}

TEST_F(EmulatorArrivals, EachOneIsNeeded) {
  const std::string none = "call void asm sideeffect \"\", \"\"()";
  expectPart(
      evaluate(handOver(none)),
      "barrier 1 counts 256 threads: 128 wait there, and 0 have arrived");
  expectPart(
      evaluate(handOver("arrive(1, 256)", "sync(1, 256)", none)),
      "barrier 1 counts 256 threads: 128 wait there, and 0 have arrived");
  // They arrive once more, or read or store too early.
  EXPECT_NE(evaluate(handOver("arrive(1, 256)", none)), "");
  EXPECT_NE(evaluate(handOver("arrive(1, 256)", "sync(1, 256)",
                              "arrive(2, 256)", none)),
            "");
}

TEST_F(EmulatorArrivals, AllCountTheSame) {
  expectPart(evaluate(handOver("arrive(1, 128)")), "all must count the same");
  expectPart(evaluate(handOver("arrive(1, 100)")), "which counts whole warps");
  expectPart(evaluate(handOver("arrive(1, 512)")), "and the block has 256");
  // The wrong barrier.
  EXPECT_NE(evaluate(handOver("arrive(3, 256)")), "");
}

// Who arrives is not told what the others do.
TEST_F(EmulatorArrivals, OrderOneWay) {
  std::string text = handOver();
  std::string next = "  %g.next = add i32 %g, 1\n";
  text.insert(text.find(next),
              "  store i32 %g, ptr addrspace(3) %place ; after the arrival\n");
  expectPart(evaluate(text), "race");
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Three warpgroups, of which the last does `give` and the others `take`.
std::string
handRegisters(const std::string &give, const std::string &take,
              const std::string &attributes = "\"nvvm.reqntid\"=\"384\"") {
  return R"(
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg)
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)
define ptx_kernel void @kernel() #0 {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %t, 5
  %third = icmp uge i32 %t, 256
  br i1 %third, label %give, label %take
give:
)" + give +
         R"(
  ret void
take:
)" + take +
         R"(
  ret void
}
attributes #0 = { )" +
         attributes + " }\n";
}
std::string increase(unsigned count) {
  return "  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 " +
         std::to_string(count) + ")\n";
}
std::string decrease(unsigned count) {
  return "  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 " +
         std::to_string(count) + ")\n";
}

class EmulatorRegisters : public EmulatorWarpRoles {
protected:
  std::string evaluate(const std::string &text, unsigned threads = 384) {
    std::string problem = compile(text, "sm_90a");
    return problem.empty() ? run({}, 2, threads) : problem;
  }
};

// 168 are a third of what 504 threads' worth hold.
TEST_F(EmulatorRegisters, GoFromOneToTheOthers) {
  EXPECT_EQ(evaluate(handRegisters(decrease(40), increase(232))), "");
  EXPECT_EQ(evaluate(handRegisters(decrease(24), increase(240))), "");
  EXPECT_EQ(evaluate(handRegisters(decrease(24) + increase(24),
                                   increase(200) + increase(240))),
            "");
  EXPECT_EQ(evaluate(handRegisters(decrease(40), increase(120),
                                   "\"nvvm.maxntid\"=\"384\" "
                                   "\"nvvm.maxnreg\"=\"96\"")),
            "");
  EXPECT_EQ(
      evaluate(handRegisters("  call void asm sideeffect "
                             "\"setmaxnreg.dec.sync.aligned.u32 40;\", \"\"()",
                             increase(232))),
      "");
}

TEST_F(EmulatorRegisters, MoreThanThereAre) {
  std::string found = evaluate(handRegisters(decrease(40), increase(240)));
  expectPart(found, "waits at kernel.py:15:7 for setmaxnreg without end");
  expectPart(found, "asks for 240 registers and has 168");
  expectPart(evaluate(handRegisters("", increase(176))), "have released 0");
}

TEST_F(EmulatorRegisters, WrongNumbers) {
  for (unsigned count : {16, 100, 264})
    expectPart(evaluate(handRegisters(
                   decrease(40), "  call void asm sideeffect "
                                 "\"setmaxnreg.inc.sync.aligned.u32 " +
                                     std::to_string(count) + ";\", \"\"()\n")),
               "which takes multiples of 8 from 24 to 256");
  expectPart(evaluate(handRegisters(decrease(176), "")),
             "asks setmaxnreg.dec for 176 registers and has 168");
  expectPart(evaluate(handRegisters(decrease(40), increase(160))),
             "asks setmaxnreg.inc for 160 registers and has 168");
}

TEST_F(EmulatorRegisters, AllWarpsOfAGroup) {
  const char *some = R"(
  %odd = and i32 %warp, 1
  %is.odd = icmp eq i32 %odd, 1
  br i1 %is.odd, label %one, label %other
one:
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 40)
  ret void
other:
)";
  expectPart(evaluate(handRegisters(some, "")),
             "all warps of a warpgroup must execute the same setmaxnreg");
  expectPart(evaluate(handRegisters(some + decrease(48), "")),
             "ask for different numbers of registers");
  EXPECT_EQ(evaluate(handRegisters(some + decrease(40), "")), "");
}

TEST_F(EmulatorRegisters, NeedsAKernelThatSaysItsThreads) {
  expectPart(evaluate(handRegisters(decrease(40), increase(232), "nounwind")),
             "add nvvm.reqntid or nvvm.maxntid");
}

} // namespace
