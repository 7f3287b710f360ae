// What a tuner found, for people and for scripts.
#ifndef KILN_TOOLS_TUNE_TUNETEXT_H
#define KILN_TOOLS_TUNE_TUNETEXT_H

#include "tools/tune/Tuner.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// `failures`: with every point that is not ok, and why.
void printText(llvm::raw_ostream &os, const CaseFile &file,
               const TuneTask &task, const TuneReport &report, bool failures,
               llvm::StringRef log, llvm::StringRef chosen);
llvm::json::Value toJson(const CaseFile &file, const TuneTask &task,
                         const TuneReport &report);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNETEXT_H
