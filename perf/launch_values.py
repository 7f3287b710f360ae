"""What is known of a launch's arguments, for models that follow integers: perf/simulator_ranks.py."""
import inspect


def of_arguments(signature, values):
    """[an integer or None] of the parameters in their sequence, up to the first that becomes several. `signature` has their types by name as
    Triton writes them, `values` the arguments."""
    found = []
    for name, kind in signature.items():
        if kind == "constexpr":
            continue
        if not isinstance(kind, str) or kind.startswith("tensordesc"):
            break
        value = values.get(name)
        found.append(int(value) if kind[:1] in "iu" and isinstance(value, (int, bool)) else None)
    return found


def of_launch(launch):
    """The same of a launch that `kiln.survey` has caught."""
    known = {key: value for key, value in launch.kwargs.items() if key in launch.fn.arg_names}
    bound = inspect.signature(launch.fn.fn).bind(*launch.args, **known)
    bound.apply_defaults()
    return of_arguments(launch.compiled.src.signature, bound.arguments)
