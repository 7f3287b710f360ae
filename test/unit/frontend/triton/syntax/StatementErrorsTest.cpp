// What the parser says of mistakes in statements.
#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace kiln::triton::test;

TEST(SyntaxErrors, OfStatements) {
  expectErrors({
      {"if x = 1:\n    pass\n", "1:6: expected ':' after the condition of "
                                "'if', found '='; '=' assigns, '==' compares"},
      {"if x\n    pass\n", "1:5: expected ':' after the condition of 'if', "
                           "found the end of the line"},
      {"print \"hello\"\n",
       "1:1: 'print' is a function since Python 3; write 'print(...)'"},
      {"if x:\npass\n", "2:1: expected an indented block after the condition "
                        "of 'if', found the keyword 'pass'\n"
                        "  note 1:1: the block of this 'if' is missing"},
      {"else:\n  pass\n", "1:1: this 'else' belongs to no statement before it "
                          "that is indented alike"},
      {"if a:\n  b\nelse if c:\n  d\n",
       "3:6: expected ':' after 'else', found the keyword 'if'; Python writes "
       "'elif' for 'else if'"},
      {"None = 1\n", "1:1: cannot assign to None; a comparison is '=='"},
      {"a + b = c\n",
       "1:1: cannot assign to an operation; a comparison is '=='"},
      {"x = a b\n",
       "1:7: expected the end of the line after a statement, found 'b'"},
      {"import a.b as c.d\n",
       "1:16: expected the end of the line after a statement, found '.'"},
      {"from a import b,\n",
       "1:17: expected the name to import, found the end of the line"},
      {"for x y in z: pass\n",
       "1:7: expected 'in' after the targets of 'for', found 'y'"},
      {"with a as 1: pass\n", "1:11: cannot assign to a literal"},
      {"try:\n  a\nb\n", "3:1: expected 'except' or 'finally' after the block "
                         "of 'try', found 'b'\n"
                         "  note 1:1: of this 'try'"},
      {"try: a\nexcept A, B: pass\n",
       "2:9: several types of 'except' have to be in brackets; the exception "
       "gets its name with 'as'"},
      {"try: a\nexcept: b\nexcept* C: d\n",
       "3:1: one 'try' cannot have both 'except' and 'except*'"},
      {"raise A, B\n",
       "1:8: expected the end of the line after a statement, found ','"},
      {"exec \"x\"\n",
       "1:1: 'exec' is a function since Python 3; write 'exec(...)'"},
      {"return = 1\n", "1:8: expected the end of the line after a statement, "
                       "found '='; 'return' is a keyword and no name"},
      {"async x\n",
       "1:7: expected 'def', 'for' or 'with' after 'async', found 'x'"},
      {"x: int: str\n",
       "1:7: expected the end of the line after a statement, found ':'"},
      {"a, b: int\n",
       "1:5: expected the end of the line after a statement, found ':'"},
      {"x = yield = 1\n",
       "1:5: cannot assign to a yield expression; a comparison is '=='"},
      {"@a\nx\n", "2:1: expected 'def', 'async def' or 'class' after "
                  "decorators, found 'x'"},
      {"while True print(x)\n",
       "1:12: expected ':' after the condition of 'while', found 'print'"},
      {"global a.b\n",
       "1:9: expected the end of the line after a statement, found '.'"},
      {"nonlocal\n", "1:9: expected a name, found the end of the line"},
      {"x = a not b\n", "1:7: expected the end of the line after a statement, "
                        "found the keyword 'not'"},
      {"class = 3\n", "1:7: expected the name of the class after 'class', "
                      "found '='; 'class' is a keyword and no name"},
      {"assert a = b\n", "1:10: expected the end of the line after a "
                         "statement, found '='; '=' assigns, '==' compares"},
      {"x = 5 = y\n", "1:5: cannot assign to a literal; a comparison is '=='"},
      {"let x = 1\n",
       "1:5: expected the end of the line after a statement, found 'x'"},
      {"int x = 5;\n",
       "1:5: expected the end of the line after a statement, found 'x'"},
      {"if (x) {\n  y\n}\n",
       "1:8: expected ':' after the condition of 'if', found '{'"},
      {"for i in range(10)\n  print(i)\n",
       "1:19: expected ':' after what 'for' iterates over, found the end of "
       "the line"},
      {"type X\n", "1:7: expected '=' after the name of the type, found the "
                   "end of the line"},
      {"elif a: b\n", "1:1: this 'elif' belongs to no statement before it that "
                      "is indented alike"},
      {"x = a.1\n",
       "1:6: expected the end of the line after a statement, found '.1'"},
      {"from . import *, a\n",
       "1:16: expected the end of the line after a statement, found ','"},
      {"from import a\n",
       "1:6: expected the name of a module, found the keyword 'import'"},
      {"import\n",
       "1:7: expected the name of a module, found the end of the line"},
      {"x = 3 4\n",
       "1:7: expected the end of the line after a statement, found '4'"},
      {"if a and:\n  b\n", "1:9: expected an expression, found ':'"},
      {"while a = b: pass\n", "1:9: expected ':' after the condition of "
                              "'while', found '='; '=' assigns, '==' compares"},
      {"with (a, b) c: pass\n",
       "1:13: expected ':' after the items of 'with', found 'c'"},
      {"a = b c = d\n",
       "1:7: expected the end of the line after a statement, found 'c'"},
      {"import a from b\n", "1:10: expected the end of the line after a "
                            "statement, found the keyword 'from'"},
      {"print a\n",
       "1:1: 'print' is a function since Python 3; write 'print(...)'"},
      {"for a in b c: pass\n",
       "1:12: expected ':' after what 'for' iterates over, found 'c'"},
      {"try: pass\nexcept a as b.c: pass\n",
       "2:14: expected ':' after 'except', found '.'"},
      {"type A[*T: int] = b\n",
       "1:10: only a type parameter without '*' or '**' has a bound"},
  });
}

TEST(SyntaxErrors, OfPatterns) {
  expectErrors({
      {"match x:\n  case a.b as _: pass\n",
       "2:15: expected a name after 'as', found '_', which is none"},
      {"match x:\n  pass\n", "2:3: expected 'case', found the keyword 'pass'"},
      {"match x:\n  case *a: pass\n", "2:8: a pattern with '*' stands only in "
                                      "a sequence; write ',' after it for one"},
      {"match x:\n  case {**a, 1: b}: pass\n",
       "2:14: what has '**' has to be the last of a pattern"},
      {"match a\n", "1:1: the line of a 'match' statement has to end with ':'"},
      {"match a:\nb\n",
       "2:1: expected an indented block of 'case' after 'match', found 'b'\n"
       "  note 1:1: the block of this 'match' is missing"},
      {"match (a) b\n",
       "1:11: expected the end of the line after a statement, found 'b'"},
      {"case = 1 2\n",
       "1:10: expected the end of the line after a statement, found '2'"},
      {"match a:\n case 1 + 2: pass\n",
       "2:11: expected an imaginary number after the sign"},
      {"match a:\n case 1j + 2j: pass\n",
       "2:7: expected a real number before the sign"},
      {"match a:\n case 1 + b: pass\n",
       "2:11: expected an imaginary number after the sign, found 'b'"},
      {"match a:\n case A(b=c, d): pass\n",
       "2:14: a pattern without a name after one with a name"},
      {"match a:\n case {b: c}: pass\n",
       "2:9: expected '.' after a name that is a key, found ':'"},
      {"match a:\n case a.b as c.d: pass\n",
       "2:14: expected a name after 'as' without more after it"},
      {"match a:\n case -b: pass\n",
       "2:8: expected a number after '-', found 'b'"},
      {"match a:\n case *a.b, c: pass\n",
       "2:8: expected a name after '*' without more after it"},
      {"match *a:\n case b: pass\n", "1:7: what 'match' looks at cannot have a "
                                     "'*'; write ',' after it for a tuple"},
  });
}
