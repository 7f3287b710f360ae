#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using namespace kiln::triton::test;

TEST(Tree, IsReadAsLlvmDoes) {
  Parsed parsed("def add(x, BLOCK: int = 2):\n    return x + BLOCK\n");
  ASSERT_TRUE(parsed.module);
  auto *function = dyn_cast<ast::FunctionDef>(parsed.module->body.front());
  ASSERT_TRUE(function);
  EXPECT_EQ(function->name, "add");
  EXPECT_EQ(parsed.file.getText().slice(function->nameRange.begin,
                                        function->nameRange.end),
            "add");
  EXPECT_EQ(function->args->args[1]->arg, "BLOCK");
  auto *result = cast<ast::Return>(function->body.front());
  auto *sum = cast<ast::BinOp>(result->value);
  EXPECT_EQ(sum->op, ast::Operator::Add);
  EXPECT_EQ(cast<ast::Name>(sum->right)->id, "BLOCK");
  // Equal names are one text.
  EXPECT_EQ(cast<ast::Name>(sum->right)->id.data(),
            function->args->args[1]->arg.data());
  EXPECT_TRUE(isa<ast::Statement>(result));
  EXPECT_FALSE(isa<ast::Expression>(result));
  EXPECT_TRUE(isa<ast::Expression>(sum));
  EXPECT_FALSE(isa<ast::Pattern>(sum));
}

/// The kinds of a node and all below it, children in brackets.
static std::string kindsOf(const ast::Node &node) {
  std::string text = ast::getKindName(node.nodeKind).str();
  std::string children;
  ast::forEachChild(node, [&](ast::Node &child) {
    children += (children.empty() ? "" : " ") + kindsOf(child);
  });
  return children.empty() ? text : text + "(" + children + ")";
}

TEST(Tree, GivesItsChildren) {
  Parsed parsed("def f(a, *, b=1): pass\nx = {**y, 1: z[2:]}\n");
  ASSERT_TRUE(parsed.module);
  EXPECT_EQ(kindsOf(*parsed.module),
            "Module(FunctionDef(arguments(arg arg Constant) Pass) Assign(Name "
            "Dict(Constant Name Subscript(Name Slice(Constant)))))");
}

TEST(Tree, SaysHowDeepItIs) {
  EXPECT_EQ(Parsed("").module->height, 1u);
  EXPECT_EQ(Parsed("x\n").module->height, 3u);
  EXPECT_EQ(Parsed("-x\n").module->height, 4u);
  EXPECT_EQ(Parsed("x + y + z\n").module->height, 5u);
  EXPECT_EQ(Parsed("if a: b\nelif c: d\nelif e: f\n").module->height, 6u);
}

/// The value of the constant that a text is.
static ast::ConstantValue valueOf(const Parsed &parsed) {
  auto *statement = cast<ast::Expr>(parsed.module->body.front());
  return cast<ast::Constant>(statement->value)->value;
}

TEST(Tree, HasIntegersOfAnySize) {
  Parsed small("0xffff_ffff_ffff_ffff\n"), large("0x1_0000_0000_0000_0000\n");
  EXPECT_EQ(valueOf(small).getUInt64(), ~uint64_t(0));
  EXPECT_EQ(valueOf(large).getUInt64(), std::nullopt);
  EXPECT_EQ(valueOf(large).getInt(), APInt(128, 1).shl(64));
  EXPECT_EQ(valueOf(Parsed("0\n")).getUInt64(), 0u);
  EXPECT_EQ(valueOf(Parsed("0o1777777777777777777777\n")).getUInt64(),
            ~uint64_t(0));
  EXPECT_EQ(valueOf(Parsed("0o0000000000000000000000000001\n")).getUInt64(),
            1u);
  // In time that grows as the number does.
  Parsed long16("0x" + std::string(1 << 20, 'f') + "\n");
  EXPECT_EQ(valueOf(long16).words.size(), size_t(1) << 16);
}

TEST(Tree, PrintsNumbersAsPythonDoes) {
  struct {
    double number;
    const char *real, *imaginary;
  } cases[] = {{0, "0.0", "0"},
               {1, "1.0", "1"},
               {0.1, "0.1", "0.1"},
               {1e15, "1000000000000000.0", "1000000000000000"},
               {1e16, "1e+16", "1e+16"},
               {1.5e300, "1.5e+300", "1.5e+300"},
               {0.0001, "0.0001", "0.0001"},
               {0.00001, "1e-05", "1e-05"},
               {123456.789, "123456.789", "123456.789"},
               {HUGE_VAL, "inf", "inf"}};
  for (auto &[number, real, imaginary] : cases) {
    std::string text;
    raw_string_ostream out(text);
    printRepr(number, /*isImaginary=*/false, out);
    EXPECT_EQ(text, real);
    text.clear();
    printRepr(number, /*isImaginary=*/true, out);
    EXPECT_EQ(text, imaginary);
  }
}
