"""Committed results of races, with names of directives as they are now: results are kept as they were measured."""
import json

#: What results of 2026-11-26 and before call otherwise.
RENAMED = {"veto(pass=": "disable(pass=", "distinct=true": "noalias=true", '"orders":': '"directives":'}


def load(path):
    """A file of results as JSON, its names today's."""
    with open(path) as file:
        text = file.read()
    for before, now in RENAMED.items():
        text = text.replace(before, now)
    return json.loads(text)
