//===- Options.h - what the language is compiled for ----------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_OPTIONS_H
#define KILN_FRONTEND_TRITON_LANGUAGE_OPTIONS_H

#include <string>

namespace kiln::triton {

/// Whose release a program is written for. They differ in little; what differs
/// asks for it by name.
enum class LanguageVersion { V3_6, V3_9 };

/// What a compilation fixes beside the program.
struct LanguageOptions {
  LanguageVersion version = LanguageVersion::V3_6;
  /// "cuda" or "hip", what `tl.target_info` and libdevice follow.
  std::string backend = "cuda";
  /// The architecture as Triton counts it: 90, or gfx942.
  std::string arch = "90";
  /// Whether asserts of the device are kept (`debug=True`).
  bool debug = false;
  /// Whether 32-bit arithmetic is checked for overflow, which `debug` implies
  /// in Triton unless told otherwise.
  bool sanitizeOverflow = false;
  int numWarps = 4, numStages = 3;
  int warpSize = 32; ///< lanes, by the record of the GPU
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_OPTIONS_H
