"""A report of many games: what a designer wants to know of a game's balance, as one HTML page.

gather   one game, watched: lengths, choices, chances over time, things that were chosen
count    numbers of many games, each with its interval
things   which things go along with winning, and how sure that is
charts   pictures of it, in the house's colours
page     the page
"""
