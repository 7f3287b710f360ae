//===- Errors.cpp - the errors of every room ------------------------------===//
#include "targets/support/Errors.h"

char kiln::EnvironmentError::ID = 0;
