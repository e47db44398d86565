"""Many tables at once: what a move costs the server, and how soon everybody has it."""
