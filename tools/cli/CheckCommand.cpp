// `kiln check`: the lowered program against the reference, for every target,
// variant and random input of the given case files.
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "tools/case/run/CheckCase.h"
#include "tools/cli/CompileCommandLine.h"
#include "tools/cli/DiagnosticsOption.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/Progress.h"

#include "llvm/Support/Format.h"

using namespace llvm;

namespace kiln {

static int run();
static Command
    command("check",
            "compare the lowered program on the emulator with the reference, "
            "on random inputs",
            "kiln check test/cases/softmax.json\n"
            "kiln check test/cases/*.json --target sm_90a,gfx942 --count 200",
            run);
static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::sub(command), cl::desc("CASE..."));
static cl::list<std::string>
    targets("target", cl::CommaSeparated, cl::sub(command),
            cl::value_desc("GPU,GPU"),
            cl::desc("GPUs to check (default: sm_80, sm_90a, sm_100a, gfx90a, "
                     "gfx942, gfx1100)"));
static cl::opt<unsigned> count("count", cl::sub(command), cl::init(10),
                               cl::value_desc("N"),
                               cl::desc("random inputs for each variant "
                                        "(default: 10)"));
static cl::opt<uint64_t> seed("seed", cl::sub(command), cl::init(1),
                              cl::value_desc("S"),
                              cl::desc("seed of the first input; the others "
                                       "count up from it (default: 1)"));
static cl::opt<unsigned>
    variant("variant", cl::sub(command), cl::value_desc("I"),
            cl::desc("only variant I; 0 is the case's own sizes"));
static CompileCommandLine compileFlags(command);
static FormatOption format(command);
static DiagnosticsOption diagnostics(command);

/// The six targets the lowering is held to: every generation it has code for.
static constexpr StringLiteral defaultTargets[] = {
    "sm_80", "sm_90a", "sm_100a", "gfx90a", "gfx942", "gfx1100"};

/// What executing the program proves; directives are proven apart.
static constexpr StringLiteral provenValues =
    "values: emulator against reference";

static Expected<CheckOptions> checkOptions() {
  CheckOptions options;
  // At a hundred inputs a second, the most take three hours for each variant
  // and GPU.
  constexpr unsigned most = 1000000;
  if (!count || count > most)
    return failure("--count: expected 1 to ", most, ", found ", count,
                   "; a check of no input proves nothing, and one of more does "
                   "not end");
  options.count = count;
  options.seed = seed;
  if (variant.getNumOccurrences())
    options.variant = variant;
  if (Error error = compileFlags.options(nullptr).moveInto(options.flags))
    return std::move(error);
  options.flags.sourceNotes = diagnostics.notes();
  std::vector<std::string> names = targets;
  if (names.empty())
    names.assign(std::begin(defaultTargets), std::end(defaultTargets));
  for (const std::string &name : names) {
    Expected<const GpuTarget *> target = findGpuTarget(name);
    if (!target)
      return target.takeError();
    options.targets.push_back(*target);
  }
  return options;
}

static void printFailure(raw_ostream &os, const CaseFile &file,
                         const CheckResult &result) {
  const CheckFailure &failure = *result.failure;
  os << "  seed " << failure.seed << ", variant " << failure.variant << " ("
     << failure.label << "): ";
  if (!failure.mismatch) {
    os << failure.error << '\n';
  } else {
    const Mismatch &mismatch = *failure.mismatch;
    os << mismatch.argument << mismatch.index << " " << mismatch.reason
       << ": expected " << mismatch.expected << ", found " << mismatch.found
       << " (" << failure.mismatches << " such elements)\n";
  }
  os << "  again: kiln check " << file.path << " --target "
     << gpuName(*result.target) << " --variant " << failure.variant
     << " --seed " << failure.seed << " --count 1\n";
}

static void printBanks(raw_ostream &os, const BankConflicts &banks) {
  if (!banks.accesses)
    return;
  os << "  shared memory: " << banks.accesses << " accesses of warps, "
     << banks.fewest << " phases";
  if (banks.sites.empty()) {
    os << ", no bank conflict\n";
    return;
  }
  const BankConflicts::Site &worst = banks.sites.front();
  os << " and " << banks.extra << " more by bank conflicts, " << worst.extra
     << " of them at " << worst.where << " (" << worst.what << ")\n";
}

static void printText(raw_ostream &os, const CaseFile &file,
                      ArrayRef<CheckResult> results) {
  for (const CheckResult &result : results) {
    os << file.path << ' ' << gpuName(*result.target) << ": ";
    if (!result.compileError.empty()) {
      os << "FAILED to compile\n  " << result.compileError << '\n';
      continue;
    }
    os << (result.passed() ? "passed " : "FAILED at input ") << result.inputs
       << (result.passed() ? " inputs, " : ", ") << result.compared
       << " elements, largest error "
       << llvm::format("%.2g", result.maxAbsolute) << " absolute, "
       << llvm::format("%.2g", result.maxRelative) << " relative, "
       << llvm::format("%.2f", result.seconds) << " s\n";
    if (result.passed() && result.proof.form != MachineProof::None)
      os << "  " << provenValues << "; " << result.proof.text() << '\n';
    if (!result.whyByPointers.empty())
      os << "  some inputs by pointers instead of tensor maps: "
         << result.whyByPointers << '\n';
    if (result.passed())
      printBanks(os, result.banks);
    if (result.failure)
      printFailure(os, file, result);
  }
}

static json::Value toJson(const CheckFailure &failure) {
  json::Object object{{"variant", failure.variant},
                      {"sizes", failure.label},
                      {"seed", failure.seed},
                      {"error", nullptr},
                      {"mismatch", nullptr}};
  if (!failure.error.empty())
    object["error"] = failure.error;
  if (failure.mismatch)
    object["mismatch"] = json::Object{{"argument", failure.mismatch->argument},
                                      {"index", failure.mismatch->index},
                                      {"expected", failure.mismatch->expected},
                                      {"found", failure.mismatch->found},
                                      {"reason", failure.mismatch->reason},
                                      {"count", failure.mismatches}};
  return object;
}

static json::Value toJson(const BankConflicts &banks) {
  json::Array sites;
  for (const BankConflicts::Site &site : banks.sites)
    sites.push_back(json::Object{{"where", site.where},
                                 {"what", site.what},
                                 {"accesses", site.accesses},
                                 {"fewest_phases", site.fewest},
                                 {"extra_phases", site.extra}});
  return json::Object{{"accesses", banks.accesses},
                      {"fewest_phases", banks.fewest},
                      {"extra_phases", banks.extra},
                      {"conflicts", std::move(sites)}};
}

static json::Value toJson(const CaseFile &file, const CheckResult &result) {
  json::Object object{{"case", file.path},
                      {"target", gpuName(*result.target)},
                      {"passed", result.passed()},
                      {"variants", variantCount(file)},
                      {"inputs", result.inputs},
                      {"elements", result.compared},
                      {"max_absolute_error", result.maxAbsolute},
                      {"max_relative_error", result.maxRelative},
                      {"seconds", result.seconds},
                      {"proof", result.proof.json()},
                      {"by_pointers_because", nullptr},
                      {"shared_memory", toJson(result.banks)},
                      {"compile_error", nullptr},
                      {"failure", nullptr}};
  if (!result.whyByPointers.empty())
    object["by_pointers_because"] = result.whyByPointers;
  if (!result.compileError.empty())
    object["compile_error"] = result.compileError;
  if (result.failure)
    object["failure"] = toJson(*result.failure);
  return object;
}

/// The code of the worst result: a check that failed says more about the kernel
/// than one that could not start.
static ExitCode worse(ExitCode code, const CheckResult &result) {
  if (result.failure || code == CheckFailed)
    return CheckFailed;
  if (result.passed())
    return code;
  return result.lacksTool && code != BadInput ? MissingEnvironment : BadInput;
}

static int run() {
  if (format != Format::Text && format != Format::Json)
    return fail("kiln check writes text or json");
  Expected<CheckOptions> options = checkOptions();
  if (!options)
    return diagnostics.fail(options.takeError());
  Progress progress;
  options->progress = [&](const std::string &line) { progress.show(line); };
  json::Array array;
  ExitCode code = Done;
  bool provenByValuesAlone = false;
  for (const std::string &path : files) {
    Expected<CaseFile> file = readCaseFile(path);
    if (!file)
      return diagnostics.fail(file.takeError());
    overrideLanguage(*file, options->flags.language);
    Expected<std::vector<CheckResult>> results = checkCase(*file, *options);
    progress.clear();
    if (!results && results.errorIsA<SourceError>())
      return diagnostics.fail(results.takeError());
    if (!results)
      return diagnostics.fail(inFile(path, results.takeError()));
    for (const CheckResult &result : *results) {
      code = worse(code, result);
      provenByValuesAlone |=
          result.passed() && result.proof.form == MachineProof::None;
      array.push_back(toJson(*file, result));
    }
    if (format == Format::Text)
      printText(outs(), *file, *results);
    outs().flush();
  }
  if (format == Format::Json)
    printJson(outs(), json::Object{{"version", 1},
                                   {"passed", code == Done},
                                   {"results", std::move(array)}});
  else if (provenByValuesAlone)
    outs() << provenValues << "; " << MachineProof().text() << '\n';
  diagnostics.finish();
  return code;
}

} // namespace kiln
