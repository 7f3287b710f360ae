// How the arguments of a call come to the parameters of a function.
#include "frontend/triton/language/Parameters.h"
#include "test/unit/frontend/triton/LanguageTesting.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

namespace kiln::triton::test {
namespace {

const Value *unused(Emitter &, llvm::ArrayRef<const Value *>) {
  return nullptr;
}

const Builtin load = {
    .name = "load",
    .parameters = "pointer, mask=None, other=-1, scale=0.5, cache='.ca,', "
                  "check=(), volatile=False",
    .emit = unused};
const Builtin reshape = {.name = "reshape",
                         .parameters = "input, *shape, can_reorder=False",
                         .emit = unused};
const Builtin dot = {.name = "dot", .parameters = "a, *, b", .emit = unused};

/// The arguments as they are bound, or the error.
std::string bind(TestEmitter &emitter, const Builtin &builtin,
                 const CallArguments &arguments) {
  emitter.clear();
  auto bound = bindArguments(emitter, builtin, arguments);
  if (!bound)
    return llvm::join(emitter.errors, "; ");
  std::string text;
  for (const Value *value : *bound)
    text += (text.empty() ? "" : " ") + value->text();
  return text;
}

class Binding : public testing::Test {
protected:
  TestEmitter emitter;
  const Value *one = emitter.number("1"), *two = emitter.number("2"),
              *three = emitter.number("3");
};

TEST_F(Binding, FillsDefaultsOfEveryKind) {
  EXPECT_EQ(bind(emitter, load, listed({one})),
            "1 None -1 0.5 '.ca,' () False");
}

TEST_F(Binding, TakesNamesInAnyOrder) {
  CallArguments arguments = listed({one, two});
  arguments.named = {{"volatile", emitter.values.get(true)}, {"other", three}};
  EXPECT_EQ(bind(emitter, load, arguments), "1 2 3 0.5 '.ca,' () True");
}

TEST_F(Binding, CollectsTheRest) {
  EXPECT_EQ(bind(emitter, reshape, listed({one, two, three})),
            "1 (2, 3) False");
  CallArguments arguments = listed({one});
  arguments.named = {{"can_reorder", emitter.values.get(true)}};
  EXPECT_EQ(bind(emitter, reshape, arguments), "1 () True");
  arguments = CallArguments();
  arguments.named = {{"input", one}};
  EXPECT_EQ(bind(emitter, reshape, arguments), "1 () False");
}

TEST_F(Binding, SaysWhatIsWrong) {
  EXPECT_EQ(bind(emitter, load, {}),
            "load() missing 1 required argument: 'pointer'");
  EXPECT_EQ(bind(emitter, dot, {}),
            "dot() missing 2 required arguments: 'a', 'b'");
  EXPECT_EQ(bind(emitter, dot, listed({one, two})),
            "dot() takes 1 positional argument, but 2 were given");
  CallArguments arguments = listed({one});
  arguments.named = {{"pointer", two}};
  EXPECT_EQ(bind(emitter, load, arguments),
            "load() got multiple values for argument 'pointer'");
  arguments.named = {{"maks", two}};
  EXPECT_TRUE(llvm::StringRef(bind(emitter, load, arguments))
                  .starts_with("load() got an unexpected keyword argument "
                               "'maks'; did you mean 'mask'?"))
      << bind(emitter, load, arguments);
  // What collects the rest has no name for callers.
  arguments.named = {{"shape", two}};
  EXPECT_TRUE(llvm::StringRef(bind(emitter, reshape, arguments))
                  .starts_with("reshape() got an unexpected keyword argument "
                               "'shape'"));
}

TEST(Lookup, FollowsModulesAndReleases) {
  auto has = [](llvm::StringRef module, llvm::StringRef name,
                LanguageVersion version = LanguageVersion::V3_6) {
    return lookupBuiltin(module, name, version) != nullptr;
  };
  EXPECT_TRUE(has("triton.language", "arange"));
  EXPECT_TRUE(has("triton.language", "exp"));
  EXPECT_TRUE(has("triton.language.math", "exp"));
  EXPECT_FALSE(has("triton.language.math", "arange"));
  EXPECT_TRUE(has("triton.language.core", "arange"));
  EXPECT_FALSE(has("triton.language.core", "exp"));
  EXPECT_FALSE(has("triton.language", "expect_zero"));
  EXPECT_TRUE(has("triton.language", "expect_zero", LanguageVersion::V3_9));
  // `to` is a method alone, `arange` a function alone.
  EXPECT_FALSE(has("triton.language", "to"));
  EXPECT_NE(lookupMethod("to", LanguageVersion::V3_6), nullptr);
  EXPECT_EQ(lookupMethod("arange", LanguageVersion::V3_6), nullptr);
  auto names = namesOf("triton.language", LanguageVersion::V3_6);
  EXPECT_TRUE(llvm::is_contained(names, "expand_dims"));
  EXPECT_TRUE(llvm::is_contained(names, "umulhi"));
  EXPECT_FALSE(llvm::is_contained(names, "to"));
}

TEST(Lookup, FindsOneRecordOfEachRelease) {
  for (LanguageVersion version : {LanguageVersion::V3_6, LanguageVersion::V3_9})
    for (llvm::StringRef module : {"triton.language", "triton.language.math"}) {
      auto names = namesOf(module, version);
      EXPECT_GT(names.size(), 15u);
      std::set<llvm::StringRef> distinct(names.begin(), names.end());
      EXPECT_EQ(distinct.size(), names.size()) << module.str();
      for (llvm::StringRef name : names) {
        const Builtin *builtin = lookupBuiltin(module, name, version);
        ASSERT_NE(builtin, nullptr) << name.str();
        EXPECT_NE(builtin->emit, nullptr) << name.str();
      }
    }
}

} // namespace
} // namespace kiln::triton::test
