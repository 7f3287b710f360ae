// What finding a specialization costs at each launch: the key of the arguments,
// and the look-up of what was made for it, alone and from eight threads.
#include "targets/launch/KeyTable.h"
#include <benchmark/benchmark.h>

using namespace kiln;

namespace {

/// Pointers and integers in turn, as kernels have them.
struct Launch {
  explicit Launch(unsigned count) : maker(parameters(count), Vendor::Nvidia) {
    for (unsigned i = 0; i < count; ++i)
      arguments.push_back({i % 2 ? FactValue::Integer : FactValue::Pointer,
                           uint64_t(i % 2 ? 0 : 0x7f0000000000) + 16 * i, 0});
  }
  static std::vector<KeyParameter> parameters(unsigned count) {
    std::vector<KeyParameter> result(count);
    for (unsigned i = 0; i < count; ++i)
      result[i].kind = i % 2 ? FactValue::Integer : FactValue::Pointer;
    return result;
  }
  KeyMaker maker;
  std::vector<FactValue> arguments;
};

} // namespace

static void key(benchmark::State &state) {
  Launch launch(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(launch.arguments.data());
    benchmark::DoNotOptimize(launch.maker.key(launch.arguments));
  }
}
BENCHMARK(key)->Arg(5)->Arg(16)->Arg(32);

/// A table of 64 specializations, shared by the threads.
static void keyAndLookup(benchmark::State &state) {
  static Launch *launch;
  static KeyTable<int> *table;
  if (state.thread_index() == 0) {
    launch = new Launch(state.range(0));
    table = new KeyTable<int>;
    for (uint64_t i = 0; i < 64; ++i)
      table->insert(launch->maker.key(launch->arguments, {i}), int(i));
  }
  uint64_t constant = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(launch->arguments.data());
    benchmark::DoNotOptimize(
        table->find(launch->maker.key(launch->arguments, {constant++ % 64})));
  }
  if (state.thread_index() == 0) {
    delete table;
    delete launch;
  }
}
BENCHMARK(keyAndLookup)->Arg(5)->Arg(16)->Arg(32);
BENCHMARK(keyAndLookup)->Arg(5)->Threads(8);

BENCHMARK_MAIN();
