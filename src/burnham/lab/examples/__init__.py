"""Worked examples for those who learn from games; each is a program."""
