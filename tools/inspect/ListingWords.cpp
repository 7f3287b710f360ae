#include "tools/inspect/ListingWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Unicode.h"

using namespace llvm;

namespace kiln {

std::string numberOf(uint64_t count, StringRef noun) {
  return utostr(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

size_t visibleWidth(StringRef text) {
  std::string bare;
  while (!text.empty()) {
    size_t escape = text.find("\033[");
    bare += text.take_front(escape);
    text = escape == StringRef::npos ? "" : text.drop_front(escape);
    text = text.drop_front(std::min(text.size(), text.find('m') + 1));
  }
  int width = sys::unicode::columnWidthUTF8(bare);
  return width < 0 ? bare.size() : width;
}

std::string wrapped(StringRef text, size_t used, size_t indent,
                    StringRef mark) {
  std::string result;
  bool begins = true;
  for (StringRef word : split(text, ' ')) {
    size_t width = visibleWidth(word);
    if (!begins && used + 1 + width > listingWidth) {
      // Blanks before a word that goes on below are those of no column.
      result = StringRef(result).rtrim().str();
      result += '\n' + std::string(indent, ' ') + mark.str();
      used = indent + mark.size();
      begins = true;
    }
    if (!begins) {
      result += ' ';
      ++used;
    }
    result += word;
    used += width;
    begins = false;
  }
  return result;
}

ListingWords::ListingWords(const Listing &listing, bool colours)
    : listing(listing), code(listing.code), graph(*listing.graph),
      colours(colours) {}

std::string ListingWords::address(uint32_t index) const {
  return codeAddress(code.instructions[index].address);
}

std::string ListingWords::mnemonic(uint32_t index) const {
  StringRef rest = code.instructions[index].text;
  if (rest.starts_with("@"))
    rest = rest.split(' ').second;
  return rest.split(' ').first.rtrim(';').str();
}

std::string ListingWords::coloured(Colour colour, const Twine &what) const {
  static constexpr StringLiteral codes[] = {"", "\033[1;31m", "\033[33m",
                                            "\033[32m", "\033[2m"};
  if (!colours || colour == Plain)
    return what.str();
  return (codes[colour] + what + "\033[0m").str();
}

} // namespace kiln
