// Scheduling directives of a kernel, spelled `name(parameter=value, ...)`: a
// scheduling strategy, policies beside it (what LLVM's own passes may do), and
// rematerialization passes. One spelling for the kernel source, the command
// line, LLVM IR attributes and stock llc. This header includes all of it:
// names, catalogue, values, parser.
#ifndef KILN_TARGETS_DIRECTIVES_ALLDIRECTIVES_H
#define KILN_TARGETS_DIRECTIVES_ALLDIRECTIVES_H

#include "targets/directives/Catalogue.h"
#include "targets/directives/DirectiveParser.h"
#include "targets/directives/DirectiveRules.h"
#include "targets/support/KernelAttributes.h"

#endif // KILN_TARGETS_DIRECTIVES_ALLDIRECTIVES_H
