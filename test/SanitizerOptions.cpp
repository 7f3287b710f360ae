// How programs built under the preset asan run: LLVM and MLIR come from the
// distribution without instrumentation, so what needs both sides to take part
// is off. Elsewhere this file is empty.
#if __has_feature(address_sanitizer)

extern "C" const char *__asan_default_options() {
  // A std::vector or an arena that one side annotated and the other grew looks
  // overrun (detect_container_overflow, allow_user_poisoning). Leaks: LLVM's
  // registries live until exit in memory that only uninstrumented code holds.
  // The emulator's threads are coroutines on stacks of its own, whose frames
  // do not end in the order that detect_stack_use_after_return relies on.
  // LLVM's signal handlers put their own alternate stack on the first thread
  // that asks for them; where that thread ends, AddressSanitizer takes the
  // stack for its own and cannot unmap it (use_sigaltstack).
  return "detect_container_overflow=0:allow_user_poisoning=0:detect_leaks=0:"
         "detect_stack_use_after_return=0:strict_string_checks=1:"
         "use_sigaltstack=0";
}

extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}

#endif
