#include "tools/cli/code/CheckHazards.h"
#include "tools/cli/Command.h"
#include "tools/cli/Progress.h"
#include "tools/hazards/HazardCheckFile.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

Expected<std::string> checkHazards(ArrayRef<BinaryFile> binaries,
                                   ArrayRef<std::string> kernels, bool asJson,
                                   int &status) {
  std::vector<CheckedCode> checked;
  bool isAnyChecked = false;
  Progress progress;
  for (const BinaryFile &binary : binaries) {
    StringRef name = binary.code->getBufferIdentifier();
    Expected<std::vector<CheckedCode>> found = checkFileForHazards(
        binary.code->getMemBufferRef(), kernels, [&](size_t functions) {
          progress.show(
              formatv("{0}: {1} functions checked", name, functions).str());
        });
    progress.clear();
    if (!found) {
      status = fail(found.takeError());
      continue;
    }
    isAnyChecked = true;
    move(*found, std::back_inserter(checked));
  }
  if (!isAnyChecked)
    return std::string();
  if (status == Done && countHazards(checked))
    status = CheckFailed;
  return asJson ? hazardReportJson(checked) : hazardReportText(checked);
}

} // namespace kiln
