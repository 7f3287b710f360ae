// The street keeps no state: the same kernel compiled in several threads at
// once, each under its own orders, comes out as it does alone.
#include "tools/driver/Compile.h"
#include "gtest/gtest.h"
#include <thread>

using namespace kiln;
using namespace llvm;

static std::string assembly(StringRef target, StringRef strategy) {
  std::string path = KILN_TEST_DIR "/corpus/softmax/kernel.ttir";
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return "cannot read " + path;
  CompileOptions options;
  options.target = lookupGpuTarget(target);
  options.numWarps = 8;
  options.orders.schedStrategy = strategy.str();
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  return compiled ? compiled->assembly
                  : "error: " + toString(compiled.takeError());
}

TEST(Compile, ThreadsDoNotSeeEachOther) {
  std::vector<std::pair<StringRef, StringRef>> jobs;
  for (StringRef target : {"sm_80", "sm_90a", "gfx942", "gfx1100"})
    for (StringRef strategy : {"source", "pressure", "latency"})
      jobs.emplace_back(target, strategy);
  std::vector<std::string> together(jobs.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < jobs.size(); ++i)
    threads.emplace_back(
        [&, i] { together[i] = assembly(jobs[i].first, jobs[i].second); });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < jobs.size(); ++i) {
    std::string alone = assembly(jobs[i].first, jobs[i].second);
    EXPECT_NE(alone.find("softmax_kernel"), std::string::npos) << alone;
    EXPECT_EQ(together[i], alone)
        << jobs[i].first.str() << " " << jobs[i].second.str();
  }
}

TEST(Compile, TimesEveryStageItWalks) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/kernel.ttir");
  ASSERT_TRUE(bool(buffer));
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  for (Stage stage : {Stage::Tile, Stage::Gpu, Stage::LLVM, Stage::Asm})
    EXPECT_GT(compiled->seconds[unsigned(stage)], 0.0);
  EXPECT_EQ(compiled->seconds[unsigned(Stage::Obj)], 0.0);
  ASSERT_EQ(compiled->kernels.size(), 1u);
  EXPECT_EQ(compiled->kernels[0].name, "rope_kernel");
  EXPECT_EQ(compiled->kernels[0].threadsPerBlock, 128u);
}
