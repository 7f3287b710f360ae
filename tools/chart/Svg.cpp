#include "tools/chart/Svg.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;

namespace kiln {

std::string markupText(StringRef text) {
  std::string valid = json::isUTF8(text) ? text.str() : json::fixUTF8(text);
  std::string result;
  raw_string_ostream os(result);
  for (char letter : valid) {
    unsigned char byte = letter;
    // XML 1.0 has no other control characters (section 2.2).
    if ((byte < 0x20 && byte != '\t' && byte != '\n') || byte == 0x7f)
      os << "\xEF\xBF\xBD"; // U+FFFD, the replacement character
    else
      printHTMLEscaped(StringRef(&letter, 1), os);
  }
  return result;
}

std::string fittedText(StringRef text, size_t letters) {
  auto begins = [](char byte) { return (byte & 0xC0) != 0x80; };
  if (size_t(count_if(text, begins)) <= letters)
    return text.str();
  size_t end = 0;
  for (size_t left = letters; end < text.size(); ++end)
    if (begins(text[end]) && left-- <= 1)
      break;
  return text.take_front(end).str() + "\u2026";
}

std::string markupNumber(double value) {
  if (!std::isfinite(value))
    return "0";
  std::string text = formatv("{0:F2}", value);
  StringRef trimmed = StringRef(text).rtrim('0').rtrim('.');
  return trimmed == "-0" ? "0" : trimmed.str();
}

namespace {

/// What a class looks like: what holds in every light, and what is coloured
/// with which colour, by day and by night.
struct Rule {
  const char *selector, *always, *property, *light, *dark;
};

/// Colours of data are those of Okabe and Ito (jfly.uni-koeln.de/color), told
/// apart by those who see fewer colours; by night lightened until they have a
/// contrast of 3 to the ground, as shapes need, and ink one of 7 (WCAG 2.2,
/// 1.4.11 and 1.4.6).
constexpr Rule rules[] = {
    {".kd-paper", "", "fill", "#ffffff", "#16181d"},
    {".kd-frame", "fill:none;stroke-width:1", "stroke", "#767676", "#8a8f99"},
    {".kd-grid", "fill:none;stroke-width:0.5", "stroke", "#c9ccd1", "#41454e"},
    {".kd-a", "", "fill", "#0072b2", "#56b4e9"},
    {".kd-b", "", "fill", "#d55e00", "#f0945a"},
    {".kd-c", "", "fill", "#00805c", "#3ec79c"},
    {".kd-d", "", "fill", "#a8517f", "#d99bbb"},
    {".kd-rest", "", "fill", "#dfe3e8", "#343943"},
    {".kd-shade", "", "fill", "#f0e8d2", "#322e22"},
    {".kd-line-a", "fill:none;stroke-width:2", "stroke", "#0072b2", "#56b4e9"},
    {".kd-line-b", "fill:none;stroke-width:2", "stroke", "#d55e00", "#f0945a"},
    {".kd-line-c", "fill:none;stroke-width:2", "stroke", "#00805c", "#3ec79c"},
    {".kd-line-d", "fill:none;stroke-width:2", "stroke", "#a8517f", "#d99bbb"},
    {".kd-line-ink", "fill:none;stroke-width:2", "stroke", "#1b1e24",
     "#e8eaee"},
    // What happens in a row for some time, whose hint is the row's.
    {".kd-span", "stroke-width:6;pointer-events:none", nullptr, "", ""},
    {".kd-tall", "stroke-width:10", nullptr, "", ""},
    {".kd-dashes", "stroke-dasharray:3 2", nullptr, "", ""},
    {".kd-row", "fill:transparent", nullptr, "", ""},
    {".kd-dash", "stroke-dasharray:5 4;stroke-width:1.5", nullptr, "", ""},
    {".kd-faint", "opacity:0.25", nullptr, "", ""},
    {".kd-text", "font:11px ui-sans-serif,system-ui,sans-serif", "fill",
     "#1b1e24", "#e8eaee"},
    // What keeps lettering readable on lines.
    {".kd-halo", "paint-order:stroke;stroke-width:4;stroke-linejoin:round",
     "stroke", "#ffffff", "#16181d"},
    {".kd-soft", "", "fill", "#555b66", "#b4bac5"},
    {".kd-strong", "font-weight:600", nullptr, "", ""},
    {".kd-code", "font-family:ui-monospace,monospace", nullptr, "", ""},
};

} // namespace

std::string svgStyle() {
  std::string text;
  raw_string_ostream os(text);
  for (const Rule &rule : rules) {
    os << rule.selector << '{' << rule.always;
    if (rule.property)
      os << (*rule.always ? ";" : "") << rule.property << ':' << rule.light;
    os << "}\n";
  }
  // On paper it is always day.
  os << "@media screen and (prefers-color-scheme:dark){\n";
  for (const Rule &rule : rules)
    if (rule.property)
      os << rule.selector << '{' << rule.property << ':' << rule.dark << "}\n";
  os << "}\n";
  return text;
}

Svg::Svg(double width, double height, StringRef title, StringRef description)
    : width(width), height(height), title(title), description(description) {}

void Svg::end(StringRef tag, StringRef hint) {
  if (hint.empty())
    body += "/>\n";
  else
    body += ("><title>" + markupText(hint) + "</title></" + tag + ">\n").str();
}

void Svg::rect(double x, double y, double w, double h, StringRef classes,
               StringRef hint) {
  body += formatv("<rect x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{3}\" "
                  "class=\"{4}\"",
                  markupNumber(x), markupNumber(y), markupNumber(w),
                  markupNumber(h), classes);
  end("rect", hint);
}

void Svg::line(double x1, double y1, double x2, double y2, StringRef classes,
               StringRef hint) {
  body += formatv("<line x1=\"{0}\" y1=\"{1}\" x2=\"{2}\" y2=\"{3}\" "
                  "class=\"{4}\"",
                  markupNumber(x1), markupNumber(y1), markupNumber(x2),
                  markupNumber(y2), classes);
  end("line", hint);
}

void Svg::path(ArrayRef<SvgPoint> points, StringRef classes, StringRef hint,
               bool closed) {
  if (points.empty())
    return;
  body += "<path d=\"";
  char command = 'M';
  for (auto [x, y] : points) {
    body += command + markupNumber(x) + " " + markupNumber(y);
    command = 'L';
  }
  body += formatv("{0}\" class=\"{1}\"", closed ? "Z" : "", classes);
  end("path", hint);
}

void Svg::strokes(ArrayRef<SvgStroke> strokes, StringRef classes) {
  body += "<path d=\"";
  for (const SvgStroke &stroke : strokes)
    body += "M" + markupNumber(stroke.x) + " " + markupNumber(stroke.y) + "h" +
            markupNumber(stroke.width);
  body += formatv("\" class=\"{0}\"/>\n", classes);
}

void Svg::text(double x, double y, StringRef text, StringRef classes,
               SvgAnchor anchor) {
  StringRef anchors[] = {"start", "middle", "end"};
  body += formatv("<text x=\"{0}\" y=\"{1}\" class=\"kd-text{2}{3}\" "
                  "text-anchor=\"{4}\">{5}</text>\n",
                  markupNumber(x), markupNumber(y), classes.empty() ? "" : " ",
                  classes, anchors[unsigned(anchor)], markupText(text));
}

void Svg::mark(double x, double y, SvgMark mark, StringRef classes,
               StringRef hint) {
  constexpr double r = 4;
  switch (mark) {
  case SvgMark::Circle:
    body += formatv("<circle cx=\"{0}\" cy=\"{1}\" r=\"{2}\" class=\"{3}\"",
                    markupNumber(x), markupNumber(y), markupNumber(r), classes);
    return end("circle", hint);
  case SvgMark::Square:
    return rect(x - r, y - r, 2 * r, 2 * r, classes, hint);
  case SvgMark::Diamond:
    return path({{x - 5, y}, {x, y - 5}, {x + 5, y}, {x, y + 5}}, classes, hint,
                /*closed=*/true);
  case SvgMark::Cross:
    // An area like the others, so that one class fits all marks.
    return path({{x - 4, y - 5},
                 {x, y - 1.5},
                 {x + 4, y - 5},
                 {x + 5, y - 4},
                 {x + 1.5, y},
                 {x + 5, y + 4},
                 {x + 4, y + 5},
                 {x, y + 1.5},
                 {x - 4, y + 5},
                 {x - 5, y + 4},
                 {x - 1.5, y},
                 {x - 5, y - 4}},
                classes, hint, /*closed=*/true);
  }
}

std::string Svg::whole(StringRef id, bool isFile) const {
  std::string text;
  raw_string_ostream os(text);
  std::string w = markupNumber(width), h = markupNumber(height);
  os << "<svg ";
  if (isFile)
    os << "xmlns=\"http://www.w3.org/2000/svg\" ";
  os << formatv("role=\"img\" aria-labelledby=\"{0}-title {0}-desc\" "
                "viewBox=\"0 0 {1} {2}\" width=\"{1}\" height=\"{2}\">\n",
                id, w, h)
     << formatv("<title id=\"{0}-title\">{1}</title>\n<desc id=\"{0}-desc\">"
                "{2}</desc>\n",
                id, markupText(title), markupText(description));
  if (isFile)
    os << "<style>\n"
       << svgStyle() << "</style>\n<rect class=\"kd-paper\" width=\"" << w
       << "\" height=\"" << h << "\"/>\n";
  os << body << "</svg>\n";
  return text;
}

std::string Svg::file() const { return whole("kiln", /*isFile=*/true); }
std::string Svg::element(StringRef id) const {
  return whole(id, /*isFile=*/false);
}

} // namespace kiln
