"""What every game shares: position, agenda, steps, words, chance, records, text."""
