#include "targets/Orders.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

static std::string errorOf(StringRef spec) {
  Expected<Order> order = parseStrategy(spec);
  return order ? "" : toString(order.takeError());
}

TEST(Orders, CatalogueIsSortedAndComplete) {
  ASSERT_GE(strategies().size(), 3u);
  for (size_t i = 1; i < strategies().size(); ++i)
    EXPECT_LT(strategies()[i - 1]->name, strategies()[i]->name);
  for (ArrayRef<const OrderInfo *> list : {strategies(), remats()})
    for (const OrderInfo *info : list) {
      EXPECT_FALSE(info->summary.empty()) << info->name.str();
      for (const ParamInfo &param : info->params)
        EXPECT_FALSE(param.help.empty())
            << info->name.str() << "." << param.name.str();
    }
}

TEST(Orders, DefaultsAndCanonicalSpelling) {
  Expected<Order> plain = parseStrategy("pressure");
  ASSERT_TRUE(bool(plain));
  EXPECT_EQ(plain->getInt("max_regs"), 0);
  EXPECT_EQ(plain->getEnum("direction"), "both");
  EXPECT_EQ(plain->str(), "pressure");
  Expected<Order> spelled =
      parseStrategy(" pressure ( direction = topdown , max_regs=168 ) ");
  ASSERT_TRUE(bool(spelled));
  EXPECT_EQ(spelled->str(), "pressure(max_regs=168, direction=topdown)");
  Expected<Order> again = parseStrategy(spelled->str());
  ASSERT_TRUE(bool(again));
  EXPECT_EQ(again->str(), spelled->str());
  Expected<Order> byDefault = parseStrategy("pressure(max_regs=0)");
  ASSERT_TRUE(bool(byDefault));
  EXPECT_EQ(byDefault->str(), "pressure");
}

TEST(Orders, EveryDefaultParses) {
  for (const OrderInfo *info : strategies())
    EXPECT_EQ(errorOf(info->name), "");
  for (const OrderInfo *info : remats())
    EXPECT_TRUE(bool(parseRemats(info->name)));
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
  for (StringRef bad : {"pressure", "[=source", "=source"}) {
    auto wrong = parseRules(bad);
    EXPECT_FALSE(bool(wrong)) << bad.str();
    consumeError(wrong.takeError());
  }
}
