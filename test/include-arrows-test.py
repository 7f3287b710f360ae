#!/usr/bin/env python3
"""What include-arrows.py finds in small trees that break its rules."""
import importlib.util
import pathlib
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("include_arrows", HERE / "include-arrows.py")
ARROWS = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(ARROWS)


class Circles(unittest.TestCase):
    def tree(self, files):
        """A folder with these files, by their names."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for name, text in files.items():
            path = pathlib.Path(folder.name) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return pathlib.Path(folder.name)

    def test_of_a_graph(self):
        self.assertEqual(ARROWS.circles({"a": {"b": ""}, "b": {"c": ""}, "a2": {"c": ""}}), [])
        self.assertEqual([sorted(found) for found in ARROWS.circles({"a": {"b": ""}, "b": {"c": ""}, "c": {"b": "", "d": ""}})],
                         [["b", "c"]])

    def test_of_modules(self):
        root = self.tree({"targets/gpu/Gpus.td": 'include "targets/cost/Costs.td"\n',
                          "targets/cost/Costs.h": '#include "targets/gpu/GpuTarget.h"\n',
                          "targets/object/Reader.cpp": '#include "targets/cost/Costs.h"\n'})
        found = list(ARROWS.of_circles(ARROWS.source_arrows(root), "modules"))
        self.assertEqual(len(found), 1)
        self.assertIn("a circle of modules: targets/cost, targets/gpu;", found[0])
        self.assertIn("targets/gpu/Gpus.td:1 includes targets/cost/Costs.td", found[0])
        self.assertNotIn("targets/object", found[0])

    def test_of_python_modules_with_late_imports(self):
        root = self.tree({"tools/python/kiln/__init__.py": "from kiln.rules import policy\n",
                          "tools/python/kiln/rules.py": "def policy():\n    from kiln import keys\n",
                          "tools/python/kiln/keys.py": "from kiln import rules\n",
                          "tools/python/kiln/sub/__init__.py": "",
                          "tools/python/kiln/sub/deep.py": "from ..keys import key\nfrom . import other\n",
                          "tools/python/kiln/sub/other.py": "import kiln.keys\n"})
        found = list(ARROWS.of_circles(ARROWS.module_arrows(root), "Python modules"))
        self.assertEqual(len(found), 1)
        self.assertIn("kiln.keys, kiln.rules;", found[0])
        self.assertIn("tools/python/kiln/rules.py:2 imports kiln.keys", found[0])
        self.assertEqual(set(ARROWS.module_arrows(root)["kiln.sub.deep"]), {"kiln.keys", "kiln.sub.other"})


class Chips(unittest.TestCase):
    def test_questions(self):
        for line in ("if (gpu.computeCapability >= 90)", 'name.starts_with("gfx11")', 'if (gpu.name() != "sm_90a")'):
            self.assertTrue(ARROWS.CHIP.search(line), line)
        for line in ("device.computeCapability()", 'lookupGpuTarget("sm_90a")', 'feature.starts_with("sm_")', "hasTensorCopies(gpu)"):
            self.assertFalse(ARROWS.CHIP.search(line), line)


if __name__ == "__main__":
    unittest.main()
