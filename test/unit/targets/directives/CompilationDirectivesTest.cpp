#include "targets/directives/CompilationDirectives.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/ADT/Statistic.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

namespace {

/// Three kernels of several blocks: one asks for everything there is, one less,
/// one nothing.
constexpr StringLiteral threeKernels = R"ir(
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @all(ptr addrspace(1) %p, i32 %n) "kiln-sched-strategy"="latency(max_regs=40); disable(pass=loop-reduce); isel-order(order=fast)" "kiln-remat"="address; never-killed" "kiln-save-schedule" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %q
  %y = mul i32 %x, %x
  store i32 %y, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}
define ptx_kernel void @less(ptr addrspace(1) %p) "kiln-sched-strategy"="llvm(scheduler=ilpmax)" {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @nothing(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
)ir";

// Before anything is counted, or LLVM never lists the counter.
[[maybe_unused]] const bool counts = (EnableStatistics(false), true);

uint64_t functionsRead() {
  for (auto [name, value] : GetStatistics())
    if (name.contains("NumRead"))
      return value;
  return 0;
}

struct Outcome {
  DirectiveResults results;
  std::string error;
};

Outcome compile(StringRef text) {
  LLVMContext context;
  Outcome outcome;
  CodeGenOptions options = verifiedFor("sm_90a");
  options.results = &outcome.results;
  options.origins[kRematAttr] = "--remat";
  std::unique_ptr<Module> module = parseForTest(text, context);
  if (Error error = prepareModule(*module, options))
    outcome.error = toString(std::move(error));
  else
    outcome.error = messageOf(emitAssembly(*module, options));
  return outcome;
}

} // namespace

TEST(CompilationDirectives, ReadsTheDirectivesOfAFunctionOnce) {
  uint64_t before = functionsRead();
  EXPECT_EQ(compile(threeKernels).error, "");
  EXPECT_EQ(functionsRead() - before, 3u);
}

TEST(CompilationDirectives, RecordsWhatDirectivesDid) {
  Outcome outcome = compile(threeKernels);
  ASSERT_EQ(outcome.error, "");
  const KernelResults *all = outcome.results.find("all");
  ASSERT_TRUE(all && all->strategy);
  EXPECT_EQ(all->strategy->strategy, "latency(max_regs=40)");
  EXPECT_EQ(all->strategy->target, 40);
  EXPECT_FALSE(all->strategy->byLlvm);
  EXPECT_GT(all->strategy->regions, 0u);
  EXPECT_GT(all->strategy->liveBefore, 0);
  ASSERT_EQ(all->policies.size(), 2u);
  for (const PolicyResult &policy : all->policies)
    EXPECT_GT(policy.times, 0u) << policy.policy.str();
  ASSERT_EQ(all->remats.size(), 2u);
  for (const RematerializationResult &remat : all->remats) {
    EXPECT_FALSE(remat.acted) << remat.remat; // 255 registers are enough
    EXPECT_EQ(remat.liveBefore, remat.liveAfter);
  }
  EXPECT_TRUE(StringRef(all->savedSchedule).starts_with("kiln-schedule 1\n"));
  const KernelResults *less = outcome.results.find("less");
  ASSERT_TRUE(less && less->strategy);
  EXPECT_TRUE(less->strategy->byLlvm);
  EXPECT_EQ(less->savedSchedule, "");
  EXPECT_FALSE(outcome.results.find("nothing"));
}

TEST(CompilationDirectives, RefusesWithALocation) {
  Outcome outcome = compile(R"ir(
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @wrong(ptr addrspace(1) %p) "kiln-remat"="adress" "kiln-remats"="address" {
  store i32 1, ptr addrspace(1) %p
  ret void
}
)ir");
  EXPECT_EQ(outcome.results.refusals().size(), 2u);
  StringRef error = outcome.error;
  EXPECT_TRUE(error.contains("kernel 'wrong', --remat: unknown "
                             "rematerialization pass 'adress'"))
      << outcome.error;
  EXPECT_TRUE(error.contains("kernel 'wrong', attribute \"kiln-remats\": Kiln "
                             "has no such attribute; did you mean "
                             "'kiln-remat'?"))
      << outcome.error;
}

TEST(CompilationDirectives, RefusesWhatTheTargetCannotDo) {
  Outcome outcome = compile(R"ir(
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @wrong(ptr addrspace(1) %p) "kiln-sched-strategy"="llvm(scheduler=gcn-max-ilp); disable(pass=licm)" {
  store i32 1, ptr addrspace(1) %p
  ret void
}
)ir");
  StringRef error = outcome.error;
  EXPECT_TRUE(error.contains("kernel 'wrong', attribute "
                             "\"kiln-sched-strategy\": 'llvm(scheduler="
                             "gcn-max-ilp)': the scheduler 'gcn-max-ilp' is "
                             "AMD's"))
      << outcome.error;
  EXPECT_TRUE(
      error.contains("policy 'disable(pass=licm)': the code generator of "
                     "nvptx64 has no such pass"))
      << outcome.error;
}
