//===- KeyTable.h - from a key to what was made for it --------------------===//
//
// An open-addressed table that is read at every launch and written when a
// specialization is met for the first time. Readers take no lock: slots are
// published through atomic pointers and never change again, and a table that
// became too small stays until the end, because a reader may be in it. All
// tables together have less than twice the slots of the last one.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_KEYTABLE_H
#define KILN_TARGETS_LAUNCH_KEYTABLE_H

#include "targets/launch/SpecializationKey.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace kiln {

/// Values by key. find() and insert() may be called from any thread.
template <typename Value> class KeyTable {
public:
  KeyTable() {
    tables.push_back(std::make_unique<Table>(16));
    publish();
  }

  /// The value of a key, or null. It stays where it is.
  const Value *find(const SpecializationKey &key) const {
    const Entry *entry =
        current.load(std::memory_order_acquire)->find(key, key.hash());
    return entry ? &entry->value : nullptr;
  }

  /// Adds a value, unless the key has one already; returns the one it has.
  const Value &insert(const SpecializationKey &key, Value value) {
    std::lock_guard<std::mutex> guard(lock);
    uint64_t hash = key.hash();
    if (const Entry *entry = tables.back()->find(key, hash))
      return entry->value;
    // A half-full table answers "no" after two probes.
    if (2 * (entries.size() + 1) > tables.back()->slots.size()) {
      auto larger = std::make_unique<Table>(2 * tables.back()->slots.size());
      for (const std::unique_ptr<Entry> &entry : entries)
        larger->add(*entry);
      tables.push_back(std::move(larger));
      publish();
    }
    entries.push_back(
        std::unique_ptr<Entry>(new Entry{key, hash, std::move(value)}));
    tables.back()->add(*entries.back());
    return entries.back()->value;
  }

  size_t size() const {
    std::lock_guard<std::mutex> guard(lock);
    return entries.size();
  }

private:
  struct Entry {
    SpecializationKey key;
    uint64_t hash;
    Value value;
  };
  struct Table {
    explicit Table(size_t count) : slots(count) {}
    const Entry *find(const SpecializationKey &key, uint64_t hash) const {
      for (size_t at = hash;; ++at) {
        const Entry *entry =
            slots[at & (slots.size() - 1)].load(std::memory_order_acquire);
        if (!entry || (entry->hash == hash && entry->key == key))
          return entry;
      }
    }
    void add(const Entry &entry) {
      size_t at = entry.hash;
      while (slots[at & (slots.size() - 1)].load(std::memory_order_relaxed))
        ++at;
      slots[at & (slots.size() - 1)].store(&entry, std::memory_order_release);
    }
    std::vector<std::atomic<const Entry *>> slots; // a power of two of them
  };
  void publish() {
    current.store(tables.back().get(), std::memory_order_release);
  }

  mutable std::mutex lock; // of inserting threads
  std::atomic<const Table *> current;
  std::vector<std::unique_ptr<Table>> tables; // the last one is current
  std::vector<std::unique_ptr<Entry>> entries;
};

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_KEYTABLE_H
