"""What a server must survive: kills, a full disk, a database that is away, jumping clocks, slow
clients, a thousand pages that wait, and hours of play."""
