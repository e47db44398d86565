"""The laboratory: many games at once, to measure and to find faults."""
