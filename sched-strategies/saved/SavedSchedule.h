// A schedule as text: one line per instruction, in scheduled order, so that two
// schedules can be compared with diff.
//
//   kiln-schedule 1
//   kernel softmax_kernel
//   target sm_90a
//   llvm 22.1.8
//   strategy latency(max_regs=96); disable(pass=loop-reduce)
//   remat address
//   max-regs 128
//   regions 7
//   region 0 bb.0 of 3 digest 8f3a0c55d2b1e964
//     1 LD_i32 softmax.py:30
//     0 MOV_B32_i softmax.py:28
//     2 ADD32rr softmax.py:31
//   ...
//   end softmax_kernel
//
// The number is the instruction's position in the source order of its region.
// `remat` and `max-regs` are left out where there were none. Sections follow
// each other, one per kernel, so concatenated files are a file. Lines that
// begin with # are comments.
#ifndef KILN_SCHED_STRATEGIES_SAVED_SAVEDSCHEDULE_H
#define KILN_SCHED_STRATEGIES_SAVED_SAVEDSCHEDULE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace kiln {

/// Names may contain anything; in the file they stand on one line. What is read
/// back stays as the file has it, so that it prints unchanged.
std::string escaped(llvm::StringRef text);

struct SavedInstr {
  /// In the source order of the region.
  unsigned position;
  std::string opcode;
  /// Location in the kernel source, "softmax.py:30", or empty; escaped.
  std::string where;
  /// Line of the schedule's file, 0: it comes from none.
  unsigned fileLine = 0;
};

struct SavedRegion {
  unsigned block = 0;
  /// Of everything an instruction is made of, in source order.
  uint64_t digest = 0;
  /// In scheduled order. Every position occurs once.
  std::vector<SavedInstr> instrs;
  unsigned fileLine = 0;
};

struct SavedSchedule {
  std::string kernel; ///< as it is called, which may be anything
  std::string target, llvm;
  /// The strategy that made it, and the policies it was made under.
  std::string strategy;
  /// Empty: none.
  std::string remat;
  /// 0: none.
  unsigned maxRegs = 0;
  /// By ordinal.
  std::vector<SavedRegion> regions;
  /// Lines of the file whose content can be out of date.
  unsigned targetLine = 0, strategyLine = 0, rematLine = 0, maxRegsLine = 0,
           regionsLine = 0;
};

std::string printSchedule(const SavedSchedule &schedule);

/// The section of `kernel` in the text of a schedule file. `path` is for
/// messages.
llvm::Expected<SavedSchedule> parseSavedSchedule(llvm::StringRef text,
                                                 llvm::StringRef path,
                                                 llvm::StringRef kernel);
llvm::Expected<SavedSchedule> readSavedSchedule(llvm::StringRef path,
                                                llvm::StringRef kernel);

} // namespace kiln

#endif
