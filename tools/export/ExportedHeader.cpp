// The header of an exported kernel.
#include "tools/export/ExportedFiles.h"
#include "tools/export/ExportedNames.h"

#include "tools/Version.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

static constexpr char launchTypes[] =
#include "targets/launch/LaunchTypes.h.inc"
    ;

/// The functions, with `@` for the exported name, `#` for its arguments.
static constexpr StringLiteral functions = R"(
/* Opens the driver and makes ready for every GPU it has. `driver`: null for
 * libcuda.so.1, else where its functions are to be found. */
int @_load(kiln_module **module, const kiln_driver *driver);

/* Loads the kernel for the GPU of the thread's current context. Launches load
 * what they miss, but never while a stream is being captured. */
int @_preload(kiln_module *module);

/* Launches the variant that assumes most and fits the arguments. */
int @(kiln_module *module, const kiln_launch *launch#);

/* Launches variant `variant`, 0 to @_variants() - 1; KILN_WRONG_VARIANT if it
 * assumes what does not hold of the arguments. */
int @_variant(kiln_module *module, int variant, const kiln_launch *launch#);
int @_variants(void);

/* From now on launches choose among the builds of their variant, as
 * kiln_adaptive says; null, or never called: they take the plain build. Call it
 * before @_preload, which then loads all builds. Nothing waits for a time, and
 * into a graph goes the best build of its moment. KILN_NO_EVENTS if the driver
 * lacks what times launches; then nothing has changed. */
int @_adaptive(kiln_module *module, const kiln_adaptive *adaptive);

/* Writes what was chosen on GPUs of the model of the thread's current context,
 * as JSON text, as far as `size` bytes hold it with the 0 at its end. Returns
 * the bytes of the whole text without that 0, or a negative code. */
int @_choices(const kiln_module *module, char *text, size_t size);

/* Takes what @_choices wrote, in this process or another one: where launches
 * choose (@_adaptive), those of a size that the text knows take its build at
 * once. What is of another GPU, or of a build that is not in here, is left out,
 * and what was chosen already stays. KILN_BAD_CHOICES if the text is malformed;
 * then nothing has changed. */
int @_choose(kiln_module *module, const char *text);

/* What a code that one of these returned means. */
const char *@_error(int code);

/* No launch may be in flight in another thread; kernels that were launched must
 * have ended. */
void @_unload(kiln_module *module);
)";

static std::string filled(StringRef text, const ExportedKernel &kernel) {
  std::string result;
  for (char c : text) {
    if (c == '@')
      result += kernel.name;
    else if (c == '#')
      result += parametersInC(kernel);
    else
      result += c;
  }
  return result;
}

/// "N % 16 == 0, stride == 1".
static std::string wordsOf(const ExportedKernel &kernel,
                           ArrayRef<FactMask> facts) {
  std::string text;
  for (auto [mask, argument] : zip(facts, kernel.arguments))
    for (const FactRow &row : factRows())
      if (mask & maskOf(row.fact))
        text += (text.empty() ? "" : ", ") + nameInC(argument.name) +
                row.words.str();
  return text.empty() ? "assumes nothing" : "assumes " + text;
}

static std::string describeVariants(const ExportedKernel &kernel) {
  std::string text = "/* Variants, for " + targetNames(kernel) + ":\n";
  for (auto [index, variant] : enumerate(kernel.variants))
    text +=
        " *  " + utostr(index) + "  " + wordsOf(kernel, variant.facts) + "\n";
  return text + " */\n";
}

std::string exportedHeader(const ExportedKernel &kernel) {
  std::string guard = "KILN_EXPORT_" + StringRef(kernel.name).upper() + "_H";
  std::string text =
      (kExportedMark + " (kiln " KILN_VERSION "); export again instead of "
                       "editing. */\n")
          .str();
  text += "#ifndef " + guard + "\n#define " + guard + "\n\n" +
          "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n" +
          launchTypes + "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n" +
          describeVariants(kernel) + filled(functions, kernel);
  std::string grid = gridPrototype(kernel);
  if (!grid.empty())
    text += "\n/* The grid of a launch for these sizes; "
            "KILN_INVALID_ARGUMENT if there is none. */\n" +
            grid + ";\n";
  return text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
}

} // namespace kiln
