"""JUnit's XML: well-formed, and its counts are right."""
import sys
import xml.etree.ElementTree as tree

root = tree.parse(sys.stdin).getroot()
assert root.tag == "testsuites", root.tag
for suites in (root, *root.findall("testsuite")):
    cases = list(suites.iter("testcase"))
    assert int(suites.get("tests")) == len(cases) > 0, suites.attrib
    assert int(suites.get("failures")) == len(list(suites.iter("failure"))), suites.attrib
    assert int(suites.get("skipped")) == len(list(suites.iter("skipped"))), suites.attrib
    assert int(suites.get("errors")) == 0, suites.attrib
for case in root.iter("testcase"):
    assert case.get("name") and case.get("classname"), case.attrib
    for failure in case.findall("failure"):
        assert failure.get("message") and failure.get("type") and failure.text, failure.attrib
print(root.get("tests"), "tests,", root.get("failures"), "failures,", root.get("skipped"), "skipped")
