#include "targets/gpu/GpuTraits.h"
#include "targets/support/text/KernelName.h"
#include "tools/bisect/BisectionReport.h"
#include "tools/report/Table.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// What a person calls the stages that a table shows, by their index.
std::map<size_t, std::string> shownStages(const Bisection &bisection) {
  ArrayRef<StagePair> stages = bisection.stages;
  std::map<size_t, std::string> shown;
  size_t firstPass = stages.size(), scheduler = firstPass,
         allocated = firstPass, lastPass = firstPass;
  for (auto [index, stage] : enumerate(stages)) {
    if (stage.after->form == StageFigures::Form::IR)
      shown[index] = stage.after->pass == kStageRead ? "LLVM IR, as read"
                                                     : "LLVM IR, to select";
    else if (stage.after->form == StageFigures::Form::Finished)
      shown[index] = "finished code";
    else {
      firstPass = std::min<size_t>(firstPass, index);
      lastPass = index;
    }
    if (stage.after->pass == "machine-scheduler")
      scheduler = index;
    if (stage.after->pass == "virtregrewriter")
      allocated = index;
  }
  auto show = [&](size_t index, StringRef name) {
    if (index < stages.size())
      shown.try_emplace(index, name);
  };
  if (bisection.first) {
    show(*bisection.first, "");
    show(*bisection.first - 1, "");
  }
  auto name = [&](size_t index, StringRef words) {
    if (index < stages.size())
      shown[index] = words;
  };
  name(lastPass, isNvidia(bisection.after->budget.target()) ? "PTX" : "");
  name(allocated, "register allocation");
  if (scheduler < stages.size())
    name(scheduler - 1, "before the scheduler");
  name(scheduler, "scheduler");
  name(firstPass, "instruction selection");
  erase_if(shown, [&](const auto &stage) {
    return stage.second.empty() && bisection.first != stage.first &&
           bisection.first != stage.first + 1;
  });
  return shown;
}

/// "after the pass gvn", "in the LLVM IR as it was read".
std::string stageText(const StageFigures &stage) {
  if (stage.pass == kStageRead)
    return "in the LLVM IR as it is read";
  if (stage.pass == kStageSelect)
    return "in the LLVM IR that instruction selection is given";
  if (stage.form == StageFigures::Form::Finished)
    return "in the finished machine code";
  std::string again =
      stage.run ? formatv(" (run {0} of it)", stage.run + 1).str() : "";
  return "after the pass " + stage.pass + again;
}

std::string regionName(const RegionFigures &region) {
  if (!region.depth)
    return "outside of loops";
  std::string text = "in the loop ";
  if (!region.line.empty())
    text += "at " + region.line + " ";
  return text + formatv("({0}, depth {1})", region.block, region.depth).str();
}

/// " at softmax.py:30", where most registers are live.
std::string atLine(const RegionFigures &region) {
  return region.peakLine.empty() ? "" : " at " + region.peakLine;
}

/// What was lost in the region, in a sentence without its end.
std::string lossText(const Bisection &bisection) {
  const StagePair &stage = bisection.stages[*bisection.first];
  const RegionFigures &after = stage.after->regions[bisection.region.after];
  const RegionFigures *before =
      bisection.region.before ? &stage.before->regions[*bisection.region.before]
                              : nullptr;
  auto old = [&](unsigned figure) {
    return before ? std::to_string(figure) : "no such loop";
  };
  switch (stage.loss) {
  case StageLoss::None:
    break;
  case StageLoss::ScratchInLoops:
  case StageLoss::ScratchElsewhere:
    return formatv(
        "{0}, {1} words are moved to and from scratch memory (old: {2})",
        regionName(after), after.scratch, old(before ? before->scratch : 0));
  case StageLoss::PressureInLoops:
  case StageLoss::PressureElsewhere:
    return formatv("{0}, {1} registers are live{2} where a thread may have {3} "
                   "(old: {4})",
                   regionName(after), after.peak, atLine(after),
                   bisection.after->budget.limit(),
                   old(before ? before->peak : 0));
  case StageLoss::AccumulatorMovesInLoops:
    return formatv("{0}, {1} moves from and to accumulators (old: {2})",
                   regionName(after), after.accumulatorMoves,
                   old(before ? before->accumulatorMoves : 0));
  case StageLoss::Warps:
    return formatv("{0} warps are resident (old: {1}); most registers are live "
                   "{2}, {3}{4} (old: {5})",
                   *costOf(*stage.after, *bisection.after).warps,
                   *costOf(*stage.before, *bisection.before).warps,
                   regionName(after), after.peak, atLine(after),
                   old(before ? before->peak : 0));
  }
  return "";
}

void printWidening(raw_ostream &os, const Bisection &bisection) {
  constexpr unsigned most = 5;
  std::vector<WideningPass> passes = wideningPasses(bisection);
  if (passes.empty())
    return;
  Table table;
  table.column("widened by", Table::Right);
  table.column("old", Table::Right);
  table.column("new", Table::Right);
  table.column("pass");
  for (const WideningPass &pass : ArrayRef(passes).take_front(most)) {
    const StageFigures &stage = *bisection.stages[pass.stage].after;
    table.row({std::to_string(pass.widening()),
               formatv("{0} -> {1}", pass.oldBefore, pass.oldAfter),
               formatv("{0} -> {1}", pass.newBefore, pass.newAfter),
               stage.form == StageFigures::Form::IR ? "passes over LLVM IR"
                                                    : stage.pass});
  }
  os << "\nPasses that widened the difference in live registers, in the loop "
        "with most:\n";
  table.print(os, Format::Text);
}

void printGrowth(raw_ostream &os, const Bisection &bisection) {
  std::vector<ValueGrowth> growth = growthIn(bisection);
  constexpr unsigned most = 8;
  Table table;
  table.column("new - old", Table::Right);
  table.column("old", Table::Right);
  table.column("new", Table::Right);
  table.column("what");
  table.column("line");
  int others = 0;
  for (auto [index, one] : enumerate(growth)) {
    int more = one.after - one.before;
    if (index >= most || more < 0) {
      others += more;
      continue;
    }
    table.row({formatv("+{0}", more), std::to_string(one.before),
               std::to_string(one.after),
               one.kind.what + (one.kind.isIdle ? ", not used there" : ""),
               one.kind.line});
  }
  if (others)
    table.row({formatv("{0}{1}", others > 0 ? "+" : "", others), "", "",
               "all others", ""});
  StagePair stage = bisection.stages[*bisection.first];
  bool isScratch = stage.loss == StageLoss::ScratchInLoops ||
                   stage.loss == StageLoss::ScratchElsewhere;
  if (growth.empty())
    return;
  os << (isScratch ? "\nThese words, by instruction and line:\n"
                   : "\nThese registers, by what computed what they hold:\n");
  table.print(os, Format::Text);
}

template <typename Get> std::string bothCells(const StagePair &stage, Get get) {
  return get(*stage.before) + " -> " + get(*stage.after);
}

Table stagesTable(const Bisection &bisection) {
  Table table;
  table.column("stage");
  table.column("after pass");
  using Cell = std::function<std::string(const StageFigures &)>;
  std::vector<Cell> cells;
  auto figure = [&](StringRef title, Cell cell) {
    table.column(title, Table::Right);
    cells.push_back(std::move(cell));
  };
  auto count = [&](StringRef title, unsigned (StageFigures::*get)() const) {
    figure(title, [get](const StageFigures &stage) {
      return std::to_string((stage.*get)());
    });
  };
  auto live = [&](StringRef title, RegisterFile file) {
    auto has = [file](const StageFigures &stage) {
      auto live = stage.liveInLoops();
      return live && (*live)[file];
    };
    if (any_of(bisection.stages, [&](const StagePair &stage) {
          return has(*stage.before) || has(*stage.after);
        }))
      figure(title, [file](const StageFigures &stage) {
        auto live = stage.liveInLoops();
        return live ? std::to_string((*live)[file]) : "-";
      });
  };
  bool hasPtx = isNvidia(bisection.after->budget.target());
  count("instrs", &StageFigures::instructions);
  live(hasPtx ? "live in loops" : "VGPRs in loops", RegisterFile::General);
  live("AGPRs in loops", RegisterFile::Accumulator);
  if (!hasPtx)
    live("SGPRs in loops", RegisterFile::Scalar);
  count("scratch in loops", &StageFigures::scratchInLoops);
  count("scratch", &StageFigures::scratch);
  count("moves in loops", &StageFigures::movesInLoops);
  table.column("costs more by");
  for (const auto &[index, name] : shownStages(bisection)) {
    const StagePair &stage = bisection.stages[index];
    std::string pass;
    if (stage.after->form == StageFigures::Form::Machine)
      pass = stage.after->pass;
    std::vector<std::string> row{name, pass};
    for (const Cell &cell : cells)
      row.push_back(bothCells(stage, cell));
    row.push_back(stage.loss == StageLoss::None ? ""
                                                : lossName(stage.loss).str());
    if (bisection.first == index)
      row.back() += "  <- first";
    table.row(std::move(row));
  }
  return table;
}

Table buildsTable(const Bisection &bisection) {
  Table table;
  table.column("build");
  table.column("registers", Table::Right);
  table.column("stack B", Table::Right);
  table.column("warps per SM/CU", Table::Right);
  table.column("file");
  auto text = [](auto figure) {
    return figure ? std::to_string(*figure) : std::string("?");
  };
  for (auto [name, build] :
       {std::pair("old", bisection.before), std::pair("new", bisection.after)})
    table.row({name, text(build->resources.registers),
               text(build->resources.stackBytes),
               build->occupancy ? std::to_string(build->occupancy->warpsPerUnit)
                                : "?",
               build->file});
  return table;
}

} // namespace

void printBisection(raw_ostream &os, const Bisection &bisection) {
  const KernelStages &after = *bisection.after;
  os << readableKernelName(after.kernel) << " on " << after.resources.target
     << ", at most " << after.budget.limit() << " registers a thread\n";
  buildsTable(bisection).print(os, Format::Text);
  if (bisection.first) {
    os << "\nThe new build costs more from here on: "
       << stageText(*bisection.stages[*bisection.first].after) << ".\nThere, "
       << lossText(bisection) << ".\n";
    printGrowth(os, bisection);
    printWidening(os, bisection);
  } else {
    os << "\nThe new build costs no more than the old one.\n";
  }
  stagesTable(bisection).print(os << '\n', Format::Text);
}

} // namespace kiln
