// Random kernels of LLVM IR before and after the passes over LLVM IR, which
// must leave every byte of memory as it was; then after LLVM's optimizer, too,
// which exploits undefined behaviour. KILN_IR_SEEDS=<a>-<b> runs other seeds
// than the first 30, on after a failure.
#include "test/unit/mir-passes/random/RandomKernel.h"
#include "targets/codegen/CodeGen.h"
#include "targets/directives/AllDirectives.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/PassAnalyses.h"
#include "test/unit/Seeds.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <iostream>
#include <map>
#include <random>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// Each pass alone, and one combination.
std::vector<std::string> directivesFor(const RandomKernel &kernel,
                                       uint64_t seed) {
  std::mt19937_64 random(seed + 1);
  auto below = [&](uint64_t bound) { return random() % bound; };
  std::string noalias = kernel.noalias && below(3) ? ", noalias=true" : "";
  std::string pipeline =
      "pipeline(registers=255, distance=" + std::to_string(1 + below(4)) +
      noalias + ")";
  std::string unroll = "unroll(count=" + std::to_string(2 + below(4)) + ")";
  const char *const without[] = {"", "(without=instcombine)", "(slp=true)",
                                 "(without=\"licm,gvn\")"};
  std::string optimize = "optimize" + std::string(without[below(4)]);
  const std::string combinations[] = {
      unroll + "; " + pipeline,
      optimize + "; " + pipeline,
      optimize + "; " + unroll,
      optimize + "; " + unroll + "; " + pipeline,
  };
  return {"source; " + pipeline, "source; " + unroll, "source; " + optimize,
          "source; " + combinations[below(4)]};
}

/// LLVM's optimizer, as another compiler might run it after Kiln.
void optimizeFurther(Module &module) {
  PassBuilder builder;
  PassAnalyses analyses(builder);
  builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3)
      .run(module, analyses.modules);
}

/// How many kernels a pass changed, and of how many.
std::map<std::string, std::pair<unsigned, unsigned>> tally;

void count(const DirectiveResults &results) {
  if (const KernelResults *kernel = results.find("k")) {
    for (const PolicyResult &policy : kernel->policies) {
      auto &[acted, all] = tally[policy.policy.name().str()];
      acted += policy.times != 0;
      ++all;
    }
  }
}

class Comparison {
public:
  Comparison(const RandomKernel &kernel, const GpuTarget &target)
      : kernel(kernel), target(target) {
    options.target = &target;
  }

  /// Memory after a launch; nothing after a failure.
  std::vector<std::vector<uint8_t>> run(const std::string &ordered,
                                        bool further) {
    LLVMContext context;
    SMDiagnostic diagnostic;
    std::unique_ptr<Module> module =
        parseAssemblyString(kernel.text, diagnostic, context);
    if (!module) {
      ADD_FAILURE() << diagnostic.getLineNo() << ": "
                    << diagnostic.getMessage().str();
      return {};
    }
    Error failed = prepareModule(*module, options);
    Function &function = *module->getFunction("k");
    if (!ordered.empty())
      function.addFnAttr(kSchedStrategyAttr, ordered);
    DirectiveResults results;
    CodeGenOptions noting = options;
    noting.results = &results;
    if (!failed)
      failed = runRequestedPasses(*module, noting);
    count(results);
    if (!failed && further)
      optimizeFurther(*module);
    std::string text;
    raw_string_ostream(text) << *module;
    if (verifyModule(*module, &errs()))
      failed = joinErrors(std::move(failed), createStringError("not valid"));
    LaunchRequest request;
    request.kernel = "k";
    request.grid = {kernel.blocks, 1, 1};
    request.threads = kernel.threads;
    request.args = kernel.arguments;
    std::vector<DeviceBuffer> memory = kernel.buffers;
    request.buffers = &memory;
    if (!failed)
      failed = runOnEmulator(*module, target, request);
    if (failed) {
      ADD_FAILURE() << ordered << (further ? ", optimized: " : ": ")
                    << toString(std::move(failed)) << "\n"
                    << text;
      return {};
    }
    last = std::move(text);
    std::vector<std::vector<uint8_t>> bytes;
    for (DeviceBuffer &buffer : memory)
      bytes.push_back(std::move(buffer.bytes));
    return bytes;
  }

  /// Whether the code generator accepts what the directives make of it.
  void generate(const std::string &ordered) {
    LLVMContext context;
    SMDiagnostic diagnostic;
    std::unique_ptr<Module> module =
        parseAssemblyString(kernel.text, diagnostic, context);
    CodeGenOptions checked = options;
    checked.verifyMachineCode = true;
    ASSERT_EQ(toString(prepareModule(*module, checked)), "");
    Function &function = *module->getFunction("k");
    function.addFnAttr(kSchedStrategyAttr, ordered);
    ASSERT_EQ(toString(runRequestedPasses(*module, checked)), "");
    auto text = emitAssembly(*module, checked);
    EXPECT_EQ(toString(text.takeError()), "");
  }

  std::string last; ///< what ran

private:
  const RandomKernel &kernel;
  const GpuTarget &target;
  CodeGenOptions options;
};

bool agrees(uint64_t seed) {
  const char *const targets[] = {"sm_90a", "gfx942", "sm_80", "gfx1100"};
  const GpuTarget &target = *lookupGpuTarget(targets[seed % 4]);
  RandomKernel kernel = makeRandomKernel(seed, target.isAmd());
  std::string name = "KILN_IR_SEEDS=" + std::to_string(seed) + "-" +
                     std::to_string(seed) + ", " + target.name().str();
  PrettyStackTraceString crash(name.c_str());
  SCOPED_TRACE(name + ", " + std::to_string(kernel.threads) + " threads, " +
               std::to_string(kernel.blocks) + " blocks:\n" + kernel.text);
  Comparison comparison(kernel, target);
  auto expected = comparison.run("", false);
  if (expected.empty())
    return false;
  // A kernel that LLVM alone changes has undefined behaviour.
  bool further = seed % 3 == 0;
  if (further && comparison.run("", true) != expected) {
    ADD_FAILURE() << "LLVM's optimizer alone changes it:\n" << comparison.last;
    return false;
  }
  std::vector<std::string> directives = directivesFor(kernel, seed);
  for (const std::string &ordered : directives)
    for (bool after : {false, true}) {
      if (after && !further)
        continue;
      auto found = comparison.run(ordered, after);
      if (!found.empty() && found != expected)
        ADD_FAILURE() << ordered << (after ? ", optimized" : "")
                      << " changes it:\n"
                      << comparison.last;
    }
  if (seed % 8 < 2)
    comparison.generate(directives.back());
  return !testing::Test::HasFailure();
}

TEST(RandomKernels, AreWhatTheyWereBehindPassesOverLLVMIR) {
  bool ran = runSeeds("KILN_IR_SEEDS", 30, agrees);
  // A generator whose kernels no pass changes tests nothing.
  for (auto &[pass, counts] : tally) {
    auto [acted, all] = counts;
    std::cout << pass << " changed " << acted << " of " << all << "\n";
    EXPECT_TRUE(!ran || acted >= 5) << pass;
  }
}

} // namespace
