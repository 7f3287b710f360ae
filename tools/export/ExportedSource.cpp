// The C source of an exported kernel: the launcher as it is for all of them
// (targets/launch), the binaries, tables, and the functions of this one.
#include "tools/export/ExportedFiles.h"
#include "tools/export/ExportedNames.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/launch/BinaryMatch.h"
#include "tools/Version.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

static constexpr const char *launcher[] = {
#include "targets/launch/LauncherDriver.c.inc"
    ,
#include "targets/launch/LauncherModule.c.inc"
    ,
#include "targets/launch/LauncherLoad.c.inc"
    ,
#include "targets/launch/LauncherLaunch.c.inc"
    ,
#include "targets/launch/LauncherRace.c.inc"
    ,
#include "targets/launch/LauncherAdaptive.c.inc"
    ,
#include "targets/launch/LauncherJson.c.inc"
    ,
#include "targets/launch/LauncherChoices.c.inc"
};

namespace {

/// Writes one source.
class SourceWriter {
public:
  SourceWriter(const ExportedKernel &kernel, raw_ostream &os)
      : kernel(kernel), os(os) {}
  void write(StringRef header);

private:
  void image(unsigned index, StringRef object);
  void binary(const ExportBinary *binary, raw_ostream &rows);
  void binaries();
  void variants();
  void facts();
  void run(StringRef suffix, StringRef parameter, StringRef asked);
  void functions();
  uint64_t needs(const ExportedKernel::Variant &variant) const;

  const ExportedKernel &kernel;
  raw_ostream &os;
  std::vector<StringRef> images; ///< as they are numbered
  /// What is tested at a launch: (argument, fact), a bit of the mask for each.
  std::vector<std::pair<unsigned, Fact>> tests;
};

} // namespace

void SourceWriter::image(unsigned index, StringRef object) {
  // As an ELF file, it wants to begin at a multiple of eight bytes.
  os << "\nstatic const struct {\n  uint64_t alignment;\n  unsigned char bytes["
     << object.size() << "];\n} image_" << index << " = {0, {\n";
  for (auto [at, byte] : enumerate(object.bytes()))
    os << unsigned(byte) << (at % 24 == 23 ? ",\n" : ",");
  os << "}};\n";
}

void SourceWriter::binary(const ExportBinary *binary, raw_ostream &rows) {
  if (!binary || binary->object.empty()) { // for this GPU there is none
    rows << "    {NULL, NULL, NULL, 0, 0, 0, 0, 0},\n";
    return;
  }
  // Variants may have given the same machine code.
  size_t index = find(images, binary->object) - images.begin();
  if (index == images.size()) {
    images.push_back(binary->object);
    image(index, binary->object);
  }
  BinaryMatch match = matchOf(*binary->target);
  rows << "    {image_" << index << ".bytes, \"" << binary->kernel.name
       << "\",\n     \"" << binary->digest() << "\",\n     " << match.first
       << ", " << match.last << ", " << match.rank << ", " << binary->threads
       << ", " << binary->dynamicShared << "}, /* " << binary->target->name()
       << " */\n";
}

void SourceWriter::binaries() {
  std::string table;
  raw_string_ostream rows(table);
  for (const ExportedKernel::Variant &variant : kernel.variants)
    for (unsigned build = 0; build != kernel.mostBuilds(); ++build)
      for (auto [own, others] : zip(variant.binaries, variant.others))
        binary(build == 0              ? &own
               : build > others.size() ? nullptr
                                       : &others[build - 1],
               rows);
  os << "\nstatic const kiln_binary binaries[] = {\n" << table << "};\n";
}

uint64_t SourceWriter::needs(const ExportedKernel::Variant &variant) const {
  uint64_t mask = 0;
  for (auto [bit, test] : enumerate(tests))
    if (variant.facts[test.first] & maskOf(test.second))
      mask |= uint64_t(1) << bit;
  return mask;
}

void SourceWriter::variants() {
  std::string table;
  raw_string_ostream rows(table);
  os << '\n';
  for (auto [index, variant] : enumerate(kernel.variants)) {
    rows << "    {UINT64_C(" << format_hex(needs(variant), 4) << "), ";
    if (!variant.passed) {
      rows << "NULL, 0},\n";
      continue;
    }
    // Parameters that nobody reads stand after the arguments.
    os << "static const unsigned char passed_" << index << "[] = {";
    for (unsigned argument : *variant.passed)
      os << argument << ", ";
    for (unsigned i = 0; i < kernel.surplus; ++i)
      os << kernel.arguments.size() << ", ";
    os << "};\n";
    rows << "passed_" << index << ", "
         << variant.passed->size() + kernel.surplus << "},\n";
  }
  os << "static const kiln_variant variants[] = {\n"
     << table << "};\n\nstatic const kiln_program program = {\n    \""
     << kernel.name << "\", variants, " << kernel.variants.size() << ", "
     << kernel.mostBuilds() << ", binaries, "
     << kernel.variants.back().binaries.size() << "};\n";
}

/// What holds of the arguments, of all that makes a difference to a variant.
void SourceWriter::facts() {
  if (tests.empty())
    return;
  os << "\nstatic uint64_t facts_of(";
  ListSeparator comma;
  std::vector<unsigned> used;
  for (auto [argument, fact] : tests)
    if (used.empty() || used.back() != argument)
      used.push_back(argument);
  for (unsigned argument : used)
    os << comma << parameterInC(kernel.arguments[argument]);
  os << ") {\n  return ";
  ListSeparator bar(" |\n         ");
  for (auto [bit, test] : enumerate(tests)) {
    std::string text = rowOf(test.second).test.str();
    text.replace(text.find('$'), 1, nameInC(kernel.arguments[test.first].name));
    os << bar << "(uint64_t)(" << text << ") << " << bit;
  }
  os << ";\n}\n";
}

/// One of the two functions that launch.
void SourceWriter::run(StringRef suffix, StringRef parameter, StringRef asked) {
  StringRef null = kernel.surplus ? "  void *nothing = NULL;\n" : "";
  unsigned count = kernel.arguments.size() + kernel.surplus;
  os << "\nint " << kernel.name << suffix << "(kiln_module *module, "
     << parameter << "const kiln_launch *launch" << parametersInC(kernel)
     << ") {\n"
     << null << "  void *arguments[" << std::max(count, 1u) << "], *passed["
     << std::max(count, 1u) << "];\n";
  for (auto [index, argument] : enumerate(kernel.arguments))
    os << "  arguments[" << index << "] = (void *)&" << nameInC(argument.name)
       << ";\n";
  for (unsigned i = kernel.arguments.size(); i < count; ++i)
    os << "  arguments[" << i << "] = &nothing;\n";
  if (!count)
    os << "  arguments[0] = NULL;\n";
  os << "  return kiln_run(module, &program, ";
  if (tests.empty()) {
    os << '0';
  } else {
    os << "facts_of(";
    ListSeparator comma;
    unsigned last = ~0u;
    for (auto [argument, fact] : tests)
      if (std::exchange(last, argument) != argument)
        os << comma << nameInC(kernel.arguments[argument].name);
    os << ')';
  }
  os << ", " << asked
     << ", launch, arguments,\n                  passed);\n}\n";
}

void SourceWriter::functions() {
  const std::string &name = kernel.name;
  os << "\nint " << name << "_load(kiln_module **module, "
     << "const kiln_driver *driver) {\n"
     << "  return kiln_load(module, &program, driver);\n}\n"
     << "\nint " << name << "_preload(kiln_module *module) {\n"
     << "  return kiln_preload(module, &program);\n}\n";
  os << "\nint " << name << "_adaptive(kiln_module *module, "
     << "const kiln_adaptive *adaptive) {\n"
     << "  return kiln_set_adaptive(module, &program, adaptive);\n}\n"
     << "\nint " << name << "_choices(const kiln_module *module, char *text, "
     << "size_t size) {\n"
     << "  return kiln_write_choices(module, &program, text, size);\n}\n"
     << "\nint " << name << "_choose(kiln_module *module, const char *text) {\n"
     << "  return kiln_take_choices(module, &program, text);\n}\n";
  run("", "", "-1");
  run("_variant", "int variant, ", "variant < 0 ? INT32_MAX : variant");
  os << "\nint " << name << "_variants(void) { return "
     << kernel.variants.size() << "; }\n"
     << "\nconst char *" << name << "_error(int code) {\n"
     << "  return kiln_error(code,\n                    \"" << name
     << " has binaries for " << targetNames(kernel)
     << ", none of which this GPU runs\");\n}\n"
     << "\nvoid " << name << "_unload(kiln_module *module) {\n"
     << "  if (module && module->program == &program)\n"
     << "    kiln_unload(module);\n}\n";
}

void SourceWriter::write(StringRef header) {
  for (auto [index, argument] : enumerate(kernel.arguments))
    for (const FactRow &row : factRows())
      if (!row.test.empty() &&
          any_of(kernel.variants, [&](const auto &variant) {
            return variant.facts[index] & maskOf(row.fact);
          }))
        tests.push_back({unsigned(index), row.fact});
  os << kExportedMark
     << " (kiln " KILN_VERSION "); export again instead of editing.\n"
        " * Compile as C99 with GCC or Clang; link with -ldl and -pthread. */\n"
        "#ifndef _POSIX_C_SOURCE\n#define _POSIX_C_SOURCE 200809L\n#endif\n"
        "#include \""
     << header
     << "\"\n\n#include <dlfcn.h>\n#include <pthread.h>\n#include <stdlib.h>\n"
        "#include <string.h>\n\n";
  for (const char *part : launcher)
    os << part << '\n';
  binaries();
  variants();
  facts();
  os << gridDefinition(kernel);
  functions();
}

std::string exportedSource(const ExportedKernel &kernel, StringRef header) {
  std::string text;
  raw_string_ostream os(text);
  SourceWriter(kernel, os).write(header);
  return text;
}

} // namespace kiln
