#include "tools/auto/CompileEither.h"

#include "targets/support/Errors.h"
#include "targets/support/Kernel.h"
#include "tools/auto/CandidateBuilder.h"
#include "tools/source/Source.h"
#include "llvm/Support/ThreadPool.h"

using namespace llvm;

namespace kiln {
namespace {

Error checkForm(const KernelForm &form, SourceKind expected, StringRef what) {
  Expected<SourceKind> kind = sourceKind(form.source);
  if (!kind)
    return kind.takeError();
  if (*kind == expected)
    return Error::success();
  return failure(form.source.getBufferIdentifier(), ": expected ", what,
                 ", found ",
                 *kind == SourceKind::TileIR ? "tile IR" : "LLVM IR");
}

/// The kernel's figures, or why there are none.
AutoCandidate evaluate(const AutoCompiled &compiled,
                       const CompileOptions &options, std::string &serialized) {
  const std::string &name = compiled.kernels.front().name;
  LaunchShape launch = knownLaunch(*compiled.module->getFunction(name),
                                   *compiled.target, options.launches);
  Expected<EvaluatedBuild> built = evaluateBuild(compiled, name, launch);
  if (built) {
    serialized = built->serialized;
    return std::move(built->candidate);
  }
  AutoCandidate failed;
  failed.error = toString(built.takeError());
  return failed;
}

AutoCandidate failed(StringRef why) {
  AutoCandidate result;
  result.error = why.str();
  return result;
}

/// Both are there: each is one kernel, the same.
Error checkKernels(const AutoCompiled &tile, const AutoCompiled &llvm) {
  for (const AutoCompiled *compiled : {&tile, &llvm})
    if (compiled->kernels.size() != 1)
      return failure("expected one kernel in each of the two files, found ",
                     compiled->kernels.size(), " in the ",
                     compiled == &tile ? "tile IR" : "LLVM IR",
                     "; name the one that is meant: FILE:KERNEL");
  if (tile.kernels.front().name != llvm.kernels.front().name)
    return failure("the tile IR is kernel '", tile.kernels.front().name,
                   "', and the LLVM IR is kernel '", llvm.kernels.front().name,
                   "'");
  return Error::success();
}

Expected<AutoCompiled> chooseOf(AutoCompiled tile, AutoCompiled llvm,
                                const KernelForm &tileForm,
                                const KernelForm &llvmForm) {
  if (Error error = checkKernels(tile, llvm))
    return std::move(error);
  std::string name = tile.kernels.front().name, tileSerialized, llvmSerialized;
  AutoCandidate own = evaluate(tile, tileForm.options, tileSerialized),
                other = evaluate(llvm, llvmForm.options, llvmSerialized);
  if (!tileSerialized.empty() && llvmSerialized.empty() && own.error.empty())
    own.error = tileSerialized;
  if (!llvmSerialized.empty() && tileSerialized.empty() && other.error.empty())
    other.error = llvmSerialized;
  // A persistent kernel's block does the work of several, and its launch is not
  // the one that is known.
  if (own.knowsLaunch != other.knowsLaunch ||
      tile.kernels.front().persistent != llvm.kernels.front().persistent)
    for (AutoCandidate *one : {&own, &other})
      one->cycles = one->cyclesForWork;
  BackendChoice choice = chooseBackend(std::move(name), std::move(own),
                                       std::move(other), *tile.target);
  AutoCompiled result = std::move(choice.taken == Backend::Tile ? tile : llvm);
  for (const AutoChoice &search : result.choices)
    if (search.candidates[search.chosen].directives.isRival)
      choice.reason += "; of it the rival's assembly";
  result.backendChoice = std::move(choice);
  return std::move(result);
}

/// What `compiled`, which is the only one, is taken for.
Expected<AutoCompiled> only(AutoCompiled compiled, Backend backend,
                            StringRef why) {
  if (compiled.kernels.size() != 1)
    return failure("expected one kernel, found ", compiled.kernels.size(),
                   "; name the one that is meant: FILE:KERNEL");
  AutoCandidate made, lost = failed(why);
  std::string name = compiled.kernels.front().name;
  compiled.backendChoice =
      backend == Backend::Tile
          ? chooseBackend(std::move(name), std::move(made), std::move(lost),
                          *compiled.target)
          : chooseBackend(std::move(name), std::move(lost), std::move(made),
                          *compiled.target);
  return std::move(compiled);
}

/// There is no machine code of either form.
Expected<AutoCompiled> takeUnbuilt(Error own, Error other,
                                   const KernelForm &llvm,
                                   const AutoOptions &autoOptions, Stage upTo) {
  bool isLacking = own.isA<EnvironmentError>() || other.isA<EnvironmentError>();
  if (isLacking && upTo > Stage::Asm)
    return joinErrors(std::move(own), std::move(other));
  std::string ofTile = toString(std::move(own)),
              ofLLVM = toString(std::move(other));
  if (!isLacking)
    return failure("Kiln's own lowering: ", ofTile, "\nthe LLVM IR: ", ofLLVM);
  Expected<AutoCompiled> compiled =
      compileWithAuto(llvm.source, llvm.options, autoOptions, Stage::Asm);
  if (!compiled)
    return compiled.takeError();
  Expected<AutoCompiled> taken =
      only(std::move(*compiled), Backend::LLVM, ofTile);
  if (taken) {
    taken->backendChoice->unevaluated = ofLLVM;
    taken->backendChoice->reason =
        "the LLVM IR: without machine code nothing can be compared: " + ofLLVM;
  }
  return taken;
}

} // namespace

Expected<AutoCompiled> compileEither(const KernelForm &tile,
                                     const KernelForm &llvm,
                                     const AutoOptions &autoOptions,
                                     Stage upTo) {
  if (Error error = checkForm(tile, SourceKind::TileIR, "tile IR"))
    return std::move(error);
  if (Error error = checkForm(llvm, SourceKind::LLVMIR, "LLVM IR"))
    return std::move(error);
  // What is wrong with a rival is no reason to take the other form.
  if (autoOptions.rival) {
    Expected<Compiled> module =
        compileToModule(llvm.source, llvm.options, Stage::LLVM);
    if (module) {
      if (Error error = checkRival(*module, *autoOptions.rival))
        return std::move(error);
    } else {
      consumeError(module.takeError()); // which is met again
    }
  }
  std::optional<Expected<AutoCompiled>> made[2];
  {
    DefaultThreadPool pool(hardware_concurrency(2));
    auto make = [&](Backend backend, const KernelForm &form) {
      AutoOptions own = autoOptions;
      if (backend == Backend::Tile) // whose launch is another than a rival's
        own.rival.reset();
      made[unsigned(backend)].emplace(
          compileWithAuto(form.source, form.options, own, Stage::Report));
    };
    pool.async([&] { make(Backend::Tile, tile); });
    pool.async([&] { make(Backend::LLVM, llvm); });
    pool.wait();
  }
  Expected<AutoCompiled> &own = *made[0], &other = *made[1];
  if (own && other)
    return chooseOf(std::move(*own), std::move(*other), tile, llvm);
  if (own)
    return only(std::move(*own), Backend::Tile, toString(other.takeError()));
  if (other)
    return only(std::move(*other), Backend::LLVM, toString(own.takeError()));
  return takeUnbuilt(own.takeError(), other.takeError(), llvm, autoOptions,
                     upTo);
}

} // namespace kiln
