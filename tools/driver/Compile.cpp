#include "tools/driver/Compile.h"

#include "targets/codegen/CodeGen.h"
#include "targets/orders/Orders.h"
#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "targets/support/Suggest.h"
#include "tools/driver/Source.h"
#include "tools/driver/TileToLLVM.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include <chrono>

using namespace llvm;

namespace kiln {

/// Adds the time until its end of life to one stage.
class StageClock {
public:
  StageClock(Compiled &compiled, Stage stage)
      : seconds(compiled.seconds[unsigned(stage)]) {}
  ~StageClock() {
    seconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
            .count();
  }

private:
  double &seconds;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

static std::string print(const Module &module) {
  std::string text;
  raw_string_ostream(text) << module;
  return text;
}

/// Tile IR to LLVM IR. Fills the text and stops early when an earlier stage was
/// asked for.
static Error walkTile(MemoryBufferRef source, const CompileOptions &options,
                      Stage upTo, Compiled &result) {
  if (!options.target)
    return failure(source.getBufferIdentifier(),
                   ": tile IR names no GPU; give one with --target (`kiln "
                   "targets` lists them)");
  TileToLLVM street;
  {
    StageClock clock(result, Stage::Tile);
    if (Error error = street.parse(source, options))
      return error;
    if (upTo == Stage::Tile)
      result.text = street.print();
  }
  if (upTo < Stage::Gpu)
    return Error::success();
  {
    StageClock clock(result, Stage::Gpu);
    if (Error error = street.lowerToGpu(*options.target))
      return error;
    if (upTo == Stage::Gpu)
      result.text = street.print();
  }
  if (upTo < Stage::LLVM)
    return Error::success();
  StageClock clock(result, Stage::LLVM);
  if (Error error = street.lowerToLLVM(*options.target, *result.context)
                        .moveInto(result.module))
    return error;
  if (Error error =
          prepareModule(*result.module, {options.target, options.verify}))
    return error;
  return optimizeModule(*result.module, {options.target, options.verify});
}

static Error keepKernel(Module &module, StringRef wanted) {
  SmallVector<StringRef> names;
  for (Function *kernel : kernelsOf(module))
    names.push_back(kernel->getName());
  if (!is_contained(names, wanted))
    return failure("there is no kernel '", wanted, "'",
                   suggestNearest(wanted, names));
  for (Function *kernel : kernelsOf(module))
    if (kernel->getName() != wanted)
      kernel->eraseFromParent();
  return Error::success();
}

/// The GPU to compile LLVM IR for: the one asked for, or the one that the first
/// kernel names.
static Expected<const GpuTarget *> targetOf(Module &module,
                                            const GpuTarget *asked) {
  if (asked)
    return asked;
  for (Function *kernel : kernelsOf(module))
    if (StringRef cpu = kernel->getFnAttribute("target-cpu").getValueAsString();
        !cpu.empty())
      return findGpuTarget(cpu);
  return failure("the LLVM IR names no GPU; give one with --target (`kiln "
                 "targets` lists them)");
}

/// LLVM IR from any compiler: it has no tile or GPU-level form, and its warps
/// are fixed.
static Error readLLVM(MemoryBufferRef source, const CompileOptions &options,
                      Stage upTo, Compiled &result) {
  if (upTo < Stage::LLVM)
    return failure("the input is LLVM IR, which has no ",
                   upTo == Stage::Tile ? "tile" : "GPU-level", " form");
  if (options.numWarps || options.numStages)
    return failure("--num-warps and --num-stages are for tile IR; the warps of "
                   "LLVM IR are fixed already");
  StageClock clock(result, Stage::LLVM);
  SMDiagnostic diagnostic;
  result.module = parseIR(source, diagnostic, *result.context);
  if (!result.module)
    return failure(diagnostic.getFilename(), ":", diagnostic.getLineNo(), ":",
                   diagnostic.getColumnNo() + 1, ": ", diagnostic.getMessage());
  std::string broken;
  raw_string_ostream os(broken);
  if (verifyModule(*result.module, &os))
    return failure("invalid LLVM IR: ", StringRef(broken).rtrim());
  if (Error error =
          targetOf(*result.module, options.target).moveInto(result.target))
    return error;
  if (Error error =
          prepareModule(*result.module, {result.target, options.verify}))
    return error;
  if (!options.kernel.empty())
    if (Error error = keepKernel(*result.module, options.kernel))
      return error;
  for (Function *kernel : kernelsOf(*result.module))
    for (auto &[attribute, value] : options.orders.attributes())
      kernel->addFnAttr(attribute, value);
  return Error::success();
}

static CompiledKernel describe(const Function &kernel) {
  auto order = [&](StringRef attribute) {
    return kernel.getFnAttribute(attribute).getValueAsString().str();
  };
  CompiledKernel result{.name = kernel.getName().str(),
                        .threadsPerBlock = threadsPerBlock(kernel),
                        .strategy = order(kSchedStrategyAttr),
                        .remat = order(kRematAttr),
                        .maxRegs = order(kMaxRegsAttr)};
  const DataLayout &layout = kernel.getDataLayout();
  for (const Argument &argument : kernel.args()) {
    std::string type;
    raw_string_ostream(type) << *argument.getType();
    result.parameters.push_back(
        {argument.getName().str(), type,
         unsigned(
             layout.getTypeAllocSize(argument.getType()).getFixedValue())});
  }
  return result;
}

/// Orders the schedules to be kept.
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

/// Schedules arrive among the remarks.
static void keepSchedules(Compiled &result) {
  for (const CodeGenRemark &remark : result.remarks)
    if (remark.pass == kScheduleRemark)
      result.schedule += remark.message;
  erase_if(result.remarks, [](const CodeGenRemark &remark) {
    return remark.pass == kScheduleRemark;
  });
}

/// The street from LLVM IR on, the same for every input.
static Error walkMachine(const CompileOptions &options, Stage upTo,
                         Compiled &result) {
  CodeGenOptions codeGen{result.target, options.verify, &result.remarks,
                         options.explain};
  if (Error error =
          resolveAuto(*result.module, {result.target, options.jobs,
                                       options.verify, options.launches})
              .moveInto(result.choices))
    return error;
  if (Error error = applyOrders(*result.module, *result.target))
    return error;
  if (options.saveSchedule)
    if (Error error = askForSchedules(*result.module))
      return error;
  for (Function *kernel : kernelsOf(*result.module))
    result.kernels.push_back(describe(*kernel));
  if (upTo == Stage::LLVM) {
    result.text = print(*result.module);
    return Error::success();
  }
  if (upTo == Stage::Mir) {
    StageClock clock(result, Stage::Mir);
    if (Error error = emitMachineIR(*result.module, codeGen, options.mirAfter)
                          .moveInto(result.text))
      return error;
    keepSchedules(result);
    return Error::success();
  }
  {
    StageClock clock(result, Stage::Asm);
    if (Error error =
            emitAssembly(*result.module, codeGen).moveInto(result.assembly))
      return error;
    keepSchedules(result);
  }
  if (upTo == Stage::Asm)
    return Error::success();
  {
    StageClock clock(result, Stage::Obj);
    if (Error error =
            assemble(result.assembly, *result.target, &result.assemblerLog)
                .moveInto(result.object))
      return error;
  }
  if (upTo == Stage::Obj)
    return Error::success();
  StageClock clock(result, Stage::Report);
  return readResources(MemoryBufferRef(result.object, "the compiled object"))
      .moveInto(result.resources);
}

Expected<Compiled> compileKernel(MemoryBufferRef source,
                                 const CompileOptions &options, Stage upTo) {
  Compiled result;
  result.target = options.target;
  result.context = std::make_unique<LLVMContext>();
  Expected<SourceKind> kind = sourceKind(source);
  if (!kind)
    return kind.takeError();
  if (*kind == SourceKind::TileIR) {
    if (Error error = walkTile(source, options, upTo, result))
      return std::move(error);
    if (upTo < Stage::LLVM)
      return result;
  } else if (Error error = readLLVM(source, options, upTo, result)) {
    return failure(source.getBufferIdentifier(), ": ",
                   toString(std::move(error)));
  }
  if (Error error = walkMachine(options, upTo, result))
    return std::move(error);
  return result;
}

} // namespace kiln
