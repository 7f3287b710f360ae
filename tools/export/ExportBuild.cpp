// Compiling the variants, and holding their parameters against the arguments.
#include "tools/export/ExportBuild.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/export/ExportAdaptive.h"
#include "tools/tune/ApplyTuned.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

using namespace llvm;

namespace kiln {
namespace {

/// Compiles variants one after the other.
class Builder {
public:
  Builder(const ExportRequest &request, const ExportPlan &plan)
      : request(request), plan(plan) {
    result.file = plan.file;
    for (const std::string &name : plan.arguments)
      result.arguments.push_back({name});
  }
  Expected<ExportedKernel>
  run(function_ref<void(const std::string &)> progress);

private:
  Expected<CompileOptions> optionsOf(const ExportSource &source,
                                     ArrayRef<FactMask> facts,
                                     const GpuTarget *target);
  Error tune(const ExportSource &source, CompileOptions &options);
  Error match(const ExportSource &source, const CompiledKernel &kernel,
              ExportedKernel::Variant &made);
  Error matchType(const ExportSource &source, unsigned argument,
                  const CompiledKernel::Parameter &parameter);

  const ExportRequest &request;
  const ExportPlan &plan;
  ExportedKernel result;
};

} // namespace

std::vector<std::string> ExportedKernel::argumentNames() const {
  std::vector<std::string> names;
  for (const ExportArgument &argument : arguments)
    names.push_back(argument.name);
  return names;
}

std::string ExportBinary::digest() const {
  return toHex(SHA256::hash(arrayRefFromStringRef(object)), /*LowerCase=*/true);
}

unsigned ExportedKernel::mostBuilds() const {
  size_t most = 0;
  for (const Variant &variant : variants)
    for (const std::vector<ExportBinary> &others : variant.others)
      most = std::max(most, others.size());
  return 1 + most;
}

/// The C type of a kernel's parameter; empty: no launcher can pass it. Only a
/// case says what a kernel does not write.
static std::string typeInC(StringRef type, const CaseArgument *described) {
  if (type.starts_with("ptr"))
    return described && described->isTensor && described->role == CaseRole::In
               ? "const void *"
               : "void *";
  if (type == "float" || type == "double")
    return type.str();
  if (type == "half" || type == "bfloat") // C99 has neither: their bits
    return "uint16_t";
  if (type == "i1")
    return "bool";
  if (!is_contained({"i8", "i16", "i32", "i64"}, type))
    return "";
  return ("int" + type.drop_front() + "_t").str();
}

Error Builder::matchType(const ExportSource &source, unsigned index,
                         const CompiledKernel::Parameter &parameter) {
  const CaseArgument *described =
      plan.file ? &plan.file->arguments[index] : nullptr;
  const std::string &name = plan.arguments[index];
  std::string type = typeInC(parameter.type, described);
  if (type.empty())
    return failure(source.origin, ": argument '", name, "' is ", parameter.type,
                   ", which has no type in C");
  bool isPointer = StringRef(parameter.type).starts_with("ptr");
  if (described &&
      (isPointer != described->isTensor ||
       (!isPointer && described->dtype.bytes() != parameter.bytes)))
    return failure(source.origin, ": the kernel takes ", parameter.type,
                   " for '", name, "', the case gives a ",
                   described->isTensor ? "tensor of " : "scalar ",
                   described->dtypeName);
  ExportArgument &known = result.arguments[index];
  if (known.type.empty()) {
    known.type = type;
    known.isPointer = isPointer;
  }
  if (known.type == type)
    return Error::success();
  return failure(source.origin, ": argument '", name, "' is ", type,
                 ", in another variant it is ", known.type);
}

/// Whether these arguments are what the kernel takes first. After them may be
/// scratch memory of Triton's: pointers that nobody reads.
static bool fits(ArrayRef<CompiledKernel::Parameter> parameters,
                 ArrayRef<unsigned> arguments, const CaseFile *file) {
  if (parameters.size() < arguments.size())
    return false;
  for (auto [index, parameter] : enumerate(parameters)) {
    bool isPointer = StringRef(parameter.type).starts_with("ptr");
    if (index >= arguments.size() ? parameter.isUsed || !isPointer
        : file ? isPointer != file->arguments[arguments[index]].isTensor
               : false)
      return false;
  }
  return true;
}

/// Finds the argument after each of the kernel's parameters.
Error Builder::match(const ExportSource &source, const CompiledKernel &kernel,
                     ExportedKernel::Variant &made) {
  if (!kernel.tensorMaps.empty())
    return failure(
        source.origin, ": the kernel '", kernel.name, "' has ",
        kernel.tensorMaps.size(),
        " tensor maps among its parameters, which exported launchers "
        "do not make; use --tensor-maps off");
  if (kernel.globalScratch)
    return failure(source.origin, ": the kernel '", kernel.name,
                   "' makes tensor maps in global scratch, which exported "
                   "launchers do not give it; use --tensor-maps off");
  if (kernel.persistent)
    return failure(source.origin, ": the kernel '", kernel.name,
                   "' is persistent, and exported launchers launch whole "
                   "grids; use --persistent off");
  ArrayRef<CompiledKernel::Parameter> parameters = kernel.parameters;
  const CaseFile *file = plan.file ? &*plan.file : nullptr;
  std::vector<unsigned> all, others; // others: not known to be 1
  for (auto [index, facts] : enumerate(made.facts)) {
    all.push_back(index);
    if (!(facts & maskOf(Fact::EqualToOne)))
      others.push_back(index);
  }
  ArrayRef<unsigned> passed = all;
  if (others.size() != all.size() && source.lacksOnes.value_or(true) &&
      fits(parameters, others, file)) {
    passed = others;
    made.passed = others;
  } else if (!fits(parameters, all, file)) {
    return failure(source.origin, ": the parameters of the kernel '",
                   kernel.name, "' (", parameters.size(),
                   ") are not the function's arguments (", all.size(), ")");
  }
  result.surplus =
      std::max<unsigned>(result.surplus, parameters.size() - passed.size());
  for (auto [index, parameter] : zip(passed, parameters))
    if (Error error = matchType(source, index, parameter))
      return error;
  return Error::success();
}

static Error refuseAmd(const GpuTarget &target) {
  return failure("--target ", target.name(),
                 ": exported launchers are for NVIDIA GPUs: none has run on an "
                 "AMD GPU; `kiln compile` makes an hsaco for a launcher of "
                 "your own");
}

/// The directives of the tuned file, if it has any for the GPU.
Error Builder::tune(const ExportSource &source, CompileOptions &options) {
  std::string note;
  if (options.target &&
      request.tuned->forTarget(options.target->name()).empty()) {
    note = request.tuned->name() + " has no choice for " +
           options.target->name().str() +
           ", for which kernels keep their own directives";
  } else {
    // Of the warps the case's are the ones that tuning replaces.
    std::optional<unsigned> own = options.numWarps;
    options.numWarps = request.flags.numWarps;
    // Exported launchers pass a kernel its own arguments alone.
    for (const VariantRecord &record : loweringVariants())
      if (record.hasOwnLaunch && !options.plan.isSaid(record.variant))
        options.plan.say(record.variant, 0);
    if (Error error = applyTuned(*request.tuned, *source.text, options, note))
      return error;
    if (!options.numWarps)
      options.numWarps = own;
  }
  if (!note.empty() && !is_contained(result.notes, note))
    result.notes.push_back(note);
  return Error::success();
}

Expected<CompileOptions> Builder::optionsOf(const ExportSource &source,
                                            ArrayRef<FactMask> facts,
                                            const GpuTarget *target) {
  CompileOptions options = source.options;
  options.target = target;
  if (request.tuned)
    if (Error error = tune(source, options))
      return std::move(error);
  if (source.isTileIR) {
    options.facts.emplace();
    for (FactMask mask : facts)
      if (!source.lacksOnes.value_or(false) ||
          !(mask & maskOf(Fact::EqualToOne)))
        options.facts->push_back(mask);
  }
  return std::move(options);
}

Expected<ExportBinary> compileExport(const ExportSource &source,
                                     const CompileOptions &options) {
  const GpuTarget *target = options.target;
  Expected<AutoCompiled> compiled =
      compileWithAuto(*source.text, options, AutoOptions(), Stage::Report);
  if (compiled.errorIsA<EnvironmentError>() || (!compiled && !target))
    return compiled.takeError();
  if (!compiled) // several GPUs are asked for, and one may not do
    return failure(target->name(), ": ", toString(compiled.takeError()));
  if (compiled->target->isAmd())
    return refuseAmd(*compiled->target);
  if (compiled->kernels.size() != 1)
    return failure(source.origin, ": there are ", compiled->kernels.size(),
                   " kernels here; say which one is meant, as FILE:KERNEL");
  ExportBinary binary{
      source.origin,
      compiled->target,
      std::move(compiled->object),
      compiled->kernels[0],
      compiled->resources.at(0),
      compiled->plan,
      compiled->kernels[0].threadsPerBlock,
      std::max(source.dynamicShared, compiled->kernels[0].dynamicShared)};
  if (!binary.threads)
    return failure(source.origin, ": the kernel does not say how many threads "
                                  "a block has (nvvm.reqntid)");
  for (const Function *kernel : kernelsOf(*compiled->module)) {
    StringRef shape = kernel->getFnAttribute("nvvm.reqntid").getValueAsString();
    for (StringRef extent : drop_begin(split(shape, ',')))
      if (extent.trim() != "1")
        return failure(source.origin, ": blocks of several dimensions (", shape,
                       ") are not launched by exported kernels");
  }
  if (!binary.dynamicShared && needsDynamicShared(*compiled->module))
    return failure(source.origin,
                   ": the kernel uses shared memory whose size the launch "
                   "decides; give the bytes as \"dynamic_shared\" of a case");
  return binary;
}

Expected<ExportedKernel>
Builder::run(function_ref<void(const std::string &)> progress) {
  std::vector<const GpuTarget *> targets = request.targets;
  if (targets.empty())
    targets.push_back(nullptr);
  for (const ExportVariant &variant : plan.variants) {
    ExportedKernel::Variant made{variant.facts, {}, {}, {}};
    std::optional<bool> takesAll;
    for (const GpuTarget *target : targets) {
      const ExportSource *source = variant.sourceFor(target);
      if (!source) {
        made.binaries.emplace_back().target = target;
        made.others.emplace_back();
        continue;
      }
      std::string what = (source->origin + (target ? " " : "") +
                          (target ? target->name() : ""))
                             .str();
      progress(what);
      Expected<CompileOptions> options =
          optionsOf(*source, variant.facts, target);
      if (!options)
        return options.takeError();
      Expected<ExportBinary> binary = compileExport(*source, *options);
      if (!binary)
        return binary.takeError();
      made.passed.reset();
      if (Error error = match(*source, binary->kernel, made))
        return std::move(error);
      // One row of the launcher's table says what a variant takes.
      if (takesAll.value_or(!made.passed) != !made.passed)
        return failure(source->origin, ": the kernel '", binary->kernel.name,
                       "' does not take the arguments that the same variant "
                       "takes on other GPUs");
      takesAll = !made.passed;
      made.others.emplace_back();
      if (request.adaptive) {
        progress(what + ", other builds");
        // What was tuned is the own build's; the others are not bound by it.
        options->directives = source->options.directives;
        if (Error error =
                buildOthers(*source, *options, *binary, request.adaptive)
                    .moveInto(made.others.back()))
          return std::move(error);
      }
      made.binaries.push_back(std::move(*binary));
    }
    result.variants.push_back(std::move(made));
  }
  return std::move(result);
}

Expected<ExportedKernel>
buildExport(const ExportRequest &request, const ExportPlan &plan,
            function_ref<void(const std::string &)> progress) {
  for (const GpuTarget *target : request.targets)
    if (target->isAmd())
      return refuseAmd(*target);
  return Builder(request, plan).run(progress);
}

} // namespace kiln
