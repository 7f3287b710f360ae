// The scheduling layer keeps no state between kernels: two threads that compile
// different kernels under different strategies, policies and rematerializations
// at the same time get, byte for byte, what each gets alone. scripts/tsan.sh
// runs this under ThreadSanitizer.
#include "targets/codegen/CodeGen.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <barrier>
#include <thread>

using namespace llvm;
using namespace kiln;

namespace {

struct Job {
  std::string file, target, strategy, remat;
};

std::string nameOf(const Job &job) {
  return job.file + ", " + job.target + ", " + job.strategy + ", " + job.remat;
}

/// The assembly, or the compiler's error: some strategies cannot be requested
/// by their name alone, and the refusal must be the same too.
std::string compile(const Job &job) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module =
      parseIRFile(KILN_TEST_DIR "/corpus/" + job.file, diagnostic, context);
  if (!module)
    return "error: " + diagnostic.getMessage().str();
  for (Function &function : *module)
    if (!function.isDeclaration()) {
      function.addFnAttr(kSchedStrategyAttr, job.strategy);
      function.addFnAttr(kRematAttr, job.remat);
    }
  CodeGenOptions options;
  options.target = lookupGpuTarget(job.target);
  if (Error error = prepareModule(*module, options))
    return "error: " + toString(std::move(error));
  Expected<std::string> text = emitAssembly(*module, options);
  return text ? *text : "error: " + toString(text.takeError());
}

/// Every strategy of the catalogue four times, each time with another kernel,
/// another policy (of machine code or of LLVM IR) and another
/// rematerialization.
std::vector<Job> allJobs() {
  constexpr std::pair<StringLiteral, StringLiteral> kernels[] = {
      {"swiglu/kernel.ll", "sm_90a"},
      {"rope/gfx942/kernel.ll", "gfx942"},
      {"cumsum/kernel.ll", "sm_80"},
      {"layernorm_fwd/gfx942/kernel.ll", "gfx942"},
      {"grad_norm/kernel.ll", "sm_90a"}, // two loads in a loop
  };
  constexpr StringLiteral policiesToTry[] = {"",
                                             "; disable(pass=machine-cse)",
                                             "; isel-order(order=list-ilp)",
                                             "; unroll; pipeline(noalias=true)",
                                             "; optimize",
                                             "; optimize; pipeline"};
  std::vector<Job> jobs;
  for (unsigned iteration = 0; iteration != 4; ++iteration)
    for (const DirectiveInfo *strategy : strategies()) {
      unsigned number = jobs.size();
      auto [file, target] = kernels[(number + iteration) % std::size(kernels)];
      unsigned remat = number % (remats().size() + 1);
      jobs.push_back(
          {file.str(), target.str(),
           strategy->name.str() +
               policiesToTry[number % std::size(policiesToTry)].str(),
           remat ? remats()[remat - 1]->name.str() : ""});
    }
  return jobs;
}

} // namespace

TEST(Threads, PassesOverLlvmIrHaveSomethingToDo) {
  auto with = [](StringRef policies) {
    return compile(
        {"grad_norm/kernel.ll", "sm_90a", ("source" + policies).str(), ""});
  };
  std::string plain = with("");
  EXPECT_FALSE(StringRef(plain).starts_with("error: ")) << plain;
  EXPECT_NE(with("; unroll"), plain);
  EXPECT_NE(with("; pipeline(noalias=true)"), plain);
  EXPECT_NE(with("; optimize; unroll"), with("; unroll"));
}

TEST(Threads, DoNotSeeEachOther) {
  constexpr unsigned iterations = 100;
  std::vector<Job> jobs = allJobs();
  std::vector<std::string> alone;
  unsigned compiled = 0;
  for (const Job &job : jobs) {
    alone.push_back(compile(job));
    compiled += !StringRef(alone.back()).starts_with("error: ");
  }
  EXPECT_GE(compiled, jobs.size() / 2);
  // Another pair in every iteration.
  auto jobOf = [&](unsigned thread, unsigned iteration) {
    return thread ? (7 * iteration + 3) % jobs.size() : iteration % jobs.size();
  };
  std::vector<std::string> together[2];
  std::barrier start(2);
  auto work = [&](unsigned thread) {
    for (unsigned iteration = 0; iteration != iterations; ++iteration) {
      start.arrive_and_wait();
      together[thread].push_back(compile(jobs[jobOf(thread, iteration)]));
    }
  };
  std::thread first(work, 0), second(work, 1);
  first.join();
  second.join();
  for (unsigned thread : {0, 1})
    for (unsigned iteration = 0; iteration != iterations; ++iteration) {
      unsigned job = jobOf(thread, iteration);
      ASSERT_EQ(together[thread][iteration], alone[job])
          << "iteration " << iteration << ": " << nameOf(jobs[job])
          << " beside " << nameOf(jobs[jobOf(1 - thread, iteration)]);
    }
}
