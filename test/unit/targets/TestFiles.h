//===- TestFiles.h - the files the tests of targets/ read -----------------===//
#ifndef KILN_TEST_UNIT_TARGETS_TESTFILES_H
#define KILN_TEST_UNIT_TARGETS_TESTFILES_H

#include "targets/object/Resources.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <memory>
#include <string>

namespace kiln {

/// A file of test/, for instance "targets/data/spill_sm_75.cubin".
inline std::unique_ptr<llvm::MemoryBuffer> testFile(const llvm::Twine &name) {
  auto buffer =
      llvm::MemoryBuffer::getFile(KILN_TEST_DIR "/" + name, /*IsText=*/false,
                                  /*RequiresNullTerminator=*/false);
  if (!buffer) {
    ADD_FAILURE() << name.str() << ": " << buffer.getError().message();
    return llvm::MemoryBuffer::getMemBuffer("");
  }
  return std::move(*buffer);
}

/// The one kernel of that name in a file of test/.
inline KernelResources testKernel(const llvm::Twine &file,
                                  llvm::StringRef kernel) {
  std::unique_ptr<llvm::MemoryBuffer> buffer = testFile(file);
  auto kernels = readResources(buffer->getMemBufferRef());
  if (!kernels) {
    ADD_FAILURE() << toString(kernels.takeError());
    return {};
  }
  for (const KernelResources &resources : *kernels)
    if (resources.kernel == kernel)
      return resources;
  ADD_FAILURE() << file.str() << " has no kernel " << kernel.str();
  return {};
}

/// Every kernel of test/corpus.
inline constexpr const char *corpusCases[] = {"argmax",
                                              "attention_d128",
                                              "attention_d64_causal",
                                              "cross_entropy",
                                              "cumsum",
                                              "dropout",
                                              "fp8_matmul",
                                              "grouped_gemm",
                                              "int4_matmul",
                                              "layernorm_bwd_dx",
                                              "layernorm_fwd",
                                              "linear_recurrence",
                                              "matmul_128x128",
                                              "matmul_128x256",
                                              "matmul_64x128_ragged",
                                              "matmul_postop_add",
                                              "paged_decode",
                                              "rope",
                                              "softmax",
                                              "swiglu",
                                              "vector_add"};

} // namespace kiln

#endif // KILN_TEST_UNIT_TARGETS_TESTFILES_H
