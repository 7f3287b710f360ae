// One point of a search compiled, or why it cannot be.
#ifndef KILN_TOOLS_TUNE_EXECUTE_COMPILEPOINT_H
#define KILN_TOOLS_TUNE_EXECUTE_COMPILEPOINT_H

#include "tools/tune/execute/Executor.h"

namespace kiln {

/// The case under configuration `index`; a case without configurations is its
/// only one.
const CaseFile &configurationOf(const CaseFile &file, unsigned index);
inline unsigned configurationCount(const CaseFile &file) {
  return file.configurations.empty() ? 1 : file.configurations.size();
}

/// Compiles a point. What is wrong with it is a reply that says where; the
/// error is one of the machine, which any other point would meet, too.
llvm::Expected<TuneReply> compilePoint(const CaseFile &file,
                                       const TuneTask &task,
                                       const TunePoint &point);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_COMPILEPOINT_H
