// Typed members of a line of JSON that another program wrote. What has another
// type is an error that says what was expected and what was found.
#ifndef KILN_TOOLS_TUNE_EXECUTE_MESSAGEMEMBERS_H
#define KILN_TOOLS_TUNE_EXECUTE_MESSAGEMEMBERS_H

#include "tools/case/JsonReader.h"
#include <limits>
#include <type_traits>

namespace kiln {

/// How messages call a line of JSON, whoever wrote it.
inline const JsonLocation kLineOfJson{"a line of JSON", ""};

/// The error for a member that is missing or no `what`.
inline llvm::Error wrongMember(const llvm::json::Object &object,
                               llvm::StringRef key, llvm::StringRef what) {
  const llvm::json::Value *value = object.get(key);
  return value ? kLineOfJson.at(key).expected(what, *value)
               : kLineOfJson.error("the key \"" + key + "\", " + what +
                                   ", is missing");
}

inline llvm::Error read(const llvm::json::Object &object, llvm::StringRef key,
                        std::string &target) {
  std::optional<llvm::StringRef> text = object.getString(key);
  if (!text)
    return wrongMember(object, key, "a string");
  target = text->str();
  return llvm::Error::success();
}

/// A string that says something.
inline llvm::Error readText(const llvm::json::Object &object,
                            llvm::StringRef key, std::string &target) {
  if (object.getString(key) == "")
    return wrongMember(object, key, "a string that is not empty");
  return read(object, key, target);
}

/// A number of at least `least`, as `T` holds it.
template <typename T>
llvm::Error readNumber(const llvm::json::Object &object, llvm::StringRef key,
                       T &target, T least = 0) {
  const llvm::json::Value *value = object.get(key);
  std::string wanted = "of at least " + std::to_string(int(least));
  if constexpr (std::is_floating_point_v<T>) {
    std::optional<double> number =
        value ? value->getAsNumber() : std::optional<double>();
    // Nothing takes as long (guess); sums of greater numbers could overflow.
    if (!number || !(*number >= least && *number <= 1e12))
      return wrongMember(object, key, "a number " + wanted);
    target = *number;
  } else {
    std::optional<uint64_t> number;
    if (value && value->getAsUINT64())
      number = value->getAsUINT64();
    else if (std::optional<int64_t> whole = // such as 2.0
             value ? value->getAsInteger() : std::optional<int64_t>();
             whole && *whole >= 0)
      number = uint64_t(*whole);
    if (!number || *number < uint64_t(least) ||
        *number > uint64_t(std::numeric_limits<T>::max()))
      return wrongMember(object, key, "an integer " + wanted);
    target = T(*number);
  }
  return llvm::Error::success();
}

/// A member that may be left out: what is there has the type all the same.
template <typename Read>
llvm::Error ifThere(const llvm::json::Object &object, llvm::StringRef key,
                    Read read) {
  return object.get(key) ? read() : llvm::Error::success();
}

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_MESSAGEMEMBERS_H
