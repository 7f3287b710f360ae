// A layout as a picture: one cell for each element that says who holds it, or
// where it lies in shared memory.
#ifndef KILN_TOOLS_PICTURE_LAYOUTPICTURE_H
#define KILN_TOOLS_PICTURE_LAYOUTPICTURE_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <string>
#include <vector>

namespace kiln {

/// What is drawn of one element.
struct LayoutCell {
  std::string label;
  /// Cells of one group (lane, bank) have one colour.
  unsigned group = 0;
  /// Cells of one shade (warp, word) are equally dark.
  unsigned shade = 0;
};

struct LayoutPicture {
  std::string title;
  /// Lines that say what the cells say.
  std::vector<std::string> notes;
  llvm::SmallVector<int64_t> shape;
  /// One for each element, the last dimension fastest.
  std::vector<LayoutCell> cells;
  /// How many groups and shades there are.
  unsigned groups = 1, shades = 1;
};

/// The last two dimensions of a tensor at one index of the others.
struct LayoutSlice {
  /// "[1, 0, :, :]", or empty where there is but one.
  std::string name;
  unsigned firstCell, rows, columns;
};

/// The slices in order. A tensor of one dimension is drawn in rows of sixteen.
std::vector<LayoutSlice> slicesOf(const LayoutPicture &picture);

/// As text with aligned columns.
std::string layoutText(const LayoutPicture &picture);
/// As a picture for a browser.
std::string layoutSvg(const LayoutPicture &picture);

} // namespace kiln

#endif // KILN_TOOLS_PICTURE_LAYOUTPICTURE_H
