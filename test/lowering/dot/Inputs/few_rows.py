"""Writes a case FOLDER/NAME.json with its kernel, NAME.ttir, for every dot of few rows or columns in SHAPES.

usage: few_rows.py FOLDER
"""
import json
import sys
from pathlib import Path

#: m, n, k; the operands' type and the result's.
SHAPES = [(4, 512, 16, "bf16", "f32"), (1, 64, 64, "f16", "f32"), (64, 4, 64, "i8", "i32"), (2, 2, 32, "f16", "f32"), (8, 32, 128, "f32", "f32"),
          (512, 8, 16, "bf16", "f32"), (1, 1, 64, "i8", "i32"), (4, 64, 512, "f16", "f32")]


def pointers(name, rows, columns, kind):
    """Tile IR of pointers to a dense matrix, %NAMEp."""
    shape = f"{rows}x{columns}"
    return f"""
    %{name}r = tt.make_range {{end = {rows} : i32, start = 0 : i32}} : tensor<{rows}xi32>
    %{name}c = tt.make_range {{end = {columns} : i32, start = 0 : i32}} : tensor<{columns}xi32>
    %{name}r1 = tt.expand_dims %{name}r {{axis = 1 : i32}} : tensor<{rows}xi32> -> tensor<{rows}x1xi32>
    %{name}c1 = tt.expand_dims %{name}c {{axis = 0 : i32}} : tensor<{columns}xi32> -> tensor<1x{columns}xi32>
    %{name}w = arith.constant dense<{columns}> : tensor<{rows}x1xi32>
    %{name}r2 = arith.muli %{name}r1, %{name}w : tensor<{rows}x1xi32>
    %{name}r3 = tt.broadcast %{name}r2 : tensor<{rows}x1xi32> -> tensor<{shape}xi32>
    %{name}c3 = tt.broadcast %{name}c1 : tensor<1x{columns}xi32> -> tensor<{shape}xi32>
    %{name}o = arith.addi %{name}r3, %{name}c3 : tensor<{shape}xi32>
    %{name}s = tt.splat %{name} : !tt.ptr<{kind}> -> tensor<{shape}x!tt.ptr<{kind}>>
    %{name}p = tt.addptr %{name}s, %{name}o : tensor<{shape}x!tt.ptr<{kind}>>, tensor<{shape}xi32>"""


def kernel(m, n, k, kind, result):
    """Tile IR of c = a * b."""
    zero = "0" if result == "i32" else "0.000000e+00"
    return f"""module {{
  tt.func public @k(%a: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}}, %b: !tt.ptr<{kind}> {{tt.divisibility = 16 : i32}},
                    %c: !tt.ptr<{result}> {{tt.divisibility = 16 : i32}}) {{
    %zero = arith.constant dense<{zero}> : tensor<{m}x{n}x{result}>{pointers("a", m, k, kind)}{pointers("b", k, n, kind)}{pointers("c", m, n, result)}
    %x = tt.load %ap : tensor<{m}x{k}x!tt.ptr<{kind}>>
    %y = tt.load %bp : tensor<{k}x{n}x!tt.ptr<{kind}>>
    %d = tt.dot %x, %y, %zero : tensor<{m}x{k}x{kind}> * tensor<{k}x{n}x{kind}> -> tensor<{m}x{n}x{result}>
    tt.store %cp, %d : tensor<{m}x{n}x!tt.ptr<{result}>>
    tt.return
  }}
}}
"""


def case(name, m, n, k, kind, result):
    """The case file's content."""
    fill = {"integers": [-5, 5]} if kind == "i8" else {"normal": [0, 1]}
    tensors = [("a", kind, [m, k], fill), ("b", kind, [k, n], fill), ("c", result, [m, n], "zero" if kind == "i8" else "nan")]
    arguments = [{"name": name, "dtype": dtype, "shape": shape, "fill": fill} for name, dtype, shape, fill in tensors]
    arguments[2]["role"] = "out"
    return {"version": 1, "kernel": f"{name}.ttir", "name": "k", "sizes": {}, "grid": ["1"], "num_warps": 4, "arguments": arguments,
            "tolerance": {"relative": 2e-3, "absolute": 1e-3}}


folder = Path(sys.argv[1])
folder.mkdir(exist_ok=True)
for shape in SHAPES:
    file = "_".join(str(part) for part in shape)
    (folder / f"{file}.ttir").write_text(kernel(*shape))
    (folder / f"{file}.json").write_text(json.dumps(case(file, *shape)))
