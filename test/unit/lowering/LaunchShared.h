// The shared memory that a lowered kernel's launch has to give it.
#ifndef KILN_TEST_UNIT_LOWERING_LAUNCHSHARED_H
#define KILN_TEST_UNIT_LOWERING_LAUNCHSHARED_H

#include "targets/launch/abi/DynamicShared.h"
#include "llvm/IR/Module.h"

namespace kiln::test {

inline unsigned launchShared(const llvm::Module &program,
                             llvm::StringRef kernel) {
  return dynamicSharedOf(*program.getFunction(kernel))
      .value_or(DynamicShared())
      .bytes;
}

} // namespace kiln::test

#endif
