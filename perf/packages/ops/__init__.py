"""The ops: each calls a package's own Python functions once, forward and, where there is one, backward. A file a package.

Sizes are those of a training step, or of decoding, of a small model.
"""
import importlib

#: Files of this folder by the package whose functions they call, as PyPI names it.
PACKAGES = {"liger-kernel": ("liger",), "fla-core": ("fla", "fla_modules"), "mlstm-kernels": ("mlstm",),
            "cut-cross-entropy": ("cut_cross_entropy",), "conch-triton-kernels": ("conch",), "torchnorm": ("torchnorm",)}


def ops_of(package):
    """{name: function without arguments} of a package that is installed."""
    return {f"{file}.{name}": function for file in PACKAGES[package]
            for name, function in importlib.import_module(f"ops.{file}_ops").OPS.items()}
