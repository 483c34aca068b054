package arbiter.games.centuryg.person;

/**
 * A thing that is hurt in the place of its owner: the Skill or Miracle it serves, the points left in it, whether a repair
 * was tried this Episode. Ledger: BCG-PROXY-1, BCG-PROXY-2, BCG-AMB-24.
 */
public record Proxy(String skill, Kind kind, int points, boolean broken, boolean mended) {

    /** What it is good for. */
    public enum Kind {
        /** Fights for its owner, easily: a plain one that the gamemaster hands out. */
        PLAIN,
        /** Better than plain, and hard to damage. */
        SUPERIOR,
        /** Takes the Damage of a Miracle only. */
        ETHER_DRIVE
    }

    /** Stands in front of the Layers. */
    public boolean guards() {
        return !broken && kind != Kind.ETHER_DRIVE;
    }
}
