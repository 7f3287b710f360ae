// Addresses of an instruction of SASS as text.
#ifndef KILN_TARGETS_ISA_SASS_SASSADDRESS_H
#define KILN_TARGETS_ISA_SASS_SASSADDRESS_H

#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassWord.h"
#include <string>

namespace kiln {

/// "desc[UR6][R2.64+UR4+0x10]", "c[0x3][R4+0x8]".
std::string sassAddress(const SassInstruction &instruction,
                        const SassWord &word);

/// Where in shared memory an asynchronous copy (LDGSTS) goes to.
std::string sassCopyTarget(const SassInstruction &instruction,
                           const SassWord &word);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSADDRESS_H
