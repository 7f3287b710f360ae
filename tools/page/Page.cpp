#include "tools/page/Page.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

Page::Page(StringRef title, StringRef summary)
    : title(title), summary(summary) {}

std::string Page::newId(StringRef kind) { return (kind + Twine(++ids)).str(); }

void Page::endSection() {
  body += open;
  open.clear();
}

void Page::section(StringRef heading, StringRef anchor, bool folded) {
  endSection();
  std::string id = anchor.empty() ? newId("section") : anchor.str();
  std::string head = newId("head");
  body += formatv("<section id=\"{0}\" aria-labelledby=\"{1}\">\n",
                  markupText(id), head);
  std::string element =
      formatv("<h2 id=\"{0}\">{1}</h2>", head, markupText(heading));
  body +=
      folded ? "<details><summary>" + element + "</summary>\n" : element + "\n";
  open = folded ? "</details></section>\n" : "</section>\n";
}

void Page::heading(StringRef text) {
  body += "<h3>" + markupText(text) + "</h3>\n";
}

void Page::paragraph(StringRef text) {
  body += "<p>" + markupText(text) + "</p>\n";
}

void Page::list(ArrayRef<std::string> items) {
  body += "<ul>\n";
  for (const std::string &item : items)
    body += "<li>" + markupText(item) + "</li>\n";
  body += "</ul>\n";
}

void Page::drawing(const Svg &svg) {
  body += "<figure class=\"drawing\">" + svg.element(newId("drawing")) +
          "</figure>\n";
}

void Page::timeline(const Svg &svg, StringRef json) {
  hasTimeline = true;
  body += "<figure class=\"drawing timeline\">" +
          svg.element(newId("drawing")) + "<script type=\"application/json\">";
  // No string in it ends the element.
  for (char letter : json)
    body += letter == '<' ? "\\u003c" : StringRef(&letter, 1);
  body += "</script></figure>\n";
}

static void writeCell(raw_ostream &os, const PageCell &cell,
                      const PageTable::Column &column, bool isHead) {
  os << (isHead ? "<th scope=\"row\"" : "<td");
  // What is longer than a line of a terminal is prose, and may be broken.
  constexpr size_t kLongCell = 80;
  if (column.isNumber)
    os << " class=\"number\"";
  else if (cell.text.size() > kLongCell)
    os << " class=\"long\"";
  if (cell.number)
    os << " data-sort=\"" << formatv("{0:F6}", *cell.number) << '"';
  os << '>';
  std::string text = markupText(cell.text);
  if (cell.leadsTo.empty())
    os << text;
  else
    os << "<a href=\"#" << markupText(cell.leadsTo) << "\">" << text << "</a>";
  os << (isHead ? "</th>" : "</td>");
}

void Page::table(const PageTable &table) {
  raw_string_ostream os(body);
  // A wide table scrolls alone, by keyboard too, which needs a name.
  os << "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\""
     << markupText(table.caption)
     << "\">\n<table class=\"sortable\">\n<caption>"
     << markupText(table.caption) << "</caption>\n<thead><tr>";
  for (const PageTable::Column &column : table.columns)
    os << "<th scope=\"col\"" << (column.isNumber ? " class=\"number\"" : "")
       << "><button type=\"button\">" << markupText(column.title)
       << "</button></th>";
  os << "</tr></thead>\n<tbody>\n";
  for (const std::vector<PageCell> &row : table.rows) {
    os << "<tr>";
    for (auto [index, cell] : enumerate(row))
      writeCell(os, cell, table.columns[index], index == table.rowHead);
    os << "</tr>\n";
  }
  os << "</tbody></table></div>\n";
}

/// Marks in the margin, so that a kind is not told by colour alone.
static StringRef signOf(StringRef kind) {
  static constexpr std::pair<StringLiteral, StringLiteral> signs[] = {
      {"moved", "~"}, {"added", "+"}, {"removed", "\u2212"},
      {"spill", "!"}, {"wait", "w"},  {"peak", "^"},
  };
  for (auto [name, sign] : signs)
    if (name == kind)
      return sign;
  return "";
}

void Page::listing(const PageListing &listing) {
  raw_string_ostream os(body);
  os << "<div class=\"wide\"><table class=\"listing\">\n<caption>"
     << markupText(listing.caption)
     << "</caption>\n<thead><tr><th scope=\"col\"><span class=\"unseen\">kind"
        "</span></th>";
  for (const std::string &column : listing.columns)
    os << "<th scope=\"col\">" << markupText(column) << "</th>";
  os << "<th scope=\"col\">notes</th></tr></thead>\n<tbody>\n";
  bool isFirst = true;
  for (const PageLine &line : listing.lines) {
    // One line is in the order of tabs; arrow keys take its place to others.
    os << "<tr tabindex=\"" << (isFirst ? 0 : -1) << '"';
    if (!line.anchor.empty())
      os << " id=\"" << markupText(line.anchor) << '"';
    if (!line.kind.empty())
      os << " class=\"" << markupText(line.kind) << '"';
    os << "><td>";
    if (StringRef sign = signOf(line.kind); !sign.empty())
      os << "<span aria-hidden=\"true\">" << sign
         << "</span><span class=\"unseen\">" << markupText(line.kind)
         << "</span>";
    os << "</td>";
    for (auto [index, cell] : enumerate(line.cells)) {
      os << "<td";
      // What is longer than most instructions is broken.
      constexpr size_t longCode = 56;
      if (cell.size() > longCode)
        os << " class=\"long\"";
      else if (listing.barColumn == index && line.bar > 0)
        os << formatv(" class=\"bar\" style=\"--part:{0:F1}%\"",
                      100 * std::min(1.0, line.bar));
      os << '>' << markupText(cell) << "</td>";
    }
    os << "<td class=\"note\">" << markupText(line.note) << "</td></tr>\n";
    isFirst = false;
  }
  os << "</tbody></table></div>\n";
}

std::string Page::text() const {
  std::string result;
  raw_string_ostream os(result);
  // The policy lets a browser load nothing: what is here is all there is.
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" "
        "content=\"default-src 'none'; style-src 'unsafe-inline'; "
        "script-src 'unsafe-inline'\">\n"
        "<meta name=\"viewport\" "
        "content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<meta name=\"generator\" content=\"kiln\">\n<title>"
     << markupText(title) << "</title>\n<style>\n"
     << svgStyle() << pageStyle()
     << "</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#content\">Skip "
        "to the content</a>\n<header>\n<h1>"
     << markupText(title) << "</h1>\n<p>" << markupText(summary)
     << "</p>\n</header>\n<main id=\"content\">\n"
     << body << open << "</main>\n<script>\n"
     << pageScript() << (hasTimeline ? timelineScript() : "")
     << "</script>\n</body>\n</html>\n";
  return result;
}

} // namespace kiln
