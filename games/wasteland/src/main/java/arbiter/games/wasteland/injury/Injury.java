package arbiter.games.wasteland.injury;

/** An injury at a location, whether it is harder to treat, and whether it has been treated and could open again. Ledger: WAS-INJ-1, WAS-INJ-7. */
public record Injury(int location, boolean debilitating, boolean treated) {

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Injury that
                && location == that.location
                && debilitating == that.debilitating
                && treated == that.treated;
    }

    @Override
    public int hashCode() {
        return 4 * location + (debilitating ? 2 : 0) + (treated ? 1 : 0);
    }
}
