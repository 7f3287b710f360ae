// A drawing as SVG text, written shape by shape: lettering stays text, each
// shape with a meaning has a title, and one style sheet serves a file of its
// own and a page alike, light and dark.
#ifndef KILN_TOOLS_CHART_SVG_H
#define KILN_TOOLS_CHART_SVG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace kiln {

/// A point of a drawing, in its units: 1 is a CSS pixel where nobody scales.
using SvgPoint = std::pair<double, double>;

/// A level stroke from a point to the right.
struct SvgStroke {
  double x, y, width;
};

/// Where a text stands from its point, along its line.
enum class SvgAnchor { Start, Middle, End };

/// Marks of a scatter differ in shape, not in colour alone.
enum class SvgMark { Circle, Diamond, Square, Cross };

/// Text with &, <, >, ' and " escaped and bytes that XML forbids replaced: fit
/// for an element and for an attribute in quotes. Bad UTF-8 is mended.
std::string markupText(llvm::StringRef text);

/// A number as markup has it: at most two decimals, none where they are zero.
std::string markupNumber(double value);

/// The style rules of the classes that drawings use, kd-paper, kd-a and so on.
std::string svgStyle();

class Svg {
public:
  /// `title` names the drawing, `description` says in a sentence what it shows;
  /// both are read to those who cannot see it.
  Svg(double width, double height, llvm::StringRef title,
      llvm::StringRef description);

  /// `classes` are names of svgStyle, separated by spaces. An empty `hint` is
  /// none; else it is the title of the shape.
  void rect(double x, double y, double width, double height,
            llvm::StringRef classes, llvm::StringRef hint = "");
  void line(double x1, double y1, double x2, double y2, llvm::StringRef classes,
            llvm::StringRef hint = "");
  /// A line through the points; `closed` joins the last with the first, for
  /// areas.
  void path(llvm::ArrayRef<SvgPoint> points, llvm::StringRef classes,
            llvm::StringRef hint = "", bool closed = false);
  /// Strokes from left to right as one shape; no strokes are an empty one, for
  /// who fills it later.
  void strokes(llvm::ArrayRef<SvgStroke> strokes, llvm::StringRef classes);
  void text(double x, double y, llvm::StringRef text,
            llvm::StringRef classes = "", SvgAnchor anchor = SvgAnchor::Start);
  /// A mark with its centre there, about 8 units wide.
  void mark(double x, double y, SvgMark mark, llvm::StringRef classes,
            llvm::StringRef hint = "");

  /// A file: with name space, style and a ground to stand on.
  std::string file() const;
  /// An element of a page that has svgStyle in its head. `id` is unique in the
  /// page: title and description get names from it.
  std::string element(llvm::StringRef id) const;

private:
  std::string whole(llvm::StringRef id, bool isFile) const;
  void end(llvm::StringRef tag, llvm::StringRef hint);

  double width, height;
  std::string title, description, body;
};

/// The text, or what of it fits `letters` letters with an ellipsis at its end.
/// Never divides a letter.
std::string fittedText(llvm::StringRef text, size_t letters);

/// Width of `letters` letters of the drawings' type, in units: a guess that is
/// wide enough for the fonts that browsers have.
inline double svgTextWidth(size_t letters) { return 6.6 * letters; }

} // namespace kiln

#endif // KILN_TOOLS_CHART_SVG_H
