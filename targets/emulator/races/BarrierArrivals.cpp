//===- BarrierArrivals.cpp - barriers, and who does not wait at them ------===//
//
// Threads that wait at a barrier learn what each of them knew, and what
// arriving threads did, as by a release and an acquire. A thread that only
// arrives learns nothing.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/races/RaceCheck.h"

using namespace kiln::emu;

void RaceCheck::barrier(llvm::ArrayRef<uint32_t> group) {
  if (group.size() == threadCount)
    blockBarrier();
  else
    joinThreads(group);
}

void RaceCheck::arrive(uint32_t number, uint32_t thread) {
  KnowledgePtr &known = block->arrivals[number];
  known = join(known, publish(thread));
}

void RaceCheck::openBarrier(uint32_t number, llvm::ArrayRef<uint32_t> threads) {
  barrier(threads);
  auto arrived = block->arrivals.find(number);
  if (arrived == block->arrivals.end())
    return;
  for (uint32_t thread : threads)
    learn(thread, arrived->second);
  block->arrivals.erase(arrived);
}
