package arbiter.games.capital.gear;

import arbiter.space.plane.Base;

/**
 * A weapon or an item of somebody's that lies on the ground, by its place in the profile, and the spot where it does.
 * Ledger: CAP-AMB-100.
 */
public record Lying(boolean weapon, int index, Base spot) {}
