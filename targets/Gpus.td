include "llvm/TableGen/SearchableTable.td"
