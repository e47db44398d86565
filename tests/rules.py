"""`@rule("SF-012")` names the numbered rules of docs/rules that a test holds."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
