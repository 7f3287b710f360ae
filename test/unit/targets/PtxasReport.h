//===- PtxasReport.h - what `ptxas -v` prints, as numbers -----------------===//
#ifndef KILN_TEST_UNIT_TARGETS_PTXASREPORT_H
#define KILN_TEST_UNIT_TARGETS_PTXASREPORT_H

#include "llvm/Support/Regex.h"
#include <string>

namespace kiln {

struct PtxasReport {
  unsigned registers = 0, barriers = 0, frame = 0, stack = 0, shared = 0,
           spillStores = 0, spillLoads = 0;
};

inline unsigned numberBefore(llvm::StringRef log, llvm::StringRef words) {
  llvm::Regex pattern(("([0-9]+) " + words).str());
  llvm::SmallVector<llvm::StringRef, 2> match;
  return pattern.match(log, &match) ? std::stoul(match[1].str()) : 0;
}

inline PtxasReport parse(llvm::StringRef log) {
  PtxasReport report;
  report.registers = numberBefore(log, "registers");
  report.barriers = numberBefore(log, "barriers");
  report.frame = numberBefore(log, "bytes stack frame");
  report.stack = numberBefore(log, "bytes cumulative stack size");
  report.shared = numberBefore(log, "bytes smem");
  report.spillStores = numberBefore(log, "bytes spill stores");
  report.spillLoads = numberBefore(log, "bytes spill loads");
  return report;
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_PTXASREPORT_H
