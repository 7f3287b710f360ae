// A search as a scatter: what a tuner found, or what its log holds, on a page
// for a browser, as a drawing, or as rows.
#ifndef KILN_TOOLS_TUNE_TUNEPAGE_H
#define KILN_TOOLS_TUNE_TUNEPAGE_H

#include "tools/report/Table.h"
#include "tools/tune/Tuner.h"

namespace kiln {

/// Points that can be compared with each other: of one kernel, one GPU, one
/// build.
struct TunePicture {
  std::string title;
  /// What was measured with what, and what came of it: a sentence each.
  std::vector<std::string> facts;
  /// What times are in: "microseconds", or "simulated cycles" without a GPU.
  std::string unit = "microseconds";
  struct Point {
    std::string name;
    TuneStatus status = TuneStatus::Ok;
    /// Of what is not Ok: where it ended, and why.
    std::string message;
    /// 0: there is none.
    double time = 0;
    unsigned registers = 0, samples = 0;
    uint64_t spills = 0;
    bool isBaseline = false, isChosen = false;
  };
  /// In the sequence of the measurements.
  std::vector<Point> points;
};

TunePicture pictureOf(const CaseFile &file, const TuneTask &task,
                      const TuneReport &report);
/// What a log holds, a picture for each kernel, GPU and build in it, in its
/// sequence; where a point was measured again, the last time. The log is only
/// read. `note` is told of lines that are no records; a log without any record
/// is an error.
llvm::Expected<std::vector<TunePicture>>
picturesOfLog(llvm::StringRef path,
              llvm::function_ref<void(const std::string &)> note);

std::string tunePage(llvm::ArrayRef<TunePicture> pictures);
/// Time over registers; an error where there are several pictures.
llvm::Expected<std::string> tuneSvg(llvm::ArrayRef<TunePicture> pictures);
/// A row for each point: text, Markdown or CSV.
void printPoints(llvm::raw_ostream &os, llvm::ArrayRef<TunePicture> pictures,
                 Format format);
/// {"version", "searches": [{"title", "facts", "unit", "points"}]}
llvm::json::Value pointsJson(llvm::ArrayRef<TunePicture> pictures);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNEPAGE_H
