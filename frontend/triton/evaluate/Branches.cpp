//===- Branches.cpp - if, conditional expressions and returns -------------===//
//
// A condition that is known at compile time decides at once. Else both branches
// are walked, and the names in which they differ are results.
// A return ends its block; what all of them give is settled at the end.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/syntax/AssignedNames.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/STLExtras.h"
#include <array>

namespace kiln::triton {

std::optional<KernelBody::Flow> KernelBody::branch(const ast::If *statement) {
  const Value *condition = evaluate(statement->test);
  if (!condition)
    return std::nullopt;
  auto *tensor = llvm::dyn_cast<TensorValue>(condition);
  if (!tensor) {
    std::optional<bool> holds;
    {
      auto there = at(*statement->test);
      holds = truth(condition, "the condition");
    }
    if (!holds)
      return std::nullopt;
    bool failedBefore = failed;
    failed = false;
    Flow flow = run(*holds ? statement->body : statement->orelse);
    bool failedInside = failed;
    failed |= failedBefore;
    return failedInside ? std::nullopt : std::optional(flow);
  }
  {
    auto there = at(*statement->test);
    tensor = toCondition(compilation, tensor);
  }
  if (!tensor)
    return std::nullopt;
  bool hasReturn =
      containsReturn(statement->body) || containsReturn(statement->orelse);
  if (hasReturn && structured) {
    compilation.error(
        "a function cannot return from inside a loop, nor from an "
        "'if' inside one");
    return std::nullopt;
  }
  return hasReturn ? branchBlocks(statement, tensor->handle)
                   : branchRegions(statement, tensor->handle);
}

std::optional<KernelBody::Merge> KernelBody::merge(const Names &before,
                                                   const Names &first,
                                                   const Names &second) {
  Merge merge;
  bool succeeded = true;
  auto take = [&](llvm::StringRef name, const Value *a, const Value *b) {
    llvm::SmallVector<mlir::Value> handlesA, handlesB;
    flatten(a, handlesA);
    flatten(b, handlesB);
    if (handlesA == handlesB && haveSameTypes(a, b))
      return;
    auto old = before.find(name);
    bool matches = haveSameTypes(a, b) &&
                   (old == before.end() || haveSameTypes(a, old->second));
    if (!matches) {
      std::string was =
          old == before.end() ? "" : ", and " + old->second->text() + " before";
      compilation.error("'" + name + "' is " + a->text() +
                        " where the condition holds and " + b->text() +
                        " where it does not" + was);
      succeeded = false;
      return;
    }
    merge.names.push_back(name);
    llvm::append_range(merge.first, handlesA);
    llvm::append_range(merge.second, handlesB);
  };
  for (auto [name, a] : first) {
    auto b = second.find(name);
    if (b == second.end() || (a->isConstant() && b->second->isConstant()))
      continue;
    auto old = before.find(name);
    // As in Triton, what was known at compile time before stays so.
    if (old != before.end() && old->second->isConstant())
      continue;
    take(name, a, b->second);
  }
  return succeeded ? std::optional(std::move(merge)) : std::nullopt;
}

/// The names after an `if`: those before, those of both branches that agree.
static Names namesAfter(const Names &before, const Names &first,
                        const Names &second) {
  Names after = before;
  for (auto [name, value] : first) {
    auto other = second.find(name), old = before.find(name);
    if (other == second.end() || !haveSameTypes(value, other->second))
      continue;
    // Both branches may have given a name one value that was there before them,
    // which is no result of the `if`.
    llvm::SmallVector<mlir::Value> handles, others;
    flatten(value, handles);
    flatten(other->second, others);
    if (old == before.end() ||
        (!handles.empty() && handles == others && !old->second->isConstant()))
      after[name] = value;
  }
  return after;
}

std::optional<KernelBody::Flow>
KernelBody::branchRegions(const ast::If *statement, mlir::Value condition) {
  mlir::OpBuilder &builder = compilation.builder;
  Names before = names;
  Names after[2];
  mlir::Region regions[2];
  mlir::Block *blocks[2];
  bool failedBefore = failed;
  failed = false;
  ++structured;
  for (auto [turn, body] :
       llvm::enumerate(std::array{statement->body, statement->orelse})) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    blocks[turn] = builder.createBlock(&regions[turn]);
    names = before;
    run(body);
    after[turn] = names;
  }
  --structured;
  bool failedInside = failed;
  failed |= failedBefore;
  names = before;
  if (failedInside)
    return std::nullopt;
  auto merged = merge(before, after[0], after[1]);
  if (!merged)
    return std::nullopt;
  for (auto [block, handles] :
       llvm::zip(blocks, std::array{merged->first, merged->second})) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(block);
    compilation.create<mlir::scf::YieldOp>(handles);
  }
  llvm::SmallVector<mlir::Type> types(
      mlir::ValueRange(merged->first).getTypes());
  auto op = compilation.create<mlir::scf::IfOp>(types, condition,
                                                /*addThenBlock=*/false,
                                                /*addElseBlock=*/false);
  op.getThenRegion().takeBody(regions[0]);
  op.getElseRegion().takeBody(regions[1]);
  names = namesAfter(before, after[0], after[1]);
  llvm::SmallVector<mlir::Value> results(op.getResults());
  bindCarried(merged->names, after[0], results);
  forgetOthers(statement, "on one side of the 'if'");
  return Flow::Continues;
}

std::optional<KernelBody::Flow>
KernelBody::branchBlocks(const ast::If *statement, mlir::Value condition) {
  mlir::OpBuilder &builder = compilation.builder;
  mlir::Block *from = builder.getBlock();
  mlir::Region *region = from->getParent();
  Names before = names;
  Names after[2];
  mlir::Block *begins[2], *ends[2];
  bool continues[2];
  bool failedBefore = failed;
  failed = false;
  for (auto [turn, body] :
       llvm::enumerate(std::array{statement->body, statement->orelse})) {
    begins[turn] = builder.createBlock(region, region->end());
    names = before;
    continues[turn] = run(body) == Flow::Continues;
    after[turn] = names;
    ends[turn] = builder.getBlock();
  }
  bool failedInside = failed;
  failed |= failedBefore;
  builder.setInsertionPointToEnd(from);
  names = before;
  if (failedInside)
    return std::nullopt;
  compilation.create<mlir::cf::CondBranchOp>(condition, begins[0], begins[1]);
  if (!continues[0] && !continues[1])
    return Flow::Returns;
  if (!continues[0] || !continues[1]) {
    // One path is left.
    unsigned turn = continues[0] ? 0 : 1;
    builder.setInsertionPointToEnd(ends[turn]);
    names = after[turn];
    return Flow::Continues;
  }
  auto merged = merge(before, after[0], after[1]);
  if (!merged)
    return std::nullopt;
  llvm::SmallVector<mlir::Type> types(
      mlir::ValueRange(merged->first).getTypes());
  llvm::SmallVector<mlir::Location> places(types.size(),
                                           compilation.location());
  mlir::Block *join = builder.createBlock(region, region->end(), types, places);
  for (auto [end, handles] :
       llvm::zip(ends, std::array{merged->first, merged->second})) {
    builder.setInsertionPointToEnd(end);
    compilation.create<mlir::cf::BranchOp>(join, handles);
  }
  builder.setInsertionPointToStart(join);
  names = namesAfter(before, after[0], after[1]);
  llvm::SmallVector<mlir::Value> results(join->getArguments());
  bindCarried(merged->names, after[0], results);
  forgetOthers(statement, "on one side of the 'if'");
  return Flow::Continues;
}

const Value *KernelBody::select(const ast::IfExp *expression,
                                const Value *condition) {
  const TensorValue *test =
      toCondition(compilation, llvm::cast<TensorValue>(condition));
  if (!test)
    return nullptr;
  mlir::OpBuilder &builder = compilation.builder;
  const Value *values[2];
  mlir::Region regions[2];
  // What `:=` binds in a branch does not exist after it.
  Names before = names;
  std::optional<mlir::OpBuilder::InsertPoint> ends[2];
  for (auto [turn, branch] :
       llvm::enumerate(std::array{expression->body, expression->orelse})) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&regions[turn]);
    values[turn] = evaluate(branch);
    names = before;
    if (!values[turn])
      return nullptr;
    ends[turn] = builder.saveInsertionPoint();
  }
  // Calls without a result: the expression is there for what they do.
  bool hasResult =
      !llvm::isa<NoneValue>(values[0]) || !llvm::isa<NoneValue>(values[1]);
  const TensorValue *results[2] = {};
  for (unsigned turn : {0, 1}) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.restoreInsertionPoint(*ends[turn]);
    if (hasResult && !(results[turn] = toTensor(compilation, values[turn])))
      return nullptr;
    compilation.create<mlir::scf::YieldOp>(
        hasResult ? mlir::ValueRange(results[turn]->handle)
                  : mlir::ValueRange());
  }
  if (hasResult && results[0]->type != results[1]->type)
    return compilation.error("the expression is " + results[0]->type->text() +
                             " where the condition holds and " +
                             results[1]->type->text() + " where it does not");
  auto op = compilation.create<mlir::scf::IfOp>(
      hasResult ? mlir::TypeRange(results[0]->handle.getType())
                : mlir::TypeRange(),
      test->handle, /*addThenBlock=*/false, /*addElseBlock=*/false);
  op.getThenRegion().takeBody(regions[0]);
  op.getElseRegion().takeBody(regions[1]);
  if (!hasResult)
    return compilation.values.none();
  return compilation.tensor(op.getResult(0), results[0]->type);
}

std::optional<KernelBody::Flow>
KernelBody::returns(const ast::Return *statement) {
  if (structured) {
    compilation.error(
        "a function cannot return from inside a loop, nor from an "
        "'if' inside one");
    return std::nullopt;
  }
  const Value *value =
      statement->value ? evaluate(statement->value) : compilation.values.none();
  // Numbers that are known stay so from 3.9 on, if all returns agree.
  if (value && compilation.options.version < LanguageVersion::V3_9)
    value = materialize(value);
  if (!value)
    return std::nullopt;
  if (isEntry && !value->isNone()) {
    compilation.error("a kernel returns nothing; store what it computes "
                      "through a pointer");
    return std::nullopt;
  }
  exits.push_back({statement, compilation.builder.getBlock(), value});
  return Flow::Returns;
}

/// Whether two results are one value that is known at compile time.
static bool areOneConstant(const Value *a, const Value *b) {
  return a == b || (a->kind() == b->kind() && a->isConstant() &&
                    b->isConstant() && isEqual(a, b));
}

const Value *KernelBody::common(const Value *value, const Value *other) {
  if (areOneConstant(value, other))
    return value;
  auto *tuple = llvm::dyn_cast<TupleValue>(value);
  auto *others = llvm::dyn_cast<TupleValue>(other);
  if (!tuple || !others || tuple->elements.size() != others->elements.size())
    return materialize(value);
  std::vector<const Value *> elements;
  for (auto [one, another] : llvm::zip(tuple->elements, others->elements)) {
    elements.push_back(common(one, another));
    if (!elements.back())
      return nullptr;
  }
  return compilation.values.make<TupleValue>(std::move(elements), tuple->fields,
                                             tuple->madeBy);
}

bool KernelBody::emitReturns() {
  mlir::OpBuilder::InsertionGuard guard(compilation.builder);
  auto typeText = [](const Value *value) {
    return value->isNone() ? std::string("nothing") : value->text();
  };
  for (const Exit &exit : exits) {
    auto there = at(*exit.statement);
    compilation.builder.setInsertionPointToEnd(exit.block);
    const Value *value = exit.value;
    for (const Exit &other : exits) {
      value = common(value, other.value);
      if (!value)
        return false;
    }
    if (result && typeText(result) != typeText(value)) {
      compilation.error("this returns " + typeText(value) +
                        ", and another return of the function " +
                        typeText(result));
      return false;
    }
    result = value;
    llvm::SmallVector<mlir::Value> handles;
    flatten(value, handles);
    compilation.create<tt::ReturnOp>(handles);
  }
  if (result && result->isNone())
    result = nullptr;
  return true;
}

} // namespace kiln::triton
