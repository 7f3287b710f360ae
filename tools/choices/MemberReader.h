// Strict reading of the files of `adaptive`: every member is there once, has
// one type and a value that can be, and there is no other.
#ifndef KILN_TOOLS_CHOICES_MEMBERREADER_H
#define KILN_TOOLS_CHOICES_MEMBERREADER_H

#include "tools/case/JsonReader.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <array>
#include <limits>
#include <vector>

namespace kiln {

/// Reads members of one object. Each function is an error where the member is
/// missing, or is not what is expected; all numbers are finite.
class MemberReader {
public:
  explicit MemberReader(JsonReader &reader) : reader(reader) {}

  llvm::Error text(llvm::StringRef key, std::string &target);
  llvm::Error texts(llvm::StringRef key, std::vector<std::string> &target);
  llvm::Error oneOf(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> values,
                    std::string &target);
  /// Triton's of a kernel.
  llvm::Error hash(llvm::StringRef key, std::string &target);
  /// "backend" and "options": how a build is made.
  llvm::Error build(std::string &backend, std::string &options);
  template <typename Integer>
  llvm::Error integer(llvm::StringRef key, int64_t least, int64_t most,
                      Integer &target) {
    std::string expected = "an integer of at least " + llvm::itostr(least);
    if (most != std::numeric_limits<int64_t>::max())
      expected = "an integer from " + llvm::itostr(least) + " to " +
                 llvm::itostr(most);
    return member(key, expected, [&](const llvm::json::Value &value) {
      std::optional<int64_t> number = value.getAsInteger();
      if (!number || *number < least || *number > most)
        return false;
      target = Integer(*number);
      return true;
    });
  }
  /// How often something was done.
  llvm::Error count(llvm::StringRef key, int64_t &target) {
    return integer(key, 0, std::numeric_limits<int64_t>::max(), target);
  }
  llvm::Error number(llvm::StringRef key, double &target);
  /// Times and their ratios.
  llvm::Error notNegative(llvm::StringRef key, double &target);
  llvm::Error interval(llvm::StringRef key, std::array<double, 2> &target);
  /// An interval of which an end may be null: it is not known.
  llvm::Error openInterval(llvm::StringRef key,
                           std::array<std::optional<double>, 2> &target);
  llvm::Expected<const llvm::json::Array *> array(llvm::StringRef key);

private:
  llvm::Error member(llvm::StringRef key, llvm::StringRef expected,
                     llvm::function_ref<bool(const llvm::json::Value &)> read);

  JsonReader &reader;
};

/// "choices[3] ('add')": where element `index` of an array is, and of which
/// "kernel".
JsonLocation locationOfKernel(const JsonLocation &array, size_t index,
                              const llvm::json::Value &value);

/// Reads the file, or standard input ("-"), whose object has this "version" and
/// what `read` reads. An error is one line, names the file, and says that it
/// should be `what` where it is no JSON.
llvm::Error readStrictly(llvm::StringRef path, llvm::StringRef what,
                         int64_t version,
                         llvm::function_ref<llvm::Error(JsonReader &)> read);

} // namespace kiln

#endif // KILN_TOOLS_CHOICES_MEMBERREADER_H
