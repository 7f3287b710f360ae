// The pipeline: from a kernel's source to its machine code and the resources it
// uses. Only compileKernel knows the order of the stages; everything that tries
// several sets of directives is a loop around it (tools/auto).
//
// No state outlives a call and no command line is read: calls in several
// threads, each with its own directives, do not see each other.
#ifndef KILN_TOOLS_DRIVER_COMPILE_H
#define KILN_TOOLS_DRIVER_COMPILE_H

#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuFamily.h"
#include "targets/launch/ArgumentFacts.h"
#include "targets/launch/abi/Persistent.h"
#include "targets/object/Resources.h"
#include "targets/plan/LoweringPlan.h"
#include "tools/driver/CompiledKernel.h"
#include "tools/driver/KernelDirectives.h"
#include "tools/driver/Launches.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kiln {
class SourceNotes;
namespace tt {
enum class Language; // frontend/dialect/TileDialect.h
}

/// The stages of the pipeline, in order. Each has a text form, which `--emit`
/// shows.
enum class Stage { Tile, Gpu, LLVM, Mir, Asm, Obj, Report };
inline constexpr unsigned kStages = 7;

struct CompileOptions {
  /// Null: the GPU that the input names (LLVM IR with a target-cpu); an error
  /// where it names none.
  const GpuTarget *target = nullptr;
  /// The one kernel to compile; empty: every kernel of the file.
  std::string kernel;
  /// Warps in a block. Absent: what the kernel says, else 4, as in Triton.
  std::optional<unsigned> numWarps;
  /// Depth of software pipelining. Absent: 3, as in Triton.
  std::optional<unsigned> numStages;
  /// The Triton that tile IR was written for. Absent: what its module says.
  std::optional<tt::Language> language;
  /// Which lowering variants kernels of tile IR have (targets/plan). What is
  /// left open tools/auto chooses, kernel by kernel; the driver alone refuses
  /// to.
  PlanRequest plan{};
  /// Launches make tensor maps and resident grids as a kernel asks, so that
  /// where its directives are `auto`, variants of which nothing is said are
  /// open, too.
  bool launchesFollow = false;
  /// The kernel has tensor descriptors among its parameters: whoever launches
  /// it knows how to make tensor maps of them. (TileToLLVM sees to it; only who
  /// asks for planUsed() before has to say it.)
  bool launchPassesDescriptors = false;
  /// What is said of the plan. Where nothing is, it is plain, but for
  /// descriptors where launches follow or pass them.
  LoweringPlan planUsed() const {
    LoweringPlan used = plan.plan();
    if ((launchesFollow || launchPassesDescriptors) &&
        !plan.isSaid(Variant::TensorMaps))
      used.tensorMaps = TensorMapUse::Descriptors;
    return used;
  }
  /// A multiplication and an addition may become one operation that rounds
  /// once: Triton's enable_fp_fusion.
  bool fpFusion = true;
  /// NVIDIA: the newest version of PTX that may be written, times ten. Absent:
  /// what the ptxas at hand reads. Never newer than the GPU needs.
  std::optional<unsigned> ptxVersion;
  /// Directives that replace those the kernels carry.
  DirectiveOverrides directives;
  /// What the one kernel may assume of its arguments, parameter by parameter,
  /// instead of what its tile IR says. LLVM IR has made use of that already.
  std::optional<std::vector<FactMask>> facts;
  /// Launches of kernels, as far as the source does not say: what registers
  /// cost depends on them.
  Launches launches;
  /// The machine pass after which Stage::Mir shows the code; empty: the end of
  /// the pipeline.
  std::string mirAfter;
  /// Keeps the schedule of every kernel as text. An error where a kernel has no
  /// strategy.
  bool saveSchedule = false;
  /// Asks the scheduling layer for remarks on single regions.
  bool explain = false;
  /// Runs LLVM's machine verifier between the passes.
  bool verify = false;
  /// What another compiler made of the one kernel, PTX or AMDGCN assembly: it is
  /// taken as it is, and nothing is made of the module. No directive applies.
  std::optional<std::string> assembly{};
  /// When it is given up, by a DeadlineError, before the next stage or while
  /// ptxas runs.
  Deadline deadline{};
  /// As in AssemblyOptions.
  AssemblyMemo *assemblyMemo = nullptr;
  /// Receives the IR after each pass, as far as the pipeline is walked; whether
  /// its files could be written is the caller's to ask.
  PassFolder *passFolder = nullptr;
  /// Receives what is said of programs in Triton's language; may be null.
  SourceNotes *sourceNotes = nullptr;
  /// As in CodeGenOptions.
  PassObserver *passObserver = nullptr;
  /// Somebody wants to see the passes that lead to what comes out.
  bool showsPasses() const { return passFolder || passObserver; }
};

/// What came out, as far as the pipeline was walked.
struct Compiled {
  const GpuTarget *target = nullptr;
  /// As asked.
  bool fpFusion = true;
  Deadline deadline{};
  AssemblyMemo *assemblyMemo = nullptr;
  /// What the vendor's assembler is told, once `kernels` are there.
  AssemblyOptions assemblyOptions() const;
  /// Whether the source is tile IR, which Kiln itself lowers.
  bool isTile = false;
  /// From Stage::LLVM on, NVIDIA: the version of PTX, times ten.
  unsigned ptxVersion = 0;
  /// Until an assembler has read it: ptxas was not asked what it reads.
  bool ptxVersionIsAssumed = false;
  /// The text of Stage::Tile, Gpu, LLVM or Mir, whichever was asked for.
  std::string text;
  /// From Stage::LLVM on: what code generation starts from. Devices that
  /// execute LLVM IR run it.
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
  /// From Stage::LLVM on, in the order of the source.
  std::vector<CompiledKernel> kernels;
  /// Of tile IR, by kernel: what the source calls the parameters; empty names
  /// where it has none.
  std::map<std::string, std::vector<std::string>> parameterNames;
  /// From Stage::Mir on: what became of the directives, kernel by kernel, and
  /// what the scheduling layer says of it to people, pass by pass.
  DirectiveResults results;
  std::vector<CodeGenRemark> remarks;
  /// From Stage::Mir on, if asked for: a file for the strategy `replay`.
  std::string schedule;
  /// From Stage::Asm on: PTX or AMDGCN assembly. From Stage::Obj on: the cubin
  /// or hsaco, and what the assembler said.
  std::string assembly, object, assemblerLog;
  /// At Stage::Report: one record for each kernel, in the order of `kernels`.
  std::vector<KernelResources> resources;
  /// Seconds spent in each stage.
  std::array<double, kStages> seconds{};
};

/// Compiles the kernels in `source` (tile IR, LLVM IR or bitcode) up to and
/// including `upTo`. Errors name the location in the source, as far as it is
/// known, and the remedy.
llvm::Expected<Compiled> compileKernel(llvm::MemoryBufferRef source,
                                       const CompileOptions &options,
                                       Stage upTo);

/// The same for LLVM IR in memory. The module stays as it is and the result
/// shares nothing with it, so its context is the caller's again afterwards.
llvm::Expected<Compiled> compileKernel(const llvm::Module &module,
                                       const CompileOptions &options,
                                       Stage upTo);

/// The first half of compileKernel: to one LLVM module, made for the target,
/// whose kernels carry their directives; or to the text of an earlier stage.
llvm::Expected<Compiled> compileToModule(llvm::MemoryBufferRef source,
                                         const CompileOptions &options,
                                         Stage upTo);

/// What compileToModule returned, once more, for a second compileFromModule
/// under other directives: everything it had filled in, and a copy of the
/// module, which shares the context.
Compiled copyToCompileAgain(const Compiled &compiled);

/// The second half: on from `compiled.module`. Between the two a caller may
/// change the kernels' directives, and nothing else.
llvm::Error compileFromModule(Compiled &compiled, const CompileOptions &options,
                              Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_COMPILE_H
