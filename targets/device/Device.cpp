//===- Device.cpp - pointers between the buffers of a launch --------------===//
#include "targets/device/Device.h"
#include "llvm/Support/Endian.h"

using namespace kiln;
using namespace llvm;

void DeviceBuffer::writePointers(MutableArrayRef<uint8_t> copy,
                                 ArrayRef<uint64_t> addresses) const {
  for (const Pointer &pointer : pointers)
    support::endian::write64le(&copy[pointer.at],
                               addresses[pointer.buffer] + pointer.offset);
}

void DeviceBuffer::clearPointers(ArrayRef<uint64_t> addresses) {
  for (const Pointer &pointer : pointers)
    if (support::endian::read64le(&bytes[pointer.at]) ==
        addresses[pointer.buffer] + pointer.offset)
      support::endian::write64le(&bytes[pointer.at], 0);
}
