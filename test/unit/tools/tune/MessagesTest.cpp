// What another program may answer, and what is said of the rest.
#include "tools/tune/execute/Messages.h"
#include "targets/gpu/GpuLookup.h"

#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

json::Object object(StringRef text) {
  return *cantFail(json::parse(text)).getAsObject();
}

std::string errorOf(StringRef text, TuneJob job = TuneJob::Measure) {
  Expected<TuneReply> reply = readReply(object(text), job);
  return reply ? "" : toString(reply.takeError());
}

TEST(Messages, AMeasurementIsRead) {
  TuneReply reply =
      cantFail(readReply(object(R"({"id": 3, "status": "ok", "times": [1, 2.5],
                           "slowed_by": "the power cap", "more": null})"),
                         TuneJob::Measure));
  EXPECT_EQ(reply.id, 3u);
  EXPECT_EQ(reply.times, (std::vector<double>{1, 2.5}));
  EXPECT_EQ(reply.slowedBy, "the power cap");
}

TEST(Messages, WrongTypesAreNamed) {
  const std::pair<const char *, const char *> wrong[] = {
      {R"({"id": "one", "status": "ok", "times": [1]})",
       "id: expected an integer of at least 0, found \"one\""},
      {R"({"id": -1, "status": "ok", "times": [1]})",
       "id: expected an integer of at least 0, found -1"},
      {R"({"id": 1.5, "status": "ok", "times": [1]})",
       "id: expected an integer of at least 0, found 1.5"},
      {R"({"id": 4294967296, "status": "ok", "times": [1]})",
       "id: expected an integer of at least 0, found 4294967296"},
      {R"({"id": 1, "times": [1]})",
       "the key \"status\", a string, is missing"},
      {R"({"id": 1, "status": "fine"})", "status: expected ok, refused, wrong"},
      {R"({"id": 1, "status": "ok"})", "the key \"times\", an array"},
      {R"({"id": 1, "status": "ok", "times": []})", "times: expected an array"},
      {R"({"id": 1, "status": "ok", "times": 3})",
       "times: expected an array of microseconds, found 3"},
      {R"({"id": 1, "status": "ok", "times": [1, -1]})",
       "times[1]: expected microseconds, a number above 0, found -1"},
      {R"({"id": 1, "status": "ok", "times": [1e308]})",
       "times[0]: expected microseconds"},
      {R"({"id": 1, "status": "ok", "times": [1], "seconds": "3"})",
       "seconds: expected a number of at least 0, found \"3\""},
      {R"({"id": 1, "status": "ok", "times": [1], "slowed_by": 3})",
       "slowed_by: expected a string, found 3"},
      {R"({"id": 1, "status": "refused", "stage": "launch"})",
       "the key \"message\", a string, is missing"},
      {R"({"id": 1, "status": "refused", "stage": 1, "message": "no"})",
       "stage: expected a string, found 1"}};
  for (auto [text, message] : wrong)
    EXPECT_NE(errorOf(text).find(message), std::string::npos) << text << '\n'
                                                              << errorOf(text);
}

TEST(Messages, ACompilationHasABinary) {
  EXPECT_NE(errorOf(R"({"id": 1, "status": "ok"})", TuneJob::Compile)
                .find("the key \"compiled\", an object"),
            std::string::npos);
  EXPECT_EQ(errorOf(R"({"id": 1, "status": "refused", "stage": "compile",
                        "message": "no"})",
                    TuneJob::Compile),
            "");
}

/// Every member of a binary, replaced by a value of another type.
TEST(Messages, ABinarysMembersHaveTypes) {
  TuneBinary binary;
  binary.directives = sourceDirectives();
  binary.directives.maxRegs = 64;
  binary.directives.registerUsageLevel = 0;
  binary.kernel = "k";
  binary.object = "code";
  binary.hash = "ab";
  binary.cycles = 3;
  json::Object whole = toJson(binary);
  EXPECT_EQ(cantFail(readBinary(whole)).directives, binary.directives);
  for (auto &[key, value] : whole) {
    if (key == "tensor_maps")
      continue;
    json::Object spoiled = whole;
    spoiled[key] = json::Object{};
    Expected<TuneBinary> read = readBinary(spoiled);
    ASSERT_FALSE(bool(read)) << StringRef(key).str();
    std::string error = toString(read.takeError());
    EXPECT_NE(error.find(StringRef(key).str() + ": expected"),
              std::string::npos)
        << error;
  }
  whole["object"] = "%%";
  EXPECT_EQ(toString(readBinary(whole).takeError()),
            "a line of JSON: object: expected machine code as base64");
}

/// A seed needs all its bits, which a double does not have.
TEST(Messages, SeedsAreExact) {
  TuneTask task;
  task.casePath = "case.json";
  task.target = cantFail(findGpuTarget("sm_90a"));
  task.seed = (uint64_t(1) << 63) + 1;
  json::Object message = compileMessage(1, task, {0, sourceDirectives()});
  EXPECT_EQ(cantFail(readTask(message)).seed, task.seed);
}

} // namespace
