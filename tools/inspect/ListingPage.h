// A listing for a browser: live registers as a curve, the waits of one
// iteration of a loop as a timeline, findings, and the code with all of it
// beside.
#ifndef KILN_TOOLS_INSPECT_LISTINGPAGE_H
#define KILN_TOOLS_INSPECT_LISTINGPAGE_H

#include "tools/chart/LiveCurve.h"
#include "tools/chart/WaitTimeline.h"
#include "tools/inspect/Listing.h"
#include "tools/page/Page.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln {

/// The live registers of a file (in MachineCode::files) with loops and spills.
LiveCurve liveCurveOf(const Listing &listing, unsigned file);

/// The loop in which most is done in an iteration: of the deepest ones that
/// with most matrix instructions, then with most instructions. Nothing where
/// there is no loop.
std::optional<unsigned> hottestLoop(const Listing &listing);

/// One iteration of a loop: its operations that are waited for in it. Time
/// counts stall cycles where the code has them (NVIDIA), else instructions;
/// branches in the loop count as if all were gone through.
WaitTimeline waitTimelineOf(const Listing &listing, unsigned loop);

/// The anchor of an instruction's line in the listing that has this one.
std::string lineAnchor(llvm::StringRef listing, uint32_t instruction);
/// "attention.py:44", empty where it is not known.
std::string sourceText(const Listing &listing, uint32_t instruction);

/// A page with a section for each listing.
class ListingPage {
public:
  /// `folded`: only the names show until somebody opens them.
  explicit ListingPage(bool folded = false);
  /// `more` puts what else is known of the kernel after the section's first
  /// facts; it gets the listing's anchor.
  void add(const Listing &listing,
           llvm::function_ref<void(Page &page, llvm::StringRef anchor)> more =
               nullptr);
  std::string text() const { return page.text(); }

private:
  void addFindings(const Listing &listing, llvm::StringRef anchor);
  void addCode(const Listing &listing, llvm::StringRef anchor);

  Page page;
  bool folded;
  unsigned listings = 0;
};

/// What one drawing shows: the curve of live registers, or the waits of one
/// iteration of the hottest loop.
enum class ListingPicture { Live, Waits };

/// One drawing alone; an error where there is nothing to draw.
llvm::Expected<std::string> listingSvg(const Listing &listing,
                                       ListingPicture picture);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_LISTINGPAGE_H
