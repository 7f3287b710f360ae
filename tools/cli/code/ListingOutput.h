// The listings of `kiln inspect` as one output, whatever its format.
#ifndef KILN_TOOLS_CLI_CODE_LISTINGOUTPUT_H
#define KILN_TOOLS_CLI_CODE_LISTINGOUTPUT_H

#include "tools/cli/code/SimulationOptions.h"
#include "tools/inspect/ListingPage.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// The listed kernels of all files, written as they are made.
class ListingOutput {
public:
  /// `drawing`: what is drawn of a listing, as svg; `folded`: a page opens with
  /// the listings' names alone.
  ListingOutput(InspectFormat format, ListingPicture drawing, bool colours,
                bool folded);
  /// The error: there is nothing to draw of it.
  llvm::Error add(const Listing &listing);
  /// The whole output, once all are added.
  llvm::StringRef finish();

private:
  InspectFormat format;
  ListingPicture drawing;
  bool colours;
  std::string text;
  llvm::raw_string_ostream os;
  llvm::json::OStream json;
  ListingPage page;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_CODE_LISTINGOUTPUT_H
