// A case compiled for a target.
#include "tools/case/run/CaseCompile.h"
#include "targets/support/Errors.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Kernel.h"
#include "tools/case/run/CaseKernel.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// The case's value where the command line gives none.
template <typename T>
static void complete(std::optional<T> &flag, const std::optional<T> &own) {
  if (!flag)
    flag = own;
}
static void complete(std::optional<std::string> &flag, const std::string &own) {
  if (!flag && !own.empty())
    flag = own;
}

Expected<CompileOptions> caseOptions(const CaseFile &file,
                                     const CompileOptions &flags) {
  CompileOptions options = flags;
  options.kernel = file.name;
  complete(options.numWarps, file.numWarps);
  complete(options.numStages, file.numStages);
  assert((!flags.language || flags.language == file.language) &&
         "the case was not told of --language (overrideLanguage)");
  // Beside a reference in tile IR, whose language it is, the kernel is LLVM IR.
  options.language = file.reference.empty() ? file.language : std::nullopt;
  complete(options.directives.schedStrategy, file.schedStrategy);
  complete(options.directives.remat, file.remat);
  complete(options.directives.maxRegs, file.maxRegs);
  options.fpFusion &= file.fpFusion;
  // One case serves both vendors, so its waves count for AMD alone, and what
  // ptxas is told for NVIDIA.
  if (!options.target || options.target->isAmd())
    complete(options.directives.wavesPerEu, file.wavesPerEu);
  if (!options.target || options.target->isNvidia())
    complete(options.directives.registerUsageLevel, file.registerUsageLevel);
  if (Error error = validateOverrides(options.directives, options.target))
    return failure(file.path, ": ", toString(std::move(error)));
  return options;
}

/// LLVM's pointers do not say what they point to, so of LLVM IR only the kind
/// of an argument is known.
static Error checkParameters(const CaseFile &file,
                             const CompiledKernel &kernel) {
  JsonLocation location = JsonLocation{file.path, ""}.at("arguments");
  // Triton's LLVM IR has scratch memory after the arguments, which hardly any
  // kernel reads.
  size_t wanted = kernel.parameters.size();
  while (wanted > file.passed().size() &&
         !kernel.parameters[wanted - 1].isUsed &&
         StringRef(kernel.parameters[wanted - 1].type).starts_with("ptr"))
    --wanted;
  if (wanted != file.passed().size())
    return location.error("the kernel '" + kernel.name + "' takes " +
                          Twine(wanted) + " arguments, the case gives " +
                          Twine(file.passed().size()));
  for (auto [index, argument] : enumerate(file.passed())) {
    const CompiledKernel::Parameter &parameter = kernel.parameters[index];
    if (StringRef(parameter.type).starts_with("ptr") == argument.isTensor)
      continue;
    return location.at(index).error(
        "the kernel expects " + parameter.type + ", the case gives a " +
        (argument.isTensor ? "tensor of " : "scalar ") + argument.dtypeName);
  }
  return Error::success();
}

/// The same before LLVM IR is compiled, which refuses a launch that does not fit
/// as an option of the command line.
static Error checkParameters(const CaseFile &file, MemoryBufferRef source,
                             const CompileOptions &options) {
  CompileOptions plain = options;
  plain.launches.clear();
  Expected<Compiled> read = compileToModule(source, plain, Stage::LLVM);
  if (!read)
    return read.takeError();
  for (const Function *kernel : kernelsOf(*read->module)) {
    Expected<CompiledKernel> described = describeKernel(*kernel);
    if (!described)
      return described.takeError();
    if (Error error = checkParameters(file, *described))
      return error;
  }
  return Error::success();
}

/// What a case says of its kernel that LLVM IR has decided already; said here,
/// because the compiler knows options alone.
static Error checkFixed(const CaseFile &file) {
  JsonLocation location{file.path, ""};
  if (file.language && file.reference.empty())
    return location.at("language")
        .error(
            "'" + file.kernel +
            "' is LLVM IR, which has one meaning, and there is no tile IR as "
            "\"reference\" that the language could be of; leave it out");
  for (auto [key, isThere] :
       {std::pair("num_warps", file.numWarps.has_value()),
        std::pair("num_stages", file.numStages.has_value())})
    if (isThere)
      return location.at(key).error("'" + file.kernel +
                                    "' is LLVM IR, whose warps and stages are "
                                    "fixed already; leave it out");
  return Error::success();
}

CaseSourceOptions sourceOptions(const CompileOptions &options) {
  return {options.target, options.numWarps, options.numStages,
          options.sourceNotes};
}

Expected<AutoCompiled> compileCase(const CaseFile &file,
                                   const CompileOptions &given, Stage upTo) {
  Expected<CaseSource> source = openKernel(file, sourceOptions(given));
  if (!source)
    return source.takeError();
  CompileOptions options = given;
  if (!options.numWarps)
    options.numWarps = source->numWarps;
  if (!options.numStages)
    options.numStages = source->numStages;
  if (Error error = source->kind == SourceKind::TileIR
                        ? CaseKernel::open(file, *source->text).takeError()
                        : checkFixed(file))
    return std::move(error);
  if (source->kind == SourceKind::LLVMIR && !options.launches.empty())
    if (Error error = checkParameters(file, *source->text, options))
      return std::move(error);
  Expected<AutoCompiled> compiled =
      compileWithAuto(*source->text, options, AutoOptions(), upTo);
  if (!compiled)
    return compiled.takeError();
  if (compiled->kernels.size() != 1)
    return failure(file.path, ": name: '", file.kernel, "' has ",
                   compiled->kernels.size(),
                   " kernels; say which one is meant");
  if (Error error = checkParameters(file, compiled->kernels[0]))
    return std::move(error);
  return compiled;
}

Expected<AutoCompiled> compileAndProve(const CaseFile &file,
                                       const CompileOptions &options,
                                       MachineProof &proof) {
  bool prove = options.verify || !options.fpFusion || options.ptxVersion ||
               !options.directives.attributes().empty();
  Stage stage = prove ? Stage::Obj : Stage::LLVM;
  Expected<AutoCompiled> compiled = compileCase(file, options, stage);
  // A kernel may carry directives of its own.
  if (compiled && !prove) {
    const CompiledKernel &kernel = compiled->kernels[0];
    if (kernel.strategy.empty() && kernel.remat.empty() &&
        kernel.maxRegs.empty() && !kernel.registerUsageLevel &&
        kernel.ptxasControls.empty())
      return compiled;
    stage = Stage::Obj;
    compiled = compileCase(file, options, stage);
  }
  if (!compiled && compiled.errorIsA<EnvironmentError>()) {
    proof.missing = toString(compiled.takeError());
    stage = Stage::Asm;
    compiled = compileCase(file, options, stage);
  }
  if (!compiled)
    return compiled.takeError();
  const CompiledKernel &kernel = compiled->kernels[0];
  proof.form =
      stage == Stage::Obj ? MachineProof::Object : MachineProof::Assembly;
  proof.strategy = kernel.strategy;
  proof.remat = kernel.remat;
  proof.maxRegs = kernel.maxRegs;
  if (kernel.registerUsageLevel)
    proof.registerUsageLevel = utostr(*kernel.registerUsageLevel);
  proof.ptxasControls = kernel.ptxasControls;
  SmallVector<StringRef> takenBack;
  for (const RematOutcome &evaluated : compiled->rematOutcomes)
    if (evaluated.outcome == RematOutcome::TakenBack)
      takenBack.push_back(evaluated.remat);
  proof.takenBack = join(takenBack, "; ");
  proof.fpFusion = options.fpFusion;
  proof.byAuto = !compiled->choices.empty();
  if (proof.byAuto)
    proof.autoReason = compiled->choices[0].reason;
  for (const AutoChoice &choice : compiled->choices)
    if (auto waves = choice.candidates[choice.chosen].directives.wavesPerEu)
      proof.wavesPerEu = utostr(*waves);
  proof.verified = options.verify;
  return compiled;
}

std::string MachineProof::text() const {
  if (form == None)
    return "no directive was given, so no machine code was made";
  std::string text;
  raw_string_ostream os(text);
  os << "directives";
  if (byAuto)
    os << " (chosen by auto)";
  if (!strategy.empty())
    os << " --sched-strategy '" << strategy << '\'';
  if (!remat.empty())
    os << " --remat '" << remat << '\'';
  if (!maxRegs.empty())
    os << " --max-regs " << maxRegs;
  if (!registerUsageLevel.empty())
    os << " --register-usage-level " << registerUsageLevel;
  if (!wavesPerEu.empty())
    os << " --waves-per-eu " << wavesPerEu;
  if (!ptxasControls.empty())
    os << " --ptxas-controls '" << ptxasControls << '\'';
  if (!fpFusion)
    os << " --fp-fusion off";
  if (StringRef(text) == "directives")
    os << " none";
  if (!takenBack.empty())
    os << " (of no use, so taken back: '" << takenBack << "')";
  os << ": " << (valueChecked() ? "value checker" : "nothing to check")
     << "; machine code: " << (verified ? "machine verifier, " : "")
     << (form == Object ? "assembled" : "not assembled: " + missing);
  return text;
}

json::Value MachineProof::json() const {
  json::Object object{{"sched_strategy", nullptr},
                      {"remat", nullptr},
                      {"remat_taken_back", nullptr},
                      {"max_regs", nullptr},
                      {"register_usage_level", nullptr},
                      {"ptxas_controls", nullptr},
                      {"waves_per_eu", nullptr},
                      {"fp_fusion", fpFusion},
                      {"chosen_by_auto", byAuto},
                      {"auto_reason", nullptr},
                      {"value_checker", valueChecked()},
                      {"machine_verifier", verified},
                      {"machine_code", form == None     ? "none"
                                       : form == Object ? "object"
                                                        : "assembly"}};
  for (auto [key, value] :
       {std::pair("sched_strategy", &strategy), std::pair("remat", &remat),
        std::pair("remat_taken_back", &takenBack),
        std::pair("auto_reason", &autoReason), std::pair("max_regs", &maxRegs),
        std::pair("register_usage_level", &registerUsageLevel),
        std::pair("ptxas_controls", &ptxasControls),
        std::pair("waves_per_eu", &wavesPerEu)})
    if (!value->empty())
      object[key] = *value;
  return object;
}

} // namespace kiln
