// Kernels in Triton's language: a file of Python becomes tile IR before
// anything else looks at it. There is no Python in it: Kiln reads the language.
#ifndef KILN_TOOLS_ENTRY_PYTHONSOURCE_H
#define KILN_TOOLS_ENTRY_PYTHONSOURCE_H

#include "tools/entry/SourceError.h"
#include "tools/source/Source.h"
#include <optional>
#include <vector>

namespace kiln {

struct GpuTarget;
struct CompileOptions;
struct TileModule;
namespace tt {
enum class Language; // frontend/dialect/TileDialect.h
}

/// What beside the file decides what a kernel in Triton's language is.
struct PythonOptions {
  /// As Triton's ahead-of-time compiler takes it: for each parameter, or for
  /// each that `constants` does not name, "*fp16:16" (a type, and what the
  /// value is a multiple of; ":1" makes it the constant 1), or a constant.
  std::string signature;
  /// Constants by parameter, as expressions of Python.
  std::vector<std::pair<std::string, std::string>> constants;
  /// Folders in which imports are looked for, after the file's own.
  std::vector<std::string> searchPath;
  /// The Triton that the program is written for; absent: 3.6.
  std::optional<tt::Language> language{};
  const GpuTarget *target = nullptr; ///< null: an H100
  /// Absent: what the kernel's autotuner says, else what compileKernel takes.
  std::optional<unsigned> numWarps{}, numStages{};

  /// Takes over what the options for the rest of the pipeline say, too.
  void follow(const CompileOptions &options);
};

/// A kernel's tile IR, as compileKernel takes it.
struct PythonKernel {
  /// The text, with the locations of the Python source; its name is that of the
  /// Python file with ".ttir" after it.
  std::unique_ptr<llvm::MemoryBuffer> tile;
  std::string name; ///< the kernel's
  /// What a configuration of its autotuner says that was taken.
  std::optional<unsigned> numWarps, numStages;
  SourceMessages messages; ///< warnings and remarks

  /// Sets the options that the kernel decides.
  void apply(CompileOptions &options) const;
};

/// Whether a file is Python, by its suffix.
bool isPythonSource(llvm::MemoryBufferRef file);
bool isPythonSource(llvm::StringRef path);

/// The kernel `kernel` (empty: the only one) of a Python file as tile IR. The
/// buffer's name is what messages call the file, and imports are looked for
/// beside it. The error is a SourceError.
llvm::Expected<PythonKernel> compilePython(llvm::MemoryBufferRef python,
                                           llvm::StringRef kernel,
                                           const PythonOptions &options);

/// The same with the tile IR in `module` instead of as text: `tile` is null.
llvm::Expected<PythonKernel> compilePython(llvm::MemoryBufferRef python,
                                           llvm::StringRef kernel,
                                           const PythonOptions &options,
                                           TileModule &module);

/// One configuration of an autotuned kernel.
struct PythonConfiguration {
  /// Constants as PythonOptions has them.
  std::vector<std::pair<std::string, std::string>> constants;
  std::optional<unsigned> numWarps, numStages;
};

/// What the autotuner of a kernel chooses from, as far as it agrees with the
/// constants of the options; empty: it has none. The error is a SourceError.
llvm::Expected<std::vector<PythonConfiguration>>
pythonConfigurations(llvm::MemoryBufferRef python, llvm::StringRef kernel,
                     const PythonOptions &options);

/// The kernels of a Python file as text for people: their parameters, and what
/// of each has to be said to compile it. The error is a SourceError.
llvm::Expected<std::string>
listPythonKernels(llvm::MemoryBufferRef python,
                  llvm::ArrayRef<std::string> searchPath);

} // namespace kiln

#endif // KILN_TOOLS_ENTRY_PYTHONSOURCE_H
