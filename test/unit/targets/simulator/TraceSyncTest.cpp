//===- TraceSyncTest.cpp - what the interpreter says of barriers ----------===//
//
// PTX's operations on mbarriers, bulk copies and named barriers, compiled by
// ptxas for each generation that has them, and what their paths say they do.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/simulator/TracePtx.h"

using namespace kiln;
using namespace llvm;

namespace {
namespace traceSync {

constexpr const char *targets[] = {"sm_90a", "sm_100a", "sm_120a"};

class TraceSync : public TracePtxTest {};

TEST_F(TraceSync, ArrivalsSayHowManyAndWhatTheyExpect) {
  for (StringRef target : targets) {
    SCOPED_TRACE(target.str());
    TracedPtx traced = tracePtx(
        "@!%one bra rest;\n"
        "mbarrier.init.shared::cta.b64 [%s+64], 1;\n"
        "mbarrier.init.shared::cta.b64 [%s+72], 160;\n"
        "mbarrier.init.shared::cta.b64 [%s+80], %n;\n"
        "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%s+64], 4096;\n"
        "rest:\nbar.sync 0;\n"
        "mbarrier.arrive.shared::cta.b64 _, [%s+72];\n"
        "@!%one bra last;\n"
        "mbarrier.arrive.shared::cta.b64 _, [%s+80], 2;\n"
        "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%s+80], 512;\n"
        "last:\nmbarrier.try_wait.parity.shared::cta.b64 %p1, [%s+72], 1;\n"
        "@!%p1 bra last;\n"
        "test:\nmbarrier.test_wait.parity.shared::cta.b64 %p1, [%s+72], %n;\n"
        "@!%p1 bra test;",
        target, 64);
    ASSERT_EQ(traced.paths.size(), 2u);
    std::vector<PathSync> inits = traced.all(0, SyncKind::Init),
                          arrivals = traced.all(0, SyncKind::Arrive);
    ASSERT_EQ(inits.size(), 3u);
    EXPECT_EQ(inits[0].count, 1u);
    EXPECT_EQ(inits[1].count, 160u);
    EXPECT_EQ(inits[2].count, 3u);
    EXPECT_EQ(inits[1].address, inits[0].address + 8);
    ASSERT_EQ(arrivals.size(), 4u);
    EXPECT_EQ(arrivals[0].address, inits[0].address);
    EXPECT_EQ(arrivals[0].count, 1u) << "one thread's";
    EXPECT_EQ(arrivals[0].bytes, 4096);
    EXPECT_EQ(arrivals[1].address, inits[1].address);
    EXPECT_EQ(arrivals[1].count, 32u) << "each lane's";
    EXPECT_EQ(arrivals[1].bytes, 0);
    EXPECT_EQ(arrivals[2].count, 2u);
    EXPECT_EQ(arrivals[3].count, 0u);
    EXPECT_EQ(arrivals[3].bytes, 512);
    EXPECT_EQ(traced.all(1, SyncKind::Init).size(), 0u);
    std::vector<PathSync> others = traced.all(1, SyncKind::Arrive),
                          waits = traced.all(1, SyncKind::Wait);
    ASSERT_EQ(others.size(), 1u);
    EXPECT_EQ(others[0].count, 32u);
    ASSERT_EQ(waits.size(), 2u);
    EXPECT_EQ(waits[0].address, inits[1].address);
    EXPECT_EQ(waits[0].count, 1u);
    EXPECT_EQ(waits[1].count, 1u) << "3 is odd";
  }
}

TEST_F(TraceSync, CopiesHaveTheBytesThatArePartOfThePhase) {
  // Two copies by a tensor map and one of a known size in a phase, three times.
  std::string body =
      "@!%one bra last;\nmbarrier.init.shared::cta.b64 [%s], 1;\n"
      "mov.u32 %x1, 0;\nadd.u32 %x2, %s, 1024;\nadd.u32 %x3, %s, 3072;\n"
      "loop:\nmbarrier.arrive.expect_tx.shared::cta.b64 _, [%s], 5120;\n"
      "shl.b32 %x5, %x1, 6;\n"
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::"
      "bytes [%x2], [%m, {%x5, 0}], [%s];\n"
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::"
      "bytes [%x3], [%m, {0, 0}], [%s];\n"
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%x3], [%m], 1024, [%s];\n"
      "and.b32 %x4, %x1, 1;\n"
      "wait:\nmbarrier.try_wait.parity.shared::cta.b64 %p1, [%s], %x4;\n"
      "@!%p1 bra wait;\nadd.u32 %x1, %x1, 1;\nsetp.lt.u32 %p2, %x1, %n;\n"
      "@%p2 bra loop;\nlast:";
  for (StringRef target : targets) {
    SCOPED_TRACE(target.str());
    TracedPtx traced = tracePtx(body, target, 32);
    ASSERT_EQ(traced.paths.size(), 1u);
    std::vector<PathSync> loads = traced.all(0, SyncKind::Load);
    ASSERT_EQ(loads.size(), 9u);
    for (auto [index, load] : enumerate(loads)) {
      EXPECT_EQ(load.bytes, index % 3 == 2 ? 1024 : 2048);
      EXPECT_EQ(load.address, traced.all(0, SyncKind::Init).front().address);
    }
    double near = 0, far = 0;
    for (const PathStep &step : traced.paths[0].steps)
      if (step.isSync &&
          traced.paths[0].syncs[step.sync].kind == SyncKind::Load) {
        EXPECT_EQ(step.pipeCycles, 0) << "TMA works beside the pipe";
        near += step.nearBytes;
        far += step.farBytes;
      }
    // Those at 0, 0 were touched before, and so were what addresses name.
    EXPECT_EQ(far, 3 * 2048 + 1024.0);
    EXPECT_EQ(near, 3 * 2048 + 2 * 1024.0);
    Simulated found = traced.run();
    EXPECT_EQ(found.endedWaits, 0u);
    EXPECT_GT(found.cycles, 3 * 500) << "each waits for its copies";
  }
}

TEST_F(TraceSync, StoresHaveTheBytesThatWereStoredToSharedMemory) {
  // 32 lanes store 16 bytes each, and a copy takes them.
  for (StringRef target : targets) {
    SCOPED_TRACE(target.str());
    TracedPtx traced =
        tracePtx("shl.b32 %x1, %t, 4;\nadd.u32 %x1, %x1, %s;\n"
                 "st.shared.v4.b32 [%x1+1024], {%t, %t, %t, %t};\nbar.sync 0;\n"
                 "@!%one bra last;\nadd.u32 %x2, %s, 1024;\nmov.u32 %x3, 0;\n"
                 "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
                 "[%m, {%x3, 0}], [%x2];\ncp.async.bulk.commit_group;\n"
                 "cp.async.bulk.wait_group.read 0;\nlast:",
                 target, 64);
    std::vector<PathSync> stores = traced.all(0, SyncKind::Store);
    ASSERT_EQ(stores.size(), 1u);
    EXPECT_EQ(stores[0].bytes, 64 * 16);
    EXPECT_EQ(traced.all(0, SyncKind::Group).size(), 1u);
    EXPECT_EQ(traced.all(1, SyncKind::Store).size(), 0u);
    Simulated found = traced.run();
    EXPECT_EQ(found.bytes, 1024);
    EXPECT_GT(found.stalls[unsigned(Stall::Memory)], 10);
  }
}

TEST_F(TraceSync, NamedBarriersHaveNumbersAndThreads) {
  for (StringRef target : targets) {
    SCOPED_TRACE(target.str());
    TracedPtx traced = tracePtx(
        "setp.ge.u32 %p1, %t, 64;\nsetp.ge.u32 %p2, %t, 1024;\n"
        "@%p1 bra other;\nbar.sync 3, 64;\nbar.arrive 4, 128;\nbra last;\n"
        "other:\nadd.u32 %x1, %n, 1;\nbar.sync %x1, 128;\n"
        "last:\n@%p2 bra.uni end;\n"
        "mbarrier.try_wait.parity.shared::cta.b64 %p3, [%s], 1;\n"
        "bar.sync 0;\nend:",
        target, 128);
    ASSERT_EQ(traced.paths.size(), 4u);
    std::vector<PathSync> meets = traced.all(0, SyncKind::Meet),
                          passes = traced.all(0, SyncKind::Pass),
                          others = traced.all(2, SyncKind::Meet);
    ASSERT_EQ(meets.size(), 2u);
    EXPECT_EQ(meets[0].address, 3u);
    EXPECT_EQ(meets[0].count, 2u) << "warps";
    EXPECT_EQ(meets[1].address, 0u);
    EXPECT_EQ(meets[1].count, 0u) << "all";
    ASSERT_EQ(passes.size(), 1u);
    EXPECT_EQ(passes[0].address, 4u);
    EXPECT_EQ(passes[0].count, 4u);
    ASSERT_EQ(others.size(), 2u);
    EXPECT_EQ(others[0].address, 4u) << "from a register";
    EXPECT_EQ(others[0].count, 4u);
    EXPECT_EQ(traced.run().endedWaits, 0u);
  }
}

/// A warp copies for another one: its loop is unrolled otherwise.
std::string specialized(unsigned slots) {
  std::string loops;
  raw_string_ostream text(loops);
  text << "setp.ge.u32 %p1, %t, 32;\n@%p1 bra start;\n@!%one bra start;\n";
  for (unsigned slot = 0; slot != slots; ++slot)
    text << "mbarrier.init.shared::cta.b64 [%s+" << 8 * slot << "], 1;\n"
         << "mbarrier.init.shared::cta.b64 [%s+" << 64 + 8 * slot << "], 1;\n";
  text << "start:\nbar.sync 0;\nmov.u32 %x1, 0;\nmov.u32 %x6, 0;\n"
       << "mov.u32 %x7, 0;\nadd.u32 %x2, %s, 1024;\n@%p1 bra consumer;\n"
       << "@!%one bra last;\nproducer:\n.pragma \"nounroll\";\n"
       << "shl.b32 %x3, %x6, 3;\nadd.u32 %x3, %x3, %s;\n"
       << "xor.b32 %x4, %x7, 1;\n"
       << "waitEmpty:\nmbarrier.try_wait.parity.shared::cta.b64 %p2, "
          "[%x3+64], %x4;\n@!%p2 bra waitEmpty;\n"
       << "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%x3], 4096;\n"
       << "shl.b32 %x5, %x1, 6;\n"
       << "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::"
          "complete_tx::bytes [%x2], [%m, {%x5, 0}], [%x3];\n"
       << "add.u32 %x1, %x1, 1;\nadd.u32 %x6, %x6, 1;\n"
       << formatv("setp.eq.u32 %p4, %x6, {0};\n", slots)
       << "@%p4 xor.b32 %x7, %x7, 1;\n@%p4 mov.u32 %x6, 0;\n"
       << "setp.lt.u32 %p3, %x1, %n;\n@%p3 bra producer;\nbra last;\n";
  auto consume = [&](unsigned copy) {
    text << "shl.b32 %x3, %x6, 3;\nadd.u32 %x3, %x3, %s;\n"
         << formatv("waitFull{0}:\nmbarrier.try_wait.parity.shared::cta.b64 "
                    "%p2, [%x3], %x7;\n@!%p2 bra waitFull{0};\n",
                    copy)
         << "st.global.u32 [%m], %x1;\nelect.sync _|%p5, -1;\n"
         << "@%p5 mbarrier.arrive.shared::cta.b64 _, [%x3+64];\n"
         << "add.u32 %x1, %x1, 1;\nadd.u32 %x6, %x6, 1;\n"
         << formatv("setp.eq.u32 %p4, %x6, {0};\n", slots)
         << "@%p4 xor.b32 %x7, %x7, 1;\n@%p4 mov.u32 %x6, 0;\n";
  };
  text << "consumer:\n.pragma \"nounroll\";\n";
  consume(0);
  consume(1);
  text << "setp.lt.u32 %p3, %x1, %n;\n@%p3 bra consumer;\nlast:";
  return loops;
}

TEST_F(TraceSync, AProducerIsInTheIterationOfItsConsumer) {
  for (StringRef target : targets) {
    SCOPED_TRACE(target.str());
    TracedPtx all = tracePtx(specialized(3), target, 64, 1024, 40);
    EXPECT_EQ(all.all(0, SyncKind::Load).size(), 40u);
    EXPECT_EQ(all.all(1, SyncKind::Wait).size(), 40u);
    Simulated found = all.run();
    EXPECT_EQ(found.endedWaits, 0u);
    EXPECT_EQ(found.bytes, 40 * (4096 + 32.0)) << "and what it stores";
    // Eight iterations of the consumer, of two waits each.
    TracedPtx some = tracePtx(specialized(3), target, 64, 8, 40);
    EXPECT_EQ(some.all(1, SyncKind::Wait).size(), 16u);
    EXPECT_NEAR(some.all(0, SyncKind::Load).size(), 16, 1);
    // What is left out is done, too: all phases are.
    EXPECT_EQ(count_if(some.paths[0].syncs,
                       [](const PathSync &sync) {
                         return sync.kind == SyncKind::Load;
                       }),
              40);
    found = some.run();
    EXPECT_EQ(found.endedWaits, 0u);
    EXPECT_EQ(found.issued,
              some.paths[0].steps.size() + some.paths[1].steps.size());
  }
}

} // namespace traceSync
} // namespace
