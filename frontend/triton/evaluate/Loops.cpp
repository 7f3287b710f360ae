//===- Loops.cpp - for and while of a kernel ------------------------------===//
//
// A name that a loop may change is carried by it: which those are is known from
// the text before the body is walked, so that each body is walked once. What is
// carried and never changes is folded later.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/syntax/AssignedNames.h"
#include "frontend/triton/value/Fold.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace kiln::triton {

/// What a loop carries for LLVM not to move invariants out of it.
static mlir::Attribute withoutLicm(mlir::MLIRContext *context) {
  auto licm = mlir::LLVM::LoopLICMAttr::get(
      context, mlir::BoolAttr::get(context, true), {});
  return mlir::LLVM::LoopAnnotationAttr::get(
      context, {}, {}, {}, {}, {}, licm, {}, {}, {}, {}, {}, {}, {}, {}, {});
}

std::vector<llvm::StringRef>
KernelBody::carriedNames(llvm::ArrayRef<ast::Statement *> body) {
  // In the order in which they were first assigned, as Triton has them.
  std::vector<llvm::StringRef> carried;
  llvm::SetVector<llvm::StringRef> assigned = assignedNames(body);
  for (auto [name, value] : names)
    if (assigned.contains(name) && !value->isConstant())
      carried.push_back(name);
  return carried;
}

void KernelBody::bindCarried(llvm::ArrayRef<llvm::StringRef> carried,
                             const Names &templates,
                             llvm::ArrayRef<mlir::Value> handles) {
  for (llvm::StringRef name : carried) {
    llvm::ArrayRef<mlir::Value> before = handles;
    names[name] =
        unflatten(templates.find(name)->second, handles, compilation.values);
    for (mlir::Value value : before.drop_back(handles.size()))
      if (llvm::isa<mlir::BlockArgument>(value))
        value.setLoc(mlir::NameLoc::get(compilation.builder.getStringAttr(name),
                                        value.getLoc()));
  }
}

bool KernelBody::collect(llvm::ArrayRef<llvm::StringRef> carried,
                         const Names &before,
                         llvm::SmallVectorImpl<mlir::Value> &handles) {
  bool succeeded = true;
  for (llvm::StringRef name : carried) {
    const Value *value = names.find(name)->second;
    const Value *first = before.find(name)->second;
    if (!haveSameTypes(value, first)) {
      compilation.error("'" + name + "' is " + first->text() +
                        " before the loop and " + value->text() +
                        " at the end of its body; it has to stay the same");
      succeeded = false;
      continue;
    }
    flatten(value, handles);
  }
  // What was known at compile time cannot be known only at run time after.
  for (auto [name, value] : names)
    if (auto found = before.find(name);
        found != before.end() && found->second->isConstant() &&
        !value->isConstant() && !llvm::isa<UnknownValue>(found->second)) {
      compilation.error("'" + name + "' is " + found->second->text() +
                        ", known at compile time, before the loop and " +
                        value->text() + " at the end of its body");
      succeeded = false;
    }
  return succeeded;
}

bool KernelBody::walkBody(llvm::ArrayRef<ast::Statement *> body,
                          llvm::ArrayRef<llvm::StringRef> carried,
                          const Names &before) {
  ++structured;
  bool failedBefore = failed;
  failed = false;
  run(body);
  --structured;
  bool succeeded = !failed;
  failed |= failedBefore;
  llvm::SmallVector<mlir::Value> yielded;
  if (!succeeded || !collect(carried, before, yielded))
    return false;
  compilation.create<mlir::scf::YieldOp>(yielded);
  return true;
}

bool KernelBody::loop(const ast::For *statement, const IteratorValue *range) {
  auto *target = llvm::dyn_cast<ast::Name>(statement->target);
  if (!target || !statement->orelse.empty()) {
    compilation.error(target ? "a loop of a kernel has no 'else'"
                             : "the target of a loop over a range is a name");
    return false;
  }
  const Value *begin = range->begin, *end = range->end, *step = range->step;
  // scf.for counts upwards.
  bool isDownward = false;
  auto constant = integerOf(step);
  if (constant && *constant == 0) {
    compilation.error("the step of a range is not 0");
    return false;
  }
  if (constant && *constant < 0) {
    isDownward = true;
    step = compilation.values.make<IntValue>(-*constant);
    std::swap(begin, end);
  }
  const TensorValue *bounds[3];
  const Type *type = nullptr;
  for (auto [bound, value] : llvm::zip(bounds, std::array{begin, end, step})) {
    bound = toTensor(compilation, value);
    if (!bound)
      return false;
    if (bound->isBlock() || !bound->type->isInteger()) {
      compilation.error("the bounds and the step of a loop are integers, not " +
                        bound->type->text());
      return false;
    }
    type = type ? promoteIntegers(compilation.types, type, bound->type)
                : bound->type;
  }
  for (const TensorValue *&bound : bounds)
    if (!(bound = cast(compilation, bound, type)))
      return false;

  Names before = names;
  std::vector<llvm::StringRef> carried = carriedNames(statement->body);
  llvm::erase(carried, target->id);
  llvm::SmallVector<mlir::Value> initial;
  for (llvm::StringRef name : carried)
    flatten(before.find(name)->second, initial);
  auto op = compilation.create<mlir::scf::ForOp>(
      bounds[0]->handle, bounds[1]->handle, bounds[2]->handle, initial);
  annotate(op, range);

  mlir::OpBuilder &builder = compilation.builder;
  bool succeeded;
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    if (initial.empty())
      op.getBody()->getTerminator()->erase();
    builder.setInsertionPointToStart(op.getBody());
    llvm::SmallVector<mlir::Value> inside(op.getRegionIterArgs());
    bindCarried(carried, before, inside);
    mlir::Value induction = op.getInductionVar();
    induction.setLoc(mlir::NameLoc::get(builder.getStringAttr(target->id),
                                        induction.getLoc()));
    if (isDownward) {
      induction =
          compilation.create<mlir::arith::SubIOp>(bounds[1]->handle, induction);
      induction =
          compilation.create<mlir::arith::AddIOp>(induction, bounds[0]->handle);
    }
    names[target->id] = compilation.tensor(induction, type);
    succeeded = walkBody(statement->body, carried, before);
  }
  names = before;
  names.erase(target->id);
  if (!succeeded)
    return false;
  llvm::SmallVector<mlir::Value> results(op.getResults());
  bindCarried(carried, before, results);
  forgetOthers(statement, "in the loop");
  return true;
}

void KernelBody::annotate(mlir::scf::ForOp loop, const IteratorValue *range) {
  mlir::OpBuilder &builder = compilation.builder;
  auto number = [&](llvm::StringRef name, const Value *value) {
    if (auto integer = value ? integerOf(value) : std::nullopt)
      loop->setAttr(name,
                    builder.getI32IntegerAttr(int64fromDynamicAPInt(*integer)));
  };
  number("tt.num_stages", range->numStages);
  number("tt.loop_unroll_factor", range->loopUnrollFactor);
  for (auto [name, isSet] :
       {std::pair("tt.disallow_acc_multi_buffer",
                  range->disallowAccMultiBuffer),
        std::pair("tt.flatten", range->flatten),
        std::pair("tt.warp_specialize", range->warpSpecialize)})
    if (isSet)
      loop->setAttr(name, builder.getUnitAttr());
  if (range->disableLicm)
    loop->setAttr("llvm.loop_annotation", withoutLicm(builder.getContext()));
}

std::optional<KernelBody::Flow>
KernelBody::staticLoop(const ast::For *statement, const IteratorValue *range) {
  auto elements = elementsOf(compilation, range);
  if (!elements)
    return std::nullopt;
  for (const Value *element : *elements) {
    if (!assign(statement->target, element))
      return std::nullopt;
    bool failedBefore = failed;
    failed = false;
    Flow flow = run(statement->body);
    if (failed) // once is enough
      return std::nullopt;
    failed = failedBefore;
    if (flow == Flow::Returns)
      return flow;
  }
  return Flow::Continues;
}

bool KernelBody::whileLoop(const ast::While *statement) {
  if (!statement->orelse.empty()) {
    compilation.error("a loop of a kernel has no 'else'");
    return false;
  }
  Names before = names;
  std::vector<llvm::StringRef> carried = carriedNames(statement->body);
  llvm::SmallVector<mlir::Value> initial;
  for (llvm::StringRef name : carried)
    flatten(before.find(name)->second, initial);
  llvm::SmallVector<mlir::Type> types(mlir::ValueRange(initial).getTypes());
  auto op = compilation.create<mlir::scf::WhileOp>(types, initial);

  mlir::OpBuilder &builder = compilation.builder;
  bool succeeded = true;
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    llvm::SmallVector<mlir::Location> places(types.size(),
                                             compilation.location());
    mlir::Block *test = builder.createBlock(&op.getBefore(), {}, types, places);
    llvm::SmallVector<mlir::Value> arguments(test->getArguments());
    bindCarried(carried, before, arguments);
    const Value *condition = evaluate(statement->test);
    if (auto *wrapped = llvm::dyn_cast_or_null<IteratorValue>(condition)) {
      condition = wrapped->condition; // of tl.condition(...)
      if (wrapped->disableLicm)
        op->setAttr("llvm.loop_annotation", withoutLicm(builder.getContext()));
    }
    const TensorValue *tensor =
        condition ? toTensor(compilation, condition) : nullptr;
    tensor = tensor ? toCondition(compilation, tensor) : nullptr;
    if (!tensor)
      return false;
    compilation.create<mlir::scf::ConditionOp>(tensor->handle, arguments);

    mlir::Block *body = builder.createBlock(&op.getAfter(), {}, types, places);
    llvm::SmallVector<mlir::Value> inside(body->getArguments());
    names = before; // without what the test binds by `:=`
    bindCarried(carried, before, inside);
    succeeded = walkBody(statement->body, carried, before);
  }
  names = before;
  if (!succeeded)
    return false;
  llvm::SmallVector<mlir::Value> results(op.getResults());
  bindCarried(carried, before, results);
  forgetOthers(statement, "in the loop");
  return true;
}

} // namespace kiln::triton
