// Running a case on the reference once for each input, and on every target's
// emulator against it.
#include "tools/case/run/CheckCase.h"
#include "targets/support/Errors.h"

#include "tools/case/run/CaseEmulator.h"
#include "tools/case/run/CaseLaunch.h"
#include "tools/case/run/CaseReference.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Parallel.h"
#include <chrono>

using namespace llvm;

namespace kiln {

namespace {

/// One target during the check.
struct Candidate {
  CheckResult result;
  std::unique_ptr<CaseEmulator> emulator;
};

/// One input of the check.
struct CheckInput {
  const CaseFile &file;
  const CaseVariant &variant;
  uint64_t seed;
  bool isFirst; // of its variant
  CaseTolerance tolerance;
  CaseData before, expected;
};

} // namespace

/// For one variant's launch, though all of them are run.
static void compile(Candidate &candidate, const CaseFile &file,
                    const CaseVariant &variant, const CheckOptions &options) {
  CompileOptions flags = options.flags;
  flags.target = candidate.result.target;
  Expected<CompileOptions> complete = caseOptions(file, flags);
  if (complete)
    tellLaunch(*complete, file, variant);
  Error error =
      complete
          ? CaseEmulator::open(file, *complete).moveInto(candidate.emulator)
          : complete.takeError();
  if (!error)
    candidate.result.proof = candidate.emulator->proof();
  candidate.result.lacksTool = error.isA<EnvironmentError>();
  candidate.result.compileError = toString(std::move(error));
}

/// Runs one input on one target and keeps what it found.
static void runInput(Candidate &candidate, const CheckInput &input) {
  CheckResult &result = candidate.result;
  if (!result.passed())
    return;
  CaseData found = input.before;
  EmulatorOptions emulation;
  emulation.seed = input.seed; // the order of warps is part of the input
  emulation.banks = input.isFirst ? &result.banks : nullptr;
  auto start = std::chrono::steady_clock::now();
  Error error = candidate.emulator->run(input.variant, found, emulation);
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  result.seconds += taken.count();
  result.whyByPointers = candidate.emulator->whyByPointers().str();
  ++result.inputs;
  CheckFailure failure{input.variant.index, input.variant.label,
                       input.seed,          "",
                       std::nullopt,        0};
  if (error) {
    failure.error = toString(std::move(error));
    result.failure = std::move(failure);
    return;
  }
  Comparison comparison = compareRuns(input.file, input.variant, input.before,
                                      input.expected, found, input.tolerance);
  result.compared += comparison.compared;
  result.maxAbsolute = std::max(result.maxAbsolute, comparison.maxAbsolute);
  result.maxRelative = std::max(result.maxRelative, comparison.maxRelative);
  if (!comparison.first)
    return;
  failure.mismatch = comparison.first;
  failure.mismatches = comparison.mismatches;
  result.failure = std::move(failure);
}

/// Every input of one variant.
static Error checkVariant(const CaseFile &file, const CheckOptions &options,
                          unsigned index, const CaseReference &reference,
                          MutableArrayRef<Candidate> candidates) {
  Expected<CaseVariant> variant = resolveCase(file, index, options.replaced);
  if (!variant)
    return variant.takeError();
  for (unsigned i = 0; i < options.count; ++i) {
    if (none_of(candidates, [](Candidate &c) { return c.result.passed(); }))
      return Error::success();
    uint64_t seed = options.seed + i;
    if (options.progress)
      options.progress(file.path + ": variant " + utostr(index) + " (" +
                       variant->label + "), input " + utostr(i + 1) + " of " +
                       utostr(options.count));
    Expected<CaseData> before = fillCase(file, *variant, seed);
    if (!before)
      return before.takeError();
    CheckInput input{
        file,    *variant,          seed, i == 0, reference.tolerance(),
        *before, std::move(*before)};
    if (Error error = reference.run(*variant, input.expected))
      return createStringError("the reference cannot run variant " +
                               utostr(index) + " (" + variant->label +
                               ") with seed " + utostr(seed) + ": " +
                               toString(std::move(error)));
    parallelForEach(candidates,
                    [&](Candidate &candidate) { runInput(candidate, input); });
  }
  return Error::success();
}

/// The reference runs what the first target's kernel is made from.
static CaseSourceOptions ofReference(const CaseFile &file,
                                     const CheckOptions &options) {
  CaseSourceOptions source = sourceOptions(options.flags);
  if (!options.targets.empty())
    source.target = options.targets.front();
  return source;
}

Expected<std::vector<CheckResult>> checkCase(const CaseFile &file,
                                             const CheckOptions &options) {
  Expected<std::unique_ptr<CaseReference>> reference =
      CaseReference::open(file, ofReference(file, options));
  if (!reference)
    return reference.takeError();
  unsigned first = options.variant.value_or(0);
  unsigned last = options.variant.value_or(file.variants.size());
  Expected<CaseVariant> launched = resolveCase(file, first, options.replaced);
  if (!launched)
    return launched.takeError();
  std::vector<Candidate> candidates(options.targets.size());
  for (auto [candidate, target] : zip(candidates, options.targets))
    candidate.result.target = target;
  parallelForEach(candidates, [&](Candidate &candidate) {
    compile(candidate, file, *launched, options);
  });
  for (unsigned index = first; index <= last; ++index)
    if (Error error =
            checkVariant(file, options, index, **reference, candidates))
      return std::move(error);
  std::vector<CheckResult> results;
  for (Candidate &candidate : candidates)
    results.push_back(std::move(candidate.result));
  return results;
}

} // namespace kiln
