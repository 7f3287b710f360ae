// Strict reading of JSON objects: every key is asked for by its reader, and
// what nobody asked for is an error with the nearest known key. Messages name
// the file and the path inside it.
#ifndef KILN_TOOLS_CASE_JSONREADER_H
#define KILN_TOOLS_CASE_JSONREADER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>

namespace kiln {

/// A location in a JSON file, for messages.
struct JsonLocation {
  std::string file, path;

  /// The member `key` of the object here, or element `index` of the array.
  JsonLocation at(llvm::StringRef key) const;
  JsonLocation at(size_t index) const;
  llvm::Error error(const llvm::Twine &message) const;
  /// `expected WHAT, found KIND`.
  llvm::Error expected(llvm::StringRef what,
                       const llvm::json::Value &found) const;
};

/// One object being read.
class JsonReader {
public:
  static llvm::Expected<JsonReader> open(const llvm::json::Value &value,
                                         JsonLocation location);

  const JsonLocation &location() const { return where; }
  /// The member, or nullptr. It counts as known from here on.
  const llvm::json::Value *find(llvm::StringRef key);
  /// The member, or an error that it is missing.
  llvm::Expected<const llvm::json::Value *> require(llvm::StringRef key);
  /// Members of one type: an error if there, but of another type.
  llvm::Expected<std::optional<std::string>> string(llvm::StringRef key);
  llvm::Expected<std::optional<unsigned>> count(llvm::StringRef key);
  /// An integer from 0 to `most`.
  llvm::Expected<std::optional<unsigned>> upTo(llvm::StringRef key,
                                               unsigned most);
  llvm::Expected<std::optional<double>> number(llvm::StringRef key);
  /// An error if the object has a member that nobody asked for.
  llvm::Error finish() const;

private:
  JsonReader(const llvm::json::Object &object, JsonLocation location)
      : object(&object), where(std::move(location)) {}
  const llvm::json::Object *object;
  JsonLocation where;
  llvm::SmallVector<llvm::StringRef> known;
};

} // namespace kiln

#endif // KILN_TOOLS_CASE_JSONREADER_H
