// Candidates of `auto` compiled by the driver, with their figures.
#ifndef KILN_TOOLS_AUTO_CANDIDATEBUILDER_H
#define KILN_TOOLS_AUTO_CANDIDATEBUILDER_H

#include "tools/auto/Choose.h"
#include "tools/driver/Compile.h"
#include "llvm/ADT/StringMap.h"

namespace kiln {

/// What makes two builds of a kernel the same to a launch: the machine code,
/// and what the launch sees of it.
std::string machineCodeOf(const KernelResources &kernel,
                          llvm::StringRef object);

/// The kernel's launch as far as the user or its code says; of dynamic shared
/// memory the least that it has to have.
LaunchShape knownLaunch(const llvm::Function &kernel, const GpuTarget &gpu,
                        const Launches &launches);

/// A kernel's machine code as those see it who choose.
struct EvaluatedBuild {
  /// With everything but what it was made by.
  AutoCandidate candidate;
  /// machineCodeOf() it.
  std::string code;
  /// Why ptxas serializes its wgmma; empty: it does not.
  std::string serialized;
};
/// Evaluates one kernel of what was compiled up to Stage::Report.
/// `memo`, if there is one, has the figures of machine code that was evaluated
/// before, with this launch.
llvm::Expected<EvaluatedBuild> evaluateBuild(const Compiled &compiled,
                                             llvm::StringRef kernel,
                                             const LaunchShape &launch,
                                             Memo<Figures> *memo = nullptr);

/// Compiles one kernel under many directives.
class CandidateBuilder {
public:
  /// `module` is bitcode that holds the kernel, and outlives the builder.
  /// `options` name the kernel and its GPU, and carry no directives; `rival` is
  /// the assembly that rivalDirectives() stand for.
  CandidateBuilder(llvm::MemoryBufferRef module, CompileOptions options,
                   LaunchShape launch, unsigned jobs,
                   std::optional<std::string> rival = {})
      : module(module), options(std::move(options)), launch(launch), jobs(jobs),
        rival(std::move(rival)) {}

  /// Compiles the directives in parallel and appends the candidates in their
  /// order, with everything but their rank. A candidate that cannot be compiled
  /// says why; the error is one of the machine, which any other directive would
  /// meet, too. What is not compiled at the deadline is left out, but for the
  /// first candidate of all.
  llvm::Error build(llvm::ArrayRef<AutoDirectives> directives,
                    std::vector<AutoCandidate> &candidates,
                    const Deadline &deadline = std::nullopt);
  /// How many were.
  unsigned leftOut() const { return left.size(); }

private:
  llvm::Expected<EvaluatedBuild> buildOne(const AutoDirectives &directives,
                                          const Deadline &deadline);

  llvm::MemoryBufferRef module;
  CompileOptions options;
  LaunchShape launch;
  unsigned jobs;
  std::optional<std::string> rival;
  /// Many directives come to the same machine code.
  Memo<Figures> evaluated;
  /// The first candidate with each machine code.
  llvm::StringMap<unsigned> firstWith;
  /// ptxas serializes the first candidate's wgmma.
  bool plainIsSerialized = false;
  /// What was left out, each once.
  std::vector<AutoDirectives> left;
};

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATEBUILDER_H
