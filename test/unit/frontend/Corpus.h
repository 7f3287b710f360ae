//===- Corpus.h - the kernels that tests of the frontend read -------------===//

#ifndef KILN_TEST_UNIT_FRONTEND_CORPUS_H
#define KILN_TEST_UNIT_FRONTEND_CORPUS_H

#include <string>
#include <vector>

namespace kiln::test {

/// A kernel as Triton 3.6 wrote it.
struct CorpusKernel {
  std::string name; ///< the folder under test/corpus
  std::string path; ///< the file
  std::string text; ///< what is in it
};

/// All kernels of test/corpus, by name.
const std::vector<CorpusKernel> &corpusKernels();

} // namespace kiln::test

#endif // KILN_TEST_UNIT_FRONTEND_CORPUS_H
