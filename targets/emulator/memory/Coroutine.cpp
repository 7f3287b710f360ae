//===- Coroutine.cpp - many call stacks on one host thread ----------------===//
//
// See Coroutine.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/memory/Coroutine.h"
#include "llvm/Support/MathExtras.h"
#include <cerrno>
#include <cstring>
#include <sys/mman.h>

using namespace kiln::emu;

extern "C" void kiln_emu_start();

// The registers a callee must preserve are pushed, the stack is exchanged, and
// the other stack's are popped. A prepared stack returns into kiln_emu_start
// with its argument and entry in r12 and r13.
asm(R"(
  .text
  .p2align 4
  .globl kiln_emu_switch
  .hidden kiln_emu_switch
  .type kiln_emu_switch, @function
kiln_emu_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
  .size kiln_emu_switch, .-kiln_emu_switch
  .globl kiln_emu_start
  .hidden kiln_emu_start
  .type kiln_emu_start, @function
kiln_emu_start:
  movq %r12, %rdi
  callq *%r13
  ud2
  .size kiln_emu_start, .-kiln_emu_start
)");

llvm::Expected<StackPool> StackPool::create(unsigned count, uint64_t bytes) {
  constexpr uint64_t page = 4096;
  StackPool pool;
  pool.stacks = count;
  pool.stride = llvm::alignTo(bytes, page) + page;
  llvm::Expected<Mapping> pages = Mapping::create(pool.stride * count);
  if (!pages)
    return pages.takeError();
  pool.pages = std::move(*pages);
  for (unsigned i = 0; i != count; ++i)
    if (mprotect(pool.pages.data() + i * pool.stride, page, PROT_NONE))
      return llvm::createStringError(
          "the emulator cannot protect its stacks: %s", std::strerror(errno));
  return pool;
}

void *StackPool::prepare(unsigned index, void (*entry)(void *),
                         void *argument) {
  // From the top: a 16-byte aligned end, the return address, then the six
  // registers in the order they are popped.
  auto *top =
      reinterpret_cast<uint64_t *>(pages.data() + (index + 1) * stride) - 2;
  uint64_t *sp = top - 7;
  sp[0] = sp[1] = sp[4] = sp[5] = 0;                  // r15, r14, rbx, rbp
  sp[2] = reinterpret_cast<uint64_t>(entry);          // r13
  sp[3] = reinterpret_cast<uint64_t>(argument);       // r12
  sp[6] = reinterpret_cast<uint64_t>(kiln_emu_start); // return address
  return sp;
}
