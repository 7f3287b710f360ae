#include "tools/cli/compile/CompileSource.h"

#include "targets/gpu/GpuTarget.h"
#include "tools/driver/Compile.h"
#include "tools/tune/TunedFile.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

/// Adds what was chosen for the kernel, less what the options say.
static Error addTuned(StringRef path, StringRef kernel,
                      PythonOptions &options) {
  Expected<TunedFile> choices = TunedFile::read(path);
  if (!choices)
    return choices.takeError();
  for (const TunedKernel *choice : choices->forTarget(options.target->name())) {
    if (!kernel.empty() && kernel != choice->kernel)
      continue;
    for (auto &constant : choice->constants)
      if (none_of(options.constants, [&](const auto &said) {
            return said.first == constant.first;
          }))
        options.constants.push_back(constant);
    if (!options.numWarps)
      options.numWarps = choice->numWarps;
    if (!options.numStages)
      options.numStages = choice->numStages;
  }
  return Error::success();
}

Expected<PythonKernel> compileSource(const Source &source,
                                     PythonOptions options, StringRef tuned,
                                     TileModule *module) {
  if (!tuned.empty() && options.target)
    if (Error error = addTuned(tuned, source.kernel, options))
      return std::move(error);
  return module ? compilePython(*source.buffer, source.kernel, options, *module)
                : compilePython(*source.buffer, source.kernel, options);
}

Expected<AutoCompiled> emitTile(TileModule module,
                                const CompileOptions &options) {
  Expected<Compiled> compiled =
      compileToModule(std::move(module), options, Stage::Tile);
  if (!compiled)
    return compiled.takeError();
  return AutoCompiled{std::move(*compiled), {}, {}, {}};
}

Error listKernels(StringRef file, const PythonCommandLine &python) {
  Expected<PythonOptions> options = python.options(CompileOptions());
  if (!options)
    return options.takeError();
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file);
  if (!buffer)
    return buffer.takeError();
  Expected<std::string> text = listPythonKernels(**buffer, options->searchPath);
  return text ? writeOutput("-", *text) : text.takeError();
}

} // namespace kiln
