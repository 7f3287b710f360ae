//===- CodeGen.cpp - from LLVM IR to PTX or AMDGCN ------------------------===//
#include "targets/codegen/CodeGen.h"
#include "targets/codegen/CodePipeline.h"
#include "targets/codegen/Diagnostics.h"
#include "targets/codegen/Machine.h"
#include "targets/codegen/PrepareModule.h"
#include "targets/codegen/PrintPasses.h"
#include "targets/codegen/Vendor.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/policies/SharedPointers.h"
#include "targets/registration/IrPass.h"
#include "targets/registration/MiddleEnd.h"
#include "targets/registration/TargetPass.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "targets/support/LlvmTargets.h"
#include "targets/support/PassAnalyses.h"
#include "targets/support/PassFolder.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

namespace kiln {

/// Whether any kernel multiplies matrices by instructions made for that.
static bool usesMatrixUnit(const Module &module) {
  return any_of(module, [](const Function &function) {
    StringRef name = function.getName();
    return name.starts_with("llvm.amdgcn.mfma.") ||
           name.starts_with("llvm.amdgcn.wmma.");
  });
}

/// Whether an instruction adds or multiplies two floats (LLVM's feature
/// packed-fp32-ops): CDNA from the GPU on whose accumulators are registers like
/// others.
static bool hasPackedFloats(const GpuTarget &target) {
  return target.accumulators == AccumulatorFile::Unified;
}

/// Masked accesses become buffer accesses where LLVM knows most about offsets
/// and no longer uses what it knows of masked loads. Then offsets are
/// simplified, and dead pointers and additions that were only compared are
/// removed.
static Error addAmdPasses(ModulePassManager &passes, const GpuTarget &target,
                          bool packsFloats) {
  FunctionPassManager functions;
  if (Error error = addTargetPass(functions, "use-buffers", target))
    return error;
  functions.addPass(EarlyCSEPass());
  functions.addPass(InstCombinePass());
  if (Error error = addTargetPass(functions, "compare-distances", target))
    return error;
  if (packsFloats)
    if (Error error = addTargetPass(functions, "pack-floats", target))
      return error;
  functions.addPass(ADCEPass());
  passes.addPass(createModuleToFunctionPassAdaptor(std::move(functions)));
  return Error::success();
}

Error optimizeModule(Module &module, const CodeGenOptions &options) {
  if (Error error = checkPrepared(module, *options.target))
    return error;
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, sharedPointersOf(module));
  DiagnosticScope diagnostics(module.getContext(), options.remarks);
  // AMD adds and multiplies pairs of floats in one instruction, which counts
  // where matrix instructions want the issue slots. Elsewhere kernels are
  // memory-bound, and register pairs only lengthen live ranges (on gfx942
  // linear_recurrence takes 120 registers with it and 66 without). LLVM has no
  // such switch for a single function.
  OptimizeOptions middleEnd;
  middleEnd.slp = options.target->isAmd() && usesMatrixUnit(module);
  if (options.passFolder)
    middleEnd.watch = [&](PassInstrumentationCallbacks &callbacks) {
      printAfterPasses(callbacks, module, *options.passFolder);
    };
  if (Error error = optimizeByDirective(module, *machine, middleEnd))
    return error;
  if (options.target->isAmd()) {
    PassInstrumentationCallbacks callbacks;
    if (options.passFolder)
      printAfterPasses(callbacks, module, *options.passFolder);
    PassBuilder builder(machine.get(), PipelineTuningOptions(), std::nullopt,
                        &callbacks);
    PassAnalyses analyses(builder);
    ModulePassManager passes;
    if (Error error =
            addAmdPasses(passes, *options.target,
                         middleEnd.slp && hasPackedFloats(*options.target)))
      return error;
    passes.run(module, analyses.modules);
  }
  return diagnostics.takeError("optimizing");
}

Error joinAccesses(Module &module, const CodeGenOptions &options) {
  if (Error error = checkPrepared(module, *options.target))
    return error;
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, sharedPointersOf(module));
  PassBuilder builder(machine.get());
  PassAnalyses analyses(builder);
  ModulePassManager passes;
  passes.addPass(createModuleToFunctionPassAdaptor(LoadStoreVectorizerPass()));
  passes.run(module, analyses.modules);
  return Error::success();
}

Error runRequestedPasses(Module &module, const CodeGenOptions &options) {
  if (Error error = checkPrepared(module, *options.target))
    return error;
  DirectiveResults results;
  CompilationDirectives directives(results, options.origins);
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, sharedPointersOf(module));
  DiagnosticScope diagnostics(module.getContext(), options.remarks,
                              options.explain);
  runIrPasses(module, directives, *machine,
              [&](StringRef pass, const Function &function) {
                if (!options.passFolder)
                  return;
                std::string text;
                raw_string_ostream(text) << function;
                options.passFolder->write(pass, "ll", text);
              });
  Error errors =
      joinErrors(diagnostics.takeError("obeying directives"), results.error());
  if (options.results)
    *options.results = std::move(results);
  return errors;
}

namespace {

/// A copy of the module that code generation may consume.
Expected<std::unique_ptr<Module>>
copyForCodeGen(const Module &module, const CodeGenOptions &options) {
  if (Error error = checkPrepared(module, *options.target))
    return std::move(error);
  std::unique_ptr<Module> copy = CloneModule(module);
  if (Error error = legalizeMaskedAccess(*copy, *options.target))
    return std::move(error);
  return std::move(copy);
}

PipelineWatch watching(const CodeGenOptions &options) {
  return {options.verifyMachineCode, options.passFolder, options.passObserver};
}

} // namespace

/// A directive must be followed or refused. The scheduler notes every kernel it
/// schedules; a kernel that it never saw would be a directive silently ignored.
static Error checkDirectivesFollowed(const Module &module,
                                     const DirectiveResults &results) {
  for (const Function &function : module) {
    if (function.isDeclaration() ||
        !function.hasFnAttribute(kSchedStrategyAttr))
      continue;
    const KernelResults *kernel = results.find(function.getName());
    if (kernel && kernel->strategy)
      continue;
    return createStringError(
        "kernel '" + function.getName() + "': the scheduling strategy '" +
        function.getFnAttribute(kSchedStrategyAttr).getValueAsString() +
        "' was not applied, because the scheduler did not run on it (a "
        "function with the attribute optnone, or a program linked without "
        "Kiln's scheduling layer)");
  }
  return Error::success();
}

/// The machine for a module that is about to become machine code, and the
/// module for that machine: what kernels' directives say of their pointers
/// decides, else what the module was made for.
static std::unique_ptr<TargetMachine>
machineForDirectives(Module &module, const CodeGenOptions &options,
                     CompilationDirectives &directives) {
  SharedPointers pointers = sharedPointersOf(module);
  if (std::optional<bool> isShort = requestedShortPointers(module, directives))
    pointers = *isShort ? SharedPointers::Short : SharedPointers::Wide;
  std::unique_ptr<TargetMachine> machine =
      createTargetMachine(options, pointers);
  module.setDataLayout(machine->createDataLayout());
  return machine;
}

/// Runs LLVM's code generator on a copy of the module: `run` is given the copy,
/// its target machine and the pass that has its directives.
template <typename Run>
static Expected<std::string>
generateCode(const Module &module, const CodeGenOptions &options, Run run) {
  Expected<std::unique_ptr<Module>> copy = copyForCodeGen(module, options);
  if (!copy)
    return copy.takeError();
  DirectiveResults results;
  auto directives =
      std::make_unique<CompilationDirectives>(results, options.origins);
  std::unique_ptr<TargetMachine> machine =
      machineForDirectives(**copy, options, *directives);
  if (Error refused = results.error()) {
    if (options.results)
      *options.results = std::move(results);
    return std::move(refused);
  }
  DiagnosticScope diagnostics(module.getContext(), options.remarks,
                              options.explain);
  Expected<std::string> text =
      run(**copy, *machine, std::move(directives), results);
  Error errors =
      joinErrors(diagnostics.takeError("generating code"), results.error());
  if (options.results)
    *options.results = std::move(results);
  if (errors)
    return text ? std::move(errors)
                : joinErrors(std::move(errors), text.takeError());
  return text;
}

/// What a launch must give the kernels, for people; launchers read a sidecar.
static std::string launchNotes(const Module &module) {
  std::string notes;
  for (const Function &kernel : module) {
    if (std::optional<DynamicShared> shared = dynamicSharedOf(kernel);
        shared && shared->isExact && shared->bytes)
      notes +=
          formatv("// {0}: launch with {1} bytes of dynamic shared memory\n",
                  kernel.getName(), shared->bytes);
    if (kernel.hasFnAttribute(kPersistentAttr))
      notes += formatv("// {0}: launch one wave of blocks, with the grid as "
                       "parameters\n",
                       kernel.getName());
    if (kernel.hasFnAttribute(kTensorMapsAttr))
      notes += formatv("// {0}: launch with tensor maps, as the sidecar says\n",
                       kernel.getName());
    if (unsigned bytes = globalScratchOf(kernel))
      notes += formatv("// {0}: launch with {1} bytes of global scratch for "
                       "each block, aligned to {2}\n",
                       kernel.getName(), bytes, kMadeTensorMapAlignment);
  }
  return notes;
}

Expected<std::string> emitAssembly(const Module &module,
                                   const CodeGenOptions &options) {
  return generateCode(
      module, options,
      [&](Module &copy, TargetMachine &machine,
          std::unique_ptr<CompilationDirectives> directives,
          const DirectiveResults &results) -> Expected<std::string> {
        Expected<std::string> text = runToAssembly(
            copy, machine, std::move(directives), watching(options));
        if (!text || !results.refusals().empty())
          return text;
        if (Error error = checkDirectivesFollowed(module, results))
          return std::move(error);
        text = vendorTools(*options.target).finishAssembly(std::move(*text));
        if (text)
          *text += launchNotes(module);
        return text;
      });
}

Expected<std::string> emitMachineIR(const Module &module,
                                    const CodeGenOptions &options,
                                    StringRef stopAfter) {
  return generateCode(module, options,
                      [&](Module &copy, TargetMachine &machine,
                          std::unique_ptr<CompilationDirectives> directives,
                          const DirectiveResults &) {
                        return runToMachineIR(copy, machine,
                                              std::move(directives),
                                              watching(options), stopAfter);
                      });
}

Expected<std::string> assemble(StringRef asmText, const GpuTarget &target,
                               std::string *log,
                               const AssemblyOptions &options) {
  initializeLLVM();
  auto make = [&]() -> Expected<Assembled> {
    Assembled made;
    if (Error error = vendorTools(target)
                          .assemble(asmText, target, options, made.log)
                          .moveInto(made.object)) {
      if (log)
        *log = std::move(made.log);
      return std::move(error);
    }
    return std::move(made);
  };
  std::string key;
  if (options.memo)
    key = formatv("{0} {1} {2} {3}\n{4}", target.name(), options.fpFusion,
                  options.registerUsageLevel.value_or(~0u),
                  options.ptxasControls, asmText);
  Expected<Assembled> made =
      options.memo ? options.memo->get(key, make) : make();
  if (!made)
    return made.takeError();
  if (log)
    *log = std::move(made->log);
  return std::move(made->object);
}

Expected<unsigned> choosePtxVersion(const GpuTarget &target, unsigned wish) {
  return vendorTools(target).ptxVersion(target, wish);
}

} // namespace kiln
