// Accesses of global memory as Triton 3.6 writes them for NVIDIA: inline PTX.
#ifndef KILN_TEST_UNIT_MIR_PASSES_RANDOM_PTXTEXT_H
#define KILN_TEST_UNIT_MIR_PASSES_RANDOM_PTXTEXT_H

#include <string>

namespace kiln::test {

/// A 32-bit load under a predicate; `other`, or 0 if that is empty, without it.
inline std::string predicatedLoad(const std::string &pointer,
                                  const std::string &predicate,
                                  const std::string &other) {
  if (other.empty())
    return "call i32 asm sideeffect \"mov.u32 $0, 0x0;\\0A\\09@$2 "
           "ld.global.b32 { $0 }, [ $1 + 0 ];\", \"=r,l,b\"(ptr addrspace(1) " +
           pointer + ", i1 " + predicate + ")";
  return "call i32 asm sideeffect \"mov.u32 $0, $1;\\0A\\09@$3 ld.global.b32 "
         "{ $0 }, [ $2 + 0 ];\", \"=r,r,l,b\"(i32 " +
         other + ", ptr addrspace(1) " + pointer + ", i1 " + predicate + ")";
}

inline std::string plainAsmLoad(const std::string &pointer) {
  return "call i32 asm sideeffect \"mov.u32 $0, 0x0;\\0A\\09ld.global.b32 { $0 "
         "}, [ $1 + 0 ];\", \"=r,l\"(ptr addrspace(1) " +
         pointer + ")";
}

/// A 32-bit store, under a predicate if there is one.
inline std::string predicatedStore(const std::string &pointer,
                                   const std::string &value,
                                   const std::string &predicate) {
  if (predicate.empty())
    return "call void asm sideeffect \"st.global.b32 [ $1 + 0 ], { $0 };\", "
           "\"r,l\"(i32 " +
           value + ", ptr addrspace(1) " + pointer + ")";
  return "call void asm sideeffect \"@$2 st.global.b32 [ $1 + 0 ], { $0 };\", "
         "\"r,l,b\"(i32 " +
         value + ", ptr addrspace(1) " + pointer + ", i1 " + predicate + ")";
}

} // namespace kiln::test

#endif
