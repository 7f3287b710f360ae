//===- GateTest.cpp - baselines, outcomes and waivers ---------------------===//
#include "tools/occupancy/gate/Gate.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

GateFacts facts(StringRef kernel, StringRef file = "a.cubin") {
  GateFacts one;
  one.file = file.str();
  one.kernel = kernel.str();
  one.target = "sm_90";
  one.producer = "ptxas 13.0.88";
  one.threads = 256;
  one.registers = one.registersAllocated = 128;
  one.spillStoreBytes = one.spillLoadBytes = 0;
  one.warps = 16;
  one.maxWarps = 64;
  return one;
}

GateOptions every(bool oneWay = false) {
  GateOptions options;
  for (const GateRule &rule : gateRules())
    options.rules.push_back(&rule);
  options.isOneWay = oneWay;
  options.today = "2026-11-24";
  return options;
}

/// "WORSE k spills FAIL; ..." of every finding.
std::string said(const GateBaseline &baseline, ArrayRef<GateFacts> now,
                 const GateOptions &options = every()) {
  std::string all;
  for (const GateFinding &finding : judge(baseline, now, options).findings)
    all += (statusName(finding.status) + " " + finding.kernel + " " +
            finding.gate() + (finding.fails ? " FAIL; " : "; "))
               .str();
  return all;
}

TEST(Gate, SaysWhatGotWorseAndWhatGotBetter) {
  GateBaseline baseline;
  baseline.kernels = {facts("k")};
  auto with = [&](auto change, bool oneWay = false) {
    GateFacts now = facts("k");
    change(now);
    return said(baseline, now, every(oneWay));
  };
  EXPECT_EQ(with([](GateFacts &) {}), "");
  EXPECT_EQ(with([](GateFacts &now) { now.spillLoadBytes = 4; }),
            "WORSE k spills FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.scalarSpills = 4; }),
            "IMPROVED k spills FAIL; "); // known now
  EXPECT_EQ(with([](GateFacts &now) { now.warps = 8; }),
            "WORSE k occupancy FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.warps = 24; }),
            "IMPROVED k occupancy FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.warps = 24; }, true),
            "IMPROVED k occupancy; ");
  EXPECT_EQ(with([](GateFacts &now) { now.warps = 0; }),
            "WORSE k unlaunchable FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.warps.reset(); }),
            "WORSE k occupancy FAIL; ");
  // Inside a granule nothing happened.
  EXPECT_EQ(with([](GateFacts &now) { now.registers = 122; }), "");
  EXPECT_EQ(with([](GateFacts &now) {
              now.registers = 129;
              now.registersAllocated = 136;
            }),
            "WORSE k registers FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.serialized = true; }),
            "WORSE k serialization FAIL; ");
  EXPECT_EQ(with([](GateFacts &now) { now.hazards = 0; }), "");
  EXPECT_EQ(with([](GateFacts &now) { now.hazards = 1; }),
            "WORSE k hazards FAIL; ");
}

TEST(Gate, HazardsFailWhateverCompilerMadeThem) {
  GateBaseline baseline;
  baseline.kernels = {facts("k")};
  baseline.kernels[0].hazards = 2;
  auto with = [&](std::optional<unsigned> hazards) {
    GateFacts now = facts("k");
    now.producer = "ptxas 12.9.86";
    now.hazards = hazards;
    return said(baseline, now);
  };
  EXPECT_EQ(with(3), "NOT COMPARABLE k ; WORSE k hazards FAIL; ");
  EXPECT_EQ(with(2), "NOT COMPARABLE k ; ");
  EXPECT_EQ(with(0), "NOT COMPARABLE k ; ");
  // Nobody can say any more that it holds.
  EXPECT_EQ(with(std::nullopt), "NOT COMPARABLE k ; WORSE k hazards FAIL; ");
  baseline.kernels[0].producer = "ptxas 12.9.86";
  EXPECT_EQ(with(0), "IMPROVED k hazards FAIL; ");
  GateFacts young = facts("young");
  young.hazards = 1;
  EXPECT_EQ(said({}, young, every(true)), "NEW young hazards FAIL; ");
}

TEST(Gate, WhatComesAndGoesFailsUnlessOneWay) {
  GateBaseline baseline;
  baseline.kernels = {facts("old")};
  EXPECT_EQ(said(baseline, facts("young")),
            "NEW young new FAIL; GONE old gone FAIL; ");
  EXPECT_EQ(said(baseline, facts("young"), every(true)),
            "NEW young new; GONE old gone; ");
  // A new kernel that is bad fails either way.
  GateFacts spills = facts("young");
  spills.spillStoreBytes = 8;
  EXPECT_EQ(said({}, spills, every(true)), "NEW young spills FAIL; ");
  GateOptions partial = every();
  partial.isPartial = true;
  EXPECT_EQ(said(baseline, {}, partial), "");
}

TEST(Gate, OtherCompilersAreNotCompared) {
  GateBaseline baseline;
  baseline.kernels = {facts("k")};
  GateFacts now = facts("k");
  now.producer = "ptxas 12.9.86";
  now.spillStoreBytes = 100;
  now.warps = 32;
  EXPECT_EQ(said(baseline, now), "NOT COMPARABLE k ; ");
  now.warps = 0;
  EXPECT_EQ(said(baseline, now),
            "NOT COMPARABLE k ; WORSE k unlaunchable FAIL; ");
}

TEST(Gate, WaiversHoldUntilTheirDayIsOver) {
  GateBaseline baseline;
  baseline.kernels = {facts("_Z4gemmi")};
  GateFacts now = facts("_Z4gemmi");
  now.spillStoreBytes = 100;
  Waiver waiver;
  waiver.kernel = "gemm(*)"; // as a person names it
  waiver.gates = {"spills"};
  waiver.reason = "issue 12";
  waiver.expires = "2026-11-24";
  baseline.waivers = {waiver};
  EXPECT_EQ(said(baseline, now), "WORSE _Z4gemmi spills; ");
  baseline.waivers[0].expires = "2026-11-23";
  EXPECT_EQ(said(baseline, now),
            "WORSE _Z4gemmi spills FAIL; EXPIRED gemm(*)  FAIL; ");
  // One that holds is enough.
  baseline.waivers.push_back(waiver);
  EXPECT_EQ(said(baseline, now),
            "WORSE _Z4gemmi spills; EXPIRED gemm(*)  FAIL; ");
  // It is about spills of that kernel only.
  baseline.waivers = {waiver};
  now = facts("_Z4gemmi");
  now.warps = 8;
  EXPECT_EQ(said(baseline, now),
            "WORSE _Z4gemmi occupancy FAIL; UNUSED gemm(*) ; ");
}

TEST(Gate, PairsKernelsOfMovedFiles) {
  std::vector<GateFacts> before = {facts("k", "out/a.cubin"),
                                   facts("k", "out/b.cubin"),
                                   facts("only", "out/c.cubin")};
  std::vector<GateFacts> now = {facts("k", "new/b.cubin"),
                                facts("only", "new/z.cubin"),
                                facts("k", "out/a.cubin")};
  std::vector<BaselinePair> pairs = pairUp(before, now);
  ASSERT_EQ(pairs.size(), 3u);
  EXPECT_EQ(pairs[0].before, &before[1]);
  EXPECT_EQ(pairs[1].before, &before[2]);
  EXPECT_EQ(pairs[2].before, &before[0]);
}

TEST(GateBaseline, ReadsWhatItWrites) {
  GateBaseline baseline;
  baseline.kernels = {facts("b"), facts("a")};
  baseline.kernels[0].threads.reset();
  baseline.kernels[1].serialized = true;
  Waiver waiver;
  waiver.kernel = "gemm_*";
  waiver.gates = {"spills", "new"};
  waiver.reason = "\"quoted\"";
  waiver.expires = "2028-02-29";
  baseline.waivers = {waiver};
  std::string text = baseline.text();
  Expected<GateBaseline> again = GateBaseline::parse(text, "b.json");
  ASSERT_TRUE(bool(again)) << toString(again.takeError());
  EXPECT_EQ(again->text(), text);
  EXPECT_EQ(again->kernels[0].kernel, "a");
  EXPECT_EQ(again->kernels[1].threads, std::nullopt);
  EXPECT_EQ(again->waivers[0].gates, waiver.gates);
}

TEST(GateBaseline, SaysWhatIsWrong) {
  auto error = [](StringRef text) {
    Expected<GateBaseline> baseline = GateBaseline::parse(text, "b.json");
    return baseline ? "" : toString(baseline.takeError());
  };
  auto waiver = [&](StringRef fields) {
    return error(
        ("{\"version\":1,\"kernels\":[],\"waivers\":[{" + fields + "}]}")
            .str());
  };
  auto has = [](const std::string &message, StringRef part) {
    return StringRef(message).contains(part) ? "" : message;
  };
  EXPECT_EQ(has(error("{"), "'b.json' is no baseline: [1:"), "");
  EXPECT_EQ(has(error("[]"), "'b.json' is no baseline"), "");
  EXPECT_EQ(has(error("{\"version\":9,\"kernels\":[]}"), "of version 9"), "");
  EXPECT_EQ(has(error("{\"version\":1,\"kernels\":[{\"kernel\":3}]}"),
                "baseline.kernels[0].kernel"),
            "");
  StringRef rest = "\"kernel\":\"k\",\"reason\":\"r\",";
  EXPECT_EQ(has(waiver("\"kernel\":\"k\""), "waivers[0].reason"), "");
  EXPECT_EQ(has(waiver((rest + "\"expires\":\"2026-02-29\"").str()),
                "expected a day such as 2026-12-31"),
            "");
  EXPECT_EQ(
      has(waiver((rest + "\"expires\":\"2026-02-28\",\"gates\":[\"x\"]").str()),
          "expected a word of --fail-on, new or gone"),
      "");
  EXPECT_EQ(has(waiver((rest + "\"expires\":\"2026-02-28\",\"gate\":1").str()),
                "expected kernel, target, gates, reason or expires"),
            "");
  EXPECT_EQ(has(waiver("\"kernel\":\"[\",\"reason\":\"r\",\"expires\":\"2026-"
                       "02-28\""),
                "expected a pattern"),
            "");
}

} // namespace
