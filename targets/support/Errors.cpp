//===- Errors.cpp - the errors of every module ----------------------------===//
#include "targets/support/Errors.h"

char kiln::EnvironmentError::ID = 0;
char kiln::DeadlineError::ID = 0;
