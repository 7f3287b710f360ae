//===- PassPolicy.h - what a kernel orders of LLVM's own passes -----------===//
//
// The policies of an order (`strategy; policy; policy`) say how LLVM's passes
// treat one kernel. LLVM has switches for most of this, but process-wide ones;
// a policy uses what LLVM asks per context, per function or per block instead,
// so that two kernels of a module and two threads of a process can differ.
//
// A policy is one file of this folder: it registers its OrderInfo
// (registerPolicy) and joins the pipeline by a PipelineHook. It leaves one
// record and one remark "kiln-policy" per kernel and policy, with what it did.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ORDERS_PASSPOLICY_H
#define KILN_TARGETS_ORDERS_PASSPOLICY_H

#include "targets/orders/CompilationOrders.h"
#include "llvm/ADT/Twine.h"

namespace kiln {

/// Notes what a policy that was obeyed did, and how many times, and emits the
/// remark of it.
void reportPolicy(CompilationOrders &orders, const llvm::Function &function,
                  const Order &policy, unsigned times, const llvm::Twine &what);

} // namespace kiln

#endif // KILN_TARGETS_ORDERS_PASSPOLICY_H
