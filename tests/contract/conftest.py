"""Lets a failing check of the contract suite show its values."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.tables", "tests.contract.play")
