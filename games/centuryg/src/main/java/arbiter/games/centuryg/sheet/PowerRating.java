package arbiter.games.centuryg.sheet;

/** How much somebody counts for when sides are compared. Ledger: BCG-SPR-1. */
public final class PowerRating {

    private PowerRating() {}

    public static int of(Tier tier, int level) {
        return switch (tier) {
            case PC, RIVAL -> 2 * level + 4;
            case GRUNT -> level + 2;
            case BOSS -> 4 * level + 8;
        };
    }

    /** Reinforcements count like a PC of their Level. */
    public static int ofReinforcements(int level) {
        return of(Tier.PC, level);
    }
}
