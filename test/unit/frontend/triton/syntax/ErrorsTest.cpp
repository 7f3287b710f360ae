// What the parser says of mistakes: one error, with what was expected.
#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace kiln::triton::test;

TEST(SyntaxErrors, OfExpressions) {
  expectErrors({
      {"  x = 1\n", "1:3: the line is indented, but stands in no block"},
      {"x = a && b\n",
       "1:8: expected an expression, found '&'; Python writes 'and' for '&&'"},
      {"x = !a\n",
       "1:5: expected an expression, found '!'; Python writes 'not' for '!'"},
      {"x++\n", "1:4: expected an expression, found the end of the line; "
                "Python writes '+= 1' for '++'"},
      {"x = {1: 2, 3}\n",
       "1:13: expected ':' after the key of a dictionary, found '}'"},
      {"(a, b) += 1\n", "1:1: an augmented assignment needs a name, an "
                        "attribute or an element, not a tuple"},
      {"x = a if b\n", "1:11: expected 'else' of the conditional expression, "
                       "found the end of the line"},
      {"x = *a\n(*a)\n",
       "2:2: '*' stands only before elements of a list, a tuple or a set and "
       "before arguments; write ',' before ')' for a tuple"},
      {"x = [for a in b]\n",
       "1:6: expected an expression, found the keyword 'for'"},
      {"x[]\n", "1:3: expected an expression, found ']'"},
      {"not = 1\n", "1:5: expected an expression, found '='; 'not' is a "
                    "keyword and no name"},
      {"x = a is not\n",
       "1:13: expected an expression, found the end of the line"},
      {"x = 1 +\n", "1:8: expected an expression, found the end of the line"},
      {"x := 1\n", "1:3: ':=' assigns only within an expression in brackets; a "
                   "statement assigns with '='"},
      {"x = a.\n", "1:7: expected the name of an attribute after '.', found "
                   "the end of the line"},
      {"x = {**a for a in b}\n",
       "1:8: a comprehension has no element with '**'"},
      {"[*a for a in b]\n", "1:2: a comprehension has no element with '*'"},
      {"a = b ==\n", "1:9: expected an expression, found the end of the line"},
      {"a.b := c\n", "1:5: ':=' assigns only within an expression in brackets; "
                     "a statement assigns with '='"},
      {"(a.b := c)\n", "1:2: ':=' assigns to names alone"},
      {"x = a + not b\n", "1:9: 'not' has to be in brackets here"},
  });
}

TEST(SyntaxErrors, OfBrackets) {
  expectErrors({
      {"x = (1,\ny = 2\nz = 3\n",
       "2:3: expected ',' or ')', found '='; '=' assigns, '==' compares\n"
       "  note 1:5: this '(' is never closed"},
      {"x = [1, 2\n", "2:1: expected ',' or ']', found the end of the file\n"
                      "  note 1:5: this '[' is never closed"},
      {"[a b]\n", "1:4: expected ',' or ']', found 'b'\n"
                  "  note 1:1: to close this '['"},
      {"{1, 2: 3}\n", "1:6: expected ',' or '}', found ':'\n"
                      "  note 1:1: to close this '{'"},
      {"from a import (b\n",
       "2:1: expected ',' or ')', found the end of the file\n"
       "  note 1:15: this '(' is never closed"},
      {"print(a\nprint(b)\n", "2:1: expected ',' or ')', found 'print'\n"
                              "  note 1:6: this '(' is never closed"},
      {"dict(a: 1)\n", "1:7: expected ',' or ')', found ':'\n"
                       "  note 1:5: to close this '('"},
      {"x[1:2:3:4]\n", "1:8: expected ',', ':' or ']', found ':'\n"
                       "  note 1:2: to close this '['"},
      {"for (i = 0; i < n; i++) {}\n",
       "1:8: expected ',' or ')', found '='; '=' assigns, '==' compares\n"
       "  note 1:5: to close this '('"},
      {"a = {1: 2,\nb = 3\n",
       "2:3: expected ':' after the key of a dictionary, found '='; '=' "
       "assigns, '==' compares\n"
       "  note 1:5: this '{' is never closed"},
      {"if a:\n    x = (1,\n",
       "3:1: expected an expression, found the end of the file\n"
       "  note 2:9: this '(' is never closed"},
      {"with (a as b, c d): pass\n", "1:17: expected ',' or ')', found 'd'\n"
                                     "  note 1:6: to close this '('"},
      {"[a for a in b if c else d]\n",
       "1:20: expected 'for', 'if' or ']', found the keyword 'else'\n"
       "  note 1:1: to close this '['"},
      {"[a := b for c in d := e]\n",
       "1:20: expected 'for', 'if' or ']', found ':='\n"
       "  note 1:1: to close this '['"},
  });
}

TEST(SyntaxErrors, OfFunctions) {
  expectErrors({
      {"def f(:\n  pass\n", "1:7: expected the name of a parameter, found ':'\n"
                            "  note 1:6: this '(' is never closed"},
      {"def f(a, b\n    return a\n", "2:5: expected ',' or ')' after a "
                                     "parameter, found the keyword 'return'\n"
                                     "  note 1:6: this '(' is never closed"},
      {"f() = 1\n", "1:1: cannot assign to a call; a comparison is '=='"},
      {"f(a for a in b, c)\n", "1:3: a generator expression that is not the "
                               "only argument of a call has to be in brackets"},
      {"f(a=1, b)\n", "1:8: an argument without a name after one with a name"},
      {"f(**a, *b)\n", "1:8: an argument with '*' after one with '**'"},
      {"f(a.b=1)\n", "1:6: expected ',' or ')', found '='; what stands before "
                     "it is no name of a parameter, and a comparison is '=='"},
      {"def f(a=1, b): pass\n", "1:12: the parameter 'b' without a default "
                                "stands after one with a default"},
      {"def f(*): pass\n", "1:8: expected the name of a parameter, found ')'"},
      {"lambda *: 1\n", "1:9: expected the name of a parameter, found ':'"},
      {"class A\n  pass\n", "1:8: expected ':' after the head of the class "
                            "'A', found the end of the line"},
      {"for f(x) in z: pass\n", "1:5: cannot assign to a call"},
      {"del f()\n", "1:5: cannot delete a call"},
      {"def f():\nx\n", "2:1: expected an indented block after the head of the "
                        "function 'f', found 'x'\n"
                        "  note 1:1: the block of this 'def' is missing"},
      {"x = lambda x: yield\n", "1:15: 'yield' has to be in brackets here"},
      {"if True:\n    x = foo(a,\n            b\n\ndef g():\n    return 1\n",
       "5:1: expected ',' or ')', found the keyword 'def'\n"
       "  note 2:12: this '(' is never closed"},
      {"f(a, b c)\n", "1:8: expected ',' or ')', found 'c'\n"
                      "  note 1:2: to close this '('"},
      {"function f() {\n}\n",
       "1:10: expected the end of the line after a statement, found 'f'"},
      {"def f[T](: pass\n",
       "1:10: expected the name of a parameter, found ':'\n"
       "  note 1:9: this '(' is never closed"},
      {"def f[](): pass\n",
       "1:7: expected the name of a type parameter, found ']'"},
      {"def f(a, (b, c)): pass\n",
       "1:10: parameters cannot be unpacked since Python 3; expected a name"},
      {"def f(a, a=): pass\n", "1:12: expected an expression, found ')'"},
      {"f(\n  a,\n  b c\n)\n", "3:5: expected ',' or ')', found 'c'\n"
                               "  note 1:2: to close this '('"},
      {"def f(a):\n\ndef g(): pass\n",
       "3:1: expected an indented block after the head of the function 'f', "
       "found the keyword 'def'\n"
       "  note 1:1: the block of this 'def' is missing"},
      {"class A(x for x in y): pass\n",
       "1:8: a generator expression that is not the only argument of a call "
       "has to be in brackets"},
      {"f(a for a in b if c else d)\n",
       "1:21: expected ',' or ')', found the keyword 'else'\n"
       "  note 1:2: to close this '('"},
      {"lambda: (yield) = 1\n",
       "1:1: cannot assign to a lambda; a comparison is '=='"},
      {"x = a or lambda: b\n", "1:10: 'lambda' has to be in brackets here"},
      {"def f(a, *, **b): pass\n", "1:10: expected a parameter after '*'"},
      {"def f(*a, *b): pass\n", "1:11: '*' stands twice among the parameters"},
      {"def f(a, /, b, /): pass\n",
       "1:16: '/' stands twice among the parameters"},
      {"def f(*, a, /): pass\n", "1:13: '/' has to stand before '*'"},
      {"def f(/, a): pass\n", "1:7: expected a parameter before '/'"},
      {"def f(**a, b): pass\n",
       "1:12: the parameter with '**' has to be the last"},
      {"def f(*a=1): pass\n", "1:7: the parameter with '*' has no default"},
      {"def f(**a=1): pass\n", "1:7: the parameter with '**' has no default"},
  });
}

TEST(SyntaxErrors, OfStrings) {
  expectErrors({
      {"f'{a'\n",
       "1:5: the string is not closed at the end of the line\n"
       "  note 1:3: in an f-string in which this bracket is not closed before"},
      {"f'{}'\n",
       "1:4: expected an expression in the field of an f-string, found '}'\n"
       "  note 1:3: a brace of the text is written '{{'"},
      {"f'{a!x}'\n",
       "1:6: expected 's', 'r' or 'a' right after '!' in an f-string"},
      {"f'{a b}'\n", "1:6: expected '=', '!', ':' or '}', found 'b'\n"
                     "  note 1:3: to close this '{'"},
      {"b\"é\"\n",
       "1:3: bytes may hold only characters of ASCII; write others as '\\x..'"},
      {"\"\\xg\"\n", "1:2: expected 2 hexadecimal digits after '\\x'"},
      {"\"\\N{foo bar}\"\n", "1:2: no character has the name 'foo bar'"},
      {"\"a\" b\"c\"\n",
       "1:5: bytes and strings cannot stand beside each other"},
      {"f'{a' + b\n",
       "1:5: the string is not closed at the end of the line\n"
       "  note 1:3: in an f-string in which this bracket is not closed before"},
      {"\"\\U00110000\"\n",
       "1:2: there is no such character; the last is '\\U0010ffff'"},
      {"\"\\N\"\n",
       "1:2: expected the name of a character in braces after '\\N'"},
  });
}
