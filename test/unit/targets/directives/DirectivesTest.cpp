#include "targets/directives/AllDirectives.h"
#include "targets/registration/IrPass.h"
#include "targets/registration/TargetPass.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

static std::string errorOf(StringRef spec) {
  Expected<Directive> directive = parseStrategy(spec);
  return directive ? "" : toString(directive.takeError());
}

TEST(Orders, CatalogueIsSortedAndComplete) {
  ASSERT_GE(strategies().size(), 3u);
  for (size_t i = 1; i < strategies().size(); ++i)
    EXPECT_LT(strategies()[i - 1]->name, strategies()[i]->name);
  for (ArrayRef<const DirectiveInfo *> list :
       {strategies(), policies(), remats()})
    for (const DirectiveInfo *info : list) {
      EXPECT_FALSE(info->summary.empty()) << info->name.str();
      for (const ParamInfo &param : info->params)
        EXPECT_FALSE(param.help.empty())
            << info->name.str() << "." << param.name.str();
    }
}

TEST(Orders, DefaultsAndCanonicalSpelling) {
  Expected<Directive> plain = parseStrategy("pressure");
  ASSERT_TRUE(bool(plain));
  EXPECT_EQ(plain->getInt("max_regs"), 0);
  EXPECT_EQ(plain->getEnum("direction"), "both");
  EXPECT_EQ(plain->str(), "pressure");
  Expected<Directive> spelled =
      parseStrategy(" pressure ( direction = topdown , max_regs=168 ) ");
  ASSERT_TRUE(bool(spelled));
  EXPECT_EQ(spelled->str(), "pressure(max_regs=168, direction=topdown)");
  Expected<Directive> again = parseStrategy(spelled->str());
  ASSERT_TRUE(bool(again));
  EXPECT_EQ(again->str(), spelled->str());
  Expected<Directive> byDefault = parseStrategy("pressure(max_regs=0)");
  ASSERT_TRUE(bool(byDefault));
  EXPECT_EQ(byDefault->str(), "pressure");
}

namespace {
const DirectiveInfo note{"test-note",
                         "a policy of this test",
                         {ParamInfo::text("text", "", "any text"),
                          ParamInfo::integer("count", 1, 0, 9, "a number")},
                         /*repeatable=*/true};
const DirectiveInfo once{
    "test-once", "another one", {ParamInfo::text("file", "a/b.txt", "a path")}};
[[maybe_unused]] const bool registered =
    (registerPolicy(&note), registerPolicy(&once), true);

std::string scheduleErrorOf(StringRef spec) {
  Expected<ScheduleDirective> directive = parseSchedule(spec);
  return directive ? "" : toString(directive.takeError());
}

std::string canonical(StringRef spec) {
  Expected<ScheduleDirective> directive = parseSchedule(spec);
  return directive ? directive->str() : toString(directive.takeError());
}
} // namespace

TEST(Orders, Texts) {
  auto textOf = [](StringRef spec) -> std::string {
    Expected<ScheduleDirective> directive = parseSchedule(spec);
    return directive ? directive->policies.front().getText("text").str()
                     : toString(directive.takeError());
  };
  EXPECT_EQ(textOf("test-note"), "");
  EXPECT_EQ(textOf("test-note(text=dir/a+b_c-d.json)"), "dir/a+b_c-d.json");
  EXPECT_EQ(textOf(R"~(test-note(text="a, b; c) = (d", count=2))~"),
            "a, b; c) = (d");
  EXPECT_EQ(textOf(R"~(test-note(text="\"\\"))~"), "\"\\");
  for (StringRef spec :
       {"source; test-note(text=a.b)", "source; test-once",
        R"~(source; test-note(text="a b; \"c\" (\\)", count=3))~",
        R"~(source; test-once(file=""))~"})
    EXPECT_EQ(canonical(spec), spec.str());
  EXPECT_EQ(canonical(R"~(test-note(text="bare"))~"),
            "source; test-note(text=bare)");
  EXPECT_EQ(canonical("test-once(file=a/b.txt)"), "source; test-once");
  for (StringRef bad :
       {"test-note(text=a b)", "test-note(text=a$)", R"~(test-note(text="a)~",
        R"~(test-note(text="a" b))~", R"~(test-note(text="a\"))~"})
    EXPECT_NE(scheduleErrorOf(bad), "") << bad.str();
}

TEST(Orders, Schedules) {
  EXPECT_EQ(canonical("latency"), "latency");
  EXPECT_EQ(canonical(" test-note ; pressure(max_regs=9);"),
            "pressure(max_regs=9); test-note");
  EXPECT_EQ(canonical("test-note; test-note(count=2)"),
            "source; test-note; test-note(count=2)");
  auto says = [](StringRef spec, StringRef part) {
    std::string error = scheduleErrorOf(spec);
    EXPECT_NE(error.find(part), std::string::npos) << spec.str() << error;
  };
  says("source; latency", "two strategies, 'source' and 'latency'");
  says("source; source", "two strategies");
  says("test-note; test-note(count=1)", "'test-note' is listed twice");
  says("test-once; test-once(file=x)", "'test-once' is listed twice");
  says("source; test-not", "did you mean 'test-note'?");
  says("latncy; test-note", "did you mean 'latency'? (known: ");
  says("source; test-note(cuont=1)", "did you mean 'count'?");
  says("disable", "'disable' needs 'pass=', one of amdgpu-annotate-uniform, ");
  says("disable(pass=loop-reduc)", "did you mean 'loop-reduce'?");
  EXPECT_EQ(canonical("disable(pass=gvn); disable(pass=slsr)"),
            "source; disable(pass=gvn); disable(pass=slsr)");
  says("address", "it is a rematerialization pass");
  says("", "expected 'strategy; policy; ...'");
  says("; (", "'; (': nothing stands before a ';'");
  says("latency;;", "nothing stands before a ';'");
  says("latency; ; test-note", "nothing stands before a ';'");
  says("  ;", "expected 'strategy; policy; ...'");
}

TEST(Orders, NamesAreRegisteredOnce) {
  const DirectiveInfo strategy{"latency", "a second one", {}};
  const DirectiveInfo policy{"test-note", "a second one", {}};
  const DirectiveInfo remat{"address", "a second one", {}};
  EXPECT_DEATH(registerStrategy(&strategy),
               "'latency' is registered already, as a strategy \\(.+\\); give "
               "the new one \\(a second one\\) another name");
  EXPECT_DEATH(registerPolicy(&strategy), "'latency' .* as a strategy");
  EXPECT_DEATH(registerPolicy(&policy), "'test-note' .* as a policy");
  EXPECT_DEATH(registerStrategy(&policy), "'test-note' .* as a policy");
  EXPECT_DEATH(registerRemat(&remat), "'address' .* as a rematerialization");
  EXPECT_DEATH(RegisterIrPass({policy, IrStage::Unroll, nullptr}),
               "'test-note' .* as a policy");
  auto nothing = [](FunctionPassManager &, const GpuTarget &) {};
  const RegisterTargetPass first("test-pass", nothing);
  EXPECT_DEATH(RegisterTargetPass("test-pass", nothing),
               "pass 'test-pass' for every kernel is registered already");
}

TEST(Orders, EveryDefaultParses) {
  for (const DirectiveInfo *info : strategies())
    EXPECT_EQ(errorOf(info->name), "");
  for (const DirectiveInfo *info : policies())
    if (none_of(info->params, [](auto &param) { return param.isRequired(); }))
      EXPECT_EQ(scheduleErrorOf(info->name), "");
  for (const DirectiveInfo *info : remats())
    EXPECT_TRUE(bool(parseRemats(info->name)));
}

TEST(Orders, EveryRematerializationMayBeKept) {
  ASSERT_FALSE(remats().empty());
  for (const DirectiveInfo *info : remats()) {
    std::vector<Directive> directives = cantFail(parseRemats(info->name));
    Directive kept = directives[0].withChoice("keep", "always");
    EXPECT_EQ(directives[0].getEnum("keep"), "better");
    EXPECT_EQ(kept.str(), info->name.str() + "(keep=always)");
    EXPECT_EQ(kept.withChoice("keep", "better").str(), info->name);
    EXPECT_EQ(cantFail(parseRemats(kept.str()))[0].str(), kept.str());
  }
}

TEST(Orders, ErrorsNameTheNearest) {
  EXPECT_NE(errorOf("presure").find("did you mean 'pressure'?"),
            std::string::npos);
  EXPECT_NE(errorOf("PRESSURE").find("did you mean 'pressure'?"),
            std::string::npos);
  EXPECT_NE(errorOf("zzz").find("(known: "), std::string::npos);
  EXPECT_EQ(errorOf("zzz").find("did you mean"), std::string::npos);
  EXPECT_NE(errorOf("pressure(maxregs=1)").find("did you mean 'max_regs'?"),
            std::string::npos);
  EXPECT_NE(errorOf("pressure(max_regs=513)").find("from 0 to 512"),
            std::string::npos);
  EXPECT_NE(errorOf("pressure(max_regs=-1)").find("from 0 to 512"),
            std::string::npos);
  EXPECT_NE(errorOf("pressure(max_regs=many)").find("an integer"),
            std::string::npos);
  EXPECT_NE(errorOf("pressure(max_regs=1,max_regs=2)").find("twice"),
            std::string::npos);
  EXPECT_NE(
      errorOf("pressure(direction=topdwon)").find("did you mean 'topdown'?"),
      std::string::npos);
  for (StringRef bad :
       {"", "(", "pressure(", "pressure)", "pressure(max_regs)", "pressure(=1)",
        "pressure(max_regs=)", "pressure(max_regs=1))", "pressure x",
        "pressure(max_regs=1) x", "pressure(,)"})
    EXPECT_NE(errorOf(bad), "") << bad.str();
}

TEST(Orders, RematLists) {
  auto list = parseRemats("address(gate=0.5, chain_limit=3)");
  ASSERT_TRUE(bool(list));
  ASSERT_EQ(list->size(), 1u);
  EXPECT_DOUBLE_EQ(list->front().getFloat("gate"), 0.5);
  EXPECT_EQ(list->front().getInt("chain_limit"), 3);
  EXPECT_EQ(list->front().str(), "address(gate=0.5, chain_limit=3)");
  auto none = parseRemats(" ");
  ASSERT_TRUE(bool(none));
  EXPECT_TRUE(none->empty());
  auto twice = parseRemats("address;address");
  ASSERT_FALSE(bool(twice));
  EXPECT_NE(toString(twice.takeError()).find("listed twice"),
            std::string::npos);
  auto unknown = parseRemats("address;adress");
  ASSERT_FALSE(bool(unknown));
  EXPECT_NE(toString(unknown.takeError()).find("did you mean 'address'?"),
            std::string::npos);
}

TEST(Orders, Rules) {
  auto rules = parseRules("(a|b)=pressure(max_regs=1);c.*=address(gate=0.5);"
                          "address(gate=1);d=e=source");
  ASSERT_TRUE(bool(rules));
  ASSERT_EQ(rules->size(), 3u);
  EXPECT_EQ((*rules)[0].regex, "(a|b)");
  EXPECT_EQ((*rules)[0].spec, "pressure(max_regs=1)");
  EXPECT_EQ((*rules)[1].spec, "address(gate=0.5); address(gate=1)");
  EXPECT_EQ((*rules)[2].regex, "d=e");
  auto quoted = parseRules(R"~(a=source;test-note(text="(;x=\")");b=latency)~");
  ASSERT_TRUE(bool(quoted));
  ASSERT_EQ(quoted->size(), 2u);
  EXPECT_EQ((*quoted)[0].spec, R"~(source; test-note(text="(;x=\")"))~");
  for (StringRef bad : {"pressure", "[=source", "=source"}) {
    auto wrong = parseRules(bad);
    EXPECT_FALSE(bool(wrong)) << bad.str();
    consumeError(wrong.takeError());
  }
}
