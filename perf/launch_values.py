"""What is known of a launch's arguments, for models that follow integers: perf/simulator_ranks.py."""


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
