// `kiln inspect --layout` and the options that go with it.
#ifndef KILN_TOOLS_CLI_CODE_LAYOUTOPTIONS_H
#define KILN_TOOLS_CLI_CODE_LAYOUTOPTIONS_H

#include "tools/cli/Command.h"
#include "tools/picture/DrawValue.h"

namespace kiln {

/// `static LayoutOptions layout(command);` adds --layout, --target and
/// --num-warps.
class LayoutOptions {
public:
  explicit LayoutOptions(Command &command);

  bool isAsked() const { return value.getNumOccurrences(); }
  /// Whether an option says how to lower the kernel.
  bool isTargeted() const {
    return target.getNumOccurrences() || numWarps.getNumOccurrences();
  }
  /// The layout of the value, of the kernel that FILE[:KERNEL] means; an error
  /// also where `output` would be written over the file.
  llvm::Expected<LayoutPicture> draw(llvm::StringRef file,
                                     llvm::StringRef output) const;

private:
  llvm::cl::opt<std::string> value, target;
  llvm::cl::opt<unsigned> numWarps;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_CODE_LAYOUTOPTIONS_H
