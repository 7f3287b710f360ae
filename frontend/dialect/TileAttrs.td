//===- TileAttrs.td - attributes of tile IR --------------------------------===//

#ifndef KILN_FRONTEND_TILE_ATTRS
#define KILN_FRONTEND_TILE_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "frontend/dialect/TileDialect.td"
include "frontend/dialect/TileEnums.td"

def TT_CachePolicyAttr : AttrDef<TileDialect, "CachePolicy"> {
  let mnemonic = "cache_policy";
  let summary = "both of an access, as Triton 3.9 spells them: CachePolicies.h";
  let parameters = (ins EnumParameter<TT_CacheModifier>:$cache_modifier,
                        EnumParameter<TT_EvictionPolicy>:$eviction_policy);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // KILN_FRONTEND_TILE_ATTRS
