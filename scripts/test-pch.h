// Precompiled for the unit tests.
#include "scripts/mlir-pch.h"
#include "gtest/gtest.h"
