"""All builds of a kernel compiled and none run, so that a survey that times them later finds them in Triton's cache."""
from __future__ import annotations

import contextlib
import importlib
import inspect
from typing import Sequence

from kiln.handle import bind
from kiln.survey.builds import BUILDS, LEARNED
from kiln.survey.launches import Launch


def _all_of_adaptive(launch: Launch, directive: str) -> None:
    maker = importlib.import_module("kiln.adaptive.maker")
    compiled, spec = launch.compiled, importlib.import_module("kiln.adaptive.spec").read(directive)
    target = compiled.metadata.target
    device = importlib.import_module("triton.runtime.driver").driver.active.get_current_device()
    model = importlib.import_module("kiln.adaptive.clock").of_device(target.backend, device).model
    bound = inspect.signature(launch.fn.fn).bind(*launch.args, **{k: v for k, v in launch.kwargs.items() if k in launch.fn.arg_names})
    bound.apply_defaults()
    builds = maker.Maker(compiled, spec, model)
    overlap = importlib.import_module("kiln.adaptive.overlap").Overlap(list(compiled.src.signature.values()))
    overlap.narrow(builds.written(overlap))
    launched = importlib.import_module("kiln.adaptive.candidates").told_of(compiled, launch.grid, bound.args)
    for _ in builds.all(overlap.is_apart(bound.args), launched):
        pass


def compile_builds(launch: Launch, builds: Sequence[str]) -> None:
    """Compiles a launch's kernel by each of the builds, for an adaptive one all that are raced. What cannot be compiled the survey meets again,
    and says."""
    for build in builds:
        with contextlib.suppress(Exception):
            if build in LEARNED:
                _all_of_adaptive(launch, BUILDS[build]["sched_strategy"])
            else:
                bind(launch.fn, *launch.args, grid=launch.grid, **{**launch.kwargs, **BUILDS[build]})
