//===- SassTable.td - the records of this folder, in one file for TableGen ===//
include "llvm/TableGen/SearchableTable.td"
include "targets/isa/sass/Sass.td"
include "targets/isa/sass/SassSpelling.td"
