"""The games on the interfaces of others: PettingZoo, Gymnasium, OpenSpiel.  Each is an extra."""
