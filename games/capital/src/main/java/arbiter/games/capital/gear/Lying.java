package arbiter.games.capital.gear;

import arbiter.space.plane.Base;

/** A weapon of somebody's that lies on the ground, and the spot where it does. Ledger: CAP-AMB-100. */
public record Lying(int weapon, Base spot) {}
