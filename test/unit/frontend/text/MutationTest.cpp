//===- MutationTest.cpp - damaged kernels give errors, never a crash ------===//
//
// A thousand seeded mutations of the corpus go through parseTile, the verifier
// and the printer. Most are refused; what is accepted has to print to text that
// is accepted again. A crash or a hang names the seed:
//   KILN_SEED=<n> kiln-frontend-tests --gtest_filter='Mutation.*'
// repeats that one alone.
//
//===----------------------------------------------------------------------===//

#include "frontend/text/Parse.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "test/unit/frontend/Corpus.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Signals.h"
#include "gtest/gtest.h"
#include <csignal>
#include <cstdlib>
#include <random>
#include <unistd.h>

using namespace llvm;
using namespace mlir;
using kiln::test::corpusKernels;

namespace {

constexpr unsigned kMutations = 1000;
/// One file takes milliseconds; a minute on a loaded machine is a hang.
constexpr unsigned kHangSeconds = 60;

volatile unsigned currentSeed;

void sayWhichSeed(void *) {
  errs() << "the mutation with KILN_SEED=" << currentSeed << " broke\n";
}

void onAlarm(int) {
  errs() << "hang: ";
  sayWhichSeed(nullptr);
  std::_Exit(1);
}

/// Where the tokens of `text` are, roughly as MLIR's lexer cuts them.
std::vector<StringRef> tokens(StringRef text) {
  std::vector<StringRef> result;
  auto inWord = [](char c) {
    return isAlnum(c) || StringRef("_.%#@!-$").contains(c);
  };
  while (!(text = text.ltrim()).empty()) {
    size_t length = text.take_while(inWord).size();
    result.push_back(text.take_front(std::max<size_t>(length, 1)));
    text = text.drop_front(result.back().size());
  }
  return result;
}

class Mutator {
public:
  explicit Mutator(unsigned seed) : random(seed) {}

  std::string mutate(StringRef text) {
    unsigned kind = below(8);
    if (kind == 0)
      return text.take_front(below(text.size())).str();
    std::string result = text.str();
    if (kind == 1) {
      for (unsigned flips = 1 + below(8); flips; --flips)
        result[below(result.size())] ^= static_cast<char>(1 << below(8));
      return result;
    }
    if (kind >= 6) {
      editPlausibly(result);
      return result;
    }
    std::vector<StringRef> words = tokens(text);
    for (unsigned edits = 1 + below(3); edits; --edits)
      editTokens(kind, text, words, result);
    return result;
  }

private:
  unsigned below(size_t bound) {
    return bound ? static_cast<unsigned>(random() % bound) : 0;
  }

  /// One edit of whole tokens; offsets are those of the unedited text, so that
  /// later edits of the same file land a little off: that is fine here.
  void editTokens(unsigned kind, StringRef text, ArrayRef<StringRef> words,
                  std::string &result) {
    StringRef a = words[below(words.size())], b = words[below(words.size())];
    size_t at = std::min<size_t>(a.data() - text.data(), result.size());
    switch (kind) {
    case 2: // delete
      result.erase(at, a.size());
      break;
    case 3: // put another token in its place
      result.replace(at, std::min(a.size(), result.size() - at), b.str());
      break;
    case 4: // repeat elsewhere
      result.insert(at, b.str() + " ");
      break;
    default: // a number that does not fit
      result.replace(at, std::min(a.size(), result.size() - at),
                     numbers[below(std::size(numbers))]);
    }
  }

  /// Another digit, or another element type: text that the parser accepts and
  /// the verifiers have to judge.
  void editPlausibly(std::string &text) {
    if (below(2)) {
      size_t at = text.find_first_of("0123456789", below(text.size()));
      if (at != std::string::npos)
        text[at] = static_cast<char>('0' + below(10));
      return;
    }
    std::string from = elements[below(std::size(elements))];
    size_t at = text.find(from, below(text.size()));
    if (at != std::string::npos)
      text.replace(at, from.size(), elements[below(std::size(elements))]);
  }

  static constexpr const char *elements[] = {"f32", "f16",    "bf16", "i32",
                                             "i1",  "f8E5M2", "i64",  "i8"};
  static constexpr const char *numbers[] = {
      "0",  "-1", "3",    "18446744073709551616",       "-9223372036854775808",
      "1x", "i7", "0x7F", "99999999999999999999999999", "f8E5M2"};
  std::mt19937 random;
};

/// What one mutation went through; both counts must be positive over a run, or
/// the mutations test nothing.
struct Outcome {
  unsigned refused = 0, accepted = 0;
};

/// The text to damage: a kernel as it is, or, for every other seed, without
/// locations, so that code is hit and not the tables of locations.
std::string baseText(unsigned seed) {
  const auto &kernels = corpusKernels();
  const std::string &text = kernels[seed / 2 % kernels.size()].text;
  if (seed % 2)
    return text;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module =
      kiln::parseTile(MemoryBufferRef(text, "kernel.ttir"), context);
  std::string plain;
  raw_string_ostream stream(plain);
  module->print(stream);
  return plain;
}

void runMutation(unsigned seed, Outcome &outcome) {
  currentSeed = seed;
  alarm(kHangSeconds);
  std::string text = Mutator(seed).mutate(baseText(seed));

  MLIRContext context(MLIRContext::Threading::DISABLED);
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    (void)diagnostic.str();
    errors += diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return success();
  });
  OwningOpRef<ModuleOp> module =
      kiln::parseTile(MemoryBufferRef(text, "mutated.ttir"), context);
  if (!module) {
    ++outcome.refused;
    EXPECT_GT(errors, 0u) << "refused in silence: KILN_SEED=" << seed;
    return;
  }
  ++outcome.accepted;
  EXPECT_TRUE(succeeded(verify(*module))) << "KILN_SEED=" << seed;
  std::string printed;
  raw_string_ostream stream(printed);
  module->print(stream, OpPrintingFlags().enableDebugInfo());
  EXPECT_TRUE(
      kiln::parseTile(MemoryBufferRef(printed, "printed.ttir"), context))
      << "what was printed is refused: KILN_SEED=" << seed;
}

TEST(Mutation, NeverCrashesOrHangs) {
  sys::AddSignalHandler(sayWhichSeed, nullptr);
  std::signal(SIGALRM, onAlarm);
  ASSERT_FALSE(corpusKernels().empty());
  Outcome outcome;
  if (const char *wanted = std::getenv("KILN_SEED")) {
    runMutation(std::atoi(wanted), outcome);
  } else {
    for (unsigned seed = 0; seed < kMutations; ++seed)
      runMutation(seed, outcome);
    EXPECT_GT(outcome.refused, 0u);
    EXPECT_GT(outcome.accepted, 0u);
  }
  alarm(0);
  RecordProperty("refused", static_cast<int>(outcome.refused));
  RecordProperty("accepted", static_cast<int>(outcome.accepted));
}

} // namespace
