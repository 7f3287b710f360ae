// The picture of a value of GPU-level IR, by the name it has in the text.
#ifndef KILN_TOOLS_PICTURE_DRAWVALUE_H
#define KILN_TOOLS_PICTURE_DRAWVALUE_H

#include "tools/picture/LayoutPicture.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kiln {

/// Draws the value `name` ("%15", "21#1") of the one kernel in `text`, which is
/// what `kiln compile --emit gpu` printed from `file`.
llvm::Expected<LayoutPicture>
drawValue(llvm::StringRef text, llvm::StringRef file, llvm::StringRef name);

} // namespace kiln

#endif // KILN_TOOLS_PICTURE_DRAWVALUE_H
