// Orders: what a kernel asks of the scheduling layer, spelled
// `name(parameter=value, ...)`: a scheduling strategy, policies beside it (what
// LLVM's own passes may do), and rematerialization passes.
//
// One spelling for the kernel source, the command line, LLVM IR attributes and
// stock llc; one catalogue that strategies, policies and rematerialization
// passes join by a static object in their own file. Everything is validated
// here, once: LLVM ignores an unknown strategy name silently
// (`-amdgpu-sched-strategy=bogus` compiles), and a silent no is the one answer
// nobody can debug.
#ifndef KILN_TARGETS_ORDERS_ORDERS_H
#define KILN_TARGETS_ORDERS_ORDERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace kiln {

/// Function attributes that carry the orders from the kernel source to the
/// machine code.
inline constexpr llvm::StringLiteral kSchedStrategyAttr = "kiln-sched-strategy";
inline constexpr llvm::StringLiteral kRematAttr = "kiln-remat";
inline constexpr llvm::StringLiteral kMaxRegsAttr = "kiln-max-regs";
/// Asks for a remark (kScheduleRemark) that holds the schedule of the function
/// as text.
inline constexpr llvm::StringLiteral kSaveScheduleAttr = "kiln-save-schedule";
/// The pass name of remarks on single regions, which cost more than the others
/// to make; whoever asks for "kiln-sched" by a pattern, as llc does, gets them
/// too.
inline constexpr llvm::StringLiteral kRegionRemarks = "kiln-sched-region";
/// The pass name of the remark that holds a saved schedule.
inline constexpr llvm::StringLiteral kScheduleRemark = "kiln-schedule";
/// Written where the rematerializations have run, so that machine code which is
/// read again behind them tells that its orders are obeyed.
inline constexpr llvm::StringLiteral kRematDoneAttr = "kiln-remat-done";
/// Threads per block, decimal; set by our lowering. Without it the vendors' own
/// attributes are read.
inline constexpr llvm::StringLiteral kThreadsAttr = "kiln-threads";

/// One typed parameter of an order.
struct ParamInfo {
  enum Kind { Int, Float, Bool, Enum, Text };
  llvm::StringRef name;
  Kind kind = Int;
  double min = 0, max = 0;                // Int and Float: inclusive range
  std::string defaultValue;               // as one would spell it
  std::vector<llvm::StringRef> choices{}; // Enum: the valid spellings
  llvm::StringRef help;                   // one line

  /// "int", "float", "bool", "enum", "string": the names used in JSON and
  /// messages.
  llvm::StringRef kindName() const;
  /// True if an order has to give it a value.
  bool isRequired() const { return defaultValue.empty(); }

  static ParamInfo integer(llvm::StringRef name, int64_t defaultValue,
                           int64_t min, int64_t max, llvm::StringRef help);
  static ParamInfo real(llvm::StringRef name, double defaultValue, double min,
                        double max, llvm::StringRef help);
  static ParamInfo boolean(llvm::StringRef name, bool defaultValue,
                           llvm::StringRef help);
  /// An empty `defaultValue`: there is none, every order must choose.
  static ParamInfo choice(llvm::StringRef name, llvm::StringRef defaultValue,
                          std::vector<llvm::StringRef> choices,
                          llvm::StringRef help);
  /// A string, such as the path of a file. Spelled bare if it is made of
  /// letters, digits and _./+- alone, else in double quotes, where a backslash
  /// takes the next character literally. `defaultValue` is the string itself.
  static ParamInfo text(llvm::StringRef name, llvm::StringRef defaultValue,
                        llvm::StringRef help);
};

/// One scheduling strategy, policy or rematerialization pass, as `kiln
/// strategies` lists it.
struct OrderInfo {
  llvm::StringRef name, summary;
  std::vector<ParamInfo> params;
  /// Policies: may stand in one list several times with different parameters.
  bool repeatable = false;
  /// Strategies: passes of LLVM that an order of this strategy vetoes as well,
  /// as far as the target has them (the names of the policy `veto`).
  std::vector<llvm::StringRef> vetoes{};
  /// Strategies: LLVM's scheduler does the work. It gets the kernel as LLVM
  /// would give it, without what passes of ours find out for a scheduler.
  bool isLlvms = false;
  /// The parameter of that name, or null.
  const ParamInfo *param(llvm::StringRef name) const;
};

/// The catalogue, sorted by name.
llvm::ArrayRef<const OrderInfo *> strategies();
llvm::ArrayRef<const OrderInfo *> policies();
llvm::ArrayRef<const OrderInfo *> remats();
/// Called by the static objects of the plug-in files; `info` lives as long as
/// the program.
void registerStrategy(const OrderInfo *info);
void registerPolicy(const OrderInfo *info);
void registerRemat(const OrderInfo *info);

/// A validated order: every parameter of its OrderInfo has a value of the right
/// type, within range.
class Order {
public:
  const OrderInfo &info() const { return *orderInfo; }
  llvm::StringRef name() const { return orderInfo->name; }
  int64_t getInt(llvm::StringRef param) const;
  double getFloat(llvm::StringRef param) const;
  bool getBool(llvm::StringRef param) const;
  llvm::StringRef getEnum(llvm::StringRef param) const;
  /// Lives as long as the order.
  llvm::StringRef getText(llvm::StringRef param) const;
  /// The canonical spelling: catalogue order, values that equal their default
  /// left out. Equal orders print equally.
  std::string str() const;

private:
  friend llvm::Expected<Order> parseOrder(const OrderInfo &info,
                                          llvm::StringRef text,
                                          llvm::StringRef where);
  using Value =
      std::variant<int64_t, double, bool, llvm::StringRef, std::string>;
  const Value &value(llvm::StringRef param) const;
  const OrderInfo *orderInfo = nullptr;
  std::vector<Value> values; // in the order of orderInfo->params
};

/// Reads `name` or `name(parameter=value, ...)` against the catalogue of
/// strategies. The error says what is wrong, where, and which valid spellings
/// are nearest.
llvm::Expected<Order> parseStrategy(llvm::StringRef spec);

/// Reads the parameters `text`, "name=value, ...", of an order; `where` is its
/// whole spelling, for messages.
llvm::Expected<Order> parseOrder(const OrderInfo &info, llvm::StringRef text,
                                 llvm::StringRef where);

/// All that the attribute kSchedStrategyAttr holds.
struct ScheduleOrder {
  Order strategy;
  std::vector<Order> policies; ///< in the order given
  /// The canonical spelling: the strategy, then the policies.
  std::string str() const;
};
/// Reads `strategy[; policy[; policy...]]`. Policies alone mean the strategy
/// `source` with them.
llvm::Expected<ScheduleOrder> parseSchedule(llvm::StringRef spec);

/// Reads a list `name(...); name2`, in the order given, against the catalogue
/// of remats; an empty spec is an empty list.
llvm::Expected<std::vector<Order>> parseRemats(llvm::StringRef spec);

/// The pieces of `text` between `separator`s that stand outside of parentheses
/// and quotes.
llvm::SmallVector<llvm::StringRef> splitOutside(llvm::StringRef text,
                                                char separator);

/// A rule `regex=spec` for the kernels whose whole name matches.
struct OrderRule {
  std::string regex, spec;
};
/// Reads `regex=spec;regex2=spec`. A piece without its own `regex=` continues
/// the list of the rule before it, so that `.*=address;descriptor` is one rule.
/// Specs are checked with the given parser's rules by the caller.
llvm::Expected<std::vector<OrderRule>> parseRules(llvm::StringRef text);

/// The end of a message about an unknown `name`: "; did you mean 'x'? (known:
/// x, y)".
std::string suggestNearest(llvm::StringRef name,
                           llvm::ArrayRef<llvm::StringRef> known);

} // namespace kiln

#endif
