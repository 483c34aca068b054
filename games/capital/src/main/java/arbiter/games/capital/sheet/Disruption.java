package arbiter.games.capital.sheet;

/** The drifting plasma of a cannon: what it costs, how it moves, whom it burns. Ledger: CAP-AMB-119. */
public record Disruption(int ammo, int speed, Quantity damage, int radius, int steps) {}
