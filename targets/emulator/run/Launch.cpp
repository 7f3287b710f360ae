//===- Launch.cpp - one launch: its blocks, and what they share -----------===//
//
// See Launch.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/run/Launch.h"
#include "targets/emulator/run/BlockRunner.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;

/// Threads of blocks that are in flight at once. An A100, the smallest GPU
/// of the data centre among our targets, holds 108 * 2048, an MI300X twice as
/// many; each takes some 12 KiB of stack here (guess).
static constexpr unsigned kResidentThreads = 65536;

/// AMD's hidden kernel arguments, as LLVM's AMDGPUUsage lays them out (code
/// object version 5).
static std::vector<uint8_t> hiddenArguments(const LaunchRequest &request) {
  std::vector<uint8_t> bytes(256);
  auto put = [&](unsigned offset, auto value) {
    std::memcpy(&bytes[offset], &value, sizeof(value));
  };
  for (unsigned d = 0; d != 3; ++d) {
    put(4 * d, uint32_t(request.grid[d])); // hidden_block_count
    put(12 + 2 * d,
        uint16_t(d == 0 ? request.threads : 1)); // hidden_group_size
  }
  put(64, uint16_t(request.grid[2] > 1   ? 3
                   : request.grid[1] > 1 ? 2
                                         : 1)); // hidden_grid_dims
  put(120, uint32_t(request.dynamicShared));    // hidden_dynamic_lds_size
  return bytes;
}

static std::vector<AccessKind> kindsOf(const KernelShape &kernel) {
  std::vector<AccessKind> kinds;
  for (const Site &site : kernel.sites)
    kinds.push_back(site.access);
  return kinds;
}

Launch::Launch(const KernelShape &kernel, EntryFn entry, EmulatorMemory &memory,
               StackPools &stacks, const LaunchRequest &request,
               std::vector<TensorMap> maps, const EmulatorOptions &options)
    : kernel(kernel), entry(entry), memory(memory), request(request),
      options(options), messages(kernel, request), tensorMaps(std::move(maps)),
      random(options.seed + 1), stacks(stacks),
      hidden(hiddenArguments(request)) {
  if (options.checkRaces)
    races.emplace(request.threads, kernel.warpSize, kindsOf(kernel));
  if (options.banks)
    banks.emplace(kernel);
  if (kernel.isAmd)
    memory.addConstant("the hidden arguments", implicitArgs(), hidden.size());
  for (const KernelArg &arg : request.args)
    args.push_back(arg.kind == KernelArg::Buffer
                       ? memory.bufferAddress(arg.buffer) + arg.offset
                       : arg.bits);
  for (const TensorMap &map : tensorMaps)
    args.push_back(reinterpret_cast<uint64_t>(&map));
  if (request.globalScratch)
    args.push_back(memory.scratchAddress());
  total = uint64_t(request.grid[0]) * request.grid[1] * request.grid[2];
}

Launch::~Launch() = default;

const TensorMap *Launch::findTensorMap(uint64_t address) const {
  for (const TensorMap &map : tensorMaps)
    if (reinterpret_cast<uint64_t>(&map) == address)
      return &map;
  return nullptr;
}

uint64_t Launch::maxIdle() const {
  // A quarter of what a thread may loop; and every block in flight gets a few
  // turns, in which a value can pass through all of them (guesses).
  constexpr uint64_t turns = 4;
  return options.maxSteps / 4 + turns * BlockRunner::kPollFuel * runners.size();
}

std::string Launch::describeIdleness() const {
  std::string text =
      "waits without end for something that no other thread will do";
  if (begun != total)
    text += ": " + std::to_string(runners.size()) +
            " blocks wait, which is all the emulator holds at once, and " +
            std::to_string(total - begun) + " have not begun";
  return text;
}

llvm::Expected<BlockRunner *> Launch::freeRunner() {
  if (free.empty()) {
    unsigned slot = runners.size();
    llvm::Expected<StackPool *> pool = stacks.get(slot, request.threads);
    if (!pool)
      return pool.takeError();
    llvm::Expected<std::unique_ptr<BlockRunner>> runner =
        BlockRunner::create(*this, slot, **pool);
    if (!runner)
      return runner.takeError();
    runners.push_back(std::move(*runner));
    return runners.back().get();
  }
  return free.pop_back_val();
}

void Launch::turn(BlockRunner &runner, std::vector<BlockRunner *> &polling) {
  bool alone = begun == total && runners.size() - free.size() == 1;
  if (runner.run(alone) == BlockRunner::Polls)
    polling.push_back(&runner);
  else
    free.push_back(&runner);
}

llvm::Error Launch::beginBlocks() {
  const size_t room = std::max(1u, kResidentThreads / request.threads);
  const uint64_t x = request.grid[0], y = request.grid[1];
  while (begun != total && waiting.size() < room && !failed()) {
    if (races && races->isExhausted())
      return llvm::createStringError("the launch is too long for the race "
                                     "check; launch fewer blocks, or switch it "
                                     "off");
    llvm::Expected<BlockRunner *> runner = freeRunner();
    if (!runner)
      return runner.takeError();
    (*runner)->begin({unsigned(begun % x), unsigned(begun / x % y),
                      unsigned(begun / x / y)});
    ++begun;
    turn(**runner, waiting);
  }
  return llvm::Error::success();
}

llvm::Error Launch::run() {
  while ((begun != total || !waiting.empty()) && !failed()) {
    if (llvm::Error error = beginBlocks())
      return error;
    // Waiting blocks, in alternating directions: a value that each block hands
    // to the next passes through all of them in one pass.
    std::vector<BlockRunner *> iteration = std::move(waiting);
    waiting.clear();
    for (BlockRunner *runner : llvm::reverse(iteration)) {
      if (failed())
        break;
      turn(*runner, waiting);
    }
  }
  if (banks)
    options.banks->add(banks->result());
  return failed() ? llvm::createStringError(failure) : llvm::Error::success();
}
