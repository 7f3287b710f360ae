// Addresses of an instruction of SASS as text.
#ifndef KILN_TARGETS_ISA_SASS_SASSADDRESS_H
#define KILN_TARGETS_ISA_SASS_SASSADDRESS_H

#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassWord.h"
#include <optional>
#include <string>

namespace kiln {

/// "desc[UR6][R2.64+UR4+0x10]", "c[0x3][R4+0x8]".
std::string sassAddress(const SassInstruction &instruction,
                        const SassWord &word);

/// Where in shared memory an asynchronous copy (LDGSTS) goes to.
std::string sassCopyTarget(const SassInstruction &instruction,
                           const SassWord &word);

/// A register of the uniform datapath by its field and what it is to the
/// instruction: "[24]" an address, "u64" the register alone, "desc40", "gdesc24",
/// "tmem32", and "tmem32+" with an offset. Absent: the token is none of these.
std::optional<std::string>
sassUniform(llvm::StringRef token, const SassWord &word, unsigned capability);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSADDRESS_H
