//===- PassPolicy.h - what a kernel orders of LLVM's own passes -----------===//
//
// The policies of an order (`strategy; policy; policy`) say how LLVM's passes
// treat one kernel. LLVM has switches for most of this, but process-wide ones;
// a policy uses what LLVM asks per context, per function or per block instead,
// so that two kernels of a module and two threads of a process can differ.
//
// A policy is one file of this folder: it registers its OrderInfo
// (registerPolicy) and joins the pipeline by a PipelineHook. It leaves one
// remark "kiln-policy" per kernel and order, with what it did.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ORDERS_PASSPOLICY_H
#define KILN_TARGETS_ORDERS_PASSPOLICY_H

#include "targets/orders/Orders.h"
#include "llvm/ADT/Twine.h"

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

/// The policies of this name that the function carries, in their order. None if
/// its attribute is not valid: the scheduler reports that.
std::vector<Order> policiesOf(const llvm::Function &function,
                              llvm::StringRef name);

/// The passes that the function's strategy vetoes of its own accord
/// (OrderInfo::vetoes).
llvm::ArrayRef<llvm::StringRef>
vetoesOfStrategy(const llvm::Function &function);

/// The remark of a policy that was obeyed: `what` it did, and how many times.
void reportPolicy(const llvm::Function &function, const Order &policy,
                  unsigned times, const llvm::Twine &what);

/// The error of a policy that cannot be obeyed.
void refusePolicy(const llvm::Function &function, const Order &policy,
                  const llvm::Twine &why);

} // namespace kiln

#endif // KILN_TARGETS_ORDERS_PASSPOLICY_H
