// What a log keeps, and what it survives.
#include "tools/tune/TuneLog.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

class TuneLogs : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createTemporaryFile("tune", "jsonl", path));
  }
  void TearDown() override { sys::fs::remove(path); }

  std::unique_ptr<TuneLog> open() {
    notes.clear();
    return cantFail(TuneLog::open(
        path.str().str(), [&](const std::string &n) { notes.push_back(n); }));
  }
  void append(StringRef text) {
    std::error_code code;
    raw_fd_ostream(path, code, sys::fs::OF_Append) << text;
  }
  static constexpr LoweringPlan wave{.tensorMaps = TensorMapUse::Blocks,
                                     .persistent = PersistentUse::On,
                                     .overlapIterations = true};
  static TuneKey key(const std::string &strategy) {
    TuneKey key;
    key.ir = "ab";
    key.directives = {cantFail(parseDirectives(strategy, "", 96))};
    key.gpu = "NVIDIA H200";
    return key;
  }

  SmallString<64> path;
  std::vector<std::string> notes;
};

TEST_F(TuneLogs, KeepsRecordsAndRounds) {
  {
    auto log = open();
    TuneRecord record;
    record.status = TuneStatus::Refused;
    record.stage = "launch";
    record.message = "asks for \"too\" much\n";
    record.directives = {cantFail(parseDirectives("latency", "address")), wave};
    ASSERT_FALSE(bool(log->add(key("auto"), record)));
    ASSERT_FALSE(bool(
        log->add(key(""), {"x", "y"},
                 {{{"x", 1.5}, {"y", 2}, {"again", 3}}, "the power cap"})));
  }
  auto log = open();
  EXPECT_TRUE(notes.empty());
  const TuneRecord *found = log->find(key("auto"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->status, TuneStatus::Refused);
  EXPECT_EQ(found->message, "asks for \"too\" much\n");
  EXPECT_EQ(
      found->directives,
      (AutoDirectives{cantFail(parseDirectives("latency", "address")), wave}));
  EXPECT_FALSE(log->find(key("source")));
  // In whatever sequence finalists are named; other sets are other races.
  ASSERT_EQ(log->rounds(key(""), {"y", "x"}).size(), 1u);
  EXPECT_EQ(log->rounds(key(""), {"y", "x"})[0].times.at("again"), 3);
  EXPECT_EQ(log->rounds(key(""), {"x", "y"})[0].slowedBy, "the power cap");
  EXPECT_TRUE(log->rounds(key(""), {"x"}).empty());
}

TEST_F(TuneLogs, SurvivesAHalfWrittenLine) {
  ASSERT_FALSE(bool(open()->add(key("latency"), {})));
  append("{\"version\":1,\"key\":{\"ir");
  {
    auto log = open();
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_NE(notes[0].find(":2: no record of a measurement"),
              std::string::npos);
    EXPECT_TRUE(log->find(key("latency")));
    ASSERT_FALSE(bool(log->add(key("pressure"), {})));
  }
  auto log = open();
  EXPECT_EQ(notes.size(), 1u);
  EXPECT_TRUE(log->find(key("latency")));
  EXPECT_TRUE(log->find(key("pressure")));
}

// Measurements are dear: those of a log that calls directives orders count.
TEST_F(TuneLogs, ReadsVersion1) {
  json::Object latency = key("latency").toJson(), bygone = latency;
  bygone["orders"] = std::move(*bygone.get("directives"));
  bygone.erase("directives");
  json::Object directives(*latency.getObject("directives"));
  auto add = [&](json::Object line) {
    line["version"] = 1;
    line["key"] = json::Object(bygone);
    std::string text;
    raw_string_ostream(text) << json::Value(std::move(line));
    append(text + "\n");
  };
  add(json::Object{{"status", "ok"},
                   {"orders", std::move(directives)},
                   {"binary", "ab"},
                   {"microseconds", 12.5}});
  add(json::Object{{"round", json::Object{{"ab", 12.5}, {"cd", 13}}}});
  auto log = open();
  EXPECT_TRUE(notes.empty()) << notes.front();
  const TuneRecord *found = log->find(key("latency"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->microseconds, 12.5);
  EXPECT_EQ(log->rounds(key("latency"), {"ab", "cd"}).size(), 1u);
  std::vector<TuneLogEntry> entries = cantFail(
      readTuneLog(path.str().str(), [](const std::string &) { FAIL(); }));
  EXPECT_EQ(entries.size(), 1u);
}

// Another build's log may have directives that this one lacks: they are counted,
// and what else is there is good.
TEST_F(TuneLogs, DirectivesOfAnotherBuildAreIgnored) {
  ASSERT_FALSE(bool(open()->add(key("latency"), {})));
  for (int i = 0; i != 3; ++i)
    append("{\"version\":2,\"status\":\"ok\",\"key\":{},\"directives\":"
           "{\"strategy\":\"bygone\",\"remat\":\"\"}}\n");
  auto log = open();
  ASSERT_EQ(notes.size(), 1u);
  EXPECT_NE(notes[0].find(":2: unknown scheduling strategy 'bygone'"),
            std::string::npos)
      << notes[0];
  EXPECT_TRUE(StringRef(notes[0]).ends_with("of Kiln lacks: 3")) << notes[0];
  EXPECT_TRUE(log->find(key("latency")));
}

TEST_F(TuneLogs, AFullDiskLosesNothing) {
  std::string full = "/dev/full";
  std::unique_ptr<TuneLog> log = cantFail(
      TuneLog::open({full, path.str().str()}, [](const std::string &) {}));
  std::string message = toString(log->add(key("latency"), {}));
  EXPECT_NE(message.find("cannot append to the log '/dev/full'"),
            std::string::npos);
  // The line that is missing can be appended by hand.
  append(StringRef(message).rsplit("missing:\n").second);
  auto other = open();
  EXPECT_TRUE(notes.empty());
  EXPECT_TRUE(other->find(key("latency")));
}

} // namespace
