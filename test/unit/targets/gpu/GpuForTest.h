//===- GpuForTest.h - a GPU by its name -----------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_GPU_GPUFORTEST_H
#define KILN_TEST_UNIT_TARGETS_GPU_GPUFORTEST_H

#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

namespace kiln {

inline const GpuTarget &gpu(llvm::StringRef name) {
  const GpuTarget *target = lookupGpuTarget(name);
  EXPECT_NE(target, nullptr) << name.str();
  return *target;
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_GPU_GPUFORTEST_H
