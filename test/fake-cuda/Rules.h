// What a launch does: how long it takes, what it writes, how it fails.
#ifndef KILN_TEST_FAKECUDA_RULES_H
#define KILN_TEST_FAKECUDA_RULES_H

#include "test/fake-cuda/State.h"

namespace fake {

/// What a launch looks like to a rule.
struct Launch {
  const Kernel *kernel = nullptr;
  int device = 0;
  unsigned threads = 0, shared = 0;
  void **params = nullptr;
};

/// What the rules say of a launch.
struct Behaviour {
  enum Fault { None, Hang, Illegal, Resources, Wrong } fault = None;
  double microseconds = 0;
  unsigned sleepMilliseconds = 0; ///< the time that really passes
  struct Copy {
    unsigned parameter;
    std::string file;
  };
  std::vector<Copy> copies; ///< instead of the kernel's own effect
};

/// The file KILN_FAKE_CUDA_RULES, read anew at each launch, so that a test may
/// change it between two.
Behaviour behaviourOf(const Launch &launch);

/// Does on the host what the kernel would do, as far as the fake knows it.
void perform(const Launch &launch, const Behaviour &behaviour);

} // namespace fake

#endif // KILN_TEST_FAKECUDA_RULES_H
