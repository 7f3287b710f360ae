// A process that ends where this one does, however that ends.
#ifndef KILN_TARGETS_SUPPORT_BOUNDPROCESS_H
#define KILN_TARGETS_SUPPORT_BOUNDPROCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <sys/types.h>

namespace kiln {

/// Starts a program with what it prints in the file `output`, and nothing to
/// read; -1: it could not, and `problem` says why. The kernel kills it when the
/// calling thread ends, SIGKILL included, so that thread must wait for it.
pid_t startBoundProcess(llvm::StringRef program,
                        llvm::ArrayRef<llvm::StringRef> command,
                        llvm::StringRef output, std::string &problem);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_BOUNDPROCESS_H
