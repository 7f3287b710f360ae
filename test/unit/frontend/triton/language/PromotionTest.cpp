// Every pair of operand types and every operator, against what Triton makes of
// them: test/frontend/triton/promotion-*.txt, which promotion.py beside them
// wrote and describes.
#include "frontend/triton/language/Semantics.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

/// By operator and operands what comes of them.
using Table = std::map<std::string, std::string>;

/// Reads a file into the table, over what stands there.
void read(const char *name, Table &table) {
  auto file = llvm::MemoryBuffer::getFile(
      std::string(KILN_TEST_DIR "/frontend/triton/") + name);
  ASSERT_TRUE(bool(file)) << name;
  std::map<std::string, llvm::StringRef> messages;
  llvm::SmallVector<llvm::StringRef> lines;
  (*file)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    if (line.starts_with("!")) {
      auto [number, message] = line.split(' ');
      messages[number.str()] = message;
      continue;
    }
    auto [operation, result] = line.split(" | ");
    std::string &entry = table[operation.str()];
    entry = result.str();
    if (!result.starts_with("!"))
      continue;
    // The words of a message go where its text has a '$'.
    auto [number, words] = result.split(' ');
    entry = "! ";
    for (char c : messages[number.str()])
      if (c != '$') {
        entry += c;
      } else {
        auto [word, others] = words.split(' ');
        entry += word;
        words = others;
      }
  }
}

std::optional<BinaryOperator> operatorOf(llvm::StringRef name) {
  using Op = BinaryOperator;
  return llvm::StringSwitch<std::optional<Op>>(name)
      .Case("add", Op::Add)
      .Case("sub", Op::Sub)
      .Case("mul", Op::Mul)
      .Case("truediv", Op::TrueDiv)
      .Case("floordiv", Op::FloorDiv)
      .Case("mod", Op::Mod)
      .Case("shl", Op::ShiftLeft)
      .Case("shr", Op::ShiftRight)
      .Case("and", Op::And)
      .Case("or", Op::Or)
      .Case("xor", Op::Xor)
      .Case("eq", Op::Equal)
      .Case("ne", Op::NotEqual)
      .Case("lt", Op::Less)
      .Case("le", Op::LessEqual)
      .Case("gt", Op::Greater)
      .Case("ge", Op::GreaterEqual)
      .Case("land", Op::LogicalAnd)
      .Case("lor", Op::LogicalOr)
      .Default(std::nullopt);
}

std::optional<UnaryOperator> unaryOf(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<UnaryOperator>>(name)
      .Case("neg", UnaryOperator::Minus)
      .Case("invert", UnaryOperator::Invert)
      .Case("not", UnaryOperator::Not)
      .Default(std::nullopt);
}

class Row {
public:
  Row(TestEmitter &emitter, llvm::StringRef operation) : emitter(emitter) {
    operation.split(words, ' ');
  }
  const Value *evaluate();

private:
  const Value *operand(unsigned index) {
    llvm::StringRef word = words[index];
    bool isNumber =
        word == "True" || word.starts_with("-") || llvm::isDigit(word.front());
    return isNumber ? emitter.number(word)
                    : emitter.argument((word + "[16]").str());
  }
  const Value *cast(llvm::StringRef name) {
    CallArguments arguments =
        listed({operand(1), emitter.ofType(emitter.type(words[2]))});
    if (name == "bitcast")
      arguments.named.emplace_back("bitcast", emitter.values.get(true));
    else if (name.consume_front("cast."))
      arguments.named.emplace_back("fp_downcast_rounding", emitter.text(name));
    return emitter.method("to", std::move(arguments));
  }

  TestEmitter &emitter;
  llvm::SmallVector<llvm::StringRef> words;
};

const Value *Row::evaluate() {
  llvm::StringRef name = words[0];
  if (auto op = operatorOf(name)) {
    const Value *a = operand(1);
    return emitBinary(emitter, *op, a, operand(2));
  }
  if (auto op = unaryOf(name))
    return emitUnary(emitter, *op, llvm::cast<TensorValue>(operand(1)));
  if (name.contains("cast"))
    return cast(name);
  if (name == "full")
    return emitter.function(
        name, listed({emitter.tuple({emitter.number("16")}), operand(1),
                      emitter.ofType(emitter.type(words[2]))}));
  CallArguments arguments;
  for (unsigned index = 1; index != words.size(); ++index)
    arguments.positional.push_back(operand(index));
  if (name.consume_front("."))
    return emitter.method(name, std::move(arguments));
  return emitter.function(name, std::move(arguments));
}

/// What comes of a row, as the table writes it.
std::string outcomeOf(TestEmitter &emitter, llvm::StringRef operation) {
  emitter.clear();
  const Value *value = Row(emitter, operation).evaluate();
  if (!value)
    return "! " + llvm::join(emitter.errors, "; ");
  EXPECT_EQ(llvm::join(emitter.errors, "; "), "") << operation.str();
  EXPECT_TRUE(emitter.verifies()) << operation.str() << "\n" << emitter.ops();
  std::string ops = emitter.shortOps();
  return llvm::cast<TensorValue>(value)->scalar()->text() +
         (ops.empty() ? "" : " " + ops);
}

void compare(const Table &table, LanguageVersion version) {
  TestEmitter emitter(version);
  unsigned compared = 0;
  std::vector<std::string> differences;
  for (const auto &[operation, expected] : table) {
    std::string found = outcomeOf(emitter, operation);
    // Where Triton fails without a reason, an error is as good as a result.
    if (expected == "?")
      continue;
    ++compared;
    // An error may go on after Triton's words, with what to write instead.
    bool goesOn = llvm::StringRef(expected).starts_with("! ") &&
                  llvm::StringRef(found).starts_with(expected + ": ");
    if (found != expected && !goesOn)
      differences.push_back(operation + "\n  Triton: " + expected +
                            "\n  Kiln:   " + found);
  }
  EXPECT_GT(compared, 10000u);
  size_t count = differences.size();
  differences.resize(std::min<size_t>(count, 30));
  EXPECT_EQ(count, 0u) << llvm::join(differences, "\n");
}

TEST(Promotion, IsThatOfTriton36) {
  Table table;
  read("promotion-3.6.txt", table);
  compare(table, LanguageVersion::V3_6);
}

TEST(Promotion, IsThatOfTriton39) {
  Table table;
  read("promotion-3.6.txt", table);
  read("promotion-3.9.txt", table);
  compare(table, LanguageVersion::V3_9);
}

} // namespace
} // namespace kiln::triton::test
