//===- Device.cpp - what it takes to run one kernel -----------------------===//
//
// The one out-of-line piece of Device.h.
//
//===----------------------------------------------------------------------===//
#include "targets/device/Device.h"

char kiln::EnvironmentError::ID = 0;
