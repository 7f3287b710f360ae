// The interpreter's state and the table of its operations. An operation is
// either elementwise (frontend/reference/Elementwise.h) or has a handler here,
// found by name; anything else is refused by name and location.
#ifndef KILN_FRONTEND_REFERENCE_INTERPRETER_H
#define KILN_FRONTEND_REFERENCE_INTERPRETER_H

#include "frontend/reference/Elementwise.h"
#include "frontend/reference/Reference.h"
#include "frontend/reference/Turns.h"
#include "llvm/ADT/DenseMap.h"

namespace kiln::reference {

class Interpreter;

/// Executes one operation: reads its operands and binds its results.
using Handler = llvm::Error (*)(Interpreter &, mlir::Operation &);
using HandlerTable = llvm::StringMap<Handler>;
void addControlHandlers(HandlerTable &table);
void addShapeHandlers(HandlerTable &table);
void addMemoryHandlers(HandlerTable &table);
void addBlockHandlers(HandlerTable &table);
void addReductionHandlers(HandlerTable &table);
void addDotHandlers(HandlerTable &table);
void addLibraryHandlers(HandlerTable &table);

/// The values a region ended with, and the operation that ended it.
struct RegionExit {
  mlir::Operation *terminator = nullptr;
  llvm::SmallVector<Tensor> values;
};

/// What the programs of one launch share.
struct Grid {
  std::array<int64_t, 3> extents;
  Memory memory;
  const ReferenceOptions &options;
  /// Null: no program can wait for another.
  Turns *turns = nullptr;
  /// What operations left open.
  OpenValues open = {};
  /// How often programs polled since memory last changed, and its changes then.
  uint64_t idlePolls = 0, changesSeen = 0;
};

/// Runs programs of one launch, one after another.
class Interpreter {
public:
  explicit Interpreter(Grid &grid)
      : memory(grid.memory), grid(grid.extents), shared(grid) {}

  /// Runs the program at `id` of the grid.
  llvm::Error runProgram(mlir::FunctionOpInterface kernel,
                         std::array<int64_t, 3> id,
                         llvm::ArrayRef<Tensor> arguments);

  /// Runs a function's body in a frame of its own.
  llvm::Expected<llvm::SmallVector<Tensor>>
  call(mlir::FunctionOpInterface function, llvm::ArrayRef<Tensor> arguments);

  /// Runs a region from its first block to the terminator that leaves it.
  llvm::Expected<RegionExit> runRegion(mlir::Region &region,
                                       llvm::ArrayRef<Tensor> arguments);

  /// Applies a region of scalar operations to each element of tensors of one
  /// shape: what a reduction combines with. At once if the region has no
  /// control flow.
  llvm::Expected<llvm::SmallVector<Tensor>>
  runElementwise(mlir::Region &region, llvm::ArrayRef<Tensor> arguments);

  const Tensor &get(mlir::Value value) const {
    return frame->find(value)->second;
  }
  void set(mlir::Value value, Tensor tensor) {
    (*frame)[value] = std::move(tensor);
  }
  llvm::SmallVector<Tensor> getAll(mlir::ValueRange values) const;

  /// The program read what another may change, or failed to change it: if it
  /// goes on like that, the others get a turn. An error if no program changes
  /// anything any more.
  llvm::Error poll();

  /// The element type of a scalar, pointer or tensor type.
  llvm::Expected<ElementType> elementType(mlir::Type type);

  /// Whether the launch has run before, with the usual values for what is left
  /// open.
  bool isSecondRun() const { return shared.open.takesOthers; }

  Memory &memory;
  const std::array<int64_t, 3> grid;
  std::array<int64_t, 3> program = {0, 0, 0};

private:
  using Frame = llvm::DenseMap<mlir::Value, Tensor>;
  llvm::Expected<llvm::SmallVector<Tensor>>
  runPerElement(mlir::Region &region, llvm::ArrayRef<Tensor> arguments);
  llvm::Error step();
  std::string located(mlir::Operation &op, llvm::StringRef message) const;
  llvm::Error located(mlir::Operation &op, llvm::Error error);
  llvm::Error dispatch(mlir::Operation &op);
  llvm::Expected<unsigned> chooseSuccessor(mlir::Operation &branch);
  llvm::Error executeElementwise(mlir::Operation &op,
                                 const ElementwiseEntry &entry);

  Grid &shared;
  uint64_t polls = 0;
  Frame *frame = nullptr;
  unsigned depth = 0;       ///< of calls
  bool elementwise = false; ///< scalars of the text stand for tensors
  uint64_t steps = 0;
  llvm::DenseMap<mlir::Type, ElementType> elementTypes;
};

/// Reads `type` elements through pointers; where the mask is false, `other` or
/// 0. Mask and other may be null.
llvm::Expected<Tensor> loadThrough(Interpreter &run, const Tensor &pointers,
                                   const Tensor *mask, const Tensor *other,
                                   ElementType type);
/// Writes the elements of `value` whose mask is true.
llvm::Error storeThrough(Interpreter &run, const Tensor &pointers,
                         const Tensor &value, const Tensor *mask);
/// What memory holds after an atomic that applies the elementwise operation of
/// this name to an old word and a new one; an empty name exchanges.
llvm::Expected<uint64_t> combineWords(llvm::StringRef operation,
                                      ElementType type, uint64_t old,
                                      uint64_t value);
/// tt.load and tt.store on a block pointer.
llvm::Error loadBlock(Interpreter &run, mlir::Operation &op);
llvm::Error storeBlock(Interpreter &run, mlir::Operation &op);

/// The shape of a type: empty for what is no tensor.
Shape shapeOf(mlir::Type type);

} // namespace kiln::reference

#endif // KILN_FRONTEND_REFERENCE_INTERPRETER_H
