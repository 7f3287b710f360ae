//===- CudaTest.cpp - opening a GPU, with and without one -----------------===//
#include "targets/device/Cuda.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "gtest/gtest.h"

using namespace kiln;

TEST(Cuda, AMachineWithoutAGpuIsToldWhatStillWorks) {
  llvm::Expected<std::unique_ptr<CudaDevice>> device = CudaDevice::open();
  if (device) {
    EXPECT_GE((*device)->computeCapability(), 75u);
    return;
  }
  llvm::Error error = device.takeError();
  EXPECT_TRUE(error.isA<EnvironmentError>());
  EXPECT_NE(llvm::toString(std::move(error)).find("kiln check"),
            std::string::npos);
}

TEST(Cuda, AGpuThatIsNotThereIsAnEnvironmentError) {
  llvm::Expected<std::unique_ptr<CudaDevice>> device = CudaDevice::open(999);
  ASSERT_FALSE(bool(device));
  llvm::Error error = device.takeError();
  EXPECT_TRUE(error.isA<EnvironmentError>());
  llvm::consumeError(std::move(error));
}
