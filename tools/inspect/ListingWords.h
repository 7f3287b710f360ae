// What the parts of a listing for people share: the words of an instruction,
// colours, and lines that fit a page.
#ifndef KILN_TOOLS_INSPECT_LISTINGWORDS_H
#define KILN_TOOLS_INSPECT_LISTINGWORDS_H

#include "tools/inspect/Listing.h"

namespace kiln {

/// Columns that a line takes at most, where an instruction's own text fits.
constexpr size_t listingWidth = 120;

/// "1 byte", "2 bytes"
std::string numberOf(uint64_t count, llvm::StringRef noun);

/// Columns that a text takes on a terminal, without its colours.
size_t visibleWidth(llvm::StringRef text);

/// The text broken between words to lines of `listingWidth`. All lines but the
/// first begin with `indent` blanks and `mark`; the first has `used` columns
/// before it. No newline at the end.
std::string wrapped(llvm::StringRef text, size_t used, size_t indent,
                    llvm::StringRef mark = "");

/// A file of registers that is shown, and the width of its column.
struct LiveColumn {
  uint8_t file;
  unsigned width;
};

/// Words of one listing, with colours or without.
class ListingWords {
public:
  enum Colour { Plain, Red, Yellow, Green, Dim };

  ListingWords(const Listing &listing, bool colours);
  std::string address(uint32_t index) const;
  std::string mnemonic(uint32_t index) const;
  std::string coloured(Colour colour, const llvm::Twine &what) const;

protected:
  const Listing &listing;
  const MachineCode &code;
  const CodeFlowGraph &graph;

private:
  bool colours;
};

/// What stands above the code: the kernel, its registers, loops, findings.
std::string listingHead(const Listing &listing, bool colours,
                        llvm::ArrayRef<LiveColumn> columns);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_LISTINGWORDS_H
