// Makes programs of others by their syntax trees, so that what is tried passes
// the parser: an expression takes another one's place, a statement is left out,
// copied or put under a loop. What is no program is mutated as bytes.
#include "frontend/triton/syntax/Parse.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <random>

using namespace llvm;
using namespace kiln::triton;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

/// A program with its expressions and statements.
class Parts {
public:
  explicit Parts(StringRef text)
      : file(MemoryBuffer::getMemBufferCopy(text, "parts.py")) {
    Diagnostics diagnostics;
    if (const ast::Module *module = parseModule(file, arena, diagnostics))
      collect(*module);
  }
  StringRef textOf(const ast::Node &node) const {
    return file.getText().slice(node.range.begin, node.range.end);
  }
  unsigned columnOf(const ast::Node &node) const {
    return file.getLineByteColumn(node.range.begin).byteColumn;
  }

  SourceFile file;
  ast::Arena arena;
  std::vector<const ast::Expression *> expressions;
  std::vector<const ast::Statement *> statements;

private:
  void collect(const ast::Node &node) {
    ast::forEachChild(node, [&](ast::Node &child) {
      if (auto *expression = dyn_cast<ast::Expression>(&child))
        expressions.push_back(expression);
      // A statement that shares its line cannot be moved as lines.
      if (auto *statement = dyn_cast<ast::Statement>(&child)) {
        unsigned begin = statement->range.begin;
        StringRef before = file.getText().take_front(begin);
        before = before.take_back(columnOf(*statement));
        if (before.trim(' ').empty())
          statements.push_back(statement);
      }
      collect(child);
    });
  }
};

class Mutation {
public:
  Mutation(StringRef text, StringRef donor, unsigned seed)
      : random(seed), parts(text), donor(donor) {}
  /// Another program, or nothing where the text is none.
  std::optional<std::string> run();

private:
  template <typename T> T pick(ArrayRef<T> list) {
    return list[random() % list.size()];
  }
  std::string replace(const ast::Node &node, const Twine &text) const {
    StringRef all = parts.file.getText();
    return (all.take_front(node.range.begin) + text +
            all.drop_front(node.range.end))
        .str();
  }
  std::string anyExpression();
  std::string changeExpression();
  std::string changeStatement();
  std::string dropArgument();
  /// A statement's text for lines that begin at that column.
  std::string indented(const Parts &from, const ast::Statement *statement,
                       unsigned column);

  std::minstd_rand random;
  Parts parts, donor;
};

} // namespace

/// What programs get wrong: sizes, signs, kinds, and what takes long.
static constexpr StringLiteral kExpressions[] = {
    "0",
    "-1",
    "1.5",
    "True",
    "None",
    "()",
    "(1, 2)",
    "''",
    "'%s{}'",
    "float('nan')",
    "float('-inf')",
    "2**63",
    "-2**63 - 1",
    "2**10**9",
    "1 << 40",
    "'x' * 10**10",
    "(1,) * 70000",
    "range(10**9)",
    "tl.static_range(3)",
    "tl.float32",
    "tl.float8e4b15",
    "tl.int1",
    "tl.uint64",
    "tl.arange(0, 16)",
    "tl.zeros([1 << 40], tl.float32)",
    "tl.zeros((16, 16), tl.float16)",
    "tl.full((), 1, tl.int64)",
    "tl.program_id(0)",
    "lambda a: a",
    "tl",
    "...",
    "slice(1)",
    "{}",
    "{'a': 1}",
};
/// What may stand around an expression, which is $.
static constexpr StringLiteral kAround[] = {
    "-$",
    "not $",
    "~$",
    "($, $)",
    "($)[0]",
    "($)[:, None]",
    "($)[1:]",
    "*$",
    "($ if $ else 1)",
    "(0 if $ else $)",
    "[$ for i in range(3)]",
    "f'{$}'",
    "f'{$!r:>8}'",
    "str($)",
    "len($)",
    "int($)",
    "float($)",
    "max($, 1)",
    "($).to(tl.int8)",
    "($).to(tl.float8e5)",
    "($).dtype",
    "($).T",
    "($).value",
    "tl.abs($)",
    "tl.sum($, 0)",
    "tl.max($, axis=0, return_indices=True)",
    "tl.dot($, $)",
    "tl.sort($)",
    "tl.cumsum($)",
    "tl.load($)",
    "tl.store($, $)",
    "tl.where($, $, 0)",
    "tl.reshape($, 4, 4)",
    "tl.trans($)",
    "tl.join($, $)",
    "tl.split($)",
    "tl.cast($, tl.int32, bitcast=True)",
    "tl.constexpr($)",
    "tl.static_assert($)",
    "tl.atomic_add($, $)",
    "'{}{}'.format($, $)",
    "'%s' % ($,)",
    "($) ** ($)",
    "($) // ($)",
    "($) % ($)",
    "($) << ($)",
    "($) and ($)",
    "($) == ($)",
    "($)($)",
    "(lambda q: $)(1)",
};
/// What a statement, which is $, may stand under.
static constexpr StringLiteral kUnder[] = {
    "for i in range(4):\n",
    "for i in tl.static_range(3):\n",
    "for i in tl.range(0, 8, num_stages=2):\n",
    "for i in tl.static_range(10**9):\n",
    "while True:\n",
    "if tl.program_id(0) == 0:\n",
    "if True:\n",
    "with tl:\n",
    "def inner():\n",
    "class C:\n",
    "try:\n",
};

std::string Mutation::anyExpression() {
  if (random() % 4 == 0)
    return pick(ArrayRef(kExpressions)).str();
  const Parts &from = donor.expressions.empty() ? parts : donor;
  return from.textOf(*pick(ArrayRef(from.expressions))).str();
}

std::string Mutation::changeExpression() {
  const ast::Expression *target = pick(ArrayRef(parts.expressions));
  std::string old = parts.textOf(*target).str();
  std::string text;
  if (random() % 3) {
    text = anyExpression();
    if (!all_of(text, [](char c) { return isAlnum(c) || c == '_'; }))
      text = "(" + text + ")";
  } else {
    for (char c : pick(ArrayRef(kAround)))
      text +=
          c == '$' ? (random() % 4 ? old : anyExpression()) : std::string(1, c);
  }
  return replace(*target, text);
}

std::string Mutation::indented(const Parts &from,
                               const ast::Statement *statement,
                               unsigned column) {
  unsigned old = from.columnOf(*statement);
  std::string result;
  SmallVector<StringRef> lines;
  from.textOf(*statement).split(lines, '\n');
  for (auto [index, line] : enumerate(lines)) {
    if (index) {
      size_t blanks = line.size() - line.ltrim(' ').size();
      line = line.drop_front(std::min<size_t>(blanks, old));
      result += '\n';
      result.append(column, ' ');
    }
    result += line;
  }
  return result;
}

std::string Mutation::changeStatement() {
  const ast::Statement *target = pick(ArrayRef(parts.statements));
  unsigned column = parts.columnOf(*target);
  std::string indent(column, ' ');
  std::string old = parts.textOf(*target).str();
  const Parts &from = donor.statements.empty() ? parts : donor;
  const ast::Statement *other = pick(ArrayRef(from.statements));
  switch (random() % 5) {
  case 0:
    return replace(*target, "pass");
  case 1:
    return replace(*target, indented(from, other, column));
  case 2:
    return replace(*target,
                   old + "\n" + indent + indented(from, other, column));
  case 3:
    return replace(*target,
                   indented(from, other, column) + "\n" + indent + old);
  default:
    return replace(*target, pick(ArrayRef(kUnder)) + indent + "    " +
                                indented(parts, target, column + 4));
  }
}

std::string Mutation::dropArgument() {
  SmallVector<const ast::Call *> calls;
  for (const ast::Expression *expression : parts.expressions)
    if (auto *call = dyn_cast<ast::Call>(expression);
        call && call->args.size() + call->keywords.size() > 1)
      calls.push_back(call);
  if (calls.empty())
    return changeExpression();
  const ast::Call *call = pick(ArrayRef(calls));
  SmallVector<const ast::Node *> arguments(call->args);
  arguments.append(call->keywords.begin(), call->keywords.end());
  size_t dropped = random() % arguments.size();
  std::string text = (parts.textOf(*call->func) + "(").str();
  ListSeparator comma;
  for (auto [index, argument] : enumerate(arguments))
    if (index != dropped)
      text += (Twine(StringRef(comma)) + parts.textOf(*argument)).str();
  return replace(*call, text + ")");
}

std::optional<std::string> Mutation::run() {
  if (parts.expressions.empty() || parts.statements.empty())
    return std::nullopt;
  switch (random() % 8) {
  case 0:
    return dropArgument();
  case 1:
  case 2:
  case 3:
    return changeStatement();
  default:
    return changeExpression();
  }
}

/// What fits of the text, as the output of a mutation.
static size_t write(StringRef text, uint8_t *data, size_t maxSize) {
  text = text.take_front(maxSize);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  if (seed % 16)
    if (auto changed = Mutation(text, text, seed).run();
        changed && changed->size() <= maxSize)
      return write(*changed, data, maxSize);
  return LLVMFuzzerMutate(data, size, maxSize);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *data1, size_t size1,
                                            const uint8_t *data2, size_t size2,
                                            uint8_t *out, size_t maxOutSize,
                                            unsigned seed) {
  StringRef text(reinterpret_cast<const char *>(data1), size1);
  StringRef donor(reinterpret_cast<const char *>(data2), size2);
  auto changed = Mutation(text, donor, seed).run();
  return write(changed ? StringRef(*changed) : text, out, maxOutSize);
}
