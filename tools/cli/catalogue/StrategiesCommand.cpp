// `kiln strategies`: what a kernel can ask of the scheduling layer and of the
// lowering, with every parameter, its range and its default.
#include "targets/directives/AllDirectives.h"
#include "tools/cli/FormatOption.h"
#include "tools/cli/catalogue/VariantList.h"
#include "tools/report/WrappedText.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("strategies",
                       "list scheduling strategies, policies, "
                       "rematerialization passes and lowering variants with "
                       "their parameters",
                       "kiln strategies\nkiln strategies --format json", run);
static FormatOption format(command);

static std::string number(const ParamInfo &param, double value) {
  return param.kind == ParamInfo::Int ? std::to_string(int64_t(value))
                                      : formatv("{0}", value).str();
}

static std::string range(const ParamInfo &param) {
  switch (param.kind) {
  case ParamInfo::Int:
  case ParamInfo::Float:
    return number(param, param.min) + ".." + number(param, param.max);
  case ParamInfo::Bool:
    return "true|false";
  case ParamInfo::Enum:
    return join(param.choices, "|");
  case ParamInfo::Text:
    return "text";
  }
  llvm_unreachable("a kind of parameter without a range");
}

/// The string that a default is spelled as.
static std::string textOf(StringRef spelled) {
  if (!spelled.consume_front("\""))
    return spelled.str();
  spelled.consume_back("\"");
  std::string text;
  for (; !spelled.empty(); spelled = spelled.drop_front()) {
    spelled.consume_front("\\");
    text += spelled.take_front();
  }
  return text;
}

/// The default as a value of the parameter's type.
static json::Value defaultOf(const ParamInfo &param) {
  StringRef spelled = param.defaultValue;
  int64_t integer = 0;
  double real = 0;
  if (param.isRequired())
    return nullptr;
  switch (param.kind) {
  case ParamInfo::Int:
    spelled.getAsInteger(10, integer);
    return integer;
  case ParamInfo::Float:
    spelled.getAsDouble(real);
    return real;
  case ParamInfo::Bool:
    return spelled == "true";
  case ParamInfo::Enum:
    return spelled;
  case ParamInfo::Text:
    return textOf(spelled);
  }
  llvm_unreachable("a kind of parameter without a default");
}

static json::Value toJson(const ParamInfo &param) {
  json::Object object{{"name", param.name},
                      {"type", param.kindName()},
                      {"default", defaultOf(param)},
                      {"help", param.help},
                      {"min", nullptr},
                      {"max", nullptr},
                      {"choices", nullptr}};
  if (param.kind == ParamInfo::Int) {
    object["min"] = int64_t(param.min);
    object["max"] = int64_t(param.max);
  } else if (param.kind == ParamInfo::Float) {
    object["min"] = param.min;
    object["max"] = param.max;
  } else if (param.kind == ParamInfo::Enum) {
    object["choices"] = json::Array(param.choices);
  }
  return object;
}

static json::Value toJson(ArrayRef<const DirectiveInfo *> directives) {
  json::Array list;
  for (const DirectiveInfo *directive : directives) {
    json::Array params;
    for (const ParamInfo &param : directive->params)
      params.push_back(toJson(param));
    list.push_back(json::Object{{"name", directive->name},
                                {"summary", directive->summary},
                                {"parameters", std::move(params)}});
  }
  return list;
}

static void addRows(Table &table, StringRef kind,
                    ArrayRef<const DirectiveInfo *> directives) {
  for (const DirectiveInfo *directive : directives) {
    table.row({kind.str(), directive->name.str(), "", "", "",
               directive->summary.str()});
    for (const ParamInfo &param : directive->params)
      table.row({"", "", param.name.str(), range(param), param.defaultValue,
                 param.help});
  }
}

/// Of the lists, off a terminal: they are prose, which people read there, too.
constexpr unsigned kColumns = 100;

/// For a terminal: a list, because a table of all this is wider than any.
static void printList(StringRef kind,
                      ArrayRef<const DirectiveInfo *> directives) {
  outs() << kind << ":\n";
  for (const DirectiveInfo *directive : directives) {
    printWrapped(outs(), (directive->name + ": " + directive->summary).str(), 2,
                 kColumns);
    for (const ParamInfo &param : directive->params) {
      std::string values = param.kind == ParamInfo::Enum
                               ? join(param.choices, " | ")
                               : range(param);
      std::string standard =
          param.isRequired() ? "required" : "default " + param.defaultValue;
      printWrapped(outs(),
                   formatv("{0} ({1}; {2}): {3}", param.name, values, standard,
                           param.help)
                       .str(),
                   6, kColumns);
    }
  }
}

/// Lowering variants are options, and no directives that a kernel carries.
static void printVariants() {
  outs() << "lowering variants of tile IR:\n";
  for (const VariantRecord &record : loweringVariants()) {
    printWrapped(outs(), ("--" + record.name + ": " + record.help).str(), 2,
                 kColumns);
    printWrapped(outs(),
                 valuesOf(record) + (record.mayBeOpen() ? " | auto" : ""), 6,
                 kColumns);
  }
}

static void addVariants(Table &table) {
  for (const VariantRecord &record : loweringVariants())
    table.row({"variant", record.name.str(), "", valuesOf(record),
               record.values().front().name.str(), record.help.str()});
}

static int run() {
  if (format == Format::Text) {
    printList("strategies", strategies());
    printList("policies, beside a strategy", policies());
    printList("rematerialization passes", remats());
    printVariants();
    return Done;
  }
  if (format == Format::Json) {
    printJson(outs(), json::Object{{"version", 1},
                                   {"strategies", toJson(strategies())},
                                   {"policies", toJson(policies())},
                                   {"remat", toJson(remats())},
                                   {"variants", variantsJson()}});
    return Done;
  }
  Table table;
  for (StringRef title :
       {"kind", "name", "parameter", "range", "default", "what it does"})
    table.column(title);
  addRows(table, "strategy", strategies());
  addRows(table, "policy", policies());
  addRows(table, "remat", remats());
  addVariants(table);
  table.print(outs(), format);
  return Done;
}

} // namespace kiln
