// Saved schedules: printing and reading again, and files with something wrong
// in them, which may be refused or be another legal schedule and nothing else.
// The seed is printed; set KILN_TEST_SEED to repeat one.
#include "sched-strategies/saved/SavedSchedule.h"
#include "mir-passes/check/ValueCheck.h"
#include "sched-strategies/saved/ScheduleRecord.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

constexpr StringLiteral triple = "nvptx64-nvidia-cuda";
constexpr StringLiteral twoBlocks = R"(
  bb.0:
    %0:b64 = MOV_B64_i 4096
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32), addrspace 1)
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32), addrspace 1)
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (load (s32), addrspace 1)
    %4:b32 = ADD32rr %1, %1
    %5:b32 = ADD32rr %2, %4
    %6:b32 = ADD32rr %3, %5
    ST_i32 %6, 0, 0, 1, 32, %0, 12 :: (store (s32), addrspace 1)
    BARRIER_CTA_SYNC_ALIGNED_ALL_i 0
    %7:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 16 :: (load (s32), addrspace 1)
    ST_i32 %7, 0, 0, 1, 32, %0, 20 :: (store (s32), addrspace 1)
  bb.1:
    %8:b32 = ADD32ri %1, 1
    ST_i32 %8, 0, 0, 1, 32, %0, 24 :: (store (s32), addrspace 1)
    Return
)";

/// Compiles under the strategy with the checks on. Returns what anyone
/// complained about, and the schedule.
std::pair<std::string, std::string> compile(StringRef strategy) {
  ValueCheck check;
  CarriedDirectives none;
  std::optional<ScheduleRecorder> recorder;
  std::string changed, schedule, escaped;
  for (char c : strategy)
    escaped += c == '"' ? "\\22" : std::string(1, c);
  std::string complaints =
      runMir(mirFunction(triple, "\"kiln-sched-strategy\"=\"" + escaped + "\"",
                         twoBlocks),
             triple, "sm_90", [&](legacy::PassManager &manager) {
               manager.add(new Probe([&](MachineFunction &function) {
                 check.remember(function);
                 recorder.emplace(function, none);
               }));
               manager.add(passNamed("kiln-machine-scheduler"));
               manager.add(createMachineVerifierPass("after scheduling"));
               manager.add(new Probe([&](MachineFunction &function) {
                 changed = toString(check.verify(function, nullptr));
                 schedule = printSchedule(
                     cantFail(recorder->finish(function, "latency")));
               }));
             });
  return {complaints + changed, schedule};
}

class Corrupter {
public:
  explicit Corrupter(unsigned seed) : random(seed) {}
  std::string corrupt(std::string text) {
    for (unsigned times = 1 + below(3); times != 0; --times)
      text = once(std::move(text));
    return text;
  }

private:
  size_t below(size_t n) { return n ? random() % n : 0; }

  std::string once(std::string text) {
    if (text.empty())
      return text;
    switch (below(8)) {
    case 0: // any byte
      text[below(text.size())] = char(random());
      return text;
    case 1:
      return text.substr(0, below(text.size()));
    case 2:
      return text.erase(below(text.size()), 1 + below(20));
    case 3:
      return text.insert(below(text.size()), 1 + below(5), char(random()));
    case 4: { // a number
      size_t digit = text.find_first_of("0123456789", below(text.size()));
      static constexpr StringLiteral numbers[] = {"0",
                                                  "1",
                                                  "2",
                                                  "7",
                                                  "4294967295",
                                                  "4294967296",
                                                  "99999999999999999999",
                                                  "-1"};
      if (digit == std::string::npos)
        return text;
      size_t end = text.find_first_not_of("0123456789", digit);
      return text.replace(digit, end - digit,
                          numbers[below(std::size(numbers))].str());
    }
    default:
      return onLines(text);
    }
  }

  /// Two lines are swapped, one is doubled, or one is left out.
  std::string onLines(StringRef text) {
    SmallVector<StringRef> lines;
    text.split(lines, '\n');
    size_t a = below(lines.size()), b = below(lines.size());
    switch (below(4)) {
    case 0:
      lines.insert(lines.begin() + a, lines[b]);
      break;
    case 1:
      lines.erase(lines.begin() + a);
      break;
    default: // neighbours are often a legal schedule
      b = below(2) ? b : std::min(a + 1, lines.size() - 1);
      std::swap(lines[a], lines[b]);
    }
    return join(lines, "\n");
  }

  std::mt19937 random;
};

} // namespace

TEST(SavedSchedule, IsReadAsItWasWritten) {
  SavedSchedule schedule;
  schedule.kernel = "a kernel\nof \"any\" name";
  schedule.target = "sm_90a";
  schedule.llvm = "22.1.8";
  schedule.strategy = "latency(max_regs=96); disable(pass=\"loop reduce\")";
  schedule.remat = "address(gate=0.5); never-killed";
  schedule.maxRegs = 96;
  schedule.regions = {
      {0, 0x0123456789abcdef, {{1, "LD_i32", "a file.py:3"}, {0, "MOV", ""}}},
      {7, 0, {{0, "ADD", "b.py:4"}}},
  };
  std::string text = printSchedule(schedule);
  Expected<SavedSchedule> read =
      parseSavedSchedule("# comment\r\n\n" + text, "x", schedule.kernel);
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(printSchedule(*read), text);
  EXPECT_EQ(read->regions[0].instrs[0].fileLine, 12u) << text;
}

TEST(SavedSchedule, ReplayGivesWhatWasSaved) {
  auto [complaints, schedule] = compile("latency");
  ASSERT_EQ(complaints, "");
  SmallString<128> path;
  ASSERT_FALSE(sys::fs::createTemporaryFile("kiln", "sched", path));
  std::error_code code;
  raw_fd_ostream(path, code) << schedule;
  auto [again, replayed] =
      compile("replay(file=\"" + std::string(path) + "\")");
  EXPECT_EQ(again, "");
  EXPECT_EQ(replayed, schedule);
  (void)sys::fs::remove(path);
}

TEST(SavedSchedule, CorruptedFilesAreRefusedOrLegal) {
  unsigned first =
      getenv("KILN_TEST_SEED") ? atoi(getenv("KILN_TEST_SEED")) : 1;
  unsigned count = getenv("KILN_TEST_SEED") ? 1 : 400;
  std::string schedule = compile("latency").second;
  SmallString<128> path;
  ASSERT_FALSE(sys::fs::createTemporaryFile("kiln", "sched", path));
  unsigned refused = 0, legal = 0;
  for (unsigned seed = first; seed != first + count; ++seed) {
    SCOPED_TRACE("KILN_TEST_SEED=" + std::to_string(seed));
    std::string text = Corrupter(seed).corrupt(schedule);
    std::error_code code;
    raw_fd_ostream(path, code) << text;
    std::string complaints =
        compile("replay(file=\"" + std::string(path) + "\")").first;
    // A message of `replay`, not one of the checks after the scheduler.
    EXPECT_TRUE(complaints.empty() ||
                StringRef(complaints).contains("attribute \"kiln-sched"))
        << complaints << text;
    ++(complaints.empty() ? legal : refused);
    if (HasFailure())
      break;
  }
  EXPECT_TRUE(count == 1 || (refused > count / 3 && legal > count / 20))
      << refused << " refused, " << legal << " legal";
  (void)sys::fs::remove(path);
}
