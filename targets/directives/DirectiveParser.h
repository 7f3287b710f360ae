// The only parser of directives. Everything is validated here, once: LLVM
// ignores an unknown strategy name silently (`-amdgpu-sched-strategy=bogus`
// compiles), and silent failures cannot be debugged.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVEPARSER_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVEPARSER_H

#include "targets/directives/Directive.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// Reads `name` or `name(parameter=value, ...)` against the catalogue of
/// strategies. The error says what is wrong, where, and which valid spellings
/// are nearest.
llvm::Expected<Directive> parseStrategy(llvm::StringRef spec);

/// Reads the parameters `text`, "name=value, ...", of a directive; `where` is
/// its whole spelling, for messages.
llvm::Expected<Directive> parseDirective(const DirectiveInfo &info,
                                         llvm::StringRef text,
                                         llvm::StringRef where);

/// Reads `strategy[; policy[; policy...]]`. Policies alone mean the strategy
/// `source` with them.
llvm::Expected<ScheduleDirective> parseSchedule(llvm::StringRef spec);

/// The strategy `source`, which changes nothing, without policies.
ScheduleDirective sourceSchedule();

/// Reads a list `name(...); name2`, in the order given, against the catalogue
/// of remats; an empty spec is an empty list.
llvm::Expected<std::vector<Directive>> parseRemats(llvm::StringRef spec);

/// The directives of a list `name(...); name2`, as text. One semicolon may end
/// it; an empty piece elsewhere is an error, since something was to stand there.
llvm::Expected<llvm::SmallVector<llvm::StringRef>>
piecesOf(llvm::StringRef spec);

/// The pieces of `text` between `separator`s outside of parentheses and quotes.
llvm::SmallVector<llvm::StringRef> splitOutside(llvm::StringRef text,
                                                char separator);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVEPARSER_H
