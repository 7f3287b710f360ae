// Trying instead of guessing: only the passes know how a change affects
// layouts, and so registers and shared memory. A trial is the first half of the
// lowering, some ten milliseconds for most kernels.
#include "lowering/WhatFits.h"
#include "frontend/dialect/Tile.h"
#include "lowering/StructureCallees.h"
#include "lowering/TileExtents.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/passes/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using namespace mlir;

namespace kiln {
namespace {

/// Nobody waits long for a refusal: no trial begins when this much of the
/// thread's own time is spent. Refusing a matmul of 512 by 512 takes 1.8 s on a
/// quiet machine (2026-11-28), and where other programs share its caches the
/// same remedies should be found.
constexpr double kSecondsForTrials = 6;
/// No matrix instruction has smaller extents than this (m16n8k16), and a tile
/// that is an eighth of the written one is of no use to the author.
constexpr int64_t kSmallestExtent = 16, kLargestDivisor = 8;

/// Registers of addresses, masks and counters beside a thread's tensors: a
/// guess.
constexpr int64_t kOtherRegisters = 16;

/// The outcome of a trial, worst first.
enum class Fit {
  No,
  /// It is lowered, but its tensors are more than a thread's registers.
  Spills,
  Yes
};

/// How a remedy begins.
StringRef startOf(Fit fit) {
  return fit == Fit::Yes ? "it fits with "
                         : "it is compiled, but will spill registers, with ";
}

class Trials {
public:
  Trials(ModuleOp tile, const LoweringOptions &options)
      : tile(tile), options(options),
        end(secondsOfThread() + kSecondsForTrials) {}

  std::vector<Remedy> run() {
    ScopedDiagnosticHandler silence(tile.getContext(),
                                    [](Diagnostic &) { return success(); });
    tryStages();
    tryWarps();
    tryExtents();
    return std::move(remedies);
  }

private:
  static double secondsOfThread() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
  }
  bool isTimeLeft() const { return secondsOfThread() < end; }

  Fit fit(ModuleOp module, const LoweringOptions &with) const {
    if (!isTimeLeft() || failed(lowerWithoutAdvice(module, with)))
      return Fit::No;
    const GpuTarget &target = *with.target;
    int64_t limit =
        Budget::forKernel(target, with.numWarps * target.warpSize, 0, 0)
            .limit();
    for (auto function : module.getOps<tt::FuncOp>())
      if (!function.isExternal() &&
          registersOfFloats(function) + kOtherRegisters > limit)
        return Fit::Spills;
    return Fit::Yes;
  }

  Fit fitWithStages(unsigned stages) {
    LoweringOptions with = options;
    with.numStages = stages;
    OwningOpRef<ModuleOp> copy = tile.clone();
    return fit(*copy, with);
  }

  void tryStages() {
    if (options.numStages < 2)
      return;
    // Where not even one is few enough, no other number is.
    Fit best = fitWithStages(1);
    if (best == Fit::No)
      return;
    unsigned stages = options.numStages - 1;
    while (stages > 1 && fitWithStages(stages) < best)
      --stages;
    add(startOf(best) + "num_stages=" + Twine(stages), best);
  }

  void tryWarps() {
    LoweringOptions with = options;
    unsigned most =
        options.target->maxThreadsPerBlock / options.target->warpSize;
    Fit best = Fit::No;
    unsigned warps = 0;
    while (best != Fit::Yes && (with.numWarps *= 2) <= most) {
      OwningOpRef<ModuleOp> copy = tile.clone();
      if (Fit found = fit(*copy, with); found > best) {
        best = found;
        warps = with.numWarps;
      }
    }
    if (best != Fit::No)
      add(startOf(best) + "num_warps=" + Twine(warps), best);
  }

  /// The tile without calls and blocks, whose extents are known; null if that
  /// fails.
  OwningOpRef<ModuleOp> plainTile() {
    OwningOpRef<ModuleOp> copy = tile.clone();
    if (failed(structureCallees(*copy)))
      return nullptr;
    PassManager passes(copy->getContext(), ModuleOp::getOperationName());
    passes.addPass(createInlinerPass());
    passes.addPass(createSymbolDCEPass());
    passes.addPass(createRewriteBlocks());
    return succeeded(passes.run(*copy)) ? std::move(copy) : nullptr;
  }

  static bool canDivide(const TileExtent &extent) {
    return extent.range && !extent.isFixed && extent.size > kSmallestExtent;
  }

  void tryExtents() {
    OwningOpRef<ModuleOp> plain = plainTile();
    if (!plain)
      return;
    TileExtents written(*plain);
    size_t before = remedies.size();
    for (auto [number, extent] : llvm::enumerate(written.all()))
      tryExtent(*plain, number, extent);
    if (llvm::all_of(llvm::drop_begin(remedies, before),
                     [](const Remedy &remedy) { return remedy.spills; }))
      tryTogether(*plain, written);
  }

  Fit fitDivided(ModuleOp plain, unsigned number, int64_t divisor) {
    OwningOpRef<ModuleOp> copy = plain.clone();
    TileExtents(*copy).divide(number, divisor);
    return fit(*copy, options);
  }

  void tryExtent(ModuleOp plain, unsigned number, const TileExtent &extent) {
    if (!canDivide(extent))
      return;
    int64_t most = std::min(kLargestDivisor, extent.size / kSmallestExtent);
    Fit best = fitDivided(plain, number, most);
    if (best == Fit::No)
      return;
    int64_t divisor = 2;
    while (divisor < most && fitDivided(plain, number, divisor) < best)
      divisor *= 2;
    add(extent, extent.size / divisor, startOf(best), best);
  }

  /// Halves the largest extent until the kernel fits.
  void tryTogether(ModuleOp plain, const TileExtents &written) {
    OwningOpRef<ModuleOp> smaller = plain.clone();
    TileExtents extents(*smaller);
    Fit found = Fit::No;
    while (found != Fit::Yes && isTimeLeft()) {
      const TileExtent *largest = nullptr;
      for (const TileExtent &extent : extents.all())
        if (canDivide(extent) && (!largest || extent.size > largest->size))
          largest = &extent;
      if (!largest)
        return;
      extents.divide(largest - extents.all().begin(), 2);
      OwningOpRef<ModuleOp> copy = smaller->clone();
      found = fit(*copy, options);
    }
    if (found != Fit::Yes)
      return;
    StringRef start = startOf(found);
    for (auto [now, then] : llvm::zip_equal(extents.all(), written.all()))
      if (now.size != then.size) {
        add(then, now.size, start, found);
        start = "and, together with that, ";
      }
  }

  void add(const Twine &text, Fit fit) {
    remedies.push_back(
        {UnknownLoc::get(tile.getContext()), text.str(), fit == Fit::Spills});
  }

  void add(const TileExtent &extent, int64_t size, StringRef start, Fit fit) {
    std::string text;
    llvm::raw_string_ostream(text)
        << start << size << " elements here instead of " << extent.size
        << ", dimension " << extent.dim << " of " << extent.largest.getType();
    remedies.push_back({extent.range->getLoc(), text, fit == Fit::Spills});
  }

  ModuleOp tile;
  const LoweringOptions &options;
  double end;
  std::vector<Remedy> remedies;
};

} // namespace

std::vector<Remedy> whatFits(ModuleOp tile, const LoweringOptions &options) {
  return Trials(tile, options).run();
}

} // namespace kiln
