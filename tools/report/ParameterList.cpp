#include "tools/report/ParameterList.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatAdapters.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace kiln {

static std::string aboutOf(const TileParameter &parameter) {
  std::string about;
  if (parameter.divisibility > 1)
    about = formatv("divisible by {0}", parameter.divisibility).str();
  StringRef written = !parameter.written   ? "perhaps written"
                      : *parameter.written ? "written"
                                           : "";
  if (!about.empty() && !written.empty())
    about += ", ";
  return about + written.str();
}

std::string parameterText(ArrayRef<ListedSignatures> files) {
  std::string text;
  raw_string_ostream os(text);
  for (const ListedSignatures &file : files)
    for (const TileSignature &kernel : file.kernels) {
      os << (text.empty() ? "" : "\n") << file.file << ": " << kernel.kernel
         << '\n';
      size_t names = 0, types = 0;
      for (const TileParameter &parameter : kernel.parameters) {
        names = std::max(names, parameter.name.size());
        types = std::max(types, parameter.type.size());
      }
      for (auto [number, parameter] : enumerate(kernel.parameters)) {
        std::string line =
            formatv("{0,3}  {1}  {2}  {3}", number,
                    fmt_align(parameter.name, AlignStyle::Left, names),
                    fmt_align(parameter.type, AlignStyle::Left, types),
                    aboutOf(parameter));
        os << StringRef(line).rtrim() << '\n';
      }
    }
  return text;
}

std::string parameterJson(ArrayRef<ListedSignatures> files) {
  std::string text;
  raw_string_ostream os(text);
  json::OStream json(os, 2);
  json.object([&] {
    json.attribute("version", parameterListVersion);
    json.attributeArray("kernels", [&] {
      for (const ListedSignatures &file : files)
        for (const TileSignature &kernel : file.kernels)
          json.object([&] {
            json.attribute("file", file.file);
            json.attribute("kernel", kernel.kernel);
            json.attributeArray("parameters", [&] {
              for (const TileParameter &parameter : kernel.parameters)
                json.object([&] {
                  json.attribute("name", parameter.name);
                  json.attribute("type", parameter.type);
                  json.attribute("divisibility", parameter.divisibility);
                  json.attribute("written", parameter.written);
                });
            });
          });
    });
  });
  os << '\n';
  return text;
}

} // namespace kiln
