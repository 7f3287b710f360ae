// The machine passes of this folder and the orders they obey.
#ifndef KILN_MIR_PASSES_PASSES_H
#define KILN_MIR_PASSES_PASSES_H

#include "targets/orders/Orders.h"
#include <memory>
#include <optional>

namespace llvm {
class MachineFunction;
class MachineFunctionPass;
} // namespace llvm

namespace kiln {

class AsmPointers;

/// True if the function carries any order: only then this folder's passes look
/// at it.
bool hasOrders(const llvm::MachineFunction &function);
/// True if a scheduler or pass of ours will use what the instructions can be
/// found to touch. LLVM's own schedulers are given what LLVM would give them.
bool wantsDescription(const llvm::MachineFunction &function);
/// The function's order for the rematerialization pass `name`, if its attribute
/// lists one. A bad attribute counts as none here: it is reported once, by the
/// first pass of the folder.
std::optional<Order> rematOrder(const llvm::MachineFunction &function,
                                llvm::StringRef name);

llvm::MachineFunctionPass *
createDescribeAsm(std::shared_ptr<AsmPointers> pointers);
llvm::MachineFunctionPass *createInvariantLoads();

} // namespace kiln

#endif
