#include "tools/case/NotACase.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

Error notACase(StringRef path, Error error) {
  StringRef suffix = sys::path::extension(path);
  std::string found = toString(std::move(error));
  std::string remedy = "`kiln run --help` shows how a case is used";
  if (is_contained({".ttir", ".mlir", ".ll", ".bc"}, suffix)) {
    found = suffix == ".ttir" || suffix == ".mlir" ? "tile IR" : "LLVM IR";
    remedy = ("`kiln compile " + path + "` takes a kernel alone").str();
  } else if (is_contained({".cubin", ".hsaco", ".fatbin"}, suffix)) {
    found = "machine code";
    remedy = ("`kiln inspect " + path + "` shows it").str();
  }
  return failure(path,
                 ": expected a case file, JSON with \"version\", "
                 "\"kernel\", \"grid\" and \"arguments\", found ",
                 found, "; ", remedy);
}

} // namespace kiln
