#include "tools/cli/code/ListingOutput.h"

using namespace llvm;

namespace kiln {

ListingOutput::ListingOutput(InspectFormat format, ListingPicture drawing,
                             bool colours, bool folded)
    : format(format), drawing(drawing), colours(colours), os(text), json(os, 2),
      page(folded) {
  if (format != InspectFormat::Json)
    return;
  json.objectBegin();
  json.attribute("version", listingVersion);
  json.attributeBegin("kernels");
  json.arrayBegin();
}

Error ListingOutput::add(const Listing &listing) {
  if (format == InspectFormat::Json)
    writeListing(json, listing);
  else if (format == InspectFormat::Html)
    page.add(listing);
  else if (format == InspectFormat::Svg)
    return listingSvg(listing, drawing).moveInto(text);
  else
    os << (text.empty() ? "" : "\n") << listingText(listing, colours);
  return Error::success();
}

StringRef ListingOutput::finish() {
  if (format == InspectFormat::Html)
    text = page.text();
  if (format == InspectFormat::Json) {
    json.arrayEnd();
    json.attributeEnd();
    json.objectEnd();
    os << '\n';
  }
  return text;
}

} // namespace kiln
