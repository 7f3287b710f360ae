//===- Limits.h - how large a program may be --------------------*- C++ -*-===//
//
// A program comes from outside, and what is beyond these limits is an error at
// its line: no stack overflows, no memory runs out, and no compilation goes
// on without an end. docs/language.md lists them for users.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_DIAGNOSE_LIMITS_H
#define KILN_FRONTEND_TRITON_DIAGNOSE_LIMITS_H

#include <cstddef>
#include <cstdint>

namespace kiln::triton {

//===- Of the text --------------------------------------------------------===//

/// The largest file that is read: a guess, a hundred times the largest of
/// Python's own library.
inline constexpr size_t kMaxFileSize = size_t(64) << 20;

/// The most brackets that may be open at once, as in Python (MAXLEVEL of its
/// tokenizer).
inline constexpr unsigned kMaxBrackets = 200;

/// The most blocks that may be open at once, as in Python (MAXINDENT).
inline constexpr unsigned kMaxBlocks = 100;

/// The most f-strings that may be open at once, as in Python
/// (MAXFSTRINGLEVEL).
inline constexpr unsigned kMaxFStrings = 150;

/// How deep format specifications of an f-string may hold others, as in Python
/// (MAX_EXPR_NESTING).
inline constexpr unsigned kMaxFormatSpecs = 2;

/// The most decimal digits of an integer, as in Python
/// (sys.int_info.default_max_str_digits): reading them takes quadratic time.
inline constexpr size_t kMaxDecimalDigits = 4300;

/// How deep a tree may be, counting nodes from the module down. Python's own
/// limit is near 3,000; the kernels and packages at hand need 100. A walk that
/// takes 2 KiB of stack a level takes 2 MiB.
inline constexpr unsigned kMaxTreeDepth = 1000;

//===- Of values that are known at compile time ---------------------------===//

/// The most bits of an integer: those of kMaxDecimalDigits digits and some
/// more, so that each can be printed.
inline constexpr int64_t kMaxBits = 14336;

/// The most elements of a tuple or a dictionary with all that is in them, as if
/// nothing were shared, and numbers of a range: of a loop at compile time each
/// is a copy of the body.
inline constexpr int64_t kMaxElements = 1 << 16;

/// The most characters of a string.
inline constexpr int64_t kMaxCharacters = 1 << 20;

/// How deep tuples may be in tuples.
inline constexpr unsigned kMaxValueDepth = 100;

//===- Of what happens at compile time ------------------------------------===//

/// The most functions that call each other. Python allows 1,000; a kernel's
/// are compiled in each other, which takes more of our stack.
inline constexpr size_t kMaxCalls = 100;

/// How deep expressions and statements may be evaluated in each other, calls
/// included. A level takes 1 to 2 KiB of stack, and three times as much under
/// AddressSanitizer.
inline constexpr unsigned kMaxEvaluationDepth = 1000;

/// The most steps of a compilation: expressions and statements evaluated, and
/// elements of values that these copy. A guess: all kernels and packages at
/// hand stay below it, and spending it takes a second.
inline constexpr uint64_t kMaxSteps = 1 << 19;

/// The most errors of a function that are reported.
inline constexpr unsigned kMaxErrors = 20;

/// The most characters of a message; of a longer one the middle is left out.
inline constexpr size_t kMaxMessage = 2000;

//===- Of the kernel ------------------------------------------------------===//

/// The most operations of tile IR of a kernel whose calls are inlined; eight
/// operands count as one more.
inline constexpr uint64_t kMaxOperations = 1 << 18;

/// How deep loops and branches may stand in each other once calls are inlined;
/// the passes of MLIR recurse over them.
inline constexpr unsigned kMaxRegionDepth = 200;

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_DIAGNOSE_LIMITS_H
