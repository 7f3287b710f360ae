//===- Isa.td - the records of this folder, in one file for TableGen ------===//
include "llvm/TableGen/SearchableTable.td"
include "targets/isa/Opcodes.td"
include "targets/isa/LinearForms.td"
