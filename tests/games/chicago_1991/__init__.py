"""Chicago 1991."""

LEFT_OUT = {"street"}
"""The far street fields are one thing, not drawn while each of them can be chosen."""
