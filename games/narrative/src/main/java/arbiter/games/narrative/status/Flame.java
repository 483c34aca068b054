package arbiter.games.narrative.status;

/**
 * Something that burns on somebody: how much it does at each start of a turn, whether soak helps and how much of it is
 * ignored, for how many turns, and by how many difficulty dice putting it out is harder. Ledger: NAR-Q-5, NAR-ENV-8.
 */
public record Flame(String name, int damage, boolean soaked, int pierce, boolean strain, int turns, int harder) {

    /** Burns until it is put out. */
    public static final int WITHOUT_END = Integer.MAX_VALUE;

    Flame waned() {
        return turns == WITHOUT_END ? this : new Flame(name, damage, soaked, pierce, strain, turns - 1, harder);
    }
}
