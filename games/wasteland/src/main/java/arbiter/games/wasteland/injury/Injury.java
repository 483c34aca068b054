package arbiter.games.wasteland.injury;

/** An injury at a location, whether it is harder to treat, and whether it has been treated and could open again. Ledger: WAS-INJ-1, WAS-INJ-7. */
public record Injury(int location, boolean debilitating, boolean treated) {}
