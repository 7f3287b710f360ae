// Replies of several threads, for one that waits.
#ifndef KILN_TOOLS_TUNE_EXECUTE_REPLYQUEUE_H
#define KILN_TOOLS_TUNE_EXECUTE_REPLYQUEUE_H

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

namespace kiln {

template <typename T> class ReplyQueue {
public:
  void push(T value) {
    std::lock_guard<std::mutex> lock(mutex);
    values.push_back(std::move(value));
    changed.notify_one();
  }
  /// No value comes any more.
  void close() {
    std::lock_guard<std::mutex> lock(mutex);
    closed = true;
    changed.notify_all();
  }
  /// Waits; nothing after close() when all values are taken.
  std::optional<T> pop() {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return closed || !values.empty(); });
    if (values.empty())
      return std::nullopt;
    T value = std::move(values.front());
    values.pop_front();
    return value;
  }

private:
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<T> values;
  bool closed = false;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_REPLYQUEUE_H
