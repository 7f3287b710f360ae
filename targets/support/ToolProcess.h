//===- ToolProcess.h - programs that run for this one ---------------------===//
#ifndef KILN_TARGETS_SUPPORT_TOOLPROCESS_H
#define KILN_TARGETS_SUPPORT_TOOLPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// Runs a program to its end, with what it prints in the file `output`, and
/// returns as llvm::sys::ExecuteAndWait does. Does not return once
/// endToolProcesses() was called.
int runToolProcess(llvm::StringRef program,
                   llvm::ArrayRef<llvm::StringRef> command,
                   llvm::StringRef output, std::string &problem);

/// Ends every program that runs, and lets none be started again: for a process
/// that is about to be ended by a signal, which the programs did not get where
/// it was sent to this process alone.
void endToolProcesses();

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_TOOLPROCESS_H
