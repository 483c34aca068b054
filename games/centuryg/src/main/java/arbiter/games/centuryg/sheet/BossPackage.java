package arbiter.games.centuryg.sheet;

/** What a Boss has at a Power Level besides Attributes; every Level adds to it. Ledger: BCG-BOSS-1, BCG-BOSS-2. */
public record BossPackage(int powers, int weapons, int upgrades, int capstones, int traits, int skillPoints) {

    private static final int FIRST_POINTS = 50;
    private static final int MORE_POINTS = 30;

    public static BossPackage at(int level) {
        return new BossPackage(
                level >= 3 ? 2 : 1,
                level >= 2 ? 2 : 1,
                (level >= 1 ? 1 : 0) + (level >= 4 ? 1 : 0),
                level >= 5 ? 1 : 0,
                (level + 1) / 2,
                FIRST_POINTS + (level >= 2 ? MORE_POINTS : 0) + (level >= 4 ? MORE_POINTS : 0));
    }
}
