// Passes of ours over a kernel's LLVM IR, which the kernel asks for by name, as
// by other directives. They run before code generation: what they need (trip
// counts, which tensors a loop writes, ranges of indices) is gone after
// instruction selection.
//
// Each is a static object in a file of its own and registers in the catalogue,
// as a policy, and in the list below. The driver runs them as a separate step,
// so that the emulator executes their result; in stock llc they are the first
// pass of code generation.
#ifndef KILN_TARGETS_REGISTRATION_IRPASS_H
#define KILN_TARGETS_REGISTRATION_IRPASS_H

#include "targets/directives/CompilationDirectives.h"
#include "llvm/IR/PassManager.h"
#include <string>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace kiln {

/// When a pass runs among those that a kernel asks for; passes of one stage run
/// in the order of their names.
enum class IrStage {
  /// LLVM's own middle end, for IR that comes from before it.
  Optimize,
  /// Unrolls loops: makes several iterations one.
  Unroll,
  /// Software pipelining: spreads a loop's work over several iterations.
  Pipeline,
};

/// What a pass is given.
struct IrKernel {
  llvm::Function &function;
  const Directive &directive;
  /// Invalidated by whoever runs the passes, after one has changed something.
  llvm::FunctionAnalysisManager &analyses;
  /// For refusals: what the directive asks for cannot be done.
  CompilationDirectives &directives;
  /// The GPU, as LLVM's passes ask for it.
  llvm::TargetMachine &machine;
};

/// What a pass did, for the report: "loads fetched an iteration ahead", 3
/// times. No times and a reason, if it found nothing to do; that is no error.
struct IrOutcome {
  unsigned times = 0;
  std::string what;
};

/// What the list keeps of a pass.
struct IrPass {
  using Function = IrOutcome (*)(IrKernel &kernel);

  DirectiveInfo info;
  IrStage stage;
  Function run;
};

/// Puts a pass into the catalogue and the list. Must be a static object; lives
/// as long as the program. Use:
///   const RegisterIrPass registration({{"name", "summary", {...}},
///                                      IrStage::Pipeline, runIt});
class RegisterIrPass {
public:
  explicit RegisterIrPass(IrPass pass);

private:
  IrPass pass;
};

/// The list, in the order in which the passes run.
llvm::ArrayRef<const IrPass *> irPasses();

/// Told of each pass that changed the function.
using IrPassWatch =
    llvm::function_ref<void(llvm::StringRef pass, const llvm::Function &)>;

/// Runs the passes that functions of the module ask for, reports what they did
/// and notes in each function that it is done: IR that is read again is not
/// changed again. `machine` says what loops cost on the GPU. Whether anything
/// changed.
bool runIrPasses(
    llvm::Module &module, CompilationDirectives &directives,
    llvm::TargetMachine &machine,
    IrPassWatch watch = [](llvm::StringRef, const llvm::Function &) {});

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_IRPASS_H
