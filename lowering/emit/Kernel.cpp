// Block arguments that are tensors become arguments for their registers;
// control flow depends on scalars only and so is uniform over the block of
// threads: branches stay branches.
#include "lowering/emit/Kernel.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dialect/LaunchValues.h"
#include "lowering/emit/Carried.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "lowering/emit/Thread.h"
#include "lowering/vendor/TensorCopyOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/Kernel.h"
#include "targets/support/KernelAttributes.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// The register cap that a kernel's directives set, or 0.
static unsigned maxRegisters(tt::FuncOp kernel) {
  auto cap = kernel->getAttrOfType<IntegerAttr>(kMaxRegsAttr);
  return cap ? cap.getInt() : 0;
}

/// Attributes of LLVM's own that a kernel may carry to the back end as they
/// are.
static bool isForBackEnd(StringRef name) {
  return name.starts_with("kiln-") || name.starts_with("amdgpu-") ||
         name.starts_with("nvvm.");
}

/// Directives travel as string attributes from the source to the machine code.
static void copyDirectives(tt::FuncOp kernel, LLVM::LLVMFuncOp function) {
  for (NamedAttribute attribute : kernel->getDiscardableAttrs()) {
    if (!isForBackEnd(attribute.getName()))
      continue;
    if (auto text = dyn_cast<StringAttr>(attribute.getValue()))
      addFunctionAttribute(function, attribute.getName(), text.getValue());
    else if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()))
      addFunctionAttribute(function, attribute.getName(),
                           std::to_string(integer.getInt()));
  }
}

namespace {

/// Writes the blocks of a kernel after the entry block of its copy.
class BlockWriter {
public:
  explicit BlockWriter(Thread &thread) : thread(thread) {}
  LogicalResult write(Region &body, Block *entry);

private:
  void addBlock(Block *block, Region *region);
  LogicalResult writeBlock(Block *block);
  LogicalResult writeTerminator(Operation *op);

  Thread &thread;
  llvm::DenseMap<Block *, Block *> blocks;
};

} // namespace

// Reverse post order visits definitions before uses; a block that cannot be
// reached is not visited and vanishes.
LogicalResult BlockWriter::write(Region &body, Block *entry) {
  blocks[&body.front()] = entry;
  llvm::ReversePostOrderTraversal<Region *> order(&body);
  for (Block *block : order)
    if (!blocks.contains(block))
      addBlock(block, entry->getParent());
  for (Block *block : order)
    if (failed(writeBlock(block)))
      return failure();
  return success();
}

void BlockWriter::addBlock(Block *block, Region *region) {
  Block *copy = thread.ir.createBlock(region, region->end());
  blocks[block] = copy;
  addCarriedArguments(thread, *block, copy);
}

LogicalResult BlockWriter::writeBlock(Block *block) {
  thread.ir.setInsertionPointToEnd(blocks[block]);
  for (Operation &op : block->without_terminator())
    if (failed(emitOp(thread, &op)))
      return failure();
  return writeTerminator(block->getTerminator());
}

LogicalResult BlockWriter::writeTerminator(Operation *op) {
  LLVMOpBuilder &ir = thread.ir;
  ir.setLoc(op->getLoc());
  if (auto branch = dyn_cast<cf::BranchOp>(op)) {
    LLVM::BrOp::create(
        ir, carried(thread, branch.getDestOperands(), branch.getDest()),
        blocks[branch.getDest()]);
    return success();
  }
  if (auto branch = dyn_cast<cf::CondBranchOp>(op)) {
    LLVM::CondBrOp::create(
        ir, thread.get(branch.getCondition()).front(),
        blocks[branch.getTrueDest()],
        carried(thread, branch.getTrueDestOperands(), branch.getTrueDest()),
        blocks[branch.getFalseDest()],
        carried(thread, branch.getFalseDestOperands(), branch.getFalseDest()));
    return success();
  }
  return emitOp(thread, op);
}

/// The types of the kernel's parameters.
static FailureOr<SmallVector<Type>> parameterTypes(tt::FuncOp kernel) {
  SmallVector<Type> types;
  for (Type type : kernel.getArgumentTypes()) {
    if (isa<tt::TensorDescType>(type) || tt::isTensorPointer(type) ||
        isa<RankedTensorType>(type))
      return kernel.emitOpError("has an argument of type ")
             << type << ", which is not lowered yet";
    types.push_back(elementType(type));
  }
  return types;
}

/// What a kernel's pointers are known to be aligned to.
static void copyAlignments(tt::FuncOp kernel, LLVM::LLVMFuncOp function) {
  for (unsigned index = 0; index < function.getNumArguments(); ++index) {
    auto divisibility =
        kernel.getArgAttrOfType<IntegerAttr>(index, "tt.divisibility");
    if (divisibility &&
        isa<LLVM::LLVMPointerType>(function.getArgumentTypes()[index]))
      function.setArgAttr(
          index, LLVM::LLVMDialect::getAlignAttrName(),
          IntegerAttr::get(IntegerType::get(kernel.getContext(), 64),
                           divisibility.getInt()));
  }
}

/// Which pointers reach less than 2 GiB (tt.pointer_range).
static void copyPointerRanges(tt::FuncOp kernel, LLVM::LLVMFuncOp function) {
  std::string numbers;
  for (unsigned index = 0; index < function.getNumArguments(); ++index) {
    auto range =
        kernel.getArgAttrOfType<IntegerAttr>(index, "tt.pointer_range");
    if (range && range.getInt() <= 32)
      numbers += (numbers.empty() ? "" : ",") + std::to_string(index);
  }
  if (!numbers.empty())
    addFunctionAttribute(function, kPointerRangeAttr, numbers);
}

static Value addParameter(LLVM::LLVMFuncOp function, Type type, Location loc) {
  SmallVector<Type> types(function.getArgumentTypes());
  types.push_back(type);
  function.setType(LLVM::LLVMFunctionType::get(
      LLVM::LLVMVoidType::get(function.getContext()), types));
  return function.getBody().front().addArgument(type, loc);
}

/// i32 number of the block in the launch's grid.
static Value linearBlockId(Thread &thread) {
  LLVMOpBuilder &ir = thread.ir;
  const TargetOps &target = thread.target;
  Value number = target.blockId(ir, 2);
  for (unsigned axis : {1, 0})
    number = ir.add(ir.mul(number, target.blockCount(ir, axis)),
                    target.blockId(ir, axis));
  return number;
}

/// Tensor maps that the kernel makes: the address of each in the block's part
/// of the global scratch that the last parameter points to, computed where the
/// kernel's own program begins.
static void addGlobalScratch(tt::FuncOp kernel, LLVM::LLVMFuncOp function,
                             Thread &thread, Block *begin) {
  SmallVector<gpu::MakeTensorMapOp> maps;
  kernel.walk([&](gpu::MakeTensorMapOp map) { maps.push_back(map); });
  if (maps.empty())
    return;
  LLVMOpBuilder &ir = thread.ir;
  auto global = LLVM::LLVMPointerType::get(ir.getContext(), space::Global);
  unsigned number = function.getNumArguments();
  Value all = addParameter(function, global, kernel.getLoc());
  function.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                      ir.getI64IntegerAttr(kMadeTensorMapAlignment));
  int64_t bytes = maps.size() * kTensorMapBytes;
  ir.setInsertionPointToEnd(begin);
  Value block =
      LLVM::ZExtOp::create(ir, ir.getI64Type(), linearBlockId(thread));
  Value own = ir.gep(all, ir.getI8Type(), ir.mul(block, ir.i64(bytes)));
  for (auto [index, map] : llvm::enumerate(maps))
    thread.set(map,
               {ir.gep(own, ir.getI8Type(), ir.i64(index * kTensorMapBytes))});
  addFunctionAttribute(function, kGlobalScratchAttr, std::to_string(bytes));
}

/// Tensor maps: parameters after the kernel's own, made by recipes that it
/// carries.
static LogicalResult addTensorMaps(tt::FuncOp kernel, LLVM::LLVMFuncOp function,
                                   Thread &thread) {
  std::vector<TensorMapRecipe> recipes;
  SmallVector<gpu::TensorMapOp> maps;
  kernel.walk([&](gpu::TensorMapOp map) { maps.push_back(map); });
  if (maps.empty())
    return success();
  const TensorCopyOps *copies = thread.target.tensorCopies();
  if (!copies)
    return maps.front().emitOpError("is nothing to ")
           << thread.target.gpu().name()
           << ", which has no copies by tensor maps";
  for (gpu::TensorMapOp map : maps) {
    FailureOr<TensorMapRecipe> recipe = recipeOf(map);
    if (failed(recipe))
      return failure();
    auto known = llvm::find(recipes, *recipe);
    unsigned number = kernel.getNumArguments() + (known - recipes.begin());
    if (known == recipes.end()) {
      recipes.push_back(*recipe);
      addParameter(function, LLVM::LLVMPointerType::get(kernel.getContext()),
                   map.getLoc());
      copies->annotateMap(function, number);
    }
    thread.set(map, {function.getBody().front().getArgument(number)});
  }
  addFunctionAttribute(function, kTensorMapsAttr, textOf(recipes));
  return success();
}

namespace {

/// A kernel with warp specialization: one more warpgroup, whose first warp is
/// the producer, and whose second one may begin dots. Their programs and that of
/// the `warps` others branch at the kernel's start.
class Roles {
public:
  Roles(gpu::ProducerOp producer, const TargetOps &target, unsigned warps)
      : producer(producer), target(target), warps(warps) {}

  unsigned allWarps() const { return warps + WarpgroupMultiply::kWarps; }
  Thread::Role ofKernel() { return {0, warpsAtBarriers()}; }

  /// Writes, after `entry`, where both part; where the kernel's own program
  /// begins.
  Block *part(Block *entry) {
    LLVMOpBuilder ir(producer.getLoc(), producer.getContext());
    Region &body = *entry->getParent();
    group = ir.createBlock(&body, body.end());
    Block *own = ir.createBlock(&body, body.end());
    ir.setInsertionPointToEnd(entry);
    unsigned lanes = target.gpu().warpSize;
    warp = target.uniform(ir, ir.lshr(target.threadId(ir, lanes * allWarps()),
                                      llvm::Log2_32(lanes)));
    LLVM::CondBrOp::create(
        ir, ir.icmp(LLVM::ICmpPredicate::uge, warp, ir.i32(warps)), group,
        ValueRange(), own, ValueRange());
    ir.setInsertionPointToEnd(own);
    target.setRegisters(ir, producer.getOthers(), /*more=*/true);
    return own;
  }

  /// Writes the programs of these warps. From outside they use only what
  /// `others` hold of the kernel's parameters.
  LogicalResult write(Thread &others) {
    LLVMOpBuilder ir(producer.getLoc(), producer.getContext());
    ir.setInsertionPointToEnd(group);
    target.setRegisters(ir, producer.getOwn(), /*more=*/false);
    unsigned first = warps;
    for (Region &program : producer->getRegions()) {
      if (program.empty())
        continue;
      Block *begin = addBlock(ir), *next = addBlock(ir);
      LLVM::CondBrOp::create(ir, ir.equal(warp, ir.i32(first)), begin,
                             ValueRange(), next, ValueRange());
      if (failed(write(program, begin, first, others)))
        return failure();
      ir.setInsertionPointToEnd(next);
      ++first;
    }
    LLVM::ReturnOp::create(ir, ValueRange());
    return success();
  }

private:
  unsigned warpsAtBarriers() { return warps + 1 + !producer.getDots().empty(); }

  Block *addBlock(LLVMOpBuilder &ir) {
    OpBuilder::InsertionGuard guard(ir);
    return ir.createBlock(group->getParent(), group->getParent()->end());
  }

  /// Writes that of the warp `number`.
  LogicalResult write(Region &program, Block *first, unsigned number,
                      Thread &others) {
    Thread thread(target, /*warps=*/1, first, producer.getLoc(),
                  Thread::Role{number, warpsAtBarriers()});
    llvm::SetVector<Value> outside;
    getUsedValuesDefinedAbove(program, outside);
    thread.ir.setInsertionPointToEnd(first);
    for (Value value : outside) {
      Operation *op = value.getDefiningOp();
      if (!op || isa<gpu::TensorMapOp>(op))
        thread.set(value, others.get(value));
      else if (!isa<gpu::AllocOp>(op))
        return producer.emitError("needs a value from outside that is neither "
                                  "a parameter nor a buffer");
      else if (failed(emitOp(thread, op)))
        return failure();
    }
    return BlockWriter(thread).write(program, first);
  }

  gpu::ProducerOp producer;
  const TargetOps &target;
  unsigned warps;
  Block *group = nullptr;
  /// The thread's, in the block.
  Value warp;
};

} // namespace

LogicalResult emitKernel(tt::FuncOp kernel, const TargetOps &target,
                         unsigned warps) {
  if (kernel.isExternal())
    return kernel.emitOpError("has no body");
  if (kernel.getNumResults())
    return kernel.emitOpError("returns a value, which a kernel cannot do");
  FailureOr<SmallVector<Type>> parameters = parameterTypes(kernel);
  if (failed(parameters))
    return failure();

  LLVMOpBuilder ir(kernel.getLoc(), kernel.getContext());
  ir.setInsertionPointAfter(kernel);
  auto type = LLVM::LLVMFunctionType::get(
      LLVM::LLVMVoidType::get(ir.getContext()), *parameters);
  auto function = LLVM::LLVMFuncOp::create(ir, kernel.getName(), type);
  std::optional<Roles> roles;
  unsigned threads = target.gpu().warpSize * warps,
           registers = maxRegisters(kernel);
  auto producers = llvm::to_vector(kernel.getOps<gpu::ProducerOp>());
  if (producers.size() > 1)
    return producers[1].emitOpError("is the kernel's second, and a block has "
                                    "one producer");
  if (!producers.empty()) {
    gpu::ProducerOp producer = producers.front();
    if (!movesRegisters(target.gpu()))
      return producer.emitOpError("needs setmaxnreg, which ")
             << target.gpu().name()
             << " does not have; sm_90a, sm_100a and sm_103a do";
    roles.emplace(producer, target, warps);
    threads = target.gpu().warpSize * roles->allWarps();
    registers = producer.getLaunched();
  }
  target.annotateKernel(function, threads, registers);
  addFunctionAttribute(function, kThreadsAttr, std::to_string(threads));
  addFunctionAttribute(function, kLoweredAttr, "");
  if (int64_t bytes = gpu::sharedBytes(kernel);
      bytes && target.gpu().isNvidia())
    addFunctionAttribute(function, kDynamicSharedAttr, std::to_string(bytes));
  copyDirectives(kernel, function);
  copyAlignments(kernel, function);
  if (target.gpu().isAmd())
    copyPointerRanges(kernel, function);

  Block *entry = ir.createBlock(&function.getBody());
  Block *own = roles ? roles->part(entry) : entry;
  Thread thread(target, warps, own, kernel.getLoc(),
                roles ? std::optional(roles->ofKernel()) : std::nullopt);
  for (auto [argument, parameter] :
       llvm::zip_equal(kernel.getArguments(), *parameters))
    thread.set(argument, {entry->addArgument(parameter, argument.getLoc())});
  if (failed(addTensorMaps(kernel, function, thread)))
    return failure();
  addGlobalScratch(kernel, function, thread, own);
  if (failed(BlockWriter(thread).write(kernel.getBody(), own)))
    return failure();
  return roles ? roles->write(thread) : success();
}

} // namespace kiln
