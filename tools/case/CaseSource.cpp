#include "tools/case/CaseSource.h"

#include "targets/support/Errors.h"
#include "tools/case/CaseVariant.h"
#include "tools/driver/Signature.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

/// The types of the case's arguments, as signatures spell them.
static Expected<std::string> signatureOf(const CaseFile &file) {
  std::vector<std::string> types;
  for (auto [index, argument] : enumerate(file.passed())) {
    std::string type =
        (argument.isTensor ? "*" : "") + signatureType(argument.dtypeName);
    if (file.assumes)
      if (auto found = file.assumes->find(argument.name);
          found != file.assumes->end()) {
        if (found->second == 1)
          return JsonLocation{file.path, ""}.at("assumes").error(
              "of a kernel in Python what is always 1 is a constant: put '" +
              argument.name +
              "' among \"constants\", and leave the argument out");
        type += ":" + itostr(found->second);
      }
    types.push_back(std::move(type));
  }
  return join(types, ", ");
}

Expected<PythonOptions> pythonOptions(const CaseFile &file,
                                      const CaseSourceOptions &options) {
  PythonOptions python;
  python.signature = file.python.signature;
  if (python.signature.empty())
    if (Error error = signatureOf(file).moveInto(python.signature))
      return std::move(error);
  python.constants.assign(file.python.constants.begin(),
                          file.python.constants.end());
  python.searchPath = file.python.searchPath;
  python.language = file.language;
  python.target = options.target;
  python.numWarps = options.numWarps ? options.numWarps : file.numWarps;
  python.numStages = options.numStages ? options.numStages : file.numStages;
  return python;
}

static Expected<CaseSource> openSource(const CaseFile &file, StringRef key,
                                       StringRef path,
                                       const CaseSourceOptions &options) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return failure(file.path, ": ", key, ": ", toString(buffer.takeError()));
  CaseSource source;
  if (!isPythonSource(**buffer)) {
    source.text = std::move(*buffer);
    if (Error error = sourceKind(*source.text).moveInto(source.kind))
      return std::move(error);
    return source;
  }
  Expected<PythonOptions> python = pythonOptions(file, options);
  if (!python)
    return python.takeError();
  Expected<PythonKernel> kernel = compilePython(**buffer, file.name, *python);
  if (!kernel)
    return kernel.takeError();
  if (options.notes)
    options.notes->add(kernel->messages);
  source.text = std::move(kernel->tile);
  source.kind = SourceKind::TileIR;
  source.numWarps = kernel->numWarps;
  source.numStages = kernel->numStages;
  return source;
}

Expected<CaseSource> openKernel(const CaseFile &file,
                                const CaseSourceOptions &options) {
  if (file.python.isThere() && !isPythonSource(file.kernel) &&
      !isPythonSource(file.reference))
    return failure(file.path,
                   ": \"signature\", \"constants\" and "
                   "\"python_path\" are of kernels in Python, and '",
                   file.kernel, "' is none");
  return openSource(file, "kernel", file.kernel, options);
}

Expected<CaseSource> openReference(const CaseFile &file,
                                   const CaseSourceOptions &options) {
  return file.reference.empty()
             ? openKernel(file, options)
             : openSource(file, "reference", file.reference, options);
}

/// The name of an autotuner's configuration: what it says.
static std::string labelOf(const PythonConfiguration &configuration) {
  std::vector<std::string> parts;
  for (auto &[name, value] : configuration.constants)
    parts.push_back(name + "=" + value);
  for (auto [name, number] :
       {std::pair("num_warps=", configuration.numWarps),
        std::pair("num_stages=", configuration.numStages)})
    if (number)
      parts.push_back(name + utostr(*number));
  return join(parts, ", ");
}

Expected<CaseFile> readCaseToTune(StringRef path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file || !file->configurations.empty() || !isPythonSource(file->kernel))
    return file;
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(file->kernel);
  if (!buffer)
    return failure(path, ": kernel: ", toString(buffer.takeError()));
  PythonOptions options;
  options.searchPath = file->python.searchPath;
  options.language = file->language;
  Expected<std::vector<PythonConfiguration>> found =
      pythonConfigurations(**buffer, file->name, options);
  if (!found)
    return found.takeError();
  std::vector<CaseFile> configurations;
  for (const PythonConfiguration &one : *found) {
    CaseFile configuration = *file;
    for (auto &[name, value] : one.constants)
      configuration.python.set(name, value);
    if (one.numWarps)
      configuration.numWarps = one.numWarps;
    if (one.numStages)
      configuration.numStages = one.numStages;
    configuration.label = labelOf(one);
    if (any_of(configurations, [&](const CaseFile &other) {
          return other.label == configuration.label;
        }))
      continue; // the same twice
    for (unsigned index = 0; index < variantCount(configuration); ++index)
      if (Error error = resolveCase(configuration, index).takeError())
        return std::move(error);
    configurations.push_back(std::move(configuration));
  }
  file->configurations = std::move(configurations);
  return file;
}

} // namespace kiln
