// What a region knows of the dependences between its instructions.
#include "test/unit/sched-strategies/SmallRegion.h"
#include <set>

using namespace kiln;
using namespace kiln::test;

namespace {

/// x is written, read by y, and written again by l, whose word s stores.
const char body[] = R"(  bb.0:
    successors: %bb.1
    %p:b64 = MOV_B64_i 4096
    %i:b32 = MOV_B32_i 7
  bb.1:
    %x:b32 = ADD32rr %i, %i
    %y:b32 = ADD32rr %x, %x
    %x:b32 = LD_i32 0, 0, 1, 3, 32, -1, %p, 0 :: (volatile load (s32))
    ST_i32 %x, 0, 0, 1, 32, %p, 4 :: (volatile store (s32))
    ST_i32 %y, 0, 0, 1, 32, %p, 8 :: (volatile store (s32))
    Return
)";

} // namespace

/// A reader waits for its operand's latency: 5 cycles for an addition, 288 for
/// a load. A second writer of a register waits for the last writer, but not for
/// its readers, which have read when they issue; an access does not wait for
/// the access before it, which is in the same queue.
TEST(Region, KnowsHowLongADependenceTakes) {
  unsigned seen = 0;
  forEachRegion(mirFunction("nvptx64-nvidia-cuda", "", body),
                "nvptx64-nvidia-cuda", [&](const Region &region) {
                  if (region.size() != 5)
                    return;
                  ++seen;
                  auto before = [&](unsigned node) {
                    std::set<std::pair<unsigned, unsigned>> edges;
                    for (const Region::Edge &edge : region.preds(node))
                      edges.insert({edge.node, edge.latency});
                    return edges;
                  };
                  using Edges = std::set<std::pair<unsigned, unsigned>>;
                  EXPECT_EQ(before(1), (Edges{{0, 5}}));
                  EXPECT_EQ(before(2), (Edges{{0, 1}, {1, 0}}));
                  EXPECT_EQ(before(3), (Edges{{2, 0}, {2, 288}}));
                  EXPECT_EQ(before(4), (Edges{{1, 5}, {3, 0}}));
                });
  EXPECT_EQ(seen, 1u);
}
