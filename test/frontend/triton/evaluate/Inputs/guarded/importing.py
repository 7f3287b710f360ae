import importlib
import importlib.util


def found(name):
    for place in ("triton.language.extra.libdevice", "triton.language.math"):
        if spec := importlib.util.find_spec(place):
            module = importlib.util.module_from_spec(spec)
            assert spec.loader is not None
            spec.loader.exec_module(module)
            return getattr(module, name)
    raise ImportError(name)


def tried(name):
    try:
        module = importlib.import_module(name)
        if getattr(module, "__file__", None) is None:
            raise ImportError(f"{name} has no file")
        return True, module
    except ImportError:
        return False, None
