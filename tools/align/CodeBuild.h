// A build of a kernel and what it costs, beside others of the same kernel.
#ifndef KILN_TOOLS_ALIGN_CODEBUILD_H
#define KILN_TOOLS_ALIGN_CODEBUILD_H

#include "targets/object/Resources.h"
#include "tools/align/Alignment.h"
#include "tools/report/Table.h"
#include <map>
#include <set>

namespace kiln {

/// What a build costs, as far as it is known.
struct BuildCosts {
  /// A thread has, and at most live of the first file (R, VGPR).
  std::optional<unsigned> registers, mostLive;
  std::optional<uint64_t> spillStoreBytes, spillLoadBytes;
  unsigned instructions = 0, instructionsInLoops = 0;
  /// Instructions of floating point whose results are rounded, by mnemonic.
  std::map<std::string, unsigned> arithmetic;
  /// Each line of the source with each mnemonic of these that it became; the
  /// line is empty where the code does not say.
  std::set<std::pair<std::string, std::string>> arithmeticLines;
  /// Sums of stall counts, each instruction once (NVIDIA).
  std::optional<uint64_t> stallCycles, stallCyclesInLoops;
  std::optional<Occupancy> occupancy;
};
/// One build: a file, a compiler's, a strategy's.
struct CodeBuild {
  CodeSequence code;
  KernelResources resources;
  LaunchShape launch;
  /// Where they were reckoned before the lines were dropped.
  std::optional<BuildCosts> costs = std::nullopt;
};
BuildCosts costsOf(const CodeBuild &build);

/// Whether two builds of a kernel fuse the same multiplications and additions,
/// as far as their code shows; if not, results may differ in the last bit. A
/// fusion takes an addition and makes a fused multiply-add, so that these tell:
/// either there are as many of each, or as many times as many, or each line of
/// the source became the same of them, however often, since iterations are
/// unrolled and peeled. (ptxas is
/// not exact about lines: of 25 public kernels on sm_90a three had equal counts
/// and other lines under another order alone, 2026-11-27.) Of multiplications,
/// matrix instructions and functions, which nothing fuses with, there have to be
/// the same kinds. Nothing is known of what was reassociated.
bool roundAlike(const BuildCosts &a, const BuildCosts &b);

/// Builds of one kernel, each aligned with the first if that was asked for.
struct BuildComparison {
  std::vector<CodeBuild> builds;
  /// Of the second build on; empty: not asked for.
  std::vector<Alignment> alignments;

  BuildComparison(std::vector<CodeBuild> builds, bool aligned);
};

/// Rows that are the same run on for so many before a text leaves them out,
/// and so many of them stay on either side of others.
inline constexpr unsigned mostSameRows = 9, rowsAround = 3;

/// One row for each build of each kernel: what it costs. Text, Markdown or CSV.
void printCosts(llvm::raw_ostream &os,
                llvm::ArrayRef<BuildComparison> comparisons, Format format);
/// For people: costs, what became of instructions, classes that differ, and
/// both listings side by side with runs of what is the same left out.
void printComparison(llvm::raw_ostream &os, const BuildComparison &comparison);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int comparisonVersion = 2;
/// One kernel: `builds` with their costs, `against_first` with counts, classes
/// and every row.
llvm::json::Object comparisonJson(const BuildComparison &comparison);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_CODEBUILD_H
