#include "test/unit/mir-passes/random/KernelMemory.h"
#include "test/unit/mir-passes/random/PtxText.h"
#include <algorithm>
#include <cstring>

namespace kiln::test {

void KernelMemory::makeArguments() {
  threads = amd ? 64 : 32u << below(2);
  blocks = 1 + below(2);
  aliased = chance(1, 4);
  auto pointer = [&](const std::string &name, unsigned buffer, bool noAlias) {
    parameters +=
        (parameters.empty() ? "ptr addrspace(1) " : ", ptr addrspace(1) ") +
        std::string(noAlias ? "noalias " : "") + name;
    arguments.push_back(KernelArg::pointer(buffer));
  };
  for (unsigned source = 0; source != kReadOnly; ++source) {
    sources.push_back({"%in" + std::to_string(source), 0, 4, source == 2});
    pointer(sources.back().name, source, chance(1, 3));
  }
  pointer("%x", kReadOnly, chance(1, 3));
  for (unsigned output = 0; output != 2; ++output)
    pointer("%out" + std::to_string(output),
            kReadOnly + 1 + (aliased ? 0 : output), !aliased && chance(1, 2));
  thread = make(amd ? "call i32 @llvm.amdgcn.workitem.id.x()"
                    : "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
  std::string block = make(amd ? "call i32 @llvm.amdgcn.workgroup.id.x()"
                               : "call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()");
  keep(number(thread, 32, 0, threads - 1, false));
  keep(number(block, 32, 0, blocks - 1, true));
  std::string first = make("mul nuw nsw i32 " + block + ", " +
                           std::to_string(threads)),
              number = make("add nuw nsw i32 " + first + ", " + thread),
              words = make("mul i32 " + number + ", " + std::to_string(kWords));
  for (unsigned output = 0; output != 2; ++output)
    slices.push_back(make("getelementptr i32, ptr addrspace(1) %out" +
                          std::to_string(output) + ", i32 " + words));
  std::string global =
      make("getelementptr i32, ptr addrspace(1) %x, i32 " + first);
  exchanges.push_back({make("getelementptr i32, ptr addrspace(1) " + global +
                            ", i32 " + thread),
                       global, 1});
  exchanges.push_back(
      {make("getelementptr i32, ptr addrspace(3) @shared, i32 " + thread),
       "@shared", 3});
  line("store i32 " + thread + ", ptr addrspace(3) " + exchanges[1].word);
  // Only one, because LLVM's optimizer would select between several in
  // registers from which neither the emulator nor the GPU takes them.
  if (amd)
    resource = make("call ptr addrspace(8) "
                    "@llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) " +
                    sources[0].name + ", i16 0, i64 2147483646, i32 159744)");
}

void KernelMemory::fillBuffers() {
  auto fill = [&](const std::string &name, size_t bytes, bool floats) {
    DeviceBuffer &buffer = buffers.emplace_back();
    buffer.name = name;
    buffer.bytes.resize(bytes);
    for (size_t at = 0; at + 4 <= bytes; at += 4) {
      uint32_t word = random();
      if (floats) {
        float number = float(int(word % 4096) - 2048) / 64;
        memcpy(&word, &number, 4);
      }
      memcpy(&buffer.bytes[at], &word, 4);
    }
  };
  for (unsigned source = 0; source != kReadOnly; ++source) {
    // Vectors stay aligned if the argument is.
    uint64_t before = (uint64_t(-sources[source].low) + 15) / 16 * 16;
    fill(sources[source].name.substr(1),
         before + uint64_t(sources[source].high), sources[source].floats);
    arguments[source].offset = before;
  }
  fill("x", 4ull * threads * blocks, false);
  for (unsigned output = 0; output != (aliased ? 1 : 2); ++output)
    fill("out" + std::to_string(output), 4ull * kWords * threads * blocks,
         false);
}

IrValue KernelMemory::anyIndex() {
  return pickWithin(chance(2, 3) ? 32 : 64, -1500, chance(1, 2) ? 31 : 1500);
}

/// `count` elements, of this many bytes each, from an index that counts groups
/// of `count` elements.
KernelMemory::Address KernelMemory::address(unsigned source, unsigned bytes,
                                            unsigned count,
                                            const IrValue &index) {
  IrValue at = index;
  if (chance(1, 3)) // a row's length
    at = binary(chance(1, 3) ? "shl" : "mul", at,
                constant(bitsOfType(at.type), 1 + below(4)));
  if (chance(1, 3))
    at = binary("add", at,
                chance(1, 2) ? constant(bitsOfType(at.type), between(-40, 40))
                             : pickWithin(bitsOfType(at.type), -100, 100));
  if (bitsOfType(at.type) == 32 && chance(1, 2)) {
    if (chance(1, 2) && at.low >= 0)
      at = number(make("zext i32 " + at.name + " to i64"), 64, at.low, at.high,
                  at.uniform);
    else
      at = number(make("sext i32 " + at.name + " to i64"), 64, at.low, at.high,
                  at.uniform);
  }
  if (count > 1)
    at = binary("mul", at, constant(bitsOfType(at.type), count));
  reach(source, at.low * bytes, (at.high + count) * bytes);
  std::string flags = at.low >= 0 && chance(1, 3) ? " nuw" : "";
  flags = (chance(1, 2) ? " inbounds" : "") + flags;
  std::string gep = "getelementptr" + flags + " i" + std::to_string(8 * bytes) +
                    ", ptr addrspace(1) " + sources[source].name + ", " +
                    at.type + " " + at.name;
  return {make(gep), source, at.uniform};
}

void KernelMemory::loadPlain(const Address &at, unsigned bits) {
  std::string extra = chance(1, 6) ? ", !invariant.load !0" : "";
  std::string name =
      make("load i" + std::to_string(bits) + ", ptr addrspace(1) " +
           at.pointer + ", align " + std::to_string(bits / 8) + extra);
  IrValue value = anyNumber(name, bits, at.uniform);
  keep(bits < 32 ? resize(value, 32) : value);
}

void KernelMemory::loadFloat(const Address &at) {
  keep({make("load float, ptr addrspace(1) " + at.pointer), "float", 0, 0,
        at.uniform});
}

void KernelMemory::loadVector(const Address &at) {
  if (chance(1, 2)) {
    keep({make("load <2 x i32>, ptr addrspace(1) " + at.pointer + ", align 8"),
          "<2 x i32>", 0, 0, false});
    return;
  }
  IrValue condition = pickCondition(false), other = pick("<2 x i32>");
  std::string one = make("insertelement <2 x i1> poison, i1 " + condition.name +
                         ", i32 0"),
              mask = make("insertelement <2 x i1> " + one + ", i1 " +
                          (chance(1, 3) ? "true" : condition.name) + ", i32 1");
  keep({make("call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) "
             "align 8 " +
             at.pointer + ", <2 x i1> " + mask + ", <2 x i32> " + other.name +
             ")"),
        "<2 x i32>", 0, 0, false});
}

void KernelMemory::loadPredicated(const Address &at,
                                  const std::string &predicate) {
  std::string other = chance(1, 2) ? pick("i32").name : "";
  if (amd) {
    std::string name = make(
        "call <1 x i32> @llvm.masked.load.v1i32.p1(ptr addrspace(1) "
        "align 4 " +
        at.pointer + ", <1 x i1> " +
        make("insertelement <1 x i1> poison, i1 " + predicate + ", i32 0") +
        ", <1 x i32> " +
        make("insertelement <1 x i32> poison, i32 " +
             (other.empty() ? "0" : other) + ", i32 0") +
        ")");
    keep(anyNumber(make("extractelement <1 x i32> " + name + ", i32 0"), 32,
                   false));
    return;
  }
  keep(
      anyNumber(make(predicatedLoad(at.pointer, predicate, other)), 32, false));
}

void KernelMemory::loadThroughBuffer() {
  IrValue index = pickWithin(32, 0, 1500);
  IrValue bytes = binary("shl", index, constant(32, 2));
  reach(0, 0, bytes.high + 4);
  keep(anyNumber(make("call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr "
                      "addrspace(8) " +
                      resource + ", i32 " + bytes.name + ", i32 0, i32 0)"),
                 32, false));
}

void KernelMemory::load() {
  if (!calm &&
      chance(1, 10)) { // what this thread wrote itself, perhaps just now
    keep(anyNumber(make(std::string(chance(1, 6) ? "load volatile" : "load") +
                        " i32, ptr addrspace(1) " + wordOfSlice()),
                   32, false));
    return;
  }
  if (amd && chance(1, 4)) {
    loadThroughBuffer();
    return;
  }
  if (!stepping.empty() && chance(1, 3)) {
    loadStepping(stepping[below(stepping.size())]);
    return;
  }
  loadAt(below(kReadOnly), anyIndex());
}

void KernelMemory::loadStepping(const Stepping &from) {
  reach(from.source, from.low, from.high + from.bytes);
  Address at{from.name, from.source};
  if (sources[from.source].floats && from.bytes == 4)
    loadFloat(at);
  else if (from.bytes == 4 && chance(1, 2))
    loadPredicated(at, pickCondition(false).name);
  else
    loadPlain(at, from.bytes * 8);
}

/// A word by its plain index, so that rows keep what they have in common.
void KernelMemory::loadRow(unsigned source, const IrValue &index) {
  reach(source, index.low * 4, (index.high + 1) * 4);
  Address at{make("getelementptr i32, ptr addrspace(1) " +
                  sources[source].name + ", i64 " + index.name),
             source};
  if (sources[source].floats)
    loadFloat(at);
  else if (chance(1, 2))
    loadPredicated(at, pickCondition(false).name);
  else
    loadPlain(at, 32);
}

/// By an index, in some form.
void KernelMemory::loadAt(unsigned source, const IrValue &index) {
  if (sources[source].floats) {
    loadFloat(address(source, 4, 1, index));
    return;
  }
  switch (below(6)) {
  case 0: { // an index that only the predicate keeps in bounds
    IrValue wild = pick("i32");
    std::string inside = make("icmp ult i32 " + wild.name + ", " +
                              std::to_string(8 << below(5)));
    // (the bound stands in the text; the largest is 128)
    reach(source, 0, 4 * 128);
    std::string at = make("getelementptr i32, ptr addrspace(1) " +
                          sources[source].name + ", i32 " + wild.name);
    loadPredicated({at, source}, inside);
    return;
  }
  case 1:
    loadVector(address(source, 4, 2, index));
    return;
  case 2:
    loadPredicated(address(source, 4, 1, index), pickCondition(false).name);
    return;
  case 3:
    if (!amd) {
      Address at = address(source, 4, 1, index);
      keep(anyNumber(make(plainAsmLoad(at.pointer)), 32, at.uniform));
      return;
    }
    [[fallthrough]];
  default: {
    unsigned bits = 8u << below(4);
    Address at = address(source, bits / 8, 1, index);
    loadPlain(at, bits);
  }
  }
}

std::string KernelMemory::wordOfSlice() {
  IrValue index = pickWithin(32, 0, kWords - 1);
  return make("getelementptr i32, ptr addrspace(1) " + slices[below(2)] +
              ", i32 " + index.name);
}

void KernelMemory::store() {
  if (!calm && chance(1, 8)) {
    keep(anyNumber(make("atomicrmw add ptr addrspace(1) " + wordOfSlice() +
                        ", i32 " + pick("i32").name + " monotonic"),
                   32, false));
    return;
  }
  std::string value = chance(1, 4) ? bitsOf(pick("float")) : pick("i32").name;
  std::string to = wordOfSlice();
  if (!amd && chance(1, 2))
    line(predicatedStore(to, value,
                         chance(1, 2) ? pickCondition(false).name : ""));
  else
    line((!calm && chance(1, 8) ? "store volatile i32 " : "store i32 ") +
         value + ", ptr addrspace(1) " + to);
}

void KernelMemory::barrier() {
  if (amd) {
    line("fence syncscope(\"workgroup\") release");
    line("call void @llvm.amdgcn.s.barrier()");
    line("fence syncscope(\"workgroup\") acquire");
  } else {
    line("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
  }
  for (HandOver &exchange : exchanges)
    exchange.canRead = exchange.canWrite = true;
}

void KernelMemory::handOver() {
  HandOver &exchange = exchanges[below(exchanges.size())];
  std::string space = "ptr addrspace(" + std::to_string(exchange.space) + ") ";
  if (exchange.canWrite && chance(calm ? 1 : 4, 8)) {
    line("store i32 " + pick("i32").name + ", " + space + exchange.word);
    exchange.canRead = false;
    return;
  }
  if (!exchange.canRead) {
    if (!calm && chance(1, 2))
      return;
    barrier();
  }
  std::string moved = make("add i32 " + thread + ", " +
                           std::to_string(below(threads))),
              other =
                  make("and i32 " + moved + ", " + std::to_string(threads - 1)),
              from = make("getelementptr i32, " + space + exchange.base +
                          ", i32 " + other);
  keep(anyNumber(make("load i32, " + space + from), 32, false));
  exchange.canWrite = false;
}

void KernelMemory::shuffle() {
  std::string value = pick("i32").name;
  std::string distance = std::to_string(1u << below(5));
  std::string other;
  if (amd) {
    std::string lane = make("xor i32 " + thread + ", " + distance),
                place = make("shl i32 " + lane + ", 2");
    other = make("call i32 @llvm.amdgcn.ds.bpermute(i32 " + place + ", i32 " +
                 value + ")");
  } else {
    other = make("call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 " + value +
                 ", i32 " + distance + ", i32 31)");
  }
  keep(anyNumber(make("add i32 " + value + ", " + other), 32, false));
}

} // namespace kiln::test
