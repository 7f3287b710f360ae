#include "test/unit/frontend/triton/LanguageTesting.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {

EmitterParts::EmitterParts(LanguageOptions options)
    : context(mlir::MLIRContext::Threading::DISABLED),
      chosen(std::move(options)) {
  context.loadDialect<tt::TileDialect, mlir::arith::ArithDialect,
                      mlir::gpu::GPUDialect, mlir::LLVM::LLVMDialect,
                      mlir::math::MathDialect>();
}

TestEmitter::TestEmitter(LanguageOptions options)
    : EmitterParts(std::move(options)), Emitter(&context, chosen) {
  clear();
}

static LanguageOptions optionsOf(LanguageVersion version) {
  LanguageOptions options;
  options.version = version;
  return options;
}

TestEmitter::TestEmitter(LanguageVersion version)
    : TestEmitter(optionsOf(version)) {}

mlir::Location TestEmitter::location() const {
  return mlir::UnknownLoc::get(builder.getContext());
}

std::nullptr_t TestEmitter::error(const llvm::Twine &message) {
  errors.push_back(message.str());
  return nullptr;
}

void TestEmitter::warn(const llvm::Twine &message) {
  warnings.push_back(message.str());
}

const Value *TestEmitter::call(const Value *callee, CallArguments arguments) {
  if (auto *bound = llvm::dyn_cast<BoundValue>(callee)) {
    arguments.positional.insert(arguments.positional.begin(), bound->self);
    return call(bound->callee, std::move(arguments));
  }
  return callRecord(&llvm::cast<BuiltinValue>(callee)->builtin, "", arguments);
}

void TestEmitter::clear() {
  errors.clear();
  warnings.clear();
  auto location = mlir::UnknownLoc::get(&context);
  module = mlir::ModuleOp::create(location);
  builder.setInsertionPointToEnd(module->getBody());
  auto function = tt::FuncOp::create(builder, location, "f",
                                     builder.getFunctionType({}, {}));
  body = &function.getBody().emplaceBlock();
  builder.setInsertionPointToEnd(body);
}

const Type *TestEmitter::type(llvm::StringRef text) {
  auto [element, shape] = text.split('[');
  bool isPointer = element.consume_front("*");
  const Type *scalar = types.lookup(element);
  if (isPointer)
    scalar = types.pointer(scalar);
  llvm::SmallVector<int64_t> extents;
  while (!shape.empty()) {
    int64_t extent;
    if (shape.consumeInteger(10, extent))
      shape = shape.drop_front(); // a comma, a space or the bracket
    else
      extents.push_back(extent);
  }
  return extents.empty() ? scalar : types.block(scalar, extents);
}

const TensorValue *TestEmitter::argument(llvm::StringRef text) {
  const Type *declared = type(text);
  return tensor(body->addArgument(tileType(declared), location()), declared);
}

const Value *TestEmitter::number(llvm::StringRef text) {
  if (text == "True" || text == "False")
    return values.get(text == "True");
  if (text.find_first_of(".e") != llvm::StringRef::npos) {
    double real = 0;
    text.getAsDouble(real);
    return values.make<FloatValue>(real);
  }
  bool isNegative = text.consume_front("-");
  llvm::DynamicAPInt integer(0);
  for (char digit : text)
    integer =
        integer * llvm::DynamicAPInt(10) + llvm::DynamicAPInt(digit - '0');
  return values.make<IntValue>(isNegative ? -integer : integer);
}

const Value *TestEmitter::tuple(std::vector<const Value *> elements) {
  return values.make<TupleValue>(std::move(elements));
}

const Value *TestEmitter::ofType(const Type *type) {
  return values.make<TypeValue>(type);
}

const Value *TestEmitter::text(llvm::StringRef text) {
  return values.make<StringValue>(text.str());
}

const Value *TestEmitter::callRecord(const Builtin *record,
                                     llvm::StringRef name,
                                     const CallArguments &arguments) {
  if (!record)
    return error("no function has the name '" + name + "'");
  auto bound = bindArguments(*this, *record, arguments);
  return bound ? record->emit(*this, *bound) : nullptr;
}

const Value *TestEmitter::function(llvm::StringRef name,
                                   CallArguments arguments,
                                   llvm::StringRef moduleName) {
  return callRecord(lookupBuiltin(moduleName, name, options.version), name,
                    arguments);
}

const Value *TestEmitter::method(llvm::StringRef name,
                                 CallArguments arguments) {
  return callRecord(lookupMethod(name, options.version), name, arguments);
}

/// An op as it is printed, without its results.
static std::string printed(mlir::Operation &op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op.print(os, mlir::OpPrintingFlags().useLocalScope().assumeVerified());
  size_t equals = text.find(" = ");
  if (op.getNumResults() != 0 && equals != std::string::npos)
    text.erase(0, equals + 3);
  return text;
}

std::string TestEmitter::ops() {
  std::string text;
  for (mlir::Operation &op : *body)
    text += printed(op) + "\n";
  return text;
}

/// The last type in the text of an op: of a block its element, and of a pointer
/// what stands before the bracket that ends it.
static llvm::StringRef lastElement(llvm::StringRef text) {
  size_t block = text.rfind("tensor<16x"), space = text.rfind(' ');
  text = text.substr(block != llvm::StringRef::npos && block > space
                         ? block + strlen("tensor<16x")
                         : space + 1);
  return text.rtrim('>');
}

static std::string shortConstant(mlir::arith::ConstantOp constant) {
  std::string text = "=";
  llvm::raw_string_ostream os(text);
  constant.getValue().print(os, /*elideType=*/true);
  os << ':' << constant.getType();
  return text;
}

static std::string shortOp(mlir::Operation &op) {
  std::string text = printed(op);
  llvm::StringRef rest = text;
  std::string result = op.getName().getStringRef().str();
  rest.consume_front(result);
  if (llvm::isa<mlir::arith::CmpIOp, mlir::arith::CmpFOp>(op))
    result += "." + rest.trim().split(',').first.str();
  for (llvm::StringRef mark : {"rounding = ", "propagateNan = "})
    if (size_t at = rest.find(mark); at != llvm::StringRef::npos)
      result += "." + rest.substr(at + mark.size()).split(' ').first.str();
  return result + ":" + lastElement(text).str();
}

std::string TestEmitter::shortOps() {
  std::vector<std::string> constants, others;
  for (mlir::Operation &op : *body) {
    // A constant counts where it is used, which may be as a block.
    if (auto constant = llvm::dyn_cast<mlir::arith::ConstantOp>(op)) {
      for (mlir::Operation *user : constant->getUsers())
        if (!llvm::isa<tt::SplatOp>(user)) {
          constants.push_back(shortConstant(constant));
          break;
        }
    } else if (auto splat = llvm::dyn_cast<tt::SplatOp>(op)) {
      if (auto constant =
              splat.getSrc().getDefiningOp<mlir::arith::ConstantOp>())
        constants.push_back(shortConstant(constant));
    } else {
      others.push_back(shortOp(op));
    }
  }
  llvm::sort(constants);
  constants.insert(constants.end(), others.begin(), others.end());
  return llvm::join(constants, " ");
}

bool TestEmitter::verifies() {
  builder.setInsertionPointToEnd(body);
  mlir::Operation *end = tt::ReturnOp::create(builder, location(), {});
  auto function = llvm::cast<tt::FuncOp>(body->getParentOp());
  function.setType(builder.getFunctionType(body->getArgumentTypes(), {}));
  bool succeeded = mlir::succeeded(mlir::verify(*module));
  end->erase();
  builder.setInsertionPointToEnd(body);
  return succeeded;
}

void expectError(TestEmitter &emitter, const Value *result,
                 llvm::StringRef message) {
  EXPECT_EQ(result, nullptr) << message.str();
  ASSERT_EQ(emitter.errors.size(), 1u) << message.str();
  EXPECT_EQ(emitter.errors.front(), message.str());
  emitter.errors.clear();
}

} // namespace kiln::triton::test
