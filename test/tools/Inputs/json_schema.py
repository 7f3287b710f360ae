"""JSON Schema (draft 2020-12), the keywords that our schemas use; a machine that runs the tests need not have a package for
it. Where the package jsonschema is installed, it has to agree.

usage: json_schema.py SCHEMA [--refuses] [DEFINITION] < document
"""
import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
ANNOTATIONS = {"$schema", "title", "description", "$defs"}


def has_type(value, name):
    if name in ("integer", "number"):
        return not isinstance(value, bool) and isinstance(value, (int, float) if name == "number" else int)
    return isinstance(value, TYPES[name])


def problems(value, schema, root, where="$"):
    """Yields every way in which a value does not keep to a schema."""
    for keyword, rule in schema.items():
        if keyword in ANNOTATIONS or keyword in ("properties", "additionalProperties") and not isinstance(value, dict):
            continue
        if keyword == "$ref":
            yield from problems(value, root["$defs"][rule.removeprefix("#/$defs/")], root, where)
        elif keyword == "type":
            if not any(has_type(value, name) for name in ([rule] if isinstance(rule, str) else rule)):
                yield f"{where}: {value!r} is no {rule}"
        elif keyword == "enum":
            if value not in rule:
                yield f"{where}: {value!r} is none of {rule}"
        elif keyword == "const":
            if value != rule:
                yield f"{where}: {value!r} is not {rule!r}"
        elif keyword == "oneOf":
            found = [list(problems(value, one, root, where)) for one in rule]
            if sum(not one for one in found) != 1:
                yield f"{where}: keeps to {sum(not one for one in found)} of {len(rule)} schemas: {min(found, key=len)}"
        elif keyword == "required":
            yield from (f"{where}: lacks {name}" for name in rule if isinstance(value, dict) and name not in value)
        elif keyword == "properties":
            for name in rule.keys() & value.keys():
                yield from problems(value[name], rule[name], root, f"{where}.{name}")
        elif keyword == "additionalProperties":
            for name in value.keys() - schema.get("properties", {}).keys():
                if rule is False:
                    yield f"{where}: {name} is not in the schema"
                else:
                    yield from problems(value[name], rule, root, f"{where}.{name}")
        elif keyword == "propertyNames":
            for name in value if isinstance(value, dict) else ():
                yield from problems(name, rule, root, f"{where}, the name {name}")
        elif keyword == "items":
            for index, item in enumerate(value if isinstance(value, list) else ()):
                yield from problems(item, rule, root, f"{where}[{index}]")
        elif keyword in ("minLength", "minItems"):
            if isinstance(value, str if keyword == "minLength" else list) and len(value) < rule:
                yield f"{where}: is shorter than {rule}"
        elif keyword in ("minimum", "maximum"):
            if has_type(value, "number") and (value < rule if keyword == "minimum" else value > rule):
                yield f"{where}: {value} is beyond the {keyword} of {rule}"
        elif keyword == "pattern":
            if isinstance(value, str) and not re.search(rule, value):
                yield f"{where}: {value!r} does not match {rule}"
        else:
            raise NotImplementedError(f"this validator does not know {keyword}; teach it")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--refuses"]
    with open(arguments[0], encoding="utf-8") as file:
        schema = json.load(file)
    if len(arguments) > 1:
        # One definition alone: its messages are to the point.
        schema = {"$ref": f"#/$defs/{arguments[1]}", "$defs": schema["$defs"]}
    document = json.load(sys.stdin)
    found = list(problems(document, schema, schema))
    try:
        import jsonschema
    except ImportError:
        pass
    else:
        jsonschema.Draft202012Validator.check_schema(schema)
        assert jsonschema.Draft202012Validator(schema).is_valid(document) == (not found), found
    if "--refuses" in sys.argv:
        assert found, "nothing is wrong with it"
        return print("\n".join(found))
    assert not found, "\n".join(found[:20])
    return print("keeps to the schema")


main()
