#include "tools/driver/Compile.h"

#include "targets/codegen/PtxVersion.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "targets/support/FileErrors.h"
#include "targets/support/Kernel.h"
#include "targets/support/PassFolder.h"
#include "tools/driver/FinishedCode.h"
#include "tools/driver/MachineOptions.h"
#include "tools/driver/ReadLLVM.h"
#include "tools/driver/TileModule.h"
#include "tools/driver/TileToLLVM.h"
#include "tools/driver/UnusedRegisters.h"
#include "tools/source/Source.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <chrono>

using namespace llvm;

namespace kiln {

AssemblyOptions Compiled::assemblyOptions() const {
  AssemblyOptions options{
      .fpFusion = fpFusion, .deadline = deadline, .memo = assemblyMemo};
  if (!kernels.empty()) { // applyDirectives() has seen to it that all agree
    options.registerUsageLevel = kernels.front().registerUsageLevel;
    options.ptxasControls = kernels.front().ptxasControls;
  }
  return options;
}

/// Does one step of the pipeline, unless its time is over, and adds its seconds
/// to the stage it belongs to.
static Error step(Compiled &compiled, Stage stage, function_ref<Error()> work) {
  if (isOver(compiled.deadline))
    return make_error<DeadlineError>();
  auto start = std::chrono::steady_clock::now();
  Error error = work();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  compiled.seconds[unsigned(stage)] += taken.count();
  return error;
}

/// The module as LLVM is given it.
static void printModule(const Compiled &compiled,
                        const CompileOptions &options) {
  if (!options.passFolder)
    return;
  std::string text;
  raw_string_ostream(text) << *compiled.module;
  options.passFolder->write("llvm", "ll", text);
}

/// Kiln's lowering lets everything be contracted, as Triton's does; without
/// fusion that is not for LLVM to use.
static void forbidContraction(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (isa<FPMathOperator>(instruction))
        instruction.setHasAllowContract(false);
}

/// Tile IR to LLVM IR, as far as asked. `name` is the file's, and `read` reads
/// it.
static Error lowerTile(StringRef name, TileToLLVM &tile,
                       function_ref<Error()> read,
                       const CompileOptions &options, Stage upTo,
                       Compiled &compiled) {
  if (!options.target)
    return failure(name,
                   ": tile IR names no GPU; give one with --target (`kiln "
                   "targets` lists them)");
  for (const VariantRecord &record : loweringVariants())
    if (options.plan.isOpen(record.variant))
      return failure("`auto` compiles candidates, so lowering variants cannot "
                     "be left open here; give --",
                     record.name, " another value");
  compiled.isTile = true;

  // Text becomes tile IR; a file of several kernels becomes a module for each.
  if (Error error = step(compiled, Stage::Tile, read))
    return error;
  compiled.parameterNames = tile.parameterNames();
  if (options.passFolder)
    options.passFolder->write("tile", "mlir", tile.print());
  if (upTo == Stage::Tile)
    compiled.text = tile.print();
  if (upTo < Stage::Gpu)
    return Error::success();

  // Layouts, shared memory and barriers appear. Beyond this point no value
  // changes the thread it lives in.
  if (Error error =
          step(compiled, Stage::Gpu, [&] { return tile.lowerToGpu(); }))
    return error;
  compiled.remarks = tile.remarks();
  if (upTo == Stage::Gpu)
    compiled.text = tile.print();
  if (upTo < Stage::LLVM)
    return Error::success();

  // Beyond this point there is no MLIR. The middle end runs here alone: other
  // compilers' modules come optimized.
  return step(compiled, Stage::LLVM, [&]() -> Error {
    if (Error error = upTo < Stage::Obj ? choosePtxVersion(options, compiled)
                                        : assumePtxVersion(options, compiled))
      return error;
    CodeGenOptions codeGen = machineOptions(compiled, options);
    if (Error error =
            tile.lowerToLLVM(*compiled.context).moveInto(compiled.module))
      return error;
    if (!compiled.fpFusion)
      forbidContraction(*compiled.module);
    if (Error error = prepareModule(*compiled.module, codeGen))
      return error;
    printModule(compiled, options);
    return optimizeModule(*compiled.module, codeGen);
  });
}

/// LLVM IR has no earlier form.
static Error enterWithLLVM(MemoryBufferRef source,
                           const CompileOptions &options, Stage upTo,
                           Compiled &compiled) {
  if (upTo < Stage::LLVM)
    return failure("the input is LLVM IR, which has no ",
                   upTo == Stage::Tile ? "tile" : "GPU-level", " form");
  if (options.facts)
    return failure("the input is LLVM IR, whose compiler has used already what "
                   "it assumes of the arguments; give the kernel's tile IR");
  Error error = step(compiled, Stage::LLVM,
                     [&] { return readLLVM(source, options, compiled); });
  if (!error)
    printModule(compiled, options);
  return error;
}

/// The pipeline has two entry points: its start for tile IR, its middle for
/// LLVM IR.
static Error enter(MemoryBufferRef source, const CompileOptions &options,
                   Stage upTo, Compiled &compiled) {
  Expected<SourceKind> kind = sourceKind(source);
  if (!kind)
    return kind.takeError();
  if (*kind == SourceKind::TileIR) {
    TileToLLVM tile;
    return lowerTile(
        source.getBufferIdentifier(), tile,
        [&] { return tile.parse(source, options); }, options, upTo, compiled);
  }
  Error error = enterWithLLVM(source, options, upTo, compiled);
  if (!error || error.isA<DeadlineError>())
    return error;
  return inFile(source.getBufferIdentifier(), std::move(error));
}

/// The first half of the pipeline after one of its entries.
static Expected<Compiled>
compileFrom(const CompileOptions &given, Stage upTo,
            function_ref<Error(const CompileOptions &, Compiled &)> enter) {
  // Beyond this point the directives of the options are spelled right.
  CompileOptions options = given;
  if (Error error = validateOverrides(options.directives, options.target))
    return std::move(error);

  Compiled compiled;
  compiled.target = options.target;
  compiled.fpFusion = options.fpFusion;
  compiled.deadline = options.deadline;
  compiled.assemblyMemo = options.assemblyMemo;
  compiled.context = std::make_unique<LLVMContext>();
  if (Error error = enter(options, compiled))
    return std::move(error);
  if (upTo < Stage::LLVM)
    return std::move(compiled);

  // From Stage::LLVM on there is one module, whatever the source was. It is the
  // target's (triple, data layout, features), and only the kernels asked for
  // are in it, with their directives and what is known of their launches as
  // attributes.
  if (Error error =
          noteLaunches(*compiled.module, *compiled.target, options.launches))
    return std::move(error);
  return std::move(compiled);
}

Expected<Compiled> compileToModule(MemoryBufferRef source,
                                   const CompileOptions &given, Stage upTo) {
  return compileFrom(given, upTo,
                     [&](const CompileOptions &options, Compiled &compiled) {
                       return enter(source, options, upTo, compiled);
                     });
}

Expected<Compiled> compileToModule(TileModule given,
                                   const CompileOptions &givenOptions,
                                   Stage upTo) {
  return compileFrom(givenOptions, upTo,
                     [&](const CompileOptions &options, Compiled &compiled) {
                       TileToLLVM tile(std::move(given.context));
                       return lowerTile(
                           given.file, tile,
                           [&] {
                             return tile.take(std::move(given.module),
                                              given.file, options);
                           },
                           options, upTo, compiled);
                     });
}

/// Asks for the schedules to be kept.
static Error askForSchedules(Module &module) {
  for (Function *kernel : kernelsOf(module)) {
    if (!kernel->hasFnAttribute(kSchedStrategyAttr))
      return failure("kernel '", kernel->getName(),
                     "' has no scheduling strategy, so Kiln made no schedule "
                     "that could be saved; name one with --sched-strategy");
    kernel->addFnAttr(kSaveScheduleAttr);
  }
  return Error::success();
}

/// LLVM IR to LLVM IR, by the passes that kernels ask for.
static Error runRequestedPasses(Compiled &compiled,
                                const CompileOptions &options) {
  CodeGenOptions codeGen = machineOptions(compiled, options);
  codeGen.remarks = &compiled.remarks;
  codeGen.results = &compiled.results;
  codeGen.origins = options.directives.origins();
  codeGen.passFolder = options.passFolder;
  return kiln::runRequestedPasses(*compiled.module, codeGen);
}

/// LLVM IR to machine IR or assembly: rematerialization and scheduling happen
/// in here, by attribute.
static Error generateCode(Compiled &compiled, const CompileOptions &options,
                          Stage upTo) {
  CodeGenOptions codeGen = machineOptions(compiled, options);
  codeGen.remarks = &compiled.remarks;
  codeGen.explain = options.explain;
  codeGen.results = &compiled.results;
  codeGen.origins = options.directives.origins();
  DirectiveResults ofPasses = std::move(compiled.results);
  Error error =
      upTo == Stage::Mir
          ? emitMachineIR(*compiled.module, codeGen, options.mirAfter)
                .moveInto(compiled.text)
          : emitAssembly(*compiled.module, codeGen).moveInto(compiled.assembly);
  compiled.results.precede(std::move(ofPasses));
  for (const KernelResults &kernel : compiled.results.kernels())
    compiled.schedule += kernel.savedSchedule;
  // The remark that says the same is for stock llc.
  erase_if(compiled.remarks, [](const CodeGenRemark &remark) {
    return remark.pass == kScheduleRemark;
  });
  return error;
}

/// Assembly to an object.
static Error assembleText(Compiled &compiled) {
  return assemble(compiled.assembly, *compiled.target, &compiled.assemblerLog,
                  compiled.assemblyOptions())
      .moveInto(compiled.object);
}

/// Where ptxas refuses PTX whose version was assumed: makes the text again in
/// the version that this ptxas reads, if that is another.
static Error assembleInOlderVersion(Error refusal, Compiled &compiled,
                                    const CompileOptions &options) {
  Expected<unsigned> version = choosePtxVersion(*compiled.target, 0);
  if (!version)
    return joinErrors(std::move(refusal), version.takeError());
  if (*version == compiled.ptxVersion)
    return refusal;
  consumeError(std::move(refusal));
  compiled.ptxVersion = *version;
  compiled.schedule.clear();
  if (Error error =
          prepareModule(*compiled.module, machineOptions(compiled, options)))
    return error;
  if (Error error = generateCode(compiled, options, Stage::Asm))
    return error;
  return assembleText(compiled);
}

Compiled copyToCompileAgain(const Compiled &compiled) {
  Compiled copy;
  copy.target = compiled.target;
  copy.fpFusion = compiled.fpFusion;
  copy.deadline = compiled.deadline;
  copy.assemblyMemo = compiled.assemblyMemo;
  copy.isTile = compiled.isTile;
  copy.parameterNames = compiled.parameterNames;
  copy.ptxVersion = compiled.ptxVersion;
  copy.ptxVersionIsAssumed = compiled.ptxVersionIsAssumed;
  copy.module = CloneModule(*compiled.module);
  copy.remarks = compiled.remarks;
  copy.seconds = compiled.seconds;
  return copy;
}

Error compileFromModule(Compiled &compiled, const CompileOptions &options,
                        Stage upTo) {
  // The directives become what LLVM and the assembler obey, and those for LLVM
  // IR are applied. Beyond this point the module does not change: code
  // generation works on a copy.
  if (Error error = applyDirectives(*compiled.module, *compiled.target))
    return error;
  if (options.saveSchedule)
    if (Error error = askForSchedules(*compiled.module))
      return error;
  if (upTo >= Stage::LLVM)
    if (Error error = step(compiled, Stage::LLVM, [&] {
          return runRequestedPasses(compiled, options);
        }))
      return error;
  for (Function *kernel : kernelsOf(*compiled.module)) {
    Expected<CompiledKernel> described = describeKernel(*kernel);
    if (!described)
      return described.takeError();
    if (auto named = compiled.parameterNames.find(described->name);
        named != compiled.parameterNames.end() &&
        named->second.size() == described->parameters.size())
      for (auto [parameter, name] :
           zip_equal(described->parameters, named->second))
        parameter.name = name;
    compiled.kernels.push_back(std::move(*described));
  }
  if (upTo == Stage::LLVM)
    raw_string_ostream(compiled.text) << *compiled.module;
  if (upTo < Stage::Mir)
    return Error::success();

  if (upTo >= Stage::Asm && !compiled.assemblyOptions().ptxasControls.empty())
    if (Error error = checkPtxasTakesControls(*compiled.target))
      return error;

  // Every directive is obeyed in here, or the error says which was not.
  size_t lowered = compiled.remarks.size(); // of the passes before
  if (Error error = step(compiled, std::min(upTo, Stage::Asm), [&] {
        return options.assembly ? takeAssembly(compiled, options)
                                : generateCode(compiled, options, upTo);
      }))
    return error;
  if (upTo == Stage::Asm && !options.assembly)
    limitText(compiled);
  if (upTo < Stage::Obj)
    return Error::success();

  // ptxas schedules and allocates again; AMD's assembler does not. Where ptxas
  // spills and leaves registers unused, it is told to use them. Beyond this
  // point the machine code is final.
  if (Error error = step(compiled, Stage::Obj, [&]() -> Error {
        Error refusal = assembleText(compiled);
        if (options.assembly)
          return refusal;
        if (refusal && compiled.ptxVersionIsAssumed) {
          compiled.remarks.resize(lowered);
          refusal =
              assembleInOlderVersion(std::move(refusal), compiled, options);
        }
        return refusal ? std::move(refusal) : useAllRegisters(compiled);
      }))
    return error;
  compiled.ptxVersionIsAssumed = false;
  if (upTo < Stage::Report)
    return Error::success();

  // What the kernels use is read from the object, never from what was asked.
  return step(compiled, Stage::Report,
              [&] { return readBack(compiled, options.launches); });
}

Expected<Compiled> compileKernel(MemoryBufferRef source,
                                 const CompileOptions &options, Stage upTo) {
  Expected<Compiled> compiled = compileToModule(source, options, upTo);
  if (!compiled || upTo < Stage::LLVM)
    return compiled;
  if (Error error = compileFromModule(*compiled, options, upTo))
    return std::move(error);
  return compiled;
}

Expected<Compiled> compileKernel(const Module &module,
                                 const CompileOptions &options, Stage upTo) {
  SmallString<0> bitcode;
  raw_svector_ostream os(bitcode);
  WriteBitcodeToFile(module, os);
  return compileKernel(MemoryBufferRef(bitcode, module.getModuleIdentifier()),
                       options, upTo);
}

} // namespace kiln
