// The pass kiln-assign-layouts: solves for layouts (LayoutSolver) and writes
// the solution into the IR. Where an operand is needed in another layout than
// its value has, the ops that make it are rematerialized if they are cheap;
// else a kiln.convert_layout is inserted right after the value's definition,
// once for all users of that layout, or before them in the branch (scf.if) that
// contains them all.
#include "frontend/dialect/Tile.h"
#include "lowering/assign/LayoutRelations.h"
#include "lowering/assign/LayoutSolver.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/shared/PointerBases.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
#define GEN_PASS_DEF_ASSIGNLAYOUTS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Writes one solution into one function.
class LayoutWriter {
public:
  LayoutWriter(const LayoutGraph &graph, LayoutSolver &solver,
               const LayoutAssignment &assignment, const AxisAnalysis &axes)
      : graph(graph), solver(solver), assignment(assignment), axes(axes) {}

  void write() {
    for (auto [index, node] : llvm::enumerate(graph.nodes())) {
      for (Value value : node.values)
        setLayout(value, assignment[index]);
      if (node.op)
        setResultLayouts(node.op, assignment[index]);
    }
    // All before the first is set: costs and copies are those of the ops with
    // their own operands, which the graph knows.
    for (const LayoutEdge &edge : graph.edges())
      usersOf[{edge.operand->get(), graph.required(edge, assignment[edge.to])}]
          .push_back(edge.operand->getOwner());
    SmallVector<Value> operands;
    for (const LayoutEdge &edge : graph.edges())
      operands.push_back(inLayout(edge.operand->get(),
                                  graph.required(edge, assignment[edge.to])));
    for (auto [edge, operand] : llvm::zip_equal(graph.edges(), operands))
      edge.operand->set(operand);
  }

private:
  static void setLayout(Value value, LinearLayoutAttr layout) {
    value.setType(gpu::withLayout(cast<RankedTensorType>(value.getType()),
                                  layout.getLayout()));
  }

  static void setResultLayouts(Operation *op, LinearLayoutAttr label) {
    for (OpResult result : op->getResults())
      if (isa<RankedTensorType>(result.getType()))
        setLayout(result, resultLayout(op, label, result.getResultNumber()));
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      constant.setValueAttr(cast<DenseElementsAttr>(constant.getValue())
                                .reshape(cast<ShapedType>(constant.getType())));
  }

  Value inLayout(Value value, LinearLayoutAttr layout) {
    auto has = cast<LinearLayoutAttr>(
        cast<RankedTensorType>(value.getType()).getEncoding());
    if (has == layout)
      return value;
    if (Value made = copies.lookup({value, layout}))
      return made;
    if (Value made = inBranches.lookup({value, layout}))
      return made;
    std::optional<int64_t> repeat =
        solver.repeatCost(assignment, value, layout);
    bool isRepeated =
        repeat && LayoutSolver::preferRepeat(
                      *repeat, solver.convertCost(value, has, layout));
    Block *branch = branchOf(usersOf[{value, layout}], value.getParentBlock());
    if (!isRepeated && branch != value.getParentBlock()) {
      auto builder = OpBuilder::atBlockBegin(branch);
      return inBranches[{value, layout}] = converted(builder, value, layout);
    }
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Value made = isRepeated ? repeated(value, layout)
                            : converted(builder, value, layout);
    // Only now: repeating adds copies of operands to the map.
    copies[{value, layout}] = made;
    return made;
  }

  Value repeated(Value value, LinearLayoutAttr layout) {
    Operation *op = value.getDefiningOp();
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    unsigned number = cast<OpResult>(value).getResultNumber();
    LinearLayoutAttr label = labelFromResult(op, number, layout);
    Operation *clone = builder.clone(*op);
    for (OpOperand &operand : clone->getOpOperands())
      if (isa<RankedTensorType>(operand.get().getType())) {
        unsigned index = operand.getOperandNumber();
        operand.set(
            original(op->getOperand(index), operandLayout(op, label, index)));
      }
    setResultLayouts(clone, label);
    if (std::optional<GlobalAccess> access = globalAccessOf(op))
      clone->setAttr(gpu::kVectorAttr, builder.getI32IntegerAttr(accessVector(
                                           *access, label.getLayout(), axes)));
    return clone->getResult(number);
  }

  /// Operands of repeated ops are repeated too: that is what repeatCost
  /// counted.
  Value original(Value value, LinearLayoutAttr layout) {
    if (cast<RankedTensorType>(value.getType()).getEncoding() == layout)
      return value;
    Value &made = copies[{value, layout}];
    return made ? made : copies[{value, layout}] = repeated(value, layout);
  }

  /// The innermost branch that all of `users` stand in, or `block`, where their
  /// operand is made: none of another branch pays for a conversion there.
  static Block *branchOf(ArrayRef<Operation *> users, Block *block) {
    while (true) {
      auto branch = dyn_cast_or_null<scf::IfOp>(
          block->findAncestorOpInBlock(*users.front()));
      if (!branch || branch == users.front())
        return block;
      Region *region =
          branch.getThenRegion().isAncestor(users.front()->getParentRegion())
              ? &branch.getThenRegion()
              : &branch.getElseRegion();
      if (!llvm::all_of(users, [&](Operation *user) {
            return region->isAncestor(user->getParentRegion());
          }))
        return block;
      block = &region->front();
    }
  }

  static Value converted(OpBuilder &builder, Value value,
                         LinearLayoutAttr layout) {
    auto type = gpu::withLayout(cast<RankedTensorType>(value.getType()),
                                layout.getLayout());
    return gpu::ConvertLayoutOp::create(builder, value.getLoc(), type, value);
  }

  const LayoutGraph &graph;
  LayoutSolver &solver;
  const LayoutAssignment &assignment;
  const AxisAnalysis &axes;
  using Wanted = std::pair<Value, LinearLayoutAttr>;
  llvm::DenseMap<Wanted, SmallVector<Operation *>> usersOf;
  llvm::DenseMap<Wanted, Value> copies;
  /// Conversions that only the users in one branch see.
  llvm::DenseMap<Wanted, Value> inBranches;
};

class AssignLayouts : public impl::AssignLayoutsBase<AssignLayouts> {
public:
  using AssignLayoutsBase::AssignLayoutsBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::Expected<const GpuTarget *> gpuTarget = findGpuTarget(target);
    if (!gpuTarget) {
      module.emitError() << llvm::toString(gpuTarget.takeError());
      return signalPassFailure();
    }
    MatrixMoves matrices = matrixMovesOf(**gpuTarget);
    // Transposed reads spare the work of taking words apart, whatever layouts
    // there are. With them in the prices, MLA of 8-bit floats (aiter) had each
    // warp read all of V, twice the registers, for less work on P.
    matrices.transposedReads = false;
    BlockShape block = {numWarps,
                        (*gpuTarget)->warpSize,
                        (*gpuTarget)->maxSharedPerBlock,
                        hasAsyncCopies(**gpuTarget),
                        matrices,
                        laneCopies && hasLaneCopies(**gpuTarget),
                        hasTensorMemory(**gpuTarget)};
    if (failed(checkBlock(module, **gpuTarget, block)))
      return signalPassFailure();
    if (failed(checkTensors(module, block))) {
      markAsUnfit(module);
      return signalPassFailure();
    }
    // Ops ask for the GPU when they are asked for layouts.
    setModuleAttributes(module, **gpuTarget, block);
    setDotAttributes(module);
    AxisAnalysis axes(module);
    if (!axes.isValid()) {
      module.emitError("the data-flow solver failed on this module");
      return signalPassFailure();
    }
    for (auto function : module.getOps<tt::FuncOp>())
      assign(function, axes, block);
    if (matrixShape)
      module.walk([&](tt::DotLike dot) { sayOtherShape(dot, matrixShape); });
  }

  /// Where to say what is wrong with the number of warps: a module made of text
  /// has no location of its own.
  static Operation *firstKernel(ModuleOp module) {
    for (auto function : module.getOps<tt::FuncOp>())
      if (function.isPublic())
        return function;
    return module;
  }

  static LogicalResult checkBlock(ModuleOp module, const GpuTarget &target,
                                  const BlockShape &block) {
    if (!llvm::isPowerOf2_32(block.warps))
      return module.emitError()
             << "num_warps must be a power of two, got " << block.warps;
    unsigned threads = block.warps * block.lanes;
    if (threads > target.maxThreadsPerBlock)
      return firstKernel(module)->emitError()
             << block.warps << " warps are " << threads
             << " threads, but a block on " << target.name() << " has at most "
             << target.maxThreadsPerBlock << "; use num_warps <= "
             << target.maxThreadsPerBlock / block.lanes;
    return success();
  }

  /// A thread has 255 to 512 registers. Beyond this many elements of one tensor
  /// a kernel only spills, and LLVM's AMDGPU back end takes minutes (measured:
  /// over five for 8192). The number between is a guess.
  static constexpr int64_t kMaxElementsPerThread = 2048;

  static LogicalResult checkTensors(ModuleOp module, const BlockShape &block) {
    int64_t threads = int64_t(block.warps) * block.lanes;
    WalkResult walk = module.walk([&](Operation *op) {
      for (Type type : op->getResultTypes()) {
        auto tensor = dyn_cast<RankedTensorType>(type);
        if (!tensor ||
            tensor.getNumElements() / threads <= kMaxElementsPerThread)
          continue;
        op->emitError() << "'" << op->getName() << "' makes " << type << ", "
                        << tensor.getNumElements() / threads
                        << " elements for each of " << threads
                        << " threads, and at most " << kMaxElementsPerThread
                        << " are lowered";
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    return failure(walk.wasInterrupted());
  }

  static void assign(tt::FuncOp function, const AxisAnalysis &axes,
                     const BlockShape &block) {
    if (block.lanesCopy)
      noteParameters(function);
    LayoutGraph graph(function);
    LayoutSolver solver(graph, axes, block, function.getContext());
    LayoutAssignment assignment = solver.solve();
    // Before writing: what the analysis knows is about the values as they are
    // now.
    OpBuilder builder(function.getContext());
    function.walk([&](Operation *op) {
      std::optional<GlobalAccess> access = globalAccessOf(op);
      if (access)
        op->setAttr(gpu::kVectorAttr, builder.getI32IntegerAttr(1));
      if (!access || access->loaded)
        noteConstancy(op, axes, builder);
    });
    for (auto [index, node] : llvm::enumerate(graph.nodes())) {
      std::optional<GlobalAccess> access =
          node.op ? globalAccessOf(node.op) : std::nullopt;
      if (!access)
        continue;
      const LinearLayout &layout = assignment[index].getLayout();
      unsigned vector = accessVector(*access, layout, axes);
      node.op->setAttr(gpu::kVectorAttr, builder.getI32IntegerAttr(vector));
      std::optional<unsigned> dim = layout.registerDim();
      if (block.lanesCopy && dim && isa<tt::LoadOp>(node.op))
        node.op->setAttr(gpu::kRunAttr,
                         builder.getI32IntegerAttr(runOf(*access, *dim, axes)));
    }
    LayoutWriter(graph, solver, assignment, axes).write();
  }

  /// Loads from one parameter whose range is known to be less than 2 GiB.
  static void noteParameters(tt::FuncOp function) {
    PointerBases bases(function);
    Builder builder(function.getContext());
    function.walk([&](tt::LoadOp load) {
      PointerBaseSet after = bases.after(load.getPtr());
      if (after.size() != 1 || *after.begin() == kAnyBase)
        return;
      auto range = function.getArgAttrOfType<IntegerAttr>(*after.begin(),
                                                          "tt.pointer_range");
      if (range && range.getInt() <= 32)
        load->setAttr(gpu::kParameterAttr,
                      builder.getI32IntegerAttr(*after.begin()));
    });
  }

  /// Loads, of which equal ones are one, and masks: their constancy follows
  /// from divisibility, which is unknown after this pass.
  static void noteConstancy(Operation *op, const AxisAnalysis &axes,
                            OpBuilder &builder) {
    bool isLoad = isa<tt::LoadOp>(op) &&
                  isa<RankedTensorType>(op->getResult(0).getType());
    if (!isLoad && !hasEqualElements(op))
      return;
    SmallVector<int64_t> constancy;
    for (const AxisFacts &axis : axes.lookup(op->getResult(0)).axes)
      constancy.push_back(axis.constancy);
    if (llvm::any_of(constancy, [](int64_t run) { return run > 1; }))
      op->setAttr(gpu::kConstancyAttr, builder.getDenseI64ArrayAttr(constancy));
  }

  static void setModuleAttributes(ModuleOp module, const GpuTarget &target,
                                  const BlockShape &block) {
    OpBuilder builder(module.getContext());
    module->setAttr(gpu::kNumWarpsAttr, builder.getI32IntegerAttr(block.warps));
    module->setAttr(gpu::kWarpSizeAttr, builder.getI32IntegerAttr(block.lanes));
    module->setAttr(gpu::kTargetAttr, builder.getStringAttr(target.name()));
  }

  /// How the dots are to be computed, where it is not left open.
  void setDotAttributes(ModuleOp module) const {
    OpBuilder builder(module.getContext());
    if (matrixShape)
      module->setAttr(gpu::kMatrixShapeAttr,
                      builder.getI32IntegerAttr(matrixShape));
    if (!packsK)
      module->setAttr(gpu::kUnpackedAttr, builder.getUnitAttr());
  }

  /// Remarks where the dot is not computed by an instruction of that size.
  static void sayOtherShape(tt::DotLike dot, unsigned size) {
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    if (failed(plan))
      return;
    const MatrixInstruction *row =
        plan->instruction ? plan->instruction->matrix : nullptr;
    if (!row || row->m != size || row->n != size)
      refuse(dot, {RefusalCode::OtherMatrixShape, size, gpuOf(dot).name(),
                   row ? row->name : "multiply-adds"});
  }
};

} // namespace
} // namespace kiln
