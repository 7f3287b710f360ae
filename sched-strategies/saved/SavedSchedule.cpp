#include "sched-strategies/saved/SavedSchedule.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Suggest.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr StringLiteral magic = "kiln-schedule";
constexpr unsigned version = 1;
/// A region of 100,000 instructions takes 3 MB (guess: no kernel is 80 times as
/// long).
constexpr uint64_t maxFileBytes = 256 << 20;

/// The lines of a file that say something, and errors that name them.
class Lines {
public:
  Lines(StringRef text, StringRef path) : rest(text), path(path) { next(); }
  bool atEnd() const { return ended; }
  /// Without surrounding blanks.
  StringRef line() const { return current; }
  unsigned number() const { return lineNumber; }
  size_t bytesLeft() const { return current.size() + rest.size(); }
  void next() {
    do {
      ended = rest.empty();
      lineNumber += !ended;
      std::tie(current, rest) = rest.split('\n');
      current = current.trim();
    } while (!ended && (current.empty() || current.starts_with("#")));
  }
  Error wrong(const Twine &what) const {
    return createStringError(path + ":" + Twine(lineNumber) + ": " + what);
  }
  Error expected(const Twine &what) const {
    if (atEnd())
      return wrong("expected " + what +
                   ", but the file ends here; it was cut off: save the "
                   "schedule again");
    return wrong("expected " + what + ", found '" + shown() + "'");
  }
  /// Reads "KEY VALUE"; with an empty key, "VALUE".
  bool take(StringRef key, StringRef &value) {
    StringRef text = current;
    if (atEnd() || !text.consume_front(key) || !text.consume_front(" "))
      return false;
    value = text.trim();
    next();
    return true;
  }

private:
  /// Of a line that can be of any length and content.
  std::string shown() const {
    constexpr size_t most = 60;
    std::string text = escaped(current.take_front(most));
    return current.size() > most ? text + "..." : text;
  }
  StringRef rest, path, current;
  unsigned lineNumber = 0;
  bool ended = false;
};

class Parser {
public:
  Parser(StringRef text, StringRef path, StringRef kernel)
      : lines(text, path), path(path), wanted(escaped(kernel)), kernel(kernel) {
  }
  Expected<SavedSchedule> parse();

private:
  Error parseMagic();
  Error skipSection(StringRef name);
  Error parseSection();
  Error parseNumber(StringRef key, unsigned &value, unsigned &line);
  Error parseRegion(unsigned ordinal);
  Error parseInstrs(SavedRegion &region, unsigned ordinal, unsigned size);

  Lines lines;
  StringRef path;
  std::string wanted;
  StringRef kernel;
  SavedSchedule schedule;
};

Error Parser::parseMagic() {
  StringRef text;
  unsigned found;
  // Nothing of another file is quoted: the caller who names the file may not be
  // allowed to read it.
  if (!lines.take(magic, text) || text.getAsInteger(10, found))
    return lines.wrong("expected '" + magic + " " + Twine(version) +
                       "', the first line of a saved schedule; this is none");
  if (found != version)
    return createStringError(path + ": a schedule of format " + Twine(found) +
                             "; this program reads format " + Twine(version) +
                             ": save the schedule again with it");
  return Error::success();
}

Error Parser::skipSection(StringRef name) {
  while (!lines.atEnd() && !lines.line().starts_with("end "))
    lines.next();
  StringRef ended;
  if (!lines.take("end", ended) || ended != name)
    return lines.expected("'end " + name + "'");
  return Error::success();
}

Expected<SavedSchedule> Parser::parse() {
  std::vector<StringRef> names;
  bool found = false;
  do {
    if (Error error = parseMagic())
      return std::move(error);
    unsigned line = lines.number();
    StringRef name;
    if (!lines.take("kernel", name))
      return lines.expected("'kernel NAME'");
    names.push_back(name);
    if (name == wanted && found)
      return createStringError(path + ":" + Twine(line) + ": kernel '" + name +
                               "' is in the file twice; keep one of the two");
    if (Error error = name == wanted ? parseSection() : skipSection(name))
      return std::move(error);
    found |= name == wanted;
  } while (!lines.atEnd());
  if (!found)
    return createStringError(path + ": holds no schedule of kernel '" + wanted +
                             "'" + suggestNearest(wanted, names));
  return std::move(schedule);
}

Error Parser::parseNumber(StringRef key, unsigned &value, unsigned &line) {
  line = lines.number();
  StringRef text;
  if (!lines.line().starts_with((key + " ").str()) ||
      lines.line().drop_front(key.size() + 1).trim().getAsInteger(10, value))
    return lines.expected("'" + key + " NUMBER'");
  lines.take(key, text);
  return Error::success();
}

Error Parser::parseSection() {
  schedule.kernel = kernel;
  auto parseText = [&](StringRef key, std::string &value,
                       unsigned &line) -> Error {
    line = lines.number();
    StringRef text;
    if (!lines.take(key, text))
      return lines.expected("'" + key + " ...'");
    value = text;
    return Error::success();
  };
  unsigned line;
  if (Error error = parseText("target", schedule.target, schedule.targetLine))
    return error;
  if (Error error = parseText("llvm", schedule.llvm, line))
    return error;
  if (Error error =
          parseText("strategy", schedule.strategy, schedule.strategyLine))
    return error;
  schedule.rematLine = schedule.maxRegsLine = schedule.strategyLine;
  if (lines.line().starts_with("remat "))
    if (Error error = parseText("remat", schedule.remat, schedule.rematLine))
      return error;
  if (lines.line().starts_with("max-regs "))
    if (Error error =
            parseNumber("max-regs", schedule.maxRegs, schedule.maxRegsLine))
      return error;
  unsigned count = 0;
  if (Error error = parseNumber("regions", count, schedule.regionsLine))
    return error;
  for (unsigned ordinal = 0; ordinal != count; ++ordinal)
    if (Error error = parseRegion(ordinal))
      return error;
  StringRef ended;
  if (!lines.take("end", ended) || ended != wanted)
    return lines.expected("'end " + wanted + "' after " + Twine(count) +
                          " regions");
  return Error::success();
}

Error Parser::parseRegion(unsigned ordinal) {
  SavedRegion region;
  region.fileLine = lines.number();
  unsigned size = 0;
  SmallVector<StringRef, 8> words;
  SplitString(lines.line(), words);
  if (words.size() != 7 || words[0] != "region" ||
      words[1] != utostr(ordinal) || !words[2].consume_front("bb.") ||
      words[2].getAsInteger(10, region.block) || words[3] != "of" ||
      words[4].getAsInteger(10, size) || words[5] != "digest" ||
      words[6].getAsInteger(16, region.digest))
    return lines.expected("'region " + Twine(ordinal) +
                          " bb.BLOCK of SIZE digest HEX'");
  lines.next();
  if (size >
      lines.bytesLeft()) // also keeps what a bad number can ask for small
    return createStringError(path + ":" + Twine(region.fileLine) + ": region " +
                             Twine(ordinal) + " of " + Twine(size) +
                             " instructions, for which the file is too " +
                             "short; it was cut off: save the schedule again");
  if (Error error = parseInstrs(region, ordinal, size))
    return error;
  schedule.regions.push_back(std::move(region));
  return Error::success();
}

Error Parser::parseInstrs(SavedRegion &region, unsigned ordinal,
                          unsigned size) {
  std::vector<unsigned> lineOf(size);
  for (unsigned i = 0; i != size; ++i) {
    unsigned position;
    auto [number, rest] = lines.line().split(' ');
    auto [opcode, where] = rest.trim().split(' ');
    if (number.getAsInteger(10, position) || opcode.empty())
      return lines.expected("instruction " + Twine(i + 1) + " of " +
                            Twine(size) + " of region " + Twine(ordinal) +
                            ", 'POSITION OPCODE file:line'");
    if (position >= size)
      return lines.wrong("position " + Twine(position) + " in region " +
                         Twine(ordinal) + " of " + Twine(size) +
                         " instructions, which are counted from 0");
    if (lineOf[position])
      return lines.wrong("position " + Twine(position) + " of region " +
                         Twine(ordinal) + " is there twice, first on line " +
                         Twine(lineOf[position]) +
                         "; every instruction must be there once");
    lineOf[position] = lines.number();
    region.instrs.push_back(
        {position, opcode.str(), where.trim().str(), lines.number()});
    lines.next();
  }
  return Error::success();
}

} // namespace

std::string escaped(StringRef text) {
  std::string result;
  raw_string_ostream out(result);
  printEscapedString(text, out);
  return result;
}

std::string printSchedule(const SavedSchedule &schedule) {
  std::string text;
  raw_string_ostream out(text);
  std::string name = escaped(schedule.kernel);
  out << magic << ' ' << version << "\nkernel " << name << "\ntarget "
      << schedule.target << "\nllvm " << schedule.llvm << "\nstrategy "
      << schedule.strategy << '\n';
  if (!schedule.remat.empty())
    out << "remat " << schedule.remat << '\n';
  if (schedule.maxRegs)
    out << "max-regs " << schedule.maxRegs << '\n';
  out << "regions " << schedule.regions.size() << '\n';
  for (size_t ordinal = 0; ordinal != schedule.regions.size(); ++ordinal) {
    const SavedRegion &region = schedule.regions[ordinal];
    out << "region " << ordinal << " bb." << region.block << " of "
        << region.instrs.size() << " digest "
        << format_hex_no_prefix(region.digest, 16) << '\n';
    for (const SavedInstr &instr : region.instrs) {
      out << "  " << instr.position << ' ' << instr.opcode;
      if (!instr.where.empty())
        out << ' ' << instr.where;
      out << '\n';
    }
  }
  out << "end " << name << '\n';
  return text;
}

Expected<SavedSchedule> parseSavedSchedule(StringRef text, StringRef path,
                                           StringRef kernel) {
  const UTF8 *at = text.bytes_begin();
  if (!isLegalUTF8String(&at, text.bytes_end()))
    return createStringError(
        path + ":" +
        Twine(1 + text.take_front(at - text.bytes_begin()).count('\n')) +
        ": not UTF-8 text, so it is no saved schedule");
  return Parser(text, path, kernel).parse();
}

Expected<SavedSchedule> readSavedSchedule(StringRef path, StringRef kernel) {
  sys::fs::file_status status;
  if (std::error_code code = sys::fs::status(path, status))
    return createStringError("cannot read the saved schedule '" + path +
                             "': " + code.message());
  if (!sys::fs::is_regular_file(status))
    return createStringError("cannot read the saved schedule '" + path +
                             "': it is no regular file");
  if (status.getSize() > maxFileBytes)
    return createStringError("cannot read the saved schedule '" + path +
                             "': it has " + Twine(status.getSize()) +
                             " bytes, and a schedule has at most " +
                             Twine(maxFileBytes));
  ErrorOr<std::unique_ptr<MemoryBuffer>> file =
      MemoryBuffer::getFile(path, /*IsText=*/false,
                            /*RequiresNullTerminator=*/false);
  if (!file)
    return createStringError("cannot read the saved schedule '" + path +
                             "': " + file.getError().message());
  return parseSavedSchedule((*file)->getBuffer(), path, kernel);
}

} // namespace kiln
