// Operands of other shapes, against what Triton makes of them:
// test/frontend/triton/shapes-*.txt, which shapes.py beside them wrote and
// describes.
#include "frontend/triton/language/Semantics.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

using Table = std::map<std::string, std::string>;

void readShapes(const char *name, Table &table) {
  auto file = llvm::MemoryBuffer::getFile(
      std::string(KILN_TEST_DIR "/frontend/triton/") + name);
  ASSERT_TRUE(bool(file)) << name;
  llvm::SmallVector<llvm::StringRef> lines;
  (*file)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines) {
    auto [operation, result] = line.split(" | ");
    table[operation.str()] = result.str();
  }
}

/// "(4,-1)" as a tuple.
const Value *tupleOf(TestEmitter &emitter, llvm::StringRef text) {
  std::vector<const Value *> elements;
  for (llvm::StringRef element :
       llvm::split(text.drop_front().drop_back(), ','))
    if (!element.empty())
      elements.push_back(emitter.number(element));
  return emitter.tuple(std::move(elements));
}

/// ":,None" as what stands between the brackets of an index.
const Value *indexOf(TestEmitter &emitter, llvm::StringRef text) {
  const Value *none = emitter.values.none();
  std::vector<const Value *> parts;
  for (llvm::StringRef part : llvm::split(text, ',')) {
    auto [begin, end] = part.split(':');
    if (part == "None")
      parts.push_back(none);
    else if (!part.contains(':'))
      parts.push_back(emitter.number(part));
    else
      parts.push_back(emitter.values.make<SliceValue>(
          begin.empty() ? none : emitter.number(begin), none, none));
  }
  return parts.size() == 1 ? parts.front() : emitter.tuple(std::move(parts));
}

const Value *evaluate(TestEmitter &emitter, llvm::StringRef operation) {
  llvm::SmallVector<llvm::StringRef> words;
  operation.split(words, ' ');
  llvm::StringRef name = words[0];
  CallArguments arguments;
  for (llvm::StringRef word : llvm::drop_begin(words))
    if (word.starts_with("("))
      arguments.positional.push_back(tupleOf(emitter, word));
    else if (word.contains('['))
      arguments.positional.push_back(emitter.argument(word));
  if (name == "index")
    return emitSubscript(emitter,
                         llvm::cast<TensorValue>(arguments.positional[0]),
                         indexOf(emitter, words[2]));
  if (name == "add")
    return emitBinary(emitter, BinaryOperator::Add, arguments.positional[0],
                      arguments.positional[1]);
  if (name.starts_with("cat"))
    arguments.named.emplace_back("can_reorder",
                                 emitter.values.get(name == "cat"));
  name.consume_back("_in_order");
  // `permute(x)` without an order takes no tuple.
  if (words.back() == "()" && (name == "permute" || name == "trans"))
    arguments.positional.pop_back();
  return emitter.function(name, std::move(arguments));
}

std::string typeText(const TensorValue *tensor) {
  std::string text = tensor->scalar()->text() + "[";
  llvm::raw_string_ostream(text) << llvm::interleaved(tensor->shape(), ",");
  return text + "]";
}

/// An op as the file writes it: its name, what tells it apart, its last type.
std::string shortShapeOp(llvm::StringRef line) {
  std::string text = line.split(' ').first.str();
  for (llvm::StringRef mark : {"axis = ", "order = array<i32: "})
    if (size_t at = line.find(mark); at != llvm::StringRef::npos) {
      text += '.';
      for (char c : line.substr(at + mark.size()).take_until([](char c) {
             return c == ':' || c == '>';
           }))
        if (c != ' ')
          text += c;
    }
  if (line.contains(" allow_reorder"))
    text += ".allow_reorder";
  return text + ":" + line.rsplit(' ').second.str();
}

std::string shapesOutcome(TestEmitter &emitter, llvm::StringRef operation) {
  emitter.clear();
  const Value *value = evaluate(emitter, operation);
  if (!value)
    return "! " + llvm::join(emitter.errors, "; ");
  EXPECT_EQ(llvm::join(emitter.errors, "; "), "") << operation.str();
  EXPECT_TRUE(emitter.verifies()) << operation.str() << "\n" << emitter.ops();
  std::string text;
  if (auto *tuple = llvm::dyn_cast<TupleValue>(value)) {
    for (const Value *element : tuple->elements)
      text += (text.empty() ? "" : "+") +
              typeText(llvm::cast<TensorValue>(element));
  } else {
    text = typeText(llvm::cast<TensorValue>(value));
  }
  std::string ops = emitter.ops();
  for (llvm::StringRef line : llvm::split(llvm::StringRef(ops).trim(), '\n'))
    if (!line.empty())
      text += " " + shortShapeOp(line);
  return text;
}

/// Whether two outcomes are the same. Messages say shapes in their own ways;
/// they are the same if they begin alike, but for those of functions for which
/// Triton reports what it stumbled over later.
bool agree(llvm::StringRef operation, llvm::StringRef expected,
           llvm::StringRef found) {
  if (!expected.starts_with("!"))
    return expected == found;
  if (operation.starts_with("cat") || operation.ends_with(" ()"))
    return found.starts_with("!");
  auto beginning = [](llvm::StringRef message) {
    return message.take_until(
        [](char c) { return llvm::isDigit(c) || c == ',' || c == '['; });
  };
  return found.starts_with(beginning(expected));
}

void compareShapes(const Table &table, LanguageVersion version) {
  TestEmitter emitter(version);
  unsigned results = 0, errors = 0;
  for (const auto &[operation, expected] : table) {
    std::string found = shapesOutcome(emitter, operation);
    if (expected == "?")
      continue;
    ++(found.front() == '!' ? errors : results);
    EXPECT_TRUE(agree(operation, expected, found))
        << operation << "\n  Triton: " << expected << "\n  Kiln:   " << found;
  }
  EXPECT_GT(results, 500u);
  EXPECT_GT(errors, 500u);
}

TEST(Shapes, AreThoseOfTriton36) {
  Table table;
  readShapes("shapes-3.6.txt", table);
  compareShapes(table, LanguageVersion::V3_6);
}

TEST(Shapes, AreThoseOfTriton39) {
  Table table;
  readShapes("shapes-3.6.txt", table);
  readShapes("shapes-3.9.txt", table);
  compareShapes(table, LanguageVersion::V3_9);
}

} // namespace
} // namespace kiln::triton::test
