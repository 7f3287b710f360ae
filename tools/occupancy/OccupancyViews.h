// Answers, ladders and arithmetic as rows and as JSON.
#ifndef KILN_TOOLS_OCCUPANCY_OCCUPANCYVIEWS_H
#define KILN_TOOLS_OCCUPANCY_OCCUPANCYVIEWS_H

#include "tools/occupancy/Ladder.h"
#include "tools/occupancy/WhatIf.h"
#include "tools/report/Table.h"

namespace kiln {

/// A kernel, and what was asked about it.
struct Asked {
  const KernelResources *kernel;
  LaunchShape launch;
  std::vector<Answer> answers;
};

/// One row for each kernel as it is, and one for each answer below it.
Table answersTable(llvm::ArrayRef<Asked> asked, bool forPeople = true);
void printAnswers(llvm::raw_ostream &os, llvm::ArrayRef<Asked> asked,
                  Format format);
/// {"changes", "wanted_blocks", "needs", "occupancy"} for each answer.
llvm::json::Array answersJson(const Asked &asked);

/// One row for each rung: registers, shared memory, threads.
Table laddersTable(llvm::ArrayRef<Asked> asked, bool forPeople = true);
void printLadders(llvm::raw_ostream &os, llvm::ArrayRef<Asked> asked,
                  Format format);
/// {"registers", "shared_bytes", "threads_per_block"}: a list of rungs each;
/// null where nobody says how many threads a block has.
llvm::json::Value laddersJson(const Asked &asked);

/// The arithmetic of one kernel: what it uses, what that costs after rounding,
/// and how many blocks each rule allows.
void printArithmetic(llvm::raw_ostream &os, const Asked &asked);

/// What figures do not say by themselves: why a kernel cannot be launched, what
/// clusters and setmaxnreg mean, and that nobody says how many threads a block
/// has. One sentence each; what many kernels have in common is said once.
std::vector<std::string> occupancyNotes(llvm::ArrayRef<Asked> asked);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_OCCUPANCYVIEWS_H
