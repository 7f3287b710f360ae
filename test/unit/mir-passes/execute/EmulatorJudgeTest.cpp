// The emulator, which executes LLVM IR, judges what machine code does, and with
// that the value check. Random kernels of wide registers are run on it; machine
// code after the scheduler, executed instruction by instruction (Wave.h), leaves
// memory as the emulator does under every strategy; and a random change of the
// machine code after which it does not is refused by the value check.
// KILN_JUDGE_SEEDS=<a>-<b> runs other seeds than the first 40, on after a
// failure.
#include "mir-passes/check/ValueCheck.h"
#include "targets/codegen/CodeGen.h"
#include "targets/directives/AllDirectives.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/Seeds.h"
#include "test/unit/mir-passes/check/Mutation.h"
#include "test/unit/mir-passes/check/Subjects.h"
#include "test/unit/mir-passes/execute/MachineRun.h"
#include "test/unit/mir-passes/wide/WideDirectives.h"
#include "test/unit/mir-passes/wide/WideKernel.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <cstring>
#include <iostream>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

constexpr unsigned kInputs = 2, kMutations = 20;

struct Tally {
  unsigned kernels = 0, ofLlvm = 0, drawn = 0, altering = 0, refused = 0,
           othersRefused = 0, notJudged = 0;
} tally;

using Buffers = std::vector<DeviceBuffer>;

/// A launch of random numbers.
struct Input {
  Input(std::mt19937_64 &random, bool areApart) {
    for (unsigned i = 0; i != (areApart ? 2 : 1); ++i) {
      DeviceBuffer &buffer = before.emplace_back();
      buffer.name = i ? "q" : "p";
      buffer.bytes.resize(kThreads * kOwnBytes);
      for (size_t at = 0; at != buffer.bytes.size(); at += 4) {
        uint32_t word = random() & kPlain;
        memcpy(&buffer.bytes[at], &word, 4);
      }
    }
    request.kernel = "k";
    request.threads = kThreads;
    request.args = {KernelArg::pointer(0), KernelArg::pointer(areApart ? 1 : 0),
                    KernelArg::scalar(1 + random() % 4, 4)};
  }
  /// The launch, whose buffers hold what was there before.
  LaunchRequest &start() {
    buffers = before;
    request.buffers = &buffers;
    return request;
  }
  bool isAsExpected() const {
    for (unsigned i = 0; i != buffers.size(); ++i)
      if (buffers[i].bytes != after[i].bytes)
        return false;
    return true;
  }
  /// Where it is not.
  std::string difference() const {
    for (unsigned i = 0; i != buffers.size(); ++i)
      for (size_t at = 0; at != buffers[i].bytes.size(); at += 4)
        if (memcmp(&buffers[i].bytes[at], &after[i].bytes[at], 4)) {
          uint32_t here, there;
          memcpy(&here, &buffers[i].bytes[at], 4);
          memcpy(&there, &after[i].bytes[at], 4);
          return buffers[i].name + "[" + std::to_string(at / kOwnBytes) + "][" +
                 std::to_string(at % kOwnBytes) + "] is " + utohexstr(here) +
                 ", on the emulator " + utohexstr(there);
        }
    return "";
  }

  LaunchRequest request;
  Buffers before, after, buffers;
};

class Judge {
public:
  Judge(uint64_t seed, const GpuTarget &target, std::vector<Input> &inputs,
        const std::string &mir)
      : seed(seed), target(target), inputs(inputs), kernargs(kernargsOf(mir)) {}

  void judge(MachineFunction &function, AAResults *aliases) {
    for (Input &input : inputs) {
      MachineRun run =
          runMachineFunction(function, target, kernargs, input.start());
      if (run.problem.empty())
        run.problem = input.difference();
      if (!run.problem.empty()) {
        ADD_FAILURE() << run.problem;
        function.print(errs());
        return;
      }
      maxSteps = std::max(maxSteps, 4 * run.steps);
    }
    for (unsigned i = 0; i != kMutations; ++i)
      mutate(function, aliases, i);
  }

private:
  /// Says what the function does that the emulator does not; nothing if these
  /// inputs show nothing, or if it has what the test cannot execute.
  std::string alteration(const MachineFunction &function) {
    for (Input &input : inputs) {
      MachineRun run = runMachineFunction(function, target, kernargs,
                                          input.start(), maxSteps);
      isUnknown = run.isUnknown;
      if (isUnknown)
        return "";
      if (!run.problem.empty())
        return run.problem;
      if (!input.isAsExpected())
        return input.difference();
    }
    return "";
  }

  void mutate(MachineFunction &function, AAResults *aliases, unsigned number) {
    ValueCheck check;
    bool algebra = number % 2;
    check.remember(function, algebra);
    std::optional<Mutation> mutation =
        Mutator(function, seed * 1000 + number).mutate();
    if (!mutation)
      return;
    ++tally.drawn;
    std::string altered = alteration(function),
                refusal = toString(check.verify(function, aliases));
    if (!altered.empty()) {
      ++tally.altering;
      tally.refused += !refusal.empty();
      EXPECT_NE(refusal, "")
          << "accepted" << (algebra ? " with algebra" : "") << ": mutation "
          << number << ", " << mutation->what << ": " << altered;
      if (refusal.empty())
        function.print(errs());
    } else {
      tally.othersRefused += !refusal.empty();
      tally.notJudged += refusal.empty() && isUnknown;
    }
    mutation->undo();
  }

  uint64_t seed;
  const GpuTarget &target;
  std::vector<Input> &inputs;
  std::string kernargs;
  unsigned maxSteps = 0;  ///< of what is not endless
  bool isUnknown = false; ///< whether the last run met what the test lacks
};

bool agrees(uint64_t seed) {
  std::mt19937_64 random(seed);
  std::string processor = kWideProcessors[seed % std::size(kWideProcessors)],
              text = makeDefinedWideKernel(seed, processor),
              strategy = randomStrategy(random), remats = randomRemats(random);
  const GpuTarget &target = *lookupGpuTarget(processor);
  std::string name = "KILN_JUDGE_SEEDS=" + std::to_string(seed) + "-" +
                     std::to_string(seed) + ", " + processor + ", " + strategy +
                     ", " + remats;
  PrettyStackTraceString crash(name.c_str());
  SCOPED_TRACE(name + ":\n" + text);
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module =
      parseAssemblyString(text, diagnostic, context);
  CodeGenOptions options;
  options.target = &target;
  options.verifyMachineCode = true;
  options.fpFusion = false; // the emulator has none
  Error failed = module ? prepareModule(*module, options)
                        : createStringError(diagnostic.getMessage());
  if (failed) {
    ADD_FAILURE() << toString(std::move(failed));
    return false;
  }
  Function &function = *module->getFunction("k");
  std::vector<Input> inputs;
  for (unsigned i = 0; i != kInputs; ++i)
    inputs.emplace_back(random,
                        function.getArg(1)->hasNoAliasAttr() || random() % 2);
  auto kernel = EmulatedKernel::create(*module, "k", target);
  failed = kernel.takeError();
  for (Input &input : inputs)
    if (!failed) {
      failed = (*kernel)->run(input.start());
      input.after = input.buffers;
    }
  if (failed) {
    ADD_FAILURE() << "emulator: " << toString(std::move(failed));
    return false;
  }
  function.addFnAttr(kSchedStrategyAttr, strategy);
  if (!remats.empty())
    function.addFnAttr(kRematAttr, remats);
  Expected<std::string> mir =
      emitMachineIR(*module, options, "machine-scheduler");
  if (!mir) {
    std::string complaint = toString(mir.takeError());
    tally.ofLlvm += isLlvmsOwn(complaint);
    EXPECT_TRUE(isLlvmsOwn(complaint)) << complaint;
    return !testing::Test::HasFailure();
  }
  ++tally.kernels;
  Judge judge(seed, target, inputs, *mir);
  visitMachineText(*mir, processor,
                   [&](MachineFunction &function, AAResults *aliases) {
                     judge.judge(function, aliases);
                   });
  return !testing::Test::HasFailure();
}

// LLVM's machine sinking moved a load past a barrier (1349), and a copy of
// a vector register under another mask, which the value check took for the same
// (5809).
TEST(EmulatorJudges, FindsNoneOfTheFaultsThatItHasFound) {
  for (uint64_t seed : {1349, 5809})
    EXPECT_TRUE(agrees(seed));
}

TEST(EmulatorJudges, MachineCodeAndWhatTheValueCheckAccepts) {
  bool ran = runSeeds("KILN_JUDGE_SEEDS", 40, agrees);
  std::cout << tally.kernels << " kernels as on the emulator, " << tally.ofLlvm
            << " refused by LLVM's verifier; " << tally.drawn << " changes, "
            << tally.altering << " alter something, " << tally.refused
            << " of these are refused, and " << tally.othersRefused
            << " others; " << tally.notJudged
            << " are accepted that the test cannot execute\n";
  // Most changes matter: if none did, nothing would be tested.
  EXPECT_TRUE(!ran || tally.altering * 3 > tally.drawn);
}

} // namespace
