// replay: a schedule saved in a file.
//
// Idea:   a good schedule, once found, is text that can be kept beside the
//         kernel, read, compared and edited; a new version of the compiler
//         cannot lose it silently. The file says what it was made for, and
//         replay refuses a kernel that has changed instead of applying half of
//         it.
// Source: Kiln's own; regalloc2's idea that a checker must not trust the source
//         of an answer: dependences are checked as for any strategy.
// Wins:   where a search, a person or an older compiler found a schedule that
//         no strategy finds now.
// Loses:  on a kernel that still changes: every change is an error until the
//         schedule is saved again.
#include "sched-strategies/core/ReplayedSchedule.h"
#include "sched-strategies/saved/ScheduleRecord.h"
#include "targets/cost/CostModel.h"
#include "targets/directives/DirectiveParser.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/Process.h"
#include <optional>

using namespace llvm;

namespace kiln {
namespace {

class Replay : public ReplayedSchedule {
public:
  using ReplayedSchedule::ReplayedSchedule;
  Error prepare(const MachineFunction &function,
                const CarriedDirectives &directives) override;
  int target(const KernelFacts &kernel) const override {
    return kernel.budget.limit();
  }
  std::vector<unsigned> schedule(const Region &region, int) const override;
  bool isBetter(const Profile &, const Profile &, int) const override {
    return true; // it was chosen when it was saved
  }
  Error illegalSequence(const Region &region,
                        ArrayRef<unsigned> sequence) const override;
  std::string origin() const override {
    return splitOutside(saved.strategy, ';').front().trim().str();
  }

private:
  StringRef path() const { return directive.getText("file"); }
  Error stale(unsigned line, const Twine &what) const;
  Error checkDirectives(const CarriedDirectives &directives,
                        const SavedSchedule &now) const;
  Error checkRegion(unsigned ordinal, const SavedSchedule &now) const;
  SavedSchedule saved;
};

Error Replay::stale(unsigned line, const Twine &what) const {
  return createStringError(path() + ":" + Twine(line) + ": " + what);
}

/// "'disable(pass=gvn); isel-order(...)'" or "none".
std::string quotedList(StringRef list) {
  return list.empty() ? "none" : ("'" + list + "'").str();
}

/// The policies after a strategy.
std::string policiesOf(StringRef spec) {
  SmallVector<std::string> policies;
  for (StringRef piece : drop_begin(splitOutside(spec, ';')))
    policies.push_back(piece.trim().str());
  return join(policies, "; ");
}

/// The kernel must be compiled with the options the schedule was made with.
Error Replay::checkDirectives(const CarriedDirectives &directives,
                              const SavedSchedule &now) const {
  if (saved.target != now.target)
    return stale(saved.targetLine, "the schedule was saved for " +
                                       saved.target + " and this is " +
                                       now.target +
                                       "; save one for this target");
  std::string mine = policiesOf(directives.schedule->str());
  std::string theirs = policiesOf(saved.strategy);
  if (mine != theirs)
    return stale(saved.strategyLine,
                 "the schedule was saved under the policies " +
                     quotedList(theirs) + ", now there are " +
                     quotedList(mine) + "; give '" + directive.str() +
                     (theirs.empty() ? "" : "; " + theirs) +
                     "' as the strategy");
  if (saved.remat != now.remat)
    return stale(saved.rematLine,
                 "the schedule was saved under the rematerializations " +
                     quotedList(saved.remat) + ", now there are " +
                     quotedList(now.remat) + "; give " +
                     quotedList(saved.remat) + " (--remat)");
  auto limit = [](unsigned registers) {
    return registers ? utostr(registers) + " registers" : "no limit";
  };
  if (saved.maxRegs != now.maxRegs)
    return stale(saved.maxRegsLine,
                 "the schedule was saved under a register limit of " +
                     limit(saved.maxRegs) + ", now it is " +
                     limit(now.maxRegs) + "; give the same (--max-regs)");
  return Error::success();
}

std::string shown(const SavedInstr *instr) {
  if (!instr)
    return "nothing";
  return instr->opcode +
         (instr->where.empty() ? "" : " (" + instr->where + ")");
}

Error Replay::checkRegion(unsigned ordinal, const SavedSchedule &now) const {
  const SavedRegion *before =
      ordinal < saved.regions.size() ? &saved.regions[ordinal] : nullptr;
  const SavedRegion *after =
      ordinal < now.regions.size() ? &now.regions[ordinal] : nullptr;
  size_t sizeBefore = before ? before->instrs.size() : 0;
  size_t sizeAfter = after ? after->instrs.size() : 0;
  if (before && after && before->digest == after->digest &&
      sizeBefore == sizeAfter)
    return Error::success();
  std::vector<const SavedInstr *> source(sizeBefore);
  if (before)
    for (const SavedInstr &instr : before->instrs)
      source[instr.position] = &instr;
  size_t i = 0;
  while (i < sizeBefore && i < sizeAfter &&
         source[i]->opcode == after->instrs[i].opcode)
    ++i;
  std::string what = "region " + utostr(ordinal) + " has changed since: ";
  if (i < sizeBefore || i < sizeAfter)
    what += "saved " + utostr(sizeBefore) + " instructions, now " +
            utostr(sizeAfter) + "; the first difference is at position " +
            utostr(i) + ", saved " +
            shown(i < sizeBefore ? source[i] : nullptr) + ", now " +
            shown(i < sizeAfter ? &after->instrs[i] : nullptr);
  else
    what += "its " + utostr(sizeAfter) +
            " instructions are of the same kinds, but the operands of some "
            "are others";
  if (saved.regions.size() != now.regions.size())
    what += "; saved " + utostr(saved.regions.size()) + " regions, now " +
            utostr(now.regions.size());
  if (saved.llvm != now.llvm)
    what += "; saved under LLVM " + saved.llvm + ", this is " + now.llvm;
  unsigned line = !before          ? saved.regionsLine
                  : i < sizeBefore ? source[i]->fileLine
                                   : before->fileLine;
  return stale(line, what + ". Save the schedule again, or compile what it was "
                            "saved from");
}

Error Replay::prepare(const MachineFunction &function,
                      const CarriedDirectives &directives) {
  if (path().empty())
    return createStringError(
        "'replay' needs the file of a saved schedule, replay(file=PATH); `kiln "
        "compile --save-schedule PATH` writes one");
  if (std::optional<std::string> set =
          sys::Process::GetEnv("KILN_FORBID_NAMED_FILES");
      set && !set->empty() && *set != "0")
    return createStringError(
        "'replay' names a file, and KILN_FORBID_NAMED_FILES is set: give the "
        "kernel another strategy, or unset the variable where who compiles may "
        "read every file");
  if (Error error =
          readSavedSchedule(path(), function.getName()).moveInto(saved))
    return error;
  SavedSchedule now = describeRegions(function, directives);
  if (Error error = checkDirectives(directives, now))
    return error;
  size_t regions = std::max(saved.regions.size(), now.regions.size());
  for (unsigned ordinal = 0; ordinal != regions; ++ordinal)
    if (Error error = checkRegion(ordinal, now))
      return error;
  return Error::success();
}

std::vector<unsigned> Replay::schedule(const Region &region, int) const {
  std::vector<unsigned> sequence;
  for (const SavedInstr &instr : saved.regions[region.ordinal()].instrs)
    sequence.push_back(instr.position);
  return sequence;
}

/// The file was edited: every instruction is there once, so two of them are in
/// the wrong order.
Error Replay::illegalSequence(const Region &region,
                              ArrayRef<unsigned> sequence) const {
  ArrayRef<SavedInstr> instrs = saved.regions[region.ordinal()].instrs;
  if (sequence.size() != region.size()) // prepare() has counted them
    return Error::success();
  std::vector<unsigned> positionOf(region.size());
  for (unsigned position = 0; position != sequence.size(); ++position)
    positionOf[sequence[position]] = position;
  for (unsigned position = 0; position != sequence.size(); ++position)
    for (const Region::Edge &edge : region.preds(sequence[position]))
      if (positionOf[edge.node] > position)
        return stale(
            instrs[position].fileLine,
            "instruction " + Twine(instrs[position].position) + " of " +
                "region " + Twine(region.ordinal()) + " stands before " +
                Twine(instrs[positionOf[edge.node]].position) + " on line " +
                Twine(instrs[positionOf[edge.node]].fileLine) +
                ", on which it depends");
  return Error::success();
}

RegisterStrategy<Replay> registration(
    {"replay",
     "a saved schedule; a kernel that has changed is refused",
     {ParamInfo::text("file", "",
                      "what `kiln compile --save-schedule` wrote")}});

} // namespace
} // namespace kiln
