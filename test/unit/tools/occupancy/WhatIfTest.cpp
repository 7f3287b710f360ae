//===- WhatIfTest.cpp - questions, their grammar and their answers --------===//
#include "tools/occupancy/WhatIf.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/occupancy/Ladder.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

KernelResources kernelOf(StringRef target, unsigned threads, unsigned registers,
                         uint64_t shared = 0) {
  KernelResources kernel;
  kernel.isTyped = true;
  kernel.target = target.str();
  kernel.threadsPerBlock = threads;
  kernel.registers = registers;
  kernel.staticSharedBytes = shared;
  kernel.warpSize = lookupGpuTarget(target)->warpSize;
  return kernel;
}

/// "registers=96 3x8; ..." for each answer, or the error.
std::string ask(StringRef text, const KernelResources &kernel) {
  Expected<Question> question = Question::parse(text);
  if (!question)
    return toString(question.takeError());
  Expected<std::vector<Answer>> answers =
      answer(*question, *lookupGpuTarget(kernel.target), kernel, {});
  if (!answers)
    return toString(answers.takeError());
  std::string all;
  for (const Answer &one : *answers)
    all += one.changesText() + " " +
           (one.occupancy ? std::to_string(one.occupancy->blocksPerUnit) + "x" +
                                std::to_string(one.occupancy->warpsPerBlock)
                          : "?") +
           "; ";
  return all;
}

TEST(WhatIf, CombinesLists) {
  KernelResources kernel = kernelOf("sm_90", 256, 168, 64 << 10);
  EXPECT_EQ(ask("registers=96", kernel), "registers=96 2x8; ");
  EXPECT_EQ(ask("registers=96,128,shared=32K", kernel),
            "registers=96 shared=32768 2x8; registers=128 shared=32768 2x8; ");
  EXPECT_EQ(ask("registers=32,40,threads=256,512", kernelOf("sm_90", 64, 255)),
            "registers=32 threads=256 8x8; registers=32 threads=512 4x16; "
            "registers=40 threads=256 6x8; registers=40 threads=512 3x16; ");
  EXPECT_EQ(ask("registers=64..80:8", kernel),
            "registers=64 3x8; registers=72 3x8; registers=80 3x8; ");
  EXPECT_EQ(ask("registers=-40,shared=+16K", kernel),
            "registers=128 shared=81920 2x8; ");
}

TEST(WhatIf, AskedForBlocksSaysWhatToCut) {
  Expected<Question> question = Question::parse("blocks=4");
  ASSERT_TRUE(bool(question));
  KernelResources kernel = kernelOf("gfx942", 256, 141, 20000);
  Expected<std::vector<Answer>> answers =
      answer(*question, *lookupGpuTarget("gfx942"), kernel, {});
  ASSERT_TRUE(bool(answers));
  ASSERT_EQ(answers->size(), 1u);
  EXPECT_EQ(answers->front().wanted, 4u);
  ASSERT_TRUE(answers->front().cuts);
  EXPECT_EQ(answers->front().cuts->registers, 128u);
  EXPECT_EQ(answers->front().cuts->sharedBytes, 16384u);
}

TEST(WhatIf, AccumulatorsWavesAndModes) {
  // 65 ordinary registers and one accumulator are 69.
  EXPECT_EQ(ask("registers=65,agprs=1", kernelOf("gfx942", 256, 100)),
            "registers=65 agprs=1 7x4; ");
  KernelResources matrix = kernelOf("gfx942", 256, 80);
  matrix.agprs = 40;
  EXPECT_EQ(ask("agprs=88", matrix), "agprs=88 4x4; "); // 40 + 88
  EXPECT_EQ(ask("wave=64", kernelOf("gfx1030", 256, 64)), "wave=64 8x4; ");
  EXPECT_EQ(ask("cu-mode=on", kernelOf("gfx1100", 256, 96, 32768)),
            "cu-mode=1 2x8; ");
}

TEST(WhatIf, RefusesWhatCannotBe) {
  KernelResources kernel = kernelOf("sm_90", 256, 168);
  for (auto [text, error] :
       std::initializer_list<std::pair<StringRef, StringRef>>{
           {"registrs=3", "there is no 'registrs'; did you mean 'registers'?"},
           {"96", "expected NAME=VALUE, such as registers=96, found '96'"},
           {"registers=", "registers: expected a whole number, found ''"},
           {"registers=1,registers=2", "'registers' is given twice"},
           {"shared=1,dynamic=2", "'dynamic' beside it contradicts it"},
           {"registers=256", "a thread of sm_90 has 1 to 255 registers"},
           {"registers=0", "1 to 255"},
           {"registers=-500", "registers=0: a thread of sm_90 has 1 to 255"},
           {"agprs=8", "sm_90 has no accumulator registers"},
           {"wave=64", "warps of sm_90 have 32 lanes"},
           {"cu-mode=on", "sm_90 has no compute-unit mode"},
           {"shared=64Q", "expected a number of bytes, such as 32768 or 64K"},
           {"threads=0", "one thread at least"},
           {"registers=8..4", "has nothing in it"},
           {"registers=1..200:1,threads=1..1024:1", "more than 4096"},
           {"blocks=0", "one block at least"},
       })
    EXPECT_NE(ask(text, kernel).find(error.str()), std::string::npos)
        << text.str() << " gave " << ask(text, kernel);
}

TEST(WhatIf, WithoutThreadsThereIsNoAnswerUntilTheyAreGiven) {
  KernelResources kernel = kernelOf("sm_90", 256, 64);
  kernel.threadsPerBlock.reset();
  EXPECT_EQ(ask("registers=32", kernel), "registers=32 ?; ");
  EXPECT_EQ(ask("registers=32,threads=256", kernel),
            "registers=32 threads=256 8x8; ");
}

/// The ladder of every NVIDIA GPU with 64 warps, in blocks of one warp that
/// nothing else limits.
TEST(Ladder, RegistersOfNvidia) {
  OccupancyRequest request;
  request.threadsPerBlock = 128;
  request.registers = 100;
  std::vector<std::pair<uint64_t, unsigned>> steps;
  for (const Rung &rung : registerLadder(*lookupGpuTarget("sm_90"), request)) {
    steps.push_back({rung.most, rung.warpsPerUnit});
    EXPECT_EQ(rung.isHere, rung.most == 128u);
  }
  EXPECT_EQ(steps, (std::vector<std::pair<uint64_t, unsigned>>{{32, 64},
                                                               {40, 48},
                                                               {48, 40},
                                                               {56, 36},
                                                               {64, 32},
                                                               {72, 28},
                                                               {80, 24},
                                                               {96, 20},
                                                               {128, 16},
                                                               {168, 12},
                                                               {255, 8}}));
}

TEST(Ladder, SharedMemoryCountsReserveAndGranule) {
  OccupancyRequest request;
  request.threadsPerBlock = 256;
  request.registers = 32;
  request.dynamicShared = 40000;
  std::vector<Rung> ladder = sharedLadder(*lookupGpuTarget("sm_90"), request);
  ASSERT_FALSE(ladder.empty());
  EXPECT_EQ(ladder.front().most, 28160u); // 228 KiB / 8 - 1 KiB, in 128s
  EXPECT_EQ(ladder.front().blocksPerUnit, 8u);
  EXPECT_EQ(ladder.back().most, 227u << 10);
  EXPECT_EQ(ladder.back().blocksPerUnit, 1u);
  unsigned here = 0;
  for (const Rung &rung : ladder) {
    here += rung.isHere;
    OccupancyRequest at = request;
    at.dynamicShared = rung.most;
    EXPECT_EQ(computeOccupancy(*lookupGpuTarget("sm_90"), at).blocksPerUnit,
              rung.blocksPerUnit);
  }
  EXPECT_EQ(here, 1u);
}

} // namespace
