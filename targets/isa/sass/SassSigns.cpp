#include "targets/isa/sass/SassSigns.h"

using namespace llvm;

namespace kiln {
namespace {

/// wgmma: matrices that are read the other way round, or negated.
std::string transposed(const SassWord &word) {
  return std::string(word.bit(61) ? ".tnspA" : "") +
         (word.bit(62) ? ".tnspB" : "") + (word.bit(63) ? ".negB" : "");
}

StringRef halves(const SassWord &word, unsigned bit) {
  static constexpr const char *names[] = {"", "", ".H0_H0", ".H1_H1"};
  return names[word.field(bit == 24 ? 74 : bit == 32 ? 60 : 81, 2)];
}

} // namespace

std::string sassWithSigns(const SassWord &word, std::string text,
                          const SassWhere &where, StringRef flags) {
  bool packed = flags.contains('h');
  unsigned sign = where.bit == 24   ? 72
                  : where.bit == 32 ? 63
                  : packed          ? 84
                                    : 75;
  unsigned absolute = where.bit == 24   ? 73
                      : where.bit == 32 ? 62
                      : packed          ? 83
                                        : 74;
  if (flags.contains('h'))
    text += halves(word, where.bit);
  if (unsigned part = word.field(60, 2); part && flags.contains('p'))
    text += (word.bit(84) ? ".H" : ".B") + utostr(part);
  if (flags.contains('r'))
    text += ".ROW";
  if (flags.contains('k'))
    text += ".COL";
  if (flags.contains('g') && where.file == SassFile::UR)
    text = "gdesc[" + text + "]" + transposed(word);
  if (flags.contains('|') && word.bit(absolute))
    text = "|" + text + "|";
  if (flags.contains('-') && word.bit(sign))
    text = "-" + text;
  if (flags.contains('~') && word.bit(sign))
    text = (word.bit(74) ? "~" : "-") + text;
  return text;
}

} // namespace kiln
