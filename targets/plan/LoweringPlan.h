//===- LoweringPlan.h - how a kernel of tile IR is lowered ----------------===//
//
// A value for each lowering variant (LoweringVariants.def). By default a kernel
// is plain: any launcher can launch it.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_PLAN_LOWERINGPLAN_H
#define KILN_TARGETS_PLAN_LOWERINGPLAN_H

#include "targets/launch/abi/Persistent.h"
#include "targets/launch/abi/TensorMap.h"
#include "targets/plan/Refusal.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <bitset>
#include <vector>

namespace kiln {
struct GpuTarget;

enum class Variant {
#define LOWERING_VARIANT(id, ...) id,
#include "targets/plan/LoweringVariants.def"
};

inline constexpr unsigned kVariants = 0
#define LOWERING_VARIANT(...) +1
#include "targets/plan/LoweringVariants.def"
    ;

/// M and N of the matrix instructions of AMD's dots: Any leaves them to the
/// cost model.
enum class MatrixShape { Any, Of16, Of32 };
/// The number: 0, 16 or 32.
unsigned sizeOf(MatrixShape shape);

/// For how many matrix instructions of AMD a lane has neighbours along K, which
/// it reads at once: as many as 16 bytes hold, or one.
enum class KPack { Two, One };

struct LoweringPlan {
#define LOWERING_VARIANT(id, member, type, ...) type member{};
#include "targets/plan/LoweringVariants.def"

  /// The number of a variant's value among its values; 0: plain.
  unsigned value(Variant variant) const;
  void set(Variant variant, unsigned value);

  bool isPlain() const { return *this == LoweringPlan(); }
  bool operator==(const LoweringPlan &other) const = default;
};

struct VariantValue {
  Variant variant;
  /// As an option and JSON spell it, and as tables do; a plain one has no
  /// label.
  llvm::StringLiteral name, label;
  llvm::StringLiteral help;
};

/// A record of LoweringVariants.def, which says what its members mean.
struct VariantRecord {
  Variant variant;
  llvm::StringLiteral name;
  bool hasOwnLaunch;
  bool isCount; ///< its values are numbers, from 0
  bool (*isFor)(const GpuTarget &gpu);
  RefusalCode notForTarget, notForKernel;
  llvm::StringLiteral tuned, help, autoHelp;

  llvm::ArrayRef<VariantValue> values() const;
  std::optional<unsigned> find(llvm::StringRef value) const;
  /// "tensor_maps": as JSON and Python spell the name.
  std::string key() const;
  bool mayBeOpen() const { return !autoHelp.empty(); }
  /// "off, descriptors or on", "0 to 8", with `auto` where an option takes it.
  std::string expected(bool ofOption) const;
};

llvm::ArrayRef<VariantRecord> loweringVariants();
const VariantRecord &recordOf(Variant variant);

/// As on a command line: "--tensor-maps on --persistent on"; empty: plain.
std::string spell(const LoweringPlan &plan);
/// As a table names it: "plain", "tensor maps, persistent".
std::string nameOf(const LoweringPlan &plan);

/// Without what the GPU does not have.
LoweringPlan planFor(const GpuTarget &gpu, LoweringPlan plan);
/// Those of a GPU of which one is to be measured: plain first.
std::vector<LoweringPlan> tunedPlans(const GpuTarget &gpu);

/// Adds "tensor_maps" and so on, as far as the plan is not plain.
void addPlan(llvm::json::Object &object, const LoweringPlan &plan);
/// Reads what addPlan() wrote. Other members of the object are ignored; an old
/// name of a variant is an error that says the new one.
llvm::Expected<LoweringPlan> readPlan(const llvm::json::Object &object);

using VariantSet = std::bitset<kVariants>;

/// A request for a plan: for each variant a value, `auto` (to be chosen), or
/// nothing.
class PlanRequest {
public:
  void say(Variant variant, unsigned value);
  void open(Variant variant);
  /// All that may be left open.
  void openAll();
  /// The whole plan is said.
  void say(const LoweringPlan &plan);

  bool isSaid(Variant variant) const { return said.test(unsigned(variant)); }
  bool isOpen(Variant variant) const { return opened.test(unsigned(variant)); }
  VariantSet openVariants() const { return opened; }
  /// Nothing is left at `auto`; variants that were count as not given.
  void close() { opened.reset(); }
  /// What is said; where nothing is, plain.
  const LoweringPlan &plan() const { return values; }

private:
  LoweringPlan values;
  VariantSet said, opened;
};

} // namespace kiln

#endif // KILN_TARGETS_PLAN_LOWERINGPLAN_H
