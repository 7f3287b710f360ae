// Machine functions to test the value check with: kernels of the corpus as they
// are before the scheduler, random kernels of wide registers, random regions, and
// random loops and joins.
#ifndef KILN_TEST_SUBJECTS_H
#define KILN_TEST_SUBJECTS_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <functional>
#include <string>

namespace kiln::test {

using Visit = std::function<void(llvm::MachineFunction &, llvm::AAResults *)>;

/// Shows the kernels of a file of the corpus ("rope/kernel.ll") to `visit`,
/// which may change them: as they are before the scheduler, or, with PHIs,
/// right after instruction selection.
void visitCorpus(const std::string &file, bool withPhis, const Visit &visit);

/// Shows the functions of a text of MIR.
void visitMachineText(const std::string &text, const std::string &processor,
                      const Visit &visit);

/// Shows AMD's random kernel of wide registers (WideKernel.h), in the same way.
void visitWide(unsigned seed, const std::string &processor, bool withPhis,
               const Visit &visit);

/// Shows the random region of that seed.
void visitRegion(bool amd, unsigned seed, const Visit &visit);

/// Shows the random loops and joins of that seed.
void visitFlow(bool amd, unsigned seed, const Visit &visit);

} // namespace kiln::test

#endif
