//===- LoadedKernel.cpp - one kernel on an NVIDIA GPU, ready to launch ----===//
#include "targets/launch/LoadedKernel.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/BinaryMatch.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <pthread.h>

// The same text that exported files hold, in the same order, as C++.
// clang-format off
#include "targets/launch/LauncherDriver.c"
#include "targets/launch/LauncherModule.c"
#include "targets/launch/LauncherLoad.c"
#include "targets/launch/LauncherLaunch.c"
#include "targets/launch/LauncherRace.c"
#include "targets/launch/LauncherAdaptive.c"
// clang-format on

using namespace llvm;

namespace kiln {

struct LoadedKernel::Impl {
  std::vector<KernelBinary> binaries;
  std::vector<kiln_binary> table;
  kiln_variant variant{};
  kiln_program program{};
  kiln_module *module = nullptr;
};

LoadedKernel::LoadedKernel(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}

LoadedKernel::~LoadedKernel() {
  if (impl->module)
    kiln_unload(impl->module);
}

Expected<std::unique_ptr<LoadedKernel>>
LoadedKernel::load(std::vector<KernelBinary> binaries,
                   const kiln_driver *driver) {
  auto impl = std::make_unique<Impl>();
  impl->binaries = std::move(binaries);
  std::string names;
  for (const KernelBinary &binary : impl->binaries) {
    if (binary.target->isAmd())
      return failure("kernels for ", binary.target->name(),
                     " cannot be launched: there is no launcher for AMD GPUs");
    BinaryMatch match = matchOf(*binary.target);
    impl->table.push_back(
        {reinterpret_cast<const unsigned char *>(binary.image.data()),
         binary.kernel.c_str(), "", match.first, match.last, match.rank,
         binary.threads, binary.dynamicShared});
    names += (names.empty() ? "" : ", ") + binary.target->name().str();
  }
  impl->program = {"", &impl->variant,     1,
                   1,  impl->table.data(), unsigned(impl->table.size())};
  int code = kiln_load(&impl->module, &impl->program, driver);
  if (code == KILN_NO_BINARY)
    return make_error<EnvironmentError>(
        "there are binaries for " + (names.empty() ? "no GPU" : names) +
        ", none of which a GPU of this machine runs");
  if (code)
    return make_error<EnvironmentError>(message(code));
  return std::unique_ptr<LoadedKernel>(new LoadedKernel(std::move(impl)));
}

int LoadedKernel::launch(const kiln_launch &launch, void **arguments) {
  return kiln_run(impl->module, &impl->program, 0, -1, &launch, arguments,
                  nullptr);
}

int LoadedKernel::preload() {
  return kiln_preload(impl->module, &impl->program);
}

const char *LoadedKernel::message(int code) {
  return kiln_error(code, "there is no binary for this GPU");
}

} // namespace kiln
