// The table under many threads. scripts/tsan.sh runs it with ThreadSanitizer.
#include "targets/launch/KeyTable.h"

#include <gtest/gtest.h>
#include <thread>

using namespace kiln;

namespace {

SpecializationKey keyOf(uint64_t number) {
  return KeyMaker({}, Vendor::Nvidia).key({}, {number});
}

TEST(KeyTable, FindsWhatWasInserted) {
  KeyTable<int> table;
  EXPECT_EQ(table.find(keyOf(1)), nullptr);
  for (int i = 0; i < 1000; ++i)
    EXPECT_EQ(table.insert(keyOf(i), i), i);
  EXPECT_EQ(table.size(), 1000u);
  for (int i = 0; i < 1000; ++i) {
    const int *value = table.find(keyOf(i));
    ASSERT_NE(value, nullptr) << i;
    EXPECT_EQ(*value, i);
  }
  EXPECT_EQ(table.find(keyOf(1000)), nullptr);
}

TEST(KeyTable, KeepsTheFirstValue) {
  KeyTable<int> table;
  const int *first = &table.insert(keyOf(5), 1);
  EXPECT_EQ(&table.insert(keyOf(5), 2), first);
  EXPECT_EQ(*first, 1);
  for (int i = 100; i < 1000; ++i) // the table grows
    table.insert(keyOf(i), i);
  EXPECT_EQ(table.find(keyOf(5)), first);
}

/// Eight threads look for keys and insert what they miss; every one sees one
/// value for each key, at one address.
TEST(LaunchThreads, AgreeOnWhatAKeyHas) {
  constexpr int threads = 8, keys = 500, rounds = 20;
  KeyTable<int> table;
  std::vector<std::vector<const int *>> seen(
      threads, std::vector<const int *>(keys, nullptr));
  std::vector<std::thread> workers;
  for (int t = 0; t < threads; ++t)
    workers.emplace_back([&, t] {
      for (int trial = 0; trial < rounds; ++trial)
        for (int i = 0; i < keys; ++i) {
          int k = (i * 7 + t * 61) % keys;
          const int *value = table.find(keyOf(k));
          if (!value)
            value = &table.insert(keyOf(k), k * 1000 + t);
          if (!seen[t][k])
            seen[t][k] = value;
          EXPECT_EQ(seen[t][k], value);
          EXPECT_EQ(*value / 1000, k);
        }
    });
  for (std::thread &worker : workers)
    worker.join();
  EXPECT_EQ(table.size(), size_t(keys));
  for (int t = 1; t < threads; ++t)
    EXPECT_EQ(seen[t], seen[0]);
}

} // namespace
