"""A package that is not there is asked for in one sentence."""

from __future__ import annotations

from importlib import import_module

import pytest

from burnham.lab.extras import MissingExtra, packages_of


def test_a_missing_package_names_its_extra() -> None:
    with pytest.raises(MissingExtra) as told, packages_of("rl"):
        import_module("no_such.part")
    assert str(told.value) == 'This needs the package no_such: pip install "burnham[rl]"'
    assert isinstance(told.value, ImportError)
    assert "fehlt das Paket no_such" in told.value.said("de")
