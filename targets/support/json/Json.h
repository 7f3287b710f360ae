// JSON that comes from outside.
#ifndef KILN_TARGETS_SUPPORT_JSON_JSON_H
#define KILN_TARGETS_SUPPORT_JSON_JSON_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// JSON from text. LLVM's parser recurses into arrays and objects, so text that
/// nests deep enough to overflow the stack is refused before it starts.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text);

/// The same, and no object may have a member twice: of those LLVM's parser
/// keeps the last without a word.
llvm::Expected<llvm::json::Value> parseStrictJson(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_JSON_JSON_H
