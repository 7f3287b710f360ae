// Kernels loaded and launched through the fake driver (test/fake-cuda).
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/KernelCache.h"

#include <atomic>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <thread>

using namespace kiln;

namespace {

void *fake() {
  static void *library = dlopen(KILN_FAKE_CUDA, RTLD_NOW | RTLD_LOCAL);
  return library;
}

void *findInFake(void *, const char *name) { return dlsym(fake(), name); }

kiln_driver fakeDriver() { return {sizeof(kiln_driver), findInFake, nullptr}; }

template <typename... Arguments>
int call(const char *name, Arguments... arguments) {
  auto function = reinterpret_cast<int (*)(Arguments...)>(dlsym(fake(), name));
  return function(arguments...);
}

/// A context of the fake GPU, current while it lives.
class Context {
public:
  Context() {
    EXPECT_EQ(call("cuInit", 0u), 0);
    EXPECT_EQ(call("cuCtxCreate_v2", &context, 0u, 0), 0);
  }
  ~Context() { call("cuCtxDestroy_v2", context); }
  void *context = nullptr;
};

/// The fake reads the kernel's name in the text, and executes add_kernel.
KernelBinary addKernel(llvm::StringRef target = "sm_90") {
  return {lookupGpuTarget(target), ".entry add_kernel", "add_kernel", 128, 0};
}

/// Launches 1 + 2 and returns the sum, or -1.
float addOne(LoadedKernel &kernel, uint32_t flags = 0) {
  float x = 1, y = 2, out = -1, *px = &x, *py = &y, *pout = &out;
  int n = 1;
  void *arguments[] = {&px, &py, &pout, &n};
  kiln_launch launch{sizeof(kiln_launch), {1, 1, 1}, nullptr, flags, {0, 0, 0}};
  EXPECT_EQ(kernel.launch(launch, arguments), 0);
  return out;
}

TEST(LoadedKernel, Launches) {
  Context context;
  kiln_driver driver = fakeDriver();
  auto kernel = LoadedKernel::load({addKernel("sm_80"), addKernel()}, &driver);
  ASSERT_TRUE(bool(kernel)) << llvm::toString(kernel.takeError());
  EXPECT_EQ((*kernel)->preload(), 0);
  EXPECT_EQ(addOne(**kernel), 3);
  EXPECT_EQ(addOne(**kernel, KILN_LAUNCH_COOPERATIVE), 3);
}

TEST(LoadedKernel, SaysWhatIsMissing) {
  kiln_driver driver = fakeDriver();
  auto message = [&](std::vector<KernelBinary> binaries) {
    auto kernel = LoadedKernel::load(std::move(binaries), &driver);
    return kernel ? "loaded" : llvm::toString(kernel.takeError());
  };
  EXPECT_EQ(message({addKernel("sm_100a")}),
            "there are binaries for sm_100a, none of which a GPU of this "
            "machine runs");
  EXPECT_EQ(message({addKernel("gfx942")}),
            "kernels for gfx942 cannot be launched: there is no launcher for "
            "AMD GPUs");
  KernelBinary misnamed = addKernel();
  misnamed.kernel = "another";
  Context context;
  auto kernel = LoadedKernel::load({misnamed}, &driver);
  ASSERT_TRUE(bool(kernel)) << llvm::toString(kernel.takeError());
  EXPECT_EQ((*kernel)->preload(), 500); // the driver's NOT_FOUND
  EXPECT_STREQ(LoadedKernel::message(KILN_NO_CONTEXT),
               "neither the thread nor the stream has a context; make one "
               "current, or give a stream");
}

TEST(KernelCache, TriesAgainAfterAFailure) {
  int calls = 0;
  KernelCache cache({},
                    [&](const SpecializationKey &)
                        -> llvm::Expected<std::unique_ptr<LoadedKernel>> {
                      return llvm::createStringError("failure " +
                                                     std::to_string(++calls));
                    });
  EXPECT_EQ(llvm::toString(cache.bind({}).takeError()), "failure 1");
  EXPECT_EQ(llvm::toString(cache.bind({}).takeError()), "failure 2");
}

/// Threads in two contexts bind and launch; each specialization is one kernel.
TEST(LaunchThreads, BindAndLaunch) {
  std::atomic<int> made{0};
  kiln_driver driver = fakeDriver();
  KernelCache cache({KeyParameter{FactValue::Integer}},
                    [&](const SpecializationKey &) {
                      ++made;
                      return LoadedKernel::load({addKernel()}, &driver);
                    });
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&] {
      Context context;
      for (int i = 0; i < 300; ++i) {
        auto kernel =
            cache.bind(FactValue{FactValue::Integer, uint64_t(i % 3)});
        ASSERT_TRUE(bool(kernel)) << llvm::toString(kernel.takeError());
        EXPECT_EQ(addOne(**kernel), 3);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  // 0, 1 and 2 are divisible by 16, one, and neither; each thread may make what
  // another one is making.
  EXPECT_GE(made, 3);
  EXPECT_LE(made, 24);
}

} // namespace
