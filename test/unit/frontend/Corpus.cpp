//===- Corpus.cpp - the kernels that tests of the frontend read -----------===//

#include "test/unit/frontend/Corpus.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace llvm;

namespace kiln::test {

static std::vector<CorpusKernel> readCorpus() {
  std::vector<CorpusKernel> kernels;
  SmallString<128> folder(KILN_TEST_DIR);
  sys::path::append(folder, "corpus");
  std::error_code error;
  for (sys::fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error)) {
    SmallString<128> path(it->path());
    sys::path::append(path, "kernel.ttir");
    if (auto buffer = MemoryBuffer::getFile(path))
      kernels.push_back({sys::path::filename(it->path()).str(),
                         std::string(path), (*buffer)->getBuffer().str()});
  }
  std::sort(kernels.begin(), kernels.end(),
            [](const CorpusKernel &a, const CorpusKernel &b) {
              return a.name < b.name;
            });
  return kernels;
}

const std::vector<CorpusKernel> &corpusKernels() {
  static const std::vector<CorpusKernel> kernels = readCorpus();
  return kernels;
}

} // namespace kiln::test
