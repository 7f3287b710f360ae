// Options whose value is one of a few words. LLVM's parser says only that it
// cannot find an option of that name; this one says the words and the nearest.
#ifndef KILN_TOOLS_CLI_CHOICEPARSER_H
#define KILN_TOOLS_CLI_CHOICEPARSER_H

#include "targets/directives/AllDirectives.h"
#include "targets/support/Suggest.h"
#include "tools/cli/Command.h"

namespace kiln {

/// `cl::opt<Enum, false, ChoiceParser<Enum>>` with cl::values.
template <typename T> class ChoiceParser : public llvm::cl::parser<T> {
public:
  using llvm::cl::parser<T>::parser;

  bool parse(llvm::cl::Option &option, llvm::StringRef, llvm::StringRef text,
             T &value) {
    llvm::SmallVector<llvm::StringRef> names;
    for (const auto &choice : this->Values) {
      names.push_back(choice.Name);
      if (choice.Name != text)
        continue;
      value = choice.V.getValue();
      return false;
    }
    fail("--" + option.ArgStr + ": there is no '" + text + "'" +
         suggestNearest(text, names));
    return true;
  }
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_CHOICEPARSER_H
