package arbiter.games.centuryg.terrain;

import arbiter.games.centuryg.unit.Clock;

/** A kind of Terrain lying in a Zone: for good, or until a clock has run down. Ledger: BCG-TERR-6, BCG-OP-13. */
public record Patch(int zone, Terrain terrain, Clock clock) {}
