// `kiln strategies`: what a kernel can ask of the scheduling layer, with every
// parameter, its range and its default.
#include "targets/orders/Orders.h"
#include "tools/cli/FormatOption.h"

using namespace llvm;

namespace kiln {

static int run();
static Command command("strategies",
                       "list scheduling strategies, policies and "
                       "rematerialization passes with their parameters",
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

static json::Value toJson(const ParamInfo &param) {
  json::Object object{{"name", param.name},
                      {"type", param.kindName()},
                      {"default", param.defaultValue},
                      {"help", param.help},
                      {"min", nullptr},
                      {"max", nullptr},
                      {"choices", nullptr}};
  if (param.isRequired())
    object["default"] = nullptr;
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

static json::Value toJson(ArrayRef<const OrderInfo *> orders) {
  json::Array list;
  for (const OrderInfo *order : orders) {
    json::Array params;
    for (const ParamInfo &param : order->params)
      params.push_back(toJson(param));
    list.push_back(json::Object{{"name", order->name},
                                {"summary", order->summary},
                                {"parameters", std::move(params)}});
  }
  return list;
}

static void addRows(Table &table, StringRef kind,
                    ArrayRef<const OrderInfo *> orders) {
  for (const OrderInfo *order : orders) {
    table.row(
        {kind.str(), order->name.str(), "", "", "", order->summary.str()});
    for (const ParamInfo &param : order->params)
      table.row({"", "", param.name.str(), range(param), param.defaultValue,
                 param.help.str()});
  }
}

static int run() {
  if (format == Format::Json) {
    printJson(outs(), json::Object{{"version", 1},
                                   {"strategies", toJson(strategies())},
                                   {"policies", toJson(policies())},
                                   {"remat", toJson(remats())}});
    return Done;
  }
  Table table;
  for (StringRef title :
       {"kind", "name", "parameter", "range", "default", "what it does"})
    table.column(title);
  addRows(table, "strategy", strategies());
  addRows(table, "policy", policies());
  addRows(table, "remat", remats());
  table.print(outs(), format);
  return Done;
}

} // namespace kiln
